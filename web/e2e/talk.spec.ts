// Coming to a table by its code, talking before the game and in it, and a host who wants quiet.

import type { Page } from "@playwright/test";
import { reach } from "./keys";
import { accessible, accessibleInAnyLight, expect, fits, test } from "./page";
import { openTable, seated } from "./tables";

const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env["PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

test("a code says what is played there and with whom; one step, and one sits and talks", async ({
  page,
  friend,
}) => {
  await openTable(page, { game: "wyatt-earp", players: 3, name: "Anna" });
  const code = await page.getByLabel("Code", { exact: true }).inputValue();

  const ben = await friend({ viewport: { width: 390, height: 844 } });
  await ben.goto("/");
  await fits(ben);
  await picture(ben, "home-390");
  await ben.getByLabel("Code of the table").fill(code);
  await ben.getByRole("button", { name: "Join", exact: true }).click();
  await expect(ben.getByRole("heading", { name: "Wyatt Earp" })).toBeVisible();
  await expect(ben.getByText("Anna’s table · 2 free · Gentle: 3 minutes for a move")).toBeVisible();
  await expect(ben.getByRole("list", { name: "Who sits where" })).toContainText("Anna");
  await fits(ben);
  await accessibleInAnyLight(ben);
  await picture(ben, "join-390");
  await ben.getByLabel("Your name").fill("Ben");
  await ben.keyboard.press("Enter");
  await expect(page.getByText("Ben", { exact: true })).toBeVisible(); // he sits
  await expect(ben.getByText("Anna starts the game")).toBeVisible();
  const cleo = await friend();
  await cleo.goto(page.url());
  await cleo.getByLabel("Your name").fill("Cleo");
  await cleo.getByRole("button", { name: "Only watch" }).click();
  await expect(cleo.getByRole("button", { name: "Sit here" })).toBeVisible();

  // Before the game.
  await ben.getByLabel("Say something").fill("Deal already");
  await ben.keyboard.press("Enter");
  await expect(page.getByText("Deal already")).toBeVisible();
  await accessibleInAnyLight(page);
  await fits(ben);
  await accessible(ben);
  await picture(page, "waiting-1280");
  await picture(ben, "waiting-390");

  // In it: a greeting is seen at the seat, and stays in the chat.
  await page.getByRole("button", { name: /^Start/ }).click();
  await seated(page);
  await seated(ben);
  await ben.getByRole("button", { name: /^Show log and chat/ }).click();
  await ben.getByRole("tab", { name: "Chat" }).click();
  const howdy = ben.getByRole("button", { name: "Howdy!" });
  await reach(ben, howdy);
  await accessible(ben);
  await picture(ben, "emotes-390");
  await howdy.click();
  await expect(page.locator(".bubble")).toHaveText("Howdy!");
  await picture(page, "bubble-1280");
  const chat = page.getByRole("list", { name: "Chat" });
  await expect(chat).toContainText("Howdy!");
  await expect(page.locator(".bubble")).toHaveCount(0);

  // The host wants quiet: greetings are all that is left.
  await page.getByRole("button", { name: /^Table [A-Z0-9]{6}/ }).click();
  const quiet = page.getByRole("switch", { name: "Chat at this table" });
  await reach(page, quiet);
  await accessibleInAnyLight(page);
  await page.keyboard.press("Space");
  await expect(
    ben.getByText("The host has switched the chat off. Greetings still work."),
  ).toBeVisible();
  await expect(ben.getByLabel("Say something")).toHaveCount(0);
  await ben.getByRole("button", { name: "Well played!" }).click();
  await page.keyboard.press("Escape");
  await expect(chat).toContainText("Well played!");
  await expect(page.getByRole("list", { name: "Log" })).toContainText(
    "The host has switched the chat off.",
  );
});

test("a lost connection is said, and lies over nothing", async ({ page }) => {
  await openTable(page, { game: "bang", players: 4, bots: "greenhorn", name: "Anna" });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.context().setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event("online"))); // asks at once whether it stands
    const banner = page.getByText("The connection is lost");
    await expect(banner).toBeVisible();
    await picture(page, `lost-${size.width}`);
    const covered = await page.evaluate(() => {
      const box = document.querySelector(".banner")!.getBoundingClientRect();
      const isFree = (found: Element): boolean => {
        const { left, top, right, bottom } = found.getBoundingClientRect();
        return (
          found.closest(".banner") !== null ||
          right - left === 0 ||
          top >= box.bottom ||
          bottom <= box.top + 3 ||
          left >= box.right ||
          right <= box.left
        );
      };
      const controls = [...document.querySelectorAll("a, button, input, .status")];
      return controls.filter((found) => !isFree(found)).map((found) => found.outerHTML);
    });
    expect(covered.filter((html) => !html.includes('class="skip'))).toEqual([]);
    await fits(page);
    await page.context().setOffline(false);
    await expect(banner).toBeHidden();
  }
});
