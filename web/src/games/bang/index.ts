import type { GameEntry } from "..";
import { handbill } from "./handbill";

export const game: GameEntry = {
  name: "bang",
  title: "BANG!",
  handbill,
  quick: 5,
  from: 4,
  to: 7,
  minutes: 40,
  parts: () => import("./parts"),
};
