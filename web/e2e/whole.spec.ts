// Each game from the first card to the result, by clicks on what lies on the table.

import { accessible, expect, test } from "./page";
import { byMouse, Person, tastes } from "./person";
import { openTable } from "./tables";

const GAMES = [
  { game: "wyatt-earp", players: 2 },
  { game: "el-paso", players: 2 },
  { game: "bang", players: 4 },
] as const;

for (const { game, players } of GAMES)
  test(`${game}: a whole game by clicks`, async ({ page }) => {
    test.setTimeout(300_000);
    await openTable(page, { game, players, bots: "random" });
    const person = new Person(page, byMouse, tastes[game]);
    const made = await person.play();
    console.log(game, made, person.used);
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
    await accessible(page);
  });
