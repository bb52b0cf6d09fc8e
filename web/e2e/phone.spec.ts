// On a phone, with fingers: nothing hangs on a mouse, and what must be tapped can be hit.

import type { Page } from "@playwright/test";
import { accessible, expect, fits, test } from "./page";
import { byTouch, Person, seenAt, tastes } from "./person";
import { seated } from "./tables";

const GAMES = [
  { game: "wyatt-earp", title: "Wyatt Earp" },
  { game: "el-paso", title: "El Paso" },
  { game: "bang", title: "BANG!" },
] as const;
const FINGER = 44;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What must be tapped, and is smaller than a finger where nothing lies over it, or out of sight. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    const wanted = '[data-area="hand"] button, .actions button, .interrupt button';
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((node) => {
      if (!node.checkVisibility({ visibilityProperty: true })) return [];
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const isAt = (x: number, y: number): boolean =>
        node.contains(document.elementFromPoint(x, y));
      const [middle, centre] = [(top + bottom) / 2, (left + right) / 2];
      let [wide, high] = [0, 0];
      for (let x = Math.ceil(left); x < right; x += 1) if (isAt(x, middle)) wide += 1;
      for (let y = Math.ceil(top); y < bottom; y += 1)
        if ([0.1, 0.5, 0.9].some((at) => isAt(left + (right - left) * at, y))) high += 1;
      const box = `${Math.round(right - left)} x ${Math.round(bottom - top)}`;
      const isFine = Math.max(wide, high) >= finger && Math.min(wide, high) >= finger - 1;
      const name = (node.getAttribute("aria-label") ?? node.innerText).slice(0, 40);
      void centre;
      return isFine ? [] : [`${name}: ${wide} x ${high} of ${box}`];
    });
  }, FINGER);

/** A finger that stays. */
async function hold(page: Page, at: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", points: object[]): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points as never });
  await touch("touchStart", [at]);
  await expect(page.getByRole("dialog")).toBeVisible();
  await touch("touchEnd", []);
  await session.detach();
}

for (const { game, title } of GAMES)
  test(`${game}: a stretch by taps; a long press tells about a card`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto("/");
    await page.getByRole("button", { name: `Play now: ${title} against bots` }).tap();
    await seated(page);
    const person = new Person(page, byTouch, tastes[game]);
    await person.awaited();

    const card = page.locator('[data-zone="hand"] [data-zone-item]').first();
    await hold(page, await seenAt(card));
    await accessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator("[data-do]")).toHaveCount(0); // it was a question, not a choice

    const small = new Set<string>();
    for (let made = 0; made < 6 && (await person.awaited()); made += 1) {
      for (const each of await tooSmall(page)) small.add(each);
      await fits(page);
      await person.move();
    }
    expect([...small]).toEqual([]);
    await accessible(page);
  });
