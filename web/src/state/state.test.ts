import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeWire } from "../testing/fake_wire";
import { entry, now, presence, table, update } from "../testing/messages";
import type { Api } from "../wire/api";
import { Refused, Unreachable } from "../wire/refused";
import { LineGone } from "../wire/socket";
import { Announcer } from "./announcer.svelte";
import { Notices } from "./notices.svelte";
import { parse, readCode, Router } from "./router.svelte";
import { Session } from "./session.svelte";
import { Settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";
import { Messages } from "../words/messages";
import { RulesStore, WordsStore } from "./words.svelte";

function memory(given: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(given));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe("settings", () => {
  it("begin in the first language of the browser that we speak", () => {
    expect(new Settings(memory(), ["fr-FR", "nl-BE", "en"]).lang).toBe("nl");
    expect(new Settings(memory(), ["fr"]).lang).toBe("en");
  });

  it("are kept", () => {
    const storage = memory();
    new Settings(storage, []).set({ lang: "de", theme: "dark", sound: true, motion: "less" });
    const again = new Settings(storage, ["en"]);
    expect([again.lang, again.theme, again.sound, again.isDark, again.isCalm]).toEqual([
      "de",
      "dark",
      true,
      true,
      true,
    ]);
  });

  it("of the table are kept, too", () => {
    const storage = memory();
    const chosen = { tempo: "fast", moments: "none", harmless: true, auto: true } as const;
    new Settings(storage, []).set(chosen);
    expect(new Settings(storage, [])).toMatchObject(chosen);
  });

  it("that make no sense are not believed", () => {
    for (const text of ["nonsense", "3", '{"lang":"fr","theme":7,"sound":"yes"}']) {
      const found = new Settings(memory({ "deadwood.settings": text }), []);
      expect([found.lang, found.theme, found.sound]).toEqual(["en", "auto", false]);
    }
  });

  it("work in a browser that keeps nothing", () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    const found = new Settings(storage, []);
    found.set({ theme: "dark" });
    found.nextTheme();
    expect(found.theme).toBe("light");
  });

  it("are written on the page", () => {
    const root = document.createElement("html");
    const found = new Settings(memory(), ["de"]);
    found.set({ theme: "dark", motion: "less" });
    found.apply(root);
    expect([root.lang, root.dataset["theme"], root.dataset["motion"]]).toEqual([
      "de",
      "dark",
      "less",
    ]);
  });
});

