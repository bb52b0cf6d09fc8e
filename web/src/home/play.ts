// From a handbill to a table.

import { api, router, session, settings, words } from "../state/app";
import { factsOf } from "../games";
import type { GameName, NewTable } from "../wire/types";
import { levelsOf, usualLevel } from "./levels";

export function botsFor(players: number, level: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: players - 1 }, (_, at) => [String(at + 1), level]),
  );
}

/** Where nobody else looks on, bots do not wait: the page tells what they do at the pace of whoever plays. */
export const AT_ONCE = 0;

/** Sit down with bots and begin: the table starts itself when the page has arrived there. */
export async function playNow(game: GameName): Promise<void> {
  const players = factsOf(game).quick;
  const level = usualLevel(levelsOf(game));
  await openTable(
    { game, players, seat: 0, bots: botsFor(players, level), pace: AT_ONCE },
    "start",
  );
}

export async function openTable(wish: NewTable, intent = ""): Promise<void> {
  await session.ensure(words.stranger);
  const table = await api.open(settings.face ? { ...wish, face: settings.face } : wish);
  router.go(`/t/${table.code}`, intent);
}
