// The clocks that people choose from.

import { words } from "../state/app";
import type { ClockSettings } from "../wire/types";

export const CLOCKS = {
  gentle: { move: 180 },
  calm: { move: 120, reaction: 30 },
  brisk: { move: 45, reaction: 15 },
  days: { move: 3 * 86400 },
  none: {},
} satisfies Record<string, ClockSettings>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** The clock of a table in words; "": one that is not among these. */
export function clockWords(clock: ClockSettings): string {
  const same = (name: ClockName): boolean => {
    const known: ClockSettings = CLOCKS[name];
    return (["move", "game", "reaction"] as const).every(
      (part) => (known[part] ?? null) === (clock[part] ?? null),
    );
  };
  const found = CLOCK_NAMES.find(same);
  return found ? words.page.newTable.clocks[found] : "";
}
