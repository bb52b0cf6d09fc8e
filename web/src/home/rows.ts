import { words } from "../state/app";
import type { LobbyRow } from "../wire/types";

/** What a table is doing, in words. */
export function statusWords(status: string): string {
  const { home } = words.page;
  switch (status) {
    case "open":
    case "sealed":
    case "playing":
    case "over":
      return home[status];
    default:
      return home.closed;
  }
}

export const isOurs = (row: LobbyRow, name: string): boolean =>
  row.status === "playing" && (row.asked ?? []).includes(name);

/** The same of one's own table: whose turn it is, and who has won. */
export function newsOf(row: LobbyRow, name: string): string {
  const { home, table } = words.page;
  const [asked, won] = [row.asked ?? [], row.won ?? []];
  if (isOurs(row, name)) return table.yourTurn;
  if (row.status === "playing" && asked.length > 0)
    return table.awaited({ names: words.join(asked) });
  if (row.status === "over" && won.length > 0)
    return won.includes(name) ? home.youWon : home.won({ names: words.join(won) });
  return statusWords(row.status);
}

/** Those first where one is awaited, then those that go on, then what is over; the newest first. */
export function ranked(rows: readonly LobbyRow[], name: string): LobbyRow[] {
  const rank = (row: LobbyRow): number => (isOurs(row, name) ? 0 : row.status === "over" ? 2 : 1);
  const alive = rows.filter(({ status }) => status !== "closed");
  return [...alive].sort((one, other) => rank(one) - rank(other));
}
