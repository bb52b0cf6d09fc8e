import { ink, paper, spot, type Draw } from "../../../art/drawing";
import { always, dot, line, path, SPOT } from "../../../art/pen";

export const draw: Draw = (pen) => {
  let awning = "";
  for (let at = 0; at < 6; at++) {
    const x = 5 + at * 9;
    const stripe = `M${x} 10H${x + 9}V24C${x + 9} 29 ${x} 29 ${x} 24Z`;
    awning += at % 2 ? paper(stripe) : spot(stripe);
  }
  return (
    paper("M8 26H56V58H8Z") +
    path(pen.right(56, 30, 58, 3, always(9), 1.8)) +
    awning +
    ink("M24 36H40V58H24Z") +
    paper("M12 34H21V46H12ZM43 34H52V46H43Z") +
    line("M12 40H21M43 40H52", 1.2) +
    path(dot(37, 48, 1.4), SPOT)
  );
};
