import { ink, paper, spot, type Draw } from "../../../art/drawing";
import { dot } from "../../../art/pen";

export const draw: Draw = () =>
  paper("M6 6H58V58H6Z") +
  spot("M6 6H58V12H6ZM6 52H58V58H6Z") +
  ink([13, 23, 33, 43, 52].map((x) => `M${x - 2} 12H${x + 2}V52H${x - 2}Z`).join("")) +
  paper("M26 30H42V42H26Z") +
  ink(dot(34, 34, 2.4) + "M33 35H35V40H33Z");
