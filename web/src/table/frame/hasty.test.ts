import { beforeEach, expect, it } from "vitest";
import { Hasty } from "./hasty";

let time = 0;
let hasty: Hasty;
const tap = (x: number, y = 700): MouseEvent =>
  new MouseEvent("click", { clientX: x, clientY: y, detail: 1 });
const key = (): MouseEvent => new MouseEvent("click", { detail: 0 });

beforeEach(() => {
  time = 1000;
  hasty = new Hasty(() => time);
});

it("ignores the second of a double tap, once moves are there again, and for a moment only", () => {
  hasty.tapped(tap(300));
  hasty.played();
  time += 900; // the answer of the server took its time
  hasty.offered();
  time += 200;
  expect(hasty.isTooSoon(tap(310))).toBe(true);
  expect(hasty.isTooSoon(key())).toBe(true);
  expect(hasty.isTooSoon(tap(200))).toBe(false); // elsewhere: meant
  time += 200;
  expect(hasty.isTooSoon(tap(310))).toBe(false);
});

it("ignores nothing where only others did something", () => {
  hasty.tapped(tap(300));
  hasty.offered();
  expect(hasty.isTooSoon(tap(300))).toBe(false);
});

it("ignores what a sheet came up under, wherever it is", () => {
  hasty.rose();
  time += 399;
  expect(hasty.isTooSoon(tap(10))).toBe(true);
  time += 1;
  expect(hasty.isTooSoon(tap(10))).toBe(false);
});
