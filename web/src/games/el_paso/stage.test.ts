import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../state/app";
import { TableStore } from "../../state/table.svelte";
import { table, update } from "../../testing/messages";
import type { ElPasoView, NowOut } from "../../wire/types";
import { wordsOfGame } from "../../testing/catalogue";
import { parts } from "./parts";
import { texts, thingName } from "./labels";
import recorded from "./recorded.json";
import { card, tile, viewOf } from "./things";
import { eventually } from "../../testing/eventually";

const moments = recorded as unknown as Record<keyof typeof recorded, NowOut>;
const NAMES = ["Anna", "Bram", "Cleo", "Dirk", "Eva"];

beforeEach(() => {
  words.lang = "en";
  words.games = { "el-paso": wordsOfGame("el-paso", "en") };
});

function show(now: NowOut, chosen: string | null = null) {
  const store = new TableStore("K7MQ2X", { url: "ws://x", open: () => ({}) } as never);
  const view = viewOf(now);
  const seats = NAMES.slice(0, view.players).map((name) => ({ name }));
  store.update(
    update(1, 1, {
      seat: view.seat,
      table: table({ game: "el-paso", status: "playing", seats }),
      now,
    }),
    [],
  );
  const pick = vi.fn();
  const why = vi.fn();
  const about = vi.fn();
  const given = { store, now, entries: [], moves: now.moves, chosen, pick, why, about };
  const shown = render(parts.Stage, given);
  const turn = (next: NowOut) => shown.rerender({ ...given, now: next, moves: next.moves });
  return { ...shown, pick, why, about, view, turn };
}

const changed = (now: NowOut, given: Partial<ElPasoView>): NowOut => ({
  ...now,
  view: { ...now.view, ...given },
});
const list = (name: RegExp | string): HTMLElement => screen.getByRole("list", { name });
const textOf = (found: Element | undefined): string =>
  (found?.textContent ?? "").replace(/\s+/g, " ");
/** What is said of it: everything but the print, which is hidden from those who listen. */
const nameOf = (found: Element | undefined): string =>
  found?.querySelector(".visually-hidden")?.textContent ?? "";
const inList = (name: RegExp | string) => within(list(name));

describe("the trail", () => {
  it("has seven towns, and Doc Holliday is in one", () => {
    show(moments.decide);
    const towns = inList("The trail").getAllByRole("listitem");
    expect(towns).toHaveLength(7);
    expect(towns.filter((town) => town.getAttribute("aria-current") === "step")).toHaveLength(1);
    expect(textOf(towns[viewOf(moments.decide).town])).toContain("Doc Holliday is here");
  });

  it("is as long as the board, and tells what a town pays", async () => {
    const { about } = show(
      changed(moments.decide, {
        towns: ["Dodge", "Laredo"],
        rates: [4, 2],
        lots: [
          [true, true, true, true, true, true],
          [true, true, false, true, true, true],
        ],
        marks: [
          [0, 0, 0, 0, 0, 0, 0, 0],
          [3, 3, 3, 3, 3, 3, 3, 3],
        ],
      }),
    );
    const [, laredo] = inList("The trail").getAllByRole("button");
    expect(nameOf(laredo)).toBe("2:1 Laredo, without Gold mine");
    await fireEvent.click(laredo!);
    await eventually(() => expect(about).toHaveBeenCalled());
    expect(about.mock.calls[0]?.[0]).toMatchObject({
      title: "Laredo 2:1",
      rules: ["EP1.4", "EP8.1", "EP8.2"],
    });
  });

  it.each([
    [
      "en",
      "partly reconstructed",
      "Reconstructed, for neither rulebook nor reviews tell: rate, Bank",
    ],
    [
      "de",
      "zum Teil rekonstruiert",
      "Rekonstruiert, denn weder Spielregel noch Rezensionen sagen es: Kurs, Bank",
    ],
    [
      "nl",
      "deels gereconstrueerd",
      "Gereconstrueerd, want spelregels noch recensies zeggen het: koers, Bank",
    ],
  ])(
    "says in %s what of a town is printed, told by reviews and reconstructed",
    async (lang, guessed, told) => {
      words.lang = lang as typeof words.lang;
      words.games = { "el-paso": wordsOfGame("el-paso", lang as typeof words.lang) };
      const { about } = show(moments.decide);
      const stops = list(texts().trail);
      const [deadwood, cheyenne, , , diego] = within(stops).getAllByRole("button");
      expect(nameOf(deadwood)).not.toContain(guessed);
      expect(nameOf(cheyenne)).toContain(guessed);
      expect(textOf(cheyenne)).toContain("4:1?");
      expect(textOf(diego)).toContain("San Diego’");
      await fireEvent.click(cheyenne!);
      await eventually(() => expect(about).toHaveBeenCalled());
      const lines = about.mock.calls[0]?.[0].lines as string[];
      expect(lines.some((line) => line.startsWith(told))).toBe(true);
    },
  );
});

