// The end of a game, the same in all of them: who has won, and with what.

import { words } from "../../state/app";
import { moment, type Moment, type Person, type Told } from "./moment";
import Win from "./Win.svelte";

export interface WinShown {
  winners: readonly (Person & { seat: number; score: string })[];
}

const LASTS = 3_000;

export function winOf(
  { now, seats }: Told,
  people: readonly Person[],
  winners: readonly number[],
  scores: readonly string[],
): Moment {
  const names = words.join(winners.map((at) => seats[at]?.name ?? ""));
  return moment({
    title: words.page.table.over,
    steps: [{ text: now.outcome || names, lasts: LASTS }],
    View: Win,
    data: {
      winners: winners.map((seat) => ({ ...people[seat]!, seat, score: scores[seat] ?? "" })),
    },
  });
}
