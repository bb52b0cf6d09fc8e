// A table of three browsers and somebody who looks on: by link, by code, with a reload, a lost connection,
// and a table that is the same for all of them at the end.

import type { Page } from "@playwright/test";
import { expect, test } from "./page";
import { byMouse, Person, tastes } from "./person";
import { openTable, seated } from "./tables";

const MOVES = 26;

/** What has happened, line by line, as this person reads it. */
const log = (page: Page): Promise<string[]> =>
  page.getByRole("list", { name: "Log" }).getByRole("listitem").allInnerTexts();

/** Whatever has happened is on both pages. */
const upToDate = (one: Page, other: Page): Promise<void> =>
  expect(async () => {
    expect((await log(one)).length).toBe((await log(other)).length);
  }).toPass();

/** Two people read the same lines; what was told to one of them alone, or about him, reads otherwise. */
async function readTheSame(one: Page, other: Page): Promise<void> {
  await upToDate(one, other);
  const [lines, others] = [await log(one), await log(other)];
  const isPublic = (line = ""): boolean => !/\byour?\b/i.test(line);
  const both = lines.map((line, at) => [line, others[at]] as const);
  const shared = both.filter((pair) => pair.every(isPublic));
  expect(shared.length).toBeGreaterThan(3);
  for (const [line, theirs] of shared) expect(line).toBe(theirs);
}

test("three browsers, a reload, a lost connection, a late guest", async ({
  page: anna,
  friend,
}) => {
  await openTable(anna, { game: "wyatt-earp", players: 3, name: "Anna" });
  await expect(anna.getByRole("heading", { name: "Invite your friends" })).toBeVisible();
  const link = await anna.getByLabel("Link", { exact: true }).inputValue();
  const code = await anna.getByLabel("Code", { exact: true }).inputValue();
  expect(link).toBe(anna.url());

  // Ben follows the link.
  const ben = await friend();
  await ben.goto(link);
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Join" }).click();
  await expect(ben.getByText("Anna starts the game")).toBeVisible();

  // Cleo has the code, and types it in small letters.
  const cleo = await friend();
  await cleo.goto("/");
  await cleo.getByLabel("Code of the table").fill(code.toLowerCase());
  await cleo.getByRole("button", { name: "Join", exact: true }).click();
  await expect(cleo).toHaveURL(new URL(link).pathname);
  await cleo.getByLabel("Your name").fill("Cleo");
  await cleo.getByRole("button", { name: "Join" }).click();
  for (const name of ["Ben", "Cleo"]) await expect(anna.getByText(name)).toBeVisible();
  await anna.getByRole("button", { name: "Start the game" }).click();

  const pages = [anna, ben, cleo];
  const people = pages.map((page) => new Person(page, byMouse, tastes["wyatt-earp"]));
  for (const page of pages) await seated(page);

  /** Whoever is awaited makes so many moves. */
  async function play(most: number): Promise<void> {
    for (let made = 0; made < most;) {
      const turns = await Promise.all(people.map(async (person) => (await person.look()).turn));
      if (turns.includes("over")) return;
      const person = people[turns.indexOf("mine")];
      if (person && (await person.move())) made += 1;
    }
  }

  await play(8);
  await upToDate(ben, anna);
  const before = await log(ben);
  await ben.reload();
  await seated(ben);
  await expect.poll(() => log(ben)).toEqual(before);

  // Dora comes late, and looks on.
  const dora = await friend();
  await dora.goto(link);
  await dora.getByLabel("Your name").fill("Dora");
  await dora.getByRole("button", { name: "Watch" }).click();
  await expect(dora.getByText("You are watching").first()).toBeVisible();
  await expect(dora.locator('[data-area="hand"]')).toHaveCount(0);
  await expect(dora.getByRole("button", { name: /^All moves/ })).toHaveCount(0);
  await play(4);

  // Cleo is cut off; the others play on until she is awaited.
  await cleo.context().setOffline(true);
  await cleo.evaluate(() => dispatchEvent(new Event("online"))); // asks at once whether it stands
  await expect(cleo.getByText("The connection is lost")).toBeVisible();
  for (let made = 0; made < 40; made += 1) {
    const turns = await Promise.all([people[0]!.look(), people[1]!.look()]);
    const at = turns.findIndex(({ turn }) => turn === "mine");
    if (at < 0) break;
    await people[at]!.move();
  }
  await cleo.context().setOffline(false);
  await expect(cleo.getByText("The connection is lost")).toBeHidden();
  await readTheSame(cleo, anna);
  // She is told what she has missed, if that is much, and puts it away.
  const missed = cleo.getByRole("region", { name: "While you were away" });
  if (await missed.isVisible()) await missed.getByRole("button", { name: "Close" }).click();
  await expect(missed).toBeHidden();

  await play(MOVES - 12);
  for (const other of [ben, cleo, dora]) await readTheSame(anna, other);
  // What each of them saw as it happened is what a fresh page shows.
  const seen = await log(cleo);
  await cleo.reload();
  await seated(cleo);
  await expect.poll(() => log(cleo)).toEqual(seen);
});
