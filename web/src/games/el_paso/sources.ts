// Where what the board says comes from: the rulebook, reviews, or us (EP1.4).

import { LOOT, type Loot } from "../../art";
import { words } from "../../state/app";
import type { ElPasoView } from "../../wire/types";
import { kindName, tableWord, texts } from "./labels";

/** In the order of the numbers in `view.marks`. */
const SOURCES = ["printed", "reviewed", "reconstructed", "given"] as const;
export type Source = (typeof SOURCES)[number];
const SIGNS: Record<Source, string> = {
  printed: "",
  reviewed: "\u2019",
  reconstructed: "?",
  given: "*",
};

export const sourceSign = (source: Source): string => SIGNS[source];
export const sourceWord = (source: Source): string =>
  tableWord(`sign_${source}`, { sign: "" }).trim();

const at = (view: ElPasoView, town: number, entry: number): Source =>
  SOURCES[view.marks[town]?.[entry] ?? 0] ?? "printed";
export const ofName = (view: ElPasoView, town: number): Source => at(view, town, 0);
export const ofRate = (view: ElPasoView, town: number): Source => at(view, town, 1);
export const ofPlace = (view: ElPasoView, town: number, kind: Loot): Source =>
  at(view, town, 2 + LOOT.indexOf(kind));

export const isGuessed = (view: ElPasoView, town: number): boolean =>
  (view.marks[town] ?? []).some((mark) => SOURCES[mark] === "reconstructed");

/** A sentence for each source, with what of the town comes from there. */
export function sources(view: ElPasoView, town: number): string[] {
  const entries: [string, Source][] = [
    [tableWord("name_of"), ofName(view, town)],
    [tableWord("rate_of"), ofRate(view, town)],
    ...LOOT.map((kind): [string, Source] => [kindName(kind), ofPlace(view, town, kind)]),
  ];
  return SOURCES.flatMap((source) => {
    const found = entries.filter((entry) => entry[1] === source).map(([name]) => name);
    return found.length ? [texts().marks[source]({ entries: words.join(found) })] : [];
  });
}

/** The same of one place of the town that we are in. */
export const sourceOfPlace = (view: ElPasoView, kind: Loot): string =>
  texts().marks[ofPlace(view, view.town, kind)]({ entries: kindName(kind) });
