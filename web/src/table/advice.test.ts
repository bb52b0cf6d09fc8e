// Asking a marshal: in a game against bots for one's own seat, afterwards about any move.

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, notices, settings } from "../state/app";
import { TableStore } from "../state/table.svelte";
import { entry, now, table, update } from "../testing/messages";
import { Refused } from "../wire/refused";
import type { AdviceOut, NowOut, SeatOut } from "../wire/types";
import Table from "./Table.svelte";
import { eventually } from "../testing/eventually";

const ANNA = { name: "Anna", guest: "36942e1e91" };
const RANGER = { name: "Ranger", guest: null, bot: "ranger" };
const MOVES = ["draw", "lay 1", "pass"].map((move) => ({ move, words: "", brings: {}, gains: "" }));

const opinion = (move: string, chance: number | null, made = false) => ({
  move,
  words: `${move} it`,
  chance,
  share: 0.5,
  made,
});
const TOLD: AdviceOut = {
  n: 1,
  move: 1,
  seat: 0,
  level: "marshal",
  opinions: [opinion("lay 1", 0.314), opinion("draw", 0.25)],
};

let store: TableStore;

async function show(given: Partial<NowOut> = {}, seats: Partial<SeatOut>[] = [ANNA, RANGER]) {
  const moment = now({ moves: MOVES, ...given });
  store.update(
    update(1, 1, { table: table({ game: "whist", status: "playing", seats }), now: moment }),
    [],
  );
  const shown = render(Table, { store, onsettings: () => undefined });
  await eventually(() => expect(shown.container.querySelector(".plain")).toBeTruthy());
}

const button = () => screen.queryByRole("button", { name: "Advice: what would a marshal do?" });
const sheet = () => screen.queryByRole("dialog");

beforeEach(() => {
  vi.restoreAllMocks();
  settings.lang = "en";
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  store = new TableStore("K7MQ2X", { lang: "en", storage: null });
});

describe("advice in a game against bots", () => {
  it("shows the best moves with their chances, and chooses one without doing it", async () => {
    const advice = vi.spyOn(api, "advice").mockResolvedValue(TOLD);
    const play = vi.spyOn(store, "play").mockResolvedValue();
    await show();
    await fireEvent.click(button()!);
    expect(advice).toHaveBeenCalledExactlyOnceWith("K7MQ2X", 0);
    await eventually(() => expect(within(sheet()!).getAllByRole("listitem")).toHaveLength(2));
    expect(sheet()!.textContent).toContain("What would a Marshal do?");
    const [first, second] = within(sheet()!).getAllByRole("listitem");
    expect(first!.textContent).toContain("Marshal would do this");
    expect(first!.textContent).toContain("31% chance of winning");
    expect(first!.querySelector<HTMLElement>(".bar i")!.style.width).toBe("31%");
    expect(second!.textContent).not.toContain("would do this");
    await fireEvent.click(within(second!).getByRole("button"));
    await tick();
    expect(sheet()).toBeNull();
    expect(document.querySelector("[data-do] button")?.textContent).toBe("Draw");
    expect(play).not.toHaveBeenCalled();
  });

  it("is a key, too, and leads to the answer where somebody waits for one", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(TOLD);
    await show({ reaction: true, default: "pass" });
    await fireEvent.keyDown(document.body, { key: "a" });
    await eventually(() => expect(within(sheet()!).getAllByRole("listitem")).toHaveLength(2));
    await fireEvent.click(within(sheet()!).getAllByRole("listitem")[0]!.querySelector("button")!);
    await tick();
    await tick();
    expect(document.activeElement?.getAttribute("data-move")).toBe("lay 1");
  });

  it("is put away when it is no answer any more to what is asked", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(TOLD);
    await show();
    await fireEvent.click(button()!);
    await eventually(() => expect(within(sheet()!).getAllByRole("listitem")).toHaveLength(2));
    store.update(update(2, 2, { now: now({ moves: MOVES }) }), []); // somebody else did something
    flushSync();
    expect(sheet()).not.toBeNull();
    store.update(update(3, 3, { now: now({ moves: MOVES.slice(1) }) }), []);
    flushSync();
    expect(sheet()).toBeNull();
  });

  it("says why there is none", async () => {
    const words = "All bots are thinking at the moment; ask again in a few seconds.";
    vi.spyOn(api, "advice").mockRejectedValue(new Refused({ code: "busy", words, reason: null }));
    const problem = vi.spyOn(notices, "problem");
    await show();
    await fireEvent.click(button()!);
    await eventually(() => expect(sheet()).toBeNull());
    expect(problem).toHaveBeenCalledOnce();
  });

  it.each([
    ["another person plays", {}, [ANNA, { name: "Ben", guest: "b" }]],
    ["another person is away", {}, [ANNA, { name: "Ben", guest: "b", away: "left" as const }]],
    ["somebody else is asked", { asked: [1], moves: [] }, [ANNA, RANGER]],
    ["there is nothing to choose", { moves: MOVES.slice(1, 2) }, [ANNA, RANGER]],
  ])("is not offered where %s", async (_, given, seats) => {
    const advice = vi.spyOn(api, "advice");
    await show(given, seats);
    expect(button()).toBeNull();
    await fireEvent.keyDown(document.body, { key: "a" });
    expect(advice).not.toHaveBeenCalled();
  });
});

