// Asking what a thing is: a long press, the other mouse button, or the key "i" while it has the focus.

const LONG = 450;

export function hold(open: () => void) {
  return (node: HTMLElement): (() => void) => {
    let timer = 0;
    let wasLong = false;
    let at = { x: 0, y: 0 };

    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      wasLong = false;
      at = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        wasLong = true;
        open();
      }, LONG);
    };
    const moved = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > 10) stop();
    };
    /** The press was a question, not a choice. */
    const clicked = (event: MouseEvent): void => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      stop();
      if (!wasLong) open();
    };
    const keyed = (event: KeyboardEvent): void => {
      wasLong = false; // a long press that made no click
      if (event.key !== "i" || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", moved);
    for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, stop);
    node.addEventListener("click", clicked, true);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("keydown", keyed);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", moved);
      for (const name of ["pointerup", "pointercancel"]) node.removeEventListener(name, stop);
      node.removeEventListener("click", clicked, true);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("keydown", keyed);
    };
  };
}
