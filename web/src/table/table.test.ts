// The frame around an unknown game: moves from the list, questions, reasons, the result.

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { router, settings } from "../state/app";
import { TableStore } from "../state/table.svelte";
import { entry, now, table, update } from "../testing/messages";
import { Refused } from "../wire/refused";
import type { NowOut } from "../wire/types";
import Table from "./Table.svelte";
import { eventually } from "../testing/eventually";

const seats = [
  { name: "Anna", guest: "36942e1e91" },
  { name: "Ben", guest: "b" },
];
const MOVES = ["draw", "lay 1"].map((move) => ({ move, words: "", brings: {}, gains: "" }));

let store: TableStore;
const onsettings = vi.fn();

async function show(given: Partial<NowOut> = {}, status: "playing" | "over" = "playing") {
  store.update(
    update(1, 1, { table: table({ game: "whist", status, seats }), now: now(given) }),
    [],
  );
  const shown = render(Table, { store, onsettings });
  await eventually(() => expect(shown.container.querySelector(".plain")).toBeTruthy());
  return shown;
}

beforeEach(() => {
  store = new TableStore("K7MQ2X", { lang: "en", storage: null });
});

/** The red button that does the chosen move. */
const go = () => document.querySelector<HTMLElement>("[data-do] button");

describe("the frame", () => {
  it("asks before it does, and does it once", async () => {
    const play = vi.spyOn(store, "play").mockResolvedValue();
    await show({ moves: MOVES });
    expect(document.title).toContain("Your turn!");
    await fireEvent.click(screen.getByRole("button", { name: "Lay 1" }));
    expect(play).not.toHaveBeenCalled();
    await tick();
    expect(go()?.textContent).toBe("Lay 1");
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(go()).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Lay 1" }));
    await tick();
    await fireEvent.click(go()!);
    expect(play).toHaveBeenCalledExactlyOnceWith("lay 1");
  });

  it("forgets a choice that is not legal any more", async () => {
    await show({ moves: MOVES });
    await fireEvent.click(screen.getByRole("button", { name: "Lay 1" }));
    await tick();
    expect(go()).not.toBeNull();
    store.update(update(2, 2, { now: now({ asked: [1] }) }), []);
    flushSync();
    expect(go()).toBeNull();
    expect(screen.getByText("Ben to move")).toBeTruthy();
  });

  it("has a sheet for what others do to us, with the default in words", async () => {
    const play = vi.spyOn(store, "play").mockResolvedValue();
    const clock = { deadlines: [Date.now() + 60_000, null], left: [null, null] };
    await show({ moves: MOVES, reaction: true, default: "draw", clock });
    const sheet = screen.getByRole("region", { name: "Your answer?" });
    expect(sheet.textContent).toContain("If you do nothing: draw");
    const answers = within(sheet).getAllByRole("button");
    expect(answers.map((answer) => answer.textContent?.trim())).toEqual(["Lay 1", "Draw"]);
    await fireEvent.click(answers[1]!);
    expect(play).toHaveBeenCalledExactlyOnceWith("draw");
  });

  it("does not say what happens by itself where no clock runs: nothing does", async () => {
    await show({ moves: MOVES, reaction: true, default: "draw" });
    const sheet = screen.getByRole("region", { name: "Your answer?" });
    expect(sheet.textContent).not.toContain("If you do nothing");
  });

  it("says why not, with the rule", async () => {
    const reason = { rule: "8.4", params: {}, words: "One a turn." };
    const refused = new Refused({ code: "rule", words: "No.", reason });
    vi.spyOn(store, "play").mockRejectedValue(refused);
    await show({ moves: MOVES });
    await fireEvent.click(screen.getByRole("button", { name: "Draw" }));
    await tick();
    await fireEvent.click(go()!);
    expect(await screen.findByText(/One a turn\./)).toBeTruthy();
    const rule = screen.getByRole("link", { name: "Rule 8.4" });
    expect(rule.getAttribute("href")).toBe("/rules/whist#8.4");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByText(/One a turn\./)).toBeNull();
  });

  it("takes back, by button and by key", async () => {
    const undo = vi.spyOn(store, "undo").mockResolvedValue();
    await show({ moves: MOVES, undo: true });
    await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    await fireEvent.keyDown(document.body, { key: "u" });
    expect(undo).toHaveBeenCalledTimes(2);
    store.pending = { type: "undo" }; // a key that is held takes back no more than one move
    await fireEvent.keyDown(document.body, { key: "u" });
    expect(undo).toHaveBeenCalledTimes(2);
  });

  it("says that a bot stands in", async () => {
    const back = vi.spyOn(store, "back").mockResolvedValue();
    const away = [{ ...seats[0], away: "time" as const }, seats[1]!];
    store.update(
      update(1, 1, {
        table: table({ game: "whist", status: "playing", seats: away }),
        now: now({ moves: MOVES }),
      }),
      [],
    );
    render(Table, { store, onsettings });
    expect(screen.getByText(/Your time ran out/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Lay 1" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "I am back" }));
    expect(back).toHaveBeenCalledOnce();
  });

  it("lets spectators look on, without anything to do", async () => {
    store.update(
      update(1, 1, {
        seat: -1,
        table: table({ game: "whist", status: "playing", seats }),
        now: now({ undo: true }),
      }),
      [],
    );
    render(Table, { store, onsettings });
    expect(screen.getByText("You are watching")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
  });

  it("shows the result, and goes on to the next game", async () => {
    const rematch = vi.spyOn(store, "rematch").mockResolvedValue();
    await show({ asked: [], winners: [1] }, "over");
    const dialog = await screen.findByRole("dialog", { name: "Ben" });
    expect(within(dialog).getByRole("link", { name: "Download the record" })).toBeTruthy();
    await fireEvent.click(within(dialog).getByRole("button", { name: "Play again" }));
    expect(rematch).toHaveBeenCalledOnce();
    await fireEvent.click(within(dialog).getByRole("button", { name: "Look at the table" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Show the result" })).toBeTruthy();
  });

  it.each([
    ["bots", { name: "Ben", guest: null, bot: "ranger" }, "start"],
    ["people", { name: "Ben", guest: "b" }, ""],
  ])("plays again at once only among bots: %s", async (_, other, intent) => {
    const over = { game: "whist", status: "over" as const, seats: [seats[0]!, other] };
    vi.spyOn(store, "rematch").mockImplementation(async () => {
      store.update(update(2, 2, { table: table({ ...over, rematch: "NEXT22" }), now: now() }), []);
    });
    store.update(update(1, 1, { table: table(over), now: now({ asked: [], winners: [1] }) }), []);
    render(Table, { store, onsettings });
    await fireEvent.click(await screen.findByRole("button", { name: "Play again" }));
    await eventually(() => expect(router.route).toEqual({ name: "table", code: "NEXT22" }));
    expect(router.intent).toBe(intent);
  });

  it("opens help by ?, and the log tells what happened", async () => {
    store.update(update(1, 1), [entry(1, "move", { seat: 1, move: "draw" })]);
    await show({ asked: [1] });
    await fireEvent.keyDown(document.body, { key: "?" });
    expect(screen.getByRole("dialog", { name: "Table K7MQ2X" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await fireEvent.keyDown(document.body, { key: "l" });
    flushSync();
    expect(screen.getByRole("list", { name: "Log" }).textContent).toContain("Ben: draw");
  });

  it("shows an earlier moment by its line, and goes back to now", async () => {
    await show({ moves: MOVES });
    const moved = (n: number): void => {
      store.update(update(n, n, { now: now({ moves: MOVES }) }), [
        entry(n, "move", { seat: 1, story: [`Ben does ${n}.`] }),
      ]);
      flushSync();
    };
    for (const n of [2, 3, 4]) moved(n);
    await fireEvent.keyDown(document.body, { key: "l" });
    await fireEvent.click(await screen.findByRole("button", { name: "Ben does 2." }));
    flushSync();
    const status = document.querySelector(".status");
    expect(status?.textContent).toContain("Looking back");
    expect(status?.textContent).toContain("2 since");
    expect(screen.queryByRole("button", { name: "Lay 1" })).toBeNull();
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    flushSync();
    expect(status?.textContent).toContain("Ben does 3.");
    await fireEvent.click(screen.getByRole("button", { name: /^Back to now/ }));
    flushSync();
    expect(screen.getByRole("button", { name: "Lay 1" })).toBeTruthy();
  });

  it("tells what was missed while the page was out of sight", async () => {
    await show({ asked: [1] });
    const isHidden = vi.spyOn(document, "hidden", "get");
    isHidden.mockReturnValue(true);
    await fireEvent(document, new Event("visibilitychange"));
    for (const n of [2, 3, 4]) {
      store.update(update(n, n, { now: now({ asked: [1] }) }), [
        entry(n, "move", { seat: 1, story: [`Ben does ${n}.`] }),
      ]);
      flushSync();
    }
    expect(screen.queryByRole("region", { name: "While you were away" })).toBeNull();
    isHidden.mockReturnValue(false);
    await fireEvent(document, new Event("visibilitychange"));
    flushSync();
    const note = screen.getByRole("region", { name: "While you were away" });
    expect(note.textContent).toContain("Ben does 2.");
    await fireEvent.click(within(note).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "While you were away" })).toBeNull();
    isHidden.mockRestore();
  });

  it("calls who looks elsewhere, if wanted, until it is answered", async () => {
    const close = vi.fn();
    const made = vi.fn();
    class Note {
      static permission = "granted";
      close = close;
      constructor(title: string, options: NotificationOptions) {
        made(title, options.body);
      }
    }
    vi.stubGlobal("Notification", Note);
    settings.set({ notify: true });
    await show({ asked: [1] });
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await fireEvent(document, new Event("visibilitychange"));
    expect(made).not.toHaveBeenCalled();
    store.update(update(2, 2, { now: now({ ask: "What now?" }) }), []);
    flushSync();
    expect(made).toHaveBeenCalledExactlyOnceWith("whist: Your turn", "What now?");
    store.update(update(3, 3, { now: now({ asked: [1] }) }), []);
    flushSync();
    expect(close).toHaveBeenCalledOnce();
    settings.set({ notify: false });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("shows the time that somebody has for the game, where he has", async () => {
    const clock = { deadlines: [null, Date.now() + 60_000], left: [null, 725_000] };
    store.update(
      update(1, 1, {
        table: table({ game: "whist", status: "playing", seats, clock: { move: 60, game: 900 } }),
        now: now({ asked: [1], clock }),
      }),
      [],
    );
    render(Table, { store, onsettings });
    expect(screen.getByText("12:05 for the game")).toBeTruthy();
    expect(screen.getByRole("timer").getAttribute("aria-label")).toMatch(/^\d+ seconds left/);
  });
});
