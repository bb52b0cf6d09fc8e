import type { GameEntry } from "..";
import { handbill } from "./handbill";

export const game: GameEntry = {
  name: "wyatt-earp",
  title: "Wyatt Earp",
  handbill,
  quick: 4,
  from: 2,
  to: 4,
  minutes: 45,
  parts: () => import("./parts"),
};
