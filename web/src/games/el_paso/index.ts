import type { GameEntry } from "..";
import { handbill } from "./handbill";

export const game: GameEntry = {
  name: "el-paso",
  title: "El Paso",
  handbill,
  quick: 4,
  from: 2,
  to: 5,
  minutes: 30,
  parts: () => import("./parts"),
};
