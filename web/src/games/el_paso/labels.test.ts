import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../state/app";
import { entry } from "../../testing/messages";
import { LANGUAGES, type ElPasoMove, type MoveOut, type NowOut } from "../../wire/types";
import { wordsOfGame } from "../../testing/catalogue";
import { aboutCard, aboutPlace, CLAUSES } from "./help";
import { labels } from "./labels";
import recorded from "./recorded.json";
import { card, lackingIn, lastRaid, needOf, tile, viewOf } from "./things";

const moments = recorded as unknown as Record<keyof typeof recorded, NowOut>;

beforeEach(() => {
  words.lang = "en";
  words.games = { "el-paso": wordsOfGame("el-paso", "en") };
});

const made = (move: ElPasoMove): MoveOut => ({
  move: "",
  made: { ...move },
  words: "",
  brings: {},
  gains: "",
});

describe("moves", () => {
  it("are made at once only where a second tap would lose the race", () => {
    expect(labels.isPlain(made({ move: "draw", stock: "bank" }))).toBe(true);
    const others: ElPasoMove[] = [
      { move: "leave" },
      { move: "done" },
      { move: "lay", card: "bank-1" },
      { move: "keep", tile: "bank-1" },
    ];
    expect(others.map(made).some(labels.isPlain)).toBe(false);
  });
});

describe("the board", () => {
  it("is the one that was sent", () => {
    const view = viewOf(moments.decide);
    expect(lackingIn(view, 0)).toEqual(["cattle"]);
    expect(lackingIn(view, 6)).toEqual([]);
    expect([needOf(view, "saloon"), needOf(view, "bank")]).toEqual(["six", undefined]);
    const own = { ...view, needs: [0, -1, -1, -1, -1, -1] };
    expect([needOf(own, "saloon"), needOf(own, "bank")]).toEqual([undefined, "star"]);
  });

  it("remembers what the last raid in this town brought", () => {
    const raid = entry(1, "move", {
      happened: [
        { event: "reveal", seat: 1, card: "bank-4" },
        { event: "reveal", seat: 2, card: "saloon-2" },
        { event: "loot", seat: 1, tile: "bank-3", card: "bank-4" },
      ],
    });
    expect([...lastRaid([raid, entry(2)])]).toEqual([
      [1, { card: card(3), tile: tile(2) }],
      [2, { card: card(9), tile: null }],
    ]);
    const rides = entry(3, "move", { happened: [{ event: "town", seat: 0, town: 1 }] });
    expect(lastRaid([raid, rides]).size).toBe(0);
  });
});

describe("help", () => {
  it.each(LANGUAGES)("says what a card does in %s without gaps", (lang) => {
    words.lang = lang;
    words.games = { "el-paso": wordsOfGame("el-paso", lang) };
    const view = viewOf(moments.decide);
    for (let number = 0; number < 48; number++) {
      const { lines, title } = aboutCard(view, card(number));
      for (const line of [title, ...lines]) expect(line).toMatch(/^[^{}]+$/);
    }
    expect(aboutPlace(view, "saloon").lines).toHaveLength(3);
    expect(aboutPlace(view, "cattle").lines).toHaveLength(4);
    expect(aboutPlace(view, "bank").lines[0]).toContain("1, 2, 3, 4, 4, 5");
  });

  it("names clauses that there are", () => {
    const rules = wordsOfGame("el-paso", "en");
    for (const clause of CLAUSES)
      expect(rules.has(`clauses-${clause.replace(".", "_")}`)).toBe(true);
  });
});

it("ends with everybody's nuggets, the most first", () => {
  const view = { ...moments.decide.view, nuggets: [9, 21, 4, 1] };
  expect(labels.standing({ ...moments.decide, view }, [])).toEqual([
    { seat: 1, score: "21 nuggets" },
    { seat: 0, score: "9 nuggets" },
    { seat: 2, score: "4 nuggets" },
    { seat: 3, score: "1 nugget" },
  ]);
});

describe("the account", () => {
  it("says what each town brought to everybody", () => {
    const players = viewOf(moments.decide).nuggets.length;
    const entries = [
      entry(1, "dealt", { happened: [{ event: "town", seat: 0, town: 0 }] }),
      entry(2, "move", {
        happened: [{ event: "sell", seat: 1, here: 9, rate: 4, paid: 5, elsewhere: 3 }],
      }),
      entry(3, "move", {
        happened: [
          { event: "sell", seat: 1, here: 4, rate: 4, paid: 1, elsewhere: 0 },
          { event: "town", seat: 1, town: 1 },
        ],
      }),
      entry(4, "move", { happened: [{ event: "final", seat: 0, points: 7 }] }),
    ];
    const account = labels.account!(entries, moments.decide);
    expect(account.map(({ title }) => title)).toEqual(["Deadwood", "Cheyenne"]);
    const nothing = Array<number>(players).fill(0);
    expect(account[0]!.brought).toEqual(nothing.with(1, 6));
    expect(account[1]!.brought).toEqual(nothing.with(0, 7));
  });
});
