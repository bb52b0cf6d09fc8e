// From the address to a table: the first minute, in a real browser against the real server.

import { accessible, expect, fits, test } from "./page";

const LOOKS = [
  [360, 740, "light"],
  [360, 740, "dark"],
  [800, 1100, "light"],
  [1280, 800, "light"],
  [1280, 800, "dark"],
  [2560, 1440, "light"],
] as const;
const SCREENS = ["/", "/new?game=bang", "/lobby", "/rules/el-paso"];

for (const [width, height, colorScheme] of LOOKS)
  test.describe(`${width} x ${height}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });
    test("every screen before the game fits and is accessible", async ({ page }) => {
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await fits(page);
        await accessible(page);
      }
      await page.getByRole("button", { name: /^Settings/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await accessible(page);
    });
  });

test("play now: one click, and the table is there", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Rob seven towns")).toBeVisible();
  const begin = Date.now();
  await page.getByRole("button", { name: "Play now: El Paso against bots" }).click();
  await expect(page.getByText("Your turn").first()).toBeVisible();
  const took = Date.now() - begin; // a third of a second on a machine that does nothing else
  test.info().annotations.push({ type: "milliseconds", description: String(took) });
  expect(took).toBeLessThan(5000);
  expect(page.url()).toMatch(/\/t\/[A-Z0-9]{6}$/);
});

test("open a table, a friend follows the link, and the game starts", async ({ page, browser }) => {
  await page.goto("/new?game=wyatt-earp");
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("radio", { name: "3" }).check();
  await page.getByLabel("Seat 3").selectOption("random");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Invite your friends" })).toBeVisible();
  await accessible(page);
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  expect(link).toBe(page.url());

  const elsewhere = await browser.newContext();
  const friend = await elsewhere.newPage();
  await friend.goto(link);
  await friend.getByLabel("Your name").fill("Ben");
  await friend.getByRole("button", { name: "Join" }).click();
  await friend.getByRole("button", { name: "Sit here" }).click();
  await expect(friend.getByText("Anna starts the game")).toBeVisible();
  await expect(page.getByText("Ben")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const side of [page, friend])
    await expect(side.getByText(/Your turn|to move/).first()).toBeVisible();
  await elsewhere.close();
});

test("a code is enough, in small letters", async ({ page }) => {
  await page.goto("/new?game=bang");
  await page.getByRole("button", { name: "Open the table" }).click();
  const code = await page.getByLabel("Code", { exact: true }).inputValue();
  await page.goto("/");
  await page.getByLabel("Code of the table").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page).toHaveURL(`/t/${code}`);
});

test("a table that is not there is said plainly", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Wyatt Earp against bots" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goto("/t/ZZZZZZ");
  await expect(page.getByText("There is no table with the code ZZZZZZ.")).toBeVisible();
});

test("each language, at once and for good", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByText("Drei Spiele aus dem Wilden Westen")).toBeVisible();
  await expect(page.getByText("Plündere", { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Regeln" })).toBeVisible();
  await page.getByRole("button", { name: "Nederlands" }).click();
  await expect(page.getByRole("link", { name: "Regels" })).toBeVisible();
});

test("a lost connection is said, and everything is back when it returns", async ({
  page,
  context,
}) => {
  await page.goto("/new?game=bang");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Seats" })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("online"))); // asks at once whether it stands
  await expect(page.getByText("The connection is lost")).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByText("The connection is lost")).toBeHidden({ timeout: 20_000 });
  await page.getByRole("button", { name: "Add a bot" }).first().click();
  await expect(page.getByText("Ranger").first()).toBeVisible();
});
