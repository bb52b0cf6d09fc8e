import { ink, spot, wheel, type Draw } from "../../../art/drawing";
import { line, n } from "../../../art/pen";

export const draw: Draw = () => {
  let barrels = "";
  for (let at = 0; at < 4; at++) {
    const y = 18 + at * 5;
    const d = `M4 ${y}H44V${n(y + 3.4)}H4Z`;
    barrels += at % 2 ? spot(d) : ink(d);
  }
  return (
    barrels +
    ink("M2 16H8V38H2ZM40 14H50V40H40Z") +
    spot("M50 20H58V34H50Z") +
    line("M58 27H63V34", 2.4) +
    line("M30 42L6 58", 3.4) +
    wheel(36, 46, 12)
  );
};
