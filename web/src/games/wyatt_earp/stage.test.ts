import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../state/app";
import { TableStore } from "../../state/table.svelte";
import { entry, table, update } from "../../testing/messages";
import type { MoveOut, NowOut, WyattEarpView, WyattEarpMove } from "../../wire/types";
import type { About } from "../../table/stage";
import { wordsOfGame } from "../../testing/catalogue";
import { read } from "./played";
import recorded from "./recorded.json";
import { lastShot } from "./shot";
import Stage from "./Stage.svelte";
import { handOf, viewOf } from "./view";
import { eventually } from "../../testing/eventually";

const moments = recorded as unknown as Record<keyof typeof recorded, NowOut>;
const NAMES = ["Anna", "Bram", "Cleo", "Dirk"];

class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizes);
  words.lang = "en";
  words.games = { "wyatt-earp": wordsOfGame("wyatt-earp", "en") };
});

function show(now: NowOut, chosen: string | null = null) {
  const store = new TableStore("K7MQ2X", { url: "ws://x", open: () => ({}) } as never);
  const view = viewOf(now);
  const seats = NAMES.slice(0, view.players).map((name) => ({ name }));
  store.update(
    update(1, 1, { seat: view.seat, table: table({ status: "playing", seats }), now }),
    [],
  );
  const pick = vi.fn();
  const why = vi.fn();
  const about = vi.fn();
  const given = { store, now, entries: store.entries, chosen, pick, why, about };
  const shown = render(Stage, { ...given, moves: now.moves });
  return { ...shown, pick, why, about, view };
}

const legal = (move: string, made: WyattEarpMove): MoveOut => ({
  move,
  made: { ...made },
  words: "",
  brings: {},
  gains: "",
});
const lay = (count: number): MoveOut =>
  legal(`lay ${count} jesse-james`, { move: "lay", outlaw: "jesse-james", count });
const hand = (): HTMLElement => screen.getByRole("list", { name: /^Your hand/ });

