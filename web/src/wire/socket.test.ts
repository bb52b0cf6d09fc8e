import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeWire } from "../testing/fake_wire";
import { entry, table, update } from "../testing/messages";
import { Refused } from "./refused";
import { Line, LineGone, socketUrl, type Connection, type Listener } from "./socket";
import type { EntryOut, Presence, Welcome } from "./types";

class Heard implements Listener {
  states: [Connection, number][] = [];
  entries: EntryOut[] = [];
  forgotten = 0;
  welcomes: Welcome[] = [];
  present: Presence[] = [];
  connectionChanged(state: Connection, code: number): void {
    this.states.push([state, code]);
  }
  update(_: unknown, fresh: EntryOut[]): void {
    this.entries.push(...fresh);
  }
  presence(presence: Presence): void {
    this.present.push(presence);
  }
  welcome(welcome: Welcome): void {
    this.welcomes.push(welcome);
  }
  forget(): void {
    this.forgotten += 1;
    this.entries = [];
  }
}

let wires: FakeWire[];
let heard: Heard;
let line: Line;

const wire = (): FakeWire => wires.at(-1)!;
const numbers = (): number[] => heard.entries.map((found) => found.n);

function make(storage: Storage | null = null): Line {
  return new Line("K7MQ2X", heard, {
    lang: "en",
    storage,
    random: () => 1,
    connect: (url) => {
      wires.push(new FakeWire(url));
      return wire();
    },
  });
}

/** The last hello is answered. */
function welcomed(): void {
  const { id } = wire().last;
  wire().say({ type: "welcome", id, version: 1, guest: "36942e1e91", name: "Anna", at: 1 });
}

/** Connected, with entries up to n. */
function connect(n = 3): void {
  line.open();
  wire().onopen?.();
  welcomed();
  wire().say(update(n, line.number + 1, { table: table() }));
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = new Heard();
  line = make();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("begins with hello, and is open with the first update", () => {
    connect();
    expect(wire().url).toBe("ws://localhost:3000/ws/tables/K7MQ2X");
    expect(wire().sent).toEqual([
      { type: "hello", id: expect.any(String), version: 1, since: 0, lang: "en" },
    ]);
    expect(heard.states).toEqual([
      ["connecting", 0],
      ["open", 0],
    ]);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(heard.welcomes[0]?.name).toBe("Anna");
  });

  it("goes by wss where the page came by https", () => {
    const here = { protocol: "https:", host: "games.example" } as Location;
    expect(socketUrl("K7MQ2X", here)).toBe("wss://games.example/ws/tables/K7MQ2X");
  });

  it("comes back after a break and gets exactly what was missed", () => {
    connect(3);
    wire().hangUp();
    expect(line.connection).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wire().onopen?.();
    expect(wire().last).toMatchObject({ type: "hello", since: 3 });
    wire().say(update(5, 4));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(line.connection).toBe("open");
  });

  it("tries less and less often, and soon again once it stood", () => {
    connect();
    const delays: number[] = [];
    for (let at = 0; at < 8; at++) {
      wire().hangUp();
      const before = wires.length;
      let waited = 0;
      while (wires.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      delays.push(waited);
    }
    expect(delays).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
    wire().onopen?.();
    wire().say(update(4, 4));
    wire().hangUp();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(10);
  });

  it.each([4400, 4401, 4403, 4404, 4410, 4426, 1009])("does not come back after %i", (code) => {
    connect();
    const answer = line.command({ type: "undo" });
    const rejected = expect(answer).rejects.toThrow(LineGone);
    wire().hangUp(code);
    expect(heard.states.at(-1)).toEqual(["gone", code]);
    vi.advanceTimersByTime(600_000);
    line.open();
    line.nudge();
    expect(wires).toHaveLength(1);
    return rejected;
  });

  it.each([
    [1000, 400],
    [1012, 400],
    [4408, 400],
    [1013, 5_000],
    [4429, 60_000],
  ])("comes back after %i in %i ms", (code, ms) => {
    connect();
    wire().hangUp(code);
    vi.advanceTimersByTime(ms - 1);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
  });

  it("speaks another version: it ends, with the code that says so", () => {
    line.open();
    wire().onopen?.();
    const { id } = wire().last;
    wire().say({ type: "welcome", id, version: 2, guest: "x", name: "Anna", at: 1 });
    expect(heard.states.at(-1)).toEqual(["gone", 4426]);
  });

  it("asks after a long silence, and connects anew if nobody answers", () => {
    connect();
    vi.advanceTimersByTime(4_000);
    expect(wire().last.type).toBe("ping");
    vi.advanceTimersByTime(3_999);
    expect(line.connection, "within eight seconds").toBe("lost");
    expect(wires[0]?.closed, "a busy server may still answer").toBe(false);
    vi.advanceTimersByTime(8_000);
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
  });

  it("stays when the ping is answered, and is back when it is answered late", () => {
    connect();
    vi.advanceTimersByTime(4_000);
    wire().say({ type: "pong", id: wire().last.id, at: 5 });
    expect(line.connection).toBe("open");
    vi.advanceTimersByTime(3_500 + 5_000);
    expect(line.connection).toBe("lost");
    wire().say({ type: "pong", id: wire().last.id, at: 6 });
    expect(line.connection).toBe("open");
    expect(wires).toHaveLength(1);
  });

  it("that never opens is tried anew", () => {
    line.open();
    vi.advanceTimersByTime(10_000 + 400);
    expect(wires).toHaveLength(2);
  });

  it("is tried at once when the network is back", () => {
    connect();
    wire().hangUp(1013);
    line.nudge();
    expect(wires).toHaveLength(2);
    line.nudge();
    expect(wires).toHaveLength(2);
  });

  it("that we closed stays closed", () => {
    connect();
    line.close();
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(100_000);
    expect(wires).toHaveLength(1);
    return expect(line.command({ type: "undo" })).rejects.toThrow(LineGone);
  });

  it("of yesterday no longer speaks", () => {
    connect();
    const old = wire();
    const speak = old.onmessage;
    old.hangUp();
    vi.advanceTimersByTime(400);
    speak?.({ data: JSON.stringify(update(4, 4)) });
    expect(numbers()).toEqual([1, 2, 3]);
  });
});

