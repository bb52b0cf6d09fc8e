/** The card back, one for all three games, so that a back says nothing. On 92 x 129. */
import { CARD, dot, edge, path, star } from "./pen";

export function cardBack(): string {
  let net = "";
  for (let x = -129; x < 92; x += 8) net += `M${x} 0l129 129M${x + 129} 0l-129 129`;
  return (
    `<path d="${net}" fill="none" stroke="${CARD}" stroke-width=".7" opacity=".4"/>` +
    path("M5 5H87V124H5Z", "none", edge(1.2, CARD)) +
    path(dot(46, 64.5, 24), "var(--backc)", edge(1.6, CARD)) +
    path(star(46, 66, 20, 8), CARD)
  );
}
