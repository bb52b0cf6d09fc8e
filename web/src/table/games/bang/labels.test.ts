import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../../state/app";
import { entry, now as moment } from "../../../testing/messages";
import { LANGUAGES, type BangView, type Language, type NowOut } from "../../../wire/types";
import { aim } from "./aim";
import { viewOf } from "./cards";
import { wordsOfGame } from "./catalogue";
import { labels } from "./labels";
import recorded from "./recorded.json";
import { fold, story, type Event } from "./story";
import { BANG_WORDS } from "./words";

const NAMES = ["Anna", "Bram", "Cleo", "Dirk", "Eva", "Finn", "Gus"];
const moments = recorded.moments as unknown as Record<string, NowOut>;
const events = recorded.events as unknown as Record<string, Event[]>;
const GAP = /\{\w+\}|undefined|NaN/;

function speak(lang: Language): void {
  words.lang = lang;
  words.games = { bang: wordsOfGame(lang) };
}

function at(question: string): NowOut {
  const found = moments[question];
  if (!found) throw new Error(question);
  return found;
}

beforeEach(() => speak("en"));

describe.each(LANGUAGES)("In %s", (lang) => {
  beforeEach(() => speak(lang));

  it.each(Object.keys(moments).filter((name) => name !== "over"))(
    "%s is asked in words",
    (name) => {
      const now = at(name);
      const mine = labels.question(now, NAMES, true);
      const others = labels.question(now, NAMES, false);
      for (const text of [mine, others]) {
        expect(text).not.toBe("");
        expect(text).not.toMatch(GAP);
      }
      expect(others).toContain(NAMES[now.asked[0] ?? 0]);
      for (const move of now.moves) {
        const text = labels.move(move.move, now, NAMES);
        expect(text.toLowerCase()).not.toBe(move.move);
        expect(text).not.toMatch(GAP);
        expect(labels.brings(move, now)).not.toMatch(GAP);
      }
    },
  );

  it("tells every event", () => {
    const source = readFileSync("../src/deadwood/games/bang/events.py", "utf-8");
    const known = [...source.matchAll(/^ {4}"([a-z-]+)": \[/gm)].map((found) => found[1] ?? "");
    expect(known.length).toBeGreaterThan(40);
    for (const name of known) {
      const samples = events[name];
      expect(samples, name).toBeDefined();
      for (const event of samples ?? [])
        for (const seat of [event[1], (event[1] + 1) % 4, -1]) {
          const lines = story(entry(1, "move", { events: [event] }), NAMES, seat);
          expect(lines.join(" "), name).not.toMatch(GAP);
          expect(lines.join(" "), name).not.toContain("!.");
        }
    }
  });

  it("has page words without holes", () => {
    const keys = (given: object): string[] => Object.keys(given).sort();
    expect(keys(BANG_WORDS[lang])).toEqual(keys(BANG_WORDS.en));
    expect(keys(BANG_WORDS[lang].waits)).toEqual(keys(BANG_WORDS.en.waits));
  });
});

describe("Moves", () => {
  it("are named", () => {
    const now = at("play");
    expect(labels.move("end", now, NAMES)).toBe("End your turn");
    expect(
      labels.move(
        "play bang-2d at 3",
        { ...now, view: { ...now.view, seat: 0, hand: [4] } },
        NAMES,
      ),
    ).toBe("Play BANG! at Cleo");
    expect(labels.move("play saloon-5h", now, NAMES)).toBe("Play Saloon");
    const hand = [37, 38];
    const two = { ...now, view: { ...now.view, hand } };
    expect(labels.move("play beer-6h", two, NAMES)).toBe("Play Beer 6♥");
  });

  it("take the server's words where the rules of the table decide", () => {
    const now = { ...at("save"), ask: "You have lost a life. Win it back?" };
    now.moves = now.moves.map((out) => ({ ...out, words: out.move === "pass" ? "leave it" : "" }));
    expect(labels.question(now, NAMES, true)).toBe(now.ask);
    expect(labels.move("pass", now, NAMES)).toBe("Leave it");
  });

  it("say what is known about a target", () => {
    const now = at("play");
    const move = now.moves.find((found) => found.move.includes(" at "));
    expect(move).toBeDefined();
    if (move) expect(labels.brings(move, now)).toMatch(/lives, .*card/);
  });

  it("say what passing costs", () => {
    const now = at("dodge");
    const lives = viewOf(now).lives[viewOf(now).seat] ?? 0;
    expect(labels.brings({ move: "pass", words: "", gains: "", brings: {} }, now)).toContain(
      `${lives} →`,
    );
    expect(labels.isPlain("pass")).toBe(true);
    expect(labels.isPlain("play bang-2d at 3")).toBe(false);
  });
});

describe("The story", () => {
  it("speaks to whoever it is about", () => {
    const events: Event[] = [["play", 1, [4, 0]]];
    expect(story(entry(1, "move", { events }), NAMES, 0)).toEqual(["Bram plays BANG! at you!"]);
    expect(story(entry(1, "move", { events }), NAMES, 1)).toEqual(["You play BANG! at Anna."]);
    expect(story(entry(1, "move", { events }), NAMES, -1)).toEqual(["Bram plays BANG! at Anna."]);
  });

  it("tells once what belongs together", () => {
    const found = fold([
      ["draw", 1, [-1]],
      ["draw", 1, [-1]],
      ["missed", 2, [26]],
      ["dodged", 2, []],
      ["resolved", 1, [4]],
    ]);
    expect(found).toEqual([
      ["draw", 1, [-1, -1]],
      ["missed", 2, [26]],
    ]);
  });

  it("says nothing of what others may not know", () => {
    expect(story(entry(1, "dealt", { events: [["role", 1, [-1]]] }), NAMES, 0)).toEqual([]);
  });
});

describe("Distances", () => {
  const base: BangView = {
    ...viewOf(at("play")),
    players: 5,
    alive: [true, true, true, true, true],
    tables: [[], [], [70], [], []],
    characters: [10, 0, 8, 0, 0],
    reach: [1, 1, 1, 1, 1],
    distances: [
      [0, 1, 3, 1, 1],
      [1, 0, 1, 1, 1],
      [1, 1, 0, 1, 1],
      [1, 1, 1, 0, 1],
      [1, 1, 1, 1, 0],
    ],
  };

  it("come with their sum", () => {
    expect(aim(base, 0, 2)).toEqual({
      far: 3,
      reached: false,
      text: "2 + 1 Mustang + 1 Regret − 1 Rose = 3",
    });
    expect(aim(base, 0, 1)?.text).toBe("1 − 1 Rose, at least 1");
  });

  it("stay the server's where the sum is another", () => {
    const other = { ...base, distances: [[0, 1, 2, 1, 1]] };
    expect(aim(other, 0, 2)?.text).toBe("2");
    expect(aim({ ...base, distances: [[0, 0, 0, 0, 0]] }, 0, 2)).toBeNull();
  });
});

it("ends with who was what", () => {
  const now = at("over");
  const rows = labels.standing(now, NAMES.slice(0, viewOf(now).players));
  expect(rows).toHaveLength(viewOf(now).players);
  expect(viewOf(now).winners).toContain(rows[0]?.seat);
  expect(rows.map((row) => row.score)).toContain("Sheriff");
});

it("asks nothing when nothing is open", () => {
  const view = { ...at("play").view, pending: [] };
  expect(labels.question(moment({ view }), NAMES, true)).toBe("");
});
