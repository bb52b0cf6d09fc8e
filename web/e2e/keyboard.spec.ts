// Whole games with the keyboard alone, from the front page to the result.

import { expect, test } from "./page";
import { byKeys, reach, select } from "./keys";
import { drawn } from "./look";
import { Person, tastes } from "./person";
import { openTable } from "./tables";

test.use({ trace: "off" }); // of so many moves it takes longer than the moves

const GAMES = [
  { game: "wyatt-earp", title: "Wyatt Earp", players: 2 },
  { game: "bang", title: "BANG!", players: 4 },
] as const;

for (const { game, title, players } of GAMES)
  test(`${game}: a whole game with the keyboard alone`, async ({ page }) => {
    await page.goto("/");
    const link = page.getByRole("link", { name: `Open a table for ${title}` });
    await expect(link).toBeVisible();
    await reach(page, link);
    await page.keyboard.press("Enter");
    const name = page.getByLabel("Your name");
    await expect(name).toBeVisible();
    await reach(page, name);
    await page.keyboard.type("Anna");
    await reach(page, page.getByRole("radio", { name: String(players), exact: true }));
    for (let seat = 2; seat <= players; seat += 1)
      await select(page, page.getByLabel(`Seat ${seat}`), "greenhorn");
    await reach(page, page.getByRole("button", { name: "Open the table" }));
    await page.keyboard.press("Enter");
    const start = page.getByRole("button", { name: "Start the game" });
    await expect(start).toBeVisible();
    await reach(page, start);
    await page.keyboard.press("Enter");

    const person = new Person(page, byKeys, tastes[game]);
    while (await person.move()) await expect(page.locator("body")).not.toBeFocused();
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  });

test("the focus is somewhere while a move is under way, and after it", async ({ page }) => {
  // The server's words are held back at will: whatever comes late must not matter.
  let isHeld = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isHeld) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await openTable(page, { game: "wyatt-earp", players: 2, bots: "greenhorn" });
  const person = new Person(page, byKeys, tastes["wyatt-earp"]);
  await person.awaited();
  const actions = page.locator("section.actions");
  const offered = actions.locator("[data-move]");
  await reach(page, offered.first());
  isHeld = true;
  await page.keyboard.press("Enter");
  await drawn(page);
  if (await page.locator("[data-do] button").isVisible()) await page.keyboard.press("Enter");
  await expect(offered).toHaveCount(0); // what had the focus has left
  await expect(actions).toBeFocused();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHeld = false;
  for (const say of held.splice(0)) say();
  await person.awaited();
  await expect(page.locator("body")).not.toBeFocused();
});

test("the focus stays where things are put in another order, or go", async ({ page }) => {
  await openTable(page, { game: "wyatt-earp", players: 2, bots: "greenhorn" });
  await new Person(page, byKeys, tastes["wyatt-earp"]).awaited();
  const cards = page.locator('[data-zone="hand"] [data-zone-item]');
  await page.keyboard.press("h");
  await page.keyboard.press("Home");
  await expect(cards.first()).toBeFocused();
  const card = (await cards.first().elementHandle())!;
  // As a list does it that gets another order: the browser takes the focus from what is moved.
  await card.evaluate((node) => {
    const item = node.closest("li")!;
    item.parentElement!.prepend(item);
    if (document.activeElement !== document.body) throw new Error("the focus was not lost");
  });
  await expect(cards.first()).toBeFocused();
  // What is hidden loses it when it is drawn, and so does what is in a part that goes.
  const pile = page.getByRole("button", { name: /^Draw two\. / });
  await reach(page, pile);
  await pile.evaluate((node) => void (node.closest("ul")!.style.visibility = "hidden"));
  await expect(page.locator("section.actions")).toBeFocused();
});
