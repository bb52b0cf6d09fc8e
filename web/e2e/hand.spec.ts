// A full hand in a narrow window: every card can be pointed at, whichever the pointer rests on.

import { expect, test } from "./page";
import { seenAt } from "./person";
import { openTable } from "./tables";

const GAMES = [
  { game: "wyatt-earp", players: 2, width: 420 },
  { game: "el-paso", players: 2, width: 640 },
  { game: "bang", players: 4, width: 420 },
] as const;

for (const { game, players, width } of GAMES)
  test(`${game}: a card that is raised covers no other`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTable(page, { game, players, bots: "greenhorn" });
    const cards = page.locator('[data-zone="hand"] [data-zone-item]');
    await expect(cards.nth(1)).toBeVisible();
    for (let at = 1; at < (await cards.count()); at++)
      for (const [from, to] of [[at - 1, at] as const, [at, at - 1] as const]) {
        const rests = await seenAt(cards.nth(from));
        await page.mouse.move(rests.x, rests.y);
        const { x, y } = await seenAt(cards.nth(to));
        await page.mouse.move(x, y);
        expect(await cards.nth(to).evaluate((card) => card.matches(":hover"))).toBe(true);
      }
  });
