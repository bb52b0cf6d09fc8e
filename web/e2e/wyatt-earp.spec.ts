// Wyatt Earp on its stage: turns with keys alone, help for what lies there, and nothing cut off.

import type { Page } from "@playwright/test";
import { accessible, expect, fits, test } from "./page";

async function open(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Wyatt Earp against bots" }).click();
  await expect(page.getByRole("list", { name: "Wanted posters" })).toBeVisible();
  await expect(page.getByText("Your turn").first()).toBeVisible({ timeout: 20_000 });
}
const supply = (page: Page) =>
  page
    .getByRole("list", { name: "Supply and discards" })
    .getByRole("button", { name: /^Draw two/ });
const hand = (page: Page) => page.getByRole("list", { name: /^Your hand/ });
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test("a turn with keys alone; the focus is never lost", async ({ page }) => {
  await open(page);
  for (let turn = 0; turn < 2; turn++) {
    await expect(supply(page)).toBeVisible({ timeout: 20_000 });
    const before = await hand(page).getByRole("button").count();
    await supply(page).focus();
    await page.keyboard.press("Enter");
    await expect(supply(page)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(hand(page).getByRole("button")).toHaveCount(before + 2);
    expect(await isLost(page)).toBe(false);

    const discard = page.getByRole("button", { name: "Discard …" });
    if (await discard.isVisible()) {
      await discard.focus();
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("h");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    // One less, or fewer still: the others may have asked for some by now.
    await expect(hand(page).getByRole("button")).not.toHaveCount(before + 2);
    expect(await isLost(page)).toBe(false);
  }
});

test("the key i tells what a card and a poster are", async ({ page }) => {
  await open(page);
  await hand(page).getByRole("button").first().focus();
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog")).toBeVisible();
  await accessible(page);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Jesse James, reward/ })
    .click({ button: "right", force: true }); // it is only aria-disabled
  await expect(page.getByRole("dialog")).toContainText("reward $");
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [800, 1100],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`${width} x ${height}: hand and board are in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await fits(page);
    const rest = await page.evaluate(() => {
      const board = document.querySelector('[data-area="board"]')!;
      const mine = document.querySelector('[data-area="hand"]')!.getBoundingClientRect();
      return { below: mine.bottom - innerHeight, hidden: board.scrollHeight - board.clientHeight };
    });
    expect(rest.below).toBeLessThanOrEqual(0);
    expect(rest.hidden).toBeLessThanOrEqual(0);
  });
