// Which game has which stage and which words. They come when a table of that game is opened; a game
// without a stage is played from the list of its moves.

import type { Component } from "svelte";
import { isGame } from "../state/router.svelte";
import type { GameName } from "../wire/types";
import type { Labels, StageProps } from "./stage";

export interface Found {
  Stage: Component<StageProps> | null;
  labels: Labels | null;
}

const STAGES = import.meta.glob<{ default: Component<StageProps> }>("./games/*/Stage.svelte");
const LABELS = import.meta.glob<{ labels: Labels }>("./games/*/labels.ts");

const FOLDERS: Record<GameName, string> = {
  "wyatt-earp": "wyatt_earp",
  "el-paso": "el_paso",
  bang: "bang",
};

export async function partsOf(game: string): Promise<Found> {
  if (!isGame(game)) return { Stage: null, labels: null };
  const folder = `./games/${FOLDERS[game]}`;
  const [stage, words] = await Promise.all([
    STAGES[`${folder}/Stage.svelte`]?.(),
    LABELS[`${folder}/labels.ts`]?.(),
  ]);
  return { Stage: stage?.default ?? null, labels: words?.labels ?? null };
}
