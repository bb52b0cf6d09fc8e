// What one click does, and a second one; what needs no confirmation.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../state/app";
import { TableStore } from "../../state/table.svelte";
import { now, table, update } from "../../testing/messages";
import type { GameParts } from "../stage";
import { Doing } from "./doing.svelte";

const moves = ["lay 1", "lay 2", "discard 1", "pass"].map((move) => ({
  move,
  words: "",
  brings: {},
  gains: "",
}));
let store: TableStore;
let doing: Doing;
let play: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  store = new TableStore("K7MQ2X", { lang: "en", storage: null });
  store.update(update(1, 1, { table: table({ status: "playing" }), now: now({ moves }) }), []);
  play = vi.spyOn(store, "play").mockResolvedValue();
  const labels = {
    isPlain: ({ move }: { move: string }) => move === "pass",
    isHarmless: ({ move }: { move: string }) => move.startsWith("lay"),
    kindOf: ({ move }: { move: string }) => move,
    standing: () => [],
  };
  const parts = { labels } as unknown as GameParts;
  doing = new Doing(store, { parts: () => parts, isPast: () => false, focus: () => false });
});
afterEach(() => settings.set({ harmless: false }));

const tap = (pointerType: string): void =>
  doing.hasty.tapped(Object.assign(new MouseEvent("click"), { pointerType }));

it("does what is pointed at twice, and nothing after one click", () => {
  tap("mouse");
  doing.pick(["lay 1"]);
  expect(doing.chosen?.move).toBe("lay 1");
  doing.pick(["lay 2"]);
  expect([doing.chosen?.move, play.mock.calls.length]).toEqual(["lay 2", 0]);
  tap("mouse");
  doing.pick(["lay 2"]); // a double click is quick, and meant
  expect(play).toHaveBeenCalledExactlyOnceWith("lay 2");
});

it("takes two touches at once for one", () => {
  const clock = vi.spyOn(performance, "now");
  clock.mockReturnValue(5000);
  tap("touch");
  doing.pick(["discard 1"]);
  clock.mockReturnValue(5120);
  tap("touch");
  doing.pick(["discard 1"]);
  expect([doing.chosen?.move, play.mock.calls.length]).toEqual(["discard 1", 0]);
  clock.mockReturnValue(5600);
  tap("touch");
  doing.pick(["discard 1"]);
  expect(play).toHaveBeenCalledOnce();
  clock.mockRestore();
});

it("has a button for what else can be done with it", () => {
  doing.pick(["lay 1"], ["discard 1", "fly"]);
  expect(doing.also.map(({ move }) => move)).toEqual(["discard 1"]);
  doing.pick(["lay 2"]);
  expect(doing.also).toEqual([]);
  doing.pick([], ["discard 1"]);
  expect(doing.also).toEqual([]); // nothing is chosen
});

it("asks about what harms nobody only who wants to be asked", () => {
  settings.set({ harmless: true });
  doing.pick(["discard 1"]);
  expect(play).not.toHaveBeenCalled();
  doing.pick(["lay 1"]);
  expect(play).toHaveBeenCalledExactlyOnceWith("lay 1");
  doing.pick(["pass"]);
  expect(play).toHaveBeenLastCalledWith("pass");
});
