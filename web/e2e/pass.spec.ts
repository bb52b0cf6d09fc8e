// Several people at one device: whom to hand it to, and nobody's cards until he has it.

import type { APIResponse, Locator, Page } from "@playwright/test";
import { accessible, expect, fits, test } from "./page";

const PEOPLE = ["Anna", "Ben"];
const HAND = '[data-area="hand"]'; // where a stage draws the cards of whoever plays here

const iAm = (page: Page): Locator => page.getByRole("button", { name: /^I am (Anna|Ben)$/ });
const over = (page: Page): Locator => page.getByText("The game is over", { exact: true });
const asked = (page: Page): Locator => page.getByText(/^(Your turn|Answer now)$/);

// What is worth a look comes over the table, and goes by a key.
test.beforeEach(({ page }) =>
  page.addLocatorHandler(page.locator("[data-moment]"), () => page.keyboard.press("Escape")),
);

async function open(page: Page, game: string, players: number): Promise<void> {
  await page.goto(`/new?game=${game}`);
  await page.getByRole("radio", { name: /Together on this device/ }).check();
  await page.getByRole("radio", { name: String(players), exact: true }).check();
  await page.getByLabel("Name on seat 1").fill("Anna");
  await page.getByLabel("Name on seat 2").fill("Ben");
  await fits(page);
  await accessible(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
}

/** The updates that came over the wire, and from which seat each was told. */
function listen(page: Page): { seat: number; text: string }[] {
  const told: { seat: number; text: string }[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; seat: number };
      if (message.type === "update") told.push({ seat: message.seat, text: String(payload) });
    }),
  );
  return told;
}

