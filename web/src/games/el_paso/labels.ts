// El Paso in words: from the game's catalogue as far as it goes, and the table's own.

import type { Loot } from "../../art";
import { words } from "../../state/app";
import type { Values } from "../../words/messages";
import type { ElPasoWords } from "../../words/types";
import type { EntryOut, NowOut } from "../../wire/types";
import type { Chapter, Labels, Standing } from "../../table/stage";
import { GAME, read, viewOf, type Thing } from "./things";

export const texts = (): ElPasoWords => words.at(GAME);
export const tableWord = (key: string, values: Values = {}): string =>
  words.say(GAME, "table", key, values);
export const kindName = (kind: Loot): string => words.say(GAME, "cards", kind);
export const thingName = ({ kind, value }: Thing): string => `${kindName(kind)} ${value}`;
export const nuggets = (number: number): string =>
  words.say(GAME, "previews", "sale", { sale: number });

function standing(now: NowOut): Standing[] {
  const order = viewOf(now).nuggets.map((has, seat) => ({ has, seat }));
  order.sort((a, b) => b.has - a.has);
  return order.map(({ has, seat }) => ({ seat, score: nuggets(has) }));
}

/** What each town brought: nuggets for what the town bought, and for the rest at 1:1. */
function account(entries: readonly EntryOut[], now: NowOut): Chapter[] {
  const { towns: names, nuggets: has } = viewOf(now);
  const towns: Chapter[] = [];
  for (const [name, seat, values] of entries.flatMap((entry) => entry.events ?? [])) {
    const [first = 0, , paid = 0, elsewhere = 0] = values;
    if (name === "town")
      towns.push({ title: names[first] ?? "", brought: has.map(() => 0), write: String });
    else if (name === "sell") towns.at(-1)!.brought[seat]! += paid + elsewhere;
    else if (name === "final") towns.at(-1)!.brought[seat]! += first;
  }
  return towns;
}

export const labels: Labels = {
  // Drawing cannot be taken back either, but it is a race: a second tap would lose it.
  isPlain: (move) => read(move).does === "draw",
  standing,
  account,
};
