// Which game has which stage and which words. They come when a table of that game is opened.

import { isGame } from "../state/router.svelte";
import type { GameName } from "../wire/types";
import type { GameParts } from "./stage";

const GAMES: Record<GameName, () => Promise<{ parts: GameParts }>> = {
  "wyatt-earp": () => import("./games/wyatt_earp"),
  "el-paso": () => import("./games/el_paso"),
  bang: () => import("./games/bang"),
};

/** Null: this page does not know the game; it can be played from the list of its moves. */
export async function partsOf(game: string): Promise<GameParts | null> {
  return isGame(game) ? (await GAMES[game]()).parts : null;
}
