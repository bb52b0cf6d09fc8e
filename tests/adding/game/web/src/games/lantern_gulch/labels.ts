// Lantern Gulch in words, and what is on the wire. No rule.

import { words } from "../../state/app";
import type { Labels, Standing } from "../../table/stage";
import type { LanternGulchMove, LanternGulchView, MoveOut, NowOut } from "../../wire/types";
import type { LanternGulchWords } from "../../words/types";

export const GAME = "lantern-gulch";

export const said = (): LanternGulchWords => words.at(GAME);
export const viewOf = (now: NowOut): LanternGulchView => now.view as unknown as LanternGulchView;
export const madeOf = (move: MoveOut): LanternGulchMove => move.made as unknown as LanternGulchMove;

export const cardName = (): string => words.say(GAME, "cards", "lantern");
export const nights = (number: number): string => words.say(GAME, "table", "nights", { number });

function standing(now: NowOut): Standing[] {
  const order = viewOf(now).nights.map((won, seat) => ({ won, seat }));
  order.sort((a, b) => b.won - a.won);
  return order.map(({ won, seat }) => ({ seat, score: nights(won) }));
}

export const labels: Labels = {
  isPlain: (move) => madeOf(move).move === "call",
  kindOf: (move) => madeOf(move).move,
  standing,
};
