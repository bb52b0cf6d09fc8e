// One table as this guest sees it, and everything that can be done there.

import { checkShuffle, type Verdict } from "../wire/fair";
import { Line, type Connection, type Listener, type LineOptions, type Wish } from "../wire/socket";
import { People } from "./people";
import { Telling } from "./tempo";
import type {
  EntryOut,
  Language,
  NowOut,
  Presence,
  ReasonOut,
  SeatOut,
  TableOut,
  Townsperson,
  Update,
  Welcome,
  Why,
} from "../wire/types";

export const NOBODY = -1;

export type EmoteName = NonNullable<EntryOut["emote"]>;

/** What is done beside the game: no move waits for it. */
const BESIDE: ReadonlySet<Wish["type"]> = new Set(["chat", "emote", "hush", "auto"]);

export type StandIn = "bot" | "away" | "offline" | null;

export interface TableOptions extends LineOptions {
  /** The device is to be handed on: what else the page has of the last person must go, too. */
  onpass?: () => void;
  /** Milliseconds from one move of a bot to the next, as they are told. */
  gap?: () => number;
}

export class TableStore implements Listener {
  connection = $state<Connection>("closed");
  /** Why the connection is gone for good; 0: it is not. */
  closeCode = $state(0);
  table = $state.raw<TableOut | null>(null);
  now = $state.raw<NowOut | null>(null);
  /** Everything that has happened, and what of it came with the last update. */
  entries = $state.raw<EntryOut[]>([]);
  fresh = $state.raw<EntryOut[]>([]);
  /** Whether `fresh` is a catching up (the first update, or after a break), not news. */
  isCatchUp = $state(true);
  seat = $state(NOBODY);
  online = $state.raw<number[]>([]);
  watching = $state(0);
  /** Seats whose people come from the same address; only the host is told. */
  together = $state.raw<number[][]>([]);
  /** Whether the server can store anything at the moment. */
  isWritable = $state(true);
  /** Our public badge, and our name. */
  badge = $state("");
  name = $state("");
  /** The command that is under way; moves wait for it. */
  pending = $state.raw<Wish | null>(null);

  /** At a table for one device: whose hands it must be given into before anything of his is shown;
   *  NOBODY: the right person has it. */
  handTo = $state(NOBODY);
  /** Who may still take his move back, though the device is to be handed on. */
  mayTakeBack = $state(NOBODY);
  /** The last entry of which moments were shown, or which was there when the page came; 0: none yet. */
  watched = 0;
  /** Whether a moment is shown or about to be. */
  isWatching = $state(false);
  /** Whether what others do is told without a pause. */
  isHurried = $state(false);
  /** The last entry when the device was handed over; 0: it never was. */
  arrived = $state(0);

  readonly me = $derived<SeatOut | null>(this.table?.seats[this.seat] ?? null);
  readonly status = $derived<TableOut["status"] | "">(this.table?.status ?? "");
  readonly isHost = $derived(this.table !== null && this.table.host === this.badge);
  readonly isEnded = $derived(this.status === "over" || this.status === "closed");
  /** Whether the table waits for us, and no bot stands in. */
  readonly isAsked = $derived(
    this.now !== null && this.now.asked.includes(this.seat) && this.me?.away === null,
  );
  readonly isAway = $derived(this.me !== null && this.me.away !== null);
  /** Who is awaited, by name. */
  readonly awaited = $derived<string[]>(
    (this.now?.asked ?? []).map((at) => this.table?.seats[at]?.name ?? ""),
  );
  /** Moves that were taken back, by the number of their entry. */
  readonly undone = $derived<ReadonlySet<number>>(
    new Set(this.entries.flatMap((entry) => (entry.undoes ? [entry.undoes] : []))),
  );
  /** Whether all others at the table are bots. */
  readonly isAlone = $derived(
    this.me !== null &&
      this.table!.seats.every(({ seat, bot }) => bot !== null || seat === this.seat),
  );
  /** Whether we have nothing to do any more in the game that goes on. */
  readonly isOut = $derived(
    this.status === "playing" && (this.now?.out?.includes(this.seat) ?? false),
  );
  /** Whether nobody but bots has: whoever sat there may end it. */
  readonly isLeftToBots = $derived(
    this.status === "playing" &&
      this.seat !== NOBODY &&
      this.table!.seats.every(
        ({ bot, away, seat }) => bot !== null || away !== null || this.now?.out?.includes(seat),
      ),
  );
  readonly isHushed = $derived(this.table?.hushed === true);
  readonly isShared = $derived(this.table?.device === "shared");
  /** Our seats: one, or those of everybody at this device. */
  readonly held = $derived<number[]>(
    (this.table?.seats ?? []).filter((at) => at.guest === this.badge).map((at) => at.seat),
  );
  /** Those of our seats, besides the one that is shown, for which a bot stands in. */
  readonly absent = $derived<number[]>(
    this.held.filter((at) => at !== this.seat && this.table?.seats[at]?.away !== null),
  );
  readonly chat = $derived(this.entries.filter((entry) => entry.kind === "chat"));

