import type { GameEntry } from "..";

export const game: GameEntry = {
  name: "wyatt-earp",
  title: "Wyatt Earp",
  art: "wyatt_earp",
  quick: 4,
  from: 2,
  to: 4,
  minutes: 45,
  parts: () => import("./parts"),
};
