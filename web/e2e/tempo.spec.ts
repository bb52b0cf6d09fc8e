// A round of bots is told move by move, and at once for who wants it so.

import type { Page } from "@playwright/test";
import { accessibleInAnyLight, expect, fits, test } from "./page";
import { openTable, toDiscard } from "./tables";

/** Draw two, and throw the last card away. */
async function turn(page: Page): Promise<void> {
  const supply = page.getByRole("button", { name: /^Draw two\. / });
  const hand = page.locator('[data-zone="hand"] [data-zone-item]');
  await supply.click();
  const before = await hand.count();
  await supply.click();
  await expect(hand).toHaveCount(before + 2);
  await hand.last().click();
  await (await toDiscard(page)).click();
}

test("bots move one after another, and fast-forward lets it all pass", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("deadwood.settings", '{"tempo":"normal"}'));
  await openTable(page, { game: "wyatt-earp", players: 4, bots: "greenhorn", name: "Anna" });
  const ribbon = page.locator(".status .ribbon");
  const mine = expect(ribbon).toContainText("Your turn");
  await mine;
  await page.evaluate(() => {
    const seen: [number, number][] = [];
    Object.assign(window, { seen });
    const list = document.querySelector(".rail ol")!;
    new MutationObserver(() => seen.push([performance.now(), list.children.length])).observe(list, {
      childList: true,
    });
  });
  await turn(page);
  const fast = page.getByRole("button", { name: /^Fast-forward/ });
  await expect(fast).toBeVisible();
  await accessibleInAnyLight(page);
  await expect(ribbon).toContainText("Your turn");
  const times = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: [number, number][] };
    return seen.map(([at]) => at);
  });
  // Each bot draws and discards at least: six moves, none with the one before.
  const gaps = times.slice(1).map((at, after) => at - times[after]!);
  expect(gaps.filter((gap) => gap > 300).length).toBeGreaterThanOrEqual(5);

  await turn(page);
  await fast.hover();
  await page.mouse.down();
  await expect(ribbon).toContainText("Your turn");
  await page.mouse.up();
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page);
  if (process.env["PICTURES"])
    await page.screenshot({ path: `${process.env["PICTURES"]}/tempo-320.png` });
});
