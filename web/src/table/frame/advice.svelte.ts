// Asking a marshal: what he would do on our seat now, or would have done in a move of a finished game.

import { api, attempt } from "../../state/app";
import type { TableStore } from "../../state/table.svelte";
import type { AdviceOut } from "../../wire/types";
import type { Doing } from "./doing.svelte";
import type { Past } from "./past.svelte";

export class Advice {
  /** Whether somebody has asked, and looks at the answer or waits for it. */
  isOpen = $state(false);
  told = $state.raw<AdviceOut | null>(null);
  /** The entry that it is about, of a finished game; null: what to do now. */
  about = $state<number | null>(null);
  private asked = 0; // how often: only the last answer counts

  /** Where all others are bots, whoever has to choose may ask. */
  readonly mayAsk = $derived.by(() => this.store.isAlone && this.doing.moves.length > 1);
  /** The move that is looked at, counted from 1; 0: none that can be asked about. */
  readonly move = $derived.by(() => {
    const { store, past } = this;
    const entry = store.entries.find(({ n }) => n === past.at);
    if (store.status !== "over" || entry?.kind !== "move" || store.undone.has(entry.n)) return 0;
    return store.entries.filter(
      ({ n, kind }) => kind === "move" && n <= entry.n && !store.undone.has(n),
    ).length;
  });

  constructor(
    private readonly store: TableStore,
    private readonly doing: Doing,
    private readonly past: Past,
  ) {}

  /** What could be done now, or could have been done in the move that is looked at. */
  async ask(): Promise<void> {
    const { store, move } = this;
    if (move === 0 && !this.mayAsk) return;
    const number = ++this.asked;
    this.isOpen = true;
    this.told = null;
    this.about = move === 0 ? null : this.past.at;
    const worked = await attempt(async () => {
      const told =
        move === 0 ? await api.advice(store.code, store.seat) : await api.explain(store.code, move);
      if (number === this.asked) this.told = told;
    });
    if (number !== this.asked) return;
    if (worked) this.tidy();
    else this.close();
  }

  /** Put away what is no answer any more to what is asked. */
  tidy(): void {
    if (!this.isOpen || this.about !== null) return;
    const legal = this.doing.moves.map(({ move }) => move);
    const fits = this.told?.opinions.every(({ move }) => legal.includes(move)) ?? true;
    if (!this.mayAsk || !fits) this.close();
  }

  close(): void {
    this.asked += 1;
    this.isOpen = false;
  }
}
