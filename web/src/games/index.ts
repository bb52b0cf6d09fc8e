// The games that this page knows. Each registers itself: it has a folder here, whose `index.ts` says
// what the page must know before a table is opened, and how the rest is fetched. Nothing outside these
// folders knows a game by name (games.test.ts).

import type { Scene } from "../art/scenes";
import type { GameParts } from "../table/stage";
import { GAMES, type GameName } from "../wire/types";

export interface GameEntry {
  name: GameName;
  /** As it is called everywhere, until the words are here. */
  title: string;
  /** Its picture on the home page; what it shows is said by the message `picture` of the game. */
  handbill: Scene;
  /** How many sit at a table that starts at once, how many may, and how many minutes a game takes. */
  quick: number;
  from: number;
  to: number;
  minutes: number;
  /** Stage and words; they come when a table of that game is opened. */
  parts: () => Promise<{ parts: GameParts }>;
}

const found = Object.values(
  import.meta.glob<GameEntry>("./*/index.ts", { eager: true, import: "game" }),
);

function entryOf(name: GameName): GameEntry {
  const entry = found.find((each) => each.name === name);
  if (!entry) throw new Error(`The page has no folder for ${name}.`);
  return entry;
}

/** In the order in which the server names them. */
export const ENTRIES: readonly GameEntry[] = GAMES.map(entryOf);

/** Undefined: this page does not know the game; it can be played from the list of its moves. */
export const entry = (game: string | null | undefined): GameEntry | undefined =>
  ENTRIES.find((each) => each.name === game);

export const factsOf = (game: GameName): GameEntry => entryOf(game);

export async function partsOf(game: string): Promise<GameParts | null> {
  return (await entry(game)?.parts())?.parts ?? null;
}