describe("addresses", () => {
  const route = (path: string) => parse(new URL(path, "http://box:4711"));

  it.each([
    ["/", { name: "home" }],
    ["/new", { name: "new", game: null }],
    ["/new?game=bang", { name: "new", game: "bang" }],
    ["/new?game=poker", { name: "new", game: null }],
    ["/lobby", { name: "lobby" }],
    ["/t/k7mq2x", { name: "table", code: "K7MQ2X" }],
    ["/rules/el-paso#EP7.2", { name: "rules", game: "el-paso", number: "EP7.2" }],
    ["/rules/poker", { name: "not-found" }],
    ["/lobby/more", { name: "not-found" }],
    ["/t/a/b", { name: "not-found" }],
    ["/saloon", { name: "not-found" }],
  ])("%s", (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it("of tables may be typed as people do", () => {
    expect(readCode(" k7m-q2x ")).toBe("K7MQ2X");
    expect(readCode("K7M·Q2X")).toBe("K7MQ2X");
    expect(readCode("K7MQ2")).toBeNull();
    expect(readCode("K7MQ2!")).toBeNull();
  });

  it("change by links inside the page, without a reload, and by the back button", () => {
    history.replaceState({}, "", "/");
    const router = new Router();
    const stop = router.listen();
    document.body.innerHTML = '<a id="in" href="/lobby"><b>Lobby</b></a>';
    document.querySelector("b")?.click();
    expect(router.route).toEqual({ name: "lobby" });
    expect(location.pathname).toBe("/lobby");
    history.replaceState({}, "", "/new");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route.name).toBe("new");
    router.go("/t/K7MQ2X", "start");
    expect(router.intent).toBe("start");
    router.replace("/");
    expect([router.route.name, router.intent]).toEqual(["home", ""]);
    stop();
  });

  it("of other pages, downloads and the server are left to the browser", () => {
    history.replaceState({}, "", "/");
    const router = new Router();
    const stop = router.listen();
    for (const html of [
      '<a href="https://other.example/">x</a>',
      '<a href="/api/tables/K7MQ2X/record">x</a>',
      '<a href="/lobby" target="_blank">x</a>',
      '<a href="/lobby" download>x</a>',
      '<a href="#here">x</a>',
    ]) {
      document.body.innerHTML = html;
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      const link = document.querySelector("a");
      let taken = false;
      addEventListener(
        "click",
        (found) => {
          taken = found.defaultPrevented;
          found.preventDefault(); // jsdom cannot go anywhere
        },
        { once: true },
      );
      link?.dispatchEvent(event);
      expect(taken).toBe(false);
    }
    expect(router.route.name).toBe("home");
    stop();
  });
});

describe("words", () => {
  const games = (lang: string) => ({
    bang: `title = BANG!
cards-beer = ${lang === "de" ? "Bier" : "Beer"}
moves-lay = lay { $n }
does-beer = heals
`,
  });
  const api = () =>
    ({
      messages: vi.fn((lang: string) => Promise.resolve({ lang, games: games(lang) })),
      games: vi.fn(() => Promise.resolve({ games: [] })),
      rules: vi.fn((game: string, lang: string) => Promise.resolve({ game, lang })),
    }) as unknown as Api;

  it("have gaps, and choose by what they count", () => {
    const source =
      "a-b_c = { $a } and { $b } and { $a }\nn = { $n ->\n  [one] one\n *[other] { $n }\n }";
    const said = new Messages("de", source);
    expect(said.say("a-b_c", { a: 1, b: "x" })).toBe("1 and x and 1");
    expect([1, 1200].map((n) => said.say("n", { n }))).toEqual(["one", "1.200"]);
    expect(said.say("missing")).toBe("missing");
    const tree = said.tree<{ a: { "b-c": (values: { a: number; b: string }) => string } }>();
    expect(tree.a["b-c"]({ a: 2, b: "y" })).toBe("2 and y and 2");
  });

  it("are empty until they are here, and nothing breaks", () => {
    const store = new WordsStore(api());
    const said = store.at<{ hand: string; cards: (values: { number: number }) => string }>("bang");
    expect(`${said.hand}${said.cards({ number: 2 })}`).toBe("");
  });

  it("are those of the language that was chosen last, whichever comes first", async () => {
    const store = new WordsStore(api());
    await Promise.all([store.speak("de"), store.speak("nl"), store.speak("de")]);
    expect([store.lang, store.page.bar.rules]).toEqual(["de", "Regeln"]);
    expect(store.say("bang", "cards", "beer")).toBe("Bier");
    expect(store.say("bang", "moves", "lay", { n: 3 })).toBe("lay 3");
    expect(store.say("bang", "cards", "unknown")).toBe("unknown");
    expect(store.does("bang", "beer")).toBe("heals");
    expect(store.title("el-paso")).toBe("El Paso");
    expect(store.join(["Anna", "Bram", "Cleo"])).toBe("Anna, Bram und Cleo");
    expect(store.join(["Anna"])).toBe("Anna");
  });

  it("are asked for once, and again after a failure", async () => {
    const server = api();
    const store = new WordsStore(server);
    await store.speak("en");
    await store.speak("de");
    await store.speak("en");
    expect(server.messages).toHaveBeenCalledTimes(2);
    vi.mocked(server.messages).mockRejectedValueOnce(new Unreachable());
    await expect(store.speak("nl")).rejects.toThrow(Unreachable);
    await store.speak("nl");
    expect(store.say("bang", "cards", "beer")).toBe("Beer");
  });

  it("write money as people do, with a real minus", async () => {
    const store = new WordsStore(api());
    await store.speak("en");
    expect([store.money(6000), store.money(-2000)]).toEqual(["$6,000", "−$2,000"]);
    await store.speak("de");
    expect(store.money(25_000)).toBe("25.000\u00a0$");
    expect(store.money(-2000)).toBe("−2.000\u00a0$");
    await store.speak("nl");
    expect(store.money(25_000)).toBe("$\u00a025.000");
  });

  it("of rules are asked for once in each language", async () => {
    const server = api();
    const rules = new RulesStore(server);
    await rules.of("bang", "en");
    await rules.of("bang", "en");
    await rules.of("bang", "de");
    expect(server.rules).toHaveBeenCalledTimes(2);
  });
});

describe("who we are", () => {
  const anna = { guest: "36942e1e91", name: "Anna" };
  const house = { version: "1", public: "", lan: "" };

  it("is asked once, and stays", async () => {
    const api = {
      house: vi.fn(() => Promise.resolve({ ...house, guest: anna })),
      rename: vi.fn(),
    } as unknown as Api;
    const session = new Session(api);
    expect((await session.ensure("Stranger")).name).toBe("Anna");
    await session.ensure("Stranger");
    expect(api.house).toHaveBeenCalledTimes(1);
    expect(api.rename).not.toHaveBeenCalled();
  });

  it("becomes somebody when it matters", async () => {
    const api = {
      house: () => Promise.resolve({ ...house, guest: null }),
      rename: (name: string) => Promise.resolve({ guest: "b", name }),
      claim: () => Promise.resolve(anna),
    } as unknown as Api;
    const session = new Session(api);
    await session.ensure("Stranger");
    expect(session.name).toBe("Stranger");
    await session.ensure("Other");
    expect(session.name).toBe("Stranger");
    await session.claim("3X4H");
    expect(session.name).toBe("Anna");
  });

  it("is nobody after logging out, and asks anew", async () => {
    const asked = vi.fn().mockResolvedValueOnce({ ...house, guest: anna });
    asked.mockResolvedValueOnce({ ...house, guest: null });
    const api = {
      house: asked,
      logOut: vi.fn(),
      rename: async (name: string) => ({ guest: "b", name }),
    };
    const session = new Session(api as unknown as Api);
    await session.load();
    await session.logOut();
    expect([session.guest, session.name]).toEqual([null, ""]);
    expect((await session.ensure("Stranger")).guest).toBe("b");
  });

  it("is asked again when the server was away", async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new Unreachable())
      .mockResolvedValue({ ...house, guest: anna });
    const session = new Session({ house: ask } as unknown as Api);
    await expect(session.load()).rejects.toThrow(Unreachable);
    await session.load();
    expect(session.name).toBe("Anna");
  });
});

