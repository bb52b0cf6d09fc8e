// Looking back: what was sent is kept, and shown as it was to this seat; nothing of another seat.

import { describe, expect, it, vi } from "vitest";
import { api } from "../../state/app";
import { TableStore } from "../../state/table.svelte";
import { entry, now, table, update } from "../../testing/messages";
import { Past } from "./past.svelte";

const MOVE = { move: "draw", words: "draw", brings: {}, gains: "" };

function sitting(status: "playing" | "over" = "playing") {
  const store = new TableStore("K7MQ2X", { lang: "en", storage: null });
  const past = new Past(store);
  const happens = (n: number, kind: string, seat = 0): void => {
    const moment = now({ view: { after: n }, moves: [MOVE], default: "draw", undo: true });
    store.update(update(n, n, { seat, now: moment, table: table({ status }) }), [entry(n, kind)]);
    past.keep();
  };
  return { store, past, happens };
}

describe("looking back", () => {
  it("shows an earlier moment, where nothing can be done", async () => {
    const { past, happens } = sitting();
    for (const n of [1, 2, 3]) happens(n, n === 1 ? "dealt" : "move");
    await past.go(2);
    expect(past.shown?.view).toEqual({ after: 2 });
    expect(past.shown).toMatchObject({ moves: [], default: null, undo: false, clock: null });
    happens(4, "move");
    happens(5, "chat");
    expect(past.shown?.view).toEqual({ after: 2 });
    expect(past.since).toBe(2);
    past.leave();
    expect(past.shown).toBeNull();
    expect(past.since).toBe(0);
  });

  it("goes step by step, and ends in the present", async () => {
    const { past, happens } = sitting();
    for (const n of [1, 2, 3]) happens(n, "move");
    await past.step(-1);
    expect(past.at).toBe(2);
    await past.step(-1);
    await past.step(-1);
    expect(past.at).toBe(1);
    await past.step(1);
    await past.step(1);
    expect(past.at).toBeNull();
  });

  it("shows nobody what another seat at this device saw", async () => {
    const { past, happens } = sitting();
    happens(1, "dealt", 0);
    happens(2, "move", 0);
    await past.go(1);
    happens(3, "move", 1);
    expect(past.shown).toBeNull();
    expect(past.steps.map(({ n }) => n)).toEqual([3]);
  });

  it("keeps no more than the last 500", () => {
    const { past, happens } = sitting();
    for (let n = 1; n <= 520; n++) happens(n, "move");
    expect(past.steps).toHaveLength(500);
    expect(past.steps[0]?.n).toBe(21);
  });

  it("asks the server for a moment of a finished game", async () => {
    const view = vi.spyOn(api, "view").mockResolvedValue({
      move: 1,
      moves: 2,
      seat: 0,
      view: { after: "told" },
      asked: [1],
      winners: [],
      ended: "",
    });
    const { store, past } = sitting();
    store.update(update(3, 1, { now: now({ asked: [] }), table: table({ status: "over" }) }), [
      entry(1, "dealt"),
      entry(2, "move"),
      entry(3, "move"),
    ]);
    past.keep();
    expect(past.steps.map(({ n }) => n)).toEqual([2, 3]);
    await past.go(2);
    expect(view).toHaveBeenCalledExactlyOnceWith("K7MQ2X", 1, 0);
    expect(past.shown).toMatchObject({ view: { after: "told" }, asked: [1], moves: [] });
    // Whoever has gone back to now meanwhile stays there.
    past.leave();
    const late = past.go(2);
    past.leave();
    await late;
    expect(past.at).toBeNull();
  });
});
