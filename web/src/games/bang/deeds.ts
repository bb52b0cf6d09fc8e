// What an entry of the log does on the table: cards that travel, what is heard, who did what to whom.
// Events are told as this seat may know them: a card that it may not know is -1, and shows its back.

import { isBlue } from "../../art/words";
import type { BangCard, BangEvent, EntryOut, NowOut } from "../../wire/types";
import { seatSpot, type Cue, type Face, type Flight, type Spot } from "../../table/stage";
import { happened, kindOf, nameOf, NOBODY, numberOf, signOf, viewOf } from "./cards";
import { hit } from "./moves";

export const TALON = "talon";
export const DISCARDS = "discards";
export const STORE = "store";
export const HAND = "hand";

export function faceOf(card: number): Face {
  const kind = kindOf(card);
  return kind === null
    ? { game: "bang", kind: "back" }
    : { game: "bang", kind, title: nameOf(kind), sign: signOf(card) };
}

/** Cards in a row that go the same way: known ones each with its face, unknown ones together. */
function travel(cards: readonly (BangCard | null)[], from: Spot, to: Spot): Flight[] {
  const known = cards.filter((card) => card !== null);
  const found: Flight[] = known.map((card) => ({ from, to, face: faceOf(numberOf(card)) }));
  const number = cards.length - known.length;
  if (number > 0) found.push({ from, to, number });
  return found;
}

function flightsOf(each: BangEvent, seat: number): Flight[] {
  const who = each.seat ?? NOBODY;
  const place = seatSpot(who);
  /** Where the cards of a player's hand are seen. */
  const holds = (at: number | null): Spot =>
    at === seat && seat !== NOBODY ? HAND : seatSpot(at ?? NOBODY);
  switch (each.event) {
    case "dealt":
      return travel(each.cards, TALON, holds(who));
    case "draw":
      return travel([each.card], TALON, holds(who));
    case "put-back":
      return travel([each.card], holds(who), TALON);
    case "take-discard":
      return travel([each.card], DISCARDS, holds(who));
    case "play": {
      const isLaid = isBlue(kindOf(numberOf(each.card)) ?? "");
      return travel([each.card], holds(who), isLaid ? seatSpot(each.target ?? who) : DISCARDS);
    }
    case "missed":
    case "discard":
    case "beer":
      return travel([each.card], holds(who), DISCARDS);
    case "replaced":
    case "strip":
      return travel([each.card], place, DISCARDS);
    case "take":
      return travel([each.card], holds(each.victim), holds(who));
    case "take-table":
      return travel([each.card], seatSpot(each.victim ?? NOBODY), holds(who));
    case "haul":
      return travel(each.cards, holds(each.victim), holds(who));
    case "haul-table":
      return travel(each.cards, seatSpot(each.victim ?? NOBODY), holds(who));
    case "sign":
      return travel(each.cards, TALON, DISCARDS);
    case "store":
      return travel(each.cards, TALON, STORE);
    case "pick":
      return travel([each.card], STORE, holds(who));
    case "passes-on":
      return [
        {
          from: place,
          to: seatSpot(each.to ?? NOBODY),
          face: { game: "bang", kind: "dynamite", title: nameOf("dynamite") },
        },
      ];
    default:
      return [];
  }
}

export const flights = (entry: EntryOut, seat: number): Flight[] =>
  happened(entry).flatMap((event) => flightsOf(event, seat));

const CUES: Record<string, Cue> = {
  sheriff: "star",
  dealt: "draw",
  draw: "draw",
  take: "draw",
  "take-table": "draw",
  "take-discard": "draw",
  pick: "draw",
  play: "lay",
  store: "lay",
  sign: "lay",
  discard: "lay",
  missed: "miss",
  dodged: "miss",
  lose: "hit",
  dies: "death",
};

/** Each once, in the order in which they happen. */
export function cues(entry: EntryOut): Cue[] {
  const found = happened(entry).flatMap(({ event }) => CUES[event] ?? []);
  return [...new Set(found)];
}

export const lastMove = (entries: readonly EntryOut[]): EntryOut | undefined =>
  entries.findLast((entry) => entry.kind === "move");

/** Who hits whom now; else what the last move did to somebody. */
export function arrow(entries: readonly EntryOut[], now: NowOut): { from: Spot; to: Spot } | null {
  const view = viewOf(now);
  if (view.won >= 0) return null;
  const between = (from: number, to: number) => ({ from: seatSpot(from), to: seatSpot(to) });
  const shot = hit(now);
  if (shot) return between(shot.source, shot.target);
  for (const each of happened(lastMove(entries))) {
    const to =
      each.event === "play"
        ? each.target
        : each.event === "take" || each.event === "take-table"
          ? each.victim
          : null;
    if (to !== null && to !== each.seat) return between(each.seat ?? NOBODY, to);
  }
  return null;
}

/** Who lost lives in the last move, and how many: it is stamped on the seat until the next. */
export function wounds(entries: readonly EntryOut[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const each of happened(lastMove(entries)))
    if (each.event === "lose" && each.seat !== null)
      found.set(each.seat, (found.get(each.seat) ?? 0) + each.lives);
  return found;
}
