// What has happened, as lines of the log: the server's words, and what people did.

import { words } from "../../state/app";
import type { EntryOut, SheetOut } from "../../wire/types";
import { capital, storyOf } from "./plain";

/** As `kit/Log` shows it. */
export interface Line {
  id: string;
  /** The entry that it tells of. */
  entry: number;
  number?: number;
  text: string;
  kind: "turn" | "plain" | "undone" | "moment";
  /** The same as a small table. */
  sheet?: SheetOut;
}

/** What an entry says; empty: nothing worth a line. Chat has a place of its own. */
export function told(entry: EntryOut, names: readonly string[]): string[] {
  const said = words.page.table.story;
  const name = entry.name || names[entry.seat] || "";
  switch (entry.kind) {
    case "move": {
      const lines = storyOf(entry, names);
      return entry.by === "clock" ? [said.clock({ name }), ...lines] : lines;
    }
    case "dealt": {
      const lines = storyOf(entry, names);
      return lines.length > 0 ? lines : [said.dealt];
    }
    case "away":
      return [
        (entry.why === "time" ? said.late : entry.why === "host" ? said.stoodIn : said.left)({
          name,
        }),
      ];
    case "stood":
    case "mute":
    case "ban":
    case "hush":
    case "removed":
    case "given":
      return orders(entry);
    case "undo":
    case "back":
    case "host":
    case "rematch":
      return [said[entry.kind]({ name })];
    case "sealed":
    case "resumed":
      return [said[entry.kind]];
  }
  return [];
}

/** What a host has done to somebody, or to all. */
export function orders({ kind, by, on, name, was }: EntryOut): string[] {
  const said = words.page.table.story;
  const who = { name: name || words.page.host.somebody };
  if (kind === "stood" && by === "host") return [said.freed(who)];
  if (kind === "mute") return [(on ? said.muted : said.unmuted)(who)];
  if (kind === "hush") return [on ? said.hushed : said.unhushed];
  if (kind === "given") return [said.given(who)];
  if (kind === "removed")
    return [said.removed({ name: was || words.page.host.somebody, bot: name ?? "" })];
  if (kind === "ban") return [(on ? said.banned : said.unbanned)(who)];
  return [];
}

/** What happened, and to whom; games without names of their own tell it as rows. */
function happenedIn(entry: EntryOut): { event: string; seat: number }[] {
  if (!entry.happened) return (entry.events ?? []).map(([event, seat]) => ({ event, seat }));
  return entry.happened.map(({ event, seat }) => ({
    event: String(event),
    seat: typeof seat === "number" ? seat : -1,
  }));
}

/** Whose turn begins in an entry, and before which of its lines (the server begins a new one there). */
function turnIn(entry: EntryOut, lines: number): { seat: number; before: number } | null {
  const events = happenedIn(entry);
  const at = events.findLastIndex(({ event }) => event === "turn");
  if (at < 0) return null;
  const isFirst = at === 0;
  const isLast = at === events.length - 1;
  return {
    seat: events[at]!.seat,
    before: isFirst ? 0 : isLast || lines < 2 ? lines : lines - 1,
  };
}

/** All lines. Moves that say something are numbered one by one; those taken back have no number. */
export function linesOf(
  entries: readonly EntryOut[],
  undone: ReadonlySet<number>,
  names: readonly string[],
  own: number,
  looks: (entry: EntryOut) => readonly string[] = () => [],
): Line[] {
  const said = words.page.table;
  const lines: Line[] = [];
  let count = 0;
  for (const entry of entries) {
    const gone = undone.has(entry.n);
    const texts = told(entry, names);
    const counts = entry.kind === "move" && !gone && texts.length > 0;
    const number = counts ? ++count : undefined;
    const turn = gone ? null : turnIn(entry, texts.length);
    const begin = (): void => {
      const name = names[turn?.seat ?? -1] ?? "";
      const text = turn?.seat === own ? said.turnOwn : said.turnOf({ name });
      lines.push({ id: `${entry.n}.turn`, entry: entry.n, text, kind: "turn" });
    };
    // What else is said of a move comes before its story.
    const before = texts.length - (entry.story?.length ?? texts.length);
    for (const [at, text] of texts.entries()) {
      const sheet = entry.sheets?.find((found) => found.at + before === at);
      if (turn?.before === at) begin();
      lines.push({
        id: `${entry.n}.${at}`,
        entry: entry.n,
        text: capital(text),
        kind: gone ? "undone" : "plain",
        ...(at === 0 && number !== undefined ? { number } : {}),
        ...(sheet ? { sheet } : {}),
      });
    }
    const worth = gone ? [] : looks(entry);
    if (worth.length > 0)
      lines.push({
        id: `${entry.n}.look`,
        entry: entry.n,
        text: said.again({ what: words.join(worth) }),
        kind: "moment",
      });
    if (turn?.before === texts.length) begin();
  }
  return lines;
}
