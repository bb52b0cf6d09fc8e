// What a table does besides the moves: why not, taking back, keys, help, looking back, chat, motion.

import type { Page } from "@playwright/test";
import { accessible, accessibleInAnyLight, expect, fits, test } from "./page";
import { byMouse, Person, tastes, usual } from "./person";
import { openTable, seated } from "./tables";

const hand = (page: Page) => page.locator('[data-zone="hand"] [data-zone-item]');
const red = (page: Page) => page.locator("[data-do] button");
const all = (page: Page) => page.getByRole("button", { name: /^All moves/ });
const dialog = (page: Page) => page.getByRole("dialog");

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game} against bots` }).click();
  await seated(page);
}

test("why not, and by which rule", async ({ page }) => {
  await playNow(page, "Wyatt Earp");
  const person = new Person(page, byMouse, tastes["wyatt-earp"]);
  await person.awaited(); // to draw: no card can be laid yet
  await hand(page)
    .first()
    .click({ position: { x: 12, y: 40 } });
  const note = page.getByRole("status").filter({ hasText: "Not now." });
  await expect(note).toBeVisible();
  const rule = note.getByRole("link", { name: /^Rule WE\d/ });
  await expect(rule).toBeVisible();
  await expect(red(page)).toHaveCount(0);
  await accessibleInAnyLight(page);
  const clause = (await rule.innerText()).replace("Rule ", "");
  const [rules] = await Promise.all([page.waitForEvent("popup"), rule.click()]);
  await expect(rules.getByText(clause, { exact: true }).first()).toBeInViewport();
  await rules.close();
  await note.getByRole("button", { name: "Close" }).click();
  await expect(note).toBeHidden();
});

test("keys: arrows in a zone, one tab stop, single keys, and help for a card", async ({ page }) => {
  await playNow(page, "BANG!");
  await new Person(page, byMouse, tastes["bang"]).awaited();
  await page.keyboard.press("h");
  await page.keyboard.press("Home");
  await expect(hand(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(hand(page).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(hand(page).last()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(hand(page).last()).toBeFocused();
  await page.keyboard.press("Tab"); // one tab stop: the next one is elsewhere
  await expect(page.locator('[data-zone="hand"] :focus')).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(hand(page).last()).toBeFocused();

  await page.keyboard.press("i");
  await expect(dialog(page)).toBeVisible();
  await accessibleInAnyLight(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(hand(page).last()).toBeFocused();
  await hand(page)
    .last()
    .click({ button: "right", position: { x: 60, y: 60 }, force: true });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("t");
  await expect(page.locator('[data-area="board"] [data-zone-item]:focus')).toHaveCount(1);
  await page.keyboard.press("?");
  await expect(dialog(page)).toBeVisible();
  await accessibleInAnyLight(page);
  await page.getByRole("switch", { name: "Single keys" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(dialog(page)).toBeHidden();
});

test("the list of all moves: chosen, put away again, and done", async ({ page }) => {
  await playNow(page, "El Paso");
  const person = new Person(page, byMouse, tastes["el-paso"]);
  await person.awaited();
  await all(page).click();
  await accessibleInAnyLight(page);
  await dialog(page).getByRole("list", { name: "Your moves" }).getByRole("button").first().click();
  await expect(red(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(red(page)).toHaveCount(0);
  await all(page).click();
  const move = dialog(page).locator("[data-move]").last();
  const words = await move.locator("span").first().innerText();
  await move.click();
  await expect(red(page)).toHaveText(words); // the button says what it does
  await page.keyboard.press("Enter");
  await expect(red(page)).toHaveCount(0);
});

test("taking back what nobody has seen", async ({ page, friend }) => {
  await openTable(page, { game: "el-paso", players: 2, name: "Anna" });
  const ben = await friend();
  await ben.goto(page.url());
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Join" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await seated(page);

  // Ben leaves each town at once, so that Anna may keep two tiles, as soon as she has them.
  const anna = new Person(page);
  const leaving = new Person(ben, byMouse, (seen) => [
    ...seen.things.filter(({ place }) => place === "red"),
    ...seen.things.filter(({ place }) => place === "offered"),
    ...usual(seen),
  ]);
  const actions = page.locator("section.actions");
  const leave = actions.getByRole("button", { name: /keep up to 2/ });
  const two = page.getByText(/your [2-9] tiles/); // are at risk
  const mayKeepTwo = async () => (await leave.isVisible()) && (await two.isVisible());
  await expect(async () => {
    for (const person of [leaving, anna])
      if ((await person.look()).turn === "mine" && !(await mayKeepTwo())) await person.move();
    expect(await mayKeepTwo()).toBe(true);
  }).toPass({ intervals: [0] });
  await leave.click();
  await red(page).click();

  const tile = page.locator('[data-area="hand"]').getByRole("button", { name: /costs/ });
  await expect(tile).not.toHaveCount(0);
  const tiles = await tile.count();
  await tile.first().click();
  await red(page).click();
  await expect(tile).not.toHaveCount(tiles);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(tile).toHaveCount(tiles);
  for (const each of [page, ben])
    await expect(each.getByText(/takes? the last move back/i).first()).toBeAttached();
});

test("looking back: a line of the log shows the table as it was", async ({ page }) => {
  await playNow(page, "Wyatt Earp");
  const person = new Person(page, byMouse, tastes["wyatt-earp"]);
  await person.play(2);
  await person.awaited();
  const before = await hand(page).count();
  const log = page.getByRole("complementary").getByRole("list", { name: "Log" });
  const first = log.getByRole("button").first();
  await first.click();
  const now = page.getByRole("button", { name: /^Back to now/ });
  await expect(now).toBeVisible();
  await expect(all(page)).toHaveCount(0); // nothing can be done in the past
  await expect(red(page)).toHaveCount(0);
  await accessibleInAnyLight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("ArrowRight");
  await expect(first).not.toHaveAttribute("aria-current");
  await page.keyboard.press("Escape");
  await expect(now).toBeHidden();
  await expect(hand(page)).toHaveCount(before);
});

test("log and chat: beside the table, as a drawer, as tabs", async ({ page }) => {
  await playNow(page, "BANG!");
  const rail = page.getByRole("complementary", { name: "Log and chat" });
  await rail.getByLabel("Say something").fill("Howdy <b>all</b>");
  await page.keyboard.press("Enter");
  await expect(rail.getByText("Howdy <b>all</b>")).toBeVisible();
  await page.getByRole("button", { name: "Hide log and chat" }).first().click();
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Show log and chat" }).click();
  await rail.getByRole("tab", { name: "Chat" }).click();
  await expect(rail.getByText("Howdy <b>all</b>")).toBeVisible();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(rail).toBeHidden();
});

test("a bot plays on for who leaves, until he is back", async ({ page, friend }) => {
  await openTable(page, { game: "wyatt-earp", players: 2 });
  const ben = await friend();
  await ben.goto(page.url());
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Join" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await seated(page);
  await page.getByRole("button", { name: /^Table [A-Z0-9]{6}/ }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByText("A bot plays for you")).toBeVisible();
  await accessibleInAnyLight(page);
  await page.getByRole("button", { name: "I am back" }).click();
  await expect(page.getByText("A bot plays for you")).toBeHidden();
});

test("no sound is made by who has not asked for it", async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new Error("a sound");
      }
    } as never;
  });
  await playNow(page, "El Paso");
  await new Person(page, byMouse, tastes["el-paso"]).play(3);
});

/** What moves on the page from now on: properties of everything that runs. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        const what = effect.target?.className.toString() ?? "";
        for (const frame of effect.getKeyframes())
          for (const property of Object.keys(frame))
            if (!["offset", "computedOffset", "easing", "composite"].includes(property))
              if (Number(effect.getTiming().duration) > 1) seen.add(`${property} of ${what}`);
      }
      requestAnimationFrame(look);
    };
    look();
    (window as unknown as { seen: Set<string> }).seen = seen;
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
const MOVING = ["transform", "opacity", "translate", "rotate", "scale"];

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    test("only what is cheap moves, and nothing for who wants it calm", async ({ page }) => {
      await playNow(page, "Wyatt Earp");
      const calm = reducedMotion === "reduce";
      await expect(page.locator("html")).toHaveAttribute("data-motion", calm ? "less" : "full");
      const moved = await watchMotion(page);
      const person = new Person(page, byMouse, tastes["wyatt-earp"]);
      await person.play(4);
      await person.awaited();
      const found = await moved();
      const travels = found.filter((each) => /^(transform|translate)/.test(each));
      if (calm) expect(travels).toEqual([]);
      else expect(travels.length).toBeGreaterThan(0);
      expect(found.filter((each) => !MOVING.includes(each.split(" ")[0] ?? ""))).toEqual([]);
    });
  });
