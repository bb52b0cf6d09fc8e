// How few clicks things take: a turn ends in two, a second click means what is chosen.

import { expect, test, fits, accessible } from "./page";
import { openTable, toDiscard } from "./tables";

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`a card is drawn by two clicks on the pile, and discarded by two more, ${size.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openTable(page, { game: "wyatt-earp", players: 2, bots: "greenhorn", name: "Anna" });
    const supply = page.getByRole("button", { name: /^Draw two\. / });
    await supply.click(); // waits until it is Anna's turn
    await expect(page.locator("[data-do] button")).toBeVisible();
    const hand = page.locator('[data-zone="hand"] [data-zone-item]');
    const before = await hand.count(); // ten, unless the others have asked for one
    await supply.click();
    await expect(hand).toHaveCount(before + 2);
    await expect(page.getByRole("button", { name: "Play cards" })).toHaveCount(0);
    const card = hand.last();
    const name = (await card.locator(".visually-hidden").innerText()).split(",")[0]!;
    await card.click();
    const discard = await toDiscard(page, name);
    await fits(page);
    await accessible(page);
    if (process.env["PICTURES"])
      await page.screenshot({ path: `${process.env["PICTURES"]}/discard-${size.width}.png` });
    await discard.click();
    // The other one plays at once, and may ask for a card.
    await expect.poll(() => hand.count()).toBeLessThan(before + 2);
  });
