import { paper, spot, type Draw } from "../../../art/drawing";
import { always, line, path } from "../../../art/pen";

export const draw: Draw = (pen) =>
  paper("M16 8C30 4 34 4 48 8C55 24 55 40 48 56C34 60 30 60 16 56C9 40 9 24 16 8Z") +
  line("M24 7C20 24 20 40 24 57M32 6V58M40 7C44 24 44 40 40 57", 1.3) +
  spot(
    "M13 15C28 19 36 19 51 15L53 21C38 25 26 25 11 21ZM11 43C26 47 38 47 53 43L51 49C36 53 28 53 13 49Z",
  ) +
  path(pen.right(53.4, 24, 42, 2.8, always(13), 2));
