import type { GameParts } from "../../table/stage";
import { arrow, cues, flights } from "./happens";
import { labels, said } from "./labels";
import Stage from "./Stage.svelte";

const moments: GameParts["moments"] = {
  events: { "hand-over": () => said().moment.inLog },
  load: () => import("./moments"),
};

export const parts: GameParts = { Stage, labels, flights, cues, arrow, moments };
