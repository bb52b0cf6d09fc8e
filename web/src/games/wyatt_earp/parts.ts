import type { GameParts } from "../../table/stage";
import { arrow, cues, flights } from "./happens";
import { labels } from "./labels";
import Stage from "./Stage.svelte";

export const parts: GameParts = { Stage, labels, flights, cues, arrow };
