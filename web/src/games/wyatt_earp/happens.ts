// What moves, what is heard and what is pointed at when something happens. Cards that this seat was
// not shown travel as backs.

import type { EntryOut, NowOut, WyattEarpEvent } from "../../wire/types";
import {
  seatSpot,
  type Cue,
  type Face,
  type Flight,
  type GameParts,
  type Spot,
} from "../../table/stage";
import { card } from "./labels";
import { happened } from "./played";
import { viewOf } from "./view";

const face = (name: string | null): Face | undefined =>
  name ? { game: "wyatt-earp", kind: name, title: card(name) } : undefined;
export const posterSpot = (outlaw: string): Spot => `poster-${outlaw}`;

function flightsOf(each: WyattEarpEvent, mover: number, me: number): Flight[] {
  const who = each.seat ?? mover;
  const place = (seat: number | null): Spot => (seat === me ? "hand" : seatSpot(seat ?? mover));
  const here = place(who);
  const fly = (from: Spot, to: Spot, kind: string | null = null, number = 1): Flight => ({
    from,
    to,
    face: face(kind),
    number,
  });
  switch (each.event) {
    case "dealt":
      return [fly("supply", here, null, each.cards.length)];
    case "draw":
      return who === me
        ? each.cards.map((kind) => fly("supply", here, kind))
        : [fly("supply", here, null, each.cards.length)];
    case "pick":
    case "take":
    case "found":
      return [fly("discards", here, each.card)];
    case "reshuffle":
      return [fly("discards", "supply", null, Math.min(3, each.number))];
    case "lay":
      return [fly(here, posterSpot(each.outlaw), each.outlaw, each.number)];
    case "photo":
      return [fly(here, posterSpot(each.outlaw), `photo-${each.outlaw}`)];
    case "place":
      return [fly(here, posterSpot(each.outlaw), each.card)];
    case "first":
    case "shot":
    case "duel":
      return [fly("supply", "discards", each.card)];
    case "wasted":
    case "spent":
    case "discard":
      return [fly(here, "discards", each.card)];
    case "earp":
      return [fly(here, "discards", "wyatt-earp")];
    case "outgunned":
      return [fly(seatSpot(who), "discards", "fastest-gun")];
    case "rescue":
      return [fly(seatSpot(who), "discards", "hideout")];
    case "orphans":
      return each.cards.map((kind) => fly(seatSpot(who), "discards", kind));
    case "give":
      return [fly(here, place(each.to), each.outlaw)];
    case "steal":
      return [fly(seatSpot(each.other ?? mover), here, each.outlaw)];
    case "hide":
      return [fly(here, seatSpot(each.other ?? mover), "hideout")];
    default:
      return [];
  }
}

export const flights: GameParts["flights"] = (entry, seat) =>
  happened(entry).flatMap((event) => flightsOf(event, entry.seat, seat));

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

function cueOf(each: WyattEarpEvent): Cue | null {
  if (each.event === "shot" || each.event === "duel") return each.hit ? "hit" : "miss";
  if (each.event === "score") return each.paid.some((money) => money > 0) ? "coins" : null;
  return CUES[each.event] ?? null;
}

/** Each sound once: ten cards that are dealt are heard as one. */
export const cues: GameParts["cues"] = (entry) => [
  ...new Set(
    happened(entry)
      .map(cueOf)
      .filter((cue) => cue !== null),
  ),
];

/** From whoever acts to whom or to which poster; what one lays oneself needs no arrow. */
function arrowOf(each: WyattEarpEvent, me: number): { from: Spot; to: Spot } | null {
  if (each.seat === null) return null;
  const from = seatSpot(each.seat);
  switch (each.event) {
    case "lay":
    case "photo":
    case "place":
      return each.seat === me ? null : { from, to: posterSpot(each.outlaw) };
    case "steal":
    case "hide":
      return each.other === null ? null : { from, to: seatSpot(each.other) };
    case "give":
      return each.to === null ? null : { from: seatSpot(each.to), to: from };
    default:
      return null;
  }
}

export function arrow(entries: readonly EntryOut[], now: NowOut): { from: Spot; to: Spot } | null {
  const last = entries.findLast((entry) => entry.happened || entry.kind === "undo");
  const me = viewOf(now).seat;
  for (const event of [...happened(last)].reverse()) {
    const found = arrowOf(event, me);
    if (found) return found;
  }
  return null;
}
