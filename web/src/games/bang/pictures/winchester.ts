import { ink, paper, spot, turned, type Draw } from "../../../art/drawing";
import { line, path, wedge } from "../../../art/pen";

/** Lever-action rifle: brass frame, loop lever, magazine tube to the muzzle. */
export const draw: Draw = () =>
  turned(
    "rotate(-26 32 34)",
    ink("M32 27H69V30H32ZM65.6 24H67.6V27H65.6Z") +
      spot("M33 30.6H50V35.4H33Z") +
      path(wedge(50, 34.6, 36, 33.6, 1.6)) +
      ink("M50 31H66V33.8H50ZM49.4 29H51.8V35.8H49.4ZM60 29.6H62V34.2H60Z") +
      paper("M-4.6 32L-4 46L0 46.4C6.6 41.4 11.6 38.4 19 37.4L21 29C12 29.4 3 30.8 -4.6 32Z") +
      path(
        wedge(-3, 45, 16, 35.6, 2.6) +
          wedge(1, 44.6, 14, 37.6, 1.8) +
          wedge(-3.6, 40, 8, 36.4, 1.6),
      ) +
      ink("M-5.6 31.6H-2.8L-2.2 46.6H-5Z") +
      spot("M19.6 27.4H34V36.4L22 37.6L18 37.4Z") +
      ink("M20 27.6L17.4 22.6C18.8 20.8 21 21.4 21.4 23L23 27.4Z") +
      line(
        "M31 37C31 42.6 24 42.4 22.4 39.4C20.6 44.6 14 47 10.6 44.4C8.6 42.4 12 39.4 18 37.6",
        2.2,
      ) +
      line("M27 37L25.8 40.4", 1.6),
  );
