// What the server does not say about a game of BANG!.

import type { NowOut } from "../../wire/types";
import type { Labels, Standing } from "../../table/stage";
import { characterOf, kindOf, nameOf, partsOf, roleOf, table, viewOf } from "./cards";
import { said } from "./words";

/** Who was what, those who have won first. */
function standing(now: NowOut, names: readonly string[]): Standing[] {
  const view = viewOf(now);
  const isWinner = (seat: number): number => Number(view.winners.includes(seat));
  return names
    .map((_, seat) => seat)
    .sort((a, b) => isWinner(b) - isWinner(a) || a - b)
    .map((seat) => {
      const person = nameOf(characterOf(view.characters[seat] ?? -1) ?? "");
      const left = view.alive[seat]
        ? said().lives({ lives: view.lives[seat] ?? 0, most: view.most[seat] ?? 0 })
        : table("out");
      return {
        seat,
        score: nameOf(roleOf(view.roles[seat] ?? -1) ?? ""),
        note: `${person} · ${left}`,
      };
    });
}

/** Played before oneself, or for all, and not to be regretted: but for these. */
const RASH = new Set(["gatling", "indians", "dynamite", "jail", "duel"]);

/** What one is asked for again at once, or what a labelled button says in full. */
const PLAIN = new Set(["end", "pass", "heal", "draw"]);

export const labels: Labels = {
  isHarmless: (move) => {
    const { verb, card, seat } = partsOf(move);
    return verb === "play" && seat < 0 && !RASH.has(kindOf(card) ?? "");
  },
  isPlain: (move) => PLAIN.has(partsOf(move).verb),
  kindOf: (move) => partsOf(move).verb,
  standing,
};
