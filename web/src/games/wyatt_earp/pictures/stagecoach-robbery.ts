import { shot, coach, type Draw } from "../../../art/drawing";

export const draw: Draw = (pen) =>
  coach(pen) + shot(32, 34.4, 2) + shot(47.6, 22, 1.8) + shot(15.6, 24, 1.7);
