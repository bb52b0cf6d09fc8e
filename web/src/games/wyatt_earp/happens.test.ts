import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { OUTLAWS } from "../../art";
import { words } from "../../state/app";
import { entry } from "../../testing/messages";
import type { EntryOut, NowOut } from "../../wire/types";
import { wordsOfGame } from "../../testing/catalogue";
import { arrow, cues, flights } from "./happens";
import recorded from "./recorded.json";

type Event = [string, number, number[]];

/** Every event of the game as it was sent to seat 0 of a table of four. */
const EVENTS: Event[] = [
  ["deal", 2, [1]],
  ["dealt", 1, [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1]],
  ["dealt", 0, [0, 1, 2, 2, 3, 5, 6, 9, 16, 19]],
  ["first", -1, [6]],
  ["turn", 3, []],
  ["draw", 3, [-1, -1]],
  ["draw", 0, [1, 18]],
  ["pick", 1, [19]],
  ["reshuffle", -1, [23]],
  ["lay", 1, [4, 3, 2]],
  ["photo", 1, [3, 1]],
  ["aim", 3, [16]],
  ["shot", 3, [17, 0]],
  ["shot", 3, [1, 1]],
  ["wasted", 3, [15]],
  ["spent", -1, [17]],
  ["place", 3, [16, 3, 1]],
  ["outgunned", 1, [5]],
  ["ask", 3, [3, 1]],
  ["no", 1, [3]],
  ["give", 2, [3, 3]],
  ["steal", 2, [3, 3]],
  ["orphans", 2, [6, 15]],
  ["hide", 3, [1, 3]],
  ["rescue", 1, [3]],
  ["earp", 1, [78]],
  ["search", 3, [-1, -1]],
  ["search", 0, [2, 16, 14, 17]],
  ["nothing", 0, []],
  ["take", 3, [-1]],
  ["take", 0, [6]],
  ["found", 2, [17]],
  ["pass", 3, []],
  ["discard", 3, [6]],
  ["stall", -1, [4]],
  ["hand-over", 1, [2]],
  ["score", -1, [4, 6, 8, 6, 0, 0, 3, 2, 0, 0]],
  ["score", -1, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
  ["duel", 0, [16, 0]],
  ["winner", 3, []],
];
const SPOTS = [
  "hand",
  "supply",
  "discards",
  ...[0, 1, 2, 3].map((seat) => `seat-${seat}`),
  ...OUTLAWS.map((outlaw) => `poster-${outlaw}`),
];

const moved = (seat: number, ...events: Event[]): EntryOut => entry(7, "move", { seat, events });
const flown = (...events: Event[]) => flights!(moved(3, ...events), 0);
const sitting = { view: { ...recorded.play.view, seat: 0 } } as unknown as NowOut;

beforeEach(() => {
  words.lang = "en";
  words.games = { "wyatt-earp": wordsOfGame("wyatt-earp", "en") };
});

it("the list above has every event of the game", () => {
  const text = readFileSync("../src/deadwood/games/wyatt_earp/schema.py", "utf-8");
  const names = [...text.matchAll(/\bevent\(\s*"([a-z-]+)"/g)].map((found) => found[1]);
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) expect(EVENTS.map(([known]) => known)).toContain(name);
});

describe("flights", () => {
  it("go from one place of the table to another", () => {
    const all = EVENTS.flatMap((event) => flown(event));
    expect(all.length).toBeGreaterThan(20);
    for (const { from, to } of all) {
      expect(SPOTS).toContain(from);
      expect(SPOTS).toContain(to);
      expect(from).not.toBe(to);
    }
  });

  it("show what one draws oneself, and backs of what others draw", () => {
    expect(flown(["draw", 0, [1, 18]]).map(({ from, to, face }) => [from, to, face?.kind])).toEqual(
      [
        ["supply", "hand", "billy-the-kid"],
        ["supply", "hand", "hideout"],
      ],
    );
    expect(flown(["draw", 3, [-1, -1]])).toEqual([
      { from: "supply", to: "seat-3", face: undefined, number: 2 },
    ]);
    expect(flown(["take", 3, [-1]])[0]?.face).toBeUndefined();
  });

  it("lay cards to the poster, all of them", () => {
    const [only] = flown(["lay", 1, [4, 3, 2]]);
    expect(only).toMatchObject({ from: "seat-1", to: "poster-jesse-james", number: 3 });
  });

  it("of a card of nobody begin with whoever moved", () => {
    expect(flown(["spent", -1, [17]])[0]).toMatchObject({ from: "seat-3", to: "discards" });
  });
});

describe("cues", () => {
  const heard = (...events: Event[]) => cues!(moved(1, ...events), 0);
  it("say a hit and a miss, and coins only where somebody is paid", () => {
    expect(heard(["aim", 3, [16]], ["shot", 3, [1, 1]])).toEqual(["hit"]);
    expect(heard(["shot", 3, [17, 0]], ["wasted", 3, [15]])).toEqual(["miss", "lay"]);
    expect(heard(["score", -1, [4, 6, 8, 6, 0, 0, 3, 2, 0, 0]])).toEqual(["coins"]);
    expect(heard(["score", -1, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]])).toEqual([]);
  });
  it("are heard once", () => {
    expect(heard(["dealt", 0, [1]], ["dealt", 1, [-1]], ["dealt", 2, [-1]])).toEqual(["draw"]);
  });
});

describe("arrow", () => {
  it("goes from who acts to whom or to which poster", () => {
    expect(arrow([moved(3, ["hide", 3, [1, 3]])], sitting)).toEqual({
      from: "seat-3",
      to: "seat-1",
    });
    expect(arrow([moved(1, ["lay", 1, [4, 3, 2]])], sitting)?.to).toBe("poster-jesse-james");
    expect(arrow([moved(3, ["ask", 3, [3, 1]], ["give", 2, [3, 3]])], sitting)).toEqual({
      from: "seat-3",
      to: "seat-2",
    });
  });
  it("is gone with the next move, and when it was taken back", () => {
    const lay = moved(1, ["lay", 1, [4, 3, 2]]);
    expect(arrow([lay, moved(1, ["discard", 1, [6]], ["turn", 2, []])], sitting)).toBeNull();
    expect(arrow([lay, entry(8, "undo")], sitting)).toBeNull();
    expect(arrow([lay, entry(8, "chat")], sitting)).not.toBeNull();
  });
  it("is not drawn for what one lays oneself", () => {
    expect(arrow([moved(0, ["lay", 0, [4, 3, 2]])], sitting)).toBeNull();
  });
});
