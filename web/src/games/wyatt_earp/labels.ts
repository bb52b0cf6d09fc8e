// What Wyatt Earp says at this table besides the words that the server sends.

import { words } from "../../state/app";
import type { EntryOut, NowOut } from "../../wire/types";
import type { Chapter, Labels, Standing } from "../../table/stage";
import { happened, read } from "./played";
import { GAME, viewOf } from "./view";
import type { WyattEarpWords } from "../../words/types";

/** What this table says, in the language that is shown now. */
export const said = (): WyattEarpWords => words.at(GAME);

export const card = (name: string): string => words.say(GAME, "cards", name);

export const points = (number: number): string =>
  words.say(GAME, "previews", "points", { points: number });

function standing(now: NowOut): Standing[] {
  const { money } = viewOf(now);
  const order = money.map((has, seat) => ({ has, seat })).sort((a, b) => b.has - a.has);
  return order.map(({ has, seat }) => ({ seat, score: words.money(has) }));
}

/** What each hand paid, poster by poster. */
function account(entries: readonly EntryOut[], now: NowOut): Chapter[] {
  const { players } = viewOf(now);
  const hands: Chapter[] = [];
  for (const each of entries.flatMap(happened)) {
    if (each.event === "deal")
      hands.push({
        title: said().handNumber({ number: each.hand }),
        brought: Array<number>(players).fill(0),
        write: (money) => words.money(money),
      });
    const paid = each.event === "score" ? each.paid : [];
    for (const [seat, money] of paid.entries()) hands.at(-1)!.brought[seat]! += money;
  }
  return hands;
}

export const labels: Labels = {
  isPlain: (move) => read(move).act === "pass",
  isHarmless: (move) => ["draw", "lay"].includes(read(move).act),
  kindOf: (move) => read(move).act,
  standing,
  account,
};
