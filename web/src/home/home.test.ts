import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, router, session, settings, words } from "../state/app";
import { TableStore } from "../state/table.svelte";
import { presence, table, update } from "../testing/messages";
import { Refused } from "../wire/refused";
import { GAMES, type GameOut, type LobbyRow, type Rules } from "../wire/types";
import Home from "./Home.svelte";
import { inviteLink, isLocal } from "./invite";
import NewTable from "./NewTable.svelte";
import { botsFor } from "./play";
import { statusWords } from "./rows";
import RuleBooks from "./RuleBooks.svelte";
import { found } from "./search";
import Waiting from "./Waiting.svelte";
import { eventually } from "../testing/eventually";
import { sources } from "../testing/sources";

const anna = { guest: "36942e1e91", name: "Anna" };
const bang: GameOut = {
  name: "bang",
  title: "BANG!",
  sentence: "Shoot the right ones.",
  editions: { "abacus-2005": "Abacus 2005", international: "international" },
  players: [4, 5, 6, 7],
  options: [
    {
      name: "beer",
      values: ["prevents", "heals"],
      default: { "abacus-2005": "prevents", international: "heals" },
      words: "Does Beer prevent, or heal?",
    },
  ],
  bots: ["random", "greenhorn", "ranger", "marshal", "legend"],
};
const games = GAMES.map((name) => ({ ...bang, name }));

const running = (given: Partial<LobbyRow> = {}): LobbyRow => ({
  code: "ABC234",
  game: "bang",
  edition: "abacus-2005",
  players: 4,
  free: 0,
  names: ["Anna", "Ben", "Cleo"],
  status: "playing",
  created: 1,
  clock: {},
  ...given,
});

beforeEach(() => {
  history.replaceState({}, "", "/");
  session.guest = anna;
  words.list = games;
  settings.level = "";
  vi.spyOn(api, "house").mockResolvedValue({ version: "1", public: "", lan: "", guest: anna });
  vi.spyOn(api, "myTables").mockResolvedValue({ tables: [] });
});

