// The focus stays in its zone: when the thing that has it is gone (a card was played), it goes to the
// one that is at its place now, or to the zone itself, never to the page.

export function stay(zone: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let place = 0;
  const items = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>("[data-zone-item]")];

  function focused(event: FocusEvent): void {
    last = (event.target as HTMLElement).closest<HTMLElement>("[data-zone-item]");
    if (last) place = items().indexOf(last);
  }
  /** It was left on purpose, if it is still there afterwards. */
  function left(): void {
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement !== last) last = null;
    });
  }
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    const all = items();
    const next = all[Math.min(place, all.length - 1)];
    if (next) next.focus();
    else {
      zone.tabIndex = -1;
      zone.focus();
    }
  });
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", focused);
  zone.addEventListener("focusout", left);
  return () => {
    watcher.disconnect();
    zone.removeEventListener("focusin", focused);
    zone.removeEventListener("focusout", left);
  };
}
