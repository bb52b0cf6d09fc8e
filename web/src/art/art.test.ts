import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cardBack } from "./back";
import {
  bullet,
  bulletHole,
  letterOf,
  outlawBadge,
  ROLE_BADGES,
  SUIT_SIGNS,
  tinStar,
} from "./badges";
import { building, buildingSky } from "./buildings";
import { ENTRIES } from "../games";
import { BANG_KINDS, CAST, GAMES, PORTRAITS, WYATT_EARP_CARDS, type GameName } from "../wire/types";
import Card from "./Card.svelte";
import { die } from "./dice";
import { bust, LOOKS, sky } from "./faces";
import Gallery from "./Gallery.svelte";
import { ICONS } from "./icons";
import { monograms } from "./monogram";
import { pictogram, PICTOGRAMS } from "./pictograms";
import Poster from "./Poster.svelte";
import { horizon } from "./towns";
import { brand, planks } from "./wood";
import {
  CHARACTERS,
  FACES,
  LOOT,
  OUTLAWS,
  PEOPLE,
  PHOTOS,
  ROLES,
  SHERIFF_CARDS,
  sign,
  SUITS,
  TOWNS,
  townWord,
} from "./words";

const RULES = join(import.meta.dirname, "../../../src/deadwood/games");

/** Every picture that is a string, by a name of its own. */
function everything(): Record<string, string> {
  const drawn: Record<string, string> = {
    back: cardBack(),
    "bullet-full": bullet(true),
    "bullet-empty": bullet(false),
    hole: bulletHole(),
    "tin-star": tinStar(),
    sky: sky(),
    "building-sky": buildingSky(),
    planks: planks(),
    brand: brand(),
  };
  for (const who of PEOPLE) drawn[`face ${who}`] = bust(who);
  for (const outlaw of OUTLAWS) drawn[`badge ${outlaw}`] = outlawBadge(outlaw);
  for (const role of ROLES) drawn[`role ${role}`] = ROLE_BADGES[role];
  for (const suit of SUITS) drawn[`suit ${suit}`] = SUIT_SIGNS[suit];
  for (const kind of LOOT) drawn[`place ${kind}`] = building(kind);
  for (const face of FACES) drawn[`die ${face}`] = die(face);
  for (const town of TOWNS) drawn[`town ${town}`] = horizon(town);
  for (const [name, icon] of Object.entries(ICONS)) drawn[`icon ${name}`] = icon;
  for (const kind of Object.keys(PICTOGRAMS)) drawn[`pic ${kind}`] = pictogram(kind);
  for (const { name, handbill } of ENTRIES) drawn[`scene ${name}`] = handbill.draw();
  return drawn;
}
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);

afterEach(() => document.getElementById("art-sprite")?.remove());

describe("the words", () => {
  it("of the cards of Wyatt Earp are those of the rules", () => {
    expect([...OUTLAWS, ...PHOTOS, ...SHERIFF_CARDS]).toEqual(WYATT_EARP_CARDS);
  });
  it("of the towns are those of the board", () => {
    const file = join(RULES, "el_paso", "board.toml");
    const names = [...readFileSync(file, "utf8").matchAll(/^name = \["([^"]+)"/gm)];
    expect(names.map((found) => townWord(found[1] ?? ""))).toEqual([...TOWNS]);
  });
  it("read poker signs", () => {
    expect(sign("10s")).toEqual({ rank: "10", suit: "s" });
    expect(sign("qh")).toEqual({ rank: "Q", suit: "h" });
    expect(sign("?")).toBeUndefined();
  });
});

describe("every picture", () => {
  const drawn = everything();
  it.each(Object.keys(drawn))("%s is sound", (name) => {
    const markup = drawn[name] ?? "";
    expect(markup.length).toBeGreaterThan(20);
    expect(markup).not.toMatch(/\sstyle=|NaN|undefined|<script|\son\w+=/);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
      "image/svg+xml",
    );
    expect(parsed.querySelector("parsererror")).toBeNull();
  });
  it("is drawn alike every time", () => {
    expect(everything()).toEqual(drawn);
  });
  it("differs from every other", () => {
    const markups = Object.entries(drawn).map(([, markup]) => markup);
    expect(new Set(markups).size).toBe(markups.length);
  });
  it("has ids of its own", () => {
    const scenes = Object.keys(drawn).filter((name) => name.startsWith("scene"));
    const ids = Object.entries(drawn).flatMap(([, markup]) => idsIn(markup));
    expect(new Set(ids).size).toBe(ids.length);
    expect(scenes).toHaveLength(GAMES.length);
  });
});

