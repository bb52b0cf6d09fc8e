import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { LOOT } from "../../../art";
import { words } from "../../../state/app";
import { entry } from "../../../testing/messages";
import type { EntryOut, NowOut } from "../../../wire/types";
import { EL_PASO_TOWNS, LANGUAGES } from "../../../wire/types";
import { wordsOfGame } from "./catalogue";
import { labels } from "./labels";
import recorded from "./recorded.json";
import { lastRaid, read, TRAIL } from "./things";

const NAMES = ["Anna", "Bram", "Cleo", "Dirk"];
const moments = recorded as unknown as Record<keyof typeof recorded, NowOut>;
const board = readFileSync("../src/deadwood/games/el_paso/board.toml", "utf-8");
const events = readFileSync("../src/deadwood/games/el_paso/events.py", "utf-8");

/** Every event with values, as the server sends it. */
const EVENTS: [string, number, number[]][] = [
  ["dealt", 0, [3, 8, 21, 27, 33, 41]],
  ["town", 1, [3]],
  ["town", 0, [0]],
  ["stock", -1, [0, 0, 1, 12, 13]],
  ["stock", -1, [1, 0, 1, 12, 13]],
  ["stock", -1, [4, 0, 1]],
  ["lay", 0, [3]],
  ["lay", 1, [-1]],
  ["leave", 1, [1]],
  ["leave", 0, [2]],
  ["keep", 1, [12]],
  ["sell", 1, [9, 4, 2, 3]],
  ["sell", 0, [4, 4, 1, 0]],
  ["reveal", 1, [3]],
  ["reveal", 0, [9]],
  ["roll", 1, [0, 1, 2]],
  ["stars", -1, [1]],
  ["sheriffs", -1, []],
  ["chased", 1, [12, 0]],
  ["chased", 1, []],
  ["chased", 0, []],
  ["loot", 1, [12, 9]],
  ["nothing", 1, [3, 0]],
  ["nothing", 1, [9, 1]],
  ["nothing", 0, [26, 1]],
  ["nothing", 1, [3, 2]],
  ["discard", 1, [3]],
  ["turn-over", -1, [2, 5]],
  ["draw", 0, [2, 17]],
  ["draw", 1, [2, -1]],
  ["emptied", -1, [2]],
  ["left-over", -1, [12, 0]],
  ["final", 1, [1]],
  ["final", 0, [7]],
  ["winner", 1, [31]],
];

const told = (...given: [string, number, number[]][]): string[] =>
  labels.story(entry(1, "move", { events: given } as Partial<EntryOut>), NAMES, 0);

beforeEach(() => {
  words.lang = "en";
  words.games = { "el-paso": wordsOfGame("en") };
});

describe("the trail", () => {
  it("is the printed board", () => {
    const towns = board.split("[[towns]]").slice(1);
    expect(towns).toHaveLength(TRAIL.length);
    towns.forEach((text, at) => {
      expect(text).toContain(`name = ["${EL_PASO_TOWNS[at]}"`);
      expect(text).toContain(`rate = [${TRAIL[at]?.rate},`);
      const lacks = LOOT.filter((kind) => text.includes(`\n${kind} = [false`));
      expect(TRAIL[at]?.lacks).toEqual(lacks);
    });
  });
});

