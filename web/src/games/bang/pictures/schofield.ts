import { revolver, type Draw } from "../../../art/drawing";

/** The six-shooter that everybody thinks of. */
export const draw: Draw = () => revolver("translate(-1 6) scale(.74)");
