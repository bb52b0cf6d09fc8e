import { paper, spot, wheel, type Draw } from "../../../art/drawing";
import { line, path, wedge } from "../../../art/pen";

export const draw: Draw = () =>
  paper("M8 20C10 8 20 10 30 8C42 6 54 8 56 20L54 34H10Z") +
  line("M20 10C17 18 17 26 19 34M32 8V34M44 8C47 18 47 26 45 34", 1.3) +
  path(
    wedge(55.4, 16, 46, 17, 2) +
      wedge(56, 20, 47, 21, 2) +
      wedge(55.6, 24, 47.6, 25, 2) +
      wedge(55, 28, 47.4, 29, 2),
  ) +
  spot("M6 34H58V42H6Z") +
  wheel(16, 48, 10) +
  wheel(47, 48, 10);
