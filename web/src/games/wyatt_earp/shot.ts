// The last shot of the turn that is going on: for which card, what was turned up, and whether it hit.

import type { EntryOut } from "../../wire/types";
import { nameOf } from "./view";

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
    const events = entry?.events ?? [];
    for (let which = events.length - 1; which >= 0; which--) {
      const [name, , values] = events[which] ?? ["", 0, []];
      if (!found && name === "shot")
        found = {
          id: `${entry?.n} ${which}`,
          turned: nameOf(values[0] ?? -1),
          isHit: values[1] === 1,
        };
      else if (found && name === "aim") return { ...found, card: nameOf(values[0] ?? -1) };
      else if (found && name === "earp") return { ...found, card: "wyatt-earp" };
      else if (ENDS.has(name)) return found ? { ...found, card: "" } : null;
    }
  }
  return found ? { ...found, card: "" } : null;
}
