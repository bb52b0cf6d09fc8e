import { words } from "../../state/app";
import type { GameParts } from "../../table/stage";
import { arrow, cues, flights } from "./happens";
import { labels, said } from "./labels";
import Stage from "./Stage.svelte";

const moments: GameParts["moments"] = {
  events: { "hand-over": () => said().moment.inLog, winner: () => words.page.moments.end },
  load: () => import("./moments"),
};

export const parts: GameParts = { Stage, labels, flights, cues, arrow, moments };
