// Words for a game that has none of its own here: moves in notation, questions without gaps.

import { words } from "../../state/app";
import { fill } from "../../state/words.svelte";
import type { Labels } from "../stage";

export function plainLabels(game: string): Labels {
  return {
    move: (move) => move,
    brings: (move) =>
      Object.entries(move.brings)
        .map(([name, value]) => `${name} ${words.number(value)}`)
        .join(", "),
    question: (now) => {
      const text = words.say(game, "questions", now.question);
      return text.includes("{") ? now.question : text;
    },
    story: (entry, names) =>
      entry.kind === "move"
        ? [
            fill(words.page.table.story.move, {
              name: names[entry.seat] ?? "",
              move: entry.move ?? "",
            }),
          ]
        : [],
    isPlain: () => false,
    result: (now, names) => ({
      title: words.page.table.over,
      lines: now.winners.length > 0 ? [words.join(now.winners.map((at) => names[at] ?? ""))] : [],
    }),
  };
}

/** Labels begin small in sentences of the terminal, and large on buttons. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}
