// What a host can do about others, and what they are told.

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Waiting from "../home/Waiting.svelte";
import { notices } from "../state/app";
import { TableStore } from "../state/table.svelte";
import { eventually } from "../testing/eventually";
import { entry, now, presence, table, update } from "../testing/messages";
import { CLOSE, type SeatOut, type TableOut } from "../wire/types";
import { goneWords } from "./gone";
import Awaited from "./Awaited.svelte";
import OutBar from "./OutBar.svelte";
import { linesOf } from "./frame/story";
import HostMenu from "./HostMenu.svelte";
import Table from "./Table.svelte";

const HOST = "36942e1e91";
const SEATS = [{}, { name: "Ben", guest: "b" }, { name: "Ranger", bot: "ranger" }];

let store: TableStore;
const did: unknown[] = [];

function tell(
  given: Partial<TableOut> = {},
  entries = [entry(1)],
  ben: Partial<SeatOut> = {},
): void {
  const isOpen = (given.status ?? "open") === "open";
  store.update(
    update(entries.at(-1)!.n, 1, {
      table: table({
        game: "whist",
        ...given,
        seats: SEATS.map((each, at) => (at === 1 ? { ...each, ...ben } : each)),
      }),
      now: isOpen ? null : now(),
    }),
    entries,
  );
}

beforeEach(() => {
  did.length = 0;
  store = new TableStore("K7MQ2X", { lang: "en", storage: null });
  store.badge = HOST;
  vi.spyOn(store, "kick").mockImplementation(async (seat) => void did.push(["kick", seat]));
  for (const way of ["give", "remove"] as const)
    vi.spyOn(store, way).mockImplementation(async (seat) => void did.push([way, seat]));
  vi.spyOn(store, "handOver").mockImplementation(async (seat) => void did.push(["host", seat]));
  vi.spyOn(store, "bot").mockImplementation(async (...given) => void did.push(["bot", ...given]));
  vi.spyOn(store, "mute").mockImplementation(async (...given) => void did.push(["mute", ...given]));
  vi.spyOn(store, "ban").mockImplementation(async (...given) => void did.push(["ban", ...given]));
  store.presence(presence({ online: [0, 1] }));
});

const buttons = (): (string | undefined)[] =>
  within(screen.getByRole("dialog"))
    .getAllByRole("button")
    .map((button) => button.textContent?.trim())
    .filter(Boolean);

