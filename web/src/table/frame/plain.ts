// Words for a game that has none of its own here: what the server says, or the bare notation.

import { words } from "../../state/app";
import { fill } from "../../state/words.svelte";
import type { Labels } from "../stage";

export function plainLabels(game: string): Labels {
  return {
    move: (move, now) => now.moves.find((each) => each.move === move)?.words || move,
    brings: (move) =>
      move.gains ||
      Object.entries(move.brings)
        .map(([name, value]) => `${name} ${words.number(value)}`)
        .join(", "),
    question: (now) => {
      const text = words.say(game, "questions", now.question);
      return now.ask || (text.includes("{") ? now.question : text);
    },
    story: (entry, names) => {
      if (entry.story) return entry.story;
      const name = names[entry.seat] ?? "";
      return entry.kind === "move"
        ? [fill(words.page.table.story.move, { name, move: entry.move ?? "" })]
        : [];
    },
    isPlain: () => false,
    result: (now, names) => ({
      title: words.page.table.over,
      lines: now.outcome
        ? [now.outcome]
        : now.winners.length > 0
          ? [words.join(now.winners.map((at) => names[at] ?? ""))]
          : [],
    }),
  };
}

/** Labels begin small in sentences of the terminal, and large on buttons. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}
