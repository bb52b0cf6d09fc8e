// Moves of Wyatt Earp, taken apart: what is put down, and whose poster it is about. The words are
// those of the server's notation; whether a move is allowed, only the server says.

import { isOutlaw, isPhoto, outlawOfPhoto, type Outlaw } from "../../art";

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
  /** "supply", "discard"; "left", "right"; "draw", "search", "rescue". */
  way: string;
  /** Taken out of the discards and played at once. */
  found: boolean;
}

const of = (act: Played["act"], given: Partial<Played> = {}): Played => ({
  act,
  card: "",
  outlaw: "",
  number: 0,
  seat: -1,
  way: "",
  found: false,
  ...given,
});

const outlawOn = (card: string): Outlaw | "" =>
  isOutlaw(card) ? card : isPhoto(card) ? outlawOfPhoto(card) : "";

export function read(move: string): Played {
  const [verb = "", first = "", second = "", third = "", last = ""] = move.split(" ");
  switch (verb) {
    case "draw":
      return of("draw", { way: first });
    case "lay":
      return of("lay", { card: second, outlaw: outlawOn(second), number: Number(first) });
    case "choose":
      return of("choose", {
        outlaw: outlawOn(first),
        seat: second === "of" ? Number(third) - 1 : -1,
      });
    case "discard":
      return of("discard", { card: first });
    case "take":
      return first === "and"
        ? { ...read(move.slice("take and ".length)), found: true }
        : of("take", { card: first });
    case "play":
      if (second === "ask") return of("ask", { card: first, outlaw: outlawOn(third), way: last });
      if (second === "shoot") return of("shoot", { card: first });
      if (second !== "") return of("earp", { card: first, way: second });
      return of("play", { card: first, outlaw: outlawOn(first) });
    default:
      return of("pass");
  }
}

/** What could be done with so many equal cards of the hand, to ask why it cannot be done now. */
export function waysOf(card: string, number: number): string[] {
  if (isOutlaw(card)) return [`lay ${number} ${card}`];
  if (card === "most-wanted") return ["play most-wanted shoot"];
  if (card === "wyatt-earp")
    return ["play wyatt-earp draw", "play wyatt-earp search", "play wyatt-earp rescue"];
  return [`play ${card}`];
}
