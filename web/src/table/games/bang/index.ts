import type { GameParts } from "../../stage";
import { arrow, cues, flights } from "./deeds";
import { labels } from "./labels";
import Stage from "./Stage.svelte";

export const parts: GameParts = { Stage, labels, flights, cues, arrow };
export default parts;
