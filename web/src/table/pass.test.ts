// One device for several people: what the store drops and asks for, and the screen between two hands.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../state/announcer.svelte";
import { NOBODY, TableStore } from "../state/table.svelte";
import { FakeWire } from "../testing/fake_wire";
import { entry, now, table, update } from "../testing/messages";
import type { NowOut, SeatOut, TableOut } from "../wire/types";
import PassScreen from "./PassScreen.svelte";
import { missed } from "./recap";
import { eventually } from "../testing/eventually";

const DEVICE = "36942e1e91";
const SEATS: Partial<SeatOut>[] = [
  { name: "Anna", guest: DEVICE },
  { name: "Ben", guest: DEVICE },
  { name: "Ranger", bot: "ranger" },
];

let wires: FakeWire[];
let store: TableStore;
const onpass = vi.fn();
const wire = (): FakeWire => wires.at(-1)!;
const shared = (seats = SEATS, status: TableOut["status"] = "playing"): TableOut =>
  table({ status, device: "shared", seats });

beforeEach(() => {
  vi.useFakeTimers();
  onpass.mockClear();
  wires = [];
  store = new TableStore("K7MQ2X", {
    lang: "en",
    random: () => 1,
    onpass,
    connect: (url) => {
      wires.push(new FakeWire(url));
      return wire();
    },
  });
});
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

function welcome(): void {
  const { id } = wire().last;
  wire().say({ type: "welcome", id, version: 1, guest: DEVICE, name: "Anna", at: 1 });
}

/** The line stands; nobody has the device yet. */
function connect(asked: number[], seats = SEATS): void {
  store.open();
  wire().onopen?.();
  welcome();
  wire().say(update(3, 1, { seat: -1, table: shared(seats), now: now({ asked }) }));
  flushSync();
}

/** A person says that he has it, and is told everything. */
function take(seat: number, n: number, given: Partial<NowOut> = {}): void {
  store.take(seat);
  expect(wire().last).toMatchObject({ type: "hello", since: 0, seat });
  welcome();
  wire().say(update(n, 1, { seat, table: shared(), now: now({ asked: [seat], ...given }) }));
  flushSync();
  onpass.mockClear();
}

