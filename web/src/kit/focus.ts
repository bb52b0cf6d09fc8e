// The focus is never nowhere. When what had it leaves the page, is moved in it or cannot be seen any
// more, a browser gives the focus to the body: who plays by keys must begin anew, and who listens hears
// nothing. Whenever that is, and whatever caused it, the focus goes back to where it was, or to the
// nearest that is left around it. A press on an empty place is no loss.

/** Where the focus rests in a page when nothing is left around what had it, the best first. */
const HOMES = ["[data-focus-home]", "#content", "dialog[open] button"];

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Give it the focus, if it is there and takes it. */
function give(to: HTMLElement): boolean {
  to.focus({ preventScroll: true });
  return document.activeElement === to;
}

/** Watch over the focus from now on; returns how to stop. */
export function keepFocus(): () => void {
  /** What had the focus, and what is around it, from inside to outside; the content itself counts not. */
  let last: HTMLElement[] = [];
  let isKept = false; // somebody had the focus, and has not let it go
  let isPressed = false;
  let timer = 0;
  let frame = 0;

  const focused = (event: FocusEvent): void => {
    last = [];
    isKept = true;
    let around = event.target instanceof HTMLElement ? event.target : null;
    for (; around && !around.matches("#content, body"); around = around.parentElement)
      last.push(around);
  };
  const unfocused = (event: FocusEvent): void => {
    if (isPressed && event.relatedTarget === null) isKept = false;
    soon();
  };
  // The focus follows a press at once, before anything else happens.
  const pressed = (): void => {
    isPressed = true;
    setTimeout(() => (isPressed = false));
  };

  // Who presses a key plays by keys, and must be somewhere afterwards.
  const keyed = (): void => {
    isKept = true;
    soon();
  };

  function check(): void {
    // Who is in another window, or at the bar of the browser, is not called back.
    if (!isKept || !isNowhere() || !document.hasFocus()) return;
    const homes = HOMES.flatMap((home) => [...document.querySelectorAll<HTMLElement>(home)]);
    [...last, ...homes].some(give);
  }
  /** Whoever gives the focus on purpose comes first; what is hidden loses it only when it is drawn. */
  function soon(): void {
    timer ||= window.setTimeout(() => {
      timer = 0;
      check();
    });
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      setTimeout(check);
    });
  }

  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["class", "disabled", "hidden", "inert", "open"],
  });
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", unfocused);
  document.addEventListener("mousedown", pressed, true);
  document.addEventListener("keydown", keyed, true);
  addEventListener("focus", soon);
  return () => {
    isKept = false; // a check may be under way
    watcher.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    document.removeEventListener("focusin", focused);
    document.removeEventListener("focusout", unfocused);
    document.removeEventListener("mousedown", pressed, true);
    document.removeEventListener("keydown", keyed, true);
    removeEventListener("focus", soon);
  };
}
