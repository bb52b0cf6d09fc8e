/** Bone dice on 66 x 68, with a darker lower edge. They look the same by day and by night. */
import { dot, edge, INK, path, Pen, star, wedge } from "./pen";
import type { Face } from "./words";

const MARKS: Record<Face, string> = {
  star:
    path(star(32, 33.5, 20, 8.6), "var(--red)", edge(1.6)) +
    path(wedge(46, 48, 34, 36, 2) + wedge(49, 29, 36, 32, 2)),
  brand: `<g fill="none" stroke="${INK}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"><path d="M14 22C16 30 22 31 26 30H38C42 31 48 30 50 22M26 30V44M26 30H33C40 30 40 38 33 38H26M33 38L39 46M18 52C26 55 38 55 46 52"/></g>`,
  six: path([17, 32, 47].map((y) => dot(21, y, 5) + dot(43, y, 5)).join("")),
};

export function die(face: Face): string {
  const pen = new Pen(`die-${face}`);
  return (
    path(
      "M6 9C6 5 8 3 12 3H54C58 3 60 5 60 9V57C60 62 58 65 54 65H12C8 65 6 62 6 57Z",
      "var(--bone-edge)",
      edge(2),
    ) +
    path(
      "M4 8C4 4 6 2 10 2H54C58 2 60 4 60 8V52C60 56 58 58 54 58H10C6 58 4 56 4 52Z",
      "var(--bone)",
      edge(2),
    ) +
    path(
      pen.right(59, 44, 57, 2.6, (t) => 6 + 10 * t, 1.4),
      INK,
      'opacity=".5"',
    ) +
    `<g transform="translate(0 -2)">${MARKS[face]}</g>`
  );
}
