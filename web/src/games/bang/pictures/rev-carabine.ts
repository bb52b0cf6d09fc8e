import { ink, spot, turned, type Draw } from "../../../art/drawing";
import { CARD, line, path, wedge } from "../../../art/pen";

/** A revolver grown into a carbine: cylinder, long barrel, shoulder stock, spurred guard. */
export const draw: Draw = () =>
  turned(
    "rotate(-26 32 34)",
    ink("M36 27.6H67V31.6H36ZM63 24.4H65.4V27.6H63Z") +
      line("M40 29H64", 0.9, CARD) +
      spot("M-3.6 31.4L-2.4 45L1.4 45.4C7 40.6 13 38.4 21 38L24 30.4C15 29 5 30.4 -3.6 31.4Z") +
      path(wedge(-2, 44, 14, 36.4, 2.4) + wedge(3, 43, 16, 37.6, 1.6)) +
      ink("M20.6 38.4L24 28.4L26.8 25H38V27.4H29V37.4H38V39.6H22Z") +
      spot("M28.6 26.6H37V37.8H28.6Z") +
      line("M28.6 30.2H37M28.6 33.8H37", 1.3) +
      ink("M23.6 26.6L21.8 20.6C23.4 19 25.6 19.6 26 21.4L27 25.4Z") +
      line("M24.6 39.6C23.6 47 32.4 47.6 34.6 40.4M24.6 43L20.4 45.4", 2.1) +
      line("M29.6 39.6L28.4 43.4", 1.6) +
      ink("M38 32.2H46V35H38Z"),
  );
