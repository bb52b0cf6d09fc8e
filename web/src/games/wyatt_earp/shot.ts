// The last shot of the turn that is going on: for which card, what was turned up, and whether it hit.

import type { EntryOut } from "../../wire/types";
import { happened } from "./played";

export interface Shot {
  id: string;
  card: string;
  turned: string;
  isHit: boolean;
}

const ENDS = new Set(["discard", "turn", "deal", "draw", "pick"]);

export function lastShot(entries: readonly EntryOut[]): Shot | null {
  let found: { id: string; turned: string; isHit: boolean } | null = null;
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    const events = happened(entry);
    for (let which = events.length - 1; which >= 0; which--) {
      const each = events[which]!;
      if (!found && each.event === "shot")
        found = {
          id: `${entry?.n} ${which}`,
          turned: each.card,
          isHit: each.hit,
        };
      else if (found && each.event === "aim") return { ...found, card: each.card };
      else if (found && each.event === "earp") return { ...found, card: "wyatt-earp" };
      else if (ENDS.has(each.event)) return found ? { ...found, card: "" } : null;
    }
  }
  return found ? { ...found, card: "" } : null;
}
