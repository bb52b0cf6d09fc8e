// El Paso in words: from the game's catalogue as far as it goes, and the table's own.

import type { Loot } from "../../art";
import { words } from "../../state/app";
import type { Values } from "../../words/messages";
import type { ElPasoWords } from "../../words/types";
import type { EntryOut, NowOut } from "../../wire/types";
import type { Chapter, Labels, Standing } from "../../table/stage";
import { GAME, happened, madeOf, viewOf, type Thing } from "./things";

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
  for (const each of entries.flatMap(happened)) {
    const seat = each.seat ?? 0;
    if (each.event === "town")
      towns.push({ title: names[each.town] ?? "", brought: has.map(() => 0), write: String });
    else if (each.event === "sell")
      towns.at(-1)!.brought[seat]! += each.paid; // what is sold at 1:1 is in it
    else if (each.event === "final") towns.at(-1)!.brought[seat]! += each.points;
  }
  return towns;
}

export const labels: Labels = {
  // Drawing cannot be taken back either, but it is a race: a second tap would lose it.
  isPlain: (move) => madeOf(move).move === "draw",
  isHarmless: (move) => madeOf(move).move === "keep",
  kindOf: (move) => madeOf(move).move,
  standing,
  account,
};
