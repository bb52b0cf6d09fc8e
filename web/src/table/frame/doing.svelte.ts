// What may be done at the table, what is chosen of it, and doing it. Nothing is done before it is
// confirmed, but for what a game calls plain.

import { tick } from "svelte";
import { attempt, settings } from "../../state/app";
import type { TableStore } from "../../state/table.svelte";
import { Refused } from "../../wire/refused";
import type { MoveOut, ReasonOut } from "../../wire/types";
import type { Choice, GameParts, Held, Tried } from "../stage";
import { Hasty } from "./hasty";
import { offeredOf } from "./offered";

interface Around {
  parts: () => GameParts | null;
  /** Whether an earlier moment is shown: nothing can be done there. */
  isPast: () => boolean;
  /** Give something of the frame the focus; whether it is there. */
  focus: (where: string) => boolean;
}

export class Doing {
  /** Why something cannot be done now. */
  reason = $state.raw<ReasonOut | null>(null);
  /** What the stage holds that is no move yet. */
  held = $state.raw<Held | null>(null);
  /** Taps that come too soon to be meant. */
  readonly hasty = new Hasty();
  private picked = $state<string | null>(null);
  private choosing = $state.raw<readonly string[] | null>(null);
  private beside = $state.raw<readonly string[]>([]);
  private pickedAt: Element | null = null;
  /** What an answer also means for the questions that follow it. */
  private plan: Choice["then"];

  readonly moves = $derived.by<readonly MoveOut[]>(() => {
    const { store } = this;
    // Who may step in has moves though nobody waits for him.
    const isThere = store.me !== null && store.me.away === null;
    const may = isThere && store.pending === null && !store.isEnded && !this.around.isPast();
    return may ? (store.now?.moves ?? []) : [];
  });
  readonly chosen = $derived(this.moves.find((each) => each.move === this.picked) ?? null);
  /** Other moves with what is chosen. */
  readonly also = $derived(
    this.chosen ? this.moves.filter(({ move }) => this.beside.includes(move)) : [],
  );
  /** What somebody points at stands for several moves: which one? */
  readonly choices = $derived(this.moves.filter((each) => this.choosing?.includes(each.move)));
  /** Somebody else does something to us, and waits. */
  readonly isInterrupt = $derived.by(() => {
    const { isAsked, isEnded, now } = this.store;
    if (!isAsked || isEnded || !now?.reaction || this.around.isPast()) return false;
    return !this.around.parts()?.onTable?.includes(now.question);
  });
  /** Whether our last move can be taken back here and now. */
  readonly mayUndo = $derived.by(() => {
    const { now, seat, isAway, isEnded } = this.store;
    return now?.undo === true && seat >= 0 && !isAway && !isEnded && !this.around.isPast();
  });
  readonly offered = $derived.by(() => {
    const kindOf = this.around.parts()?.labels.kindOf ?? (({ move }: MoveOut) => move);
    return this.isInterrupt ? [] : offeredOf(this.moves, kindOf);
  });

  constructor(
    private readonly store: TableStore,
    private readonly around: Around,
  ) {}

  /** The stage points at moves. */
  pick(given: readonly string[], also: readonly string[] = []): void {
    const legal = this.moves.filter(({ move }) => given.includes(move));
    this.reason = null;
    this.choosing = null;
    this.beside = also;
    const [only] = legal;
    if (legal.length > 1) {
      this.picked = null;
      this.pickedAt = document.activeElement;
      this.choosing = [...given, ...also];
    } else if (only === undefined) this.picked = null;
    else if (only.move === this.picked) this.pointedAgain();
    else if (this.isAtOnce(only)) void this.play(only.move);
    else {
      this.picked = only.move;
      this.pickedAt = document.activeElement;
    }
  }

  /** The second click on the same thing means it; a finger that only bounces does not. */
  private pointedAgain(): void {
    if (!this.hasty.isBounce()) this.confirm();
  }

  private isAtOnce(move: MoveOut): boolean {
    const labels = this.around.parts()?.labels;
    if (labels === undefined) return false;
    return labels.isPlain(move) || (settings.harmless && labels.isHarmless?.(move) === true);
  }

  /** A move is taken from a list: the button that does it is next. */
  async pickListed(move: string): Promise<void> {
    const from = document.activeElement;
    this.pick([move]);
    await tick();
    if (this.chosen?.move !== move) return;
    if (from?.isConnected) this.pickedAt = from;
    this.around.focus("[data-do] button");
  }

  /** An answer, which may answer what is asked next as well. */
  answer({ moves: [move], then }: Choice): void {
    if (move === undefined || this.moves.length === 0) return;
    this.plan = then;
    void this.play(move);
  }

  /** Call it whenever there are moves to make: what was planned is done. */
  follow(): void {
    const { plan, moves } = this;
    if (plan === undefined || moves.length === 0) return;
    const next = this.isInterrupt ? plan(this.store.now!) : null;
    if (next === null || !moves.some(({ move }) => move === next)) this.plan = undefined;
    else void this.play(next);
  }

  /** A move is recommended: it is chosen, or where answers are buttons the next key is on its own. */
  async consider(move: string): Promise<void> {
    if (this.isInterrupt) {
      await tick();
      if (!this.around.focus(`.interrupt [data-move="${move}"]:not([data-ahead])`))
        this.around.focus(`.interrupt [data-also*="|${move}|"]`);
      return;
    }
    this.reason = null;
    this.choosing = null;
    this.picked = move;
    this.pickedAt = document.activeElement;
    await tick();
    this.around.focus("[data-do] button");
  }

  /** Choose from the list of all. */
  listAll(): void {
    this.choosing = this.moves.map((each) => each.move);
  }

  closeList(): void {
    this.choosing = null;
  }

  /** The stage has taken something up, or put it back. */
  hold(held: Held | null): void {
    if (held !== null && this.held === null) this.pickedAt = document.activeElement;
    this.held = held;
  }

  async play(move: string): Promise<void> {
    this.hasty.played();
    this.picked = null;
    this.choosing = null;
    this.reason = null;
    await attempt(async () => {
      try {
        await this.store.play(move);
      } catch (error) {
        this.plan = undefined;
        if (!(error instanceof Refused) || error.reason === null) throw error;
        this.reason = error.reason;
      }
    });
  }

  confirm(): void {
    if (this.chosen) void this.play(this.chosen.move);
  }

  /** Whether Enter on this element means the chosen move: on the card itself, or on nothing else. */
  isConfirmedBy(on: Element | null): boolean {
    const isFree = !on?.closest("button, a, [role=button], input") || on === this.pickedAt;
    return this.chosen !== null && isFree;
  }

  /** Back to where it was picked. */
  cancel(): void {
    if (this.chosen === null) this.held?.drop();
    this.picked = null;
    this.choosing = null;
    const at = this.pickedAt;
    this.pickedAt = null;
    void tick().then(() => {
      if (at instanceof HTMLElement && at.isConnected) at.focus();
    });
  }

  undo(): void {
    if (this.mayUndo && this.store.pending === null) void attempt(() => this.store.undo());
  }

  async why(given: readonly Tried[]): Promise<void> {
    await attempt(async () => {
      for (const move of given) {
        const answer = await this.store.why(move);
        if (!answer) continue;
        this.reason = answer;
        return;
      }
    });
  }
}
