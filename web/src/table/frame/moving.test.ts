// Cards on their way, the arrow, numbers that count, what is heard.

import { fireEvent, render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Count from "../../kit/Count.svelte";
import { CUES, cue, sound } from "../../kit/sounds";
import { settings } from "../../state/app";
import { TableStore } from "../../state/table.svelte";
import { entry, now, table, update } from "../../testing/messages";
import type { Flight } from "../stage";
import Arrow from "./Arrow.svelte";
import Flights from "./Flights.svelte";
import { sources } from "../../testing/sources";

const flown: { frames: Keyframe[]; end: () => void }[] = [];
let store: TableStore;
let frame: HTMLElement;

function spot(name: string, left: number, top: number): void {
  const element = document.createElement("div");
  element.dataset["spot"] = name;
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 129);
  frame.append(element);
}

beforeEach(() => {
  flown.length = 0;
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get left(): number {
        return this.x;
      }
      get top(): number {
        return this.y;
      }
    },
  );
  Element.prototype.animate = function (frames) {
    const animation = { onfinish: null as (() => void) | null, cancel: () => undefined };
    flown.push({ frames: frames as Keyframe[], end: () => animation.onfinish?.() });
    return animation as unknown as Animation;
  };
  settings.set({ motion: "full", sound: false });
  frame = document.createElement("div");
  frame.append(document.createElement("main"));
  document.body.append(frame);
  spot("supply", 10, 20);
  spot("hand", 300, 400);
  store = new TableStore("K7MQ2X", { lang: "en", storage: null });
  store.update(update(1, 1, { table: table(), now: now() }), [entry(1, "dealt")]);
});

afterEach(() => {
  frame.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function happens(n: number, found: Flight[], isCatchUp = false) {
  const shown = render(Flights, { store, frame, flights: () => found, isPast: false });
  if (isCatchUp) store.connectionChanged("lost", 0);
  store.update(update(n, n, { now: now() }), [entry(n, "move")]);
  flushSync();
  await tick();
  await tick();
  flushSync();
  return shown;
}

describe("flights", () => {
  it("go from spot to spot, at most two at once, until all have arrived", async () => {
    vi.useFakeTimers();
    const { container } = await happens(2, [{ from: "supply", to: "hand", number: 3 }]);
    const trips = () => container.querySelectorAll(".trip").length;
    expect(flown[0]?.frames[0]?.["transform"]).toContain("translate(60.0px, 84.5px)");
    expect(flown[0]?.frames.at(-1)?.["transform"]).toContain("translate(350.0px, 464.5px)");
    vi.advanceTimersByTime(40);
    flushSync();
    expect(trips()).toBe(2);
    flown[0]?.end();
    flushSync();
    expect(trips()).toBe(2);
    expect(flown).toHaveLength(3);
    flown[1]?.end();
    flown[2]?.end();
    flushSync();
    expect(trips()).toBe(0);
  });

  it("are skipped by a key, and without a spot there is none", async () => {
    const { container } = await happens(2, [
      { from: "nowhere", to: "hand" },
      { from: "supply", to: "nowhere" },
      { from: "supply", to: "hand", number: 4 },
    ]);
    expect(container.querySelectorAll(".trip").length).toBe(1);
    await fireEvent.keyDown(window, { key: "h" });
    flushSync();
    expect(container.querySelector(".trip")).toBeNull();
  });

  it("are none while catching up", async () => {
    const { container } = await happens(2, [{ from: "supply", to: "hand" }], true);
    expect(container.querySelector(".trip")).toBeNull();
  });

  it("are an outline for those who want things to stand still", async () => {
    settings.set({ motion: "less" });
    vi.useFakeTimers();
    const { container } = await happens(2, [{ from: "supply", to: "hand" }]);
    expect(flown).toEqual([]);
    expect(container.querySelector<HTMLElement>(".ring")?.style.left).toBe("300px");
    vi.advanceTimersByTime(120);
    flushSync();
    expect(container.querySelector(".ring")).toBeNull();
  });
});

describe("the arrow", () => {
  it("goes from one spot to another, and is not there without its ends", async () => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
    const given = { frame, own: "", key: 1 };
    frame.querySelector("main")!.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600);
    const { container, rerender } = render(Arrow, { ...given, from: "supply", to: "hand" });
    const drawn = async (): Promise<boolean> => {
      await tick();
      vi.advanceTimersByTime(20);
      flushSync();
      return container.querySelector(".arrow") !== null;
    };
    expect(await drawn()).toBe(true);
    await rerender({ ...given, from: "supply", to: "nowhere" });
    expect(await drawn()).toBe(false);
    // Where it is narrow, not over the ribbon.
    const ribbon = document.createElement("div");
    ribbon.className = "status";
    ribbon.getBoundingClientRect = () => new DOMRect(0, 300, 800, 40);
    frame.append(ribbon);
    await rerender({ ...given, from: "supply", to: "hand" });
    expect(await drawn()).toBe(false);
    frame.querySelector("main")!.getBoundingClientRect = () => new DOMRect(0, 0, 1028, 600);
    await rerender({ ...given, from: "supply", to: "hand", key: 2 });
    expect(await drawn()).toBe(true);
  });
});

