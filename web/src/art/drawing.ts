/** With what the pictures of cards are drawn: 64 x 64, ink and one spot colour. */
import { always, around, CARD, dot, edge, line, n, path, Pen, SPOT, wedge } from "./pen";

export type Draw = (pen: Pen) => string;

export const OUTLINE = edge(1.8);
export const ink = (d: string) => path(d);
export const paper = (d: string) => path(d, CARD, OUTLINE);
export const spot = (d: string) => path(d, SPOT, OUTLINE);
export const turned = (transform: string, inner: string) =>
  `<g transform="${transform}">${inner}</g>`;
export const spokes = (x: number, y: number, r: number) =>
  around(8, x, y, r)
    .map(([px, py]) => `M${x} ${y}L${n(px)} ${n(py)}`)
    .join("");
export const wheel = (x: number, y: number, r: number) =>
  line(dot(x, y, r), 3) + line(spokes(x, y, r), 1.2) + ink(dot(x, y, 2));

/** A bullet hole with its splinters. */
export const shot = (x: number, y: number, r: number) =>
  path(
    dot(x, y, r) +
      around(7, x, y, r * 2.3)
        .map(([px, py]) => wedge(x, y, px, py, r * 0.8))
        .join(""),
  );

/** A six-shooter, muzzle to the left, on about 88 x 76. */
const OUTER =
  "M3 18H44L47 16H66L64 15L68 8C72 7 74 9 73 11L70.6 24L69 36C74 44 80 54 84 66L70 72C66 62 62 50 60 40C56 50 43 48 44 38L40 37V30H12V27H3Z";
export function revolver(transform: string, halo = 0): string {
  return turned(
    transform,
    (halo ? path(OUTER, CARD, edge(halo, CARD)) : "") +
      ink("M3 20H44V27H3ZM44 18.6H47V27.4H44ZM5 17H8V20H5Z") +
      line("M6 22H42", 1.1, CARD) +
      ink("M12 27H30V30H12Z") +
      spot("M40 16.6H56C58 16.6 59 18 59 20V34C59 36 58 37 56 37H40Z") +
      line("M41 21.6H58M41 27H58M41 32.2H58", 1.6) +
      ink(
        "M56 16L66 15C70 15 72 19 70.6 24L69 36C74 44 80 54 84 66L70 72C66 62 62 50 60 40L54 38V16Z",
      ) +
      path("M66 42C70 48 75 57 78 64L72.6 66.6C69 58 66 50 63.6 43Z", SPOT) +
      ink("M64 15L68 8C72 7 74 9 73 11L70 16Z") +
      line("M44 38C43 46 52 49 57 42", 2.4) +
      line("M51 38L49 44", 2.2),
  );
}

export const coach = (pen: Pen) =>
  spot("M12 14H52C55 22 54 32 48 40H16C10 32 9 22 12 14Z") +
  ink("M9 9H55V15H9Z") +
  paper("M20 19H29V29H20ZM35 19H44V29H35Z") +
  path(pen.right(53, 18, 38, 3, always(7), 1.8)) +
  wheel(16, 48, 9.4) +
  wheel(47, 47, 11);
