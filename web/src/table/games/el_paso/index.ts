import type { GameParts } from "../../stage";
import { labels } from "./labels";
import Stage from "./Stage.svelte";

export const parts: GameParts = { Stage, labels, onTable: ["refill"] };
export default parts;
