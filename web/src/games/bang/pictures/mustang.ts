import { ink, paper } from "../../../art/drawing";
import { CARD, dot, line, path, SPOT, type Pen } from "../../../art/pen";

const HORSE =
  "M18 60C20 46 16 38 10 34L5 36C2 34 3 29 6 26C12 20 16 16 20 12L20 4L26 9C40 8 52 20 56 40L58 60Z";
export function draw(pen: Pen): string {
  return (
    paper(HORSE) +
    ink("M26 9C40 8 52 20 56 40L58 60H50C50 44 46 26 30 16Z") +
    line("M34 17C44 26 48 40 50 54M40 18C48 28 52 40 54 54", 1.2, CARD) +
    ink(dot(19, 22, 2)) +
    line("M10 34C16 34 22 31 26 26M7 29L9 30", 1.6) +
    line("M6 26L24 34L30 16", 2.4, SPOT) +
    path(pen.right(46, 34, 60, 3, (t) => 10 + 8 * t, 1.8, 0.1))
  );
}
