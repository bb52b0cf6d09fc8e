import { words } from "../../state/app";
import type { GameParts } from "../../table/stage";
import { asking } from "./asking";
import { arrow, cues, flights } from "./deeds";
import { labels } from "./labels";
import Stage from "./Stage.svelte";

// Cards of the General Store are taken where they lie: a sheet would cover them.
export const parts: GameParts = {
  Stage,
  labels,
  onTable: ["store"],
  asking,
  flights,
  cues,
  arrow,
  moments: {
    events: { over: () => words.page.moments.end },
    load: () => import("./moments"),
  },
};
