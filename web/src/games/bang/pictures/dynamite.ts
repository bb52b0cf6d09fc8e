import { paper, spot, type Draw } from "../../../art/drawing";
import { always, line, path, star } from "../../../art/pen";

export const draw: Draw = (pen) =>
  [8, 24, 40]
    .map(
      (x) =>
        spot(`M${x} 24H${x + 15}V58H${x}Z`) + path(pen.right(x + 15, 28, 56, 3, always(6), 1.8)),
    )
    .join("") +
  paper("M6 36H57V44H6Z") +
  line("M31 24C31 14 40 16 40 9", 2) +
  spot(star(43, 8, 8, 3.4, 7));
