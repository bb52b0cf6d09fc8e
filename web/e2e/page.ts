// A browser that notices: console errors, requests to other hosts, and what axe finds.

import { expect, test as base, type Page } from "@playwright/test";
import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

interface Found {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      const isOurs = !message.text().includes("ERR_INTERNET_DISCONNECTED"); // a test pulled the plug
      if (isOurs && (message.type() === "error" || message.type() === "warning"))
        problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== baseURL && protocol !== "data:") problems.push(`request: ${request.url()}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** No violation of WCAG 2.2 AA that axe can find. */
export async function accessible(page: Page): Promise<void> {
  // Through the debugger: the policy of the page allows no script but its own.
  const loaded = await page.evaluate(() => "axe" in window);
  if (!loaded) {
    const { readFileSync } = await import("node:fs");
    await page.evaluate(readFileSync(AXE, "utf8"));
  }
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(options: unknown): Promise<unknown> } }).axe;
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = (await axe.run({ runOnly: tags })) as { violations: Found[] };
    return violations;
  });
  const told = found.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(told).toEqual([]);
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
