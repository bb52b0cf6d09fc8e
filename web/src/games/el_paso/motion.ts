// What moves, sounds and points on the table of El Paso, from what this seat was told.

import type { Loot } from "../../art";
import type { ElPasoCard, ElPasoTile, EntryOut, NowOut } from "../../wire/types";
import { seatSpot, type Cue, type Face, type Flight, type Spot } from "../../table/stage";
import { cardNamed, happened, tileNamed, viewOf } from "./things";

export const placeSpot = (kind: Loot): Spot => `place-${kind}`;
export const HAND: Spot = "hand";
export const LAID: Spot = "laid";
export const SHERIFFS: Spot = "sheriffs";

const cardFace = (card: ElPasoCard): Face => ({ game: "el-paso", ...cardNamed(card) });
/** A mini of a raid card is value and sign on the colour of its kind: just what a tile looks like. */
const tileFace = (tile: ElPasoTile): Face => ({
  game: "el-paso",
  ...tileNamed(tile),
  size: "mini",
});

export function flights(entry: EntryOut, me: number): Flight[] {
  return happened(entry).flatMap((each): Flight[] => {
    const own = each.seat === me && me >= 0;
    const who = seatSpot(each.seat ?? -1);
    switch (each.event) {
      case "dealt":
        // One card of each kind. Those of the others are many backs and tell nothing.
        return each.cards
          .filter((card) => own && card !== null)
          .map((card) => ({
            from: placeSpot(cardNamed(card!).kind),
            to: HAND,
            face: cardFace(card!),
          }));
      case "lay":
        return own ? [{ from: HAND, to: LAID }] : [];
      case "reveal":
        return [
          {
            from: own ? LAID : who,
            to: placeSpot(cardNamed(each.card).kind),
            face: cardFace(each.card),
          },
        ];
      case "loot":
        return [{ from: placeSpot(tileNamed(each.tile).kind), to: who, face: tileFace(each.tile) }];
      case "draw": {
        const from = placeSpot(each.kind);
        return own && each.card !== null
          ? [{ from, to: HAND, face: cardFace(each.card) }]
          : [{ from, to: who }];
      }
      case "chased":
        return each.tiles.map((tile) => ({ from: who, to: SHERIFFS, face: tileFace(tile) }));
      default:
        return [];
    }
  });
}

/** Each is heard once, however many take part. */
export function cues(entry: EntryOut, me: number): Cue[] {
  const heard = new Set<Cue>();
  for (const each of happened(entry)) {
    const name = each.event;
    if (name === "lay" || name === "reveal") heard.add("lay");
    else if (name === "draw" || name === "dealt") heard.add("draw");
    else if (name === "roll") {
      heard.add("dice");
      if (each.faces.includes("star")) heard.add("star");
    } else if (name === "sheriffs") heard.add("hit");
    else if (name === "nothing" && each.seat === me) heard.add("miss");
    else if (name === "sell" && each.paid > 0) heard.add("coins");
    else if (name === "final" && each.points > 0) heard.add("coins");
  }
  return [...heard];
}

/** What somebody else draws points at the stock; a raid at who got the last tile, at us if we got one. */
export function arrow(entries: readonly EntryOut[], now: NowOut): { from: Spot; to: Spot } | null {
  const me = viewOf(now).seat;
  const last = happened(entries.findLast((entry) => entry.happened?.length));
  const loot = last.filter((each) => each.event === "loot");
  const got = loot.find(({ seat }) => seat === me) ?? loot.at(-1);
  if (got) return { from: placeSpot(tileNamed(got.tile).kind), to: seatSpot(got.seat ?? -1) };
  const drawn = last.filter((each) => each.event === "draw").findLast(({ seat }) => seat !== me);
  if (!drawn) return null;
  return { from: seatSpot(drawn.seat ?? -1), to: placeSpot(drawn.kind) };
}
