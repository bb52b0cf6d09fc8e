// Who sits where, and what is known of each seat.

import { OUTLAWS, type Outlaw } from "../../art";
import type { MoveOut, WyattEarpView } from "../../wire/types";
import { said } from "./labels";
import { read, readChosen } from "./played";

export function tagOf(view: WyattEarpView, seat: number): string {
  const tags: string[] = [];
  if (view.winner < 0 && seat === (view.turn + 1) % view.players) tags.push(said().next);
  if (seat === view.dealer) tags.push(said().dealer);
  return tags.join(" · ");
}

/** Moves that choose this group of this seat. */
export function targets(
  moves: readonly MoveOut[],
  view: WyattEarpView,
  seat: number,
  outlaw: Outlaw,
): string[] {
  return moves
    .map((each) => ({ move: each.move, ...read(each) }))
    .filter((found) => found.act === "choose" && found.outlaw === outlaw)
    .filter((found) => found.seat === seat || (found.seat < 0 && seat === view.seat))
    .map(({ move }) => move);
}

/** Which group of this seat the chosen move is about. */
export function chosenGroup(
  moves: readonly MoveOut[],
  chosen: string | null,
  view: WyattEarpView,
  seat: number,
): Outlaw | "" {
  const found = readChosen(moves, chosen);
  if (found?.act !== "choose") return "";
  return found.seat === seat || (found.seat < 0 && seat === view.seat) ? found.outlaw : "";
}

export const hasTarget = (moves: readonly MoveOut[], view: WyattEarpView, seat: number): boolean =>
  OUTLAWS.some((outlaw) => targets(moves, view, seat, outlaw).length > 0);
