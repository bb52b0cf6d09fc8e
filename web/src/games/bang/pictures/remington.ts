import { ink, spot, turned, type Draw } from "../../../art/drawing";
import { CARD, line, path, SPOT } from "../../../art/pen";

/** A long percussion revolver with the sail under its barrel. */
export const draw: Draw = () =>
  turned(
    "translate(0 5)",
    ink("M0 15.4H36V21H0ZM2 12.4H4.6V15.4H2Z") +
      line("M3 17.2H32", 1, CARD) +
      spot("M6 21.4H36V29L26 28.4Z") +
      ink("M34 10.6H53V14H37V31H53V33.6H34Z") +
      spot("M38.4 14.8H50.6V29.8H38.4Z") +
      line("M38.4 19H50.6M38.4 22.6H50.6M38.4 26.2H50.6", 1.3) +
      ink(
        "M50.6 10.6H55C58.6 12 58.4 18 57 23C60.6 31 62.6 39 63.4 47.6L53.6 51.2C52.8 43 51.6 37.6 48.6 33.4H50.6Z",
      ) +
      path("M55.6 28.4C57.8 33.6 59.4 39.6 60 45L55.6 46.6C55 41 54 36.6 52.4 33Z", SPOT) +
      ink("M54 11L56.6 4.4C59 3.8 60.6 5.4 59.8 7L57.8 14Z") +
      line("M38.4 34C37.6 41.6 46.6 43.6 49.6 36", 2.2) +
      line("M44.4 33.6L42.8 38.6", 1.8),
  );
