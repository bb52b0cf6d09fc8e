import { ink, paper, spot, type Draw } from "../../../art/drawing";
import { always, CARD, dot, line, path } from "../../../art/pen";

export const draw: Draw = (pen) =>
  paper("M12 3H52V61H12Z") +
  spot("M16 7H48V16H16Z") +
  line("M20 11.6H44", 2.4, CARD) +
  paper("M20 20H44V42H20Z") +
  ink(
    "M24 42C24.4 37 28 35.4 32 35.4C36 35.4 39.6 37 40 42ZM23 28C26 29 38 29 41 28C38 24.6 37.4 22.6 36 22.6H28C26.6 22.6 26 24.6 23 28Z",
  ) +
  paper("M28 29C28 33.4 29 35.8 32 35.8C35 35.8 36 33.4 36 29Z") +
  line("M20 47H44M20 52H44M24 56.8H40", 2) +
  path(pen.right(52, 44, 60, 2.8, always(6), 1.8)) +
  ink(dot(15, 6, 1.3) + dot(49, 6, 1.3));
