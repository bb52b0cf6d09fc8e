// What the page costs: script by the byte, the time to the first table, long tasks while cards move, and
// what is animated. `make bench-page` starts it; figures are medians, on whatever machine this is.

import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const python = process.argv[2] ?? "../.venv/bin/python";
const PORT = Number(process.env.PORT ?? 4795);
const TIMES = Number(process.env.TIMES ?? 5);
const home = `http://127.0.0.1:${PORT}`;
const GAMES = ["Wyatt Earp", "El Paso", "BANG!"];

const data = mkdtempSync(join(tmpdir(), "deadwood-measure-"));
const args = ["-m", "deadwood", "serve", "--port", PORT, "--db", join(data, "games.db")];
const server = spawn(python, [...args, "--pace", "300", "--log", "warning"].map(String), {
  stdio: "inherit",
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

async function visitor() {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  let script = 0;
  page.on("response", async (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      script += gzipSync(await response.body()).length;
  });
  // Long tasks, and whatever is animated that is neither transform nor opacity.
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(Math.round(duration));
    }).observe({ type: "longtask", buffered: false });
    window.animated = new Set();
    const look = () => {
      for (const running of document.getAnimations())
        for (const frame of running.effect?.getKeyframes?.() ?? [])
          for (const name of Object.keys(frame))
            if (!["offset", "easing", "composite", "computedOffset"].includes(name))
              window.animated.add(name);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { page, script: () => script };
}

const stage = (page) => page.locator("[data-area=board]");

try {
  for (let tries = 0; ; tries++)
    try {
      await fetch(`${home}/healthz`);
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  for (const game of GAMES) {
    const clicks = [];
    const loads = [];
    let first = 0;
    let whole = 0;
    let tasks = [];
    const animated = new Set();
    for (let time = 0; time < TIMES; time++) {
      const { page, script } = await visitor();
      await page.goto(home);
      const play = page.getByRole("button", { name: `Play now: ${game} against bots` });
      await play.waitFor();
      await page.waitForLoadState("networkidle");
      first = script();
      let begin = performance.now();
      await play.click();
      await stage(page).waitFor();
      clicks.push(performance.now() - begin);
      whole = script();
      begin = performance.now();
      await page.reload();
      await stage(page).waitFor();
      loads.push(performance.now() - begin);
      if (time === 0) {
        await page.waitForTimeout(1500);
        await page.evaluate(() => (window.tasks.length = 0));
        for (let move = 0; move < 12; move++) {
          const all = page.getByRole("button", { name: /^All moves/ });
          const listed = page.getByRole("list", { name: "Your moves" }).getByRole("button");
          const go = page.locator("[data-do] button");
          const over = page.getByRole("button", { name: /Play again|Show the result/ });
          await over.or(go).or(all).or(listed).first().waitFor({ timeout: 60_000 });
          if (await over.first().isVisible()) break;
          const sheet = page.getByRole("region", { name: "You are asked" });
          const isChosen = await go.isVisible();
          if (!isChosen && (await all.isVisible()) && !(await sheet.isVisible())) await all.click();
          const dialog = page.getByRole("dialog");
          const from = (await dialog.isVisible()) ? dialog : page;
          const buttons = from.getByRole("list", { name: "Your moves" }).getByRole("button");
          if (!isChosen)
            await buttons
              .first()
              .click({ timeout: 5_000 })
              .catch(() => {});
          await page.waitForTimeout(450); // a second tap at the same place makes no move
          if (await go.isVisible()) await go.click();
          await page.waitForTimeout(800);
        }
        tasks = await page.evaluate(() => window.tasks);
        for (const name of await page.evaluate(() => [...window.animated])) animated.add(name);
      }
      await page.context().close();
    }
    console.log(
      `${game.padEnd(11)} script ${(first / 1000).toFixed(0)} kB to the start page, ` +
        `${(whole / 1000).toFixed(0)} kB to the table (gzip); ` +
        `first table ${median(clicks).toFixed(0)} ms after the click, ${median(loads).toFixed(0)} ms after a reload; ` +
        `long tasks in 12 moves: ${tasks.length ? tasks.join(", ") + " ms" : "none"}; ` +
        `animated: ${[...animated].join(", ")}`,
    );
  }
} finally {
  await browser.close();
  server.kill();
}
