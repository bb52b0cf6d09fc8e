// Moves of Wyatt Earp as the server names them: what is put down, and whose poster it is about.

import { isOutlaw, type Outlaw } from "../../art";
import type { Tried } from "../../table/stage";
import type { EntryOut, MoveOut, WyattEarpEvent, WyattEarpMove } from "../../wire/types";

export interface Played {
  act: "draw" | "pass" | "lay" | "play" | "ask" | "shoot" | "earp" | "choose" | "discard" | "take";
  /** Of the hand, or (found) of the discards; "" where no card is named. */
  card: string;
  /** Whose poster it is about; "" for none. */
  outlaw: Outlaw | "";
  /** Cards laid. */
  number: number;
  /** Whose group is chosen; -1: one's own. */
  seat: number;
  /** Taken out of the discards and played at once. */
  found: boolean;
}

const of = (act: Played["act"], given: Partial<Played> = {}): Played => ({
  act,
  card: "",
  outlaw: "",
  number: 0,
  seat: -1,
  found: false,
  ...given,
});

export const madeOf = (move: MoveOut): WyattEarpMove => move.made as unknown as WyattEarpMove;

/** What an entry told of, event by event. */
export const happened = (entry: EntryOut | undefined): WyattEarpEvent[] =>
  (entry?.happened ?? []) as unknown as WyattEarpEvent[];

export function read(move: MoveOut): Played {
  const made = madeOf(move);
  switch (made.move) {
    case "draw-supply":
    case "draw-discard":
      return of("draw");
    case "pass":
      return of("pass");
    case "lay":
      return of("lay", { card: made.outlaw, outlaw: made.outlaw, number: made.count });
    case "place":
      return of("choose", { outlaw: made.outlaw });
    case "target":
      return of("choose", { outlaw: made.outlaw, seat: made.seat });
    case "discard":
      return of("discard", { card: made.card });
    case "take":
      return of("take", { card: made.card ?? "" });
    case "play-photo":
    case "found-play-photo":
      return of("play", {
        card: `photo-${made.outlaw}`,
        outlaw: made.outlaw,
        found: made.move !== "play-photo",
      });
    case "ask":
    case "found-ask":
      return of("ask", { card: "most-wanted", outlaw: made.outlaw, found: made.move !== "ask" });
    case "shoot-wanted":
    case "found-shoot-wanted":
      return of("shoot", { card: "most-wanted", found: made.move !== "shoot-wanted" });
    case "earp-draw":
    case "earp-search":
    case "earp-rescue":
      return of("earp", { card: "wyatt-earp" });
    case "found-earp-draw":
    case "found-earp-search":
    case "found-earp-rescue":
      return of("earp", { card: "wyatt-earp", found: true });
    case "shoot-bank":
    case "shoot-fastest":
    case "shoot-stagecoach":
    case "shoot-hideout":
      return of("play", { card: SHOT[made.move] });
    case "found-shoot-bank":
      return of("play", { card: SHOT["shoot-bank"], found: true });
    case "found-shoot-fastest":
      return of("play", { card: SHOT["shoot-fastest"], found: true });
    case "found-shoot-stagecoach":
      return of("play", { card: SHOT["shoot-stagecoach"], found: true });
    case "found-shoot-hideout":
      return of("play", { card: SHOT["shoot-hideout"], found: true });
  }
}

/** The card for which one shoots. */
const SHOT = {
  "shoot-bank": "bank-robbery",
  "shoot-fastest": "fastest-gun",
  "shoot-stagecoach": "stagecoach-robbery",
  "shoot-hideout": "hideout",
} as const;

/** The move that is chosen, as far as it is among these. */
export function readChosen(moves: readonly MoveOut[], chosen: string | null): Played | null {
  const found = moves.find(({ move }) => move === chosen);
  return found ? read(found) : null;
}

/** What could be done with so many equal cards of the hand, to ask why it cannot be done now. */
export function waysOf(card: string, number: number): Tried[] {
  if (isOutlaw(card)) return [lay(card, number)];
  const found = TRIED.find((each) => each.card === card);
  if (found) return found.moves.map((move) => ({ move }) satisfies WyattEarpMove);
  const outlaw = card.replace(/^photo-/, "");
  return isOutlaw(outlaw) ? [{ move: "play-photo", outlaw } satisfies WyattEarpMove] : [];
}

export const lay = (outlaw: Outlaw, count: number): Tried =>
  ({ move: "lay", outlaw, count }) satisfies WyattEarpMove;

/** How a Sheriff card is played that is no Photo. */
const TRIED = [
  { card: "bank-robbery", moves: ["shoot-bank"] },
  { card: "fastest-gun", moves: ["shoot-fastest"] },
  { card: "stagecoach-robbery", moves: ["shoot-stagecoach"] },
  { card: "hideout", moves: ["shoot-hideout"] },
  { card: "most-wanted", moves: ["shoot-wanted"] },
  { card: "wyatt-earp", moves: ["earp-draw", "earp-search", "earp-rescue"] },
] as const;
