// The server's words for what the frame shows, and what is said where it sent none.

import { words } from "../../state/app";
import type { EntryOut, MoveOut, NowOut } from "../../wire/types";

/** Labels begin small in sentences of the terminal, and large on buttons. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}

/** What a move is called on a button: "Lay 3 Jesse James". */
export const called = (move: MoveOut): string => capital(move.words || move.move);

/** What a legal move would bring; empty: nothing to say. */
export function gainsOf(move: MoveOut): string {
  const figures = Object.entries(move.brings).map(([name, value]) => `${name} ${value}`);
  return move.gains || (move.words ? "" : figures.join(", "));
}

/** What is asked; for those who wait, what somebody else does (the ribbon has his name already). */
export function asks(game: string, now: NowOut, isMine: boolean): string {
  if (!isMine && words.has(game, "awaited", now.question))
    return capital(words.say(game, "awaited", now.question));
  return now.ask || now.question;
}

/** What happened in an entry, as sentences; empty: nothing worth a line. */
export function storyOf(entry: EntryOut, names: readonly string[]): string[] {
  if (entry.story) return entry.story;
  if (entry.kind !== "move") return [];
  const name = names[entry.seat] ?? "";
  return [words.page.table.story.move({ name, move: entry.move ?? "" })];
}

/** How the game ended. */
export function outcomeOf(now: NowOut, names: readonly string[]): string {
  return (
    now.outcome || words.join(now.winners.map((at) => names[at] ?? "")) || words.page.table.over
  );
}

const OPENING = 72;

/** The first words of a clause: its first sentence, or as much of it as a line holds. */
export function opening(text: string): string {
  const sentence = /^.{20,}?[.;](?=\s|$)/su.exec(text)?.[0] ?? text;
  const begin = sentence.length <= OPENING ? sentence : sentence.slice(0, OPENING);
  if (begin === text) return text;
  return `${begin === sentence ? begin.slice(0, -1) : begin.replace(/\s+\S*$/u, "")} …`;
}