describe("the others", () => {
  it.each([2, 3, 4, 5])("of %i players have a seat each", (players) => {
    const { view } = { view: viewOf(moments.decide) };
    const many = <T>(of: readonly T[], more: T): T[] =>
      Array.from({ length: players }, (_, at) => of[at] ?? more);
    show(
      changed(moments.decide, {
        players,
        loot: many(view.loot, [0, 10]),
        nuggets: many(view.nuggets, 7),
        sizes: many(view.sizes, 6),
        in_town: many(view.in_town, false),
        has_laid: many(view.has_laid, false),
        worth: many(view.worth, 0),
      }),
    );
    expect(inList("The others").getAllByRole("article")).toHaveLength(players - 1);
    if (players === 5)
      expect(textOf(screen.getByRole("article", { name: "Eva" }))).toContain("left, kept 2");
  });

  it("are all there for whoever looks on, and no hand is", () => {
    show({ ...changed(moments.decide, { seat: -1, hand: [], laid: -1 }), moves: [] });
    expect(inList("The others").getAllByRole("article")).toHaveLength(4);
    expect(screen.queryByRole("list", { name: "Your raid cards" })).toBeNull();
  });
});

describe("the hand", () => {
  it("picks the card that is laid, and lets it go again", async () => {
    const { view, pick } = show(moments.decide);
    const cards = inList("Your raid cards").getAllByRole("button");
    expect(cards).toHaveLength(view.hand.length);
    const first = card(view.hand[0] ?? 0);
    await fireEvent.click(cards[0]!);
    expect(pick).toHaveBeenLastCalledWith([`lay ${first.kind}-${first.value}`]);
    expect(nameOf(cards[0])).toMatch(new RegExp(`^${thingName(first)}`));
  });

  it("is not forbidden where it is useless: it is stamped", () => {
    const held = viewOf(moments.decide).hand[0] ?? 0;
    const { kind, value } = card(held);
    const move = `lay ${kind}-${value}`;
    const moves = moments.decide.moves.map((one) =>
      one.move === move ? { ...one, brings: { sheriffs: 1, tile: 0, chance: 0 } } : one,
    );
    const places = [false, false, false, false, false, false];
    show({ ...changed(moments.decide, { places }), moves });
    const found = inList("Your raid cards").getAllByRole("button")[0]!;
    expect(nameOf(found)).toMatch(/No .* here$/);
    expect(found.getAttribute("aria-disabled")).toBe("false");
  });

  it("keeps the focus when a card goes, on the card that is nearest", async () => {
    const { view, turn } = show(moments.decide);
    inList("Your raid cards").getAllByRole("button")[2]!.focus();
    const rest = view.hand.filter((_, at) => at !== 2);
    await turn({ ...changed(moments.decide, { hand: rest, laid: view.hand[2]! }), moves: [] });
    const cards = inList("Your raid cards").getAllByRole("button");
    await eventually(() => expect(document.activeElement).toBe(cards[2]));
    expect(screen.getByText(/^You have laid .* face down\.$/)).toBeTruthy();
  });

  it("tells about a card: by its key, and by the sign beside the chosen one", async () => {
    const { view, about } = show(moments.decide, "lay bank-7");
    const cards = inList("Your raid cards").getAllByRole("button");
    await fireEvent.keyDown(cards[0]!, { key: "i" });
    expect(about.mock.lastCall?.[0].title).toBe(thingName(card(view.hand[0] ?? 0)));
    await fireEvent.click(screen.getByRole("button", { name: "About Bank 7" }));
    expect(about.mock.lastCall?.[0]).toMatchObject({ title: "Bank 7", rules: ["EP3.2", "EP5.3"] });
  });

  it("asks why when it is not our turn", async () => {
    const { pick, why } = show({ ...moments.decide, asked: [1], moves: [] });
    await fireEvent.click(inList("Your raid cards").getAllByRole("button")[0]!);
    expect(pick).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledOnce();
  });
});

