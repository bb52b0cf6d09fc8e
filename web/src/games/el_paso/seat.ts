// What is said of a seat, the same for the panels of a wide screen and the chips of a phone.

import type { TableStore } from "../../state/table.svelte";
import { seated, type Seated } from "../../table/seated";
import type { ElPasoView } from "../../wire/types";
import { texts, thingName } from "./labels";
import { tile, townOf, type Raid, type Thing } from "./things";

export interface Shown {
  seat: number;
  name: string;
  letters: string;
  nuggets: number;
  cards: number;
  tiles: Thing[];
  isAsked: boolean;
  isIn: boolean;
  isLookout: boolean;
  hasLaid: boolean;
  /** "lookout", "left, kept 2"; empty: nothing of the kind. */
  tag: string;
  /** Where he stands in this round. */
  line: string;
  who: Seated;
}

interface Given {
  store: TableStore;
  view: ElPasoView;
  asked: readonly number[];
  letters: readonly string[];
  raid: ReadonlyMap<number, Raid>;
  /** What is asked, in a word. */
  open: string;
}

export function seatOf(seat: number, given: Given): Shown {
  const { store, view, asked, letters } = given;
  return {
    seat,
    name: store.nameOf(seat),
    letters: letters[seat] ?? "",
    nuggets: view.nuggets[seat] ?? 0,
    cards: view.sizes[seat] ?? 0,
    tiles: (view.loot[seat] ?? []).map(tile),
    isAsked: asked.includes(seat),
    isIn: view.in_town[seat] === true,
    isLookout: seat === view.lookout,
    hasLaid: view.has_laid[seat] === true,
    tag: tag(seat, given),
    line: line(seat, given),
    who: seated(store, seat),
  };
}

function tag(seat: number, { view, asked, open }: Given): string {
  const said = texts();
  const tags = seat === view.lookout ? [said.lookout] : [];
  const keeps = open === "keep" && asked.includes(seat);
  if (!view.in_town[seat] && !keeps) {
    const number = view.loot[seat]?.length ?? 0;
    tags.push(number ? said.goneKept({ number }) : said.gone);
  }
  return tags.join(", ");
}

function line(seat: number, { view, asked, raid, open }: Given): string {
  const said = texts();
  if (asked.includes(seat)) {
    if (open === "keep") return said.keeps;
    return open === "refill" ? said.draws : said.decides;
  }
  if (view.has_laid[seat]) return said.hasLaid;
  if (!view.in_town[seat]) {
    const town = townOf(view, view.town + 1);
    return town ? said.outUntil({ town }) : said.gone;
  }
  const last = raid.get(seat);
  if (!last) return open === "decide" ? said.waits : "";
  const known = { card: thingName(last.card) };
  if (last.tile === null) return said.lastNothing(known);
  return said.lastGot({ ...known, value: last.tile.value });
}

/** For those who listen: what is printed as figures. */
export const figures = (shown: Shown, cards: string): string =>
  [texts().nuggets({ number: shown.nuggets }), cards].join(", ");
