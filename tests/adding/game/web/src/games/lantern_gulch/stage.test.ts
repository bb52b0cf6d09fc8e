import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { words } from "../../state/app";
import { TableStore } from "../../state/table.svelte";
import { wordsOfGame } from "../../testing/catalogue";
import { now, table, update } from "../../testing/messages";
import type { LanternGulchView, MoveOut } from "../../wire/types";
import { GAME } from "./labels";
import { parts } from "./parts";

const VIEW: LanternGulchView = {
  seat: 0,
  players: 3,
  hand: [4, 29],
  laid: -1,
  has_laid: [false, false, true],
  sizes: [2, 2, 1],
  dark: 24,
  spent: [],
  nights: [0, 2, 1],
  night: 3,
  call: 1,
  leader: 2,
  pending: [
    ["watch", []],
    ["lay", [0]],
  ],
  awaited: [0],
  winners: [],
};
const lay = (card: string): MoveOut =>
  ({ move: `lay ${card}`, made: { move: "lay", card } }) as unknown as MoveOut;

function show(view: Partial<LanternGulchView> = {}) {
  const store = new TableStore("K7MQ2X", { url: "ws://x", open: () => ({}) } as never);
  const given = now({ question: "lay", view: { ...VIEW, ...view }, moves: [lay("lantern-5")] });
  const seats = ["Anna", "Bram", "Cleo"].map((name) => ({ name }));
  const status = "playing";
  store.update(update(1, 1, { table: table({ game: GAME, status, seats }), now: given }), []);
  const [pick, why, about] = [vi.fn(), vi.fn(), vi.fn()];
  const more = { entries: [], moves: given.moves, chosen: null };
  render(parts.Stage, { store, now: given, pick, why, about, ...more });
  return { pick, why, given };
}

beforeEach(() => {
  words.lang = "en";
  words.games = { [GAME]: wordsOfGame(GAME, "en") };
});

it("says who has won what, who leads, and what was called", () => {
  show();
  const seats = within(screen.getByRole("list", { name: "The others" })).getAllByRole("listitem");
  expect(seats.map((seat) => seat.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Anna 0 nights",
    "Bram 2 nights",
    "Cleo 1 night, leads, has laid",
  ]);
  expect(screen.getByText("The lowest value wins.")).toBeTruthy();
});

it("picks what may be laid, and asks why something may not", async () => {
  const { pick, why } = show();
  const hand = within(screen.getByRole("list", { name: "Your lanterns" }));
  await fireEvent.click(hand.getByRole("button", { name: "Lantern 5" }));
  expect(pick).toHaveBeenCalledWith(["lay lantern-5"]);
  await fireEvent.click(hand.getByRole("button", { name: "Lantern 30" }));
  expect(why).toHaveBeenCalledWith(["lay lantern-30"]);
});

it("shows no hand to whoever looks on", () => {
  show({ seat: -1, hand: [] });
  expect(screen.queryByRole("list", { name: "Your lanterns" })).toBeNull();
});

it("says how everybody stands", () => {
  const { given } = show();
  expect(parts.labels.standing(given, []).map(({ score }) => score)).toEqual([
    "2 nights",
    "1 night",
    "0 nights",
  ]);
});
