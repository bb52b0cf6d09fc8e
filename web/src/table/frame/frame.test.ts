import type { MoveOut } from "../../wire/types";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { entry, now } from "../../testing/messages";
import { meaning } from "./keys";
import MoveList from "./MoveList.svelte";
import { offeredOf } from "./offered";
import { asks, called, capital, gainsOf, opening, outcomeOf, storyOf } from "./plain";
import { linesOf, told } from "./story";
import { verdictWords } from "./verdict";

const NAMES = ["Anna", "Ben"];
const moves = (...all: string[]) => all.map((move) => ({ move, words: "", brings: {}, gains: "" }));

describe("the story", () => {
  it("numbers the moves that are told, and strikes those that were taken back", () => {
    const entries = [
      entry(1, "dealt"),
      entry(2, "move", { seat: 0, move: "draw", story: ["somebody does draw."] }),
      entry(3, "undo", { seat: 0, undoes: 2 }),
      entry(4, "chat", { seat: 1, text: "hi" }),
      entry(5, "move", { seat: 1, move: "pass", story: [] }),
      entry(6, "move", { seat: 0, move: "lay", story: ["somebody does lay."] }),
    ];
    const lines = linesOf(entries, new Set([2]), NAMES, 0);
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
    [
      entry(1, "away", { seat: 1, why: "host" }),
      "Ben is not connected; the host lets a bot play on.",
    ],
    [
      entry(1, "stood", { seat: 1, by: "host", name: "Cleo" }),
      "The host has freed Cleo’s seat.", // and Ben sits there now
    ],
    [entry(1, "mute", { name: "Cleo", on: true }), "The host has muted Cleo."],
    [entry(1, "mute", { name: "Cleo", on: false }), "Cleo may talk again."],
    [entry(1, "ban", { name: "", on: true }), "The host has banned Somebody from the table."],
    [entry(1, "ban", { name: "Cleo", on: false }), "Cleo may come back to the table."],
    [entry(1, "back", { seat: 1 }), "Ben plays again."],
    [entry(1, "sealed"), "Everybody adds something to the shuffle."],
  ])("tells what people do", (found, text) => {
    expect(told(found, NAMES)).toEqual([text]);
  });

  it("has a heading where a turn begins: before, between or after what a move tells", () => {
    const turn = (at: number): [string, number, number[]] => ["turn", at, []];
    const other: [string, number, number[]] = ["draw", 1, []];
    const entries = [
      entry(1, "move", { story: ["Anna ends."], events: [other, turn(1)] }),
      entry(2, "move", { story: ["Ben ends.", "You draw."], events: [other, turn(0), other] }),
      entry(3, "move", { story: ["Ben draws."], events: [turn(1), other] }),
    ];
    const lines = linesOf(entries, new Set(), NAMES, 0);
    expect(lines.map(({ kind, text }) => (kind === "turn" ? `# ${text}` : text))).toEqual([
      "Anna ends.",
      "# Ben’s turn",
      "Ben ends.",
      "# Your turn",
      "You draw.",
      "# Ben’s turn",
      "Ben draws.",
    ]);
  });

  it("says whose time was up, and is silent about the rest", () => {
    const late = entry(1, "move", {
      seat: 1,
      move: "pass",
      by: "clock",
      story: ["somebody does pass."],
    });
    expect(told(late, NAMES)).toEqual(["Ben has run out of time.", "somebody does pass."]);
    expect(told(entry(1, "over"), NAMES)).toEqual([]);
    expect(told(entry(1, "stood", { seat: 1 }), NAMES)).toEqual([]);
  });
});

describe("moves with a button of their own", () => {
  const verb = ({ move }: MoveOut): string => move.split(" ")[0]!;
  it("are all of a few", () => {
    expect(offeredOf(moves("draw supply", "draw discard"), verb)).toHaveLength(2);
  });
  it("or the only one of its kind", () => {
    const all = moves("lay 1", "lay 2", "lay 3", "end");
    expect(offeredOf(all, verb).map((each) => each.move)).toEqual(["end"]);
  });
  it("but not a crowd", () => {
    expect(offeredOf(moves("a", "b", "c", "d"), verb)).toEqual([]);
  });
});

describe("the list of moves", () => {
  it("has the default last, and tells what was picked", async () => {
    const onpick = vi.fn();
    render(MoveList, {
      moves: [
        { move: "pass", words: "pass on", brings: {}, gains: "" },
        { move: "play", words: "play it", brings: { lives: 1 }, gains: "1 life" },
      ],
      last: "pass",
      onpick,
    });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.textContent?.trim().split(" ")[0])).toEqual([
      "Play",
      "Pass",
    ]);
    expect(buttons[0]?.textContent).toContain("1 life");
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

describe("words for the frame", () => {
  it("are those of the server", () => {
    const move = { move: "end", words: "end your turn", brings: { life: 1 }, gains: "a life" };
    const moment = now({ moves: [move], ask: "What now?", outcome: "Ben wins." });
    expect(called(move)).toBe("End your turn");
    expect(gainsOf(move)).toBe("a life");
    expect(gainsOf({ ...move, gains: "" })).toBe("");
    expect(asks("whist", moment, true)).toBe("What now?");
    expect(storyOf(entry(1, "move", { story: ["Ben ends."] }), NAMES)).toEqual(["Ben ends."]);
    expect(outcomeOf(moment, NAMES)).toBe("Ben wins.");
  });

  it("or the bare notation", () => {
    const move = { move: "end", words: "", brings: { lives: 1 }, gains: "" };
    expect(called(move)).toBe("End");
    expect(gainsOf(move)).toBe("lives 1");
    expect(asks("whist", now({ question: "play" }), true)).toBe("play");
    expect(storyOf(entry(1, "move", { seat: 1, move: "end" }), NAMES)).toEqual(["Ben: end"]);
    expect(storyOf(entry(1, "dealt"), NAMES)).toEqual([]);
    expect(outcomeOf(now({ winners: [0] }), NAMES)).toBe("Anna");
    expect(outcomeOf(now(), NAMES)).toBe("The game is over");
  });
});

it("a label begins large on a button", () => {
  expect(capital("end your turn")).toBe("End your turn");
});

describe("a clause", () => {
  it.each([
    ["Short enough.", "Short enough."],
    ["The first sentence ends. The second goes on.", "The first sentence ends …"],
    [`${"word ".repeat(30)}end.`, `${"word ".repeat(14)}…`],
  ])("begins with its first words", (text, begin) => {
    expect(opening(text)).toBe(begin);
  });
});
