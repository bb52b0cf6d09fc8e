// Moments one after another: what came, which of them is shown, and how far it is. Nothing is asked of
// anybody before they have been seen or skipped.

import { tick } from "svelte";
import type { Moment } from "./moment";

/** So many times as long. */
const SLOW = 2;

export interface QueueOptions {
  /** They shall stay longer. */
  isSlow: () => boolean;
  /** Things stand still: every step stays until somebody goes on. */
  isCalm: () => boolean;
  /** A step is shown. */
  onstep?: (moment: Moment, step: number) => void;
}

/** Keys that mean nothing by themselves, or belong to the browser. */
const OTHERS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Unidentified|F\d+)$/;

export class Moments {
  shown = $state.raw<Moment | null>(null);
  step = $state(0);
  /** So many are being made, or fetched with what draws them. */
  private coming = $state(0);
  private waiting: Moment[] = [];
  private last: Promise<unknown> = Promise.resolve();
  private isHurried = false;
  private timer = 0;
  private from: Element | null = null;

  /** Whether the table is put off. */
  readonly isOn = $derived(this.coming > 0 || this.shown !== null);

  constructor(private readonly options: QueueOptions) {}

  get isLast(): boolean {
    return this.step + 1 >= (this.shown?.steps.length ?? 0);
  }

  /** Show these when they are made, after what came before. If they cannot be made, the game goes on. */
  add(making: () => Promise<Moment[]>): Promise<void> {
    this.coming += 1;
    const made = this.last.then(making).then(
      (found) => this.waiting.push(...found),
      () => 0,
    );
    this.last = made;
    return made.then(() => {
      this.coming -= 1;
      if (this.shown === null) this.next();
    });
  }

  /** Somebody taps: the first ends this step, the second the moment. Who wants no motion goes on step
   *  by step. */
  tap(): void {
    if (this.shown === null) return;
    if (this.isLast || (this.isHurried && !this.options.isCalm())) this.next();
    else {
      this.isHurried = true;
      this.show(this.step + 1);
    }
  }

  /** The moment is over at once. */
  skip(): void {
    if (this.shown !== null) this.next();
  }

  /** A key is a tap, Escape the end. Whether it was meant for us. */
  keyed(event: KeyboardEvent): boolean {
    if (!this.isOn || event.altKey || event.ctrlKey || event.metaKey) return false;
    const at = event.target instanceof Element ? event.target : null;
    if (OTHERS.test(event.key) || at?.closest("dialog, input, select, textarea")) return false;
    // What stays in reach beside it is still worked by its own keys.
    if (/^(Enter| )$/.test(event.key) && at?.closest("button, a") && !at.closest("[data-moment]"))
      return false;
    if (event.repeat) return true;
    if (event.key === "Escape") this.skip();
    else this.tap();
    return true;
  }

  /** Nothing more of it: another one has the device, or the table is left. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = null;
  }

  private next(): void {
    clearTimeout(this.timer);
    const found = this.waiting.shift() ?? null;
    const wasShown = this.shown !== null;
    this.isHurried = false;
    if (found && !wasShown) this.from = document.activeElement;
    this.shown = found;
    if (found) this.show(0);
    else if (wasShown) void tick().then(() => this.giveBack());
  }

  private show(step: number): void {
    clearTimeout(this.timer);
    const shown = this.shown;
    if (!shown) return;
    this.step = step;
    this.options.onstep?.(shown, step);
    if (this.options.isCalm()) return;
    const lasts = (shown.steps[step]?.lasts ?? 0) * (this.options.isSlow() ? SLOW : 1);
    this.timer = window.setTimeout(
      () => (this.isLast ? this.next() : this.show(this.step + 1)),
      lasts,
    );
  }

  /** Whatever had the focus before has it again, if nobody has taken it since. */
  private giveBack(): void {
    const { from } = this;
    this.from = null;
    const now = document.activeElement;
    if (from instanceof HTMLElement && from.isConnected && (!now || now === document.body))
      from.focus({ preventScroll: true });
  }
}
