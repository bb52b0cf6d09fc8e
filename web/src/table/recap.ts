// What a person has missed while others had the device.

import type { EntryOut } from "../wire/types";

/** From one's own last move on, whose end one may not have seen; nothing if nobody else has moved. */
export function missed(entries: readonly EntryOut[], seat: number): EntryOut[] {
  const moves = (entry: EntryOut): boolean => entry.kind === "move" || entry.kind === "dealt";
  const own = entries.findLastIndex((entry) => entry.kind === "move" && entry.seat === seat);
  const since = entries.slice(own < 0 ? 0 : own).filter((entry) => entry.kind !== "chat");
  const isNews = since.some((entry) => moves(entry) && entry.seat !== seat && entry.seat >= 0);
  return isNews ? since : [];
}
