// How fast it is told what others do. Updates of the table wait here until it is their turn to be told;
// whoever is hurried by the game itself, or does not look, is told at once.

import type { EntryOut, Update } from "../wire/types";
import type { Tempo } from "./settings.svelte";

/** Milliseconds from one move of a bot to the next: three bots play a round in less than five seconds. */
export const GAPS: Record<Tempo, number> = { slow: 1100, normal: 450, fast: 150, instant: 0 };
const LOOK = 80; // ms: how often it is asked whether what is watched has been seen

export interface News {
  update: Update;
  told: EntryOut[];
}

export interface Pace {
  /** Milliseconds between moves; 0: everything at once. */
  gap: () => number;
  /** Whether nothing may be told now: something is being watched. */
  isHeld: () => boolean;
  tell: (news: News) => void;
}

export class Telling {
  private readonly waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity; // when a move was told
  private isQuick = false;

  constructor(private readonly pace: Pace) {}

  add(news: News): void {
    this.waiting.push(news);
    this.goOn();
  }

  /** From now on without a pause, or no longer. */
  hurry(on: boolean): void {
    this.isQuick = on;
    this.goOn();
  }

  /** Everything that waits is told now. */
  flush(): void {
    clearTimeout(this.timer);
    const all = this.waiting.splice(0);
    if (all.length > 0) this.tell(all.reduce(joined));
  }

  /** What waits is told to nobody any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private goOn(): void {
    clearTimeout(this.timer);
    const isHurried = this.isQuick || document.hidden || this.pace.gap() === 0;
    if (isHurried || this.waiting.some(cannotWait)) return this.flush();
    for (let news = this.waiting[0]; news; news = this.waiting[0]) {
      const wait = this.waitFor(news);
      if (wait > 0) {
        this.timer = setTimeout(() => this.goOn(), wait);
        return;
      }
      this.waiting.shift();
      this.tell(news);
    }
  }

  private waitFor({ told }: News): number {
    if (this.pace.isHeld()) return LOOK;
    const isMove = told.some(isMoveOfBot);
    return isMove ? this.last + this.pace.gap() - performance.now() : 0;
  }

  private tell(news: News): void {
    if (news.told.some(({ kind }) => kind === "move")) this.last = performance.now();
    this.pace.tell(news);
  }
}

/** As if it had come at once. */
const joined = (one: News, other: News): News => ({
  update: { ...other.update, table: other.update.table ?? one.update.table ?? null },
  told: [...one.told, ...other.told],
});

const isMoveOfBot = ({ kind, by }: EntryOut): boolean => kind === "move" && by === "bot";

/** Our own move, a race, or a clock that runs for us: nothing may be told too late. */
function cannotWait({ update: { now, seat }, told }: News): boolean {
  const isOwn = told.some((entry) => entry.seat === seat && seat >= 0 && !isMoveOfBot(entry));
  const asked = now?.asked ?? [];
  const isRace = asked.length > 1 && asked.includes(seat);
  return isOwn || isRace || now?.clock?.deadlines[seat] != null;
}
