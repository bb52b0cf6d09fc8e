// What is wrong with how a page lies in its window: measured by one script in the page itself.

import type { Page } from "@playwright/test";

interface Wanted {
  /** The part of the window that the table of the game has, at least. */
  board: number;
  /** The smallest letters, in pixels. */
  letters: number;
  /** What may be scrolled: the rest lies open. */
  scrolls: string;
  /** Where things lie partly under each other on purpose. */
  fans: string;
}

const WANTED: Wanted = {
  board: 0,
  letters: 11.5,
  scrolls: ".rail .log, .rail .chat ol",
  fans: '[data-zone="hand"]',
};

/** Everything that is cut off, covered, too small or not in the window, in words. */
export function faults(page: Page, wanted: Partial<Wanted> = {}): Promise<string[]> {
  return page.evaluate(measure, { ...WANTED, ...wanted });
}

/** Runs in the page: it may use nothing from outside. */
function measure({ board, letters, scrolls, fans }: Wanted): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const found = new Set<string>();
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const SLACK = 3; // shadows of letters, lines that touch, tilted paper

  // All that is painted can be found by `elementsFromPoint` for now, also what takes no clicks.
  const painted = new CSSStyleSheet();
  painted.replaceSync("* { pointer-events: auto !important }");

  /** It is there to be heard. */
  const isHeard = (node: Element | null): boolean =>
    node !== null &&
    (getComputedStyle(node).clipPath === "inset(50%)" || isHeard(node.parentElement));
  const isSeen = (node: Element): boolean =>
    !isHeard(node) &&
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    node.closest(".visually-hidden, [inert], .skip:not(:focus)") === null;
  const wide = ({ left, right }: Box): number => right - left;
  const high = ({ top, bottom }: Box): number => bottom - top;
  const within = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** What a person would call it. */
  const named = (node: Element): string => {
    const text = node.getAttribute("aria-label") ?? (node as HTMLElement).innerText ?? "";
    const short = text.replaceAll(/\s+/g, " ").trim().slice(0, 40);
    const plain = [...node.classList].filter(
      (each) => !each.startsWith("s-") && !/^svelte-/.test(each),
    );
    return `${node.tagName.toLowerCase()}${plain.length ? `.${plain.join(".")}` : ""} "${short}"`;
  };

  /** Where a box is really seen, or null if it is scrolled away where that may be; and what cuts it. */
  function seen(node: Element, box: Box): { box: Box; by: Element | null } | null {
    let shown = box;
    let by: Element | null = null;
    let { position } = getComputedStyle(node);
    for (let at = node.parentElement; at !== null && position !== "fixed"; at = at.parentElement) {
      const style = getComputedStyle(at);
      const holds = style.position !== "static" || style.transform !== "none";
      if (position === "absolute" && !holds) continue; // what lies there is none of its affair
      position = style.position;
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        const edge = at.getBoundingClientRect();
        const room: Box = {
          left: style.overflowX === "visible" ? -1e6 : edge.left,
          right: style.overflowX === "visible" ? 1e6 : edge.right,
          top: style.overflowY === "visible" ? -1e6 : edge.top,
          bottom: style.overflowY === "visible" ? 1e6 : edge.bottom,
        };
        const cut = within(shown, room);
        const lost = Math.max(wide(shown) - wide(cut), high(shown) - high(cut));
        if (lost > SLACK) {
          if (at.matches(scrolls)) return null;
          shown = cut;
          by ??= at;
        }
      }
    }
    const cut = within(shown, screen);
    if (Math.max(wide(shown) - wide(cut), high(shown) - high(cut)) > SLACK)
      by ??= document.documentElement;
    return { box: cut, by };
  }

  /** What is under it can be read through it. */
  const isFaint = (node: Element): boolean => {
    let rest = 1;
    for (let at: Element | null = node; at !== null; at = at.parentElement)
      rest *= Number(getComputedStyle(at).opacity);
    return rest < 0.5;
  };
  const isOpaque = (node: Element): boolean => {
    if (isFaint(node)) return false;
    if (node instanceof SVGGeometryElement || node instanceof SVGUseElement) return true;
    if (node instanceof SVGElement) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    const alpha = /rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(backgroundColor);
    const solid = backgroundColor !== "transparent" && Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.4;
    return solid || backgroundImage !== "none";
  };

  // Texts, line by line.
  interface Line {
    node: Element;
    box: Box;
    text: string;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const visible = new Map<Element, boolean>();
  const seeable = (node: Element): boolean => {
    const known = visible.get(node) ?? isSeen(node);
    visible.set(node, known);
    return known;
  };
  for (let each = walker.nextNode(); each !== null; each = walker.nextNode()) {
    const text = (each as Text).data.replaceAll(/\s+/g, " ").trim();
    const node = each.parentElement;
    if (text === "" || node === null || node instanceof SVGElement || !seeable(node)) continue;
    if (node.matches("option, script, style, noscript")) continue;
    const range = document.createRange();
    range.selectNodeContents(each);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      // A line is higher than its letters.
      const inset = Math.max(
        0,
        (rect.height - parseFloat(getComputedStyle(node).fontSize) * 0.8) / 2,
      );
      const box = {
        left: rect.left,
        right: rect.right,
        top: rect.top + inset,
        bottom: rect.bottom - inset,
      };
      lines.push({ node, box, text });
    }
    const size =
      parseFloat(getComputedStyle(node).fontSize) *
      ((node as { currentCSSZoom?: number }).currentCSSZoom ?? 1);
    if (size < letters) found.add(`letters of ${size.toFixed(1)} px: ${named(node)}`);
  }

  // What can be pressed.
  const pressed = [
    ...root.querySelectorAll<HTMLElement>(
      "button, a[href], input, select, textarea, summary, [role=tab]",
    ),
  ].filter(seeable);

  const group = (node: Element): Element | null => node.closest("[data-seat], article");
  const fanOf = (node: Element): Element | null => node.closest(fans);
  const related = (one: Element, other: Element): boolean =>
    one.contains(other) ||
    other.contains(one) ||
    (group(one) !== null && group(one) === group(other)) ||
    (fanOf(one) !== null && fanOf(one) === fanOf(other));
  const meets = (one: Box, other: Box): boolean => {
    const both = within(one, other);
    return wide(both) > SLACK && high(both) > SLACK;
  };

  const shown: (Line & { visible: Box })[] = [];
  for (const line of lines) {
    const place = seen(line.node, line.box);
    if (place === null) continue;
    if (place.by !== null)
      found.add(
        `cut by ${place.by === document.documentElement ? "the window" : named(place.by).split(" ")[0]}: "${line.text.slice(0, 40)}" in ${named(line.node).split(" ")[0]}`,
      );
    if (wide(place.box) > 0 && high(place.box) > 0) shown.push({ ...line, visible: place.box });
  }
  const boxes: { node: HTMLElement; box: Box }[] = [];
  for (const node of pressed) {
    const box = node.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const place = seen(node, box);
    if (place === null) continue;
    if (place.by !== null)
      found.add(
        `cut by ${place.by === document.documentElement ? "the window" : named(place.by).split(" ")[0]}: ${named(node)}`,
      );
    if (wide(place.box) > 0 && high(place.box) > 0) boxes.push({ node, box: place.box });
  }

  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1))
      if (meets(one.box, other.box) && !related(one.node, other.node))
        found.add(`on each other: ${named(one.node)} and ${named(other.node)}`);
    for (const line of shown)
      if (meets(one.box, line.visible) && !related(one.node, line.node))
        found.add(`on each other: ${named(one.node)} and "${line.text.slice(0, 40)}"`);
  }
  for (const [at, one] of shown.entries())
    for (const other of shown.slice(at + 1))
      if (one.node !== other.node && meets(one.visible, other.visible) && fanOf(one.node) === null)
        found.add(`on each other: "${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);

  // Something else is painted over it.
  document.adoptedStyleSheets.push(painted);
  const crowded = new Set<Element>();
  for (const { node, visible: box, text } of shown) {
    const y = (box.top + box.bottom) / 2;
    let over: Element | null = null;
    for (let x = box.left + 2; x < box.right - 1 && over === null; x += 6)
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === node || node.contains(top) || top.contains(node)) break;
        if (isOpaque(top)) {
          over = top;
          break;
        }
      }
    if (over === null) continue;
    const fan = fanOf(node);
    if (fan !== null && fan === fanOf(over)) crowded.add(fan);
    else found.add(`covered by ${named(over.closest("[class]") ?? over)}: "${text.slice(0, 40)}"`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== painted);

  // A fan whose cards hide each other has no room beside it.
  for (const fan of crowded) {
    const cards = [...fan.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
    const room = fan.getBoundingClientRect();
    const free =
      Math.min(...cards.map(({ left }) => left)) -
      room.left +
      room.right -
      Math.max(...cards.map(({ right }) => right));
    if (free > 60) found.add(`cards hide each other beside ${Math.round(free)} px of free room`);
  }

  if (root === document.body) {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`${scrollWidth - innerWidth} px wider than the window`);
    if (scrollHeight > innerHeight)
      found.add(`${scrollHeight - innerHeight} px higher than the window`);
  }
  const table = document.querySelector<HTMLElement>('[data-area="board"]');
  if (board > 0 && table !== null) {
    const room = table.getBoundingClientRect();
    const part =
      (wide(within(room, screen)) * high(within(room, screen))) / (innerWidth * innerHeight);
    if (part < board)
      found.add(
        `the table has ${Math.round(part * 100)} % of the window, not ${Math.round(board * 100)} %`,
      );
    const more = Math.max(
      table.scrollHeight - table.clientHeight,
      table.scrollWidth - table.clientWidth,
    );
    if (more > 1) found.add(`the table must be scrolled by ${more} px`);
  }
  return [...found];
}