describe("the places", () => {
  it("stand for the moves that go there", async () => {
    const { pick } = show(moments.refill);
    const lots = inList("Places of the town").getAllByRole("button");
    expect(lots).toHaveLength(6);
    const at = lots.findIndex((lot) => lot.getAttribute("aria-disabled") === "false");
    await fireEvent.click(lots[at]!);
    expect(pick).toHaveBeenCalledWith([expect.stringMatching(/^draw /)]);
  });

  it("say who vouches for them", async () => {
    const marks = viewOf(moments.decide).marks.map(() => [0, 1, 0, 1, 2, 3, 0, 0]);
    const { about } = show(changed(moments.decide, { marks }));
    const [bank, saloon, mine, cattle] = inList("Places of the town").getAllByRole("button");
    expect([bank, saloon, mine, cattle].map((lot) => textOf(lot!.querySelector(".name")!))).toEqual(
      ["Bank", "Saloon’", "Gold mine?", "Cattle*"],
    );
    expect(nameOf(mine)).toContain("reconstructed");
    mine!.focus();
    await fireEvent.keyDown(mine!, { key: "i" });
    expect(about.mock.lastCall?.[0].lines.at(-1)).toBe(
      "Reconstructed, for neither rulebook nor reviews tell: Gold mine.",
    );
  });

  it("say their tiles, what they need, stock and pile", () => {
    show(changed(moments.decide, { places: [true, true, true, true, true, false] }));
    const [, saloon, , , , horses] = inList("Places of the town").getAllByRole("button");
    expect(nameOf(saloon)).toMatch(/^Saloon, .*six needed, .*to draw/);
    expect(nameOf(horses)).toMatch(/No horses here/);
  });
});

describe("the dice", () => {
  it("tell the odds in words", () => {
    const { unmount } = show(changed(moments.decide, { stars: 2, roll: [0, 1, 2], risk: [4, 27] }));
    expect(screen.getByText("4 in 27")).toBeTruthy();
    expect(screen.getByRole("img", { name: "star, brand, six" })).toBeTruthy();
    unmount();
    show(changed(moments.decide, { stars: 5 }));
    expect(screen.getByText("the sheriffs are here!")).toBeTruthy();
  });
});

describe("leaving", () => {
  it("shows what it brings, tile by tile", () => {
    const now = changed(moments.decide, {
      loot: [[4, 13], [], [], []],
      places: [false, true, true, true, true, true],
      rate: 4,
      worth: [6, 0, 0, 0],
    });
    const moves = now.moves
      .filter((one) => one.move === "leave")
      .map((one) => ({ ...one, brings: { sale: 6, keep: 2 } }));
    show({ ...now, moves });
    const ledger = screen.getByRole("region", { name: "Your loot" });
    expect(textOf(ledger)).toMatch(/Sell 4:1.*5 ÷ 4.*\+1/);
    expect(textOf(ledger)).toMatch(/Sell 1:1.*not here.*\+5/);
    expect(textOf(ledger)).toContain("keep up to 2");
    expect(textOf(ledger)).toMatch(/\+6.*0 → 6/);
    expect(textOf(ledger)).toContain("your 2 tiles, worth 10, are at risk");
  });

  it("shows before leaving what keeping each tile would cost", () => {
    const now = changed(moments.decide, { loot: [[4, 13], [], [], []], worth: [6, 0, 0, 0] });
    const [high, low] = [tile(4), tile(13)];
    const costs = { [`keep ${high.kind}-${high.value}`]: 1, [`keep ${low.kind}-${low.value}`]: 0 };
    const moves = now.moves
      .filter((one) => one.move === "leave")
      .map((one) => ({ ...one, brings: { sale: 6, keep: 1, ...costs } }));
    const { unmount } = show({ ...now, moves });
    const ledger = within(screen.getByRole("region", { name: "Your loot" }));
    expect(
      ledger.getByRole("img", { name: `${thingName(high)}, keeping it costs 1` }),
    ).toBeTruthy();
    expect(ledger.getByRole("img", { name: `${thingName(low)}, keeping it costs 0` })).toBeTruthy();
    expect(ledger.getByText("−1")).toBeTruthy();
    expect(ledger.getByText(/^Below a tile/)).toBeTruthy();
    unmount();
    show({ ...now, moves: [] }); // not our turn: nothing is said of it
    expect(screen.queryByText(/^Below a tile/)).toBeNull();
  });

  it("asks what to keep, and says what each tile costs", async () => {
    const { view, pick } = show(moments.keep);
    const tiles = inList(/^Your tiles/).getAllByRole("button");
    expect(tiles).toHaveLength(view.loot[view.seat]?.length ?? 0);
    const first = tile(view.loot[view.seat]?.[0] ?? 0);
    expect(nameOf(tiles[0])).toMatch(new RegExp(`^${thingName(first)}: costs`));
    await fireEvent.click(tiles[0]!);
    expect(pick).toHaveBeenLastCalledWith([`keep ${first.kind}-${first.value}`]);
  });
});
