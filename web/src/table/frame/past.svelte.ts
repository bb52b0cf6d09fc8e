// Looking back: the table as it was after an earlier move, as this seat saw it then. What was sent is
// kept while the page is open; of a finished game the server tells every moment.

import { SvelteMap } from "svelte/reactivity";
import { api, attempt } from "../../state/app";
import type { TableStore } from "../../state/table.svelte";
import type { EntryOut, NowOut } from "../../wire/types";

const KEPT = 500;

/** Whether an entry changes the position. */
const isStep = ({ kind }: EntryOut): boolean =>
  kind === "dealt" || kind === "move" || kind === "undo";

/** A moment is for looking: nothing to do, no clock. */
const still = (now: NowOut): NowOut => ({
  ...now,
  moves: [],
  default: null,
  undo: false,
  clock: null,
});

export class Past {
  /** The entry whose moment is shown; null: now. */
  at = $state<number | null>(null);
  shown = $state.raw<NowOut | null>(null);
  private readonly kept = new SvelteMap<number, NowOut>();
  private seat: number;
  private wanted: number | null = null; // what the server is asked for

  /** What can be looked at, in order. */
  readonly steps = $derived.by(() =>
    this.store.entries.filter((entry) => isStep(entry) && this.mayShow(entry)),
  );
  /** How much has happened since, for somebody who looks back. */
  readonly since = $derived.by(() => {
    const { at } = this;
    if (at === null) return 0;
    return this.store.entries.filter((entry) => isStep(entry) && entry.n > at).length;
  });

  constructor(private readonly store: TableStore) {
    this.seat = store.seat;
  }

  /** Remember this moment; call it whenever something was sent. */
  keep(): void {
    const { now, entries, seat } = this.store;
    const last = entries.findLast(isStep);
    // Another one sits here now: what his neighbour saw is not for him.
    if (seat !== this.seat) {
      this.kept.clear();
      this.leave();
      this.seat = seat;
    }
    if (now === null || last === undefined) return;
    this.kept.set(last.n, now);
    for (const first of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(first);
    }
  }

  mayShow({ n, kind }: EntryOut): boolean {
    const isTold = this.store.status === "over" && kind === "move" && !this.store.undone.has(n);
    return this.kept.has(n) || isTold;
  }

  async go(n: number): Promise<void> {
    const last = this.store.entries.findLast(isStep);
    if (n === last?.n) return this.leave();
    this.wanted = n;
    const kept = this.kept.get(n);
    if (kept) {
      this.shown = still(kept);
      this.at = n;
      return;
    }
    await attempt(async () => {
      const moves = this.store.entries.filter(
        (entry) => entry.kind === "move" && entry.n <= n && !this.store.undone.has(entry.n),
      );
      const { code, seat, now } = this.store;
      const told = await api.view(code, moves.length, seat);
      if (now === null || seat !== this.store.seat || this.wanted !== n) return;
      const { view, asks = null, asked, winners, ended } = told;
      this.shown = still({ ...now, view, asks, asked, winners, ended, question: "", ask: "" });
      this.at = n;
    });
  }

  /** One step back or on; from now, back to the one before. */
  async step(by: 1 | -1): Promise<void> {
    const { steps, at } = this;
    const here = at === null ? steps.length - 1 : steps.findIndex((entry) => entry.n === at);
    const to = steps[here + by];
    if (to) await this.go(to.n);
  }

  leave(): void {
    this.wanted = null;
    this.at = null;
    this.shown = null;
  }
}
