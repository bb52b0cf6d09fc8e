import { turned, revolver, type Draw } from "../../../art/drawing";

export const draw: Draw = () =>
  turned(
    "translate(3 -1) scale(.91)",
    turned("rotate(42 32 32) translate(-4 14)", revolver("scale(.74)")) +
      turned(
        "translate(64 0) scale(-1 1) rotate(42 32 32) translate(-4 14)",
        revolver("scale(.74)", 7),
      ),
  );
