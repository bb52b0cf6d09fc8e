import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../../state/app";
import { wordsOfGame } from "../../../testing/catalogue";
import { entry, now, seat } from "../../../testing/messages";
import { LANGUAGES, type EntryOut, type WyattEarpEvent } from "../../../wire/types";
import { momentsOf } from ".";
import { handOf } from "./told";

const NOW = now();
const SEATS = ["Anna", "Bram", "Cleo"].map((name, at) => seat(at, { name }));

function said(n: number, ...happened: WyattEarpEvent[]): EntryOut {
  return entry(n, "move", { happened: happened as unknown as Record<string, unknown>[] });
}

/** Two hands; in the second everybody is after Jesse James, and Bram after Belle Starr. */
const GAME: EntryOut[] = [
  said(
    1,
    { event: "deal", seat: 0, hand: 1 },
    { event: "lay", seat: 1, outlaw: "jesse-james", number: 4, added: 4000 },
    { event: "hand-over", seat: 1, why: "went-out" },
    {
      event: "score",
      seat: null,
      outlaw: "jesse-james",
      reward: 6000,
      points: [0, 8, 0],
      paid: [0, 6000, 0],
    },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.3", paid: [0, 6000, 0] },
    { event: "deal", seat: 1, hand: 2 },
  ),
  said(
    2,
    { event: "lay", seat: 0, outlaw: "jesse-james", number: 4, added: 4000 },
    { event: "lay", seat: 1, outlaw: "jesse-james", number: 3, added: 3000 },
    { event: "place", seat: 1, card: "fastest-gun", outlaw: "jesse-james", added: 1000 },
    { event: "lay", seat: 1, outlaw: "belle-starr", number: 3, added: 3000 },
    { event: "photo", seat: 1, outlaw: "belle-starr", added: 1000 },
    { event: "hide", seat: 2, other: 1, outlaw: "belle-starr" },
  ),
  said(
    3,
    { event: "outgunned", seat: 1, outlaw: "jesse-james" },
    { event: "steal", seat: 0, other: 1, outlaw: "jesse-james" },
    { event: "lay", seat: 2, outlaw: "jesse-james", number: 1, added: 1000 },
    { event: "hand-over", seat: 2, why: "went-out" },
    {
      event: "score",
      seat: null,
      outlaw: "belle-starr",
      reward: 3000,
      points: [0, 0, 0],
      paid: [0, 0, 0],
    },
    { event: "share", seat: null, outlaw: "belle-starr", rule: "WE12.2", paid: [0, 0, 0] },
    {
      event: "score",
      seat: null,
      outlaw: "jesse-james",
      reward: 9000,
      points: [8, 4, 2],
      paid: [6000, 3000, 0],
    },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.4", paid: [2000, 0, 0] },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.4", paid: [0, 1000, 0] },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.4", paid: [1000, 0, 0] },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.4", paid: [0, 1000, 0] },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.4", paid: [1000, 0, 0] },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.4", paid: [0, 1000, 0] },
    { event: "share", seat: null, outlaw: "jesse-james", rule: "WE12.4", paid: [1000, 0, 0] },
    { event: "deal", seat: 2, hand: 3 },
    { event: "lay", seat: 0, outlaw: "jesse-james", number: 3, added: 3000 },
  ),
];

beforeEach(() => {
  words.lang = "en";
  words.games = { "wyatt-earp": wordsOfGame("wyatt-earp", "en") };
});

describe("the end of a hand", () => {
  it("is told by the log alone: what lay there, what it paid, what everybody had", () => {
    const hand = handOf(GAME, 3)!;
    expect(hand).toMatchObject({ number: 2, ender: 2, before: [0, 6000, 0], winner: -1 });
    const [starr, james] = hand.posters;
    expect(starr!.laid[1]).toEqual({ cards: 3, signs: ["camera"], isHidden: true });
    expect(james!.laid.map(({ cards, signs }) => [cards, signs])).toEqual([
      [4, []],
      [2, []],
      [1, []],
    ]);
    expect(james!).toMatchObject({ reward: 9000, points: [8, 4, 2], money: [6000, 3000, 0] });
    expect(james!.rounds).toHaveLength(7);
    expect(handOf(GAME.slice(0, 2), 3)).toBeNull();
  });

  it("is told poster by poster, in no more time than the table gives it", () => {
    const [made] = momentsOf({ entries: GAME, seats: SEATS, now: NOW, seat: 0 });
    expect(made!.title).toBe("End of hand 2");
    expect(made!.steps.map(({ text }) => text)).toEqual([
      "Cleo goes out. The hand is over.",
      "Nobody is after Belle Starr. Poster 1 of 2.",
      "Bram and you share Jesse James: you $6,000, Bram $3,000. Poster 2 of 2.",
    ]);
    const lasts = made!.steps.reduce((sum, step) => sum + step.lasts, 0);
    expect(lasts).toBeLessThanOrEqual(800 + 2 * 1600);
    expect(momentsOf({ entries: GAME.slice(0, 2), seats: SEATS, now: NOW, seat: 0 })).toEqual([]);
  });

  it.each(LANGUAGES)("has all its words in %s, also for who looks on", (lang) => {
    words.lang = lang;
    words.games = { "wyatt-earp": wordsOfGame("wyatt-earp", lang) };
    for (const me of [-1, 0, 2]) {
      const [made] = momentsOf({ entries: GAME, seats: SEATS, now: NOW, seat: me });
      for (const { text } of made!.steps) expect(text).not.toMatch(/undefined|page-|\{/);
    }
  });
});
