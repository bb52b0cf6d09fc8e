// A line to one table. Entries come in order, without a gap and once, however often the connection
// breaks; a command happens once, however often it had to be sent (docs/protocol.md, sections 3 and 4).

import { commitment, fromHex, newContribution, type Promises } from "./fair";
import { Refused } from "./refused";
import {
  CLOSE,
  VERSION,
  type Answer,
  type AnyMessage,
  type Done,
  type EntryOut,
  type Language,
  type Pong,
  type Presence,
  type TableCommand,
  type TableOut,
  type Update,
  type Welcome,
} from "./types";

/** Closed for good: another connection would be closed again. */
export const FOR_GOOD: ReadonlySet<number> = new Set([
  1009,
  CLOSE.badMessage,
  CLOSE.noGuest,
  CLOSE.wrongOrigin,
  CLOSE.noTable,
  CLOSE.wrongVersion,
  CLOSE.banned,
]);
const TRY_LATER = 1013;

const SOONEST = 400; // ms until the first new try
const LATEST = 15_000;
const LATER = 5_000; // the server is full, or cannot store
const CALM = 60_000; // we were too many, or guessed too often
const RUSHED = 1_000; // something was dropped since we were too quick
const PATIENCE = 10_000; // for a first word
const QUIET = 3_500; // without a word from the server; then we ask
const DOUBT = 4_000; // for an answer to that; then we say that the line is lost
const GIVE_UP = 8_000; // after that: a busy server may still answer; then we connect anew

export type Connection = "connecting" | "open" | "lost" | "gone" | "closed";

/** The parts of a WebSocket that are needed; tests bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Listener {
  connectionChanged(state: Connection, closeCode: number): void;
  update(update: Update, fresh: EntryOut[]): void;
  presence(presence: Presence): void;
  welcome(welcome: Welcome): void;
  /** The server has an older table than we had: everything is told anew. */
  forget(): void;
}

export interface LineOptions {
  lang: Language;
  connect?: (url: string) => Wire;
  /** Where the contribution to the shuffle outlives a reload; null: nowhere. */
  storage?: Pick<Storage, "getItem" | "setItem"> | null;
  random?: () => number;
}

/** A command before it has an id. */
export type Wish = DistributiveOmit<TableCommand, "id">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

interface Waiting {
  message: string;
  resolve(answer: Done | Answer | Pong): void;
  reject(error: Error): void;
}

/** The line was closed for good before an answer came. */
export class LineGone extends Error {
  constructor(readonly code: number) {
    super(`The connection to the table has ended (${code}).`);
    this.name = "LineGone";
  }
}

export class Line {
  /** Of the last entry. */
  number = 0;
  seat = -1;
  lang: Language;
  readonly promises: Promises = { server: "", seats: new Map() };
  readonly contribution: string;

  private wire: Wire | null = null;
  private state: Connection = "closed";
  private current = false; // the first update of this connection is here
  private badge = "";
  private looks: number | null = null; // from which seat; null: the server knows
  private turning = ""; // the hello that asks to be told otherwise: what comes before its welcome is old
  private tries = 0;
  private count = 0;
  private readonly run: string;
  private readonly waiting = new Map<string, Waiting>();
  private hello = "";
  private revealed = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private watchTimer: ReturnType<typeof setTimeout> | undefined;
  private rushTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly connectTo: (url: string) => Wire;
  private readonly random: () => number;

  constructor(
    readonly code: string,
    private readonly listener: Listener,
    options: LineOptions,
  ) {
    this.lang = options.lang;
    this.random = options.random ?? Math.random;
    this.connectTo = options.connect ?? ((url) => new WebSocket(url) as unknown as Wire);
    this.run = newContribution().slice(0, 16);
    this.contribution = kept(code, options.storage ?? null);
  }

  /** Our promise to the shuffle. */
  get promise(): string {
    return commitment(fromHex(this.contribution));
  }

  get connection(): Connection {
    return this.state;
  }

