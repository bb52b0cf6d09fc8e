// Hands on the keyboard, and nothing else: no focus(), no click().

import type { Locator, Page } from "@playwright/test";
import { find, type Thing } from "./look";
import type { Way } from "./person";

const MOST = 150;

/** Choose something with Enter. What is chosen already is done by another Enter on it. */
export const byKeys: Way = async (page, thing) => {
  const isOnChosen = await page.evaluate(
    () => document.activeElement?.matches('[data-zone-item][aria-pressed="true"]') ?? false,
  );
  if (thing.place !== "red" || !isOnChosen) await reach(page, find(page, thing), zoneKey(thing));
  await page.keyboard.press("Enter");
};

const zoneKey = ({ place }: Thing): string | null =>
  place === "hand" ? "h" : place === "board" ? "t" : null;

/** Bring the focus to something: a single key to its zone, Tab from one to the next, arrows inside. */
export async function reach(page: Page, to: Locator, zone: string | null = null): Promise<void> {
  let arrows: readonly [on: string, back: string][] = [
    ["ArrowRight", "ArrowLeft"],
    ["ArrowDown", "ArrowUp"],
  ];
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    const step = await to.evaluate(stepTo);
    if (step.how === "here") return;
    if (step.how === "arrow") {
      const [on, back] = arrows[0]!;
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(step.isOn ? on : back);
      const isStuck = await before.evaluate((was) => was === document.activeElement);
      if (isStuck) arrows = arrows.toReversed();
    } else if (pressed === 0 && zone !== null && !step.isNear) await page.keyboard.press(zone);
    else await page.keyboard.press(step.isOn ? "Tab" : "Shift+Tab");
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  const wanted = await to.evaluate((node) => node.outerHTML.slice(0, 300));
  throw new Error(`No key leads to ${wanted}; the focus is on ${at}`);
}

interface Step {
  how: "here" | "arrow" | "tab";
  /** Forwards. */
  isOn: boolean;
  /** In the same part of the page. */
  isNear: boolean;
}

/** In the page: which way it is from the focus to something. */
function stepTo(target: Element): Step {
  const at = document.activeElement;
  if (at === target) return { how: "here", isOn: true, isNear: true };
  const isOn =
    !at || Boolean(at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  // A zone has one tab stop; from there on the arrows go. So have radio buttons of a kind.
  const STOP = '[data-zone-item][tabindex="0"]';
  let zone: Element | null = target.closest("[data-zone-item]");
  while (zone && !zone.matches(STOP) && !zone.querySelector(STOP)) zone = zone.parentElement;
  const isZone = zone?.querySelector(STOP) === at || zone === at;
  const isRadio =
    at instanceof HTMLInputElement &&
    target instanceof HTMLInputElement &&
    at.type === "radio" &&
    at.name === target.name;
  const area = target.closest("[data-area]");
  const isNear = area !== null && area === at?.closest("[data-area]");
  return { how: isZone || isRadio ? "arrow" : "tab", isOn, isNear };
}

/** Choose a value of a list that is folded up. */
export async function select(page: Page, list: Locator, value: string): Promise<void> {
  await reach(page, list);
  for (let pressed = 0; pressed < 20; pressed += 1) {
    if ((await list.inputValue()) === value) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`No key leads to ${value}`);
}
