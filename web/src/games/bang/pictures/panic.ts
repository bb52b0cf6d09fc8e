import { paper, spot, type Draw } from "../../../art/drawing";
import { line, path } from "../../../art/pen";

export const draw: Draw = (pen) =>
  paper(
    "M22 60V44C14 40 8 32 6 24C9 21 13 23 15 27L20 32V10C20 6 26 6 26 10V26V6C26 2 32 2 32 6V26V8C32 4 38 4 38 8V28V14C38 10 44 10 44 14V36C44 42 42 46 40 48V60Z",
  ) +
  path(pen.right(44, 26, 54, 3, (t) => 9 + 6 * t, 2, 0.1)) +
  spot("M18 53H46V62H18Z") +
  line("M50 12L58 8M52 22L61 21M50 31L58 35", 2.4);
