// Which moves get a button of their own below the stage: all of a few, or those of which there is one
// of a kind, such as ending a turn. The rest is on the stage, and in the list of all moves.

import type { MoveOut } from "../../wire/types";

const FEW = 3;

export function offeredOf(
  moves: readonly MoveOut[],
  kindOf: (move: MoveOut) => string,
): readonly MoveOut[] {
  if (moves.length <= FEW) return moves;
  const count = new Map<string, number>();
  for (const move of moves) count.set(kindOf(move), (count.get(kindOf(move)) ?? 0) + 1);
  const alone = moves.filter((move) => count.get(kindOf(move)) === 1);
  return alone.length <= FEW ? alone : [];
}
