// Why somebody is as far away as he is: the sum behind a distance of the view. The distance itself is
// the server's; where our sum is not the same, only the distance is shown.

import type { BangView } from "../../wire/types";
import { characterOf, kindOf, nameOf } from "./cards";
import { said } from "./words";

/** Places between two, counting those who are alive, the shorter way round. */
function steps(view: BangView, from: number, to: number): number {
  const living = view.alive.filter(Boolean).length;
  let found = 0;
  for (let at = from; at !== to && found <= view.players; at = (at + 1) % view.players)
    if (view.alive[(at + 1) % view.players]) found += 1;
  return Math.min(found, living - found);
}

const firstName = (character: string): string => nameOf(character).split(" ").at(0) ?? "";
const lastName = (character: string): string => nameOf(character).split(" ").at(-1) ?? "";

/** How far somebody is, on the lower edge of a seat. */
export interface Pill {
  kind: "in" | "far" | "aims";
  /** 0: it is whoever aims. */
  far: number;
  text: string;
  label: string;
}

export interface Aim {
  far: number;
  reached: boolean;
  /** "3 + 1 Regret − 1 Rose = 3", or just the distance. */
  text: string;
}

/** How far `to` is from `from`; null: one of them is out, or it is the same. */
export function aim(view: BangView, from: number, to: number): Aim | null {
  const far = view.distances[from]?.[to] ?? 0;
  if (far === 0) return null;
  const reached = far <= (view.reach[from] ?? 0);
  const seats = steps(view, from, to);
  const has = (seat: number, kind: string): boolean =>
    (view.tables[seat] ?? []).some((card) => kindOf(card) === kind);
  let total = seats;
  let sum = String(seats);
  const add = (name: string): void => {
    total += 1;
    sum += ` + 1 ${name}`;
  };
  const take = (name: string): void => {
    total -= 1;
    sum += ` − 1 ${name}`;
  };
  if (has(to, "mustang")) add(nameOf("mustang"));
  if (characterOf(view.characters[to] ?? -1) === "paul-regret") add(lastName("paul-regret"));
  if (has(from, "appaloosa")) take(nameOf("appaloosa"));
  if (characterOf(view.characters[from] ?? -1) === "rose-doolan") take(firstName("rose-doolan"));
  if (Math.max(1, total) !== far || sum === String(seats))
    return { far, reached, text: String(far) };
  const text = total < far ? said().atLeast : said().sum;
  return { far, reached, text: text({ sum, far }) };
}
