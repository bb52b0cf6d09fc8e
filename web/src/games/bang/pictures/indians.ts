import { paper, spot, type Draw } from "../../../art/drawing";
import { line, path, SPOT, wedge } from "../../../art/pen";

export const draw: Draw = () =>
  line("M8 56L54 10M56 56L10 10", 3) +
  spot("M60 4L44 9.6L54.4 20ZM4 4L20 9.6L9.6 20Z") +
  path(wedge(55, 17, 51, 10, 1.8) + wedge(12, 16, 8, 8, 1.8)) +
  paper("M4 60L6 50L14 42L13 51L22 50L14 58ZM60 60L58 50L50 42L51 51L42 50L50 58Z") +
  line(
    "M6 58L13 51M58 58L51 51M7 53L9.4 55.4M10.4 49.4L12.6 51.8M57 53L54.6 55.4M53.6 49.4L51.4 51.8",
    1.2,
  ) +
  line("M27 37L24.4 34.4M29.6 34.4L27 31.8M37 37L39.6 34.4M34.4 34.4L37 31.8", 1.8, SPOT);
