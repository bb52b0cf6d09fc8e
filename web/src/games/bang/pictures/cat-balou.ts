import { spot, type Draw } from "../../../art/drawing";
import { line, SPOT } from "../../../art/pen";

export const draw: Draw = () => {
  const loop = "M32 8C52 8 58 18 52 26C46 34 20 34 13 26C7 18 14 8 32 8Z";
  const rope = "M22 31C26 40 20 46 26 52C30 57 38 54 42 61";
  const twist =
    "M16 12L20 15M24 8.6L27 12M34 7L36 11M44 9L44 13M51.6 14L48.6 17M53.6 22L49.4 22M46 29.4L43.6 26.6M35 32L34 28.4M25 31.6L25.6 28M14 27L17.6 25M10.6 19L14.4 19.6M22 38L26 37M21.4 46L25 45M28 54.6L29.4 51.4M36 57L37.6 53.6";
  return (
    line(loop, 6) +
    line(rope, 6) +
    line(loop, 3, SPOT) +
    line(rope, 3, SPOT) +
    line(twist, 1.3) +
    spot("M18 28H27V35H18Z") +
    line("M20 30.4H25M20 32.8H25", 1.2)
  );
};
