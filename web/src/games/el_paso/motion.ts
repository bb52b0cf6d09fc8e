// What moves, sounds and points on the table of El Paso, from what this seat was told.

import { LOOT, type Loot } from "../../art";
import type { EntryOut, NowOut } from "../../wire/types";
import { seatSpot, type Cue, type Face, type Flight, type Spot } from "../../table/stage";
import { card, tile, viewOf } from "./things";

export const placeSpot = (kind: Loot): Spot => `place-${kind}`;
export const HAND: Spot = "hand";
export const LAID: Spot = "laid";
export const SHERIFFS: Spot = "sheriffs";

const kindAt = (number: number): Loot => LOOT[number] ?? "bank";
const cardFace = (number: number): Face => ({ game: "el_paso", ...card(number) });
/** A mini of a raid card is value and sign on the colour of its kind: just what a tile looks like. */
const tileFace = (number: number): Face => ({ game: "el_paso", ...tile(number), size: "mini" });

export function flights(entry: EntryOut, me: number): Flight[] {
  return (entry.events ?? []).flatMap(([name, seat, values]): Flight[] => {
    const own = seat === me && me >= 0;
    const [first = -1, second = -1] = values;
    switch (name) {
      case "dealt":
        // One card of each kind. Those of the others are many backs and tell nothing.
        return own
          ? values.map((one) => ({
              from: placeSpot(card(one).kind),
              to: HAND,
              face: cardFace(one),
            }))
          : [];
      case "lay":
        return own ? [{ from: HAND, to: LAID }] : [];
      case "reveal":
        return [
          {
            from: own ? LAID : seatSpot(seat),
            to: placeSpot(card(first).kind),
            face: cardFace(first),
          },
        ];
      case "loot":
        return [{ from: placeSpot(tile(first).kind), to: seatSpot(seat), face: tileFace(first) }];
      case "draw": {
        const from = placeSpot(kindAt(first));
        return own && second >= 0
          ? [{ from, to: HAND, face: cardFace(second) }]
          : [{ from, to: seatSpot(seat) }];
      }
      case "chased":
        return values.map((one) => ({
          from: seatSpot(seat),
          to: SHERIFFS,
          face: tileFace(one),
        }));
      default:
        return [];
    }
  });
}

/** Each is heard once, however many take part. */
export function cues(entry: EntryOut, me: number): Cue[] {
  const heard = new Set<Cue>();
  for (const [name, seat, values] of entry.events ?? []) {
    if (name === "lay" || name === "reveal") heard.add("lay");
    else if (name === "draw" || name === "dealt") heard.add("draw");
    else if (name === "roll") {
      heard.add("dice");
      if (values.includes(STAR)) heard.add("star");
    } else if (name === "sheriffs") heard.add("hit");
    else if (name === "nothing" && seat === me) heard.add("miss");
    else if (name === "sell" && (values[2] ?? 0) > 0) heard.add("coins");
    else if (name === "final" && (values[0] ?? 0) > 0) heard.add("coins");
  }
  return [...heard];
}
const STAR = 0;

/** What somebody else draws points at the stock; a raid at who got the last tile, at us if we got one. */
export function arrow(entries: readonly EntryOut[], now: NowOut): { from: Spot; to: Spot } | null {
  const me = viewOf(now).seat;
  const last = entries.findLast(({ events }) => events?.length)?.events ?? [];
  const loot = last.filter(([name]) => name === "loot");
  const got = loot.find(([, seat]) => seat === me) ?? loot.at(-1);
  if (got) return { from: placeSpot(tile(got[2][0] ?? 0).kind), to: seatSpot(got[1]) };
  const drawn = last.findLast(([name, seat]) => name === "draw" && seat !== me);
  if (!drawn) return null;
  return { from: seatSpot(drawn[1]), to: placeSpot(kindAt(drawn[2][0] ?? 0)) };
}
