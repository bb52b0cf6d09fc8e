// What Wyatt Earp says at this table besides the words that the server sends.

import { words } from "../../../state/app";
import type { NowOut } from "../../../wire/types";
import type { Labels, Standing } from "../../stage";
import { GAME, viewOf } from "./view";
import { TABLE_WORDS, type TableWords } from "./words";

/** What this table says, in the language that is shown now. */
export const said = (): TableWords => TABLE_WORDS[words.lang];

export const card = (name: string): string => words.say(GAME, "cards", name);

function standing(now: NowOut): Standing[] {
  const { money } = viewOf(now);
  const order = money.map((has, seat) => ({ has, seat })).sort((a, b) => b.has - a.has);
  return order.map(({ has, seat }) => ({ seat, score: words.money(has) }));
}

export const labels: Labels = { isPlain: (move) => move === "pass", standing };
