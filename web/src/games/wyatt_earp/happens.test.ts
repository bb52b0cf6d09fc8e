import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { OUTLAWS } from "../../art";
import { words } from "../../state/app";
import { entry } from "../../testing/messages";
import type { EntryOut, NowOut, WyattEarpEvent } from "../../wire/types";
import { wordsOfGame } from "../../testing/catalogue";
import { arrow, cues, flights } from "./happens";
import recorded from "./recorded.json";

type Event = WyattEarpEvent;

/** Every event of the game as it was sent to seat 0 of a table of four. */
const EVENTS: Event[] = [
  { event: "deal", seat: 2, hand: 1 },
  { event: "dealt", seat: 1, cards: [null, null, null, null, null, null, null, null, null, null] },
  {
    event: "dealt",
    seat: 0,
    cards: [
      "belle-starr",
      "billy-the-kid",
      "bob-dalton",
      "bob-dalton",
      "butch-cassidy",
      "sundance-kid",
      "wes-hardin",
      "photo-bob-dalton",
      "fastest-gun",
      "stagecoach-robbery",
    ],
  },
  { event: "first", seat: null, card: "wes-hardin" },
  { event: "turn", seat: 3 },
  { event: "draw", seat: 3, cards: [null, null] },
  { event: "draw", seat: 0, cards: ["billy-the-kid", "hideout"] },
  { event: "pick", seat: 1, card: "stagecoach-robbery" },
  { event: "reshuffle", seat: null, number: 23 },
  { event: "lay", seat: 1, outlaw: "jesse-james", number: 3, added: 2000 },
  { event: "photo", seat: 1, outlaw: "butch-cassidy", added: 1000 },
  { event: "aim", seat: 3, card: "fastest-gun" },
  { event: "shot", seat: 3, card: "most-wanted", hit: false },
  { event: "shot", seat: 3, card: "billy-the-kid", hit: true },
  { event: "wasted", seat: 3, card: "bank-robbery" },
  { event: "spent", seat: null, card: "most-wanted" },
  { event: "place", seat: 3, card: "fastest-gun", outlaw: "butch-cassidy", added: 1000 },
  { event: "outgunned", seat: 1, outlaw: "sundance-kid" },
  { event: "ask", seat: 3, outlaw: "butch-cassidy", direction: "right" },
  { event: "no", seat: 1, outlaw: "butch-cassidy" },
  { event: "give", seat: 2, outlaw: "butch-cassidy", to: 3 },
  { event: "steal", seat: 2, other: 3, outlaw: "butch-cassidy" },
  { event: "orphans", seat: 2, outlaw: "wes-hardin", cards: ["bank-robbery"] },
  { event: "hide", seat: 3, other: 1, outlaw: "butch-cassidy" },
  { event: "rescue", seat: 1, outlaw: "butch-cassidy" },
  { event: "earp", seat: 1, play: "earp-draw" },
  { event: "search", seat: 3, cards: [null, null] },
  { event: "search", seat: 0, cards: ["bob-dalton", "fastest-gun", "wyatt-earp", "most-wanted"] },
  { event: "nothing", seat: 0 },
  { event: "take", seat: 3, card: null },
  { event: "take", seat: 0, card: "wes-hardin" },
  { event: "found", seat: 2, card: "most-wanted" },
  { event: "pass", seat: 3 },
  { event: "discard", seat: 3, card: "wes-hardin" },
  { event: "stall", seat: null, turns: 4 },
  { event: "hand-over", seat: 1, why: "supply-spent" },
  {
    event: "score",
    seat: null,
    outlaw: "jesse-james",
    reward: 6000,
    points: [8, 6, 0, 0],
    paid: [3000, 2000, 0, 0],
  },
  {
    event: "score",
    seat: null,
    outlaw: "belle-starr",
    reward: 1000,
    points: [0, 0, 0, 0],
    paid: [0, 0, 0, 0],
  },
  { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.2", paid: [6000, 0, 0, 0] },
  { event: "duel", seat: 0, card: "fastest-gun", hit: false },
  { event: "winner", seat: 3 },
];
const SPOTS = [
  "hand",
  "supply",
  "discards",
  ...[0, 1, 2, 3].map((seat) => `seat-${seat}`),
  ...OUTLAWS.map((outlaw) => `poster-${outlaw}`),
];

const moved = (seat: number, ...events: Event[]): EntryOut =>
  entry(7, "move", { seat, happened: events.map((each) => ({ ...each })) });
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
  for (const name of names) expect(EVENTS.map(({ event }) => event)).toContain(name);
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
    expect(
      flown({ event: "draw", seat: 0, cards: ["billy-the-kid", "hideout"] }).map(
        ({ from, to, face }) => [from, to, face?.kind],
      ),
    ).toEqual([
      ["supply", "hand", "billy-the-kid"],
      ["supply", "hand", "hideout"],
    ]);
    expect(flown({ event: "draw", seat: 3, cards: [null, null] })).toEqual([
      { from: "supply", to: "seat-3", face: undefined, number: 2 },
    ]);
    expect(flown({ event: "take", seat: 3, card: null })[0]?.face).toBeUndefined();
  });

  it("lay cards to the poster, all of them", () => {
    const [only] = flown({ event: "lay", seat: 1, outlaw: "jesse-james", number: 3, added: 2000 });
    expect(only).toMatchObject({ from: "seat-1", to: "poster-jesse-james", number: 3 });
  });

  it("of a card of nobody begin with whoever moved", () => {
    expect(flown({ event: "spent", seat: null, card: "most-wanted" })[0]).toMatchObject({
      from: "seat-3",
      to: "discards",
    });
  });
});

