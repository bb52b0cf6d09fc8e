// What the frame of a table (Table.svelte) and the stage of a game (games/<game>/Stage.svelte) tell
// each other. The frame has the bar, the ribbon, the rail, the sheet that asks, the confirmation, the
// clock and the result; a stage draws the seats, the centre and the hand, and says which moves a person
// points at. No rule here: a stage only finds the moves that it was sent.
//
// A stage has two roots that the frame lays out: `data-area="board"` (the table; it scrolls if it must)
// and, for who sits there, `data-area="hand"` (own seat and hand; always in sight). The ribbon is between
// them. Whatever can be the end of an arrow or of a card's way carries `data-spot`.
// (The spot colour of printed things is another attribute, `data-ink`.)

import type { Component, ComponentProps } from "svelte";
import type Card from "../art/Card.svelte";
import type { Person } from "../art/words";
import type { TableStore } from "../state/table.svelte";
import type { EntryOut, MoveOut, NowOut, Why } from "../wire/types";
import type { GameMoments } from "./moments/moment";

export interface StageProps {
  store: TableStore;
  now: NowOut;
  /** What had happened by then, without what was taken back: a stage never looks at `store.entries`. */
  entries: readonly EntryOut[];
  /** What may be done now; empty while it is not our turn, or a command is under way. */
  moves: readonly MoveOut[];
  /** The move that waits for confirmation; the stage shows what it would change (red, gold). */
  chosen: string | null;
  /** Somebody points at what these moves share (a card, a pile, a seat). One: it is chosen, and done if it
   *  was chosen already. Several: the frame asks which. None: nothing is chosen any more. `also` are other
   *  moves with the same thing, which get buttons of their own beside the chosen one. */
  pick: (moves: readonly string[], also?: readonly string[]) => void;
  /** Say why this move (or these) cannot be made now. */
  why: (moves: readonly Tried[]) => void;
  /** Open the help of a card, a character, a place: see `kit/hold.ts` for the ways to ask for it. */
  about: (about: About) => void;
  /** Something is taken up and not yet a move: the frame asks what is missing, and can put it back. */
  hold?: (held: Held | null) => void;
}

/** A move that one would make if it were allowed: as it was sent, or by its names. */
export type Tried = Why["move"];

/** What is half chosen: a card that waits for a target. */
export interface Held {
  /** What is missing: "BANG!: whom do you shoot at?" */
  text: string;
  /** What there is to point at. */
  note: string;
  /** Put it back. */
  drop: () => void;
}

/** What a thing is and does, in the words of its game. */
export interface About {
  title: string;
  lines: readonly string[];
  card?: Face;
  /** Clauses that say more, such as "BG5.2". */
  rules?: readonly string[];
}

/** A card as it is drawn; without one, its back. */
export type Face = ComponentProps<typeof Card>;

/** Where something is on the screen, by its `data-spot`: "seat-2", "supply", "discards", "hand". */
export type Spot = string;
export const seatSpot = (seat: number): Spot => `seat-${seat}`;

/** A card on its way from one spot to another. */
export interface Flight {
  from: Spot;
  to: Spot;
  face?: Face;
  /** How many go there; they follow each other. */
  number?: number;
}

export type Cue =
  "draw" | "lay" | "star" | "dice" | "coins" | "hit" | "miss" | "asked" | "turn" | "death" | "end";

/** A row of the account at the end: who, what he has, and how that came about. */
export interface Standing {
  seat: number;
  /** What counts: "$25,000", "23 nuggets", "Sheriff". */
  score: string;
  /** How it came about, or what else there is to know: "2 of 4 lives". */
  note?: string;
}

/** A part of the game (a hand, a town), and what it brought by seat; 0: nothing. */
export interface Chapter {
  title: string;
  brought: number[];
  /** How what it brought is written. */
  write: (number: number) => string;
}

/** What a game says that the server does not. Moves (`MoveOut.words`, `gains`), the question
 *  (`NowOut.ask`), what happened (`EntryOut.story`) and the outcome come in words already. */
export interface Labels {
  /** Whether a move is played at once when it is picked (it changes nothing for good), not confirmed. */
  isPlain: (move: MoveOut) => boolean;
  /** Whether it harms nobody and gives nothing away that one would rather keep: who wants it so makes such
   *  moves without a confirmation. */
  isHarmless?: (move: MoveOut) => boolean;
  /** Of which kind a move is: one that is alone of its kind gets a button of its own. */
  kindOf: (move: MoveOut) => string;
  /** How everybody stands at the end, best first. */
  standing: (now: NowOut, names: readonly string[]) => Standing[];
  /** What each part of the game brought to each seat, in the order of play. */
  account?: (entries: readonly EntryOut[], now: NowOut) => Chapter[];
}

/** What the sheet shows when somebody does something to this seat. */
export interface Asking {
  /** Who does what: "Bram shoots at you". */
  title: string;
  /** Whose doing it is, his face, and as whom he plays. */
  seat?: number;
  person?: Person;
  who?: string;
  /** Why he can: the arithmetic. */
  lines: readonly string[];
  /** What he does it with. */
  card?: Face;
  choices: readonly Choice[];
  /** What may help later. */
  note?: string;
}

/** An answer, as a card: its picture, its name, what it leads to. */
export interface Choice {
  name: string;
  note: string;
  /** Moves that come to the same (equal cards); the first is made. */
  moves: readonly string[];
  /** How many equal cards there are. */
  number?: number;
  card?: Face;
  person?: Person;
  /** Doing nothing: last, and quiet. */
  quiet?: boolean;
  /** It answers a later question; what is asked now is declined for it. */
  isAhead?: boolean;
  /** What this answer also means for the next question of the same matter; null: that one is asked. */
  then?: (now: NowOut) => string | null;
}

export interface GameParts {
  Stage: Component<StageProps>;
  labels: Labels;
  /** What is done to us, and the answers; null: the server's words are enough. */
  asking?: (now: NowOut, names: readonly string[]) => Asking | null;
  /** Questions that interrupt nobody and are answered on the table: no sheet is laid over it. */
  onTable?: readonly string[];
  /** What moves on the table when this happens, as this seat sees it. */
  flights?: (entry: EntryOut, seat: number) => Flight[];
  /** What is heard when this happens. */
  cues?: (entry: EntryOut, seat: number) => Cue[];
  /** The last thing that somebody did to somebody or something: an arrow until the next move. */
  arrow?: (entries: readonly EntryOut[], now: NowOut) => { from: Spot; to: Spot } | null;
  /** What is worth some seconds of everybody's time. */
  moments?: GameMoments;
}