describe("numbers", () => {
  it("that we have are not told again", () => {
    connect(3);
    wire().say(update(4, 2));
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it("that are missing make it connect anew with the last one", () => {
    connect(3);
    wire().say(update(6, 5));
    expect(numbers()).toEqual([1, 2, 3]);
    expect(line.connection).toBe("lost");
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    expect(wire().last).toMatchObject({ type: "hello", since: 3 });
  });

  it("that end before the update does are a gap as well", () => {
    connect(3);
    wire().say(update(5, 4, { entries: [entry(4)] }));
    expect(line.connection).toBe("lost");
  });

  it("that go back mean another database: everything is told anew", () => {
    connect(5);
    wire().say(update(2, 3, { entries: [] }));
    expect(heard.forgotten).toBe(1);
    expect(wire().last).toMatchObject({ type: "hello", since: 0 });
    wire().say(update(2, 1));
    expect(numbers()).toEqual([1, 2]);
  });
});

describe("a command", () => {
  it("is answered by done", async () => {
    connect();
    const answer = line.command({ type: "play", move: "draw supply", after: line.number });
    expect(wire().last).toMatchObject({ type: "play", move: "draw supply", after: 3 });
    wire().say({ type: "done", id: wire().last.id, n: 4 });
    expect((await answer).n).toBe(4);
  });

  it("has an id of its own", () => {
    connect();
    void line.command({ type: "undo" });
    void line.command({ type: "undo" });
    const ids = wire().sent.map((message) => message.id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_.:-]{1,64}$/);
    expect(make().contribution).not.toBe(line.contribution);
    line.close();
  });

  it("that is refused says why", async () => {
    connect();
    const answer = line.command({ type: "play", move: "lay 2 jesse-james", after: line.number });
    const reason = { rule: "WE3.1", params: {}, words: "Three or more." };
    wire().say({ type: "refused", id: wire().last.id, code: "illegal", words: "No.", reason });
    const error: unknown = await answer.catch((found: unknown) => found);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ code: "illegal", message: "No.", reason });
  });

  it("about a reason is answered with it", async () => {
    connect();
    const answer = line.command({ type: "why", move: "pass" });
    wire().say({ type: "answer", id: wire().last.id, reason: null });
    expect((await answer).reason).toBeNull();
  });

  it("that was not answered is sent again by the same id, and happens once", async () => {
    connect(3);
    const answer = line.command({ type: "play", move: "draw supply", after: line.number });
    const first = wire().last;
    wire().hangUp();
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    expect(wire().sent.map((message) => message.type)).toEqual(["hello"]);
    wire().say(update(4, 4));
    expect(wire().last).toEqual(first);
    wire().say({ type: "done", id: first.id, n: 4 });
    wire().say({ type: "done", id: first.id, n: 4 });
    expect((await answer).n).toBe(4);
  });

  it("given while the line is down waits, in order", () => {
    connect(3);
    wire().hangUp();
    void line.command({ type: "chat", text: "one" });
    void line.command({ type: "chat", text: "two" });
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    wire().say(update(3, 4, { entries: [] }));
    expect(wire().sent.slice(1)).toMatchObject([{ text: "one" }, { text: "two" }]);
  });

  it("that came too fast is sent again after a moment", () => {
    connect();
    void line.command({ type: "undo" });
    const first = wire().last;
    wire().say({ type: "refused", id: null, code: "too-fast", words: "Wait.", reason: null });
    expect(wire().sent).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(wire().last).toEqual(first);
    expect(wire().sent).toHaveLength(3);
  });

  it("that cannot be read is refused, so that nobody waits for ever", () => {
    connect();
    const answer = line.command({ type: "undo" });
    wire().say({ type: "refused", id: null, code: "bad-message", words: "What?", reason: null });
    return expect(answer).rejects.toThrow("What?");
  });
});