/** The screen between two hands: whose turn it is. Nothing else may be there. */
async function handedTo(page: Page): Promise<string> {
  await expect(iAm(page)).toBeVisible();
  const [name = ""] = (await iAm(page).innerText()).split(" ").slice(-1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hand the device to ${name}`);
  await expect(page.locator(HAND)).toHaveCount(0);
  await expect(page.locator("[data-stage]")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Log" })).toHaveCount(0);
  return name;
}

/** What this person's cards are called. */
async function cards(page: Page): Promise<string[]> {
  await expect(page.locator(HAND)).toBeVisible();
  return page
    .locator(`${HAND} [data-zone-item]`)
    .evaluateAll((all) =>
      all.map((card) => card.getAttribute("aria-label") ?? card.textContent ?? ""),
    );
}

/** The last legal move of the list, unless the device is to be handed on, or it is over, by now. */
async function decide(page: Page): Promise<void> {
  const close = page.getByRole("region", { name: /this has happened/ }).getByRole("button");
  if (await close.isVisible()) await close.click();
  const all = page.getByRole("button", { name: /^All moves/ });
  const listed = page.getByRole("list", { name: "Your moves" }).getByRole("button");
  const done = iAm(page).or(over(page)).first();
  await expect(all.or(listed).or(done).first()).toBeVisible();
  if (await done.isVisible()) return;
  if (await all.isVisible()) await all.click();
  await listed.last().click();
  const doIt = page.locator("[data-do] button");
  if (await doIt.isVisible()) await doIt.click();
  await expect(doIt).toBeHidden();
}

/** Whoever plays faster than the server allows waits for as long as it says. */
async function patiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.status() !== 429) return answer;
    const seconds = Number(answer.headers()["retry-after"]);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("two people and a bot play Wyatt Earp", async ({ page }) => {
    const told = listen(page);
    await open(page, "wyatt-earp", 3);
    const turns: string[] = [];
    const hands = new Map<string, string[]>();
    for (let turn = 0; turn < 5; turn++) {
      const name = await handedTo(page);
      if (turn > 0) expect(name).not.toBe(turns.at(-1));
      turns.push(name);
      await expect(iAm(page)).toBeFocused();
      await fits(page);
      await accessible(page);
      // Whatever is in the page now, it is no card of anybody: what was told last is public.
      await expect.poll(() => told.at(-1)?.seat).toBe(-1);
      const html = await page.locator("body").innerHTML();
      for (const hand of hands.values()) for (const card of hand) expect(html).not.toContain(card);
      expect(html).not.toMatch(/id="pic-/); // nor a drawing that somebody's card needed
      for (const [, face] of html.matchAll(/id="(face-[\w-]+)"/g))
        expect(html, "only who is seen is drawn").toContain(`href="#${face}"`);
      const before = told.length;
      await iAm(page).click();
      await expect(asked(page).first()).toBeVisible();
      const seats = new Set(told.slice(before).map(({ seat }) => seat));
      expect([...seats]).toEqual([PEOPLE.indexOf(name)]);
      if (turn > 1)
        await expect(
          page.getByRole("region", { name: `${name}, this has happened` }),
        ).toBeVisible();
      const held = [...new Set(await cards(page))];
      expect(held.length).toBeGreaterThan(3);
      hands.set(name, held);
      await accessible(page);
      for (let made = 0; made < 6 && !(await iAm(page).isVisible()); made++) {
        await decide(page);
        await expect(iAm(page).or(asked(page)).first()).toBeVisible();
      }
    }
    expect(new Set(turns)).toEqual(new Set(PEOPLE));
    for (const { seat, text } of told)
      expect(
        (JSON.parse(text) as { now: { view: { seat: number } } | null }).now?.view.seat ?? seat,
      ).toBe(seat);
  });

  test("a reload shows nobody's cards, and keys are enough", async ({ page }) => {
    await open(page, "wyatt-earp", 3);
    const name = await handedTo(page);
    await iAm(page).click();
    await expect(page.locator(HAND)).toBeVisible();
    const told = listen(page);
    await page.reload();
    expect(await handedTo(page)).toBe(name);
    expect(told.every(({ seat }) => seat === -1)).toBe(true);
    await expect(iAm(page)).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(asked(page).first()).toBeVisible();
  });
});

test("one person with bots is never asked who he is", async ({ page }) => {
  await page.goto("/new?game=el-paso");
  await page.getByRole("radio", { name: /Together on this device/ }).check();
  await page.getByLabel("Seat 2", { exact: true }).selectOption("ranger");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(asked(page).first()).toBeVisible();
  for (let made = 0; made < 3; made++) {
    await decide(page);
    await expect(asked(page).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^I am/ })).toHaveCount(0);
  }
});

test("BANG!: answers go from hand to hand", async ({ page }) => {
  const told = listen(page);
  for (let handed = 0; handed < 6; handed++) {
    // At first; when a game is over; and when only one of the two is left.
    if (!(await iAm(page).isVisible())) await open(page, "bang", 4);
    const name = await handedTo(page);
    await expect.poll(() => told.at(-1)?.seat).toBe(-1);
    const before = told.length;
    await iAm(page).click();
    await expect(asked(page).first()).toBeVisible();
    expect(told.slice(before).map(({ seat }) => seat)).toEqual([PEOPLE.indexOf(name)]);
    const done = iAm(page).or(over(page)).first();
    for (let made = 0; made < 12 && !(await done.isVisible()); made++) {
      await decide(page);
      await expect(done.or(asked(page)).first()).toBeVisible();
    }
  }
});

test("at the end there is the result, and again begins at once", async ({ page }) => {
  await open(page, "el-paso", 2);
  await handedTo(page);
  const code = page.url().slice(-6);
  // The people play elsewhere in the same browser; this page only says whom to hand it to.
  for (let made = 0; made < 500; made++) {
    const at = `/api/tables/${code}`;
    const { now } = await (
      await patiently(() => page.request.get(`${at}/updates?since=100000`))
    ).json();
    const [seat] = now.asked as number[];
    if (seat === undefined) break;
    const mine = `${at}/updates?since=100000&seat=${seat}`;
    const own = await (await patiently(() => page.request.get(mine))).json();
    const { move } = own.now.moves.at(-1);
    const command = { type: "play", id: `http-${made}`, move, seat };
    const answer = await patiently(() => page.request.post(`${at}/commands`, { data: command }));
    expect(answer.status()).toBe(200);
  }
  await expect(page.getByText("your part of the shuffle is in it")).toBeVisible();
  await accessible(page);
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(before);
  await handedTo(page);
});

test("who leaves is played by a bot until he is back", async ({ page }) => {
  await open(page, "bang", 4);
  const name = await handedTo(page);
  await iAm(page).click();
  await page.getByRole("button", { name: /^Table [A-Z0-9]{6}/ }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  const back = page
    .getByRole("button", { name: /^I am back$/ })
    .or(page.getByRole("button", { name: `${name} is back` }));
  await expect(back).toBeVisible();
  await accessible(page);
  await back.click();
  await expect(page.getByText(/A bot plays for/)).toBeHidden();
});
