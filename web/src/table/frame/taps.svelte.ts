// Tells what is too hasty to be meant, and keeps it from the moves.

import { untrack } from "svelte";
import type { Doing } from "./doing.svelte";

/** To be called while the table is set up; what it returns sees every click first. */
export function watchTaps(doing: Doing): (event: MouseEvent) => void {
  const { hasty } = doing;
  let wasAsked = untrack(() => doing.isInterrupt); // a sheet that the table opens with surprises nobody
  $effect(() => {
    if (doing.moves.length > 0) hasty.offered();
  });
  $effect(() => {
    if (doing.isInterrupt && !wasAsked) hasty.rose();
    wasAsked = doing.isInterrupt;
  });
  return (event) => {
    const on = event.target instanceof Element ? event.target : null;
    // A list in a dialog was asked for.
    const isMove = on?.closest("[data-move]") && !on.closest("dialog");
    if (isMove && hasty.isTooSoon(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else hasty.tapped(event);
  };
}