describe("what happened", () => {
  it("knows every event of the game", () => {
    const fields = /FIELDS[^{]*\{([\s\S]*?)\n\}/.exec(events)?.[1] ?? "";
    const names = [...fields.matchAll(/^ {4}"([\w-]+)":/gm)].map((found) => found[1]);
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(EVENTS.map(([name]) => name))).toEqual(new Set(names));
  });

  it.each(LANGUAGES)("is told in %s without gaps", (lang) => {
    words.lang = lang;
    words.games = { "el-paso": wordsOfGame(lang) };
    for (const event of EVENTS) {
      const lines = told(event);
      if (event[0] === "discard") expect(lines).toEqual([]);
      else expect(lines, event.join()).toHaveLength(1);
      expect(lines.join()).not.toMatch(/[{}]|undefined|^[a-z]+-/);
    }
  });

  it("speaks to whoever it is about, and hides nothing more than it was not told", () => {
    expect(told(["lay", 0, [3]])).toEqual(["You lay Bank 4 face down."]);
    expect(told(["lay", 1, [-1]])).toEqual(["Bram lays a card face down."]);
    expect(told(["draw", 0, [2, 17]])).toEqual(["You draw Gold mine 2."]);
    expect(told(["draw", 1, [2, -1]])).toEqual(["Bram draws Gold mine."]);
    expect(told(["roll", 1, [0, 1, 2]])).toEqual(["Bram rolls: star, brand, six."]);
    expect(told(["nothing", 1, [9, 1]])).toEqual(["Bram gets nothing: no six was rolled."]);
    expect(told(["dealt", 1, [-1]])).toEqual([]);
  });

  it("turns cards up in one line", () => {
    const lines = told(["reveal", 1, [3]], ["reveal", 0, [9]], ["sheriffs", -1, []]);
    expect(lines).toEqual(["Bram: Bank 4; You: Saloon 2.", "The sheriffs come!"]);
  });

  it("remembers what the last raid in this town brought", () => {
    const raid = entry(1, "move", {
      events: [
        ["reveal", 1, [3]],
        ["reveal", 2, [9]],
        ["loot", 1, [2, 3]],
      ],
    });
    expect([...lastRaid([raid, entry(2)])]).toEqual([
      [1, { card: 3, tile: 2 }],
      [2, { card: 9, tile: -1 }],
    ]);
    const rides = entry(3, "move", { events: [["town", 0, [1]]] });
    expect(lastRaid([raid, rides]).size).toBe(0);
  });
});

describe("moves", () => {
  it("are read as they are written", () => {
    expect(read("lay gold-mine-5")).toEqual({ does: "lay", kind: "gold-mine", value: 5 });
    expect(read("draw horses")).toEqual({ does: "draw", kind: "horses", value: 0 });
    expect(read("leave")).toEqual({ does: "leave", kind: null, value: 0 });
  });

  it.each(LANGUAGES)("all have names and say what they bring in %s", (lang) => {
    words.lang = lang;
    words.games = { "el-paso": wordsOfGame(lang) };
    for (const now of Object.values(moments))
      for (const move of now.moves) {
        expect(labels.move(move.move, now)).toMatch(/^\p{Lu}[^{}]*$/u);
        expect(labels.brings(move, now), move.move).toMatch(/^[^{}]+$/);
      }
  });

  it("are called by the card and its value", () => {
    const now = moments.decide;
    expect(labels.move("lay gold-mine-5", now)).toBe("Lay Gold mine 5");
    expect(labels.move("lay", now)).not.toBe("");
    expect(labels.move("done", moments.keep)).toMatch(/^Sell/);
    expect(labels.isPlain("draw bank")).toBe(true);
    expect(["leave", "done", "lay bank-1", "keep bank-1"].some(labels.isPlain)).toBe(false);
  });
});

describe("questions", () => {
  it("are put to whoever is asked, and told to those who wait", () => {
    for (const now of [moments.decide, moments.refill, moments.keep]) {
      const mine = labels.question(now, NAMES, true);
      const theirs = labels.question({ ...now, asked: [1] }, NAMES, false);
      expect(mine).toMatch(/^[^{}]+[?.]$/);
      expect(theirs).toMatch(/^Bram .*\.$/);
    }
    const race = { ...moments.refill, asked: [0, 1] };
    expect(labels.question(race, NAMES, true)).toContain("first come");
    expect(labels.question(race, NAMES, false)).toBe("Anna and Bram draw a card.");
  });
});

describe("the result", () => {
  it("names who has most, and everybody's nuggets", () => {
    const over = {
      ...moments.decide,
      winners: [1],
      view: { ...moments.decide.view, nuggets: [9, 21, 4, 1] },
    };
    expect(labels.standing(over)).toEqual([
      { seat: 1, score: "21 nuggets" },
      { seat: 0, score: "9 nuggets" },
      { seat: 2, score: "4 nuggets" },
      { seat: 3, score: "1 nugget" },
    ]);
  });
});
