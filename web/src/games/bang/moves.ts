// Which of the moves that were sent belong to what a person can point at.

import type { Tried } from "../../table/stage";
import type { BangCard, BangMove, BangView, MoveOut, NowOut } from "../../wire/types";
import { BANG_AIMED, BANG_CARDS } from "../../wire/types";
import { askedOf, kindOf, NOBODY, partsOf, viewOf, type Parts } from "./cards";

export interface Way extends Parts {
  move: string;
}

export const waysOf = (moves: readonly MoveOut[]): Way[] =>
  moves.map((each) => ({ move: each.move, ...partsOf(each) }));

/** Ways that this card of one's own hand takes part in. */
export const withCard = (ways: readonly Way[], card: number): Way[] =>
  ways.filter((way) => way.card === card);

/** Ways that touch a player: aimed at him, out of his hand, or a card that lies before him. */
export function withSeat(now: NowOut, ways: readonly Way[], seat: number): Way[] {
  const lying = viewOf(now).tables[seat] ?? [];
  return ways.filter(
    (way) =>
      way.seat === seat ||
      (way.verb === "choose" && lying.includes(way.card)) ||
      (way.verb === "choose" && way.rest === "hand" && pickedFrom(now) === seat),
  );
}

/** Whose cards are to be chosen from (Panic!, Cat Balou); -1: nobody's. */
export function pickedFrom(now: NowOut): number {
  const asked = askedOf(now);
  return asked?.question === "pick" ? (asked.target ?? NOBODY) : NOBODY;
}

const THROWS = ["shed", "sid-pair", "lay-down", "duel", "indians"];

/** What one would try with a card that cannot be played now, to be told why not. */
export function tries(now: NowOut, card: number): Tried[] {
  const view = viewOf(now);
  const name = BANG_CARDS[card];
  if (!name) return [];
  if (THROWS.includes(now.question)) return [{ move: "discard", card: name } satisfies BangMove];
  if (now.question !== "play" || !BANG_AIMED.some((aimed) => aimed === kindOf(card)))
    return [{ move: "play", card: name } satisfies BangMove];
  return targetsOf(view).map((seat) => tryAt(name, seat));
}

const tryAt = (card: BangCard, target: number): Tried =>
  ({ move: "play-at", card, target }) satisfies BangMove;

/** The same with a card that is held, at somebody whom it does not reach. */
export function triesAt(card: number, seat: number): Tried[] {
  const name = BANG_CARDS[card];
  return name ? [tryAt(name, seat)] : [];
}

const targetsOf = (view: BangView): number[] =>
  [...view.alive.keys()].filter((seat) => seat !== view.seat && view.alive[seat]);

/** Who hits whom now; null: nobody. */
export function hit(now: NowOut): { source: number; target: number } | null {
  const asked = askedOf(now);
  if (asked?.question !== "barrel" && asked?.question !== "dodge") return null;
  return { source: asked.source ?? NOBODY, target: asked.player ?? NOBODY };
}
