// Cards, tiles, towns and moves of El Paso as they are numbered and called on the wire. No rule.

import { FACES, LOOT, type Face, type Loot } from "../../art";
import {
  EL_PASO_CARDS,
  EL_PASO_TILES,
  type ElPasoView,
  type EntryOut,
  type NowOut,
} from "../../wire/types";

export const GAME = "el-paso";
const CARD_VALUES = EL_PASO_CARDS.length / LOOT.length;
const TILE_VALUES = EL_PASO_TILES.length / LOOT.length;

/** A raid card or a loot tile: of which kind, and what it is worth. */
export interface Thing {
  kind: Loot;
  value: number;
}

const thing = (number: number, values: number): Thing => ({
  kind: LOOT[Math.floor(number / values)] ?? "bank",
  value: (number % values) + 1,
});
export const card = (number: number): Thing => thing(number, CARD_VALUES);
export const tile = (number: number): Thing => thing(number, TILE_VALUES);
export const face = (number: number): Face => FACES[number] ?? "six";
export const cardWord = (number: number): string => EL_PASO_CARDS[number] ?? "";
export const tileWord = (number: number): string => EL_PASO_TILES[number] ?? "";
export const viewOf = (now: NowOut): ElPasoView => now.view as unknown as ElPasoView;

/** What the dice must show for a kind to be plundered, if anything. */
export const needOf = (view: ElPasoView, kind: Loot): Face | undefined =>
  FACES[view.needs[LOOT.indexOf(kind)] ?? -1];
export const townOf = (view: ElPasoView, number = view.town): string => view.towns[number] ?? "";
/** The kinds that a town has no place for. */
export const lackingIn = (view: ElPasoView, town: number): Loot[] =>
  LOOT.filter((_, at) => view.lots[town]?.[at] === false);

/** A move as it is written: "lay gold-mine-5" lays the 5 of the gold mine. */
export interface Said {
  does: string;
  kind: Loot | null;
  value: number;
}

export function read(move: string): Said {
  const [does = "", what = ""] = move.split(" ");
  const kind = LOOT.find((found) => what === found || what.startsWith(`${found}-`)) ?? null;
  return { does, kind, value: kind ? Number(what.slice(kind.length + 1)) || 0 : 0 };
}

/** What the question on top of the table holds; tiles that a leaver has chosen so far, for instance. */
export function asked(view: ElPasoView): { name: string; values: readonly number[] } {
  const [name, values] = view.pending.at(-1) ?? ["", []];
  return { name, values };
}

/** What the last raid of this town brought each seat. */
export interface Raid {
  card: number;
  /** The tile, or -1 for nothing. */
  tile: number;
}

export function lastRaid(entries: readonly EntryOut[]): ReadonlyMap<number, Raid> {
  const found = new Map<number, Raid>();
  for (let at = entries.length - 1; at >= 0; at--) {
    const events = entries[at]?.events ?? [];
    const starts = events.findLastIndex(([name]) => name === "reveal" || name === "town");
    if (starts < 0) continue;
    if (events[starts]?.[0] === "town") break;
    for (const [name, seat, values] of events) {
      if (name === "reveal") found.set(seat, { card: values[0] ?? 0, tile: -1 });
      const raid = found.get(seat);
      if (name === "loot" && raid) raid.tile = values[0] ?? -1;
    }
    break;
  }
  return found;
}
