// Somebody who plays: looks at the table, points at what can be done, and does it, by mouse, finger or
// keys. Knows no rule, but what the page says, and what it likes.

import type { Locator, Page } from "@playwright/test";
import type { GameName } from "../src/wire/types";
import { pageIn } from "../src/testing/catalogue";
import type { PageWords } from "../src/words/types";
import { drawn, find, look, position, type Look, type Place, type Thing } from "./look";

/** How something is pointed at. */
export type Way = (page: Page, thing: Thing) => Promise<void>;

export const byMouse: Way = async (page, thing) => {
  const { x, y } = await seenAt(find(page, thing));
  await page.mouse.click(x, y);
};
export const byTouch: Way = async (page, thing) => {
  const { x, y } = await seenAt(find(page, thing));
  await page.touchscreen.tap(x, y);
};
/** What is tried first; what is tried last is anything. */
export type Taste = (seen: Look) => readonly Thing[];

const PATIENCE = 300_000; // a machine may have much else to do
const TRIES = 2;

export class Person {
  /** How often something of a place was pointed at. */
  readonly used: Partial<Record<Place | "list", number>> = {};
  /** How often something was pointed at in vain. */
  private readonly tried = new Map<string, number>();
  private at = "";

  constructor(
    readonly page: Page,
    private readonly way: Way = byMouse,
    private readonly taste: Taste = usual,
    private readonly words: PageWords = pageIn("en"),
  ) {}

  look(): Promise<Look> {
    return look(this.page, this.words);
  }

  /** Wait until we may do something; false: the game is over. */
  async awaited(): Promise<boolean> {
    const { yourTurn, answerNow, over } = this.words.table;
    const found = await this.page.waitForFunction(
      ([mine, end]) => {
        // What is worth a look comes first.
        if (document.querySelector("[data-moment]")) return "moment";
        if (document.querySelector("main[data-watching]")) return null;
        const ribbon = document.querySelector<HTMLElement>(".status .ribbon")?.innerText.trim();
        if (ribbon?.startsWith(end)) return "over";
        return mine.some((start) => ribbon?.startsWith(start)) ? "mine" : null;
      },
      [[yourTurn, answerNow], over] as const,
    );
    const what = await found.jsonValue();
    if (what !== "moment") return what === "mine";
    await this.page.keyboard.press("Escape");
    return this.awaited();
  }

  /** Make one move: point until the table is another one. False: the game is over. */
  async move(): Promise<boolean> {
    if (!(await this.awaited())) return false;
    const before = position(await this.look());
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await this.look();
      if (seen.turn !== "mine" || position(seen) !== before) return true;
      const thing = seen.isBusy ? undefined : this.choose(seen);
      if (thing) await this.point(seen, thing);
      else await drawn(this.page); // the answer of the server is on its way
      if (Date.now() > end) throw new Error(`Stuck: ${JSON.stringify(seen, null, 1)}`);
    }
  }

  /** Play so many moves, or to the end; how many there were. */
  async play(most = Infinity): Promise<number> {
    let made = 0;
    while (made < most && (await this.move())) made += 1;
    return made;
  }

  private choose(seen: Look): Thing | undefined {
    if (position(seen) !== this.at) this.tried.clear();
    this.at = position(seen);
    const likes = this.taste(seen);
    const next = likes.find((thing) => (this.tried.get(nameOf(thing)) ?? 0) < TRIES);
    if (next === undefined) this.tried.clear(); // what came too soon to be meant is meant the next time
    return next;
  }

  private async point(seen: Look, thing: Thing): Promise<void> {
    if (process.env["DEBUG_PERSON"]) console.log(thing.place, thing.name);
    try {
      await this.way(this.page, thing);
    } catch (error) {
      // It is no longer there, since somebody else was quicker: look again.
      if (position(await this.look()) === position(seen)) throw error;
      return;
    }
    this.used[thing.place] = (this.used[thing.place] ?? 0) + 1;
    await drawn(this.page); // to point at something shows at once: it is chosen, done, or in vain
    const after = await this.look();
    const isSame = position(after) === position(seen) && !after.isBusy;
    if (isSame && (isChosen(seen) || !isChosen(after)))
      this.tried.set(nameOf(thing), (this.tried.get(nameOf(thing)) ?? 0) + 1);
  }
}

/** A move is chosen, or the page asks which of several. */
const isChosen = ({ things }: Look): boolean =>
  things.some(({ place }) => place === "red" || place === "which");
const nameOf = ({ place, at, name }: Thing): string => `${place} ${at} ${name}`;

/** Things of a place that can be chosen now; `sure`: they say so themselves. */
export function open(seen: Look, place: Place, sure = false): Thing[] {
  return seen.things.filter(
    (thing) =>
      thing.place === place &&
      !thing.pressed &&
      (sure ? thing.open === true : thing.open !== false),
  );
}

/** What somebody does who has begun: say which one is meant, do it, answer, choose an aim. */
function begun(seen: Look): Thing[] {
  const holds = seen.things.some(({ place, pressed }) => place === "hand" && pressed);
  return [
    ...open(seen, "help"),
    ...open(seen, "which"),
    ...open(seen, "red"),
    ...open(seen, "answers"),
    ...(holds ? [...open(seen, "board", true), ...open(seen, "own", true)] : []),
  ];
}

/** The hand, then what the table offers, then whatever has a button. */
export function usual(seen: Look): Thing[] {
  return [
    ...begun(seen),
    ...open(seen, "hand"),
    ...open(seen, "board", true),
    ...open(seen, "own", true),
    ...open(seen, "offered"),
  ];
}

/** What people like to point at, where that is not the usual. Not every one of these is wise. */
export const tastes: Partial<Record<GameName, Taste>> = {
  // Outlaws are laid by pointing at their posters.
  "wyatt-earp": (seen) => {
    const posters = open(seen, "board").filter(({ name }) => /\$/.test(name));
    const first = [...begun(seen), ...open(seen, "board", true), ...open(seen, "own", true)];
    return [...first, ...posters, ...usual(seen)];
  },
  // Cards are drawn at the places of the town; now and then one leaves it.
  "el-paso": (seen) => {
    const isAsked = open(seen, "answers").length > 0;
    const places = isAsked ? open(seen, "board", true) : [];
    const leaves = seen.lines % 3 === 0 ? open(seen, "offered") : [];
    const last = begun(seen).filter(({ place }) => place !== "answers");
    const first = [...last, ...places, ...begun(seen)];
    return [...first, ...open(seen, "own", true), ...leaves, ...open(seen, "hand"), ...usual(seen)];
  },
};

/** Where a person would point: the middle of it, or what others leave of it. */
export async function seenAt(to: Locator): Promise<{ x: number; y: number }> {
  await to.scrollIntoViewIfNeeded();
  const found = await to.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const isFree = (x: number, y: number): boolean =>
      node.contains(document.elementFromPoint(x, y));
    // Fingers are thick: there is room around it, if there can be.
    for (const room of [6, 1])
      for (const across of [0.5, 0.25, 0.12, 0.75, 0.06, 0.88])
        for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const [x, y] = [left + width * across, top + height * down];
          if ([-room, 0, room].every((by) => isFree(x + by, y) && isFree(x, y + by)))
            return { x, y };
        }
    return null;
  });
  if (found !== null) return found;
  const what = await to.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return `${node.outerHTML.slice(0, 200)} under ${over?.outerHTML.slice(0, 200)}`;
  });
  throw new Error(`Covered: ${what}`);
}
