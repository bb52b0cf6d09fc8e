// Whoever may act in another's turn though nobody waits for him finds a button: Sid Ketchum, internationally.

import type { Page } from "@playwright/test";
import { expect, test } from "./page";
import { comeTo } from "./scenes";

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const PAIR = "Discard two cards for a life";

/** The next card of a pair goes: tapped in the hand, and then said yes to. */
async function discard(page: Page, card: string): Promise<void> {
  await page.getByRole("button", { name: card }).first().click();
  await page.locator("[data-do]").getByRole("button").click();
}

test("sid heals in another's turn, and the other goes on", async ({ page }) => {
  await comeTo(page, "bang-steps-in");
  const ribbon = page.getByText("Ben to move", { exact: true });
  const button = page.getByRole("button", { name: PAIR });
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await expect(ribbon).toBeVisible(); // nobody waits for us
    await expect(button).toBeInViewport();
  }
  await page.setViewportSize(SIZES.desk);
  await button.click();
  const go = page.locator("[data-do]").getByRole("button");
  if (await go.isVisible()) await go.click();
  await expect(ribbon).toBeHidden(); // now we are asked, for two cards
  await discard(page, "Missed!");
  await discard(page, "Gatling");
  await expect(ribbon).toBeVisible();
  await expect(button).toBeHidden(); // all lives are there
});
