import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../state/app";
import { entry } from "../../testing/messages";
import { type BangEvent, type EntryOut, type NowOut } from "../../wire/types";
import { viewOf } from "./cards";
import { wordsOfGame } from "../../testing/catalogue";
import { arrow, cues, flights, wounds } from "./deeds";
import recorded from "./recorded.json";

const moments = recorded.moments as unknown as Record<string, NowOut>;
const events = recorded.events as unknown as Record<string, BangEvent[]>;

beforeEach(() => {
  words.lang = "en";
  words.games = { bang: wordsOfGame("bang", "en") };
});

const move = (...told: BangEvent[]): EntryOut =>
  entry(1, "move", { happened: told.map((each) => ({ ...each })) });
/** The cards that an event speaks of. */
const cardsOf = (event: BangEvent): unknown[] =>
  "cards" in event ? event.cards : "card" in event ? [event.card] : [];
const at = (question: string): NowOut => moments[question] as NowOut;

describe("Cards travel", () => {
  it("to somebody else as backs, to oneself with their faces", () => {
    expect(
      flights(
        move({ event: "draw", seat: 1, card: null }, { event: "draw", seat: 1, card: null }),
        0,
      ),
    ).toEqual([
      { from: "talon", to: "seat-1", number: 1 },
      { from: "talon", to: "seat-1", number: 1 },
    ]);
    const [own] = flights(move({ event: "draw", seat: 1, card: "bang-2d" }), 1);
    expect(own).toMatchObject({ from: "talon", to: "hand", face: { kind: "bang" } });
  });

  it("from a hand to the discards, blue ones to a seat", () => {
    expect(flights(move({ event: "play", seat: 2, card: "bang-2d", target: 0 }), 2)).toMatchObject([
      { from: "hand", to: "discards" },
    ]);
    expect(
      flights(move({ event: "play", seat: 2, card: "mustang-8h", target: null }), 0),
    ).toMatchObject([{ from: "seat-2", to: "seat-2", face: { kind: "mustang" } }]);
    expect(flights(move({ event: "play", seat: 1, card: "jail-js", target: 3 }), -1)).toMatchObject(
      [{ from: "seat-1", to: "seat-3", face: { kind: "jail" } }],
    );
  });

  it("from hand to hand, unknown to third parties", () => {
    expect(flights(move({ event: "take", seat: 1, victim: 2, card: null }), 0)).toEqual([
      { from: "seat-2", to: "seat-1", number: 1 },
    ]);
    expect(flights(move({ event: "take", seat: 1, victim: 2, card: "bang-2d" }), 2)).toMatchObject([
      { from: "hand", to: "seat-1", face: { kind: "bang" } },
    ]);
  });

  it("never with a face that was not told", () => {
    for (const samples of Object.values(events))
      for (const event of samples)
        for (const seat of [event.seat ?? -1, -1])
          for (const flight of flights(move(event), seat)) {
            if (event.event !== "passes-on" && !cardsOf(event).some((card) => card !== null))
              expect(flight.face).toBeUndefined();
            expect(`${flight.from} ${flight.to}`).not.toContain("--1");
          }
  });

  it("for every event that moves cards", () => {
    const source = readFileSync("../src/deadwood/games/bang/schema.py", "utf-8");
    const moving = [...source.matchAll(/\bevent\("([a-z-]+)".*"cards?"/g)].map(
      (found) => found[1] ?? "",
    );
    expect(moving.length).toBeGreaterThan(20);
    // these show or name a card that lies where it lay, or goes on from the discards
    const still = ["show", "look", "counts", "on-top", "resolved"];
    for (const name of moving.filter((found) => !still.includes(found))) {
      const samples = events[name] ?? [];
      expect(samples.length, name).toBeGreaterThan(0);
      for (const event of samples)
        if (cardsOf(event).length > 0 || !name.startsWith("haul"))
          expect(flights(move(event), -1).length, name).toBeGreaterThan(0);
    }
  });
});

it("is heard once each, in order", () => {
  const told = move(
    { event: "play", seat: 0, card: "bang-2d", target: 1 },
    { event: "lose", seat: 1, lives: 1 },
    { event: "draw", seat: 1, card: null },
    { event: "draw", seat: 1, card: null },
  );
  expect(cues(told)).toEqual(["lay", "hit", "draw"]);
  expect(
    cues(move({ event: "missed", seat: 1, card: "missed-3s" }, { event: "dodged", seat: 1 })),
  ).toEqual(["miss"]);
  expect(cues(entry(1, "dealt", { happened: [{ event: "sheriff", seat: 0 }] }))).toEqual(["star"]);
});

describe("The arrow", () => {
  it("goes from who shoots to who is shot at", () => {
    const now = at("dodge");
    const [target, source] = viewOf(now).pending.at(-1)?.[1] ?? [];
    expect(arrow([], now)).toEqual({ from: `seat-${source}`, to: `seat-${target}` });
  });

  it("else shows what the last move did to somebody", () => {
    const now = at("play");
    const first = move({ event: "play", seat: 0, card: "bang-2d", target: 2 });
    expect(arrow([first], now)).toEqual({ from: "seat-0", to: "seat-2" });
    expect(arrow([first, move({ event: "draw", seat: 1, card: null })], now)).toBeNull();
    expect(arrow([move({ event: "take-discard", seat: 1, card: "bang-2d" })], now)).toBeNull();
    expect(arrow([first], at("over"))).toBeNull();
  });
});

it("knows who was wounded by the last move", () => {
  const told = [
    move({ event: "lose", seat: 3, lives: 1 }),
    move({ event: "lose", seat: 1, lives: 1 }, { event: "lose", seat: 1, lives: 2 }),
  ];
  expect(wounds(told)).toEqual(new Map([[1, 3]]));
});