describe("the home page", () => {
  it("has three handbills, and starts a game against bots with one click", async () => {
    const open = vi.spyOn(api, "open").mockResolvedValue(table({ code: "K7MQ2X", game: "bang" }));
    render(Home, { onsettings: () => undefined });
    expect(screen.getAllByRole("article")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: "Play now: BANG! against bots" }));
    await eventually(() => expect(router.route).toEqual({ name: "table", code: "K7MQ2X" }));
    expect(open).toHaveBeenCalledWith({
      game: "bang",
      players: 5,
      seat: 0,
      bots: { 1: "ranger", 2: "ranger", 3: "ranger", 4: "ranger" },
      pace: 0, // the page tells it at its own pace
    });
    expect(router.intent).toBe("start");
  });

  it("takes a code as people type it, and says when it is none", async () => {
    const { container } = render(Home, { onsettings: () => undefined });
    const field = screen.getByLabelText("Code of the table");
    const form = container.querySelector("form")!;
    await fireEvent.input(field, { target: { value: "k7" } });
    await fireEvent.submit(form);
    expect(screen.getByRole("alert").textContent).toContain("six letters");
    await fireEvent.input(field, { target: { value: "k7m-q2x" } });
    await fireEvent.submit(form);
    expect(location.pathname).toBe("/t/K7MQ2X");
  });

  it("leads back to the table that one has left", async () => {
    vi.mocked(api.myTables).mockResolvedValue({
      tables: [running({ code: "OVER22", status: "over" }), running()],
    });
    render(Home, { onsettings: () => undefined });
    await eventually(() => expect(screen.getAllByText("BANG! with Ben and Cleo")).toHaveLength(2));
    const link = screen.getByRole("link", { name: "Back to the table ABC234" });
    expect(link.getAttribute("href")).toBe("/t/ABC234");
    expect(screen.queryByText("All your tables", { exact: false })).toBeNull();
  });

  it("says whose turn it is and who has won, the games that wait for us first", async () => {
    const tables = [
      running({ code: "AAA222", status: "over", won: ["Ben"] }),
      running({ code: "BBB222", status: "over", won: ["Anna", "Cleo"] }),
      running({ code: "CCC222", asked: ["Ben", "Cleo"] }),
      running({ code: "DDD222", asked: ["Anna"] }),
      running({ code: "EEE222", status: "closed" }),
      running({ code: "FFF222", status: "open" }),
    ];
    vi.mocked(api.myTables).mockResolvedValue({ tables });
    render(Home, { onsettings: () => undefined });
    const list = await screen.findByRole("list", { name: "Your tables" });
    const rows = within(list)
      .getAllByRole("listitem")
      .map((row) =>
        /([A-Z]{3}222) ·\s+(.*?)\s+(Back|Show)/.exec(row.textContent ?? "")?.slice(1, 3),
      );
    expect(rows).toEqual([
      ["DDD222", "Your turn"],
      ["CCC222", "Ben and Cleo to move"],
      ["FFF222", "waiting for players"],
      ["AAA222", "won by Ben"],
      ["BBB222", "you have won"],
    ]);
  });

  it("shows all running games, the newest first, and the public tables all the same", async () => {
    const codes = ["AAA222", "BBB222", "CCC222", "DDD222", "EEE222", "FFF222"];
    vi.mocked(api.myTables).mockResolvedValue({
      tables: codes.map((code) => running({ code })),
    });
    render(Home, { onsettings: () => undefined });
    const links = await screen.findAllByRole("link", { name: /^Back to the table/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      codes.slice(0, 5).map((code) => `/t/${code}`),
    );
    const more = screen.getByRole("link", { name: "All your tables (6)" });
    expect(more.getAttribute("href")).toBe("/lobby");
    expect(screen.getByRole("link", { name: "Public tables" })).toBeTruthy();
    expect(links[0]!.closest("li")!.textContent).toContain("AAA222");
  });

  it.each([true, false])(
    "puts the games first, on a small screen below the way back to one that runs (%s)",
    async (small) => {
      vi.spyOn(window, "matchMedia").mockImplementation(
        (media) =>
          ({
            media,
            matches: small && media.includes("max-width: 860px"),
            addEventListener: () => undefined,
            removeEventListener: () => undefined,
          }) as unknown as MediaQueryList,
      );
      vi.mocked(api.myTables).mockResolvedValue({ tables: [running()] });
      render(Home, { onsettings: () => undefined });
      const link = await screen.findByRole("link", { name: /^Back to the table/ });
      const [field, bill] = [
        screen.getByLabelText("Code of the table"),
        screen.getAllByRole("article")[0]!,
      ];
      const isBefore = (one: Element, other: Element) =>
        Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      expect([isBefore(link, bill), isBefore(field, bill)]).toEqual([small, false]);
    },
  );
});

