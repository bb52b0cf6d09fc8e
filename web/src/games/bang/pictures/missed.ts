import { ink, paper, spot, type Draw } from "../../../art/drawing";
import { dot, line, path, SPOT } from "../../../art/pen";

const BRIM = "M3 34C9 43 20 42 33 42C46 42 57 43 62 34C62 44 48 51 33 51C18 51 3 44 3 34Z";

export const draw: Draw = (pen) =>
  paper("M18 40C17 24 18 13 26 11C30 10 31 14 34 14C37 14 39 10 43 11C50 13 50 24 49 40Z") +
  path(pen.right(49, 14, 32, 3, (t) => 8 + 4 * t, 2.2, 0.1)) +
  spot("M17.4 33H49.6V41H17.4Z") +
  paper(BRIM) +
  pen.clip(BRIM, path(pen.down(51.4, 8, 58, 2.8, (t) => -(4 + 3 * t), 1.8))) +
  ink(dot(29, 22, 4)) +
  line("M24 16L20 12M22 22L16 22M24 28L20 31M35 18L38 15", 1.6) +
  line("M2 8L13 14M55 22L63 26M58 17L62 19", 2.4, SPOT);
