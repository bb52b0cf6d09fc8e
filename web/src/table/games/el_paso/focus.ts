// When the thing that has the focus goes (a card is laid, a tile is kept), the focus goes to what is
// nearest in the same zone, not to nowhere.

export function keepsFocus(zone: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>("[data-zone-item]")];
  let held: HTMLElement | null = null;
  let at = 0;

  const came = (event: FocusEvent): void => {
    held = event.target as HTMLElement;
    at = items().indexOf(held);
  };
  /** Somebody went elsewhere by himself: what had the focus is still there. */
  const left = (event: FocusEvent): void => {
    if ((event.target as HTMLElement).isConnected && event.relatedTarget) held = null;
  };
  const watcher = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = null;
    if (document.activeElement !== document.body) return;
    const rest = items();
    rest[Math.min(Math.max(at, 0), rest.length - 1)]?.focus();
  });

  zone.addEventListener("focusin", came);
  zone.addEventListener("focusout", left);
  watcher.observe(zone, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    zone.removeEventListener("focusin", came);
    zone.removeEventListener("focusout", left);
  };
}
