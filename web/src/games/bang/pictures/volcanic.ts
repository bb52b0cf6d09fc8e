import { ink, spot, turned, type Draw } from "../../../art/drawing";
import { CARD, dot, line, path, SPOT } from "../../../art/pen";

/** Lever-action pistol: a fat tube under the barrel, no cylinder, a ring to pull. */
export const draw: Draw = () =>
  turned(
    "translate(0 2)",
    ink("M2 17H42V24H2ZM4 13.6H7.4V17H4Z") +
      line("M5 19.4H38", 1.1, CARD) +
      spot("M5 24.6H42V30.4H5Z") +
      line("M14 24.6V30.4M32 24.6V30.4", 1.4) +
      spot("M38 14.6H50C52.6 15 54 18 53.6 21L52 32H38Z") +
      ink("M49 15L51 8.4C53.6 7.4 55.6 8.8 55 10.6L53 17Z") +
      ink("M47 31.4L53.8 22C59 30 61.6 40 62.6 50C59 54 54.6 54.8 51 53.4C50.6 45 48.4 38 43 32Z") +
      path("M53.4 33C56.4 38 58 43.4 58.6 48.6L53.6 49.8C53 43.6 51.8 39 49.4 35Z", SPOT) +
      line("M44 32.4C45.6 36.4 47 41 47.6 45.6", 2.4) +
      line(dot(42.6, 41.6, 5.6), 2.6) +
      line("M42 33L40.6 36", 2),
  );
