import { spot, type Draw } from "../../../art/drawing";
import { around, dot, edge, path, star, wedge } from "../../../art/pen";

export const draw: Draw = () =>
  spot(star(32, 34, 29, 13)) +
  `<path d="${star(32, 34, 20, 9)}" fill="none" ${edge(1.2)}/>` +
  spot(
    around(5, 32, 34, 29)
      .map(([x, y]) => dot(x, y, 3.4))
      .join(""),
  ) +
  path(wedge(50, 54, 36, 38, 2.6) + wedge(55, 28, 40, 32, 2.4) + wedge(44, 48, 38, 38, 1.6));
