// From a handbill to a table, and what the home page knows about the games before it has asked.

import { api, router, session, words } from "../state/app";
import type { Game } from "../art/words";
import type { GameName, NewTable } from "../wire/types";
import { levelsOf, usualLevel } from "./levels";

/** How many sit at a table that starts at once, how many may, and how long a game takes. */
export const FACTS: Record<GameName, { quick: number; from: number; to: number; minutes: number }> =
  {
    "wyatt-earp": { quick: 4, from: 2, to: 4, minutes: 45 },
    "el-paso": { quick: 4, from: 2, to: 5, minutes: 30 },
    bang: { quick: 5, from: 4, to: 7, minutes: 40 },
  };

export const artOf = (game: GameName): Game => game.replace("-", "_") as Game;

export function botsFor(players: number, level: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: players - 1 }, (_, at) => [String(at + 1), level]),
  );
}

/** Sit down with bots and begin: the table starts itself when the page has arrived there. */
export async function playNow(game: GameName): Promise<void> {
  const players = FACTS[game].quick;
  const level = usualLevel(levelsOf(game));
  await openTable({ game, players, seat: 0, bots: botsFor(players, level) }, "start");
}

export async function openTable(wish: NewTable, intent = ""): Promise<void> {
  await session.ensure(words.page.stranger);
  const table = await api.open(wish);
  router.go(`/t/${table.code}`, intent);
}