describe("Stage", () => {
  it.each([2, 3, 4])("shows seven posters and a seat for each of %i players", (players) => {
    const view = { ...viewOf(moments.draw), players } as WyattEarpView;
    view.seat = 0;
    view.turn = 0;
    view.dealer = 0;
    show({ ...moments.draw, view: view as unknown as Record<string, unknown> });
    const posters = screen.getByRole("list", { name: "Wanted posters" });
    expect(within(posters).getAllByRole("button")).toHaveLength(7);
    expect(screen.getAllByRole("article")).toHaveLength(players);
  });

  it("has the piles to draw from", async () => {
    const { pick } = show(moments.draw);
    await fireEvent.click(screen.getByRole("button", { name: /^Draw two/ }));
    expect(pick).toHaveBeenLastCalledWith(["draw supply"]);
    await fireEvent.click(screen.getByRole("button", { name: /^Take this card/ }));
    expect(pick).toHaveBeenLastCalledWith(["draw discard"]);
  });

  it("shows every card of the hand, and picks the moves of the one that is tapped", async () => {
    const { pick, why, view } = show(moments.play);
    const buttons = within(hand()).getAllByRole("button");
    expect(buttons).toHaveLength(handOf(view).length);
    for (const [at, card] of handOf(view).entries()) {
      pick.mockClear();
      why.mockClear();
      const button = buttons[at]!;
      await fireEvent.click(button);
      const [picked, also] = pick.mock.calls[0] as [string[], string[]];
      const plays = moments.play.moves
        .filter((move) => read(move).card === card && read(move).act !== "discard")
        .map(({ move }) => move);
      // What cannot be played can still be discarded; what can be played, too.
      if (plays.length === 0) expect([picked, also]).toEqual([[`discard ${card}`], []]);
      else {
        expect(plays).toEqual(expect.arrayContaining(picked));
        expect(also).toEqual([`discard ${card}`]);
      }
      expect(why).not.toHaveBeenCalled();
    }
  });

  it("lays as many as it can at first, and one less for each further tap", async () => {
    const moves = [1, 2, 3].map(lay);
    const view = { ...viewOf(moments.play), hand: viewOf(moments.play).hand.map(() => 0) };
    view.hand[4] = 3;
    const now = { ...moments.play, moves, view: view as unknown as Record<string, unknown> };
    const { pick, rerender } = show(now);
    const [first] = within(hand()).getAllByRole("button", { name: /Jesse James/ });
    await fireEvent.click(first!);
    expect(pick.mock.lastCall?.[0]).toEqual(["lay 3 jesse-james"]);
    await rerender({ chosen: "lay 3 jesse-james" });
    expect(within(hand()).getAllByRole("button", { pressed: true })).toHaveLength(3);
    await fireEvent.click(first!);
    expect(pick.mock.lastCall?.[0]).toEqual(["lay 2 jesse-james"]);
    await rerender({ chosen: "lay 2 jesse-james" });
    expect(within(hand()).getAllByRole("button", { pressed: true })).toHaveLength(2);
    // A double click means what is chosen; so does a click where there is but one number.
    await fireEvent.click(first!, { detail: 2 });
    expect(pick.mock.lastCall?.[0]).toEqual(["lay 2 jesse-james"]);
    await rerender({ moves: [lay(3)], chosen: "lay 3 jesse-james" });
    await fireEvent.click(first!);
    expect(pick.mock.lastCall?.[0]).toEqual(["lay 3 jesse-james"]);
  });

  it("says why a number of cards is no move", async () => {
    const moves = [lay(3), lay(4)];
    const view = { ...viewOf(moments.play), hand: viewOf(moments.play).hand.map(() => 0) };
    view.hand[4] = 4;
    const now = { ...moments.play, moves, view: view as unknown as Record<string, unknown> };
    const { pick, why } = show(now, "lay 3 jesse-james");
    await fireEvent.click(within(hand()).getAllByRole("button")[0]!);
    expect(pick.mock.lastCall?.[0]).toEqual([]);
    expect(why).toHaveBeenLastCalledWith([{ move: "lay", outlaw: "jesse-james", count: 2 }]);
  });

  it("throws the chosen card away when the discards are pointed at, whatever it is chosen for", async () => {
    const throws = legal("discard jesse-james", { move: "discard", card: "jesse-james" });
    const view = { ...viewOf(moments.play), hand: viewOf(moments.play).hand.map(() => 0) };
    view.hand[4] = 3;
    const now = { ...moments.play, view: view as unknown as Record<string, unknown> };
    const { pick, why, rerender } = show({ ...now, moves: [lay(3), throws] });
    const pile = screen.getByRole("button", { name: /^Discards/ });
    await fireEvent.click(pile);
    expect(pick).not.toHaveBeenCalled();
    expect(why).toHaveBeenLastCalledWith([{ move: "draw-discard" }]);
    await rerender({ chosen: "lay 3 jesse-james" });
    await fireEvent.click(pile);
    expect(pick).toHaveBeenLastCalledWith(["discard jesse-james"]);
  });

  it("shows on the poster what the chosen move would change", () => {
    const lay = moments.place.moves.find(({ brings }) => (brings["reward"] ?? 0) > 0)!;
    show(moments.place, lay.move);
    const more = words.money(lay.brings["reward"]!);
    expect(screen.getByText(`+${more}`)).not.toBeNull();
  });

  it("lets choose another player's group", async () => {
    const { pick } = show(moments.hide);
    const open = moments.hide.moves.filter((move) => read(move).seat >= 0);
    const { outlaw, seat } = read(open[0]!);
    const name = words.say("wyatt-earp", "cards", outlaw);
    const article = screen.getByRole("article", { name: NAMES[seat] });
    await fireEvent.click(within(article).getByRole("button", { name: new RegExp(`^${name}`) }));
    expect(pick).toHaveBeenLastCalledWith([open[0]!.move]);
  });

  it("lays the discards open for whoever searches them", async () => {
    const { pick } = show(moments.search);
    const list = screen.getByRole("list", { name: "Among the discards" });
    const open = within(list)
      .getAllByRole("button")
      .find((button) => !button.hasAttribute("aria-disabled"))!;
    await fireEvent.click(open);
    expect((pick.mock.calls[0]![0] as string[]).every((move) => move.startsWith("take"))).toBe(
      true,
    );
  });

  it("keeps the focus at its place when the card that had it is gone", async () => {
    const { rerender, view } = show(moments.play);
    const before = within(hand()).getAllByRole("button");
    before[1]!.focus();
    const rest = [...view.hand];
    rest[rest.findIndex((number, kind) => number > 0 && kind > 1)]! -= 1;
    await rerender({ now: { ...moments.play, view: { ...moments.play.view, hand: rest } } });
    await eventually(() =>
      expect(document.activeElement).toBe(within(hand()).getAllByRole("button")[1]),
    );
    const none = rest.map(() => 0);
    await rerender({ now: { ...moments.play, view: { ...moments.play.view, hand: none } } });
    await eventually(() => expect(document.activeElement!.contains(hand())).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it("tells about a card, a poster, a pile and a group to whoever asks with a key", async () => {
    const { about } = show(moments.theft);
    const asked = [
      within(hand()).getAllByRole("button")[0]!,
      screen.getByRole("button", { name: /^Jesse James, reward/ }),
      screen.getByRole("button", { name: /^Supply/ }),
      within(screen.getByRole("article", { name: "Bram" })).getAllByRole("button")[0]!,
    ];
    for (const [at, button] of asked.entries()) {
      await fireEvent.keyDown(button, { key: "i" });
      expect(about).toHaveBeenCalledTimes(at + 1);
      expect((about.mock.calls[at]![0] as About).lines.length).toBeGreaterThan(0);
    }
  });

  it("is only to look at for a spectator, and at the end", () => {
    const view = { ...moments.end.view, seat: -1, hand: [] };
    show({ ...moments.end, view, moves: [] });
    expect(screen.queryByRole("list", { name: /^Your hand/ })).toBeNull();
    expect(screen.getAllByRole("article").length).toBeGreaterThan(1);
  });
});

describe("lastShot", () => {
  it("finds the shot of the turn that is going on", () => {
    const shots = entry(3, "move", {
      happened: [
        { event: "aim", seat: 1, card: "bank-robbery" },
        { event: "shot", seat: 1, card: "billy-the-kid", hit: true },
      ],
    });
    expect(lastShot([shots])).toMatchObject({
      card: "bank-robbery",
      turned: "billy-the-kid",
      isHit: true,
    });
    const over = entry(4, "move", { happened: [{ event: "discard", seat: 1, card: "hideout" }] });
    expect(lastShot([shots, over])).toBeNull();
    expect(lastShot([])).toBeNull();
  });
});
