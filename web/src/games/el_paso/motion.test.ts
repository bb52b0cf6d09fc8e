import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entry } from "../../testing/messages";
import type { ElPasoEvent, NowOut } from "../../wire/types";
import { arrow, cues, flights } from "./motion";
import recorded from "./recorded.json";

type Event = ElPasoEvent;
const moved = (...events: Event[]) =>
  entry(1, "move", { happened: events.map((each) => ({ ...each })) });
const now = recorded.decide as unknown as NowOut; // seat 0

// A raid as seat 0 is told of it: it came for the bank, seat 1 for the bank too, seat 2 for cattle.
const RAID: Event[] = [
  { event: "reveal", seat: 1, card: "bank-7" },
  { event: "reveal", seat: 2, card: "cattle-1" },
  { event: "reveal", seat: 0, card: "bank-4" },
  { event: "roll", seat: 1, faces: ["star", "six", "six", "six", "six"] },
  { event: "stars", seat: null, number: 1 },
  { event: "loot", seat: 1, tile: "bank-2", card: "bank-7" },
  { event: "loot", seat: 0, tile: "bank-3", card: "bank-4" },
  { event: "nothing", seat: 2, card: "cattle-1", why: "no-symbol" },
  { event: "discard", seat: 1, card: "bank-7" },
];

describe("what travels", () => {
  it("is what was turned up, and the tiles that were taken", () => {
    expect(flights(moved(...RAID), 0)).toEqual([
      { from: "seat-1", to: "place-bank", face: { game: "el-paso", kind: "bank", value: 7 } },
      { from: "seat-2", to: "place-cattle", face: { game: "el-paso", kind: "cattle", value: 1 } },
      { from: "laid", to: "place-bank", face: { game: "el-paso", kind: "bank", value: 4 } },
      {
        from: "place-bank",
        to: "seat-1",
        face: { game: "el-paso", kind: "bank", value: 2, size: "mini" },
      },
      {
        from: "place-bank",
        to: "seat-0",
        face: { game: "el-paso", kind: "bank", value: 3, size: "mini" },
      },
    ]);
  });

  it("is a back where the card is hidden", () => {
    expect(flights(moved({ event: "draw", seat: 1, kind: "gold-mine", card: null }), 0)).toEqual([
      { from: "place-gold-mine", to: "seat-1" },
    ]);
    expect(
      flights(moved({ event: "draw", seat: 0, kind: "gold-mine", card: "gold-mine-2" }), 0),
    ).toEqual([
      {
        from: "place-gold-mine",
        to: "hand",
        face: { game: "el-paso", kind: "gold-mine", value: 2 },
      },
    ]);
    expect(flights(moved({ event: "lay", seat: 1, card: null }), 0)).toEqual([]);
    expect(flights(moved({ event: "lay", seat: 0, card: "bank-4" }), 0)).toEqual([
      { from: "hand", to: "laid" },
    ]);
    expect(
      flights(moved({ event: "dealt", seat: 1, cards: [null, null, null, null, null, null] }), 0),
    ).toEqual([]);
    // Whoever looks on has no hand.
    expect(flights(moved({ event: "draw", seat: 0, kind: "gold-mine", card: null }), -1)).toEqual([
      { from: "place-gold-mine", to: "seat-0" },
    ]);
  });

  it("is what the sheriffs take", () => {
    const taken = flights(
      moved(
        { event: "sheriffs", seat: null },
        { event: "chased", seat: 2, tiles: ["saloon-4", "bank-1"] },
      ),
      0,
    );
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
    expect(
      cues(moved({ event: "sell", seat: 1, here: 9, rate: 4, paid: 2, elsewhere: 0 }), 0),
    ).toEqual(["coins"]);
    expect(
      cues(moved({ event: "sell", seat: 1, here: 3, rate: 4, paid: 0, elsewhere: 0 }), 0),
    ).toEqual([]);
    expect(cues(moved({ event: "sheriffs", seat: null }), 0)).toEqual(["hit"]);
    expect(cues(moved({ event: "draw", seat: 1, kind: "gold-mine", card: null }), 0)).toEqual([
      "draw",
    ]);
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
    const theirs = RAID.filter(({ event, seat }) => event !== "loot" || seat !== 0);
    expect(arrow([moved(...theirs)], now)).toEqual({ from: "place-bank", to: "seat-1" });
  });

  it("goes from who draws to the stock, and tells of the last move only", () => {
    const draws = moved({ event: "draw", seat: 2, kind: "hotel", card: null });
    expect(arrow([moved(...RAID), draws], now)).toEqual({ from: "seat-2", to: "place-hotel" });
    expect(
      arrow([moved({ event: "draw", seat: 0, kind: "hotel", card: "hotel-2" })], now),
    ).toBeNull(); // we know what we did
    expect(arrow([draws, moved({ event: "lay", seat: 1, card: null })], now)).toBeNull();
    expect(arrow([], now)).toBeNull();
  });
});
