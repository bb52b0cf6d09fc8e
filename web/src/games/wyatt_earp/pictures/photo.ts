import { ink, paper, spot, type Draw } from "../../../art/drawing";
import { always, line, path } from "../../../art/pen";

export const draw: Draw = (pen) =>
  spot("M10 14H38V40H10Z") +
  path(pen.right(38, 18, 40, 3, always(8), 1.8)) +
  paper("M38 18L46 14V40L38 36Z") +
  ink("M46 12H52V42H46Z") +
  paper("M52 20H60V34H52Z") +
  line("M40.6 19V35.4M43.4 17.4V37", 1.4) +
  line("M26 40L14 62M26 40L28 62M26 40L42 62", 3) +
  ink("M5 12H14V32H5ZM8 12V7H12V12Z");