describe("notices", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("stay for a while, each once", () => {
    const notices = new Notices();
    notices.say("one");
    notices.say("one");
    notices.problem(new Refused({ code: "stale", words: "Too late.", reason: null }), "away");
    notices.problem(new Unreachable(), "away");
    expect(notices.list.map((notice) => notice.text)).toEqual(["one", "Too late.", "away"]);
    vi.advanceTimersByTime(4000);
    expect(notices.list.map((notice) => notice.kind)).toEqual(["problem", "problem"]);
    vi.advanceTimersByTime(4000);
    expect(notices.list).toEqual([]);
  });

  it("say nothing about a line that is closed, and hide no fault of ours", () => {
    const notices = new Notices();
    notices.problem(new LineGone(1000), "away");
    expect(notices.list).toEqual([]);
    expect(() => notices.problem(new TypeError("bug"), "away")).toThrow("bug");
  });
});

describe("announcements", () => {
  it("are kept in order, but not for ever", () => {
    const announcer = new Announcer();
    for (let at = 0; at < 20; at++) announcer.say(`news ${at}`);
    announcer.say("");
    expect(announcer.news).toHaveLength(12);
    expect(announcer.news.at(-1)?.text).toBe("news 19");
    announcer.ask("Yes or no?");
    expect(announcer.question).toBe("Yes or no?");
  });
});

