// Where things are on the screen, by their `data-spot`.

import type { Spot } from "../stage";

/** The box of a spot in the window; null: it is not there, or cannot be seen. */
export function boxOf(frame: Element | undefined, spot: Spot): DOMRect | null {
  const found = frame?.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`) ?? [];
  for (const element of found) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && isInSight(element, box)) return box;
  }
  return null;
}

/** Whether its middle is not scrolled away, out of the board or out of the window. */
function isInSight(element: Element, box: DOMRect): boolean {
  const [x, y] = middle(box);
  const around = element.closest("[data-area]")?.getBoundingClientRect();
  const isIn = (left: number, top: number, right: number, bottom: number): boolean =>
    x >= left && x <= right && y >= top && y <= bottom;
  if (around && !isIn(around.left, around.top, around.right, around.bottom)) return false;
  return isIn(0, 0, innerWidth, innerHeight);
}

export const middle = (box: DOMRect): [x: number, y: number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

/** To which side something in the middle of the board must go so as not to lie over a spot. */
export function sideFor(frame: Element | undefined, spot?: Spot): "start" | "center" | "end" {
  const board = frame?.querySelector('[data-area="board"]')?.getBoundingClientRect();
  const box = spot === undefined ? null : boxOf(frame, spot);
  if (!board || !box) return "center";
  const [x, y] = middle(box);
  const isLow = y > board.top + board.height / 2;
  const isCentral = Math.abs(x - board.left - board.width / 2) < board.width / 4;
  if (!isLow || !isCentral) return "center";
  return x < board.left + board.width / 2 ? "end" : "start";
}