describe("opening a table", () => {
  it("sends what was chosen, and of the rules only what differs", async () => {
    const open = vi.spyOn(api, "open").mockResolvedValue(table({ code: "K7MQ2X" }));
    const { container } = render(NewTable, { game: "bang", onsettings: () => undefined });
    await tick();
    await fireEvent.click(screen.getByRole("radio", { name: "6" }));
    const seats = screen.getAllByRole("combobox", { name: /Seat/ });
    expect(seats).toHaveLength(5);
    await fireEvent.change(seats[0]!, { target: { value: "legend" } });
    await fireEvent.click(screen.getByRole("radio", { name: /^Everybody Listed/ }));
    await fireEvent.change(screen.getByRole("combobox", { name: "Clock" }), {
      target: { value: "brisk" },
    });
    await fireEvent.click(screen.getByRole("radio", { name: "international" }));
    await fireEvent.change(screen.getByRole("combobox", { name: /Does Beer/ }), {
      target: { value: "prevents" },
    });
    await fireEvent.submit(container.querySelector("form")!);
    await eventually(() => expect(open).toHaveBeenCalled());
    expect(open).toHaveBeenCalledWith({
      game: "bang",
      edition: "international",
      players: 6,
      options: { beer: "prevents" },
      public: true,
      clock: { move: 45, reaction: 15 },
      bots: { 1: "legend" },
      seat: 0,
    });
  });

  it("lets nobody block a table unless that is wanted, and says what follows", async () => {
    const open = vi.spyOn(api, "open").mockResolvedValue(table({ code: "K7MQ2X" }));
    const { container } = render(NewTable, { game: "bang", onsettings: () => undefined });
    const send = async () => {
      open.mockClear();
      await fireEvent.submit(container.querySelector("form")!);
      await eventually(() => expect(open).toHaveBeenCalled());
      return open.mock.calls[0]?.[0].clock;
    };
    expect(screen.getByText(/a bot plays on their seat until they are back/)).toBeTruthy();
    expect(await send()).toEqual({ move: 180 });
    await fireEvent.change(screen.getByRole("combobox", { name: "Clock" }), {
      target: { value: "none" },
    });
    expect(screen.getByText(/everybody waits until you let a bot play/)).toBeTruthy();
    expect(await send()).toEqual({});
    // Bots are not kept waiting.
    await fireEvent.change(screen.getByRole("combobox", { name: "Clock" }), {
      target: { value: "gentle" },
    });
    await fireEvent.click(screen.getByRole("button", { name: "Bots on all seats" }));
    expect(screen.queryByRole("combobox", { name: "Clock" })).toBeNull();
    expect(await send()).toEqual({});
  });

  it("fills all seats with bots at once, and takes a new name", async () => {
    const open = vi.spyOn(api, "open").mockResolvedValue(table({ code: "K7MQ2X" }));
    const rename = vi.spyOn(api, "rename").mockResolvedValue({ ...anna, name: "Belle" });
    const { container } = render(NewTable, { game: "bang", onsettings: () => undefined });
    await fireEvent.click(screen.getByRole("button", { name: "Bots on all seats" }));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Belle" } });
    await fireEvent.submit(container.querySelector("form")!);
    await eventually(() => expect(open).toHaveBeenCalled());
    expect(rename).toHaveBeenCalledWith("Belle");
    expect(open.mock.calls[0]?.[0]).toMatchObject({ players: 5, bots: botsFor(5, "ranger") });
  });
});