describe("faces", () => {
  const shape = (who: (typeof PEOPLE)[number]) => {
    const { hat, tilt, behind, front } = LOOKS[who];
    return JSON.stringify([hat?.[0], tilt, behind, hat ? "" : front]);
  };
  it.each([
    ["outlaws", OUTLAWS],
    ["characters", CHARACTERS],
  ] as const)("of all %s differ in the silhouette", (_, people) => {
    const shapes = people.map(shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
  // So many people need the tone of the hat, too.
  const toned = (who: (typeof PEOPLE)[number]) => JSON.stringify([shape(who), LOOKS[who].hat?.[1]]);
  it.each([
    ["bots", CAST],
    ["townsfolk", PORTRAITS],
  ] as const)("of all %s differ in the silhouette", (_, people) => {
    const shapes = people.map(toned);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
  it("of bots have letters that nobody confuses", () => {
    const names = CAST.map((who) => who.replace(/-/g, " "));
    const letters = names.map((name) => monograms([name])[0]);
    expect(new Set(letters).size).toBe(CAST.length);
    expect(CAST.length).toBeGreaterThanOrEqual(24);
  });
  it("of outlaws come with a letter each", () => {
    expect(new Set(OUTLAWS.map(letterOf)).size).toBe(OUTLAWS.length);
  });
});

describe("colours", () => {
  const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
  it.each([...OUTLAWS, ...LOOT, "sheriff", "brown", "blue", "red"])(
    "there is one for %s",
    (spot) => {
      expect(css).toContain(`[data-ink="${spot}"]`);
    },
  );
  it("are the same at night whether chosen or asked for", () => {
    const block = (start: string) => {
      const from = css.indexOf("{", css.indexOf(start)) + 1;
      return css.slice(from, css.indexOf("}", from)).replace(/\s+/g, " ").trim();
    };
    expect(block(':root:not([data-theme="light"])')).toBe(block(':root[data-theme="dark"]'));
  });
  it("that pictures and components name are all there", () => {
    const sources = import.meta.glob<string>("./*.{ts,svelte}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const named = Object.entries(sources)
      .filter(([file]) => !file.includes(".test."))
      .flatMap(([, text]) => [...text.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1] ?? ""));
    const known = [css, ...Object.entries(sources).map(([, text]) => text)].join("\n");
    for (const token of new Set(named)) expect(known, token).toContain(`${token}:`);
  });
});

describe("monograms", () => {
  it("have two letters and are all different", () => {
    expect(monograms(["Anna", "Bram", "Anton", "Ann", "An", "A", "Österle", "🤠"])).toEqual([
      "An",
      "Br",
      "At",
      "A2",
      "A3",
      "A4",
      "Ös",
      "?2",
    ]);
    const same = monograms(["Bo", "Bo", "Bo", "Bo", "Bo", "Bo", "Bo"]);
    expect(new Set(same).size).toBe(7);
    for (const letters of same) expect([...letters]).toHaveLength(2);
  });
});

describe("components", () => {
  it("show everything without inline styles, with unique ids and every reference met", () => {
    render(Gallery);
    const page = document.body.innerHTML;
    expect(page).not.toMatch(/\sstyle=/);
    const ids = idsIn(page);
    expect(new Set(ids).size).toBe(ids.length);
    for (const used of document.querySelectorAll("use, textPath"))
      expect(ids).toContain(used.getAttribute("href")?.slice(1));
    for (const [, id] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
  it.each([
    ...[...OUTLAWS, ...PHOTOS, ...SHERIFF_CARDS].map((kind) => ["wyatt-earp", kind] as const),
    ...LOOT.map((kind) => ["el-paso", kind] as const),
    ...BANG_KINDS.map((kind) => ["bang", kind] as const),
  ])("%s: %s is a card with a picture and a name", (game, kind) => {
    for (const size of ["base", "mini", "hand", "help"] as const) {
      const { container, unmount } = render(Card, {
        game,
        kind,
        size,
        title: "Its name",
        label: "Spoken",
      });
      expect(container.querySelector("svg")).not.toBeNull();
      expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Spoken");
      if (size !== "mini") expect(container.textContent).toContain("Its name");
      unmount();
    }
  });
  it("a card without a label is decoration, and a back is the same in every game", () => {
    const backs = GAMES.map((game) => {
      const { container } = render(Card, {
        game,
        kind: "back",
        title: "Secret",
        value: 7,
        sign: "as",
      });
      expect(container.querySelector(".card")?.getAttribute("aria-hidden")).toBe("true");
      return container.innerHTML;
    });
    expect(new Set(backs).size).toBe(1);
    expect(backs[0]).not.toContain("Secret");
  });
  it("a card of a game without a face of its own has name, value and picture", () => {
    const card = { game: "whist" as GameName, title: "A deuce", value: 2, label: "Spoken" };
    for (const kind of ["duel", "deuce"]) {
      const { container, unmount } = render(Card, { ...card, kind });
      expect(container.textContent).toMatch(/2.*A deuce/);
      expect(container.querySelector("svg") !== null).toBe(kind === "duel");
      expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Spoken");
      unmount();
    }
  });
  it("every picture of a card has a name of its own, in all games", () => {
    const files = Object.keys(import.meta.glob("../games/*/pictures/*.ts"));
    expect(files).toHaveLength(Object.keys(PICTOGRAMS).length);
  });
  it("a selected card has a tick, a dimmed one has none", () => {
    const card = { game: "bang", kind: "bang", title: "BANG!", sign: "9d" } as const;
    expect(
      render(Card, { ...card, state: "selected" }).container.querySelector(".tick"),
    ).not.toBeNull();
    expect(render(Card, { ...card, state: "dimmed" }).container.querySelector(".tick")).toBeNull();
  });
  it("a poster says points, hideouts, shares and the preview", () => {
    const cells = [
      { who: "An", points: 7, share: "$6k" },
      { who: "Br", points: 0, hidden: true },
      { who: "You", points: 0, mine: true },
    ];
    const { container } = render(Poster, {
      outlaw: "jesse-james",
      name: "Jesse James",
      reward: "$6,000",
      cells,
      preview: "+$2,000",
    });
    const shown = [...container.querySelectorAll(".cell")].map((cell) =>
      cell.textContent?.replace(/\s/g, ""),
    );
    expect(shown).toEqual(["An7$6k", "Br", "You·"]);
    expect(container.querySelectorAll(".cell svg")).toHaveLength(1);
    expect(container.textContent).toContain("+$2,000");
    expect(container.querySelector(".hot")).not.toBeNull();
  });
});
