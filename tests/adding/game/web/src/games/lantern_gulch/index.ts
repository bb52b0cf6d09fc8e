import type { GameEntry } from "..";
import { handbill } from "./handbill";

export const game: GameEntry = {
  name: "lantern-gulch",
  title: "Lantern Gulch",
  handbill,
  quick: 3,
  from: 2,
  to: 3,
  minutes: 5,
  parts: () => import("./parts"),
};