describe("the strength of bots", () => {
  const labels = (select: HTMLElement) =>
    [...select.querySelectorAll("option")].map((option) => option.textContent);

  it("is chosen on the home page for all opponents at once, and kept", async () => {
    const open = vi.spyOn(api, "open").mockResolvedValue(table({ code: "K7MQ2X", game: "bang" }));
    render(Home, { onsettings: () => undefined });
    const select = screen.getByLabelText("Play now against");
    expect(labels(select)).toEqual([
      "Greenhorn – plays by the rules, makes mistakes",
      "Ranger – sound and quick",
      "Marshal – thinks ahead: a hard nut",
      "Legend – thinks longest: the hardest",
    ]);
    expect((select as HTMLSelectElement).value).toBe("ranger");
    await fireEvent.change(select, { target: { value: "marshal" } });
    await fireEvent.click(screen.getByRole("button", { name: "Play now: BANG! against bots" }));
    await eventually(() => expect(open).toHaveBeenCalled());
    expect(open.mock.calls[0]?.[0].bots).toEqual(botsFor(5, "marshal"));
    expect(settings.level).toBe("marshal");
  });

  it("is one that every game has, or the usual one", async () => {
    words.list = games.map((game) =>
      game.name === "bang" ? { ...game, bots: ["random", "greenhorn", "ranger"] } : game,
    );
    settings.level = "legend";
    const open = vi.spyOn(api, "open").mockResolvedValue(table({ code: "K7MQ2X", game: "bang" }));
    render(Home, { onsettings: () => undefined });
    expect(labels(screen.getByLabelText("Play now against"))).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: "Play now: BANG! against bots" }));
    await eventually(() => expect(open).toHaveBeenCalled());
    expect(open.mock.calls[0]?.[0].bots).toEqual(botsFor(5, "ranger"));
  });

  it("is the same on all seats of a new table, or another on each", async () => {
    const open = vi.spyOn(api, "open").mockResolvedValue(table({ code: "K7MQ2X" }));
    const { container } = render(NewTable, { game: "bang", onsettings: () => undefined });
    await fireEvent.click(screen.getByRole("button", { name: "Bots on all seats" }));
    const seats = screen.getAllByRole<HTMLSelectElement>("combobox", { name: /Seat/ });
    expect(labels(seats[0]!)[3]).toBe("Bot: Marshal – thinks ahead: a hard nut");
    await fireEvent.change(seats[3]!, { target: { value: "free" } });
    await fireEvent.click(screen.getByRole("radio", { name: /^Legend/ }));
    expect(seats.map((seat) => seat.value)).toEqual(["legend", "legend", "legend", "free"]);
    await fireEvent.change(seats[0]!, { target: { value: "greenhorn" } });
    await fireEvent.submit(container.querySelector("form")!);
    await eventually(() => expect(open).toHaveBeenCalled());
    expect(open.mock.calls[0]?.[0].bots).toEqual({ 1: "greenhorn", 2: "legend", 3: "legend" });
  });

  it("can still be changed while one waits: by the host, for one seat or for all", async () => {
    session.guest = anna;
    const store = new TableStore("K7MQ2X", { lang: "en", storage: null });
    const made = table();
    const seats = [
      { ...made.seats[0]!, guest: anna.guest },
      { ...made.seats[0]!, seat: 1, name: "Ranger", guest: null, bot: "ranger" },
      { ...made.seats[0]!, seat: 2, name: "Marshal", guest: null, bot: "marshal" },
    ];
    store.badge = anna.guest;
    store.update(
      update(1, 1, { seat: 0, table: { ...made, game: "bang", host: anna.guest, seats } }),
      [],
    );
    const put: string[] = [];
    vi.spyOn(store, "bot").mockImplementation(async (at, level) => void put.push(`${at} ${level}`));
    render(Waiting, { store, onsettings: () => undefined });
    const one = screen.getByLabelText("Bot on seat 2");
    expect(labels(one)).toEqual(["Greenhorn", "Ranger", "Marshal", "Legend"]);
    await fireEvent.change(one, { target: { value: "legend" } });
    await eventually(() => expect(put).toEqual(["1 legend"]));
    const all = screen.getByLabelText("Strength of the bots");
    await fireEvent.change(all, { target: { value: "marshal" } });
    await eventually(() => expect(put).toEqual(["1 legend", "1 marshal"])); // seat 3 is one already
    expect(settings.level).toBe("marshal");
  });
});

