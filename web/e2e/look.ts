// One look at a table: what a person sees there, read from roles, names and states.

import type { Locator, Page } from "@playwright/test";
import type { PageWords } from "../src/words/types";

/** Where on the page a thing is that can be pointed at. */
const PLACES = {
  help: "dialog:not(:has([data-move])) header button", // closes what was opened to read
  red: "[data-do] button", // the one that does what was chosen
  which: "dialog [data-move]", // the page asks which of several moves is meant
  answers: ".interrupt [data-move]", // the sheet of somebody who is asked
  offered: "section.actions [data-move]",
  hand: '[data-zone="hand"] [data-zone-item]',
  own: '[data-area="hand"] [data-zone-item]:not([data-zone="hand"] *)',
  board: '[data-area="board"] [data-zone-item]',
} as const;
export type Place = keyof typeof PLACES;

export interface Thing {
  place: Place;
  /** Which of its place. */
  at: number;
  name: string;
  /** It says of itself that it can be chosen now, or that it cannot; null: neither. */
  open: boolean | null;
  pressed: boolean;
}

export interface Look {
  /** Whose move it is, as the ribbon says. */
  turn: "mine" | "theirs" | "over" | "";
  ribbon: string;
  /** A move is under way. */
  isBusy: boolean;
  lines: number;
  things: readonly Thing[];
}

export const find = (page: Page, thing: Thing): Locator =>
  page.locator(PLACES[thing.place]).nth(thing.at);

export async function look(page: Page, words: PageWords): Promise<Look> {
  const { yourTurn, answerNow, over } = words.table;
  return page.evaluate(
    ([places, said]) => {
      const text = (where: string): string =>
        document.querySelector<HTMLElement>(where)?.innerText.replaceAll(/\s+/g, " ").trim() ?? "";
      /** The words in it, without what is only printed. */
      const heard = (node: Node): string =>
        node instanceof Text
          ? node.data
          : node instanceof Element && node.getAttribute("aria-hidden") === "true"
            ? ""
            : [...node.childNodes].map(heard).join(" ");
      const ribbon = text(".status .ribbon");
      const turn = [said.yourTurn, said.answerNow].some((start) => ribbon.startsWith(start))
        ? "mine"
        : ribbon.startsWith(said.over)
          ? "over"
          : ribbon === ""
            ? ""
            : "theirs";
      const things = Object.entries(places).flatMap(([place, where]) =>
        [...document.querySelectorAll<HTMLElement>(where)].flatMap((node, at) => {
          if (!node.checkVisibility({ visibilityProperty: true }) || node.closest("[inert]"))
            return [];
          const disabled = node.getAttribute("aria-disabled");
          const pressed = node.getAttribute("aria-pressed");
          const says = disabled === "true" ? false : disabled === "false" || pressed !== null;
          return {
            place: place as Place,
            at,
            name: (node.getAttribute("aria-label") ?? heard(node)).replaceAll(/\s+/g, " ").trim(),
            open: disabled === null && pressed === null ? null : says,
            pressed: pressed === "true",
          };
        }),
      );
      return {
        turn: turn as Look["turn"],
        ribbon,
        isBusy: document.querySelector('section.actions[aria-busy="true"]') !== null,
        lines: document.querySelectorAll(".rail ol li").length,
        things,
      };
    },
    [PLACES, { yourTurn, answerNow, over }] as const,
  );
}

/** What tells one position of the game from the next. */
export const position = ({ ribbon, lines, things }: Look): string =>
  [ribbon, lines, ...things.filter(({ place }) => place === "hand").map(bare)].join();

/** The name of a card without what is said about it at the moment. */
const bare = ({ name }: Thing): string => name.split(",")[0] ?? "";

/** Whatever was done to the page by now can be seen. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
