// Tables in the middle of things, which `scripts/scenes.py` has written before the server started.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { expect } from "./page";

interface Scenes {
  /** Of who sits at all of them. */
  cookie: string;
  codes: Record<string, string>;
  /** What we do next there. */
  then: Record<string, string>;
}

const scenes = (): Scenes => JSON.parse(readFileSync(process.env["SCENES"]!, "utf8")) as Scenes;

/** The table of a scene, on our seat or as somebody who looks on. */
export async function comeTo(page: Page, scene: string, looksOn = false): Promise<void> {
  const { cookie, codes } = scenes();
  await page.goto("/");
  const url = new URL(page.url()).origin;
  if (looksOn)
    await page.request.post("/api/me", { data: { name: "Ben" }, headers: { origin: url } });
  else await page.context().addCookies([{ name: "deadwood_guest", value: cookie, url }]);
  await page.goto(`/t/${codes[scene]}`);
  await expect(page.locator('[data-area="board"]')).toBeVisible();
}

/** Make the move that this scene was stopped before. */
export async function playOn(page: Page, scene: string): Promise<void> {
  const wanted = `[data-move="${scenes().then[scene]}"]`;
  const offered = page.locator(`section.actions ${wanted}, .interrupt ${wanted}`);
  const list = page.getByRole("button", { name: /^All moves/ });
  await expect(offered.or(list).first()).toBeVisible();
  if (await offered.isVisible()) await offered.click();
  else {
    await list.click();
    await page.locator(`dialog ${wanted}`).click();
  }
  const red = page.locator("[data-do] button");
  const shown = page.locator("[data-moment]");
  await expect(red.or(shown).first()).toBeVisible();
  if (await red.isVisible()) await red.click();
}
