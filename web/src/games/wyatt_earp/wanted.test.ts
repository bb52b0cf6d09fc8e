import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../state/app";
import { entry } from "../../testing/messages";
import type { NowOut, WyattEarpMove, WyattEarpOutlaw } from "../../wire/types";
import { LANGUAGES } from "../../wire/types";
import { wordsOfGame } from "../../testing/catalogue";
import { aboutCard, aboutGroup, aboutPoster, aboutSupply } from "./help";
import { labels } from "./labels";
import { read, waysOf } from "./played";
import recorded from "./recorded.json";
import { groupsOf, nameOf, viewOf } from "./view";
import { wanted } from "./wanted";

const moments = recorded as unknown as Record<keyof typeof recorded, NowOut>;
const NAMES = ["Wyatt", "Anna", "Bram", "Cleo"];
const LETTERS = ["Wy", "An", "Br", "Cl"];

beforeEach(() => {
  words.lang = "en";
  words.games = { "wyatt-earp": wordsOfGame("wyatt-earp", "en") };
});

function poster(now: NowOut, chosen: string | null, outlaw: string) {
  return wanted(now, chosen, NAMES, LETTERS, [], false).find((found) => found.outlaw === outlaw)!;
}
const shown = (now: NowOut, chosen: string | null, outlaw: string) =>
  poster(now, chosen, outlaw).cells.map(({ who, points, share }) => [who, points, share ?? ""]);

describe("posters", () => {
  it("say what the chosen move brings to everybody", () => {
    const chosen = "lay 3 jesse-james";
    expect(shown(moments.shares, null, "jesse-james")).toEqual([
      ["An", 4, ""],
      ["Br", 0, ""],
      ["You", 2, ""],
    ]);
    expect(shown(moments.shares, chosen, "jesse-james")).toEqual([
      ["An", 4, "$2k"],
      ["Br", 0, ""],
      ["You", 8, "$3k"],
    ]);
    const after = poster(moments.shares, chosen, "jesse-james");
    expect(after.preview).toBe("+$2,000");
    expect(after.facts.join(", ")).toContain("reward $5,000, with $2,000 more");
  });

  it("say what a theft takes from another", () => {
    const chosen = "choose bob-dalton of 3";
    const before = shown(moments.theft, null, "bob-dalton");
    const after = shown(moments.theft, chosen, "bob-dalton");
    expect(after[1]![1]).toBe((before[1]![1] as number) - 2);
    expect(poster(moments.theft, chosen, "bob-dalton").preview).toBe("−2 points");
    expect(shown(moments.theft, chosen, "wes-hardin")).toEqual(
      shown(moments.theft, null, "wes-hardin"),
    );
  });

  it("are named by letters for who looks on", () => {
    const now = { ...moments.theft, view: { ...moments.theft.view, seat: -1 } };
    expect(poster(now, null, "bob-dalton").cells.map(({ who }) => who)).toEqual([
      "An",
      "Br",
      "Cl",
      "Wy",
    ]);
  });
});

describe("help", () => {
  it.each(LANGUAGES)("has a sentence for every card, and a clause: %s", (lang) => {
    words.lang = lang;
    words.games = { "wyatt-earp": wordsOfGame("wyatt-earp", lang) };
    for (let kind = 0; nameOf(kind); kind++) {
      const about = aboutCard(nameOf(kind));
      expect(about.title).not.toBe(nameOf(kind));
      expect(about.lines[0]).toContain(" ");
      expect(about.rules?.length).toBeGreaterThan(0);
    }
    const view = viewOf(moments.theft);
    const group = groupsOf(view, 1).find(({ signs }) => signs.length > 0)!;
    const all = [
      aboutSupply(view),
      aboutGroup(group, "Anna", "2"),
      aboutPoster("jesse-james", []),
    ].flatMap(({ lines }) => lines);
    for (const line of all) expect(line).not.toMatch(/[{}]|undefined|^aim_|^$/);
  });

  it("links to clauses that exist", async () => {
    const { readFileSync } = await import("node:fs");
    const digest = readFileSync("../src/deadwood/games/wyatt_earp/digest.toml", "utf-8");
    const cards = ["jesse-james", "photo-jesse-james", "hideout", "wyatt-earp", "most-wanted"];
    const more = ["bank-robbery", "stagecoach-robbery", "fastest-gun"];
    const rules = [...cards, ...more].flatMap((name) => aboutCard(name).rules ?? []);
    rules.push(...(aboutPoster("jesse-james", []).rules ?? []));
    for (const rule of rules) expect(digest).toContain(`"${rule}" =`);
  });
});

const made = (move: WyattEarpMove): ReturnType<typeof read> =>
  read({ move: "", made: { ...move }, words: "", brings: {}, gains: "" });

it("moves say what is put down, and about whom", () => {
  const lay = made({ move: "lay", outlaw: "jesse-james", count: 3 });
  expect(lay).toMatchObject({ act: "lay", number: 3, outlaw: "jesse-james", card: "jesse-james" });
  const target = made({ move: "target", seat: 1, outlaw: "wes-hardin" });
  expect(target).toMatchObject({ act: "choose", seat: 1 });
  const place = made({ move: "place", outlaw: "wes-hardin" });
  expect(place).toMatchObject({ act: "choose", seat: -1, outlaw: "wes-hardin" });
  const asks = made({ move: "found-ask", outlaw: "bob-dalton", direction: "right" });
  expect(asks).toMatchObject({ act: "ask", found: true, outlaw: "bob-dalton" });
  const photo = made({ move: "play-photo", outlaw: "bob-dalton" });
  expect(photo).toMatchObject({ act: "play", outlaw: "bob-dalton", card: "photo-bob-dalton" });
  expect(made({ move: "earp-search" })).toMatchObject({ act: "earp", card: "wyatt-earp" });
  expect(made({ move: "found-shoot-bank" })).toMatchObject({ card: "bank-robbery", found: true });
  expect(waysOf("jesse-james", 2)).toEqual([{ move: "lay", outlaw: "jesse-james", count: 2 }]);
  expect(waysOf("hideout", 1)).toEqual([{ move: "shoot-hideout" }]);
});

describe("the account", () => {
  it("says what each hand paid to everybody", () => {
    const players = viewOf(moments.theft).players;
    const score = (outlaw: WyattEarpOutlaw, ...paid: number[]): Record<string, unknown> => ({
      event: "score",
      seat: null,
      outlaw,
      reward: 5000,
      points: Array<number>(players).fill(4),
      paid,
    });
    const entries = [
      entry(1, "dealt", { happened: [{ event: "deal", seat: 0, hand: 1 }] }),
      entry(2, "move", {
        happened: [
          score("belle-starr", 3000, 1000, 0, 0),
          score("billy-the-kid", 0, 2000, 0, 0),
          { event: "deal", seat: 1, hand: 2 },
        ],
      }),
    ];
    const account = labels.account!(entries, moments.theft);
    expect(account.map(({ title, brought }) => [title, ...brought])).toEqual([
      ["Hand 1", 3000, 3000, 0, 0],
      ["Hand 2", 0, 0, 0, 0],
    ]);
    expect(account[0]!.write(3000)).toBe("$3,000");
  });
});
