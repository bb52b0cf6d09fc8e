import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entry } from "../../testing/messages";
import type { NowOut } from "../../wire/types";
import { arrow, cues, flights } from "./motion";
import recorded from "./recorded.json";

type Event = [string, number, number[]];
const moved = (...events: Event[]) => entry(1, "move", { events });
const now = recorded.decide as unknown as NowOut; // seat 0

// A raid as seat 0 is told of it: it came for the bank, seat 1 for the bank too, seat 2 for cattle.
const RAID: Event[] = [
  ["reveal", 1, [6]],
  ["reveal", 2, [24]],
  ["reveal", 0, [3]],
  ["roll", 1, [0, 2, 2, 2, 2]],
  ["stars", -1, [1]],
  ["loot", 1, [1, 6]],
  ["loot", 0, [2, 3]],
  ["nothing", 2, [24, 1]],
  ["discard", 1, [6]],
];

describe("what travels", () => {
  it("is what was turned up, and the tiles that were taken", () => {
    expect(flights(moved(...RAID), 0)).toEqual([
      { from: "seat-1", to: "place-bank", face: { game: "el_paso", kind: "bank", value: 7 } },
      { from: "seat-2", to: "place-cattle", face: { game: "el_paso", kind: "cattle", value: 1 } },
      { from: "laid", to: "place-bank", face: { game: "el_paso", kind: "bank", value: 4 } },
      {
        from: "place-bank",
        to: "seat-1",
        face: { game: "el_paso", kind: "bank", value: 2, size: "mini" },
      },
      {
        from: "place-bank",
        to: "seat-0",
        face: { game: "el_paso", kind: "bank", value: 3, size: "mini" },
      },
    ]);
  });

  it("is a back where the card is hidden", () => {
    expect(flights(moved(["draw", 1, [2, -1]]), 0)).toEqual([
      { from: "place-gold-mine", to: "seat-1" },
    ]);
    expect(flights(moved(["draw", 0, [2, 17]]), 0)).toEqual([
      {
        from: "place-gold-mine",
        to: "hand",
        face: { game: "el_paso", kind: "gold-mine", value: 2 },
      },
    ]);
    expect(flights(moved(["lay", 1, [-1]]), 0)).toEqual([]);
    expect(flights(moved(["lay", 0, [3]]), 0)).toEqual([{ from: "hand", to: "laid" }]);
    expect(flights(moved(["dealt", 1, [-1, -1, -1, -1, -1, -1]]), 0)).toEqual([]);
    // Whoever looks on has no hand.
    expect(flights(moved(["draw", 0, [2, -1]]), -1)).toEqual([
      { from: "place-gold-mine", to: "seat-0" },
    ]);
  });

  it("is what the sheriffs take", () => {
    const taken = flights(moved(["sheriffs", -1, []], ["chased", 2, [12, 0]]), 0);
    expect(taken.map(({ from, to }) => [from, to])).toEqual([
      ["seat-2", "sheriffs"],
      ["seat-2", "sheriffs"],
    ]);
  });
});

describe("what is heard", () => {
  it("is heard once, however many take part", () => {
    expect(cues(moved(...RAID), 0)).toEqual(["lay", "dice", "star"]);
    expect(cues(moved(...RAID), 2)).toEqual(["lay", "dice", "star", "miss"]);
    expect(cues(moved(["sell", 1, [9, 4, 2, 0]]), 0)).toEqual(["coins"]);
    expect(cues(moved(["sell", 1, [3, 4, 0, 0]]), 0)).toEqual([]);
    expect(cues(moved(["sheriffs", -1, []]), 0)).toEqual(["hit"]);
    expect(cues(moved(["draw", 1, [2, -1]]), 0)).toEqual(["draw"]);
  });

  it("has the events of the game", () => {
    const fields = readFileSync("../src/deadwood/games/el_paso/schema.py", "utf-8");
    const source = readFileSync("src/games/el_paso/motion.ts", "utf-8");
    const named = [...source.matchAll(/(?:case |name === )"([\w-]+)"/g)].map((found) => found[1]);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(fields).toMatch(new RegExp(`event\\(\\s*"${name}"`));
  });
});

describe("the arrow", () => {
  it("goes from the place to who took a tile, first of all to us", () => {
    expect(arrow([moved(...RAID)], now)).toEqual({ from: "place-bank", to: "seat-0" });
    const theirs = RAID.filter(([name, seat]) => name !== "loot" || seat !== 0);
    expect(arrow([moved(...theirs)], now)).toEqual({ from: "place-bank", to: "seat-1" });
  });

  it("goes from who draws to the stock, and tells of the last move only", () => {
    const draws = moved(["draw", 2, [4, -1]]);
    expect(arrow([moved(...RAID), draws], now)).toEqual({ from: "seat-2", to: "place-hotel" });
    expect(arrow([moved(["draw", 0, [4, 33]])], now)).toBeNull(); // we know what we did
    expect(arrow([draws, moved(["lay", 1, [-1]])], now)).toBeNull();
    expect(arrow([], now)).toBeNull();
  });
});