describe("another language", () => {
  it("is told by a new hello, everything again, and nothing is lost", () => {
    connect(3);
    void line.command({ type: "undo" });
    line.speak("de");
    expect(wire().last).toMatchObject({ type: "hello", since: 0, lang: "de" });
    wire().say(update(4, 4)); // still in the other language
    expect(numbers()).toEqual([1, 2, 3]);
    welcomed();
    wire().say(update(4, 1));
    expect(numbers()).toEqual([1, 2, 3, 1, 2, 3, 4]);
    expect(wire().last.type).toBe("undo");
    line.speak("de");
    expect(wire().sent.filter((message) => message.type === "hello")).toHaveLength(2);
  });
});

describe("another seat", () => {
  it("is looked from once its hello is welcomed, also if that had to be said twice", () => {
    connect(3);
    line.look(1, 0);
    wire().say({ type: "refused", id: null, code: "too-fast", words: "Slowly.", reason: null });
    vi.advanceTimersByTime(1000);
    expect(wire().last).toMatchObject({ type: "hello", since: 0, seat: 1 });
    wire().say(update(4, 4));
    expect(numbers()).toEqual([1, 2, 3]);
    welcomed();
    wire().say(update(4, 1, { seat: 1 }));
    expect(line.seat).toBe(1);
    expect(line.number).toBe(4);
  });

  it("that is not ours is not insisted on", () => {
    connect(3);
    line.look(2, 0);
    const { id } = wire().last;
    wire().say({ type: "refused", id, code: "not-your-seat", words: "No.", reason: null });
    expect(wire().last).toMatchObject({ type: "hello", since: 0 });
    expect(wire().last).not.toHaveProperty("seat");
    welcomed();
    wire().say(update(3, 1));
    expect(line.connection).toBe("open");
  });

  it("is no reason to connect again after we have hung up", () => {
    connect(3);
    wire().say({ type: "refused", id: null, code: "too-fast", words: "Slowly.", reason: null });
    line.close();
    line.look(1, 0);
    line.speak("nl");
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(line.connection).toBe("closed");
  });
});

describe("the shuffle", () => {
  const sealed = (committed: string, contribution: string | null = null) =>
    update(4, 4, { table: table({ status: "sealed", seats: [{ committed, contribution }, {}] }) });

  it("is promised when we sit, and revealed once all promises are known", () => {
    connect(3);
    void line.command({ type: "sit", seat: null, commitment: line.promise });
    const sat = wire().last;
    if (sat.type !== "sit") throw new Error("not a sit");
    expect(sat.commitment).toBe(line.promise);
    wire().say(sealed(line.promise));
    expect(wire().last).toMatchObject({ type: "reveal", contribution: line.contribution });
    expect(line.promises.seats.get(0)).toBe(line.promise);
    wire().say(
      update(5, 5, {
        table: table({ status: "sealed", seats: [{ committed: line.promise }, {}] }),
      }),
    );
    expect(wire().sent.filter((message) => message.type === "reveal")).toHaveLength(1);
  });

  it("is not revealed when the promise is not ours, or is kept already", () => {
    connect(3);
    wire().say(sealed("cd".repeat(32)));
    wire().say(
      update(5, 5, {
        table: table({
          status: "sealed",
          seats: [{ committed: line.promise, contribution: line.contribution }, {}],
        }),
      }),
    );
    expect(wire().sent).toHaveLength(1);
  });

  it("outlives a reload of the page", () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    } as Storage;
    const first = make(storage);
    expect(make(storage).contribution).toBe(first.contribution);
  });

  it("is possible in a browser that keeps nothing", () => {
    const storage = {
      getItem: () => {
        throw new Error("forbidden");
      },
    } as unknown as Storage;
    expect(make(storage).contribution).toMatch(/^[0-9a-f]{64}$/);
  });
});
