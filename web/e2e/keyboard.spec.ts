// Whole games with the keyboard alone, from the front page to the result.

import { expect, test } from "./page";
import { byKeys, reach, select } from "./keys";
import { Person, tastes } from "./person";

test.use({ trace: "off" }); // of so many moves it takes longer than the moves

const GAMES = [
  { game: "wyatt-earp", title: "Wyatt Earp", players: 2 },
  { game: "bang", title: "BANG!", players: 4 },
] as const;

for (const { game, title, players } of GAMES)
  test(`${game}: a whole game with the keyboard alone`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto("/");
    const link = page.getByRole("link", { name: `Open a table for ${title}` });
    await expect(link).toBeVisible();
    await reach(page, link);
    await page.keyboard.press("Enter");
    const name = page.getByLabel("Your name");
    await expect(name).toBeVisible();
    await reach(page, name);
    await page.keyboard.type("Anna");
    await reach(page, page.getByRole("radio", { name: String(players), exact: true }));
    for (let seat = 2; seat <= players; seat += 1)
      await select(page, page.getByLabel(`Seat ${seat}`), "greenhorn");
    await reach(page, page.getByRole("button", { name: "Open the table" }));
    await page.keyboard.press("Enter");
    const start = page.getByRole("button", { name: "Start the game" });
    await expect(start).toBeVisible();
    await reach(page, start);
    await page.keyboard.press("Enter");

    const person = new Person(page, byKeys, tastes[game]);
    const lost: string[] = [];
    while (await person.move()) {
      const isKept = page.waitForFunction(() => document.activeElement !== document.body, null, {
        timeout: 3000,
      });
      await isKept.catch(async () => lost.push((await person.look()).ribbon));
    }
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
    expect(lost, "moves after which the focus was nowhere").toEqual([]);
  });
