import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../state/app";
import { TableStore } from "../../state/table.svelte";
import { table, update } from "../../testing/messages";
import type { NowOut } from "../../wire/types";
import type { About, Held } from "../../table/stage";
import { kindOf, partsOf, printOf, viewOf, wordOf } from "./cards";
import { wordsOfGame } from "../../testing/catalogue";
import { waysOf, withCard } from "./moves";
import recorded from "./recorded.json";
import Stage from "./Stage.svelte";
import { eventually } from "../../testing/eventually";

const NAMES = ["Anna", "Bram", "Cleo", "Dirk", "Eva", "Finn", "Gus"];
const moments = recorded.moments as unknown as Record<string, NowOut>;

class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizes);
  words.lang = "en";
  words.games = { bang: wordsOfGame("bang", "en") };
});

function at(question: string): NowOut {
  const found = moments[question];
  if (!found) throw new Error(question);
  return found;
}

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
  const hold = vi.fn();
  const given = { store, now, entries: store.entries, chosen, pick, why, about, hold };
  const shown = render(Stage, { ...given, moves: now.moves });
  return { ...shown, pick, why, about, hold, view };
}

const hand = (): HTMLElement => screen.getByRole("list", { name: "Your hand" });

describe("Stage", () => {
  it.each(Object.keys(moments))("shows everybody and all own cards: %s", (name) => {
    const { view } = show(at(name));
    expect(screen.getAllByRole("article")).toHaveLength(view.players);
    expect(within(hand()).queryAllByRole("button")).toHaveLength(view.hand.length);
  });

  it("aims: first the card, then the seat", async () => {
    const now = at("play");
    const ways = waysOf(now.moves);
    const way = ways.find((found) => found.seat >= 0 && withCard(ways, found.card).length > 1);
    expect(way).toBeDefined();
    if (!way) return;
    const { pick, hold, container } = show(now);
    const card = within(hand()).getAllByRole("button", { name: printOf(way.card) });
    if (card[0]) await fireEvent.click(card[0]);
    expect(pick).toHaveBeenLastCalledWith([]);
    const held = hold.mock.lastCall?.[0] as Held;
    expect(held.text).toMatch(/: .*who.*\?$/);
    expect(held.note).toMatch(/^In reach: /);
    held.drop();
    await tick();
    expect(hold).toHaveBeenLastCalledWith(null);
    expect(card[0]?.getAttribute("aria-pressed")).toBe("false");
    if (card[0]) await fireEvent.click(card[0]);
    const reached = withCard(ways, way.card).map((found) => found.seat);
    expect(container.querySelectorAll(".player.reach")).toHaveLength(new Set(reached).size);
    expect(container.querySelectorAll(".pill.in")).toHaveLength(
      reached.filter((seat) => seat !== viewOf(now).seat).length,
    );
    const seat = container.querySelector(`[data-seat="${way.seat}"] .whole`);
    if (seat) await fireEvent.click(seat);
    expect(pick).toHaveBeenLastCalledWith([way.move]);
  });

  it("marks the target that is chosen", () => {
    const now = at("play");
    const way = waysOf(now.moves).find((found) => found.seat >= 0);
    const { container } = show(now, way?.move ?? null);
    expect(container.querySelector(".player.target")?.getAttribute("data-seat")).toBe(
      String(way?.seat),
    );
  });

  it("says why a card cannot be played", async () => {
    const now = at("dodge");
    const ways = waysOf(now.moves);
    const view = viewOf(now);
    const idle = view.hand.find((card) => withCard(ways, card).length === 0);
    const moves =
      idle === undefined
        ? [{ move: "pass", made: { move: "pass" }, words: "", gains: "", brings: {} }]
        : now.moves;
    const card = idle ?? view.hand[0] ?? -1;
    const { why, pick } = show({ ...now, moves });
    const button = within(hand()).getAllByRole("button", { name: printOf(card) })[0];
    expect(button?.getAttribute("aria-disabled")).toBe("true");
    if (button) await fireEvent.click(button);
    expect(why).toHaveBeenCalledWith([{ move: "play", card: wordOf(card) }]);
    expect(pick).not.toHaveBeenCalled();
  });

  it("shows who aims at whom", () => {
    const now = at("dodge");
    const [, values] = viewOf(now).pending.at(-1) ?? ["", []];
    const { container } = show(now);
    expect(container.querySelector(".player.target")?.getAttribute("data-seat")).toBe(
      String(values[0]),
    );
  });

  it("lets one choose from the store", async () => {
    const now = at("store");
    const { pick, view } = show(now);
    const card = view.store[0] ?? -1;
    const centre = screen.getByRole("list", { name: "Middle of the table" });
    const button = within(centre).getAllByRole("button", { name: printOf(card) })[0];
    if (button) await fireEvent.click(button);
    expect(pick).toHaveBeenLastCalledWith([`choose ${wordOf(card)}`]);
  });

  it("lets one choose a character", async () => {
    const now = at("choose-character");
    const { pick } = show(now);
    const move = now.moves[0]?.move ?? "";
    const name = words.say("bang", "cards", partsOf(now.moves[0]!).character);
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    expect(pick).toHaveBeenLastCalledWith([move]);
  });

  it("lets one choose a card that lies before somebody", async () => {
    const now = at("pick");
    const { pick, container } = show(now);
    const ways = waysOf(now.moves).filter((way) => way.card >= 0);
    const choices = container.querySelectorAll(".choice");
    expect(choices.length).toBeGreaterThan(0);
    if (choices[0]) await fireEvent.click(choices[0]);
    expect(ways.map((way) => way.move)).toContain(pick.mock.lastCall?.[0][0]);
  });

  it("shows a table to those who look on", () => {
    const now = at("play");
    const view = { ...now.view, seat: -1, hand: [] };
    show({ ...now, view, moves: [] });
    expect(screen.queryByRole("list", { name: "Your hand" })).toBeNull();
    expect(screen.getAllByRole("article")).toHaveLength(7);
  });

  it("keeps the focus in the hand when the card that had it is played", async () => {
    const now = at("play");
    const { rerender } = show(now);
    const cards = within(hand()).getAllByRole("button");
    cards[2]?.focus();
    const rest = { ...now.view, hand: viewOf(now).hand.filter((_, place) => place !== 2) };
    const next = cards[3];
    await rerender({ now: { ...now, view: rest } });
    await eventually(() => expect(document.activeElement).toBe(next));
    await rerender({ now: { ...now, view: { ...rest, hand: [] } } });
    await eventually(() => expect(document.activeElement).toBe(hand()));
  });

  it("leaves the focus alone when it is elsewhere", async () => {
    const now = at("play");
    const { rerender } = show(now);
    const cards = within(hand()).getAllByRole("button");
    cards[2]?.focus();
    cards[2]?.blur();
    await Promise.resolve();
    await rerender({ now: { ...now, view: { ...now.view, hand: [] } } });
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(document.body);
  });

  it("tells what a card and a player are", async () => {
    const now = at("play");
    const { about, view, container } = show(now);
    const button = within(hand()).getAllByRole("button")[0];
    if (button) await fireEvent.keyDown(button, { key: "i" });
    expect(about.mock.lastCall?.[0]).toMatchObject({ card: { kind: kindOf(view.hand[0] ?? -1) } });
    const seat = container.querySelector(`[data-seat="${view.seat}"] .whole`);
    if (seat) await fireEvent.contextMenu(seat);
    const told = about.mock.lastCall?.[0] as About;
    expect(told.title).toBe("You");
    expect(told.lines.some((line) => line.startsWith("Sheriff: "))).toBe(true);
    expect(told.rules).toContain("BG2.3");
  });

  it("has a place for every end of a flight", () => {
    const { container, view } = show(at("store"));
    const spots = ["talon", "discards", "store", "hand"];
    for (let seat = 0; seat < view.players; seat += 1) spots.push(`seat-${seat}`);
    for (const spot of spots)
      expect(container.querySelectorAll(`[data-spot="${spot}"]`), spot).toHaveLength(1);
  });
});
