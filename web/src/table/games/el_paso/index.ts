import type { GameParts } from "../../stage";
import { labels } from "./labels";
import { arrow, cues, flights } from "./motion";
import Stage from "./Stage.svelte";

export const parts: GameParts = { Stage, labels, flights, cues, arrow };
export default parts;
