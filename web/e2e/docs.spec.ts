// The documentation at /docs, under the server's own policy: no script, style or font but its own files.

import type { Page } from "@playwright/test";
import { accessible, expect, fits, test } from "./page";

const PAGES = ["", "players.html", "rules/el-paso.html", "fields/bang.html", "api/games.html"];
// The frame is mkdocs-material's: its menus are landmarks of one name, and its wide tables take the arrow
// keys in a browser that lets what scrolls have the focus.
const OF_THE_FRAME = ["landmark-unique", "scrollable-region-focusable"];

for (const width of [1280, 390])
  test(`pages of the documentation are whole at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const name of PAGES) {
      await page.goto(`/docs/${name}`);
      await expect(page.locator("h1").first()).toBeVisible();
      await fits(page);
      await accessible(page, OF_THE_FRAME);
    }
  });

test("what is sought in the documentation is found, and read in the dark", async ({ page }) => {
  await page.goto("/docs/");
  await page.getByRole("link", { name: "Research" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("For researchers");
  await page.getByRole("textbox", { name: "Search" }).click();
  await page.getByRole("textbox", { name: "Search" }).pressSequentially("sheriff_played");
  await page.getByRole("heading", { name: "Wyatt Earp: every field" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("every field");
  const paper = await color(page);
  await page.getByTitle("Dark").click();
  await expect.poll(() => color(page)).not.toBe(paper);
  await accessible(page, OF_THE_FRAME);
});

const color = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