describe("the host's menu", () => {
  const open = (guest = "b", name = "Ben") => {
    const onclose = vi.fn();
    render(HostMenu, { store, guest, name, onclose });
    return onclose;
  };

  it("frees a seat before the game, and closes", async () => {
    tell();
    const onclose = open();
    expect(buttons()).toEqual([
      "Free the seat",
      "Put a bot on the seat",
      "Make Ben the host",
      "Mute",
      "Ban from the table",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Free the seat" }));
    await eventually(() => expect(onclose).toHaveBeenCalled());
    expect(did).toEqual([["kick", 1]]);
  });

  it("puts a bot on the seat of somebody who does not come", async () => {
    tell();
    const onclose = open();
    await fireEvent.click(screen.getByRole("button", { name: "Put a bot on the seat" }));
    await eventually(() => expect(onclose).toHaveBeenCalled());
    expect(did).toEqual([
      ["kick", 1],
      ["bot", 1, "ranger"],
    ]);
  });

  it("bans only after it has asked", async () => {
    tell();
    const onclose = open();
    await fireEvent.click(screen.getByRole("button", { name: "Ban from the table" }));
    expect(did).toEqual([]);
    expect(screen.getByRole("alert").textContent).toContain("Ban Ben?");
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(buttons()).toContain("Ban from the table");
    await fireEvent.click(screen.getByRole("button", { name: "Ban from the table" }));
    await fireEvent.click(screen.getByRole("button", { name: "Ban Ben" }));
    await eventually(() => expect(onclose).toHaveBeenCalled());
    expect(did).toEqual([["ban", "b", true]]);
  });

  it("cannot throw out of a game who is there; for others a bot may play", () => {
    tell({ status: "playing" });
    open();
    expect(buttons()).toEqual(["Make Ben the host", "Mute"]);
    expect(screen.getByText("Ben plays here and cannot be banned.")).toBeTruthy();
    store.presence(presence({ online: [0] }));
    flushSync();
    expect(buttons()).toEqual(["Let a bot play", "Take Ben out of the game", "Mute"]);
  });

  it("takes a seat away only after it has asked, and passes the table on likewise", async () => {
    tell({ status: "playing" });
    store.presence(presence({ online: [0] }));
    open();
    await fireEvent.click(screen.getByRole("button", { name: "Take Ben out of the game" }));
    expect(did).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    store.presence(presence({ online: [0, 1] }));
    flushSync();
    await fireEvent.click(screen.getByRole("button", { name: "Make Ben the host" }));
    expect(screen.getByRole("alert").textContent).toContain("Make Ben the host?");
    await fireEvent.click(screen.getByRole("button", { name: "Make Ben the host" }));
    await eventually(() => expect(did).toEqual([["host", 1]]));
  });

  it("calls back who is there again while a bot plays, and gives a seat back to who lost it", async () => {
    tell({ status: "playing" }, [entry(1)], { away: "time" });
    open();
    expect(buttons()).toEqual([
      "Give Ben the seat back",
      "Take Ben out of the game",
      "Make Ben the host",
      "Mute",
    ]);
    store.presence(presence({ online: [0] }));
    flushSync();
    expect(buttons()).not.toContain("Give Ben the seat back"); // nobody would have it
    document.body.replaceChildren();
    tell({ status: "playing" }, [entry(2)], {
      name: "Bill",
      guest: null,
      bot: "ranger",
      was: "Ben",
    });
    render(HostMenu, { store, guest: "", name: "Ben", at: 1, onclose: vi.fn() });
    expect(buttons()).toEqual(["Give Ben the seat back"]);
    await fireEvent.click(screen.getByRole("button", { name: "Give Ben the seat back" }));
    await eventually(() => expect(did).toEqual([["give", 1]]));
  });

  it("takes back what was done to an onlooker", async () => {
    tell({ status: "playing", muted: ["c"], banned: ["c"] });
    open("c", "Cleo");
    expect(buttons()).toEqual(["Let them talk again", "Let them in again"]);
    await fireEvent.click(screen.getByRole("button", { name: "Let them in again" }));
    await eventually(() => expect(did).toEqual([["ban", "c", false]]));
  });
});

describe("before the game", () => {
  const wait = () => render(Waiting, { store, onsettings: () => undefined });

  it("has a menu at the seats of others, and lists who was banned", async () => {
    tell({}, [entry(1, "chat", { name: "Cleo", guest: "c", text: "Howdy" })]);
    tell({ banned: ["c"] });
    wait();
    const names = screen.getAllByRole("button", { name: /what you can do as the host/ });
    expect(names.map((button) => button.getAttribute("aria-label")?.split(":")[0])).toEqual([
      "Ben",
      "Cleo",
      "Cleo", // in the chat, too
    ]);
    await fireEvent.click(names[1]!);
    expect(screen.getByRole("dialog", { name: "Cleo" })).toBeTruthy();
  });

  it("has none for anybody else", () => {
    store.badge = "b";
    tell({ banned: ["c"] });
    wait();
    expect(screen.queryByRole("button", { name: /what you can do as the host/ })).toBeNull();
  });

  it("tells the host who comes from the same address, and everybody that nothing can be stored", () => {
    store.presence(presence({ together: [[0, 2]], writable: false }));
    tell();
    wait();
    expect(screen.getByText("Seats 1 and 3 play from the same address.")).toBeTruthy();
    expect(screen.getByText(/^Nothing can be stored at the moment/)).toBeTruthy();
  });
});

describe("in a game", () => {
  const said = [
    entry(1, "chat", { seat: 1, name: "Ben", guest: "b", text: "Howdy" }),
    entry(2, "chat", { name: "Cleo", guest: "c", text: "Ben has two aces" }),
    entry(3, "chat", { seat: 0, name: "Anna", guest: HOST, text: "Hush" }),
    entry(4, "mute", { guest: "c", on: true }),
  ];
  async function play() {
    const wide = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.spyOn(window, "matchMedia").mockImplementation(
      (media) => ({ ...wide, media, matches: !media.includes("max") }) as unknown as MediaQueryList,
    );
    tell({ status: "playing", muted: ["c"] }, said);
    const shown = render(Table, { store, onsettings: () => undefined });
    await eventually(() => expect(shown.container.querySelector(".plain")).toBeTruthy());
    return within(screen.getByRole("complementary"));
  }

  it("has a menu at what others say, marks who looks on, and tells what was done", async () => {
    const rail = await play();
    const menus = rail.getAllByRole("button", { name: /what you can do as the host/ });
    expect(menus).toHaveLength(2);
    expect(menus.map((menu) => menu.tabIndex)).toEqual([0, -1]); // one tab stop
    expect(rail.getAllByText("onlooker")).toHaveLength(1);
    expect(rail.getByText("The host has muted Cleo.")).toBeTruthy();
  });

  it("says to who is muted that he is", async () => {
    store.badge = "c";
    const rail = await play();
    expect(rail.queryByLabelText("Say something")).toBeNull();
    expect(rail.getByText(/^The host has asked for silence/)).toBeTruthy();
    expect(rail.queryByRole("button", { name: /as the host/ })).toBeNull();
  });
});

describe("a game that waits for somebody who is not there", () => {
  it("asks the host, and nobody else, whether a bot shall play", async () => {
    tell({ status: "playing" });
    store.now = now({ asked: [1] });
    const shown = render(Awaited, { store });
    expect(screen.queryByRole("button")).toBeNull();
    store.presence(presence({ online: [0] }));
    flushSync();
    expect(shown.container.textContent).not.toContain("When the time is up");
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot play for Ben" }));
    expect(did).toEqual([["kick", 1]]);
    store.badge = "c";
    flushSync();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("who is out of the game", () => {
  it("goes on watching, faster or not, or leaves; among bots it can be ended", async () => {
    vi.spyOn(store, "close").mockImplementation(async () => void did.push("close"));
    tell({ status: "playing" });
    store.now = now({ asked: [1] });
    const { container } = render(OutBar, { store });
    expect(container.textContent).toBe("");
    store.now = now({ asked: [1], out: [0] });
    flushSync();
    expect(container.textContent).toContain("You are out of the game.");
    expect(screen.queryByRole("button", { name: "End the game" })).toBeNull(); // Ben plays on
    await fireEvent.click(screen.getByRole("button", { name: "Fast-forward" }));
    expect(store.isHurried).toBe(true);
    store.now = now({ asked: [2], out: [0, 1] });
    flushSync();
    expect(container.textContent).toContain("Only bots play on.");
    await fireEvent.click(screen.getByRole("button", { name: "End the game" }));
    expect(did).toEqual(["close"]);
    expect(screen.getByRole("link", { name: "Leave" }).getAttribute("href")).toBe("/");
  });
});

describe("the log", () => {
  it("tells who sat there at the time", () => {
    const entries = [
      entry(1, "sat", { seat: 1, name: "Ben" }),
      entry(2, "away", { seat: 1, why: "host" }),
      entry(3, "removed", { seat: 1, name: "Bill", was: "Ben" }),
      entry(4, "hush", { on: true }),
      entry(5, "given", { seat: 1, name: "Ben" }),
      entry(6, "hush", { on: false }),
    ];
    tell({ status: "playing" }, entries, { name: "Bill" });
    const lines = linesOf(store.entries, new Set(), ["Anna", "Bill", "Ranger"], 0);
    expect(lines.map(({ text }) => text)).toEqual([
      "Ben is not connected; the host lets a bot play on.",
      "The host has given Ben’s seat to a bot: Bill.",
      "The host has switched the chat off.",
      "The host has given Ben the seat back.",
      "The host has switched the chat on again.",
    ]);
  });
});

describe("who is banned", () => {
  it("reads that he may not be here", () => {
    expect(goneWords(CLOSE.banned, "K7MQ2X")).toBe("The host does not want you at this table.");
    expect(notices.list).toEqual([]);
  });
});
