import { paper, spot, type Draw } from "../../../art/drawing";
import { line, path, wedge } from "../../../art/pen";

export const draw: Draw = () =>
  line("M22 16C22 4 42 4 42 16", 2.4) +
  paper("M20 16H44L40 22H24Z") +
  spot("M22 24H42L46 50H18Z") +
  path(wedge(32, 28, 32, 46, 7)) +
  line("M28 24L25 50M36 24L39 50", 1.2) +
  paper("M15 50H49V57H15Z");
