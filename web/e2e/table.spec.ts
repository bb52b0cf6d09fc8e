// At the table, in a real browser against the real server and its bots: whole stretches of each game
// through the list of legal moves, by clicks and by keys, in all languages and sizes.

import type { Locator, Page } from "@playwright/test";
import { accessible, expect, fits, test } from "./page";

const GAMES = ["Wyatt Earp", "El Paso", "BANG!"];

async function open(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game} against bots` }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
  await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
}

const over = (page: Page): Locator =>
  page.getByRole("button", { name: /Play again|Show the result/ });
const all = (page: Page): Locator => page.getByRole("button", { name: /^All moves/ });
const listed = (page: Page): Locator =>
  page.getByRole("list", { name: "Your moves" }).getByRole("button");
const doIt = (page: Page): Locator => page.locator("[data-do] button");

/** The list of what may be done now, wherever it is; null: the game is over. */
async function legal(page: Page): Promise<Locator | null> {
  await expect(over(page).or(all(page)).or(listed(page)).first()).toBeVisible({ timeout: 20_000 });
  if (await over(page).first().isVisible()) return null;
  if (await all(page).isVisible()) {
    await all(page).click();
    return page.getByRole("dialog").getByRole("list", { name: "Your moves" }).getByRole("button");
  }
  return listed(page);
}

/** Make the first legal move; whether there was one. */
async function decide(page: Page): Promise<boolean> {
  const moves = await legal(page);
  if (moves === null) return false;
  await moves.first().click();
  if (await doIt(page).isVisible()) await doIt(page).click();
  await expect(doIt(page)).toBeHidden();
  return true;
}

for (const game of GAMES)
  test.describe(game, () => {
    test("a dozen decisions by clicks; a reload goes on where it was", async ({ page }) => {
      test.slow();
      await open(page, game);
      await accessible(page);
      for (let made = 0; made < 12; made++) {
        if (!(await decide(page))) break;
        if (made === 5) {
          await legal(page);
          await page.keyboard.press("Escape");
          const log = page.getByRole("complementary").getByRole("list", { name: "Log" });
          const before = await log.getByRole("listitem").count();
          await page.reload();
          await expect(log.getByRole("listitem")).toHaveCount(before);
        }
      }
      await accessible(page);
      await fits(page);
    });

    test("some decisions by keys alone", async ({ page }) => {
      test.slow();
      await open(page, game);
      for (let made = 0; made < 4; made++) {
        const moves = await legal(page);
        if (moves === null) break;
        await moves.first().focus();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
        if (await doIt(page).isVisible()) {
          await expect(doIt(page)).toBeFocused();
          await page.keyboard.press("Enter");
        }
        await expect(doIt(page)).toBeHidden();
      }
    });

    for (const [width, height, colorScheme] of [
      [360, 740, "light"],
      [800, 1100, "dark"],
      [1280, 800, "dark"],
      [2560, 1440, "light"],
    ] as const)
      test.describe(`${width} x ${height}, ${colorScheme}`, () => {
        test.use({ viewport: { width, height }, colorScheme });
        test("fits and is accessible", async ({ page }) => {
          await open(page, game);
          await decide(page);
          await page.keyboard.press("Escape");
          await fits(page);
          await accessible(page);
        });
      });
  });

test("a move can be chosen and put away again; the list says what is chosen", async ({ page }) => {
  await open(page, "El Paso");
  const moves = await legal(page);
  await moves?.first().click();
  await expect(doIt(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(doIt(page)).toBeHidden();
});

test("keys: help, status, log; and they can be switched off", async ({ page }) => {
  await open(page, "Wyatt Earp");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await accessible(page);
  await page.getByRole("switch", { name: "Single keys" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("log and chat: beside the table, as a drawer, as tabs", async ({ page }) => {
  await open(page, "BANG!");
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

test("a bot plays on for who leaves, until he is back", async ({ page, browser }) => {
  await page.goto("/new?game=wyatt-earp");
  await page.getByRole("radio", { name: "2" }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Invite your friends" })).toBeVisible();
  const elsewhere = await browser.newContext();
  const friend = await elsewhere.newPage();
  await friend.goto(page.url());
  await friend.getByLabel("Your name").fill("Ben");
  await friend.getByRole("button", { name: "Join" }).click();
  await friend.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: /^Table [A-Z0-9]{6}/ }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByText("A bot plays for you")).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "I am back" }).click();
  await expect(page.getByText("A bot plays for you")).toBeHidden();
  await elsewhere.close();
});

test("who follows the link to a running game looks on", async ({ page, browser }) => {
  await open(page, "BANG!");
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto(page.url());
  await guest.getByLabel("Your name").fill("Ben");
  await guest.getByRole("button", { name: "Join" }).click();
  await expect(guest.getByText("You are looking on")).toBeVisible();
  await expect(listed(guest)).toHaveCount(0);
  await expect(all(guest)).toHaveCount(0);
  await accessible(guest);
  await elsewhere.close();
});

test("to the end: the result, the shuffle, the record, and again", async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, "El Paso");
  for (let made = 0; made < 300; made++) if (!(await decide(page))) break;
  await expect(page.getByText("It was dealt as promised, and your part")).toBeVisible();
  await accessible(page);
  const link = page.getByRole("link", { name: "Download the record" });
  const [record] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(record.suggestedFilename()).toMatch(/\.txt$/);
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(before);
});

test("looking back: a line of the log shows the table as it was, and nothing can be done there", async ({
  page,
}) => {
  await open(page, "Wyatt Earp");
  for (let made = 0; made < 2; made++) await decide(page);
  await legal(page);
  await page.keyboard.press("Escape");
  const log = page.getByRole("complementary").getByRole("list", { name: "Log" });
  await log.getByRole("button").first().click();
  const now = page.getByRole("button", { name: /^Back to now/ });
  await expect(now).toBeVisible();
  await expect(all(page)).toHaveCount(0);
  await accessible(page);
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page);
  }
  await page.keyboard.press("Escape");
  await expect(now).toBeHidden();
  await expect(all(page).or(listed(page)).first()).toBeVisible();
});
