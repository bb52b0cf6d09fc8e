import { paper, spot, type Draw } from "../../../art/drawing";
import { always, line, path } from "../../../art/pen";

export const draw: Draw = (pen) =>
  spot("M14 22H44V58H14Z") +
  paper("M44 28H52C56 28 58 31 58 35V45C58 49 56 52 52 52H44V46H51V34H44Z") +
  paper(
    "M11 23C6 17 12 9 19 12C22 5 33 5 35 11C42 7 50 13 46 21C46 26 42 25 42 29C42 33 37 33 37 28C33 27 31 30 29 26C25 29 21 27 19 26C15 28 12 27 11 23Z",
  ) +
  line("M21 32V53M29 32V53M37 35V53", 2.2) +
  path(pen.right(44, 34, 58, 3, always(5), 1.8));