describe("cues", () => {
  const heard = (...events: Event[]) => cues!(moved(1, ...events), 0);
  it("say a hit and a miss, and coins only where somebody is paid", () => {
    expect(
      heard(
        { event: "aim", seat: 3, card: "fastest-gun" },
        { event: "shot", seat: 3, card: "billy-the-kid", hit: true },
      ),
    ).toEqual(["hit"]);
    expect(
      heard(
        { event: "shot", seat: 3, card: "most-wanted", hit: false },
        { event: "wasted", seat: 3, card: "bank-robbery" },
      ),
    ).toEqual(["miss", "lay"]);
    expect(
      heard({
        event: "score",
        seat: null,
        outlaw: "jesse-james",
        reward: 6000,
        points: [8, 6, 0, 0],
        paid: [3000, 2000, 0, 0],
      }),
    ).toEqual(["coins"]);
    expect(
      heard({
        event: "score",
        seat: null,
        outlaw: "belle-starr",
        reward: 1000,
        points: [0, 0, 0, 0],
        paid: [0, 0, 0, 0],
      }),
    ).toEqual([]);
  });
  it("are heard once", () => {
    expect(
      heard(
        { event: "dealt", seat: 0, cards: ["billy-the-kid"] },
        { event: "dealt", seat: 1, cards: [null] },
        { event: "dealt", seat: 2, cards: [null] },
      ),
    ).toEqual(["draw"]);
  });
});

describe("arrow", () => {
  it("goes from who acts to whom or to which poster", () => {
    expect(
      arrow([moved(3, { event: "hide", seat: 3, other: 1, outlaw: "butch-cassidy" })], sitting),
    ).toEqual({
      from: "seat-3",
      to: "seat-1",
    });
    expect(
      arrow(
        [moved(1, { event: "lay", seat: 1, outlaw: "jesse-james", number: 3, added: 2000 })],
        sitting,
      )?.to,
    ).toBe("poster-jesse-james");
    expect(
      arrow(
        [
          moved(
            3,
            { event: "ask", seat: 3, outlaw: "butch-cassidy", direction: "right" },
            { event: "give", seat: 2, outlaw: "butch-cassidy", to: 3 },
          ),
        ],
        sitting,
      ),
    ).toEqual({
      from: "seat-3",
      to: "seat-2",
    });
  });
  it("is gone with the next move, and when it was taken back", () => {
    const lay = moved(1, { event: "lay", seat: 1, outlaw: "jesse-james", number: 3, added: 2000 });
    expect(
      arrow(
        [
          lay,
          moved(1, { event: "discard", seat: 1, card: "wes-hardin" }, { event: "turn", seat: 2 }),
        ],
        sitting,
      ),
    ).toBeNull();
    expect(arrow([lay, entry(8, "undo")], sitting)).toBeNull();
    expect(arrow([lay, entry(8, "chat")], sitting)).not.toBeNull();
  });
  it("is not drawn for what one lays oneself", () => {
    expect(
      arrow(
        [moved(0, { event: "lay", seat: 0, outlaw: "jesse-james", number: 3, added: 2000 })],
        sitting,
      ),
    ).toBeNull();
  });
});
