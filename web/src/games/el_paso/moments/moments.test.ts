import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../../state/app";
import { pageIn, wordsOfGame } from "../../../testing/catalogue";
import { entry, now, seat } from "../../../testing/messages";
import { LANGUAGES, type ElPasoEvent, type EntryOut, type NowOut } from "../../../wire/types";
import recorded from "../recorded.json";
import { momentsOf } from ".";
import { toldIn } from "./told";

const SEATS = ["Anna", "Bram", "Cleo"].map((name, at) => seat(at, { name }));
const NOW = now({ view: (recorded.decide as unknown as NowOut).view });
const told = (entries: EntryOut[], me = 0) => ({ entries, seats: SEATS, seat: me, now: NOW });

const said = (n: number, ...happened: ElPasoEvent[]): EntryOut =>
  entry(n, "move", { happened: happened as unknown as Record<string, unknown>[] });

const BEFORE: EntryOut[] = [
  said(
    1,
    { event: "town", seat: 0, town: 0 },
    { event: "stock", seat: null, back: 0, tiles: ["bank-5", "bank-2", "saloon-3", "horses-4"] },
    { event: "stars", seat: 0, number: 1 },
    { event: "loot", seat: 2, tile: "horses-4", card: "horses-2" },
  ),
];
const RAID = said(
  2,
  { event: "reveal", seat: 0, card: "bank-3" },
  { event: "reveal", seat: 1, card: "bank-7" },
  { event: "reveal", seat: 2, card: "saloon-1" },
  { event: "roll", seat: 0, faces: ["star", "brand", "brand", "star"] },
  { event: "stars", seat: 0, number: 3 },
  { event: "loot", seat: 1, tile: "bank-2", card: "bank-7" },
  { event: "loot", seat: 0, tile: "bank-5", card: "bank-3" },
  { event: "nothing", seat: 2, card: "saloon-1", why: "no-symbol" },
);
const SHERIFFS = said(
  3,
  { event: "reveal", seat: 0, card: "bank-3" },
  { event: "reveal", seat: 1, card: "bank-7" },
  { event: "roll", seat: 0, faces: ["star", "star"] },
  { event: "stars", seat: 0, number: 5 },
  { event: "sheriffs", seat: null },
  { event: "chased", seat: 0, tiles: ["bank-5"] },
  { event: "chased", seat: 1, tiles: ["bank-2"] },
);
const SALE = [
  said(
    3,
    { event: "leave", seat: 1, limit: 1 },
    { event: "loot", seat: 1, tile: "saloon-3", card: "saloon-1" },
  ),
  said(
    4,
    { event: "keep", seat: 1, tile: "bank-2" },
    { event: "sell", seat: 1, here: 8, rate: 4, paid: 5, elsewhere: 3 },
    { event: "town", seat: 1, town: 1 },
  ),
];

beforeEach(() => {
  words.lang = "en";
  words.page = pageIn("en");
  words.games = { "el-paso": wordsOfGame("el-paso", "en") };
});

describe("a raid", () => {
  it("is told by the log alone: stacks before it, who comes first, what each takes", () => {
    const { raid, sales } = toldIn([...BEFORE, RAID], 3);
    expect(sales).toEqual([]);
    expect(raid).toMatchObject({ town: 0, lookout: 0, stars: [1, 3], isChased: false });
    const bank = raid!.places.find(({ kind }) => kind === "bank")!;
    expect(bank.stack).toEqual([2, 5]);
    expect(bank.raiders.map(({ seat: at, tile }) => [at, tile?.value])).toEqual([
      [1, 2],
      [0, 5],
    ]);
    expect(raid!.tiles).toEqual([[], [], [{ kind: "horses", value: 4 }]]);
  });

  it("goes from the cards over the dice to one place after another, in six seconds", () => {
    const [made] = momentsOf(told([...BEFORE, RAID]));
    expect(made!.title).toBe("The raid");
    expect(made!.steps.map(({ text }) => text)).toEqual([
      "All cards are turned up together.",
      "You: 4 dice roll.",
      "Sheriff field: 3 of 5",
      "Bank: Bram 2, You 5",
      "Saloon: Cleo –",
    ]);
    expect(made!.steps.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(6_000);
  });

  it("ends with the sheriffs, who take what everybody in town has", () => {
    const { raid } = toldIn([...BEFORE, RAID, SHERIFFS], 3);
    expect(raid).toMatchObject({ isChased: true, stars: [3, 5], lost: [1, 1, 1] });
    const [made] = momentsOf(told([...BEFORE, RAID, SHERIFFS]));
    expect(made!.steps.at(-1)!.text).toBe("The sheriffs come!");
  });
});

it("a sale says what was paid, and what is kept", () => {
  const { raid, sales } = toldIn([...BEFORE, RAID, ...SALE], 3);
  expect(raid).toBeNull();
  expect(sales).toMatchObject([
    { seat: 1, here: 8, paid: 5, kept: [{ kind: "bank", value: 2 }], nuggets: 5 },
  ]);
  const [made] = momentsOf(told([...BEFORE, RAID, ...SALE]));
  expect(made!.steps[0]!.text).toBe("Bram +5 nuggets");
});

it.each(LANGUAGES)("all words are there in %s", (lang) => {
  words.lang = lang;
  words.page = pageIn(lang);
  words.games = { "el-paso": wordsOfGame("el-paso", lang) };
  for (const last of [[RAID], [SHERIFFS], SALE])
    for (const me of [-1, 1])
      for (const { title, steps } of momentsOf(told([...BEFORE, ...last], me)))
        for (const text of [title, ...steps.map((step) => step.text)])
          expect(text).not.toMatch(/undefined|page-|events-|\{/);
});
