import { coach, type Draw } from "../../../art/drawing";

export const draw: Draw = coach;
