// Single keys of the table. They can be switched off, and never take a letter from somebody who types.

import { browserStorage } from "../../state/settings.svelte";

export const KEYS = ["hand", "table", "last", "status", "undo", "advice", "help"] as const;
export type KeyName = (typeof KEYS)[number] | "confirm" | "cancel" | "back" | "on";

export const LETTERS: Record<(typeof KEYS)[number], string> = {
  hand: "h",
  table: "t",
  last: "l",
  status: "s",
  undo: "u",
  advice: "a",
  help: "?",
};

const KEPT = "deadwood.keys";

export function keysWanted(): boolean {
  return browserStorage()?.getItem(KEPT) !== "off";
}

export function wantKeys(on: boolean): void {
  try {
    browserStorage()?.setItem(KEPT, on ? "on" : "off");
  } catch {
    // a browser that keeps nothing
  }
}

/** What a key means here; null: nothing, or it is meant for what has the focus. */
export function meaning(event: KeyboardEvent, single: boolean): KeyName | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("dialog, select, textarea, input:not([type=checkbox], [type=radio])"))
    return null;
  if (event.key === "Escape") return "cancel";
  if (event.key === "Enter") return "confirm";
  if (event.key === "ArrowLeft") return "back";
  if (event.key === "ArrowRight") return "on";
  if (!single) return null;
  return KEYS.find((name) => LETTERS[name] === event.key.toLowerCase()) ?? null;
}
