import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./focus";
import { eventually } from "../testing/eventually";

let stop: () => void;
const find = (id: string): HTMLElement => document.getElementById(id)!;
const kept = (id: string): Promise<void> =>
  eventually(() => expect(document.activeElement?.id).toBe(id));
/** Whatever was to happen soon has happened. */
async function later(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true); // jsdom: only while something has the focus
  document.body.innerHTML = `
    <main id="content" tabindex="-1">
      <ul id="zone"><li id="one"><button id="card">card</button></li><li id="two"></li></ul>
      <section id="moves" tabindex="-1" data-focus-home><button id="red">do it</button></section>
    </main>
    <aside id="rail"><div id="chat" tabindex="-1"><button id="send">send</button></div></aside>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

describe("the focus", () => {
  it("goes to the moves when what had it leaves", async () => {
    find("card").focus();
    find("card").remove();
    expect(document.activeElement).toBe(document.body);
    await kept("moves");
  });

  it("is not lost with a page that had it as a whole", async () => {
    find("content").focus();
    find("content").remove();
    await later();
    document.body.insertAdjacentHTML("afterbegin", `<main id="content" tabindex="-1"></main>`);
    await kept("content");
  });

  it("stays near what had it", async () => {
    find("send").focus();
    find("send").remove();
    await kept("chat");
  });

  it("stays on what is moved in its list", async () => {
    find("card").focus();
    find("two").append(find("card")); // as a list does whose order changes
    expect(document.activeElement).toBe(document.body);
    await kept("card");
  });

  it("waits for a page that is not there yet", async () => {
    find("card").focus();
    find("content").remove();
    await later();
    expect(document.activeElement).toBe(document.body);
    document.body.insertAdjacentHTML("afterbegin", `<main id="content" tabindex="-1"></main>`);
    await kept("content");
  });

  it("leaves it to whoever gives it on purpose", async () => {
    find("card").focus();
    find("card").remove();
    await Promise.resolve();
    find("send").focus();
    await later();
    expect(document.activeElement?.id).toBe("send");
  });

  it("is put away by a press on an empty place", async () => {
    find("card").focus();
    document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    find("card").blur();
    await later();
    find("card").remove();
    await later();
    expect(document.activeElement).toBe(document.body);
  });

  it("is not taken from another window, and is there when one is back", async () => {
    vi.mocked(document.hasFocus).mockReturnValue(false);
    find("card").focus();
    find("card").remove();
    await later();
    expect(document.activeElement).toBe(document.body);
    vi.mocked(document.hasFocus).mockReturnValue(true);
    dispatchEvent(new FocusEvent("focus"));
    await kept("moves");
  });
});
