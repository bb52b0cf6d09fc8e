// What happened at a table of BANG!, as sentences: events that belong together are told once.

import { words } from "../../../state/app";
import type { EntryOut } from "../../../wire/types";
import {
  cardText,
  characterOf,
  GAME,
  kindOf,
  kindsText,
  kindText,
  nameOf,
  NOBODY,
  roleOf,
  signText,
  table,
  tidy,
} from "./cards";

export type Event = [string, number, number[]];
type Values = Record<string, string | number>;

const DEATH = "†";
const STAR = "★";
/** Of several in a row by the same player only one remains, with the cards of all. */
const MERGED = new Set(["draw", "discard"]);

/** The same events, without what another one has said already. A `heal` after a Saloon has, behind
 *  what the player gained, the seats of all others who gained something. */
export function fold(events: readonly Event[]): Event[] {
  const folded: Event[] = [];
  let prisoner = NOBODY;
  let bare = NOBODY;
  for (const [told, seat, values] of events) {
    let name = told;
    const last = folded.at(-1);
    if (name === "dies" || name === "penalty") bare = seat;
    else if ((name !== "discard" && name !== "strip") || seat !== bare) bare = NOBODY;
    if (name === "turn") prisoner = NOBODY;
    else if (name === "free" || name === "locked") prisoner = seat;
    const jail = name === "strip" && kindOf(values[0] ?? -1) === "jail";
    if (name === "resolved" || (jail && seat === prisoner)) continue;
    if (name === "dodged" && last?.[0] === "missed" && last[1] === seat) continue;
    if (name === "heal" && last?.[0] === "heal") {
      if (values[0]) last[2].push(seat);
      continue;
    }
    if (name === "strip" && seat === bare) name = "discard";
    if (last && MERGED.has(name) && last[0] === name && last[1] === seat) last[2].push(...values);
    else folded.push([name, seat, [...values]]);
  }
  return folded;
}

export function story(entry: EntryOut, names: readonly string[], seat: number): string[] {
  return fold(entry.events ?? [])
    .map((event) => tidy(sentence(event, names, seat)))
    .filter((text) => text !== "");
}

/** The sentence of one event; "": nothing to say. */
export function sentence(event: Event, names: readonly string[], seat: number): string {
  const [name, who, values] = event;
  const isOwn = who === seat && seat !== NOBODY;
  const first = values[0] ?? -1;
  const second = values[1] ?? -1;

  /** In the second person to whoever it is about. */
  function tell(wanted: string, given: Values = {}, other = NOBODY, as = "target"): string {
    let key = wanted;
    const has = (end: string): boolean => words.has(GAME, "events", key + end);
    if (isOwn && has("-own")) key += "-own";
    else if (other !== NOBODY && other === seat && has("-you")) key += "-you";
    const about = other === NOBODY ? {} : { [as]: names[other] ?? "" };
    return words.say(GAME, "events", key, { player: names[who] ?? "", ...about, ...given });
  }

  switch (name) {
    case "turn":
      return isOwn ? table("title_own") : tell(name);
    case "role":
      return isOwn ? tell(name, { role: nameOf(roleOf(first) ?? "") }) : "";
    case "offer":
      return isOwn
        ? tell(name, {
            first: nameOf(characterOf(first) ?? ""),
            second: nameOf(characterOf(second) ?? ""),
          })
        : "";
    case "character":
      return tell(name, { character: nameOf(characterOf(first) ?? "") });
    case "dealt":
      return tell(name, { cards: isOwn ? kindsText(values) : "", number: values.length });
    case "draw":
      if (values.length > 1 && !isOwn)
        return table("draws", { player: names[who] ?? "", number: values.length });
      return tell(name, { card: isOwn ? kindsText(values) : "" });
    case "play":
      if (second === NOBODY) return tell("play", { card: kindText(first) });
      if (second === who) return tell("play-at-self", { card: kindText(first) });
      return tell("play-at", { card: kindText(first) }, second);
    case "missed": {
      const other = nameOf("missed");
      const card = kindText(first);
      return tell(name, { card: card === other ? card : table("as_other", { card, other }) });
    }
    case "dies":
      return `${DEATH} ${tell(name, { role: nameOf(roleOf(first) ?? "") })}`;
    case "over":
      return `${STAR} ${tell(`over-${roleOf(first) ?? ""}`)}`;
    case "discard":
    case "store":
      return tell(name, { card: kindsText(values), cards: kindsText(values) });
    case "show":
      return tell(name, { card: cardText(first) });
    case "counts":
    case "on-top":
      return tell(name, { card: signText(first) });
    case "sign":
      return tell(name, { cards: values.map(signText).join(", ") });
    case "look":
      return tell(name, { cards: isOwn ? values.map(cardText).join(", ") : "" });
    case "put-back":
      return tell(name, { card: isOwn ? cardText(first) : "" });
    case "take":
    case "take-table":
      return tell(name, { card: second === NOBODY ? "" : kindText(second) }, first, "from");
    case "haul":
    case "haul-table": {
      const cards = values.slice(1);
      if (cards.length === 0) return "";
      return tell(name, { cards: cards.includes(-1) ? "" : kindsText(cards) }, first, "from");
    }
    case "beer":
      return tell(second ? "beer" : "beer-void", { card: kindText(first) });
    case "heal":
      return healed(tell(first ? "heal" : "heal-none"), first, values.slice(1), names, seat);
    case "lose":
      return tell(first === 1 ? "lose-one" : "lose", { lives: first });
    case "passes-on":
      return tell(name, {}, first, "to");
    case "reshuffle":
      return tell(name, { number: first });
    default:
      return tell(name, { card: first >= 0 ? kindText(first) : "" });
  }
}

/** What a Beer or a Saloon brought whom. */
function healed(
  own: string,
  gained: number,
  others: readonly number[],
  names: readonly string[],
  seat: number,
): string {
  if (others.length === 0) return own;
  const known = others.filter((at) => at !== seat).map((at) => names[at] ?? "");
  if (others.includes(seat)) known.push(table("for_you"));
  const rest = table("heals", { players: words.join(known) });
  return gained ? `${own} ${rest}` : rest;
}
