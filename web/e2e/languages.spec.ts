// Each language of the rulebooks: from the front page through some decisions, with nothing left in English.

import type { APIRequestContext, Page } from "@playwright/test";
import { pageIn, wordsOfGame } from "../src/testing/catalogue";
import type { PageWords } from "../src/words/types";
import { GAMES } from "../src/wire/types";
import { accessible, expect, fits, test } from "./page";
import { byMouse, Person, tastes } from "./person";
import { seated } from "./tables";

const [en, de, nl] = [pageIn("en"), pageIn("de"), pageIn("nl")];
const LANGUAGES: Record<string, { words: PageWords; wrong: RegExp | null }> = {
  en: { words: en, wrong: null },
  // Small words that English cannot do without, and that are none in the other language.
  de: {
    words: de,
    wrong: /\b(the|you|your|of|with|from|this|is|are|has|have|and|or|to|no|not)\b/i,
  },
  nl: { words: nl, wrong: /\b(the|you|your|with|from|this|are|has|have|and|or|to|no|not|it)\b/i },
};
/** Names of people, bots and games stay what they are. */
const NAMES = /(Billy|Willy) the Kid|Slab the Killer|Deadwood|Most Wanted!?/g;

/** Every text of a catalogue. */
const leaves = (tree: unknown): string[] =>
  typeof tree === "string"
    ? [tree]
    : tree !== null && typeof tree === "object"
      ? Object.values(tree).flatMap(leaves)
      : [];

/** Everything that is read or heard: texts, names, titles. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isOurs = (node: Element | null): boolean =>
      node?.closest('script, style, [aria-hidden="true"] svg, input, .lang, [lang]:not(html)') ===
      null;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (isOurs(node.parentElement)) found.add(node.data.replaceAll(/\s+/g, " ").trim());
    }
    for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        found.add(node.getAttribute(name)?.trim() ?? "");
    found.add(document.title);
    return [...found].filter((text) => text !== "");
  });

/** What this page says in English and should not. */
async function leftOver(page: Page, request: APIRequestContext, lang: string): Promise<string[]> {
  const { words, wrong } = LANGUAGES[lang]!;
  if (wrong === null) return [];
  const server = async (which: string): Promise<string[]> =>
    leaves(await (await request.get(`/api/words/${which}`)).json());
  const ours = new Set([...leaves(words), ...(await server(lang))]);
  const english = new Set(
    [...leaves(en), ...(await server("en"))].filter((text) => !ours.has(text)),
  );
  return (await texts(page)).filter(
    (text) => english.has(text) || wrong.test(text.replaceAll(NAMES, "")),
  );
}

for (const [lang, { words }] of Object.entries(LANGUAGES))
  test.describe(lang, () => {
    test.use({ locale: lang });
    test("the first screens and some decisions of each game", async ({ page, request }) => {
      const left = new Set<string>();
      const look = async (): Promise<void> => {
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        for (const text of await leftOver(page, request, lang)) left.add(text);
      };
      for (const path of ["/new?game=wyatt-earp", "/lobby", "/rules/bang"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await look();
      }
      await page.goto("/");
      await page.getByRole("button", { name: words.bar.settings, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look();
      await page.keyboard.press("Escape");
      for (const game of GAMES) {
        const title = wordsOfGame(game, "en").say("title");
        await page.goto("/");
        const play = words.home.playNowLong({ game: title });
        await page.getByRole("button", { name: play }).click();
        await seated(page);
        const person = new Person(page, byMouse, tastes[game], words);
        for (let made = 0; made < 3 && (await person.move()); made += 1) await look();
        await person.awaited();
        await accessible(page);
        await fits(page);
      }
      expect([...left]).toEqual([]);
    });
  });

test("the language changes at once, at the table too, and stays", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByText("Spiele aus dem Wilden Westen")).toBeVisible();
  await page.getByRole("button", { name: de.home.playNowLong({ game: "El Paso" }) }).click();
  await seated(page);
  await expect(page.getByText(de.table.yourTurn).first()).toBeVisible();
  await page.reload();
  await seated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
