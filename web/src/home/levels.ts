// The strengths of bots that people choose from, weakest first, with a word about each.

import { settings, words } from "../state/app";
import { GAMES } from "../wire/types";

/** The level of bots that nobody has chosen. */
export const LEVEL = "ranger";
const LEVELS = ["greenhorn", "ranger", "marshal", "legend"] as const;
type Level = keyof typeof words.page.bots.levels;

const isKnown = (level: string): level is Level => level in words.page.bots.levels;

/** Those that a game has. */
export function levelsOf(game: string): string[] {
  const found = words.list.find((each) => each.name === game)?.bots ?? [LEVEL];
  const own = found.filter((level) => level !== "random" && !isKnown(level)); // the host's
  return [...LEVELS.filter((level) => found.includes(level)), ...own];
}

/** Those that every game has. */
export function levelsOfAll(): string[] {
  return levelsOf(GAMES[0]).filter((level) =>
    GAMES.every((game) => levelsOf(game).includes(level)),
  );
}

export function levelName(level: string): string {
  return isKnown(level) ? words.page.bots.levels[level] : shown(level);
}

/** What somebody calls a bot of his own, as a name: "Monte Carlo". */
const shown = (level: string): string =>
  level
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** A bot that is asked, in a sentence: "a Marshal". */
export function adviserName(level: string): string {
  return isKnown(level) ? words.page.bots.advisers[level] : level;
}

export function levelHint(level: string): string {
  return isKnown(level) ? words.page.bots.hints[level] : "";
}

/** To fold up: "Marshal: thinks ahead". */
export function levelChoices(levels: readonly string[]): { value: string; label: string }[] {
  return levels.map((value) => ({
    value,
    label: isKnown(value)
      ? words.page.bots.named({ level: levelName(value), hint: levelHint(value) })
      : levelName(value),
  }));
}

/** What was chosen last on this device, if these have it. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes(settings.level) ? settings.level : LEVEL;
}
