// What has happened, as lines of the log: the game's own words, and what people did.

import { words } from "../../state/app";
import { fill } from "../../state/words.svelte";
import type { EntryOut } from "../../wire/types";
import { capital, storyOf } from "./plain";

/** As `kit/Log` shows it. */
export interface Line {
  id: string;
  number?: number;
  text: string;
  kind: "plain" | "undone";
}

/** What an entry says; empty: nothing worth a line. Chat has a place of its own. */
export function told(entry: EntryOut, names: readonly string[]): string[] {
  const said = words.page.table.story;
  const name = names[entry.seat] ?? entry.name ?? "";
  switch (entry.kind) {
    case "move": {
      const lines = storyOf(entry, names);
      return entry.by === "clock" ? [fill(said.clock, { name }), ...lines] : lines;
    }
    case "dealt": {
      const lines = storyOf(entry, names);
      return lines.length > 0 ? lines : [said.dealt];
    }
    case "away":
      return [fill(entry.why === "time" ? said.late : said.left, { name })];
    case "undo":
    case "back":
    case "host":
    case "rematch":
      return [fill(said[entry.kind], { name })];
    case "sealed":
    case "resumed":
      return [said[entry.kind]];
  }
  return [];
}

/** All lines; moves are numbered as in the record, so those that were taken back have no number. */
export function linesOf(
  entries: readonly EntryOut[],
  undone: ReadonlySet<number>,
  names: readonly string[],
): Line[] {
  const lines: Line[] = [];
  let count = 0;
  for (const entry of entries) {
    const gone = undone.has(entry.n);
    const number = entry.kind === "move" && !gone ? ++count : undefined;
    for (const [at, text] of told(entry, names).entries())
      lines.push({
        id: `${entry.n}.${at}`,
        text: capital(text),
        kind: gone ? "undone" : "plain",
        ...(at === 0 && number !== undefined ? { number } : {}),
      });
  }
  return lines;
}
