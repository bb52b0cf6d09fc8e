// What bots do is told one after another; what cannot wait is told at once.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { entry, now, update } from "../testing/messages";
import type { EntryOut, NowOut } from "../wire/types";
import { GAPS, Telling } from "./tempo";

let told: number[][];
let gap: number;
let isHeld: boolean;
let telling: Telling;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  gap = GAPS.normal;
  isHeld = false;
  telling = new Telling({
    gap: () => gap,
    isHeld: () => isHeld,
    tell: (news) => told.push(news.told.map(({ n }) => n)),
  });
});
afterEach(() => vi.useRealTimers());

const move = (n: number, by: EntryOut["by"] = "bot", seat = 1): EntryOut =>
  entry(n, "move", { by, seat });
const come = (one: EntryOut, given: Partial<NowOut> = {}): void =>
  telling.add({
    update: update(one.n, one.n, { now: now({ asked: [2], ...given }) }),
    told: [one],
  });

it("tells a round of three bots, each with three moves, in less than five seconds, not at once", () => {
  come(move(1, "person", 0));
  for (let n = 2; n <= 10; n += 1) come(move(n));
  expect(told).toEqual([[1]]);
  vi.advanceTimersByTime(GAPS.normal * 4.5);
  expect(told).toEqual([[1], [2], [3], [4], [5]]);
  vi.advanceTimersByTime(5000 - GAPS.normal * 4.5);
  expect(told).toHaveLength(10);
});

it("tells everything while somebody holds fast-forward, and goes on as before afterwards", () => {
  come(move(1));
  come(move(2));
  come(move(3));
  telling.hurry(true);
  expect(told.flat()).toEqual([1, 2, 3]);
  come(move(4));
  expect(told.flat()).toEqual([1, 2, 3, 4]);
  telling.hurry(false);
  come(move(5));
  expect(told.flat()).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(GAPS.normal);
  expect(told.flat()).toEqual([1, 2, 3, 4, 5]);
});

it("holds nothing back that cannot wait: one's own move, a race, a clock", () => {
  const ours = { clock: { deadlines: [9_999, null], left: [null, null] } };
  for (const [at, given] of [{ asked: [0, 1] }, ours].entries()) {
    told = [];
    come(move(10 * at + 1));
    come(move(10 * at + 2));
    come(move(10 * at + 3), given);
    expect(told.flat()).toHaveLength(3);
  }
  told = [];
  come(move(30));
  come(move(31, "person", 0));
  expect(told.flat()).toEqual([30, 31]);
});

it("waits until what is watched has been seen, and keeps the order", () => {
  isHeld = true;
  come(move(1));
  come(entry(2, "chat", { seat: 1 }));
  vi.advanceTimersByTime(3000);
  expect(told).toEqual([]);
  isHeld = false;
  vi.advanceTimersByTime(100);
  expect(told.flat()).toEqual([1, 2]);
});

it("tells at once where no pause is wanted, or nobody looks", () => {
  gap = 0;
  come(move(1));
  come(move(2));
  gap = GAPS.slow;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  come(move(3));
  come(move(4));
  expect(told.flat()).toEqual([1, 2, 3, 4]);
});

it("tells nothing any more to who has gone", () => {
  come(move(1));
  come(move(2));
  telling.drop();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([[1]]);
});
