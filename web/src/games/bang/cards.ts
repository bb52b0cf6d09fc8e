// Cards, moves and the view of BANG!, read and not judged: what a number or a word of notation names.

import { noteOn } from "../../art/words";
import { words } from "../../state/app";
import type {
  BangCard,
  BangEvent,
  BangMove,
  BangQuestion,
  BangView,
  EntryOut,
  MoveOut,
  NowOut,
} from "../../wire/types";
import {
  BANG_CARDS,
  BANG_CHARACTERS,
  BANG_KIND_OF,
  BANG_KINDS,
  BANG_REACH,
  BANG_ROLES,
  BANG_SIGNS,
} from "../../wire/types";

export type Kind = (typeof BANG_KINDS)[number];
export type Character = (typeof BANG_CHARACTERS)[number];
export type Role = (typeof BANG_ROLES)[number];

export const GAME = "bang";
export const NOBODY = -1;

export const viewOf = (now: NowOut): BangView => now.view as unknown as BangView;

/** Null: a card, character or role that this seat may not know. */
export function kindOf(card: number): Kind | null {
  const kind = BANG_KIND_OF[card];
  return kind === undefined ? null : BANG_KINDS[kind];
}
export const wordOf = (card: number): string => BANG_CARDS[card] ?? "";
export const signOf = (card: number): string => BANG_SIGNS[card] ?? "";
export const characterOf = (at: number): Character | null => BANG_CHARACTERS[at] ?? null;
export const roleOf = (at: number): Role | null => BANG_ROLES[at] ?? null;

const NUMBERS = new Map<string, number>(BANG_CARDS.map((word, at) => [word, at]));

const SUITS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** "10♥". */
export function signText(card: number): string {
  const sign = signOf(card);
  return sign.slice(0, -1).toUpperCase() + (SUITS[sign.slice(-1)] ?? "");
}

export const nameOf = (key: string): string => words.say(GAME, "cards", key);
const kindText = (card: number): string => nameOf(kindOf(card) ?? "–");
export const cardText = (card: number): string => `${kindText(card)} ${signText(card)}`;
/** Everything that is printed on it: "Schofield K♠ 2". */
export const printOf = (card: number): string =>
  [cardText(card), noteOn(kindOf(card) ?? "") ?? ""].join(" ").trim();
export const table = (key: string, values: Record<string, string | number> = {}): string =>
  words.say(GAME, "table", key, values);
export const count = (number: number): string => table("cards", { number });

/** Cards counted and named: "2 BANG! and Beer". */
export function kindsText(cards: readonly number[]): string {
  const found = new Map<string, number>();
  for (const card of [...cards].sort((a, b) => a - b)) {
    const name = kindText(card);
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return words.join([...found].map(([name, number]) => (number > 1 ? `${number} ${name}` : name)));
}

export const isGun = (card: number): boolean => (kindOf(card) ?? "") in BANG_REACH;

/** What a move speaks of. */
export interface Parts {
  verb: string;
  /** -1: it names no card. */
  card: number;
  /** -1: it names no seat. */
  seat: number;
  character: string;
  /** A card out of the hand at random, or the top of the discards: "hand", "discard". */
  rest: string;
}

export const numberOf = (card: BangCard | null): number => NUMBERS.get(card ?? "") ?? -1;

/** A move as the server names it. */
export const madeOf = (move: MoveOut): BangMove => move.made as unknown as BangMove;

/** What an entry told of, event by event. */
export const happened = (entry: EntryOut | undefined): BangEvent[] =>
  (entry?.happened ?? []) as unknown as BangEvent[];

export function partsOf(move: MoveOut): Parts {
  const made = madeOf(move);
  const of = (verb: string, given: Partial<Parts> = {}): Parts => ({
    verb,
    card: -1,
    seat: -1,
    character: "",
    rest: "",
    ...given,
  });
  switch (made.move) {
    case "take-discard":
      return of("take", { rest: "discard" });
    case "from-hand":
      return of("choose", { rest: "hand" });
    case "take-from":
      return of("take", { seat: made.victim });
    case "play-at":
      return of("play", { card: numberOf(made.card), seat: made.target });
    case "play":
    case "discard":
    case "choose":
      return of(made.move, { card: numberOf(made.card) });
    case "be":
      return of("be", { character: made.character });
    default:
      return of(made.move);
  }
}

/** All that is open, the question on top last. */
const openOf = (now: NowOut): BangQuestion[] => (now.open ?? []) as unknown as BangQuestion[];

/** The question that is open, and what it speaks of. */
export const askedOf = (now: NowOut): BangQuestion | null => openOf(now).at(-1) ?? null;

/** The brown card that is being settled, if the table keeps it until then. */
export function settledOf(now: NowOut): number {
  const found = openOf(now).findLast((open) => open.question === "resolved");
  return numberOf(found?.card ?? null);
}
