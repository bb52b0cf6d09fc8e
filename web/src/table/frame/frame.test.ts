import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { entry, now } from "../../testing/messages";
import type { Labels } from "../stage";
import { meaning } from "./keys";
import MoveList from "./MoveList.svelte";
import { offeredOf } from "./offered";
import { capital, plainLabels } from "./plain";
import { linesOf, told } from "./story";
import { verdictWords } from "./verdict";

const labels: Labels = {
  ...plainLabels("bang"),
  move: (move) => `do ${move}`,
  story: (found) => (found.move ? [`somebody does ${found.move}.`] : []),
};
const teller = { labels, names: ["Anna", "Ben"], seat: 0 };
const moves = (...all: string[]) => all.map((move) => ({ move, words: "", brings: {}, gains: "" }));

describe("the story", () => {
  it("numbers moves as the record does, and strikes those that were taken back", () => {
    const entries = [
      entry(1, "dealt"),
      entry(2, "move", { seat: 0, move: "draw" }),
      entry(3, "undo", { seat: 0, undoes: 2 }),
      entry(4, "chat", { seat: 1, text: "hi" }),
      entry(5, "move", { seat: 0, move: "lay" }),
    ];
    const lines = linesOf(entries, new Set([2]), teller);
    expect(lines.map(({ number, text, kind }) => [number, text, kind])).toEqual([
      [undefined, "The cards are dealt.", "plain"],
      [undefined, "Somebody does draw.", "undone"],
      [undefined, "Anna takes the last move back.", "plain"],
      [1, "Somebody does lay.", "plain"],
    ]);
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  });

  it.each([
    [entry(1, "away", { seat: 1, why: "time" }), "Ben has run out of time; a bot plays on."],
    [entry(1, "away", { seat: 1, why: "left" }), "Ben has left; a bot plays on."],
    [entry(1, "back", { seat: 1 }), "Ben plays again."],
    [entry(1, "sealed"), "Everybody adds something to the shuffle."],
  ])("tells what people do", (found, text) => {
    expect(told(found, teller)).toEqual([text]);
  });

  it("says whose time was up, and is silent about the rest", () => {
    const late = entry(1, "move", { seat: 1, move: "pass", by: "clock" });
    expect(told(late, teller)).toEqual(["Ben has run out of time.", "somebody does pass."]);
    expect(told(entry(1, "over"), teller)).toEqual([]);
  });
});

describe("moves with a button of their own", () => {
  it("are all of a few", () => {
    expect(offeredOf(moves("draw supply", "draw discard"))).toHaveLength(2);
  });
  it("or the only one of its kind", () => {
    const all = moves("lay 1", "lay 2", "lay 3", "end");
    expect(offeredOf(all).map((each) => each.move)).toEqual(["end"]);
  });
  it("but not a crowd", () => {
    expect(offeredOf(moves("a", "b", "c", "d"))).toEqual([]);
  });
});

describe("the list of moves", () => {
  it("has the default last, and tells what was picked", async () => {
    const onpick = vi.fn();
    render(MoveList, {
      moves: [
        { move: "pass", words: "", brings: {}, gains: "" },
        { move: "play", words: "", brings: { lives: 1 }, gains: "" },
      ],
      now: now(),
      labels,
      names: [],
      last: "pass",
      onpick,
    });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.textContent?.trim().split(" ")[1])).toEqual([
      "play",
      "pass",
    ]);
    expect(buttons[0]?.textContent).toContain("lives 1");
    await fireEvent.click(buttons[0]!);
    expect(onpick).toHaveBeenCalledWith("play");
  });
});

describe("single keys", () => {
  const press = (key: string, target: Element = document.body, more = {}): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
    Object.defineProperty(event, "target", { value: target });
    return event;
  };

  it("mean something, unless they are switched off or held with others", () => {
    expect(meaning(press("h"), true)).toBe("hand");
    expect(meaning(press("?"), true)).toBe("help");
    expect(meaning(press("h"), false)).toBeNull();
    expect(meaning(press("Escape"), false)).toBe("cancel");
    expect(meaning(press("h", document.body, { ctrlKey: true }), true)).toBeNull();
    expect(meaning(press("x"), true)).toBeNull();
  });

  it("are left to whoever types, and to dialogs", () => {
    const field = document.createElement("input");
    expect(meaning(press("h", field), true)).toBeNull();
    const dialog = document.createElement("dialog");
    dialog.append(document.createElement("button"));
    expect(meaning(press("Escape", dialog.firstElementChild!), true)).toBeNull();
  });
});

describe("the shuffle in words", () => {
  it.each([
    [null, true, null],
    [{ fault: null, ours: true }, true, "It was dealt as promised, and your part"],
    [{ fault: null, ours: false }, true, "but your part"],
    [{ fault: null, ours: false }, false, "It was dealt as promised."],
    [{ fault: { what: "seed" as const }, ours: false }, true, "does not follow"],
    [{ fault: { what: "secret" as const }, ours: false }, true, "the server’s part"],
    [{ fault: { what: "contribution" as const, name: "Ben" }, ours: false }, true, "Ben"],
  ])("%j", (verdict, sits, text) => {
    const found = verdictWords(verdict, sits);
    if (text === null) expect(found).toBeNull();
    else expect(found?.text).toContain(text);
    expect(found?.bad ?? false).toBe(Boolean(verdict?.fault));
  });
});

describe("a game without words of its own", () => {
  const plain = plainLabels("whist");

  it("is told in the words of the server", () => {
    const move = { move: "end", words: "end your turn", brings: {}, gains: "a life" };
    const moment = now({ moves: [move], ask: "What now?", outcome: "Ben wins." });
    expect(plain.move("end", moment, [])).toBe("end your turn");
    expect(plain.brings(move, moment)).toBe("a life");
    expect(plain.question(moment, [], true)).toBe("What now?");
    expect(plain.story(entry(1, "move", { story: ["Ben ends."] }), [], 0)).toEqual(["Ben ends."]);
    expect(plain.result(moment, []).lines).toEqual(["Ben wins."]);
  });

  it("or by the bare notation", () => {
    const found = entry(1, "move", { seat: 1, move: "end" });
    expect(plain.move("end", now(), [])).toBe("end");
    expect(plain.question(now({ question: "play" }), [], true)).toBe("play");
    expect(plain.story(found, ["Anna", "Ben"], 0)).toEqual(["Ben: end"]);
    expect(plain.story(entry(1, "dealt"), [], 0)).toEqual([]);
    expect(plain.result(now({ winners: [0] }), ["Anna"]).lines).toEqual(["Anna"]);
    expect(plain.result(now(), []).lines).toEqual([]);
  });
});

it("a label begins large on a button", () => {
  expect(capital("end your turn")).toBe("End your turn");
});
