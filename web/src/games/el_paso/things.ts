// Cards, tiles, towns and moves of El Paso as they are numbered and called on the wire. No rule.

import { FACES, LOOT, type Face, type Loot } from "../../art";
import {
  EL_PASO_CARDS,
  EL_PASO_TILES,
  type ElPasoCard,
  type ElPasoEvent,
  type ElPasoMove,
  type ElPasoQuestion,
  type ElPasoTile,
  type ElPasoView,
  type EntryOut,
  type MoveOut,
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

/** A card or a tile by its name. */
export const cardNamed = (name: ElPasoCard): Thing => card(EL_PASO_CARDS.indexOf(name));
export const tileNamed = (name: ElPasoTile): Thing => tile(EL_PASO_TILES.indexOf(name));

/** A move as the server names it. */
export const madeOf = (move: MoveOut): ElPasoMove => move.made as unknown as ElPasoMove;

/** What an entry told of, event by event. */
export const happened = (entry: EntryOut | undefined): ElPasoEvent[] =>
  (entry?.happened ?? []) as unknown as ElPasoEvent[];

/** The open question; tiles that a leaver has chosen so far, for instance. */
export const asked = (now: NowOut): ElPasoQuestion | null =>
  (now.asks ?? null) as unknown as ElPasoQuestion | null;

/** What the last raid of this town brought each seat. */
export interface Raid {
  card: Thing;
  /** Null: nothing. */
  tile: Thing | null;
}

export function lastRaid(entries: readonly EntryOut[]): ReadonlyMap<number, Raid> {
  const found = new Map<number, Raid>();
  for (let at = entries.length - 1; at >= 0; at--) {
    const events = happened(entries[at]);
    const starts = events.findLast(({ event }) => event === "reveal" || event === "town");
    if (!starts) continue;
    if (starts.event === "town") break;
    for (const each of events) {
      const seat = each.seat ?? -1;
      if (each.event === "reveal") found.set(seat, { card: cardNamed(each.card), tile: null });
      const raid = found.get(seat);
      if (each.event === "loot" && raid) raid.tile = tileNamed(each.tile);
    }
    break;
  }
  return found;
}
