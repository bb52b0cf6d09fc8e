// The clocks of a table: for one answer, and for the whole game.

import { clockText } from "../../kit/time";
import type { TableStore } from "../../state/table.svelte";

/** When the time of whoever is awaited is up (ours, if we are asked); null: no clock runs. */
export function deadlineOf(store: TableStore): number | null {
  const asked = store.isAsked ? [store.seat] : (store.now?.asked ?? []);
  const at = asked.find((seat) => store.deadline(seat) !== null);
  return at === undefined ? null : store.deadline(at);
}

/** Milliseconds until then. While the table looks at what happened, the clock stands still. */
export function leftOf(store: TableStore): number {
  const deadline = deadlineOf(store);
  if (deadline === null) return 0;
  const asked = store.isAsked ? [store.seat] : (store.now?.asked ?? []);
  const at = asked.find((seat) => store.deadline(seat) === deadline) ?? -1;
  const starts = store.now?.clock?.starts?.[at] ?? null;
  const left = store.until(deadline);
  return starts === null ? left : Math.min(left, deadline - starts);
}

/** Milliseconds that such an answer has in all. */
export function allowed(store: TableStore): number {
  const { move, game, reaction } = store.table?.clock ?? {};
  return 1000 * ((store.now?.reaction ? reaction : null) ?? move ?? game ?? 0);
}

/** What a seat has left for all its decisions, before the one that runs: "12:05"; "": no such clock. */
export function bankOf(store: TableStore, seat: number): string {
  const left = store.now?.clock?.left[seat] ?? null;
  return left === null ? "" : clockText(left / 1000);
}
