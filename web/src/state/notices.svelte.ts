// Short words at the edge of the page: what went wrong, what was done.

import { Refused, Unreachable } from "../wire/refused";
import { LineGone } from "../wire/socket";

export interface Notice {
  id: number;
  kind: "problem" | "news";
  text: string;
}

const SECONDS = { problem: 8, news: 4 };

export class Notices {
  list = $state.raw<Notice[]>([]);
  private count = 0;

  say(text: string, kind: Notice["kind"] = "news"): void {
    const id = ++this.count;
    this.list = [...this.list.filter((other) => other.text !== text), { id, kind, text }].slice(-3);
    setTimeout(() => this.drop(id), 1000 * SECONDS[kind]);
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Somebody else will read from now on. */
  forget(): void {
    this.list = [];
  }

  /** Something did not work: the server's words, or that it cannot be reached. */
  problem(error: unknown, unreachable: string): void {
    if (error instanceof LineGone) return; // the banner about the connection says it
    if (error instanceof Refused) this.say(error.message, "problem");
    else if (error instanceof Unreachable) this.say(unreachable, "problem");
    else throw error;
  }
}