describe("a table", () => {
  let wires: FakeWire[];
  let store: TableStore;
  const wire = (): FakeWire => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    store = new TableStore("K7MQ2X", {
      lang: "en",
      random: () => 1,
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

  function connect(): void {
    store.open();
    wire().onopen?.();
    const at = Date.now() + 5000; // the server's clock is ahead
    wire().say({ type: "welcome", id: "x", version: 1, guest: "36942e1e91", name: "Anna", at });
    wire().say(update(2, 1, { table: table({ status: "playing" }), now: now() }));
    flushSync();
  }

  it("knows who we are, what is asked, and who is awaited", () => {
    connect();
    expect(store.connection).toBe("open");
    expect([store.isHost, store.isAsked, store.status]).toEqual([true, true, "playing"]);
    expect(store.awaited).toEqual(["Anna"]);
    expect(store.me?.name).toBe("Anna");
    wire().say(update(3, 3, { now: now({ asked: [1] }) }));
    expect(store.isAsked).toBe(false);
  });

  it("tells news from catching up", () => {
    connect();
    expect(store.isCatchUp).toBe(true);
    wire().say(update(3, 3));
    expect([store.isCatchUp, store.fresh.length, store.entries.length]).toEqual([false, 1, 3]);
    wire().hangUp();
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    wire().say(update(5, 4));
    expect([store.isCatchUp, store.entries.length]).toEqual([true, 5]);
  });

  it("tells again what has happened, in another language", () => {
    connect();
    store.speak("de");
    const { id } = wire().last;
    wire().say({ type: "welcome", id, version: 1, guest: "36942e1e91", name: "Anna", at: 1 });
    const entries = [1, 2].map((n) => entry(n, "move", { story: [`Zug ${n}.`] }));
    wire().say(update(2, 1, { entries, now: now() }));
    expect(store.entries.flatMap(({ story }) => story ?? [])).toEqual(["Zug 1.", "Zug 2."]);
    expect([store.isCatchUp, store.arrived]).toEqual([true, 0]);
  });

  it("is not asked while a bot stands in", () => {
    connect();
    wire().say(update(3, 3, { table: table({ seats: [{ away: "time" }, {}] }), now: now() }));
    expect([store.isAsked, store.isAway]).toEqual([false, true]);
  });

  it("shows which command is under way", async () => {
    connect();
    const done = store.play("draw supply");
    expect(store.pending).toMatchObject({ type: "play", move: "draw supply", after: 2 });
    wire().say({ type: "done", id: wire().last.id, n: 3 });
    await done;
    expect(store.pending).toBeNull();
    const refused = store.undo();
    wire().say({ type: "refused", id: wire().last.id, code: "undo-shown", words: "No." });
    await expect(refused).rejects.toThrow("No.");
    expect(store.pending).toBeNull();
    const said = store.say("Howdy");
    expect(store.pending).toBeNull();
    wire().say({ type: "done", id: wire().last.id, n: 4 });
    await said;
  });

  it("sends every command as the protocol spells it", () => {
    connect();
    const all = [
      store.sit(1),
      store.leave(),
      store.back(),
      store.bot(1, "ranger"),
      store.handOver(1),
      store.start("ranger"),
      store.rematch(),
      store.kick(1),
      store.mute("b", true),
      store.ban("b", false),
      store.close(),
      store.why("pass"),
      store.remove(1),
      store.give(1),
      store.hush(true),
      store.emote("howdy"),
    ];
    for (const one of all) one.catch(() => undefined);
    const sent = wire().sent.slice(1);
    expect(sent.map((message) => message.type)).toEqual([
      "sit",
      "leave",
      "back",
      "bot",
      "host",
      "start",
      "rematch",
      "kick",
      "mute",
      "ban",
      "close",
      "why",
      "remove",
      "give",
      "hush",
      "emote",
    ]);
    expect(sent.slice(12)).toMatchObject([{ seat: 1 }, { seat: 1 }, { on: true }, {}]);
    expect(sent[5]).toMatchObject({ fill: "ranger" });
    expect(sent.slice(7, 10)).toMatchObject([
      { seat: 1 },
      { guest: "b", on: true },
      { guest: "b", on: false },
    ]);
  });

  it("says anew on every connection and seat that it wants to be answered for, which nothing waits for", () => {
    const wishes = () =>
      wires.flatMap(({ sent }) => sent.flatMap((told) => (told.type === "auto" ? [told.on] : [])));
    store.auto(true);
    connect();
    expect(wishes()).toEqual([true]);
    expect(store.pending).toBeNull();
    wire().hangUp();
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    wire().say(update(2, 3, { entries: [] }));
    expect(wishes()).toEqual([true, true, true]); // the first was never answered, and is said again
    wire().say(update(3, 3, { seat: -1 }));
    wire().say(update(4, 4, { seat: 1 }));
    expect(wishes()).toHaveLength(4);
    store.auto(true);
    store.auto(false);
    expect(wishes().slice(4)).toEqual([false]);
    wire().hangUp();
    vi.advanceTimersByTime(2000);
    wire().onopen?.();
    wire().say(update(4, 5, { entries: [], seat: 1 }));
    expect(wishes().at(-1)).toBe(false);
  });

  it("names those whom an entry knows by badge or seat only", () => {
    connect();
    const seats = [{}, { name: "Ben", guest: "b" }];
    wire().say(update(3, 3, { table: table({ seats }) })); // we have met Ben
    const entries = [
      entry(4, "sat", { seat: 1, name: "Ben" }),
      entry(5, "chat", { name: "Cleo", text: "Howdy", guest: "c" }),
      entry(6, "stood", { seat: 1, by: "host" }),
      entry(7, "ban", { guest: "b", on: true }),
      entry(8, "mute", { guest: "c", on: true }),
      entry(9, "mute", { guest: "x", on: true }),
    ];
    wire().say(update(9, 4, { entries, table: table({ muted: ["36942e1e91"] }) }));
    expect(store.fresh.slice(2).map(({ name }) => name)).toEqual(["Ben", "Ben", "Cleo", ""]);
    expect(store.isMuted).toBe(true);
  });

  it("is told who comes from the same address, and whether anything can be stored", () => {
    connect();
    expect([store.together, store.isWritable]).toEqual([[], true]);
    wire().say(presence({ together: [[0, 2]], writable: false }));
    expect([store.together, store.isWritable]).toEqual([[[0, 2]], false]);
  });

  it("reckons by the server's clock", () => {
    connect();
    const deadline = Date.now() + 15_000;
    const clock = { deadlines: [deadline, null], left: [null, null] };
    wire().say(update(3, 3, { now: now({ clock }) }));
    expect(store.deadline(0)).toBe(deadline);
    expect(store.deadline(1)).toBeNull();
    expect(store.until(deadline)).toBe(10_000);
  });

  it("knows who is there, what was taken back and what was said", () => {
    connect();
    wire().say(presence({ watching: 2 }));
    expect([store.isOnline(0), store.isOnline(1), store.watching]).toEqual([true, false, 2]);
    const entries = [
      entry(3, "chat", { name: "Ben", text: "Howdy" }),
      entry(4, "undo", { undoes: 2 }),
    ];
    wire().say(update(4, 3, { entries }));
    expect(store.undone.has(2)).toBe(true);
    expect(store.chat.map((found) => found.text)).toEqual(["Howdy"]);
    expect([store.nameOf(0), store.nameOf(9)]).toEqual(["Anna", ""]);
  });

  it("begins anew when the server has an older table", () => {
    connect();
    wire().say(update(1, 2, { entries: [] }));
    expect(store.entries).toEqual([]);
    wire().say(update(1, 1));
    expect(store.entries).toHaveLength(1);
  });

  it("tries at once when the network is back", () => {
    connect();
    wire().hangUp(1013);
    dispatchEvent(new Event("online"));
    expect(wires).toHaveLength(2);
    expect(store.connection).toBe("lost");
  });

  it("is gone for good when there is none", () => {
    connect();
    wire().hangUp(4404);
    expect([store.connection, store.closeCode]).toEqual(["gone", 4404]);
  });

  it("can be checked after the end only", () => {
    expect(store.verdict()).toBeNull();
    connect();
    expect(store.verdict()).toBeNull();
  });
});
