// Browsers that notice: console errors, requests to other hosts, what axe finds, what does not fit.

import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Found {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

interface Fixtures {
  /** Another person with a browser of his own. */
  friend: (options?: BrowserContextOptions) => Promise<Page>;
}

/** What no page of ours may do, written down as it happens. */
function watch(page: Page, home: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    const isOurs = !message.text().includes("ERR_INTERNET_DISCONNECTED"); // a test pulled the plug
    if (isOurs && (message.type() === "error" || message.type() === "warning"))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== "data:") problems.push(`request: ${request.url()}`);
  });
  return problems;
}

/** Nobody has to wait for bots, but where that is tested. */
async function atOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = "deadwood.settings";
    if (location.protocol === "about:") return; // who has gone
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"tempo":"instant"}');
  });
}

export const test = base.extend<Fixtures & { page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const problems = watch(page, baseURL ?? "");
    await atOnce(page.context());
    await use(page);
    expect(problems).toEqual([]);
  },
  friend: async ({ browser, baseURL, contextOptions, locale, viewport }, use) => {
    const guests: { page: Page; problems: string[] }[] = [];
    await use(async (options) => {
      const usual = { ...contextOptions, baseURL, locale, viewport };
      const context = await browser.newContext({ ...usual, ...options });
      await atOnce(context);
      const page = await context.newPage();
      guests.push({ page, problems: watch(page, baseURL ?? "") });
      return page;
    });
    for (const { page } of guests) await page.context().close();
    expect(guests.flatMap(({ problems }) => problems)).toEqual([]);
  },
});

/** No violation of WCAG 2.2 AA that axe can find, but of rules that are named. */
export async function accessible(page: Page, without: readonly string[] = []): Promise<void> {
  // Through the debugger: the policy of the page allows no script but its own.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<unknown> } };
    const options = { runOnly: tags, resultTypes: ["violations"] };
    return ((await axe.run(options)) as { violations: Found[] }).violations;
  }, TAGS);
  const counts = found.filter(({ id }) => !without.includes(id));
  const told = counts.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(told).toEqual([]);
}

/** The same by day and by lamplight. */
export async function accessibleInAnyLight(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await settled(page);
    await accessible(page);
  }
}

/** Colours that change have changed. */
async function settled(page: Page): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let calm = 0; calm < 3; calm += 1) {
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.evaluate(frame);
  }
}

/** Nothing sticks out to the right. */
export async function fits(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

export { expect };
