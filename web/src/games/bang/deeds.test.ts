import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../state/app";
import { entry } from "../../testing/messages";
import { BANG_KIND_OF, BANG_KINDS, type EntryOut, type NowOut } from "../../wire/types";
import { viewOf } from "./cards";
import { wordsOfGame } from "../../testing/catalogue";
import { arrow, cues, flights, wounds, type Event } from "./deeds";
import recorded from "./recorded.json";

const moments = recorded.moments as unknown as Record<string, NowOut>;
const events = recorded.events as unknown as Record<string, Event[]>;

beforeEach(() => {
  words.lang = "en";
  words.games = { bang: wordsOfGame("bang", "en") };
});

const move = (...told: Event[]): EntryOut => entry(1, "move", { events: told });
const at = (question: string): NowOut => moments[question] as NowOut;

describe("Cards travel", () => {
  it("to somebody else as backs, to oneself with their faces", () => {
    expect(flights(move(["draw", 1, [-1]], ["draw", 1, [-1]]), 0)).toEqual([
      { from: "talon", to: "seat-1", number: 1 },
      { from: "talon", to: "seat-1", number: 1 },
    ]);
    const [own] = flights(move(["draw", 1, [4]]), 1);
    expect(own).toMatchObject({ from: "talon", to: "hand", face: { kind: "bang" } });
  });

  it("from a hand to the discards, blue ones to a seat", () => {
    expect(flights(move(["play", 2, [4, 0]]), 2)).toMatchObject([{ from: "hand", to: "discards" }]);
    expect(flights(move(["play", 2, [70, -1]]), 0)).toMatchObject([
      { from: "seat-2", to: "seat-2", face: { kind: "mustang" } },
    ]);
    const jail = BANG_KIND_OF.findIndex((kind) => BANG_KINDS[kind] === "jail");
    expect(flights(move(["play", 1, [jail, 3]]), -1)).toMatchObject([
      { from: "seat-1", to: "seat-3", face: { kind: "jail" } },
    ]);
  });

  it("from hand to hand, unknown to third parties", () => {
    expect(flights(move(["take", 1, [2, -1]]), 0)).toEqual([
      { from: "seat-2", to: "seat-1", number: 1 },
    ]);
    expect(flights(move(["take", 1, [2, 4]]), 2)).toMatchObject([
      { from: "hand", to: "seat-1", face: { kind: "bang" } },
    ]);
  });

  it("never with a face that was not told", () => {
    for (const samples of Object.values(events))
      for (const event of samples)
        for (const seat of [event[1], -1])
          for (const flight of flights(move(event), seat)) {
            if (event[0] !== "passes-on" && !event[2].some((value) => value >= 0))
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
        if (event[2].length > 1 || !name.startsWith("haul"))
          expect(flights(move(event), -1).length, name).toBeGreaterThan(0);
    }
  });
});

it("is heard once each, in order", () => {
  const told = move(["play", 0, [4, 1]], ["lose", 1, [1]], ["draw", 1, [-1]], ["draw", 1, [-1]]);
  expect(cues(told)).toEqual(["lay", "hit", "draw"]);
  expect(cues(move(["missed", 1, [26]], ["dodged", 1, []]))).toEqual(["miss"]);
  expect(cues(entry(1, "dealt", { events: [["sheriff", 0, []]] }))).toEqual(["star"]);
});

describe("The arrow", () => {
  it("goes from who shoots to who is shot at", () => {
    const now = at("dodge");
    const [target, source] = viewOf(now).pending.at(-1)?.[1] ?? [];
    expect(arrow([], now)).toEqual({ from: `seat-${source}`, to: `seat-${target}` });
  });

  it("else shows what the last move did to somebody", () => {
    const now = at("play");
    const first = move(["play", 0, [4, 2]]);
    expect(arrow([first], now)).toEqual({ from: "seat-0", to: "seat-2" });
    expect(arrow([first, move(["draw", 1, [-1]])], now)).toBeNull();
    expect(arrow([move(["take-discard", 1, [4]])], now)).toBeNull();
    expect(arrow([first], at("over"))).toBeNull();
  });
});

it("knows who was wounded by the last move", () => {
  const told = [move(["lose", 3, [1]]), move(["lose", 1, [1]], ["lose", 1, [2]])];
  expect(wounds(told)).toEqual(new Map([[1, 3]]));
});
