// What the keys of the table do.

import { announcer } from "../../state/announcer.svelte";
import type { Doing } from "./doing.svelte";
import type { KeyName } from "./keys";
import type { Past } from "./past.svelte";

/** What of the table a key can reach. */
interface Reach {
  doing: Doing;
  past: Past;
  /** Give something the focus; whether it is there. */
  focus: (where: string) => boolean;
  /** What happened last, in words. */
  last: string;
  rail: { isOpen: boolean; isDrawer: boolean; toggle: () => void };
  advice: () => void;
  help: () => void;
}

/** Do what a key means; whether it meant anything here. */
export function did(key: KeyName, on: Element | null, reach: Reach): boolean {
  const { doing, past, focus, last, rail } = reach;
  switch (key) {
    case "confirm":
      if (!doing.isConfirmedBy(on)) return false;
      doing.confirm();
      return true;
    case "cancel":
      if (rail.isOpen && rail.isDrawer) rail.toggle();
      else if (doing.reason) doing.reason = null;
      else if (doing.chosen || doing.held) doing.cancel();
      else if (past.at !== null) past.leave();
      else return false;
      return true;
    case "back":
    case "on":
      if (past.at === null || on?.closest("[data-zone-item], [role=tab]")) return false;
      void past.step(key === "back" ? -1 : 1);
      return true;
    case "hand":
    case "table":
      focusZone(key, focus);
      return true;
    case "last":
      announcer.say(last);
      if (!rail.isOpen) rail.toggle();
      else focus(".rail ol");
      return true;
    case "status":
      return focus(".status");
    case "undo":
      doing.undo();
      return true;
    case "advice":
      reach.advice();
      return true;
    case "help":
      reach.help();
      return true;
  }
}

/** A stage marks where the hand and the table begin; without marks it is what one can reach first. */
function focusZone(name: "hand" | "table", focus: Reach["focus"]): void {
  for (const zone of [`[data-zone="${name}"]`, name === "hand" ? '[data-area="hand"]' : ""])
    for (const item of ['[data-zone-item][tabindex="0"]', "[data-zone-item]"])
      if (focus(`.stage ${zone} ${item}`)) return;
}
