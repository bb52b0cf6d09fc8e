// What moves, what is heard and what is pointed at when something happens. Cards that this seat was
// not shown travel as backs.

import { isOutlaw } from "../../art";
import type { EntryOut, NowOut } from "../../wire/types";
import {
  seatSpot,
  type Cue,
  type Face,
  type Flight,
  type GameParts,
  type Spot,
} from "../../table/stage";
import { card } from "./labels";
import { nameOf, viewOf } from "./view";

type Happening = readonly [name: string, seat: number, values: readonly number[]];

const face = (kind: number | string): Face | undefined => {
  const name = typeof kind === "string" ? kind : nameOf(kind);
  return name ? { game: "wyatt_earp", kind: name, title: card(name) } : undefined;
};
export const posterSpot = (outlaw: string): Spot => `poster-${outlaw}`;

function flightsOf([name, seat, values]: Happening, mover: number, me: number): Flight[] {
  const who = seat < 0 ? mover : seat;
  const [first = -1, second = -1] = values;
  const place = (seat: number): Spot => (seat === me ? "hand" : seatSpot(seat));
  const here = place(who);
  const fly = (from: Spot, to: Spot, kind: number | string = -1, number = 1): Flight => ({
    from,
    to,
    face: face(kind),
    number,
  });
  switch (name) {
    case "dealt":
      return [fly("supply", here, -1, values.length)];
    case "draw":
      return who === me
        ? values.map((kind) => fly("supply", here, kind))
        : [fly("supply", here, -1, values.length)];
    case "pick":
    case "take":
    case "found":
      return [fly("discards", here, first)];
    case "reshuffle":
      return [fly("discards", "supply", -1, Math.min(3, first))];
    case "lay":
      return [fly(here, posterSpot(nameOf(first)), first, second)];
    case "photo":
      return [fly(here, posterSpot(nameOf(first)), `photo-${nameOf(first)}`)];
    case "place":
      return [fly(here, posterSpot(nameOf(second)), first)];
    case "first":
    case "shot":
    case "duel":
      return [fly("supply", "discards", first)];
    case "wasted":
    case "spent":
    case "discard":
      return [fly(here, "discards", first)];
    case "earp":
      return [fly(here, "discards", "wyatt-earp")];
    case "outgunned":
      return [fly(seatSpot(who), "discards", "fastest-gun")];
    case "rescue":
      return [fly(seatSpot(who), "discards", "hideout")];
    case "orphans":
      return values.slice(1).map((kind) => fly(seatSpot(who), "discards", kind));
    case "give":
      return [fly(here, place(second), first)];
    case "steal":
      return [fly(seatSpot(first), here, second)];
    case "hide":
      return [fly(here, seatSpot(first), "hideout")];
    default:
      return [];
  }
}

export const flights: GameParts["flights"] = (entry, seat) =>
  (entry.events ?? []).flatMap((event) => flightsOf(event, entry.seat, seat));

const CUES: Record<string, Cue> = {
  dealt: "draw",
  draw: "draw",
  pick: "draw",
  take: "draw",
  found: "draw",
  give: "draw",
  steal: "draw",
  lay: "lay",
  discard: "lay",
  wasted: "lay",
  photo: "star",
  place: "star",
  hide: "star",
  rescue: "star",
  earp: "star",
  ask: "star",
  winner: "end",
};

function cueOf([name, , values]: Happening): Cue | null {
  if (name === "shot" || name === "duel") return values[1] === 1 ? "hit" : "miss";
  if (name === "score") {
    const players = (values.length - 2) / 2;
    return values.slice(2 + players).some((paid) => paid > 0) ? "coins" : null;
  }
  return CUES[name] ?? null;
}

/** Each sound once: ten cards that are dealt are heard as one. */
export const cues: GameParts["cues"] = (entry) => [
  ...new Set((entry.events ?? []).map(cueOf).filter((cue) => cue !== null)),
];

/** From whoever acts to whom or to which poster; what one lays oneself needs no arrow. */
function arrowOf([name, who, values]: Happening, me: number): { from: Spot; to: Spot } | null {
  const [first = -1, second = -1] = values;
  const from = seatSpot(who);
  const poster = (outlaw: number): { from: Spot; to: Spot } | null =>
    who === me || !isOutlaw(nameOf(outlaw)) ? null : { from, to: posterSpot(nameOf(outlaw)) };
  switch (name) {
    case "lay":
    case "photo":
      return poster(first);
    case "place":
      return poster(second);
    case "steal":
    case "hide":
      return { from, to: seatSpot(first) };
    case "give":
      return { from: seatSpot(second), to: from };
    default:
      return null;
  }
}

export function arrow(entries: readonly EntryOut[], now: NowOut): { from: Spot; to: Spot } | null {
  const last = entries.findLast((entry) => entry.events || entry.kind === "undo");
  const me = viewOf(now).seat;
  for (const event of [...(last?.events ?? [])].reverse()) {
    const found = arrowOf(event, me);
    if (found) return found;
  }
  return null;
}
