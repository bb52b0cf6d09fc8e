import { revolver, type Draw } from "../../../art/drawing";

/** What everybody has who has no other gun. */
export const draw: Draw = () => revolver("translate(0 8) scale(.72)");
