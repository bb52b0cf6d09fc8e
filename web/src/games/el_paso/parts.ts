import { words } from "../../state/app";
import type { GameParts } from "../../table/stage";
import { labels, texts } from "./labels";
import { arrow, cues, flights } from "./motion";
import Stage from "./Stage.svelte";

// Cards are drawn at the places: a sheet would cover them.
export const parts: GameParts = {
  Stage,
  labels,
  onTable: ["refill"],
  flights,
  cues,
  arrow,
  moments: {
    events: {
      roll: () => texts().moment.inLog,
      sell: () => texts().moment.saleInLog,
      winner: () => words.page.moments.end,
    },
    load: () => import("./moments"),
  },
};
