// What a host does about others, by keyboard; what they are told; and logging out everywhere.

import type { Locator, Page } from "@playwright/test";
import { reach } from "./keys";
import { accessible, accessibleInAnyLight, expect, fits, test } from "./page";
import { byMouse, Person, tastes } from "./person";
import { openTable, seated } from "./tables";

const dialog = (page: Page) => page.getByRole("dialog");
const menu = (page: Page | Locator, name: string) =>
  page.getByRole("button", { name: `${name}: what you can do as the host` });

async function join(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link);
  await guest.getByLabel("Your name").fill(name);
  await guest.getByRole("button", { name: /^(Join|Watch)$/ }).click();
}

/** Press a button of the host's menu, with keys alone. */
async function order(host: Page, name: string, ...words: string[]): Promise<void> {
  await reach(host, menu(host, name).first());
  await host.keyboard.press("Enter");
  for (const each of words) {
    await reach(host, dialog(host).last().getByRole("button", { name: each, exact: true }));
    await host.keyboard.press("Enter");
  }
}

test("a host frees a seat, mutes and bans, and everybody is told", async ({ page, friend }) => {
  await openTable(page, { game: "wyatt-earp", players: 2, name: "Anna" });
  const link = page.url();
  const ben = await friend();
  await join(ben, link, "Ben");
  await expect(page.getByText("Seats 1 and 2 play from the same address.")).toBeVisible();
  await expect(ben.getByText(/play from the same address/)).toHaveCount(0); // the host alone is told
  await accessibleInAnyLight(page);

  await order(page, "Ben", "Free the seat");
  for (const each of [page, ben])
    await expect(each.getByText("The host has freed Ben’s seat.")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
  await ben.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await seated(page);
  await seated(ben);

  const cleo = await friend();
  await join(cleo, link, "Cleo");
  const chat = cleo.getByLabel("Say something");
  await chat.fill("Ben has two aces");
  await cleo.keyboard.press("Enter");
  const rail = page.getByRole("complementary", { name: "Log and chat" });
  await expect(rail.getByRole("listitem").filter({ hasText: "two aces" })).toContainText(
    "onlooker",
  );
  await accessibleInAnyLight(page);

  await order(page, "Cleo", "Mute");
  await expect(cleo.getByText(/^The host has asked for silence/)).toBeVisible();
  await expect(chat).toHaveCount(0);
  for (const each of [page, ben, cleo])
    await expect(each.getByText("The host has muted Cleo.").first()).toBeAttached();

  await order(page, "Cleo", "Ban from the table");
  await expect(dialog(page).getByRole("alert")).toContainText("Ban Cleo?");
  await accessibleInAnyLight(page);
  await reach(page, dialog(page).getByRole("button", { name: "Ban Cleo" }));
  await page.keyboard.press("Enter");
  const away = cleo.getByText("The host does not want you at this table.");
  await expect(away).toBeVisible();
  await expect(cleo.getByRole("button", { name: "Reload" })).toHaveCount(0);
  await accessibleInAnyLight(cleo);
  await cleo.reload();
  await expect(away).toBeVisible();

  // Whoever plays cannot be thrown out; who was sent away can be let in again.
  await page.getByRole("button", { name: /^Table [A-Z0-9]{6}/ }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await accessibleInAnyLight(page);
  await menu(dialog(page), "Ben").click();
  await fits(page);
  await accessible(page);
  await expect(page.getByText("Ben plays here and cannot be banned.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Let a bot play", exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await menu(dialog(page), "Cleo").click();
  await page.getByRole("button", { name: "Let them in again" }).click();
  await expect(page.getByText("Cleo may come back to the table.").first()).toBeAttached();
  await cleo.reload();
  await expect(cleo.getByText("You are watching").first()).toBeVisible();
});

test("a host lets a bot play, takes a seat away, gives it back and passes the table on", async ({
  page,
  friend,
}) => {
  await openTable(page, { game: "wyatt-earp", players: 2, name: "Anna" });
  const link = page.url();
  const ben = await friend();
  await join(ben, link, "Ben");
  await expect(page.getByText("Ben", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await seated(page);
  await seated(ben);

  // Ben goes when he is awaited: the game goes on when the host says so.
  const people = [page, ben].map((each) => new Person(each, byMouse, tastes["wyatt-earp"]));
  const isAsked = async (at: number): Promise<boolean> =>
    (await people[at]!.look()).turn === "mine";
  while (!(await isAsked(1))) if (await isAsked(0)) await people[0]!.move();
  await ben.goto("about:blank");
  const replaces = page.getByRole("button", { name: "Let a bot play for Ben" });
  await expect(replaces).toBeVisible();
  await accessibleInAnyLight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await reach(page, replaces);
  await page.keyboard.press("Enter");
  const log = page.getByRole("list", { name: "Log" });
  await expect(log).toContainText("Ben is not connected; the host lets a bot play on.");
  expect(await people[0]!.awaited()).toBe(true); // the bot has played

  const openMenu = async (): Promise<void> => {
    await page.getByRole("button", { name: /^Table [A-Z0-9]{6}/ }).click();
    await order(page, "Ben");
  };
  await openMenu();
  const remove = dialog(page).last().getByRole("button", { name: "Take Ben out of the game" });
  await reach(page, remove);
  await page.keyboard.press("Enter");
  await accessibleInAnyLight(page);
  await reach(page, remove); // once more: it is confirmed
  await page.keyboard.press("Enter");
  await expect(log).toContainText("The host has given Ben’s seat to a bot");
  await page.keyboard.press("Escape");

  await ben.goto(link);
  await expect(ben.getByText("You are watching").first()).toBeVisible();
  await expect(ben.locator('[data-area="hand"]')).toHaveCount(0);
  await openMenu();
  await accessible(page);
  await reach(page, dialog(page).last().getByRole("button", { name: "Give Ben the seat back" }));
  await page.keyboard.press("Enter");
  await seated(ben);
  for (const each of [page, ben])
    await expect(each.getByRole("list", { name: "Log" })).toContainText(
      "The host has given Ben the seat back.",
    );
  await page.keyboard.press("Escape");

  await openMenu();
  const hands = dialog(page).last().getByRole("button", { name: "Make Ben the host" });
  await hands.click();
  await expect(dialog(page).last().getByRole("alert")).toContainText("Make Ben the host?");
  await hands.click();
  await expect(log).toContainText("Ben is the host now.");
  await ben.getByRole("button", { name: /^Table [A-Z0-9]{6}/ }).click();
  await expect(menu(dialog(ben), "Anna")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the host's menu can be hit with a finger", async ({ page, friend }) => {
    await openTable(page, { game: "el-paso", players: 2, bots: "greenhorn", name: "Anna" });
    const cleo = await friend({ viewport: { width: 1280, height: 800 } });
    await join(cleo, page.url(), "Cleo");
    await cleo.getByLabel("Say something").fill("Howdy");
    await cleo.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Show log and chat/ }).tap();
    await page.getByRole("tab", { name: "Chat" }).tap();
    const box = (await menu(page, "Cleo").boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await fits(page);
    await accessible(page);
    await menu(page, "Cleo").tap();
    for (const button of await dialog(page).getByRole("button").all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await fits(page);
    await accessibleInAnyLight(page);
  });
});

test("log out everywhere: nobody here, and nobody in the other window", async ({ page }) => {
  await openTable(page, { game: "bang", players: 4, name: "Anna" });
  const link = page.url();
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Invite your friends" })).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: "Settings. You are Anna" }).click();
  await dialog(page).getByRole("button", { name: "Log out everywhere" }).click();
  await expect(dialog(page).getByText("Log out on all devices now?")).toBeVisible();
  await accessibleInAnyLight(page);
  await dialog(page).getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByText("You are logged out on all devices.")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(other.getByText("The server does not know you any more.")).toBeVisible();

  // Whoever comes now is somebody else.
  await page.goto(link);
  await page.getByLabel("Your name").fill("Dora");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("Anna starts the game")).toBeVisible();
});
