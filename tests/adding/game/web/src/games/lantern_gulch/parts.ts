import type { GameParts } from "../../table/stage";
import { labels } from "./labels";
import Stage from "./Stage.svelte";

export const parts: GameParts = { Stage, labels };
