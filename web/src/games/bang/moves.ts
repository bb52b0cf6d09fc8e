// Which of the moves that were sent belong to what a person can point at.

import type { BangView, MoveOut } from "../../wire/types";
import { BANG_AIMED } from "../../wire/types";
import { kindOf, NOBODY, partsOf, pendingOf, wordOf, type Parts } from "./cards";

export interface Way extends Parts {
  move: string;
}

export const waysOf = (moves: readonly MoveOut[]): Way[] =>
  moves.map((each) => ({ move: each.move, ...partsOf(each) }));

/** Ways that this card of one's own hand takes part in. */
export const withCard = (ways: readonly Way[], card: number): Way[] =>
  ways.filter((way) => way.card === card);

/** Ways that touch a player: aimed at him, out of his hand, or a card that lies before him. */
export function withSeat(view: BangView, ways: readonly Way[], seat: number): Way[] {
  const lying = view.tables[seat] ?? [];
  return ways.filter(
    (way) =>
      way.seat === seat ||
      (way.verb === "choose" && lying.includes(way.card)) ||
      (way.verb === "choose" && way.rest === "hand" && pickedFrom(view) === seat),
  );
}

/** Whose cards are to be chosen from (Panic!, Cat Balou); -1: nobody's. */
export function pickedFrom(view: BangView): number {
  const [asked, values] = pendingOf(view);
  return asked === "pick" ? (values[1] ?? NOBODY) : NOBODY;
}

const THROWS = ["shed", "sid-pair", "lay-down", "duel", "indians"];

/** What one would try with a card that cannot be played now, to be told why not. */
export function tries(view: BangView, card: number): string[] {
  const [asked] = pendingOf(view);
  const word = wordOf(card);
  if (THROWS.includes(asked)) return [`discard ${word}`];
  if (asked === "play" && BANG_AIMED.some((aimed) => aimed === kindOf(card))) {
    const found: string[] = [];
    for (let seat = 0; seat < view.players; seat += 1)
      if (seat !== view.seat && view.alive[seat]) found.push(`play ${word} at ${seat + 1}`);
    return found;
  }
  return [`play ${word}`];
}

/** Who hits whom now; null: nobody. */
export function hit(view: BangView): { source: number; target: number } | null {
  const [asked, [target = NOBODY, source = NOBODY]] = pendingOf(view);
  return asked === "barrel" || asked === "dodge" ? { source, target } : null;
}
