import { ink, paper, spot, type Draw } from "../../../art/drawing";
import { around, dot, path, star, wedge } from "../../../art/pen";

export const draw: Draw = () =>
  spot(star(32, 32, 30, 14, 11)) +
  paper(star(32, 32, 19, 9, 9, -70)) +
  ink(dot(32, 32, 5)) +
  path(
    around(9, 0, 0, 1)
      .map(([x, y]) => wedge(32 + 12 * x, 32 + 12 * y, 32 + 26 * x, 32 + 26 * y, 2.2))
      .join(""),
  );