describe("an invitation", () => {
  const house = { version: "1", public: "", lan: "http://192.168.1.7:4711", guest: null };
  const local = { origin: "http://127.0.0.1:4711", hostname: "127.0.0.1" };

  it("has the address that others understand", () => {
    expect(inviteLink("K7MQ2X", null, local)).toBe("http://127.0.0.1:4711/t/K7MQ2X");
    expect(inviteLink("K7MQ2X", house, local)).toBe("http://192.168.1.7:4711/t/K7MQ2X");
    const known = { ...house, public: "https://games.example/" };
    expect(inviteLink("K7MQ2X", known, local)).toBe("https://games.example/t/K7MQ2X");
    const far = { origin: "http://box.local:4711", hostname: "box.local" };
    expect(inviteLink("K7MQ2X", house, far)).toBe("http://box.local:4711/t/K7MQ2X");
    expect(["localhost", "127.0.0.2", "[::1]", "box"].map(isLocal)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("the waiting room", () => {
  function enter(name: string) {
    session.guest = { guest: "b", name };
    const store = new TableStore("K7MQ2X", { lang: "en", storage: null });
    store.update(update(1, 1, { seat: -1, table: table() }), []);
    store.presence(presence({ watching: 1 }));
    const did: string[] = [];
    vi.spyOn(store, "dispose").mockImplementation(() => void did.push("hang up"));
    vi.spyOn(store, "open").mockImplementation(() => void did.push("call"));
    vi.spyOn(store, "sit").mockImplementation(async (at) => void did.push(`sit ${at}`));
    vi.spyOn(api, "rename").mockImplementation(async (wish) => {
      did.push(`name ${wish}`);
      return { guest: "b", name: wish };
    });
    const { container } = render(Waiting, { store, onsettings: () => undefined });
    return { did, store, container, sit: screen.getByRole("button", { name: "Sit here" }) };
  }

  it("asks a stranger for his name before he sits, under which the server then knows him", async () => {
    const { did, sit } = enter("Gast");
    const field = screen.getByLabelText("Your name, before you sit down");
    await fireEvent.click(sit);
    expect(screen.getByRole("alert").textContent).toContain("Type a name first");
    expect(document.activeElement).toBe(field);
    expect(did).toEqual([]);
    await fireEvent.input(field, { target: { value: " Ben " } });
    await fireEvent.click(sit);
    await eventually(() => expect(did).toEqual(["name Ben", "hang up", "call", "sit 1"]));
  });

  it("asks for another name where ours looks like one at the table", async () => {
    const { did, sit, store } = enter("Аnna");
    const refusal = { code: "name-taken", words: "Аnna looks like Anna.", reason: null };
    vi.spyOn(store, "sit").mockRejectedValueOnce(new Refused(refusal));
    await fireEvent.click(sit);
    const field = await screen.findByLabelText("Your name, before you sit down");
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(screen.getByRole("alert").textContent).toContain("Аnna looks like Anna.");
    await fireEvent.input(field, { target: { value: "Ben" } });
    await fireEvent.click(sit);
    await eventually(() => expect(did).toEqual(["name Ben", "hang up", "call", "sit 1"]));
    await eventually(() =>
      expect(screen.queryByLabelText("Your name, before you sit down")).toBeNull(),
    );
  });

  it("asks nobody who has a name, and tells who looks on", async () => {
    const { did, sit, container } = enter("Ben");
    expect(screen.queryByLabelText("Your name, before you sit down")).toBeNull();
    expect(container.textContent).toContain("by link only · No hurry · 1 watching");
    await fireEvent.click(sit);
    await eventually(() => expect(did).toEqual(["sit 1"]));
  });
});

describe("the rules", () => {
  it("are a book for each game", () => {
    render(RuleBooks, { onsettings: () => undefined });
    const books = ["wyatt-earp", "el-paso", "bang"].map((game) => `/rules/${game}`);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(books));
  });

  const rules: Rules = {
    game: "bang",
    lang: "de",
    title: "BANG!",
    kinds: {},
    chapters: [
      {
        number: "BG1",
        title: "Vorbereitung",
        clauses: [
          { number: "BG1.1", words: "Es gibt 80 Karten.", kind: "FACT", option: null },
          { number: "BG1.2", words: "Gefängnis und Würfel.", kind: "FACT", option: null },
        ],
      },
    ],
  };

  it("are searched by words in any order, without accents, or by number", () => {
    const numbers = (sought: string) =>
      found(rules, sought).flatMap((chapter) => chapter.clauses.map((clause) => clause.number));
    expect(numbers("")).toEqual(["BG1.1", "BG1.2"]);
    expect(numbers("karten 80")).toEqual(["BG1.1"]);
    expect(numbers("gefangnis")).toEqual(["BG1.2"]);
    expect(numbers("bg1.2")).toEqual(["BG1.2"]);
    expect(found(rules, "Pokal")).toEqual([]);
  });
});

describe("a row of the lobby", () => {
  it("says what a table is doing", () => {
    expect(statusWords("playing")).toBe("is being played");
    expect(statusWords("anything")).toBe("closed");
  });
});

describe("the policy of the server", () => {
  it("allows no style in the markup: `style:name={…}` and classes do it", () => {
    const wrong = sources([".svelte"]).filter(({ text }) =>
      /<[^>]*\sstyle="|<[A-Z][^>]*\s--[a-z-]+=/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
