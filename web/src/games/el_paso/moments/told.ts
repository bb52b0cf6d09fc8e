// A raid and a sale as the log tells them.

import { LOOT, type Face, type Loot } from "../../../art";
import type { Person } from "../../../table/moments/moment";
import type { ElPasoCause, ElPasoEvent, EntryOut } from "../../../wire/types";
import { cardNamed, happened, tileNamed, type Thing } from "../things";

export interface Raider {
  seat: number;
  card: Thing;
  /** Null: nothing. */
  tile: Thing | null;
  why: ElPasoCause | null;
}

/** A place, what lies there before the raid, and who comes, the first on top. */
export interface Place {
  kind: Loot;
  stack: readonly number[];
  raiders: Raider[];
}

export interface RaidTold {
  town: number;
  lookout: number;
  faces: readonly Face[];
  /** On the sheriff field, before and after. */
  stars: readonly [number, number];
  places: Place[];
  isChased: boolean;
  /** By seat: tiles before, what is lost, nuggets. */
  tiles: readonly (readonly Thing[])[];
  lost: readonly number[];
  nuggets: readonly number[];
}

export interface Sale {
  seat: number;
  here: number;
  rate: number;
  paid: number;
  elsewhere: number;
  kept: readonly Thing[];
  nuggets: number;
}

export interface RaidShown extends RaidTold {
  people: readonly Person[];
  title: string;
  /** What a kind needs on the dice. */
  needs: Partial<Record<Loot, Face>>;
  dice: number;
  /** What each step shows: a place by its number. */
  phases: readonly ("cards" | "dice" | "stars" | "sheriffs" | number)[];
}

export interface SaleShown {
  people: readonly Person[];
  town: string;
  sales: readonly Sale[];
}

const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.value === b.value;

function without(tiles: readonly Thing[], gone: Thing): Thing[] {
  const at = tiles.findIndex((tile) => same(tile, gone));
  return at < 0 ? [...tiles] : tiles.toSpliced(at, 1);
}

/** What has been told of the table by now. */
export class Ground {
  town = -1;
  stars = 0;
  /** What lies in the town. */
  stock: Thing[] = [];
  readonly tiles: Thing[][];
  readonly nuggets: number[];
  private readonly kept: Thing[][];

  constructor(players: number) {
    this.tiles = Array.from({ length: players }, () => []);
    this.kept = Array.from({ length: players }, () => []);
    this.nuggets = Array<number>(players).fill(0);
  }

  keptBy = (seat: number): readonly Thing[] => this.kept[seat] ?? [];

  hear(each: ElPasoEvent): void {
    const seat = each.seat ?? -1;
    switch (each.event) {
      case "town":
        this.town = each.town;
        this.stars = 0;
        return;
      case "stock":
        this.stock = each.tiles.map(tileNamed);
        return;
      case "stars":
        this.stars = each.number;
        return;
      case "loot":
        this.stock = without(this.stock, tileNamed(each.tile));
        this.tiles[seat]?.push(tileNamed(each.tile));
        return;
      case "chased":
        this.tiles[seat] = [];
        return;
      case "leave":
        this.kept[seat] = [];
        return;
      case "keep":
        this.kept[seat]?.push(tileNamed(each.tile));
        return;
      case "sell":
        this.tiles[seat] = [...this.keptBy(seat)];
        this.nuggets[seat]! += each.paid;
        return;
      case "final":
        this.tiles[seat] = [];
        this.nuggets[seat]! += each.points;
    }
  }
}

/** What the last of these entries tells: a raid (null: none) and who sold before or after it. */
export function toldIn(
  entries: readonly EntryOut[],
  players: number,
): { raid: RaidTold | null; sales: Sale[]; town: number } {
  const ground = new Ground(players);
  for (const each of entries.slice(0, -1).flatMap(happened)) ground.hear(each);
  const events = happened(entries.at(-1));
  const sales: Sale[] = [];
  let raid: RaidTold | null = null;
  let soldIn = ground.town;
  const cards = new Map<number, Thing>();
  for (const each of events) {
    const seat = each.seat ?? -1;
    if (each.event === "reveal") cards.set(seat, cardNamed(each.card));
    if (each.event === "roll") {
      raid = {
        town: ground.town,
        lookout: seat,
        faces: each.faces,
        stars: [ground.stars, ground.stars],
        places: LOOT.map((kind) => ({
          kind,
          stack: ground.stock
            .filter((tile) => tile.kind === kind)
            .map(({ value }) => value)
            .sort((a, b) => a - b),
          raiders: [],
        })),
        isChased: false,
        tiles: ground.tiles.map((tiles) => [...tiles]),
        lost: ground.tiles.map(({ length }) => length),
        nuggets: [...ground.nuggets],
      };
    }
    if (raid) {
      if (each.event === "stars") raid.stars = [raid.stars[0], each.number];
      if (each.event === "sheriffs") raid.isChased = true;
      if (each.event === "loot" || each.event === "nothing")
        comes(raid, seat, cardNamed(each.card), each);
    }
    ground.hear(each);
    if (each.event === "sell") {
      soldIn = ground.town;
      const { here, rate, paid, elsewhere } = each;
      const kept = [...(ground.tiles[seat] ?? [])];
      sales.push({ seat, here, rate, paid, elsewhere, kept, nuggets: ground.nuggets[seat] ?? 0 });
    }
  }
  if (raid?.isChased)
    for (const [seat, card] of [...cards].sort(([, a], [, b]) => b.value - a.value))
      comes(raid, seat, card, null);
  return { raid, sales, town: soldIn };
}

function comes(raid: RaidTold, seat: number, card: Thing, each: ElPasoEvent | null): void {
  const place = raid.places.find(({ kind }) => kind === card.kind);
  place?.raiders.push({
    seat,
    card,
    tile: each?.event === "loot" ? tileNamed(each.tile) : null,
    why: each?.event === "nothing" ? each.why : null,
  });
}
