import { spot, turned, revolver, type Draw } from "../../../art/drawing";
import { line, SPOT, star } from "../../../art/pen";

export const draw: Draw = () =>
  turned("rotate(-8 32 32)", revolver("translate(5 6) scale(.7)")) +
  spot(star(6.6, 25, 7, 3, 8)) +
  line("M15 47H31M9 52.6H27M17 58.2H29", 2, SPOT);
