import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../state/app";
import { type BangMove, type BangView, type MoveOut, type NowOut } from "../../wire/types";
import { aim } from "./aim";
import { viewOf } from "./cards";
import { wordsOfGame } from "../../testing/catalogue";
import { labels } from "./labels";
import { entry as entryOf, seat as seatOf } from "../../testing/messages";
import recorded from "./recorded.json";

const NAMES = ["Anna", "Bram", "Cleo", "Dirk", "Eva", "Finn", "Gus"];
const moments = recorded.moments as unknown as Record<string, NowOut>;

const move = (made: BangMove): MoveOut => ({
  move: "",
  made: { ...made },
  words: "",
  brings: {},
  gains: "",
});

function at(question: string): NowOut {
  const found = moments[question];
  if (!found) throw new Error(question);
  return found;
}

beforeEach(() => {
  words.lang = "en";
  words.games = { bang: wordsOfGame("bang", "en") };
});

it("confirms what cannot be undone by asking again", () => {
  expect(labels.isPlain(move({ move: "pass" }))).toBe(true);
  expect(labels.isPlain(move({ move: "play-at", card: "bang-2d", target: 2 }))).toBe(false);
});

describe("Distances", () => {
  const base: BangView = {
    ...viewOf(at("play")),
    players: 5,
    alive: [true, true, true, true, true],
    tables: [[], [], [70], [], []],
    characters: [10, 0, 8, 0, 0],
    reach: [1, 1, 1, 1, 1],
    distances: [
      [0, 1, 3, 1, 1],
      [1, 0, 1, 1, 1],
      [1, 1, 0, 1, 1],
      [1, 1, 1, 0, 1],
      [1, 1, 1, 1, 0],
    ],
  };

  it("come with their sum", () => {
    expect(aim(base, 0, 2)).toEqual({
      far: 3,
      reached: false,
      text: "2 + 1 Mustang + 1 Regret − 1 Rose = 3",
    });
    expect(aim(base, 0, 1)?.text).toBe("1 − 1 Rose, at least 1");
  });

  it("stay the server's where the sum is another", () => {
    const other = { ...base, distances: [[0, 1, 2, 1, 1]] };
    expect(aim(other, 0, 2)?.text).toBe("2");
    expect(aim({ ...base, distances: [[0, 0, 0, 0, 0]] }, 0, 2)).toBeNull();
  });
});

it("ends with who was what", () => {
  const now = at("over");
  const rows = labels.standing(now, NAMES.slice(0, viewOf(now).players));
  expect(rows).toHaveLength(viewOf(now).players);
  expect(viewOf(now).winners).toContain(rows[0]?.seat);
  expect(rows.map((row) => row.score)).toContain("Sheriff");
});

describe("the end of the game", () => {
  it("is watched: who has won, as whom, and with which role", async () => {
    const { momentsOf } = await import("./moments");
    const found = moments[Object.keys(moments)[0]!]!;
    const view = { ...found.view, winners: [1] };
    const seats = (view as unknown as { roles: number[] }).roles.map((_, at) => ({
      ...seatOf(at, { name: `P${at}` }),
    }));
    const over = { event: "over", seat: null, won: "outlaw", roles: [] };
    const told = (happened: Record<string, unknown>[]) => ({
      entries: [entryOf(9, "move", { happened })],
      seats,
      seat: 1,
      now: { ...found, view, outcome: "The Outlaws have won!" },
    });
    expect(momentsOf(told([{ event: "turn", seat: 1 }]))).toEqual([]);
    const [made] = momentsOf(told([over]));
    expect(made!.steps).toEqual([{ text: "The Outlaws have won!", lasts: 3_000 }]);
    expect(made!.data).toMatchObject({ winners: [{ seat: 1, name: "You" }] });
  });
});
