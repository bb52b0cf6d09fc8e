// Ways to a table.

import { expect, type Locator, type Page } from "@playwright/test";
import type { GameName } from "../src/wire/types";

interface Wish {
  game: GameName;
  players: number;
  /** The bots on all other seats; none: they are free. */
  bots?: "greenhorn" | "ranger" | "marshal";
  name?: string;
}

/** Open a table with "Open a table", and start it where bots are on all seats. */
export async function openTable(page: Page, { game, players, bots, name }: Wish): Promise<void> {
  await page.goto(`/new?game=${game}`);
  if (name) await page.getByLabel("Your name").fill(name);
  await page.getByRole("radio", { name: String(players), exact: true }).check();
  if (bots)
    for (let seat = 2; seat <= players; seat += 1)
      await page.getByLabel(`Seat ${seat}`).selectOption(bots);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
  if (!bots) return;
  await page.getByRole("button", { name: "Start the game" }).click();
  await seated(page);
}

/** The table is there, with the hand. */
export async function seated(page: Page): Promise<void> {
  await expect(page.locator('[data-area="hand"]')).toBeVisible();
}

/** The button that throws the chosen card away. One that can be played in several ways asks in which first. */
export async function toDiscard(page: Page, name = ""): Promise<Locator> {
  const discard = page
    .locator("[data-do] button, [data-also] button")
    .filter({ hasText: `Discard ${name}` });
  const listed = page.getByRole("dialog").getByRole("button", { name: `Discard ${name}` });
  await expect(discard.or(listed).first()).toBeVisible();
  if (await listed.isVisible()) await listed.click();
  await expect(discard).toBeVisible();
  return discard;
}
