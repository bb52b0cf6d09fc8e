import { ink, paper, type Draw } from "../../../art/drawing";
import { line, path, SPOT, wedge } from "../../../art/pen";

export const draw: Draw = (pen) =>
  paper("M2 56L22 12L34 32L42 22L62 56Z") +
  path(
    pen.right(60, 30, 56, 3, (t) => 2 + 13 * t, 2, 0.3) +
      wedge(26, 18, 16, 40, 3) +
      wedge(28, 24, 20, 46, 2.4),
  ) +
  ink("M20 56V44C20 34 40 34 40 44V56Z") +
  path("M25 56V48C25 42 35 42 35 48V56Z", SPOT) +
  ink("M28.6 56L30 50L31.4 56Z") +
  line("M0 56H64", 2.4);