describe("one device", () => {
  it("says no seat at first, and is handed to whoever is asked", () => {
    connect([1]);
    expect(wire().sent[0]).not.toHaveProperty("seat");
    expect([store.handTo, store.seat, store.held]).toEqual([1, NOBODY, [0, 1]]);
    expect(onpass).toHaveBeenCalledOnce();
    take(1, 3);
    expect([store.handTo, store.seat, store.arrived]).toEqual([NOBODY, 1, 3]);
    expect(store.entries.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it("drops everything of the last person before it says who is next", () => {
    connect([0]);
    take(0, 3, { view: { hand: ["ace"] } });
    wire().say(update(4, 4, { seat: 0, now: now({ asked: [1], view: { hand: ["ace"] } }) }));
    expect([store.handTo, store.seat, store.now, store.entries, store.fresh]).toEqual([
      1,
      NOBODY,
      null,
      [],
      [],
    ]);
    expect(onpass).toHaveBeenCalledOnce();
    expect(wire().last).toMatchObject({ type: "hello", since: 4, seat: -1 });
  });

  it("hears nothing any more that was on its way to the last person", () => {
    connect([0]);
    take(0, 3);
    wire().say(update(4, 4, { seat: 0, now: now({ asked: [1] }) }));
    wire().say(update(5, 5, { seat: 0, now: now({ asked: [1], view: { hand: ["ace"] } }) }));
    expect([store.now, store.entries]).toEqual([null, []]);
    welcome();
    wire().say(update(5, 5, { seat: -1, now: now({ asked: [1] }) }));
    expect([store.handTo, store.seat, store.entries.length]).toEqual([1, NOBODY, 1]);
  });

  it("stays where it is while a bot, or the same person, is asked", () => {
    connect([0]);
    take(0, 3);
    wire().say(update(4, 4, { seat: 0, now: now({ asked: [2] }) }));
    expect([store.handTo, store.seat]).toEqual([NOBODY, 0]);
    wire().say(update(5, 5, { seat: 0, now: now({ asked: [0] }) }));
    expect([store.handTo, store.seat]).toEqual([NOBODY, 0]);
    expect(onpass).not.toHaveBeenCalled();
  });

  it("goes from seat to seat when several are asked at once", () => {
    connect([0, 1]);
    expect(store.handTo).toBe(0);
    take(0, 3, { asked: [0, 1] });
    expect(store.handTo).toBe(NOBODY);
    wire().say(update(4, 4, { seat: 0, now: now({ asked: [1] }) }));
    expect(store.handTo).toBe(1);
  });

  it("is not handed to who is played by a bot, and says who that is", () => {
    const [anna, ben, bot] = SEATS;
    connect([1], [anna!, { ...ben, away: "left" }, bot!]);
    expect([store.handTo, store.absent]).toEqual([NOBODY, [1]]);
    store.back(1).catch(() => undefined);
    expect(wire().last).toMatchObject({ type: "back", seat: 1 });
  });

  it("is never handed on by one person among bots", () => {
    const [anna, , bot] = SEATS;
    store.open();
    wire().onopen?.();
    welcome();
    const alone = shared([anna!, { ...bot, name: "Ranger B" }, bot!]);
    wire().say(update(3, 1, { seat: 0, table: alone, now: now({ asked: [1] }) }));
    wire().say(update(4, 4, { seat: 0, now: now({ asked: [0] }) }));
    expect([store.handTo, store.seat]).toEqual([NOBODY, 0]);
  });

  it("comes back after a break to the person who has it, or to nobody", () => {
    connect([0]);
    take(0, 3);
    wire().hangUp();
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    expect(wire().last).toMatchObject({ type: "hello", since: 3, seat: 0 });
    welcome();
    wire().say(update(4, 4, { seat: 0, now: now({ asked: [1] }) }));
    wire().hangUp();
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    expect(wire().last).toMatchObject({ type: "hello", since: 4, seat: -1 });
  });

  it("speaks for the person who has it", () => {
    connect([1]);
    take(1, 3);
    for (const [act, said] of [
      [() => store.play("draw"), { type: "play", seat: 1, after: 3 }],
      [() => store.undo(), { type: "undo", seat: 1 }],
      [() => store.leave(), { type: "leave", seat: 1 }],
      [() => store.say("Howdy"), { type: "chat", seat: 1 }],
      [() => store.why("draw"), { type: "why", seat: 1 }],
    ] as const) {
      (act() as Promise<unknown>).catch(() => undefined); // nobody answers here
      expect(wire().last).toMatchObject(said);
    }
  });

  it("promises once, on its first seat, and keeps the promise there", async () => {
    store.open();
    wire().onopen?.();
    welcome();
    wire().say(update(3, 1, { seat: -1, table: shared(SEATS, "open") }));
    const begun = store.begin();
    const sat = wire().last;
    if (sat.type !== "sit") throw new Error("not a sit");
    expect(sat.seat).toBe(0);
    wire().say({ type: "done", id: sat.id, n: 4 });
    await eventually(() => expect(wire().last.type).toBe("start"));
    const committed = sat.commitment!;
    const sealed = shared([{ ...SEATS[0], committed }, ...SEATS.slice(1)], "sealed");
    wire().say(update(4, 4, { seat: -1, table: sealed }));
    expect(wire().last).toMatchObject({ type: "reveal", seat: 0 });
    const start = wire().sent.find(({ type }) => type === "start");
    wire().say({ type: "done", id: start!.id, n: 5 });
    await begun;
  });

  it("shows the end from the first seat, whoever has it", () => {
    connect([0]);
    wire().say(update(4, 4, { seat: -1, table: shared(SEATS, "over"), now: now({ asked: [] }) }));
    expect(store.handTo).toBe(NOBODY);
    expect(wire().last).toMatchObject({ type: "hello", since: 0, seat: 0 });
  });
});

describe("the screen", () => {
  const onsettings = vi.fn();

  it("names the next person, takes the focus, and is announced", async () => {
    connect([1]);
    render(PassScreen, { store, onsettings });
    flushSync();
    const title = screen.getByRole("heading", { level: 1 });
    expect(title.textContent).toBe("Hand the device to Ben");
    expect(announcer.question).toBe("Hand the device to Ben");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "I am Ben" }));
  });

  it("asks for nothing until its button is pressed, and not by a tap that came twice", async () => {
    connect([1]);
    render(PassScreen, { store, onsettings });
    const sent = wire().sent.length;
    const button = screen.getByRole("button", { name: "I am Ben" });
    await fireEvent.click(button);
    expect(wire().sent).toHaveLength(sent);
    vi.advanceTimersByTime(600);
    await tick();
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(wire().sent.slice(sent)).toMatchObject([{ type: "hello", seat: 1, since: 0 }]);
  });

  it("lets the last person take back what may be taken back", async () => {
    connect([0]);
    take(0, 3);
    wire().say(update(4, 4, { seat: 0, now: now({ asked: [1], undo: true }) }));
    welcome();
    wire().say(update(4, 5, { seat: -1, entries: [], now: now({ asked: [1] }) }));
    render(PassScreen, { store, onsettings });
    await fireEvent.click(screen.getByRole("button", { name: "Anna: take the last move back" }));
    expect(wire().last).toMatchObject({ type: "undo", seat: 0 });
    store.speak("de"); // tells everything again, but nothing new
    welcome();
    wire().say(update(4, 1, { seat: -1, now: now({ asked: [1] }) }));
    expect(store.mayTakeBack).toBe(0);
    wire().say(update(5, 5, { seat: -1, now: now({ asked: [0] }) }));
    flushSync();
    expect(screen.getByRole("button", { name: "I am Anna" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /take the last move back/ })).toBeNull();
  });
});

describe("what one has missed", () => {
  const log = [
    entry(1, "dealt"),
    entry(2, "move", { seat: 0 }),
    entry(3, "move", { seat: 1 }),
    entry(4, "chat", { seat: 1 }),
    entry(5, "move", { seat: 2 }),
  ];
  const numbers = (seat: number, until = 9): number[] =>
    missed(log.slice(0, until), seat).map(({ n }) => n);

  it("begins with one's own last move, and is nothing before others have moved", () => {
    expect(numbers(0)).toEqual([2, 3, 5]);
    expect(numbers(1)).toEqual([3, 5]);
    expect(numbers(2)).toEqual([]);
    expect(numbers(2, 4)).toEqual([1, 2, 3]);
    expect(numbers(0, 1)).toEqual([]);
  });
});
