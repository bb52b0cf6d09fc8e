import type { GameEntry } from "..";

export const game: GameEntry = {
  name: "el-paso",
  title: "El Paso",
  art: "el_paso",
  quick: 4,
  from: 2,
  to: 5,
  minutes: 30,
  parts: () => import("./parts"),
};
