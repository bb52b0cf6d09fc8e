import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry } from "../../testing/messages";
import { worthALook, type Moment } from "./moment";
import { Moments } from "./queue.svelte";

let isSlow: boolean;
let isCalm: boolean;
let said: string[];
let moments: Moments;

beforeEach(() => {
  vi.useFakeTimers();
  [isSlow, isCalm, said] = [false, false, []];
  moments = new Moments({
    isSlow: () => isSlow,
    isCalm: () => isCalm,
    onstep: ({ steps }, at) => said.push(steps[at]!.text),
  });
});
afterEach(() => {
  moments.stop();
  vi.useRealTimers();
});

const made = (title: string, ...texts: string[]): Moment =>
  ({ title, steps: texts.map((text) => ({ text, lasts: 1000 })) }) as unknown as Moment;
const add = (...found: Moment[]): Promise<void> => moments.add(() => Promise.resolve(found));

describe("moments", () => {
  it("go on by themselves, one after another", async () => {
    expect(moments.isOn).toBe(false);
    await add(made("raid", "cards", "dice"), made("sale", "sold"));
    expect(moments.shown?.title).toBe("raid");
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(["cards", "dice"]);
    vi.advanceTimersByTime(1000);
    expect(moments.shown?.title).toBe("sale");
    vi.advanceTimersByTime(1000);
    expect(moments.isOn).toBe(false);
  });

  it("put the table off while they are fetched, and not if they cannot be", async () => {
    let arrive = (_: Moment[]): void => undefined;
    const coming = moments.add(() => new Promise((done) => (arrive = done)));
    expect(moments.isOn).toBe(true);
    expect(moments.shown).toBeNull();
    const broken = moments.add(() => Promise.reject(new Error("no network")));
    await Promise.resolve();
    arrive([made("raid", "cards")]);
    await Promise.all([coming, broken]);
    expect(moments.shown?.title).toBe("raid");
    moments.skip();
    expect(moments.isOn).toBe(false);
  });

  it("end their step with the first tap and themselves with the second", async () => {
    await add(made("raid", "cards", "dice", "loot"), made("sale", "sold", "paid"));
    moments.tap();
    expect([moments.shown?.title, moments.step]).toEqual(["raid", 1]);
    moments.tap();
    expect([moments.shown?.title, moments.step]).toEqual(["sale", 0]);
    moments.tap();
    moments.tap();
    expect(moments.isOn).toBe(false);
  });

  it("take twice as long if they are wanted slow", async () => {
    isSlow = true;
    await add(made("raid", "cards", "dice"));
    vi.advanceTimersByTime(1999);
    expect(moments.step).toBe(0);
    vi.advanceTimersByTime(1);
    expect(moments.step).toBe(1);
  });

  it("wait for a tap at each step if nothing shall move", async () => {
    isCalm = true;
    await add(made("raid", "cards", "dice", "loot"));
    vi.advanceTimersByTime(60_000);
    for (const step of [0, 1, 2]) {
      expect(moments.step).toBe(step);
      moments.tap();
    }
    expect(moments.isOn).toBe(false);
  });

  it("hear any key, but those of the browser and of what is beside them", async () => {
    const key = (name: string, on: EventTarget = document.body, given = {}): boolean => {
      const event = new KeyboardEvent("keydown", { key: name, bubbles: true, ...given });
      Object.defineProperty(event, "target", { value: on });
      return moments.keyed(event);
    };
    expect(key("x")).toBe(false);
    await add(made("raid", "cards", "dice", "loot", "end"));
    for (const name of ["Tab", "Shift", "F5"]) expect(key(name)).toBe(false);
    expect(key("c", document.body, { ctrlKey: true })).toBe(false);
    expect(key("a", document.createElement("input"))).toBe(false);
    const outside = document.createElement("button");
    expect(key("Enter", outside)).toBe(false);
    expect(moments.step).toBe(0);
    expect(key("x", outside)).toBe(true);
    expect(moments.step).toBe(1);
    expect(key("x", document.body, { repeat: true })).toBe(true); // held down: no second tap
    expect(moments.step).toBe(1);
    expect(key("Escape")).toBe(true);
    expect(moments.isOn).toBe(false);
  });

  it("give the focus back", async () => {
    const [before, inside] = [document.createElement("button"), document.createElement("button")];
    document.body.append(before, inside);
    before.focus();
    await add(made("raid", "cards"));
    inside.focus();
    inside.remove();
    moments.skip();
    flushSync();
    await vi.advanceTimersByTimeAsync(1);
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});

it("only what a game names is worth a look", () => {
  const game = { events: { roll: () => "the raid", sell: () => "the sale" }, load: vi.fn() };
  const told = entry(5, "move", {
    happened: [{ event: "sell" }, { event: "roll" }, { event: "roll" }, { event: "draw" }],
  });
  expect(worthALook(told, game)).toEqual(["the sale", "the raid"]);
  expect(worthALook(told, undefined)).toEqual([]);
  expect(worthALook(entry(6, "chat"), game)).toEqual([]);
});
