// Tables in the middle of things, which `scripts/scenes.py` has written before the server started.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { expect } from "./page";

interface Scenes {
  /** Of who sits at all of them. */
  cookie: string;
  codes: Record<string, string>;
}

/** The table of a scene, on our seat or as somebody who looks on. */
export async function comeTo(page: Page, scene: string, looksOn = false): Promise<void> {
  const { cookie, codes } = JSON.parse(readFileSync(process.env["SCENES"]!, "utf8")) as Scenes;
  await page.goto("/");
  const url = new URL(page.url()).origin;
  if (looksOn)
    await page.request.post("/api/me", { data: { name: "Ben" }, headers: { origin: url } });
  else await page.context().addCookies([{ name: "deadwood_guest", value: cookie, url }]);
  await page.goto(`/t/${codes[scene]}`);
  await expect(page.locator('[data-area="board"]')).toBeVisible();
}
