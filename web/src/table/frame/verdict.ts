// Whether the cards were dealt as everybody had promised, in words.

import { words } from "../../state/app";
import type { Verdict } from "../../wire/fair";

export function verdictWords(
  verdict: Verdict | null,
  sits: boolean,
): { text: string; bad: boolean } | null {
  if (verdict === null) return null;
  const said = words.page.table;
  const { fault, ours } = verdict;
  if (fault === null) {
    const text = !sits ? said.shufflePlain : ours ? said.shuffleFair : said.shuffleOut;
    return { text, bad: false };
  }
  switch (fault.what) {
    case "secret":
      return { text: said.shuffleSecret, bad: true };
    case "seed":
      return { text: said.shuffleSeed, bad: true };
    case "contribution":
      return { text: said.shufflePart({ name: fault.name }), bad: true };
  }
}
