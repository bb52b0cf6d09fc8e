// Which part of the page is shown, by the address.

import { GAMES, type GameName } from "../wire/types";

export type Route =
  | { name: "home" }
  | { name: "new"; game: GameName | null }
  | { name: "lobby" }
  | { name: "table"; code: string }
  | { name: "rules"; game: GameName; number: string }
  | { name: "rule-books" }
  | { name: "gallery" }
  | { name: "not-found" };

export function isGame(name: string | null | undefined): name is GameName {
  return (GAMES as readonly (string | null | undefined)[]).includes(name);
}

/** Codes may be typed in small letters, with spaces or dashes. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s\-·.]/g, "").toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : null;
}

export function parse(url: URL): Route {
  const [first = "", second = "", ...more] = url.pathname.split("/").filter(Boolean);
  if (more.length > 0) return { name: "not-found" };
  if (first === "t") return { name: "table", code: readCode(second) ?? second };
  if (first === "rules" && isGame(second))
    return { name: "rules", game: second, number: decodeURIComponent(url.hash.slice(1)) };
  if (second) return { name: "not-found" };
  const game = url.searchParams.get("game");
  switch (first) {
    case "":
      return { name: "home" };
    case "new":
      return { name: "new", game: isGame(game) ? game : null };
    case "rules":
      return { name: "rule-books" };
    case "lobby":
      return { name: "lobby" };
    case "gallery":
      return import.meta.env.DEV ? { name: "gallery" } : { name: "not-found" };
  }
  return { name: "not-found" };
}

export class Router {
  route = $state.raw<Route>({ name: "home" });
  /** What the page that sent us here wants done; gone after a reload. */
  intent = $state.raw<string>("");

  constructor() {
    this.read();
  }

  /** Listen to the browser's own buttons and to links; returns how to stop. */
  listen(): () => void {
    const popped = (): void => this.read();
    const clicked = (event: MouseEvent): void => this.follow(event);
    addEventListener("popstate", popped);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", popped);
      document.removeEventListener("click", clicked);
    };
  }

  go(path: string, intent = ""): void {
    history.pushState({}, "", path);
    this.read();
    this.intent = intent;
    scrollTo?.(0, 0);
  }

  replace(path: string): void {
    history.replaceState({}, "", path);
    this.read();
  }

  private read(): void {
    this.route = parse(new URL(location.href));
    this.intent = "";
  }

  /** A plain click on a link inside the page changes only what is shown. */
  private follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !plain || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
    if (url.pathname === location.pathname && url.hash) return; // a place on this page
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}
