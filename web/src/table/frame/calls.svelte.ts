// For those who listen, and those who look elsewhere: what happened is said and heard, what is asked of
// us is called out, in the title of the page and (if wanted) as a notification of the device.

import { untrack } from "svelte";
import { cue } from "../../kit/sounds";
import { announcer } from "../../state/announcer.svelte";
import { settings, words } from "../../state/app";
import type { TableStore } from "../../state/table.svelte";
import type { EntryOut } from "../../wire/types";
import type { GameParts } from "../stage";
import { capital } from "./plain";
import { told } from "./story";

interface Given {
  store: TableStore;
  parts: () => GameParts | null;
  names: () => readonly string[];
  /** The two halves of the ribbon. */
  label: () => string;
  question: () => string;
  /** Whether what is asked waits until something has been seen. */
  waits: () => boolean;
}

/** Call it while the table is made. */
export function calls({ store, parts, names, label, question, waits }: Given): void {
  const isCalled = $derived(store.isAsked && !store.isEnded && !waits());
  const isReaction = $derived(store.now?.reaction ?? false);

  $effect(() => {
    const { fresh } = store;
    untrack(() => {
      if (store.isCatchUp) return;
      for (const entry of fresh) announce(entry);
      cue(...fresh.flatMap((entry) => parts()?.cues?.(entry, store.seat) ?? []));
    });
  });

  function announce(entry: EntryOut): void {
    for (const line of told(entry, names())) announcer.say(capital(line));
    if (entry.kind !== "chat" || store.isOwn(entry)) return;
    const name = entry.name ?? store.nameOf(entry.seat);
    const who = entry.seat < 0 ? `${name} (${words.page.host.onlooker})` : name;
    announcer.say(`${who}: ${entry.text ?? ""}`);
  }

  $effect(() => {
    announcer.ask(isCalled ? `${label()}. ${question()}` : "");
    return () => announcer.ask("");
  });

  // Nothing sounds when the page comes.
  let wasCalled = true;
  let wasEnded = untrack(() => store.isEnded);
  $effect(() => {
    if (isCalled && !wasCalled) cue(isReaction ? "asked" : "turn");
    wasCalled = isCalled;
    const ended = store.isEnded && !waits();
    if (ended && !wasEnded) cue("end");
    wasEnded = ended;
  });

  $effect(() => {
    const said = words.page.table;
    const asked = isReaction ? said.askedTitle : said.turnTitle;
    const call = store.isEnded ? said.over : isCalled ? asked : label();
    document.title = `${call} · ${words.title(store.table?.game ?? "")} · Deadwood`;
  });

  let isHidden = $state(document.hidden);
  $effect(() => {
    const look = (): void => void (isHidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    if (!isCalled || !isHidden || !settings.notify) return;
    const shown = notify(`${words.title(store.table?.game ?? "")}: ${label()}`, question());
    return () => shown?.close();
  });

  function notify(title: string, body: string): Notification | null {
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return null;
    try {
      const shown = new Notification(title, { body, tag: store.code });
      shown.onclick = () => window.focus();
      return shown;
    } catch {
      return null; // some phones know notifications, but let no page make them
    }
  }
}
