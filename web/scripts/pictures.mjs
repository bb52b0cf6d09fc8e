// Pictures of every main screen, in three sizes and two lights, for docs/pictures/page.
// `make pictures` starts it; it plays real games against the real server to get there.

import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [, , out = "../docs/pictures/page", python = "../.venv/bin/python"] = process.argv;
const PORT = Number(process.env.PORT ?? 4796);
const SIZES = [
  [360, 740],
  [1280, 800],
  [2560, 1440],
];
const LIGHTS = ["light", "dark"];
const SCREENS = {
  home: "The first page",
  "new-table": "Opening a table",
  waiting: "Waiting for friends: link, code and QR code",
  "wyatt-earp": "Wyatt Earp, with a card chosen",
  "el-paso": "El Paso: stay or leave?",
  bang: "BANG!, one's own turn",
  "bang-asked": "BANG!, somebody does something to you",
  help: "What a card does",
  advice: "What a marshal would do in your place",
  result: "The end of a game",
  rules: "The rules, with search",
  settings: "Settings",
};

const data = mkdtempSync(join(tmpdir(), "deadwood-pictures-"));
const args = ["-m", "deadwood", "serve", "--port", PORT, "--db", join(data, "games.db")];
const server = spawn(python, [...args, "--pace", "0", "--log", "warning"].map(String), {
  stdio: "inherit",
});
const home = `http://127.0.0.1:${PORT}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

/** A fresh visitor. */
async function visitor(path = "/") {
  const context = await browser.newContext({ locale: "en", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(home + path);
  return page;
}

async function shoot(page, name) {
  for (const [width, height] of SIZES)
    for (const light of LIGHTS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: light, reducedMotion: "reduce" });
      await page.waitForTimeout(350); // what follows the size of its box settles
      const path = join(out, `${name}-${width}-${light}.jpg`);
      await page.screenshot({ path, type: "jpeg", quality: width > 2000 ? 60 : 75 });
    }
  console.log(name);
}

async function playing(game) {
  const page = await visitor();
  await page.getByRole("button", { name: `Play now: ${game} against bots` }).click();
  await page.getByRole("region", { name: "The table" }).waitFor();
  return page;
}
const asked = (page) => page.getByRole("region", { name: "You are asked" });
const listed = (page) => page.getByRole("list", { name: "Your moves" }).getByRole("button");
const over = (page) => page.getByRole("button", { name: /Play again|Show the result/ }).first();

/** One decision: a move that is liked, or the first of the list; false: the game is over. */
async function decide(page, liked = /./) {
  const all = page.getByRole("button", { name: /^All moves/ });
  await over(page).or(all).or(listed(page)).first().waitFor({ timeout: 60_000 });
  if (await over(page).isVisible()) return false;
  if ((await all.isVisible()) && !(await asked(page).isVisible())) await all.click();
  const dialog = page.getByRole("dialog");
  const buttons = (await dialog.isVisible()) ? listed(dialog) : listed(page);
  const found = buttons.filter({ hasText: liked });
  await ((await found.count()) > 0 ? found : buttons).first().click({ timeout: 5_000 });
  const go = page.locator("[data-do] button");
  if (await go.isVisible()) await go.click();
  await page.waitForTimeout(500); // a second tap at the same place within this time makes no move
  return true;
}

async function until(page, isReached, liked) {
  for (let step = 0; step < 400; step++) {
    await page.waitForTimeout(250);
    if (await isReached()) return;
    if (!(await decide(page, liked).catch(() => true))) return;
  }
}

try {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (let tries = 0; ; tries++)
    try {
      await fetch(`${home}/healthz`);
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }

  let page = await visitor();
  await page
    .getByRole("button", { name: /^Play now/ })
    .first()
    .waitFor();
  await shoot(page, "home");
  await page.goto(`${home}/new?game=el-paso`);
  await page.getByRole("button", { name: "Open the table" }).waitFor();
  await shoot(page, "new-table");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Invite your friends" }).waitFor();
  await shoot(page, "waiting");
  await page.goto(`${home}/rules/bang`);
  await page.getByText("BG1.1", { exact: true }).first().waitFor();
  await shoot(page, "rules");
  await page.context().close();

  page = await playing("Wyatt Earp");
  for (let step = 0; step < 14; step++) await decide(page, /^(Lay|Draw|Play)/);
  const cards = page.locator('[data-zone="hand"] [data-zone-item]:not([aria-disabled])');
  await cards
    .first()
    .click({ timeout: 20_000 })
    .catch(() => {});
  await page.keyboard.press("Escape");
  await cards
    .last()
    .click({ timeout: 5_000 })
    .catch(() => {});
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  await shoot(page, "wyatt-earp");
  await page
    .getByRole("button", { name: "Settings" })
    .first()
    .click()
    .catch(() => {});
  if (!(await page.getByRole("dialog").isVisible())) {
    await page.getByRole("button", { name: "Menu" }).first().click();
    await page.getByText("Settings").first().click();
  }
  await page.getByRole("dialog").waitFor();
  await shoot(page, "settings");
  await page.context().close();

  page = await playing("El Paso");
  await until(
    page,
    async () =>
      (await page.getByText(/^Leave .*lay a raid card/).count()) > 0 &&
      (await page.getByText(/sell all|tiles? at risk|is at risk|are at risk/).count()) > 0,
    /^(Lay|Draw)/,
  );
  await shoot(page, "el-paso");
  await page.setViewportSize({ width: 1280, height: 800 });
  await until(page, async () => false, /^(Leave|Draw|Done)/);
  await over(page).waitFor({ timeout: 120_000 });
  await page
    .locator("details summary")
    .first()
    .click()
    .catch(() => {});
  await shoot(page, "result");
  await page.context().close();

  page = await playing("BANG!");
  await until(page, () => asked(page).isVisible());
  await shoot(page, "bang-asked");
  await page.setViewportSize({ width: 1280, height: 800 });
  await until(page, async () => (await page.getByText(/^Play a card, or end/).count()) > 0);
  await shoot(page, "bang");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .locator('[data-zone="hand"] [data-zone-item]')
    .first()
    .click({ button: "right", force: true });
  await page.getByRole("dialog").waitFor();
  await shoot(page, "help");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await page.getByRole("dialog").getByText(/%/).first().waitFor();
  await shoot(page, "advice");
  await page.context().close();

  const rows = Object.entries(SCREENS).map(([name, what]) => {
    const cell = (width, light) =>
      `[![${what}, ${width} px, ${light}](${name}-${width}-${light}.jpg)](${name}-${width}-${light}.jpg)`;
    return `## ${what}\n\n| 360 px | 1280 px | 2560 px |\n| --- | --- | --- |\n${LIGHTS.map(
      (light) => `| ${SIZES.map(([width]) => cell(width, light)).join(" | ")} |`,
    ).join("\n")}\n`;
  });
  writeFileSync(
    join(out, "README.md"),
    `# Every screen of the page\n\nOn a phone, a desktop and a large screen, by day and by lamp light. ` +
      `\`make pictures\` takes them anew.\n\n${rows.join("\n")}`,
  );
  console.log(`${readdirSync(out).length - 1} pictures`);
} finally {
  await browser.close();
  server.kill();
}
