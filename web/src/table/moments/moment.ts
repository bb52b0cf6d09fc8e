// What happened and is worth a look of its own for some seconds: the end of a hand, a raid, a death. The
// frame shows it over the table, one after another; what it looks like is its game's.

import type { Component } from "svelte";
import { monograms } from "../../art/monogram";
import type { EntryOut, NowOut, SeatOut } from "../../wire/types";

/** A part of it: what the ribbon says meanwhile (and those hear who listen), and its milliseconds. */
export interface Step {
  text: string;
  /** How far it is, where there is no room for all of it: "4 of 7". */
  short?: string;
  lasts: number;
}

/** What the picture of a moment is given: everything is drawn as it is in the end of this step. */
export interface Showing<Data> {
  data: Data;
  step: number;
}

export interface Moment {
  title: string;
  steps: readonly Step[];
  View: Component<Showing<unknown>>;
  data: unknown;
}

/** A moment whose picture fits what it is told. */
export const moment = <Data>(given: {
  title: string;
  steps: readonly Step[];
  View: Component<Showing<Data>>;
  data: Data;
}): Moment => given as unknown as Moment;

/** What moments are made of: all that happened up to the last of these entries, and what was not taken
 *  back since. It is enough also for who comes back later: positions are not kept for ever. */
export interface Told {
  entries: readonly EntryOut[];
  seats: readonly SeatOut[];
  /** Who looks; -1: nobody of the game. */
  seat: number;
  /** The table as it is now, for what never changes there and for how it ended. */
  now: NowOut;
}

/** Somebody at the table, as moments show them. */
export interface Person {
  name: string;
  letters: string;
  face: string | null;
}

/** Everybody; who looks is called `you`. */
export function peopleOf({ seats, seat }: Told, you: string): Person[] {
  const letters = monograms(seats.map(({ name }) => name));
  return seats.map(({ name, face = null }, at) => ({
    name: at === seat ? you : name,
    letters: letters[at] ?? "",
    face,
  }));
}

export interface GameMoments {
  /** What is worth it, and what it is called in the log: "the raid". */
  events: Readonly<Record<string, () => string>>;
  /** How it is told and drawn; it comes when the first one does. */
  load: () => Promise<{ momentsOf: (told: Told) => Moment[] }>;
}

/** The names of what happened in an entry. */
const eventsIn = (entry: EntryOut): string[] =>
  (entry.happened ?? []).map(({ event }) => String(event));

/** What of an entry can be watched, as the log calls it; empty: nothing. */
export function worthALook(entry: EntryOut, game: GameMoments | undefined): string[] {
  if (!game) return [];
  const found = eventsIn(entry).flatMap((event) => game.events[event]?.() ?? []);
  return [...new Set(found)];
}
