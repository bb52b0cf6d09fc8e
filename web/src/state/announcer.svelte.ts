// Words for those who listen instead of looking. Several at once are read in order, not all for ever.

const KEPT = 12;

export class Announcer {
  news = $state.raw<{ id: number; text: string }[]>([]);
  question = $state("");
  private count = 0;

  /** Something happened. */
  say(text: string): void {
    if (!text) return;
    this.news = [...this.news, { id: ++this.count, text }].slice(-KEPT);
  }

  /** Somebody else will listen from now on. */
  forget(): void {
    this.news = [];
    this.question = "";
  }

  /** Something is asked of whoever sits here; "" when it is answered. */
  ask(text: string): void {
    this.question = text;
  }
}

export const announcer = new Announcer();
