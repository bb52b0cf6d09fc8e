// What an entry of the log does on the table: cards that travel, what is heard, who did what to whom.
// Events are told as this seat may know them: a card that it may not know is -1, and shows its back.

import { isBlue } from "../../art/words";
import type { EntryOut, NowOut } from "../../wire/types";
import { seatSpot, type Cue, type Face, type Flight, type Spot } from "../../table/stage";
import { kindOf, nameOf, NOBODY, signOf, viewOf } from "./cards";
import { hit } from "./moves";

export type Event = [string, number, number[]];

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
function travel(cards: readonly number[], from: Spot, to: Spot): Flight[] {
  const known = cards.filter((card) => card >= 0);
  const found: Flight[] = known.map((card) => ({ from, to, face: faceOf(card) }));
  const number = cards.length - known.length;
  if (number > 0) found.push({ from, to, number });
  return found;
}

function flightsOf([name, who, values]: Event, seat: number): Flight[] {
  const place = seatSpot(who);
  /** Where the cards of a player's hand are seen. */
  const holds = (at: number): Spot => (at === seat && seat !== NOBODY ? HAND : seatSpot(at));
  const [first = -1, second = -1, ...rest] = values;
  switch (name) {
    case "dealt":
    case "draw":
      return travel(values, TALON, holds(who));
    case "put-back":
      return travel(values, holds(who), TALON);
    case "take-discard":
      return travel(values, DISCARDS, holds(who));
    case "play": {
      const isLaid = isBlue(kindOf(first) ?? "");
      const to = !isLaid ? DISCARDS : seatSpot(second === NOBODY ? who : second);
      return travel([first], holds(who), to);
    }
    case "missed":
    case "discard":
    case "beer":
      return travel([first], holds(who), DISCARDS);
    case "replaced":
    case "strip":
      return travel([first], place, DISCARDS);
    case "take":
      return travel([second], holds(first), holds(who));
    case "take-table":
      return travel([second], seatSpot(first), holds(who));
    case "haul":
      return travel(values.slice(1), holds(first), holds(who));
    case "haul-table":
      return travel(
        [second, ...rest].filter((card) => card >= 0),
        seatSpot(first),
        holds(who),
      );
    case "sign":
      return travel(values, TALON, DISCARDS);
    case "store":
      return travel(values, TALON, STORE);
    case "pick":
      return travel([first], STORE, holds(who));
    case "passes-on":
      return [
        {
          from: place,
          to: seatSpot(first),
          face: { game: "bang", kind: "dynamite", title: nameOf("dynamite") },
        },
      ];
    default:
      return [];
  }
}

export const flights = (entry: EntryOut, seat: number): Flight[] =>
  (entry.events ?? []).flatMap((event) => flightsOf(event, seat));

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
  const found = (entry.events ?? []).flatMap(([name]) => CUES[name] ?? []);
  return [...new Set(found)];
}

export const lastMove = (entries: readonly EntryOut[]): EntryOut | undefined =>
  entries.findLast((entry) => entry.kind === "move");

/** Who hits whom now; else what the last move did to somebody. */
export function arrow(entries: readonly EntryOut[], now: NowOut): { from: Spot; to: Spot } | null {
  const view = viewOf(now);
  if (view.won >= 0) return null;
  const between = (from: number, to: number) => ({ from: seatSpot(from), to: seatSpot(to) });
  const shot = hit(view);
  if (shot) return between(shot.source, shot.target);
  for (const [name, seat, values] of lastMove(entries)?.events ?? []) {
    const to = name === "play" ? values[1] : name.startsWith("take") ? values[0] : NOBODY;
    if (name !== "take-discard" && to !== undefined && to >= 0 && to !== seat)
      return between(seat, to);
  }
  return null;
}

/** Who lost lives in the last move, and how many: it is stamped on the seat until the next. */
export function wounds(entries: readonly EntryOut[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const [name, seat, values] of lastMove(entries)?.events ?? [])
    if (name === "lose") found.set(seat, (found.get(seat) ?? 0) + (values[0] ?? 1));
  return found;
}
