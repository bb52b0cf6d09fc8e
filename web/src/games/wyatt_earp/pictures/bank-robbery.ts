import { OUTLINE, ink, paper, spot, spokes, type Draw } from "../../../art/drawing";
import { CARD, dot, edge, line, path } from "../../../art/pen";

const bagOfGold = "M44 44C41 46 39 50 40 55C41 59 55 59 56 55C57 50 55 46 52 44L54 40H42Z";

export const draw: Draw = (pen) =>
  paper("M6 4H52V50H6Z") +
  path(pen.right(52, 6, 50, 3, (t) => 6 + 6 * t, 2)) +
  `<path d="M11 9H47V45H11Z" fill="none" ${OUTLINE}/>` +
  spot(dot(28, 27, 11)) +
  line(spokes(28, 27, 11), 1.6) +
  paper(dot(28, 27, 3)) +
  ink("M10 50H18V55H10ZM36 50H42V55H36Z") +
  path(bagOfGold, CARD, edge(5, CARD)) +
  spot(bagOfGold) +
  paper("M42 39H54L52 44.4H44Z") +
  line(
    "M48 47.4V56M50.4 49.4C49.4 48 45.6 48 45.8 50.2C46 52.4 50.6 51.4 50.6 53.4C50.6 55.6 46 55.4 45.4 53.8",
    1.2,
  );
