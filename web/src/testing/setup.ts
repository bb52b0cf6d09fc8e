// What jsdom lacks and the page takes for granted.

import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

configure({ asyncUtilTimeout: 60_000 }); // what is awaited may come late on a busy machine

if (!window.matchMedia)
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }) as unknown as MediaQueryList;

if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
