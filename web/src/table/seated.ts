// How somebody is shown at every table: the face, and in a word what else is to be known of who plays.

import { levelName } from "../home/levels";
import { words } from "../state/app";
import type { TableStore } from "../state/table.svelte";

export interface Seated {
  face: string | null;
  /** The strength of a bot, or why nobody is there in person; empty: somebody is. */
  note: string;
  /** Nobody is there, who should be. */
  isAbsent: boolean;
}

export function seated(store: TableStore, seat: number): Seated {
  const found = store.table?.seats[seat];
  const standIn = store.standIn(seat);
  const level = found?.bot ? levelName(found.bot) : "";
  return {
    face: found?.face ?? null,
    note: level || (standIn === null ? "" : words.page.table[standIn]),
    isAbsent: standIn === "away" || standIn === "offline",
  };
}
