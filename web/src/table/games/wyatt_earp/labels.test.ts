import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../../state/app";
import { entry, now } from "../../../testing/messages";
import type { EntryOut, MoveOut, NowOut } from "../../../wire/types";
import { LANGUAGES } from "../../../wire/types";
import { wordsOfGame } from "./catalogue";
import { labels } from "./labels";
import { read, waysOf } from "./notation";
import recorded from "./recorded.json";

const NAMES = ["Anna", "Bram", "Cleo", "Dirk"];
const moments = recorded as unknown as Record<keyof typeof recorded, NowOut>;

const legal = (move: string, brings: Record<string, number> = {}, gains = ""): MoveOut => ({
  move,
  words: "",
  brings,
  gains,
});

beforeEach(() => {
  words.lang = "en";
  words.games = { "wyatt-earp": wordsOfGame("en") };
});

/** Every event with values, as the server sends it. */
const EVENTS: [string, number, number[]][] = [
  ["deal", 1, [2]],
  ["dealt", 0, [0, 0, 0, 17, 18]],
  ["dealt", 1, [-1, -1, -1]],
  ["first", -1, [4]],
  ["turn", 1, []],
  ["draw", 0, [4, 18]],
  ["draw", 1, [-1, -1]],
  ["pick", 1, [18]],
  ["reshuffle", -1, [22]],
  ["lay", 0, [4, 3, 2]],
  ["lay", 1, [4, 1, 0]],
  ["photo", 1, [4, 1]],
  ["aim", 1, [15]],
  ["shot", 1, [4, 1]],
  ["shot", 1, [17, 0]],
  ["wasted", 1, [15]],
  ["spent", 1, [17]],
  ["place", 1, [15, 4, 1]],
  ["outgunned", 0, [4]],
  ["ask", 1, [4, 0]],
  ["ask", 0, [4, 1]],
  ["no", 0, [4]],
  ["give", 1, [4, 0]],
  ["give", 0, [4, 2]],
  ["steal", 1, [0, 4]],
  ["steal", 1, [2, 4]],
  ["orphans", 0, [4, 15, 15]],
  ["hide", 1, [0, 4]],
  ["hide", 0, [1, 4]],
  ["rescue", 0, [4]],
  ["earp", 1, [78]],
  ["earp", 0, [79]],
  ["earp", 0, [80]],
  ["search", 0, [1, 2, 2]],
  ["search", 1, [-1, -1]],
  ["nothing", 1, []],
  ["take", 0, [18]],
  ["take", 1, [-1]],
  ["found", 1, [18]],
  ["pass", 1, []],
  ["discard", 0, [18]],
  ["stall", -1, [4]],
  ["hand-over", 1, [0]],
  ["hand-over", 0, [1]],
  ["hand-over", 1, [2]],
  ["hand-over", -1, [3]],
  ["score", -1, [4, 6, 8, 6, 0, 0, 3, 2, 0, 0]],
  ["score", -1, [3, 6, 2, 0, 0, 0, 0, 0, 0, 0]],
  ["score", -1, [2, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
  ["duel", 1, [4, 1]],
  ["duel", 0, [18, 0]],
  ["winner", 0, []],
];

const told = (seat: number, ...events: [string, number, number[]][]): string[] =>
  labels.story(entry(1, "move", { events }), NAMES, seat);

describe("story", () => {
  it("knows every event of the game", () => {
    const text = readFileSync("../src/deadwood/games/wyatt_earp/events.py", "utf-8");
    const names = [...text.matchAll(/^ {4}"([a-z-]+)":/gm)].map((found) => found[1]);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(EVENTS.map(([known]) => known)).toContain(name);
  });

  it.each(LANGUAGES)("leaves no gap and no key: %s", (lang) => {
    words.lang = lang;
    words.games = { "wyatt-earp": wordsOfGame(lang) };
    for (const seat of [-1, 0, 1, 2])
      for (const event of EVENTS)
        for (const line of told(seat, event)) {
          expect(line).not.toMatch(/[{}]|undefined|NaN/);
          expect(line).toContain(" ");
          expect(line).not.toContain("!.");
        }
  });

  it("says what happened, to whoever it is about in the second person", () => {
    expect(told(0, ["lay", 0, [4, 3, 2]])).toEqual(["You lay 3 Jesse James (+$2,000)."]);
    expect(told(1, ["lay", 0, [4, 3, 2]])).toEqual(["Anna lays 3 Jesse James (+$2,000)."]);
    expect(told(0, ["steal", 1, [0, 4]])).toEqual(["Bram steals Jesse James from you."]);
    expect(told(0, ["draw", 1, [-1, -1]])).toEqual(["Bram draws 2 from the supply."]);
    expect(told(-1, ["draw", 1, [-1, -1]])).toEqual(["Bram draws 2 from the supply."]);
    expect(told(0, ["score", -1, [4, 6, 8, 6, 0, 0, 3, 2, 0, 0]])).toEqual([
      "Jesse James pays from $6,000 (you 8, Bram 6): you $3,000, Bram $2,000.",
    ]);
  });

  it("is silent about what goes without saying", () => {
    expect(told(0, ["turn", 1, []], ["dealt", 1, [-1]], ["pass", 0, []])).toEqual([]);
    expect(labels.story({ ...entry(1), events: null } as EntryOut, NAMES, 0)).toEqual([]);
  });
});

describe("moves", () => {
  it("are taken apart", () => {
    expect(read("lay 3 jesse-james")).toMatchObject({
      act: "lay",
      number: 3,
      outlaw: "jesse-james",
    });
    expect(read("choose wes-hardin of 2")).toMatchObject({ act: "choose", seat: 1 });
    expect(read("choose wes-hardin")).toMatchObject({ seat: -1, outlaw: "wes-hardin" });
    expect(read("take and play most-wanted ask bob-dalton right")).toMatchObject({
      act: "ask",
      found: true,
      outlaw: "bob-dalton",
      way: "right",
    });
    expect(read("play photo-bob-dalton")).toMatchObject({ act: "play", outlaw: "bob-dalton" });
    expect(read("play wyatt-earp search")).toMatchObject({ act: "earp", way: "search" });
    expect(waysOf("jesse-james", 2)).toEqual(["lay 2 jesse-james"]);
    expect(waysOf("hideout", 1)).toEqual(["play hideout"]);
  });

  it.each(LANGUAGES)("have names and say what they bring: %s", (lang) => {
    words.lang = lang;
    words.games = { "wyatt-earp": wordsOfGame(lang) };
    for (const moment of Object.values(moments))
      for (const each of moment.moves) {
        const name = labels.move(each.move, moment, NAMES);
        expect(name).not.toMatch(/[{}]|undefined/);
        expect(name).not.toBe(each.move);
        expect(labels.brings(each, moment)).not.toMatch(/[{}]|undefined|NaN/);
      }
  });

  it("say it as a person would", () => {
    const moment = moments.play;
    expect(labels.move("lay 3 jesse-james", moment, NAMES)).toBe("Lay 3 Jesse James");
    expect(labels.move("choose jesse-james of 2", moment, NAMES)).toBe(
      "Choose Jesse James of Bram",
    );
    expect(labels.brings(legal("discard hideout", { ends_hand: 1 }), moment)).toBe("ends the hand");
    const brings = { reward: 2, points: 6, collect: 0 };
    expect(labels.brings(legal("lay 3 jesse-james", brings), moment)).toMatch(
      /^\+\$2,000, 6 points; you'd get nothing/,
    );
    expect(labels.brings(legal("play hideout", {}, "hits about 6 in 10"), moment)).toBe(
      "hits about 6 in 10",
    );
    expect(labels.isPlain("pass")).toBe(true);
    expect(labels.isPlain("draw supply")).toBe(false);
  });
});

describe("questions and the end", () => {
  it.each(LANGUAGES)("is asked, and waited for: %s", (lang) => {
    words.lang = lang;
    words.games = { "wyatt-earp": wordsOfGame(lang) };
    const all = ["draw", "play", "place", "hide", "hideout-answer", "photo-window", "steal"];
    for (const question of [...all, "search", "rescue"])
      for (const isMine of [true, false]) {
        const view = { ...moments.play.view, pending: [[question, [0, 4]]] };
        const text = labels.question(now({ question, view, asked: [1] }), NAMES, isMine);
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text.length).toBeGreaterThan(5);
      }
  });

  it("tells when nothing but discarding is left", () => {
    const moves = [legal("discard hideout")];
    const moment = { ...moments.play, moves };
    expect(labels.question(moment, NAMES, true)).toMatch(/^Nothing more to play/);
  });

  it("names the winner and everybody's money, the richest first", () => {
    const money = labels.standing(moments.end).map((row) => Number(row.score.replace(/\$|,/g, "")));
    expect(money).toEqual([...money].sort((one, other) => other - one));
  });
});
