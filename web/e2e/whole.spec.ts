// Each game from the first card to the result, by clicks on what lies on the table.

import { accessibleInAnyLight, expect, test } from "./page";
import { byMouse, Person, tastes } from "./person";
import { openTable } from "./tables";

test.use({ trace: "off" }); // of so many moves it takes longer than the moves

const GAMES = [
  { game: "wyatt-earp", players: 2, uses: ["hand", "board", "red"] },
  { game: "el-paso", players: 2, uses: ["hand", "board", "own", "red", "offered"] },
  { game: "bang", players: 4, uses: ["red"] },
] as const;

for (const { game, players, uses } of GAMES)
  test(`${game}: a whole game by clicks`, async ({ page }) => {
    test.setTimeout(300_000);
    await openTable(page, { game, players, bots: "random" });
    const person = new Person(page, byMouse, tastes[game]);
    let wasAsked = false;
    while (await person.awaited()) {
      const asks = await page.getByRole("region", { name: "You are asked" }).isVisible();
      if (asks && !wasAsked) await accessibleInAnyLight(page);
      wasAsked ||= asks;
      await person.move();
    }
    for (const place of uses) expect(person.used[place] ?? 0, place).toBeGreaterThan(0);

    await expect(page.getByText("It was dealt as promised, and your part")).toBeVisible();
    await accessibleInAnyLight(page);
    const link = page.getByRole("link", { name: "Download the record" });
    const [record] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(record.suggestedFilename()).toMatch(/\.txt$/);
    const before = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(page).not.toHaveURL(before);
  });
