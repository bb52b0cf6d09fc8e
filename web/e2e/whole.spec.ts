// Each game from the first card to the result, by clicks on what lies on the table.

import type { Page } from "@playwright/test";
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
    await openTable(page, { game, players, bots: "greenhorn" });
    const person = new Person(page, byMouse, tastes[game]);
    let isAdvised = false;
    let wasAsked = false;
    while (await person.awaited()) {
      if (!isAdvised && (await page.getByRole("button", { name: "Advice" }).isVisible())) {
        await asksAdvice(page); // not where there is only one answer
        isAdvised = true;
      }
      const asks = await page.getByRole("region", { name: "Your answer?" }).isVisible();
      if (asks && !wasAsked) await accessibleInAnyLight(page);
      wasAsked ||= asks;
      await person.move();
    }
    expect(isAdvised).toBe(true);
    for (const place of uses) expect(person.used[place] ?? 0, place).toBeGreaterThan(0);

    await expect(page.getByText("It was dealt as promised, and your part")).toBeVisible();
    await accessibleInAnyLight(page);
    const link = page.getByRole("link", { name: "Download the record" });
    const [record] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(record.suggestedFilename()).toMatch(/\.txt$/);
    await looksBack(page);
    const before = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(page).not.toHaveURL(before);
  });

/** Before the first choice: what a marshal would do is chosen with the keyboard, and not done. */
async function asksAdvice(page: Page): Promise<void> {
  const log = page.locator(".log li");
  const before = await log.count();
  await page.keyboard.press("a");
  const sheet = page.getByRole("dialog", { name: "What would a Marshal do?" });
  await expect(sheet.getByRole("listitem").first()).toContainText("a Marshal would do this");
  await expect(sheet.getByText(/^\d+% chance of winning$/).first()).toBeAttached();
  await accessibleInAnyLight(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  expect(await log.count()).toBe(before);
}

/** After the end: a move of the log, and what a marshal would have done instead. */
async function looksBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Look at the table" }).click();
  const lines = page.locator(".log button.text");
  const ask = page.getByRole("button", { name: "What would a Marshal have done?" });
  for (let at = 0; at < 40; at++) {
    await lines.nth(at).click();
    await expect(lines.nth(at)).toHaveAttribute("aria-current", "true");
    if (await ask.isVisible()) break; // not every line is a move
  }
  await ask.click();
  const sheet = page.getByRole("dialog", { name: "What would a Marshal have done?" });
  await expect(sheet.getByText("played")).toHaveCount(1);
  await accessibleInAnyLight(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Back to now/ }).click();
  await page.getByRole("button", { name: "Show the result" }).click();
}