describe("a number that changes", () => {
  it("counts in steps, and who listens hears the end only", async () => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
    const show = (n: number): string => `$${n}`;
    const { container, rerender } = render(Count, { value: 0, show });
    expect(container.textContent).toBe("$0");
    await rerender({ value: 100, show });
    vi.advanceTimersByTime(200);
    flushSync();
    const seen = Number(container.querySelector("[aria-hidden]")?.textContent?.slice(1));
    expect(seen).toBeGreaterThan(20);
    expect(seen).toBeLessThan(80);
    expect(container.querySelector(".visually-hidden")?.textContent).toBe("$100");
    vi.advanceTimersByTime(300);
    flushSync();
    expect(container.textContent).toBe("$100");
  });

  it("is there at once where things stand still", async () => {
    settings.set({ motion: "less" });
    const { container, rerender } = render(Count, { value: 3 });
    await rerender({ value: 9 });
    flushSync();
    expect(container.textContent).toBe("9");
  });
});

describe("sounds", () => {
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const started: { at: number; end: number }[] = [];
  const node = () => {
    const sounded = { at: 0, end: 0 };
    return {
      connect: vi.fn(),
      gain: param(),
      frequency: param(),
      Q: param(),
      start: (at: number) => void (sounded.at = at),
      stop: (end: number) => {
        sounded.end = end;
        started.push(sounded);
      },
    };
  };
  class Audio {
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    resume = vi.fn();
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = (_: number, samples: number) => ({
      getChannelData: () => new Float32Array(samples),
    });
  }

  it("are eleven, short, and off until wanted", () => {
    vi.stubGlobal("AudioContext", Audio);
    expect(CUES).toHaveLength(11);
    cue("turn");
    expect(started).toEqual([]);
    for (const name of CUES) {
      started.length = 0;
      sound(name);
      expect(started.length).toBeGreaterThan(0);
      for (const { at, end } of started) {
        expect(end).toBeGreaterThan(at);
        expect(end).toBeLessThanOrEqual(0.61);
      }
    }
    settings.set({ sound: true });
    started.length = 0;
    cue("turn", "turn");
    expect(started).toHaveLength(2); // two knocks, once
  });
});

describe("what is animated", () => {
  // The browser moves and fades what is drawn already; anything else it draws anew for every frame.
  const CHEAP = ["transform", "translate", "rotate", "scale", "opacity"];
  const styles = sources([".svelte", ".css"]);

  it("is cheap in every keyframe", () => {
    const frames = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*/g)].flatMap(([block]) =>
        [...block.matchAll(/[{;]\s*([\w-]+):/g)].map(([, property = ""]) => ({ path, property })),
      ),
    );
    expect(frames.length).toBeGreaterThan(5);
    const allowed = [...CHEAP, "animation-timing-function"];
    expect(frames.filter(({ property }) => !allowed.includes(property))).toEqual([]);
  });

  it("is cheap in every transition", () => {
    const changes = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/[\s;]transition: ([\w-]+)/g)].map(([, property = ""]) => ({
        path,
        property,
      })),
    );
    expect(changes.length).toBeGreaterThan(3);
    expect(changes.filter(({ property }) => ![...CHEAP, "none"].includes(property))).toEqual([]);
  });
});