  readonly isMuted = $derived(this.table?.muted.includes(this.badge) ?? false);

  readonly people = new People();
  private readonly line: Line;
  private readonly telling: Telling;
  private clockOffset = 0;
  private catchingUp = true;
  private retelling = false; // the next update begins the story anew, for another seat or language
  private arriving = false; // and it is for somebody who has just been given the device
  private isSpared = false; // whether the server is to answer for us where there is nothing to choose
  private known = 0; // the last entry that we were told of, from whichever seat
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly code: string,
    private readonly options: TableOptions,
  ) {
    this.line = new Line(code, this, options);
    this.telling = new Telling({
      gap: () => (this.catchingUp || this.retelling || this.isShared ? 0 : (options.gap?.() ?? 0)),
      isHeld: () => this.isWatching,
      tell: ({ update, told }) => this.told(update, told),
    });
  }

  open(): void {
    this.line.open();
    if (this.stops.length > 0) return;
    const nudge = (): void => this.line.nudge();
    const shown = (): void => {
      if (document.visibilityState === "visible") this.line.nudge();
    };
    addEventListener("online", nudge);
    document.addEventListener("visibilitychange", shown);
    this.stops.push(
      () => removeEventListener("online", nudge),
      () => document.removeEventListener("visibilitychange", shown),
    );
  }

  dispose(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.telling.drop();
    this.line.close();
  }

  tryNow(): void {
    this.line.nudge();
  }

  /** Everything in another language, also what has happened already. */
  speak(lang: Language): void {
    if (lang === this.line.lang) return;
    this.telling.flush();
    this.catchingUp = this.retelling = true;
    this.line.speak(lang);
  }

  nameOf(seat: number): string {
    return this.table?.seats[seat]?.name ?? "";
  }

  isOnline(seat: number): boolean {
    return this.online.includes(seat) || this.table?.seats[seat]?.bot !== null;
  }

  /** Why nobody sits there in person now; null: somebody does. */
  standIn(seat: number): StandIn {
    const found = this.table?.seats[seat];
    if (!found) return null;
    if (found.bot !== null) return "bot";
    if (found.away !== null) return "away";
    return this.isOnline(seat) ? null : "offline";
  }

  /** Whether we said this ourselves; several people may look on, or share a device. */
  isOwn({ seat, guest }: EntryOut): boolean {
    return seat === this.seat && guest === this.badge;
  }

  /** Milliseconds until a moment of the server's clock. */
  until(at: number): number {
    return at - (Date.now() + this.clockOffset);
  }

  /** When this seat's time is up, by the server's clock; null: it is not asked, or no clock runs. */
  deadline(seat: number): number | null {
    return this.now?.clock?.deadlines[seat] ?? null;
  }

  // Doing. Each is sure to happen once, or throws Refused.

  /** Take a seat, perhaps with a portrait of one's own. */
  sit(seat: number | null = null, face: Townsperson | null = null): Promise<void> {
    return this.do({ type: "sit", seat, commitment: this.line.promise, face });
  }
  leave(): Promise<void> {
    return this.do({ type: "leave", ...this.speaker() });
  }
  back(seat = this.seat): Promise<void> {
    return this.do({ type: "back", ...this.speaker(seat) });
  }
  bot(seat: number, level: string | null): Promise<void> {
    return this.do({ type: "bot", seat, level });
  }
  /** Free a seat; in a game, let a bot play for somebody who is not connected. */
  kick(seat: number): Promise<void> {
    return this.do({ type: "kick", seat });
  }
  mute(guest: string, on: boolean): Promise<void> {
    return this.do({ type: "mute", guest, on });
  }
  ban(guest: string, on: boolean): Promise<void> {
    return this.do({ type: "ban", guest, on });
  }
  /** In a game: give the seat of somebody who is not there to a bot for good. */
  remove(seat: number): Promise<void> {
    return this.do({ type: "remove", seat });
  }
  /** Give a seat back to whom it was taken from, or for whom a bot plays. */
  give(seat: number): Promise<void> {
    return this.do({ type: "give", seat });
  }
  /** Nobody may write here any longer, or may again. */
  hush(on: boolean): Promise<void> {
    return this.do({ type: "hush", on });
  }
  handOver(seat: number): Promise<void> {
    return this.do({ type: "host", seat });
  }
  start(level: string | null = null): Promise<void> {
    return this.do({ type: "start", fill: level });
  }
  play(move: string): Promise<void> {
    return this.do({ type: "play", move, after: this.known, ...this.speaker() });
  }
  undo(seat = this.seat): Promise<void> {
    return this.do({ type: "undo", ...this.speaker(seat) });
  }
  say(text: string): Promise<void> {
    return this.do({ type: "chat", text, ...this.speaker() });
  }
  emote(emote: EmoteName): Promise<void> {
    return this.do({ type: "emote", emote, ...this.speaker() });
  }
  /** From now on the server passes for us where nothing else can be answered, or no longer. */
  auto(on: boolean): void {
    if (on === this.isSpared) return;
    this.isSpared = on;
    this.wantAuto();
  }
  rematch(): Promise<void> {
    return this.do({ type: "rematch" });
  }
  close(): Promise<void> {
    return this.do({ type: "close" });
  }
  /** The rule that forbids a move now; null if it is allowed. */
  async why(move: Why["move"]): Promise<ReasonOut | null> {
    return (await this.line.command({ type: "why", move, ...this.speaker() })).reason;
  }
  /** Promise our part of the shuffle, and begin; a device promises once, on its first seat. */
  async begin(level: string | null = null): Promise<void> {
    const at = this.held[0];
    if (at !== undefined && !this.table?.seats[at]?.committed) await this.sit(at);
    await this.start(level);
  }
  /** The person on this seat has the device: only now his hand is asked for. */
  take(seat: number): void {
    this.telling.flush();
    this.catchingUp = this.retelling = this.arriving = true;
    this.line.look(seat, 0);
  }

  /** After the end: was it dealt as everybody had promised? */
  verdict(): Verdict | null {
    if (this.table === null) return null;
    const { promises, contribution } = this.line;
    const { seats } = this.table;
    const own = this.held.find((at) => seats[at]?.contribution === contribution) ?? this.seat;
    return checkShuffle(this.table, promises, own, contribution);
  }

  /** For whom we speak; it need not be said where everybody has one seat. */
  private speaker(seat = this.seat): { seat?: number } {
    return this.isShared && seat !== NOBODY ? { seat } : {};
  }

  /** The server forgets what we wanted when it starts again, and knows it of those who sit: so it is told
   *  on every connection, and on every seat. */
  private wantAuto(): void {
    if (this.connection !== "open" || this.seat === NOBODY || this.isShared || this.isEnded) return;
    void this.do({ type: "auto", on: this.isSpared }).catch(() => undefined);
  }

  private async do(wish: Wish): Promise<void> {
    const marks = !BESIDE.has(wish.type);
    if (marks) this.pending = wish;
    try {
      await this.line.command(wish);
    } finally {
      if (this.pending === wish) this.pending = null;
    }
  }

  /** What has happened since this was asked last, and is to be watched: not what somebody finds who
   *  comes. A device that goes round shows it to the next who gets it. */
  unwatched(): EntryOut[] {
    const since = this.watched;
    const last = this.entries.at(-1)?.n ?? 0;
    if (last <= since) return [];
    this.watched = last;
    const isNews = !this.isCatchUp || (this.isShared && since > 0);
    return isNews
      ? this.entries.filter((entry) => entry.n > since && !this.undone.has(entry.n))
      : [];
  }

  // What the line tells.

  connectionChanged(state: Connection, closeCode: number): void {
    if (state !== "open") this.telling.flush();
    this.connection = state;
    this.closeCode = closeCode;
    if (state !== "open") this.catchingUp = true;
    else if (this.isSpared) this.wantAuto();
  }

  update(update: Update, told: EntryOut[]): void {
    this.telling.add({ update, told });
  }

  /** What others do is told without a pause, as long as somebody wants it so. */
  hurry(on: boolean): void {
    this.isHurried = on;
    this.telling.hurry(on);
  }

  private told(update: Update, told: EntryOut[]): void {
    this.isCatchUp = this.catchingUp;
    this.catchingUp = false;
    if (this.retelling) this.entries = [];
    const sits = this.seat === NOBODY && update.seat !== NOBODY;
    this.seat = update.seat;
    if (update.table) this.people.meet(update.table.seats);
    const fresh = this.people.name(told);
    if (update.table) this.table = update.table;
    this.now = update.now ?? null;
    this.fresh = fresh;
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
    if (this.arriving && this.seat !== NOBODY) this.arrived = update.n;
    this.retelling = this.arriving = false;
    const isNews = update.n > this.known;
    this.known = update.n;
    if (this.isShared) this.passOn(isNews);
    else if (sits && this.isSpared) this.wantAuto();
  }

  /** Whether the device is in the right hands; if not, nothing of whoever had it stays here. */
  private passOn(isNews: boolean): void {
    const asked = (this.now?.asked ?? []).filter(
      (at) => this.held.includes(at) && this.table?.seats[at]?.away === null,
    );
    const next = asked.includes(this.seat) ? NOBODY : (asked[0] ?? NOBODY);
    const had = this.handTo === NOBODY;
    this.handTo = this.isEnded || this.held.length < 2 ? NOBODY : next;
    if (had && this.handTo !== NOBODY) this.options.onpass?.();
    if (this.seat === NOBODY) {
      if (isNews) this.mayTakeBack = NOBODY;
      // After the end nothing is hidden: whoever has it looks from the first seat.
      if (this.isEnded && this.held[0] !== undefined) this.take(this.held[0]);
    } else if (this.handTo !== NOBODY) {
      this.mayTakeBack = this.now?.undo ? this.seat : NOBODY;
      this.seat = NOBODY;
      this.forget();
      this.line.look(NOBODY, this.line.number);
    }
  }

  /** A server that does not say so can store. */
  presence({ online, watching, together, writable }: Presence): void {
    this.online = online;
    this.watching = watching;
    this.together = together;
    this.isWritable = writable !== false;
  }

  welcome(welcome: Welcome): void {
    this.badge = welcome.guest;
    this.name = welcome.name;
    this.clockOffset = welcome.at - Date.now();
  }

  forget(): void {
    this.telling.drop();
    this.entries = [];
    this.fresh = [];
    this.now = null;
    this.catchingUp = true;
  }
}
