// Every screen, by day and by lamplight, from a phone to a large monitor: it fits, and axe finds nothing.

import type { Page } from "@playwright/test";
import { accessible, accessibleInAnyLight, expect, fits, test } from "./page";
import { byMouse, Person, tastes } from "./person";
import { openTable, seated } from "./tables";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const OTHERS = [
  { width: 390, height: 844 },
  { width: 800, height: 1100 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** This screen in every light and size. */
async function looksRight(page: Page, check: () => Promise<void> = () => fits(page)) {
  await page.setViewportSize(PHONE);
  await check();
  await accessible(page);
  for (const size of OTHERS) {
    await page.setViewportSize(size);
    await check();
  }
  await page.setViewportSize(LAPTOP);
  await check();
  await accessibleInAnyLight(page);
  await page.emulateMedia({ colorScheme: "light" });
}

for (const [name, path] of Object.entries({
  home: "/",
  "new table": "/new?game=bang",
  lobby: "/lobby",
  rules: "/rules/el-paso",
}))
  test(`${name}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await looksRight(page);
  });

test("settings; sound is off until it is wanted", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Sound", exact: true })).not.toBeChecked();
  await looksRight(page);
});

test("waiting room, and the way in for who has the link", async ({ page, friend }) => {
  await openTable(page, { game: "bang", players: 7 });
  await expect(page.getByRole("heading", { name: "Invite your friends" })).toBeVisible();
  const guest = await friend();
  await guest.goto(page.url());
  await expect(guest.getByLabel("Your name")).toBeVisible();
  await looksRight(guest);
  await looksRight(page);
});

test("a table that is not there is said plainly", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Wyatt Earp against bots" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goto("/t/ZZZZZZ");
  await expect(page.getByText("There is no table with the code ZZZZZZ.")).toBeVisible();
  await accessibleInAnyLight(page);
});

/** Hand and buttons are in sight without scrolling, and nothing sticks out. An answer has its buttons on
    a sheet of its own, and then there may be none elsewhere. */
async function inSight(page: Page): Promise<void> {
  await fits(page);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const boxOf = (where: string): DOMRect | undefined =>
          document.querySelector(where)?.getBoundingClientRect();
        const withButtons = [".interrupt", "section.actions"].filter(
          (where) => (boxOf(where)?.height ?? 0) > 0,
        );
        const outOfSight = ['[data-area="hand"]', ...withButtons].filter((where) => {
          const box = boxOf(where)!;
          return box.top < 0 || box.bottom > innerHeight + 1 || box.height === 0;
        });
        return withButtons.length > 0 ? outOfSight : ["nothing to press"];
      }),
    )
    .toEqual([]);
}

for (const { game, players } of [
  { game: "wyatt-earp", players: 4 },
  { game: "el-paso", players: 5 },
  { game: "bang", players: 7 },
] as const)
  test(`${game} with ${players}, and looking on`, async ({ page, friend }) => {
    // A game may be over before that; then there is another one.
    let goesOn = false;
    while (!goesOn) {
      await openTable(page, { game, players, bots: "ranger" });
      const person = new Person(page, byMouse, tastes[game]);
      await person.play(3);
      goesOn = await person.awaited();
    }
    await looksRight(page, () => inSight(page));

    const guest = await friend();
    await guest.goto(page.url());
    await guest.getByLabel("Your name").fill("Ben");
    await guest.getByRole("button", { name: /^(Join|Watch)$/ }).click();
    await expect(guest.getByText("You are watching").first()).toBeVisible();
    await expect(guest.locator('[data-area="board"]')).toBeVisible();
    await looksRight(guest);
  });

test("play now: one click, and the table is there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: El Paso against bots" }).click();
  await seated(page);
  await expect(page.getByText("Your turn").first()).toBeVisible();
  expect(page.url()).toMatch(/\/t\/[A-Z0-9]{6}$/);
});
