// One tab stop for many things: arrow keys go from one to the next, Home and End to the ends.
// Whatever carries `data-zone-item` inside takes part, in the order of the page. When the one that has
// the focus goes (a card is played), the focus goes to what is nearest, never to the page.

export interface Roving {
  /** "row": left and right; "column": up and down; "both": all four. */
  way?: "row" | "column" | "both";
}

const STEPS: Record<string, [number, "row" | "column"]> = {
  ArrowRight: [1, "row"],
  ArrowLeft: [-1, "row"],
  ArrowDown: [1, "column"],
  ArrowUp: [-1, "column"],
};

export function roving({ way = "both" }: Roving = {}) {
  return (zone: HTMLElement): (() => void) => {
    let current: HTMLElement | null = null;
    /** Where the focus is, by its place in the zone; -1: somewhere else. */
    let place = -1;
    const items = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>("[data-zone-item]")];

    function choose(wanted: HTMLElement | null): void {
      const all = items();
      current = wanted && all.includes(wanted) ? wanted : (all[0] ?? null);
      for (const item of all) item.tabIndex = item === current ? 0 : -1;
    }

    function keyed(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const step = STEPS[event.key];
      let to: number;
      if (step && (way === "both" || step[1] === way)) to = at + step[0];
      else if (event.key === "Home") to = 0;
      else if (event.key === "End") to = all.length - 1;
      else return;
      event.preventDefault();
      const found = all[Math.max(0, Math.min(to, all.length - 1))];
      choose(found ?? null);
      found?.focus();
    }

    const focused = (event: FocusEvent): void => {
      const item = (event.target as HTMLElement).closest<HTMLElement>("[data-zone-item]");
      if (!item) return;
      choose(item);
      place = items().indexOf(item);
    };
    /** Gone on purpose, if what had the focus is still there. */
    const left = (): void =>
      queueMicrotask(() => {
        if (current?.isConnected && document.activeElement !== current) place = -1;
      });

    function changed(): void {
      const isLost =
        place >= 0 && current?.isConnected === false && document.activeElement === document.body;
      const all = items();
      const nearest = all[Math.min(place, all.length - 1)] ?? null;
      choose(isLost ? nearest : current);
      if (!isLost) return;
      place = -1;
      if (nearest) nearest.focus();
      else {
        zone.tabIndex = -1;
        zone.focus();
      }
    }

    choose(null);
    const watcher = new MutationObserver(changed);
    watcher.observe(zone, { childList: true, subtree: true });
    zone.addEventListener("keydown", keyed);
    zone.addEventListener("focusin", focused);
    zone.addEventListener("focusout", left);
    return () => {
      watcher.disconnect();
      zone.removeEventListener("keydown", keyed);
      zone.removeEventListener("focusin", focused);
      zone.removeEventListener("focusout", left);
    };
  };
}
