import { spot, type Draw } from "../../../art/drawing";
import { dot, line } from "../../../art/pen";

export const draw: Draw = () =>
  spot(dot(34, 32, 21)) +
  line(
    "M17 30C24 16 44 14 50 28C54 40 42 50 32 48C22 46 18 36 26 28C34 22 44 28 42 36C40 42 30 42 30 35",
    1.8,
  ) +
  line("M20 44C28 36 40 24 49 20M22 20C32 26 44 40 47 46M34 11C30 24 30 42 36 53", 1.2) +
  line("M2 26H10M4 36H11M2 46H14M6 56H58", 1.6);
