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
const FANNED = 24; // what shows of a card: ten lie side by side on the smallest phone, and none is scrolled
const EDGE = 4; // so much of it may lie under the edge of something else

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What must be tapped, and is smaller than a finger where nothing lies over it. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([finger, fanned, edge]) => {
      const wanted = '[data-area="hand"] button, section.actions button, .interrupt button';
      return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((node) => {
        if (!node.checkVisibility({ visibilityProperty: true })) return [];
        node.scrollIntoView({ block: "nearest", inline: "center" }); // a fan may scroll
        const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
        const isFree = (x: number, y: number): boolean =>
          node.contains(document.elementFromPoint(x, y));
        // The longest free stretch of some row, and of some column.
        const most = (from: number, to: number, free: (at: number) => boolean): number => {
          let [best, run] = [0, 0];
          for (let at = Math.ceil(from); at <= to; at += 1) {
            run = free(at) ? run + 1 : 0;
            best = Math.max(best, run);
          }
          return best;
        };
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        const wide = Math.max(
          ...parts.map((part) => most(left, right, (x) => isFree(x, top + height * part))),
        );
        const high = Math.max(
          ...parts.map((part) => most(top, bottom, (y) => isFree(left + width * part, y))),
        );
        const isCard = node.closest('[data-zone="hand"]') !== null;
        const isWide = isCard ? wide >= fanned : Math.min(width, wide + edge) >= finger;
        if (isWide && Math.min(height, high + edge) >= finger) return [];
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        const name = (node.getAttribute("aria-label") ?? node.innerText).replaceAll("\n", " ");
        const box = `${Math.round(width)} x ${Math.round(height)}`;
        return [`${name}: ${wide} x ${high} of ${box}, under ${over?.tagName} ${over?.className}`];
      });
    },
    [FINGER, FANNED, EDGE] as const,
  );

/** A finger that stays. */
async function hold(page: Page, at: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", points: object[]): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points as never });
  await touch("touchStart", [at]);
  try {
    await expect(page.getByRole("dialog")).toBeVisible();
  } finally {
    await touch("touchEnd", []);
    await session.detach();
  }
}

for (const { game, title } of GAMES)
  test(`${game}: a stretch by taps; a long press tells about a card`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: `Play now: ${title} against bots` }).tap();
    await seated(page);
    const person = new Person(page, byTouch, tastes[game]);
    await person.awaited();

    const card = page.locator('[data-zone="hand"] [data-zone-item]').first();
    await expect(async () => hold(page, await seenAt(card))).toPass(); // the table may still move
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