describe("looking back at a finished game", () => {
  const MADE: AdviceOut = {
    ...TOLD,
    move: 2,
    seat: 1,
    opinions: [opinion("lay 1", 0.5), opinion("draw", null, true)],
  };

  async function over(status: "over" | "playing") {
    const kinds = ["dealt", "move", "undo", "move", "move", "move"];
    const entries = kinds.map((kind, at) =>
      entry(at + 1, kind, {
        seat: at % 2,
        ...(kind === "undo" ? { undoes: 2 } : {}),
        ...(kind === "move" ? { move: "draw", story: [`Move in entry ${at + 1}.`] } : {}),
      }),
    );
    const moment = now({ asked: [], winners: [0], outcome: "Anna wins." });
    for (const each of entries)
      store.update(
        update(each.n, each.n, {
          table: table({ game: "whist", status, seats: [ANNA, RANGER] }),
          now: moment,
        }),
        [each],
      );
    const position = {
      move: 2,
      moves: 3,
      seat: 0,
      view: {},
      asked: [],
      winners: [],
      ended: "",
    };
    vi.spyOn(api, "view").mockResolvedValue(position);
    render(Table, { store, onsettings: () => undefined });
    await eventually(() => expect(document.querySelector(".plain")).toBeTruthy());
    await tick();
  }

  const ask = () => screen.queryByRole("button", { name: "What would a Marshal have done?" });

  it("tells what a marshal would have done, beside what was done", async () => {
    const explain = vi.spyOn(api, "explain").mockResolvedValue(MADE);
    await over("over");
    await fireEvent.click(screen.getByRole("button", { name: "Look at the table" }));
    await fireEvent.click(screen.getByRole("button", { name: "Show log and chat" }));
    await fireEvent.click(await screen.findByRole("button", { name: "Move in entry 5." }));
    await eventually(() => expect(ask()).not.toBeNull());
    await fireEvent.click(ask()!);
    expect(explain).toHaveBeenCalledExactlyOnceWith("K7MQ2X", 2); // one was taken back
    await eventually(() => expect(within(sheet()!).getAllByRole("listitem")).toHaveLength(2));
    const [first, second] = within(sheet()!).getAllByRole("listitem");
    expect(first!.textContent).toContain("Marshal would do this");
    expect(second!.textContent).toContain("played");
    expect(second!.querySelector(".bar")).toBeNull();
    expect(sheet()!.textContent).toContain("Move in entry 5.");
    expect(sheet()!.textContent).toContain("from what Ranger could know");
    expect(within(sheet()!).getAllByRole("button")).toHaveLength(1); // only to close it
  });
});
