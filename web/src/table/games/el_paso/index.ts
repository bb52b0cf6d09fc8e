import type { NowOut } from "../../../wire/types";
import type { GameParts } from "../../stage";
import { labels } from "./labels";
import { arrow, cues, flights } from "./motion";
import Stage from "./Stage.svelte";

// Cards are drawn at the places: a sheet would cover them.
const onTable = (now: NowOut): boolean => now.question === "refill";

export const parts: GameParts = { Stage, labels, onTable, flights, cues, arrow };
export default parts;
