import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notices, settings } from "../state/app";
import { announcer } from "../state/announcer.svelte";
import Harness from "../testing/Harness.svelte";
import Chat from "./Chat.svelte";
import Choice from "./Choice.svelte";
import Clock from "./Clock.svelte";
import Copy from "./Copy.svelte";
import Field from "./Field.svelte";
import LiveRegion from "./LiveRegion.svelte";
import Log from "./Log.svelte";
import Notices from "./Notices.svelte";
import Qr from "./Qr.svelte";
import Ribbon from "./Ribbon.svelte";
import Select from "./Select.svelte";
import Switch from "./Switch.svelte";
import TopBar from "./TopBar.svelte";

afterEach(() => vi.useRealTimers());

describe("a button", () => {
  it("does what it says", async () => {
    const onclick = vi.fn();
    render(Harness, { part: "button", onclick });
    await fireEvent.click(screen.getByRole("button", { name: "Draw" }));
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("that cannot be used now can still be reached, and tells why", async () => {
    const [onclick, onrefused] = [vi.fn(), vi.fn()];
    render(Harness, { part: "button", disabled: true, onclick, onrefused });
    const button = screen.getByRole("button", { name: "Draw" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(onrefused).toHaveBeenCalledOnce();
  });

  it("with an address is a link", () => {
    render(Harness, { part: "link" });
    expect(screen.getByRole("link", { name: "Lobby" }).getAttribute("href")).toBe("/lobby");
  });
});

describe("a zone", () => {
  const tabStops = () => screen.getAllByRole("button").filter((item) => item.tabIndex === 0);

  it("is a labelled list with one tab stop", () => {
    render(Harness, { part: "zone", items: ["Beer", "Duel", "Jail"] });
    const list = screen.getByRole("list", { name: "Your hand" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    expect(tabStops().map((item) => item.textContent)).toEqual(["Beer"]);
  });

  it("is walked with arrow keys, Home and End", async () => {
    render(Harness, { part: "zone", items: ["Beer", "Duel", "Jail"] });
    screen.getByText("Beer").focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    const at = () => document.activeElement?.textContent;
    await press("ArrowRight");
    expect(at()).toBe("Duel");
    await press("End");
    expect(at()).toBe("Jail");
    await press("ArrowRight");
    expect(at()).toBe("Jail");
    await press("ArrowLeft");
    await press("Home");
    expect(at()).toBe("Beer");
    await press("a");
    expect(tabStops().map((item) => item.textContent)).toEqual(["Beer"]);
  });

  it("keeps exactly one tab stop when cards come and go", async () => {
    const { rerender } = render(Harness, { part: "zone", items: ["Beer", "Duel", "Jail"] });
    screen.getByText("Duel").focus();
    expect(tabStops().map((item) => item.textContent)).toEqual(["Duel"]);
    await rerender({ items: ["Beer", "Jail", "Panic!"] });
    await tick();
    await Promise.resolve();
    expect(tabStops()).toHaveLength(1);
  });

  it("that is empty says so", () => {
    render(Harness, { part: "zone", items: [] });
    expect(screen.getByText("No cards")).toBeTruthy();
  });
});

describe("tabs", () => {
  it("follow arrow keys, with one tab stop, and name their panel", async () => {
    render(Harness, { part: "tabs" });
    const [log, chat, help] = screen.getAllByRole("tab");
    expect([log?.tabIndex, chat?.tabIndex]).toEqual([0, -1]);
    await fireEvent.keyDown(log!, { key: "ArrowRight" });
    expect(chat?.getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(chat);
    expect(screen.getByRole("tabpanel", { name: "Chat" }).textContent).toBe("panel of chat");
    await fireEvent.keyDown(chat!, { key: "End" });
    await fireEvent.keyDown(help!, { key: "ArrowRight" });
    expect(screen.getByRole("tabpanel", { name: "Log" })).toBeTruthy();
    await fireEvent.click(help!);
    expect(help?.getAttribute("aria-selected")).toBe("true");
  });
});

describe("a dialog", () => {
  it("has a name, and closes", async () => {
    const onclose = vi.fn();
    render(Harness, { part: "dialog", onclose });
    expect(screen.getByRole("dialog", { name: "Settings" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("closes by a click beside it, not by one inside", async () => {
    const onclose = vi.fn();
    render(Harness, { part: "dialog", onclose });
    await fireEvent.click(screen.getByText("inside"));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("dialog"));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("closes by Escape at once, and not once more when the browser says so later", () => {
    const onclose = vi.fn();
    const { unmount } = render(Harness, { part: "dialog", onclose });
    const dialog = screen.getByRole("dialog");
    const escape = new Event("cancel", { cancelable: true });
    dialog.dispatchEvent(escape);
    expect(onclose).toHaveBeenCalledOnce();
    expect(escape.defaultPrevented).toBe(true);
    unmount();
    dialog.dispatchEvent(new Event("close"));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("paper", () => {
  it("a sheet is a region with a title", () => {
    render(Harness, { part: "sheet" });
    expect(screen.getByRole("region", { name: "Who shoots?" })).toBeTruthy();
  });

  it("a seat says who sits there, who plays and whose turn it is", () => {
    render(Harness, { part: "seat" });
    const seat = screen.getByRole("article", { name: "Anna" });
    expect(seat.getAttribute("aria-current")).toBe("true");
    expect(seat.textContent).toContain("Ranger");
    expect(seat.textContent).toContain("dealer");
  });

  it("the ribbon says who is awaited", () => {
    render(Ribbon, { state: "yours", label: "Your turn", text: "Draw two." });
    expect(screen.getByText("Your turn")).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull(); // the live region says it
  });
});

describe("the log and the chat", () => {
  it("marks the last line, and lets a line be picked", async () => {
    const onpick = vi.fn();
    const lines = [
      { id: "1", entry: 1, number: 1, text: "Anna draws.", kind: "undone" as const },
      { id: "2", entry: 2, number: 2, text: "Ben draws." },
    ];
    const { container } = render(Log, { lines, has: () => true, onpick });
    expect(container.querySelectorAll("li.last")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Ben draws." }));
    expect(onpick).toHaveBeenCalledWith(lines[1]);
  });

  it("sends what was typed, and keeps it when it could not be sent", async () => {
    const onsay = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    const line = { id: 1, name: "<b>Ben", text: "<i>hi", guest: "b", isOnlooker: false };
    const { container } = render(Chat, { said: [line], onsay });
    expect(screen.getByText("<b>Ben")).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>("Say something");
    const form = container.querySelector("form")!;
    await fireEvent.submit(form);
    expect(onsay).not.toHaveBeenCalled();
    await fireEvent.input(field, { target: { value: " Howdy " } });
    await fireEvent.submit(form);
    expect(onsay).toHaveBeenCalledWith("Howdy");
    await tick();
    expect(field.value).toBe("");
    await fireEvent.input(field, { target: { value: "again" } });
    await fireEvent.submit(form);
    await tick();
    await tick();
    expect(field.value).toBe("again");
  });

  it("marks who looks on, and says why somebody cannot talk", () => {
    const said = ["Anna", "Anna 2"].map((name, id) => ({
      id,
      name,
      text: "I am Anna!",
      guest: `g${id}`,
      isOnlooker: id === 1,
    }));
    render(Chat, { said, onsay: async () => true, silence: "Not now." });
    const lines = screen.getAllByRole("listitem").map((item) => item.textContent?.trim());
    expect(lines.map((text) => text?.includes("onlooker"))).toEqual([false, true]);
    expect(screen.queryByLabelText("Say something")).toBeNull();
    expect(screen.getByText("Not now.")).toBeTruthy();
  });
});

describe("the clock", () => {
  it("runs down", async () => {
    vi.useFakeTimers();
    let left = 12_000;
    render(Clock, { left: () => left, total: 20_000 });
    flushSync();
    expect(screen.getByRole("timer", { name: "12 seconds left" })).toBeTruthy();
    left = -5;
    vi.advanceTimersByTime(300);
    flushSync();
    expect(screen.getByRole("timer", { name: "0 seconds left" })).toBeTruthy();
  });

  it.each([
    [99_000, "99"],
    [150_000, "2:30"],
    [2 * 3_600_000, "2 h"],
    [3 * 86_400_000, "3 d"],
  ])("shows %i ms as %s", (ms, text) => {
    const { container } = render(Clock, { left: () => ms, total: ms });
    flushSync();
    expect(container.querySelector("text")?.textContent).toBe(text);
  });
});

describe("forms", () => {
  it("a field has its label, and a problem is told", () => {
    render(Field, { label: "Code", value: "", problem: "Six letters." });
    const field = screen.getByLabelText("Code");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent?.trim()).toBe("Six letters.");
  });

  it("one of several is chosen", async () => {
    const onchange = vi.fn();
    const options = [
      { value: "a", label: "A", hint: "first" },
      { value: "b", label: "B" },
    ];
    render(Choice, { label: "Which", options, value: "a", onchange });
    expect(screen.getByRole("group", { name: "Which" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "B" }));
    expect(onchange).toHaveBeenCalledWith("b");
  });

  it("one of many is chosen", async () => {
    const onchange = vi.fn();
    const options = [
      { value: "a", label: "A" },
      { value: "b", label: "B" },
    ];
    render(Select, { label: "Which", hint: "of two", options, value: "a", onchange });
    await fireEvent.change(screen.getByRole("combobox", { name: "Which" }), {
      target: { value: "b" },
    });
    expect(onchange).toHaveBeenCalledWith("b");
  });

  it("a switch says how it stands", async () => {
    const onchange = vi.fn();
    render(Switch, { label: "Sound", checked: false, onchange });
    const found = screen.getByRole("switch", { name: "Sound" });
    expect(found.getAttribute("aria-checked")).toBe("false");
    await fireEvent.click(found);
    expect(onchange).toHaveBeenCalledWith(true);
  });
});

describe("sharing", () => {
  it("draws a QR code of the link", () => {
    const { container } = render(Qr, { text: "http://192.168.1.7:4711/t/K7MQ2X", label: "Link" });
    expect(screen.getByRole("img", { name: "Link" })).toBeTruthy();
    expect(container.querySelector("path")?.getAttribute("d")?.length).toBeGreaterThan(1000);
  });

  it("copies, also where the browser has no clipboard", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    render(Copy, { label: "Code", text: "K7MQ2X" });
    await fireEvent.click(screen.getByRole("button", { name: "Copy: Code" }));
    expect(writeText).toHaveBeenCalledWith("K7MQ2X");
    await tick();
    expect(screen.getByRole("status").textContent).toBe("Copied");
    vi.unstubAllGlobals();
  });
});

describe("what is said by itself", () => {
  it("news politely, questions at once", () => {
    announcer.say("Anna draws.");
    announcer.ask("Play Missed!?");
    render(LiveRegion);
    expect(screen.getByRole("log").textContent).toContain("Anna draws.");
    expect(screen.getByRole("alert").textContent).toBe("Play Missed!?");
  });

  it("a notice can be closed", async () => {
    render(Notices);
    notices.say("Too late.", "problem");
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Too late.")).toBeNull();
  });
});

describe("the bar", () => {
  it("changes language, light and sound", async () => {
    const onsettings = vi.fn();
    render(TopBar, { onsettings });
    await fireEvent.click(screen.getByRole("button", { name: /Deutsch/ }));
    expect(settings.lang).toBe("de");
    const before = settings.isDark;
    await fireEvent.click(screen.getByRole("button", { name: "Daylight" }));
    expect(settings.isDark).toBe(!before);
    await fireEvent.click(screen.getByRole("button", { name: "Sound is off" }));
    expect(settings.sound).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Settings" }));
    expect(onsettings).toHaveBeenCalledOnce();
    settings.set({ lang: "en", theme: "auto", sound: false });
  });
});
