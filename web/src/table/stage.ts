// What the frame of a table (Table.svelte) and the stage of a game (games/<game>/Stage.svelte) tell
// each other. The frame has the bar, the ribbon, the rail, the sheet that asks, the confirmation, the
// clock and the result; a stage draws the seats, the centre and the hand, and says which moves a person
// points at. No rule here: a stage only finds the moves that it was sent.

import type { Component } from "svelte";
import type { TableStore } from "../state/table.svelte";
import type { EntryOut, MoveOut, NowOut } from "../wire/types";

export interface StageProps {
  store: TableStore;
  now: NowOut;
  /** What may be done now; empty while it is not our turn, or a command is under way. */
  moves: readonly MoveOut[];
  /** The move that waits for confirmation; the stage shows what it would change (red, gold). */
  chosen: string | null;
  /** Somebody points at what these moves share (a card, a pile, a seat). One: it is chosen. Several:
   *  the frame asks which. None: nothing is chosen any more. */
  pick: (moves: readonly string[]) => void;
  /** Say why this move (or these) cannot be made now. */
  why: (moves: readonly string[]) => void;
}

/** The words of a game, from its catalogue and from what was sent. */
export interface Labels {
  /** What a move is called on a button: "Lay 3 Jesse James". */
  move: (move: string, now: NowOut, names: readonly string[]) => string;
  /** What a legal move would bring: "+$2,000 on the poster, 6 points". Empty: nothing to say. */
  brings: (move: MoveOut, now: NowOut) => string;
  /** What is asked, as a sentence for whoever is asked, or for those who wait. */
  question: (now: NowOut, names: readonly string[], isMine: boolean) => string;
  /** What happened in an entry, as sentences; empty: nothing worth a line. */
  story: (entry: EntryOut, names: readonly string[], seat: number) => string[];
  /** Whether a move is played at once when it is picked (it changes nothing for good), not confirmed. */
  isPlain: (move: string) => boolean;
  /** How the game ended, and the lines of its account. */
  result: (now: NowOut, names: readonly string[]) => { title: string; lines: string[] };
}

export interface GameParts {
  Stage: Component<StageProps>;
  labels: Labels;
}
