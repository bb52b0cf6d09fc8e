import { words } from "../state/app";

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
