/** Small signs that carry a meaning: outlaws, roles, suits, bullets. Colour never stands alone. */
import { around, CARD, dot, edge, INK, n, path, SPOT, star, wedge } from "./pen";
import type { Outlaw, Role, SuitSign } from "./words";

/** At night an ink edge would be lost on the dark: a paler line runs round it. */
const ringed = (shape: string, fill: string, width: number): string =>
  path(shape, "none", edge(width * 2.4, "var(--halo)")) + path(shape, fill, edge(width));

/** A shape and a letter for every outlaw; the colour comes from `data-ink`. On 24 x 24. */
const SHAPES: Record<Outlaw, [letter: string, shape: string]> = {
  "belle-starr": ["S", star(12, 12.8, 12, 8.2)],
  "billy-the-kid": ["B", "M3 3H21V21H3Z"],
  "bob-dalton": ["D", "M12 .8L23.2 12L12 23.2L.8 12Z"],
  "butch-cassidy": ["C", dot(12, 12, 10.4)],
  "jesse-james": [
    "J",
    "M2.6 2.6C6 3.8 9 3 12 1.4C15 3 18 3.8 21.4 2.6C22.4 12 20 18.6 12 22.8C4 18.6 1.6 12 2.6 2.6Z",
  ],
  "sundance-kid": ["K", star(12, 12, 11.6, 9.2, 10)],
  "wes-hardin": [
    "H",
    "M" +
      around(6, 12, 12, 10.8)
        .map(([x, y]) => `${n(x)} ${n(y)}`)
        .join("L") +
      "Z",
  ],
};
export const letterOf = (outlaw: Outlaw): string => SHAPES[outlaw][0];

/** viewBox -1 -1 26 26 */
export function outlawBadge(outlaw: Outlaw): string {
  const [letter, shape] = SHAPES[outlaw];
  return (
    ringed(shape, SPOT, 1.5) +
    `<text x="12" y="16.6" text-anchor="middle" class="badge-letter">${letter}</text>`
  );
}

/** The five-pointed star in the index of a Sheriff card; viewBox -1 -1 26 26. */
export const tinStar = (): string =>
  path(star(12, 12.8, 12, 6), SPOT, edge(1.5)) +
  path(wedge(18, 20, 13.4, 14, 1.4) + wedge(20.4, 10.8, 15, 12, 1.2));

const GOLD = "var(--tin)";
/** Roles of BANG!, on 40 x 40: each another outline. */
export const ROLE_BADGES: Record<Role, string> = {
  sheriff:
    ringed(star(20, 21, 18, 8.4), GOLD, 2) +
    path(
      around(5, 20, 21, 18)
        .map(([x, y]) => dot(x, y, 2.6))
        .join(""),
      GOLD,
      edge(1.6),
    ) +
    path(wedge(30, 34, 22.4, 23.4, 2) + wedge(33, 18, 25, 20.4, 1.8)),
  deputy:
    ringed(
      "M20 2C26 6 32 7 37 6C38 20 34 32 20 38C6 32 2 20 3 6C8 7 14 6 20 2Z",
      "var(--nickel)",
      2.2,
    ) + path(star(20, 20.5, 11, 5)),
  outlaw:
    ringed("M3 8C12 4 28 4 37 8C38 14 37 18 35 21L20 38L5 21C3 18 2 14 3 8Z", "var(--red)", 2.2) +
    `<path d="M3 8C12 12 28 12 37 8" fill="none" ${edge(2)}/>` +
    path(dot(13.8, 17, 1.8) + dot(25.8, 17, 1.8) + dot(19.8, 25, 1.8), CARD),
  renegade:
    ringed(dot(20, 20, 18), GOLD, 2.2) +
    path("M20 2A18 18 0 0 0 20 38Z") +
    path(star(20, 21, 12, 5.4), CARD, edge(1.6)) +
    `<path d="M20 6V36" ${edge(2)}/>`,
};

/** Suits on 24 x 24; they differ in shape as well as in colour. */
export const SUIT_SIGNS: Record<SuitSign, string> = {
  s: path(
    "M12 2C8 8 3 10 3 15C3 19 8 20 10.6 17.4L9 22H15L13.4 17.4C16 20 21 19 21 15C21 10 16 8 12 2Z",
    "var(--suit-ink)",
  ),
  h: path(
    "M12 21.5C5 15.6 2 12 2 8C2 3 9 2 12 7C15 2 22 3 22 8C22 12 19 15.6 12 21.5Z",
    "var(--suit-red)",
  ),
  d: path("M12 1.6L20.4 12L12 22.4L3.6 12Z", "var(--suit-red)"),
  c: path(
    "M12 2A4.6 4.6 0 0 0 8.6 9.8A4.7 4.7 0 1 0 10.6 16.6L9 22H15L13.4 16.6A4.7 4.7 0 1 0 15.4 9.8A4.6 4.6 0 0 0 12 2Z",
    "var(--suit-ink)",
  ),
};

/** A life: a cartridge, or its dashed outline. On 10 x 24, drawn in the colour of the text. */
export const bullet = (full: boolean): string => {
  const line = 'stroke="currentColor" stroke-width="1.1"';
  const casing = full ? "" : ' stroke-dasharray="2 1.6"';
  return (
    path(
      "M1.4 9C1.4 4.4 3.4 1 5 1C6.6 1 8.6 4.4 8.6 9Z",
      full ? "var(--bullet-tip)" : "none",
      line + casing,
    ) +
    path(
      "M1.4 9.6H8.6V19.6H1.4ZM.8 20.4H9.2V23H.8Z",
      full ? "var(--bullet)" : "none",
      line + casing,
    ) +
    (full
      ? path(
          wedge(8.6, 12, 5.4, 12.6, 1.2) +
            wedge(8.6, 15, 4.8, 15.6, 1.2) +
            wedge(8.6, 18, 5, 18.4, 1.2),
          INK,
          'opacity=".55"',
        )
      : "")
  );
};

/** The hole in an outlaw card: turned up, it is a hit. On 24 x 24. */
export const bulletHole = (): string =>
  path(dot(12, 12, 5)) +
  path(
    around(9, 12, 12, 11)
      .map(([x, y], at) =>
        wedge(
          12 + (x - 12) * 0.4,
          12 + (y - 12) * 0.4,
          12 + (x - 12) * (at % 2 ? 0.95 : 0.72),
          12 + (y - 12) * (at % 2 ? 0.95 : 0.72),
          1.8,
        ),
      )
      .join(""),
  ) +
  path(dot(10.8, 10.8, 1.6), CARD, 'opacity=".35"');
