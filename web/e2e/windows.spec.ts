// A table in every window: nothing is cut off, covered or outside, and the game has its part of the window.
// Each table is brought up once, and then the window is changed around it.

import type { Page } from "@playwright/test";
import { SIZES, TABLES, type Size } from "./windows";
import { faults } from "./measure";
import { drawn } from "./look";
import { expect, test } from "./page";
import { comeTo } from "./scenes";

test.use({ trace: "off" });

async function resize(page: Page, size: Size): Promise<void> {
  const [width = 0, height = 0] = size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await drawn(page); // what follows its box follows it
  await drawn(page);
}

for (const { name, scene, looksOn = false, first, board, not = [] } of TABLES)
  test(`${name}`, async ({ page }) => {
    await comeTo(page, scene, looksOn);
    await first?.(page);
    for (const size of SIZES.filter((each) => !not.includes(each))) {
      await resize(page, size);
      await expect
        .poll(() => faults(page, { board }), { message: `${name} in ${size}` })
        .toEqual([]);
    }
  });
