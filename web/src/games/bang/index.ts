import type { GameEntry } from "..";

export const game: GameEntry = {
  name: "bang",
  title: "BANG!",
  art: "bang",
  quick: 5,
  from: 4,
  to: 7,
  minutes: 40,
  parts: () => import("./parts"),
};
