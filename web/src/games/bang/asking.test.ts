import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../state/app";
import { wordsOfGame } from "../../testing/catalogue";
import type { BangView, MoveOut, NowOut } from "../../wire/types";
import { asking } from "./asking";
import { BANG_CARDS, BANG_CHARACTERS } from "../../wire/types";
import recorded from "./recorded.json";

const moments = recorded.moments as unknown as Record<string, NowOut>;
const NAMES = ["Anna", "Ben", "Cleo", "Dirk", "Eva"];

beforeEach(() => {
  words.lang = "en";
  words.games = { bang: wordsOfGame("bang", "en") };
});

const card = (name: (typeof BANG_CARDS)[number]): number => BANG_CARDS.indexOf(name);
const made = (move: string, name: string, text: string): MoveOut => ({
  move: text,
  made: { move, card: name },
  words: text,
  brings: {},
  gains: "",
});
const PASS: MoveOut = {
  move: "pass",
  made: { move: "pass" },
  words: "pass",
  brings: {},
  gains: "",
};
const DRAW: MoveOut = {
  move: "draw",
  made: { move: "draw" },
  words: "draw",
  brings: {},
  gains: "",
};
const MISSED = ["missed-2s", "missed-3s", "missed-4s", "missed-5s"] as const;
const missed = MISSED.map((name) => made("play", name, `play ${name}`));

/** A Barrel before every seat. */
const barrels = Array<number[]>(5).fill([card("barrel-qs")]);

/** A shot at a seat, at one of its questions. */
function shot(question: string, more: object, view: Partial<BangView>, moves: MoveOut[]): NowOut {
  const base = moments["dodge"] as NowOut;
  const seen = base.view as unknown as BangView;
  const { source } = base.asks!;
  const open = [
    { question: "resolved", card: "bang-2d" },
    { question, player: seen.seat, source, ...more },
  ];
  return { ...base, question, open, view: { ...seen, ...view }, moves } as unknown as NowOut;
}

describe("What is done to us", () => {
  it("says who shoots, not that he hits; and four equal cards are one answer", () => {
    const now = shot("dodge", { needed: 1 }, {}, [PASS, ...missed]);
    const found = asking(now, NAMES)!;
    expect(found.title).toMatch(/ shoots at you$/);
    expect(found.who).not.toBe("");
    expect(found.lines.join()).toMatch(/reaches \d/);
    expect(found.choices.map(({ name, number, quiet }) => [name, number, quiet])).toEqual([
      ["Missed!", 4, undefined],
      ["Take it", undefined, true],
    ]);
    expect(found.choices[0]!.moves).toEqual(missed.map(({ move }) => move));
    expect(found.choices[1]!.note).toMatch(/→ \d|eliminated/);
  });

  it("offers with the Barrel what could be played once it is declined: one press", () => {
    const hand = MISSED.slice(0, 2).map(card);
    const now = shot("barrel", { needed: 1, draws: 1 }, { hand, tables: barrels }, [DRAW, PASS]);
    const { choices } = asking(now, NAMES)!;
    expect(choices.map(({ name }) => name)).toEqual(["Barrel", "Missed!", "Take it"]);
    const later = shot("dodge", { needed: 1 }, { hand }, [PASS, ...missed.slice(0, 2)]);
    expect(choices[1]!.moves).toEqual(["pass"]);
    expect(choices[1]!.then!(later)).toBe("play missed-2s");
    expect(choices[2]!.then!(later)).toBe("pass");
  });

  it("offers no Missed! where two are needed and one is held", () => {
    const now = shot(
      "barrel",
      { needed: 2, draws: 1 },
      { hand: [card("missed-2s")], tables: barrels },
      [DRAW, PASS],
    );
    expect(asking(now, NAMES)!.choices.map(({ name }) => name)).toEqual(["Barrel", "Take it"]);
  });

  it("does not decline a life that a card could save without asking", () => {
    const now = shot("barrel", { needed: 1, draws: 1 }, { hand: [card("beer-6h")] }, [DRAW, PASS]);
    const found = asking(now, NAMES)!;
    expect(found.note).toMatch(/Beer/);
    const take = found.choices.at(-1)!;
    const save = shot("save", { number: 1 }, {}, [PASS, made("play", "beer-6h", "play beer-6h")]);
    expect(take.then!(save)).toBeNull();
    expect(take.then!({ ...save, moves: [PASS] })).toBe("pass");
    expect(take.then!({ ...save, question: "play" })).toBeNull();
  });

  it("shows a power among the answers", () => {
    const seen = moments["dodge"]!.view as unknown as BangView;
    const characters = [...seen.characters];
    characters[seen.seat] = BANG_CHARACTERS.indexOf("jourdonnais");
    const now = shot("barrel", { needed: 1, draws: 1 }, { characters, hand: [] }, [DRAW, PASS]);
    expect(asking(now, NAMES)!.choices[0]).toMatchObject({
      name: "Jourdonnais",
      person: "jourdonnais",
    });
    characters[seen.seat] = BANG_CHARACTERS.indexOf("calamity-janet");
    const janet = shot("dodge", { needed: 1 }, { characters }, [
      PASS,
      made("play", "bang-2d", "play bang-2d"),
    ]);
    expect(asking(janet, NAMES)!.choices[0]!.note).toMatch(/counts as Missed!/);
  });

  it("has something to say in every recorded question of that kind, and else leaves it to the server", () => {
    for (const [question, now] of Object.entries(moments)) {
      const found = asking(now, NAMES);
      const isKnown = ["barrel", "dodge", "save", "duel", "indians"].includes(question);
      expect(found !== null, question).toBe(isKnown);
      if (!found) continue;
      const offered = found.choices.flatMap(({ moves }) => moves);
      for (const { move } of now.moves) expect(offered, question).toContain(move);
    }
  });
});