  open(): void {
    if (this.wire !== null || this.state === "gone") return;
    clearTimeout(this.retryTimer);
    this.become(this.tries === 0 && this.number === 0 ? "connecting" : "lost");
    this.current = false;
    this.hello = this.turning = "";
    const wire = this.connectTo(socketUrl(this.code));
    this.wire = wire;
    wire.onopen = () => this.greet(this.number);
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(event.data);
    };
    wire.onclose = (event) => {
      if (wire === this.wire) this.ended(event.code);
    };
    this.watch(PATIENCE);
  }

  /** Hang up; the seat stays ours. */
  close(): void {
    this.drop();
    clearTimeout(this.retryTimer);
    this.become("closed");
    this.refuseAll(new LineGone(1000));
  }

  /** Something has changed outside (the network is back, the page is shown again): try now. */
  nudge(): void {
    if (this.state === "lost" && (this.wire === null || this.current)) {
      this.drop();
      this.open();
    } else if (this.current) this.ping();
  }

  /** Everything in another language: what has happened is told again, from the beginning. */
  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.turn(0);
  }

  /** Look from another of our seats (-1: as one who looks on), and be told again what came after
   *  `since`. From now on nothing is heard any more that is told from where we looked before. */
  look(seat: number, since: number): void {
    this.looks = seat;
    this.turn(since);
  }

  private turn(since: number): void {
    this.number = since;
    if (this.wire === null || this.hello === "") return; // it will be said with the first hello
    this.greet(since);
    this.turning = this.hello;
  }

  /** Send a command: sure to happen once, or Refused. */
  command(wish: Wish & { type: "why" }): Promise<Answer>;
  command(wish: Wish): Promise<Done>;
  command(wish: Wish): Promise<Done | Answer> {
    return this.say(wish) as Promise<Done | Answer>;
  }

  private say(wish: Wish | { type: "ping" }): Promise<Done | Answer | Pong> {
    if (this.state === "gone" || this.state === "closed")
      return Promise.reject(new LineGone(CLOSE.badMessage));
    const id = this.newId();
    const message = JSON.stringify({ ...wish, id });
    const promise = new Promise<Done | Answer | Pong>((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject });
    });
    promise.catch(() => undefined); // whoever waits is told; who does not is not to be bothered
    if (this.current) this.wire?.send(message);
    return promise;
  }

  private ping(): void {
    this.watch(DOUBT);
    void this.say({ type: "ping" });
  }

  private greet(since: number): void {
    this.current = false;
    this.hello = this.newId();
    if (this.turning !== "") this.turning = this.hello; // it had to be said again
    const hello = { type: "hello", id: this.hello, version: VERSION, since, lang: this.lang };
    const seat = this.looks === null ? {} : { seat: this.looks };
    this.wire?.send(JSON.stringify({ ...hello, ...seat }));
    this.watch(PATIENCE);
  }

  // Hearing.

  private hear(data: unknown): void {
    this.watch(QUIET);
    if (this.current) this.become("open"); // it was only slow
    const message = JSON.parse(String(data)) as AnyMessage;
    switch (message.type) {
      case "welcome":
        if (message.id === this.turning) this.turning = "";
        this.badge = message.guest;
        if (message.version === VERSION) this.listener.welcome(message);
        else this.finish(CLOSE.wrongVersion);
        break;
      case "update":
        if (this.turning === "") this.take(message);
        break;
      case "presence":
        this.listener.presence(message);
        break;
      case "refused":
        if (message.id === null || message.id === this.hello) this.dropped(message);
        else this.settle(message.id, (found) => found.reject(new Refused(message)));
        break;
      default:
        this.settle(message.id, (found) => found.resolve(message));
    }
  }

  private settle(id: string, how: (found: Waiting) => void): void {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    if (found) how(found);
  }

  /** A message was not read: too many at once (send again), or one that the server cannot read. */
  private dropped(refusal: Extract<AnyMessage, { type: "refused" }>): void {
    if (refusal.code === "not-your-seat" && refusal.id !== null) {
      this.looks = null; // the server knows better from where we may look
      this.greet(this.number);
      return;
    }
    if (refusal.code !== "too-fast") {
      this.refuseAll(new Refused(refusal));
      return;
    }
    clearTimeout(this.rushTimer);
    this.rushTimer = setTimeout(
      () => (this.current ? this.sendAll() : this.greet(this.number)),
      RUSHED,
    );
  }

  private take(update: Update): void {
    if (update.n < this.number) {
      // An old copy of the database was put back: begin anew.
      this.number = 0;
      this.listener.forget();
      this.greet(0);
      return;
    }
    const fresh = update.entries.filter((entry) => entry.n > this.number);
    const complete = fresh.every((entry, at) => entry.n === this.number + 1 + at);
    if (!complete || this.number + fresh.length !== update.n) {
      this.lose();
      return;
    }
    this.number = update.n;
    this.seat = update.seat;
    if (update.table) this.learn(update.table);
    this.listener.update(update, fresh);
    // Whoever listens may have turned to another seat.
    if (!this.current && this.turning === "") {
      this.current = true;
      this.tries = 0;
      this.sendAll();
      this.become("open"); // what is said because of it is said once
    }
  }

  /** What everybody has promised; and if we did, and all promises are known, we keep ours. */
  private learn(table: TableOut): void {
    this.promises.server ||= table.commitment;
    if (table.status !== "sealed") return;
    for (const seat of table.seats)
      if (seat.committed) this.promises.seats.set(seat.seat, seat.committed);
    const own = table.seats.find(
      (seat) => seat.guest === this.badge && seat.committed === this.promise,
    );
    if (!own || own.contribution || this.revealed) return;
    this.revealed = true;
    void this.say({ type: "reveal", contribution: this.contribution, seat: own.seat });
  }

  private sendAll(): void {
    for (const { message } of this.waiting.values()) this.wire?.send(message);
  }

  // Ending.

  private lose(): void {
    this.drop();
    this.retry(0);
  }

  private ended(code: number): void {
    this.drop();
    if (FOR_GOOD.has(code)) this.finish(code);
    else if (code === CLOSE.tooFast) this.retry(CALM);
    else if (code === TRY_LATER) this.retry(LATER);
    else this.retry(0);
  }

  private finish(code: number): void {
    this.drop();
    clearTimeout(this.retryTimer);
    this.become("gone", code);
    this.refuseAll(new LineGone(code));
  }

  private drop(): void {
    clearTimeout(this.watchTimer);
    clearTimeout(this.rushTimer);
    const wire = this.wire;
    this.wire = null;
    this.current = false;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      try {
        wire.close(1000);
      } catch {
        // it was closed already
      }
    }
  }

  /** Soon, then less and less often; not all who lost the same server in the same moment. */
  private retry(least: number): void {
    this.become("lost");
    const delay = Math.max(least, Math.min(LATEST, SOONEST * 2 ** this.tries));
    this.tries = Math.min(this.tries + 1, 10);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.open(), delay * (0.5 + this.random() / 2));
  }

  /** A line can be dead without a word: if nothing comes for so long, ask, say so, and connect anew. */
  private watch(ms: number): void {
    clearTimeout(this.watchTimer);
    this.watchTimer = setTimeout(() => {
      if (ms === QUIET && this.current) this.ping();
      else if (ms === DOUBT) {
        this.become("lost");
        this.watch(GIVE_UP);
      } else this.lose();
    }, ms);
  }

  private refuseAll(error: Error): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const found of all) found.reject(error);
  }

  private become(state: Connection, code = 0): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.connectionChanged(state, code);
  }

  private newId(): string {
    this.count += 1;
    return `${this.run}-${this.count}`;
  }
}

export function socketUrl(code: string, here: Location = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/ws/tables/${encodeURIComponent(code)}`;
}

function kept(code: string, storage: LineOptions["storage"] | null): string {
  const key = `deadwood.shuffle.${code}`;
  try {
    const found = storage?.getItem(key) ?? "";
    if (/^[0-9a-f]{64}$/.test(found)) return found;
    const made = newContribution();
    storage?.setItem(key, made);
    return made;
  } catch {
    return newContribution(); // a browser that keeps nothing
  }
}
