// What is worth a look of its own: it comes before what is asked, can be skipped, and watched again.

import type { Page } from "@playwright/test";
import { accessibleInAnyLight, expect, fits, test } from "./page";
import { comeTo, playOn } from "./scenes";

const moment = (page: Page) => page.locator("[data-moment]");
const again = (page: Page) => page.getByRole("button", { name: /^Watch again/ }).last();

interface Seen {
  scene: string;
  title: RegExp;
  /** What its steps say, one after another. */
  steps: readonly RegExp[];
}

const MOMENTS: readonly Seen[] = [
  {
    scene: "wyatt-earp-hand",
    title: /^End of hand \d+$/,
    steps: [/The hand is over/, ...[1, 2, 3, 4, 5, 6, 7].map((at) => RegExp(`Poster ${at} of 7`))],
  },
  {
    scene: "el-paso-raid",
    title: /^The raid$/,
    steps: [/turned up together/, /dic?e/, /Sheriff field: \d of 5/, /./, /./],
  },
  {
    scene: "el-paso-sheriffs",
    title: /^The raid$/,
    steps: [/turned up together/, /dic?e/, /Sheriff field: 5 of 5/, /The sheriffs come!/],
  },
];

for (const { scene, title, steps } of MOMENTS) {
  test(`${scene}: step by step for who wants no motion, and again from the log`, async ({
    page,
  }) => {
    await comeTo(page, scene);
    await playOn(page, scene);
    const shown = moment(page);
    await expect(shown).toHaveAttribute("aria-label", title);
    // Nothing is asked meanwhile, and nothing under it can be reached.
    await expect(page.locator("main")).toHaveAttribute("inert", "");
    await expect(page.locator(".interrupt")).toHaveCount(0);
    await expect(shown.getByRole("button")).toBeFocused();
    for (const [at, step] of steps.entries()) {
      await expect(shown.locator(".ribbon")).toContainText(step);
      if (at === Math.max(0, steps.length - 2)) await accessibleInAnyLight(page);
      for (const [width, height] of [
        [360, 740],
        [844, 390],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await fits(page);
      }
      if (at % 2 === 0) await page.keyboard.press("x");
      else await shown.click({ position: { x: 3, y: 200 } });
    }
    await expect(shown).toHaveCount(0);
    await expect(page.locator("main")).not.toHaveAttribute("inert");

    // A page that comes again shows nothing of the past by itself.
    await page.reload();
    await expect(page.locator('[data-area="board"]')).toBeVisible();
    await expect(again(page)).toBeVisible();
    await expect(shown).toHaveCount(0);
    await again(page).click();
    await expect(shown).toHaveAttribute("aria-label", title);
    await expect(shown.locator(".ribbon")).toContainText(steps[0]!);
    await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(0);
    await expect(again(page)).toBeFocused();
  });
}

test("two taps are enough, or none at all", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await comeTo(page, "wyatt-earp-hand");
  const shown = moment(page);
  await again(page).click();
  await page.keyboard.press("x");
  await page.keyboard.press("x");
  await expect(shown).toHaveCount(0);
  await again(page).click();
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveCount(0); // it ends by itself
});

test("a sale is seen before the table goes on", async ({ page }) => {
  await comeTo(page, "el-paso-sale");
  await playOn(page, "el-paso-sale");
  await expect(moment(page)).toHaveAttribute("aria-label", /^Out of /);
  await expect(moment(page).locator(".ribbon")).toContainText("nugget");
  await expect(page.locator("main")).toHaveAttribute("inert", "");
});
