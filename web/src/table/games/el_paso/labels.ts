// El Paso in words: from the game's catalogue as far as it goes, and from what was sent.

import { LOOT, type Loot } from "../../../art";
import { words } from "../../../state/app";
import { fill, type Values } from "../../../state/words.svelte";
import type { EntryOut, MoveOut, NowOut } from "../../../wire/types";
import type { Standing } from "../../stage";
import {
  asked,
  card,
  face,
  GAME,
  NEEDS,
  read,
  tile,
  townName,
  viewOf,
  type Said,
  type Thing,
} from "./things";
import { WORDS, type TableWords } from "./words";

export const texts = (): TableWords => WORDS[words.lang];
const say = (section: string, key: string, values: Values = {}): string =>
  words.say(GAME, section, key, values);
export const tableWord = (key: string, values: Values = {}): string => say("table", key, values);
export const kindName = (kind: Loot): string => say("cards", kind);
export const thingName = ({ kind, value }: Thing): string => `${kindName(kind)} ${value}`;
export const nuggets = (number: number): string =>
  say("previews", number === 1 ? "sale-one" : "sale", { sale: number });
const tiles = (number: number): string =>
  number === 1 ? tableWord("tile") : tableWord("tiles", { number });
const upper = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(words.lang) + text.slice(1);

/** Cards or tiles, the values of a kind together: "Bank 3 5, Hotel 2". */
function byKind(things: readonly Thing[]): string {
  return LOOT.map((kind) => {
    const values = things.filter((one) => one.kind === kind).map((one) => one.value);
    return values.length ? `${kindName(kind)} ${values.sort((a, b) => a - b).join(" ")}` : "";
  })
    .filter(Boolean)
    .join(", ");
}

const nameAt = (names: readonly string[], seat: number): string => names[seat] ?? "";

// Moves.

function move(text: string, now: NowOut): string {
  const said = read(text);
  const { does, kind, value } = said;
  if (does === "done") {
    const kept = asked(viewOf(now)).values.length > 2;
    return upper(say("moves", kept ? "done" : "done-all"));
  }
  if (kind === null) return upper(say("moves", does));
  return upper(say("moves", does, { card: kindName(kind), value }));
}

function brings({ move: text, brings: figures }: MoveOut, now: NowOut): string {
  const said = read(text);
  if (said.does === "leave") return departure(figures, now);
  if (said.does === "done") return nuggets(figures["sale"] ?? 0);
  if (said.does === "keep") {
    const less = figures["holds_back"] ?? 0;
    if (less === 0) return tableWord("no_loss");
    return say("previews", less === 1 ? "holds_back-one" : "holds_back", { holds_back: less });
  }
  if (said.kind === null) return "";
  if (said.does === "draw") {
    return tableWord("left", { number: viewOf(now).stocks[LOOT.indexOf(said.kind)] ?? 0 });
  }
  return raid(said, figures, now);
}

function departure(figures: Record<string, number>, now: NowOut): string {
  const view = viewOf(now);
  if (!view.loot[view.seat]?.length) return tableWord("no_loot");
  const sale = tableWord("departure", { sale: nuggets(figures["sale"] ?? 0) });
  const keep = figures["keep"];
  if (keep === undefined) return sale;
  return `${sale}, ${say("previews", keep === 1 ? "keep-one" : "keep", { keep })}`;
}

function raid({ kind }: Said, figures: Record<string, number>, now: NowOut): string {
  if (kind === null) return "";
  if (!viewOf(now).places[LOOT.indexOf(kind)]) return texts().stamps[kind];
  if (!figures["tile"]) return say("previews", "nothing");
  const top = say("previews", "tile", { tile: figures["tile"] });
  return `${top}, ${say("previews", "chance", { chance: figures["chance"] ?? 0 })}`;
}

// Questions.

function question(now: NowOut, names: readonly string[], isMine: boolean): string {
  const view = viewOf(now);
  const { name, values } = asked(view);
  const town = townName(view.town);
  const said = texts();
  if (!isMine) {
    const player = words.join(now.asked.map((seat) => nameAt(names, seat)));
    if (name === "keep") return fill(said.waitKeep, { player });
    if (name === "decide") return fill(said.waitDecide, { player, town });
    if (name !== "refill") return "";
    return fill(now.asked.length > 1 ? said.waitRefill : said.waitRefillOne, { player });
  }
  if (name === "refill") {
    const text = say("questions", name);
    return now.asked.length > 1 ? `${text} ${tableWord("race")}` : text;
  }
  if (name === "keep") return say("questions", name, { town, number: values[1] ?? 0 });
  return name === "decide" ? say("questions", name, { town }) : "";
}

// What happened.

const WHY_NOTHING = ["no-place", "no-symbol", "none-left"];

/** One event as a sentence; `isOwn` tells it in the second person. Empty: nothing to tell. */
export function sentence(
  name: string,
  values: readonly number[],
  player: string,
  isOwn: boolean,
): string {
  const tell = (key: string, more: Values = {}): string =>
    say("events", isOwn && words.has(GAME, "events", `${key}-own`) ? `${key}-own` : key, {
      player,
      ...more,
    });
  const first = values[0] ?? 0;
  switch (name) {
    case "dealt":
      return isOwn ? tell(name, { cards: byKind(values.map(card)) }) : "";
    case "town":
      return tell(name, { town: townName(first) });
    case "stock": {
      const stock = byKind(values.slice(1).map(tile));
      return tell(first ? "stock-back" : "stock", { tiles: stock, back: tiles(first) });
    }
    case "lay":
      return tell(name, { card: isOwn ? thingName(card(first)) : "" });
    case "leave":
    case "emptied":
      return tell(name, { limit: tiles(first) });
    case "keep":
    case "loot":
      return tell(name, { tile: thingName(tile(first)) });
    case "sell":
      return tell(name, { paid: nuggets(values[2] ?? 0) });
    case "reveal":
    case "discard":
      return tell(name, { card: thingName(card(first)) });
    case "roll":
      return tell(name, { faces: values.map((at) => texts().faces[face(at)]).join(", ") });
    case "stars":
      return tell(name, { number: first });
    case "chased":
      return tell(values.length ? name : "chased-empty", { tiles: byKind(values.map(tile)) });
    case "left-over":
      return tell(name, { tiles: byKind(values.map(tile)) });
    case "nothing": {
      const { kind } = card(first);
      const symbol = NEEDS[kind] ? tableWord(`needs_${kind}`) : "";
      return tell(`nothing-${WHY_NOTHING[values[1] ?? 0]}`, { card: kindName(kind), symbol });
    }
    case "turn-over":
      return tell(name, { card: kindName(LOOT[first] ?? "bank") });
    case "draw": {
      const known = values[1] ?? -1;
      const drawn = isOwn && known >= 0 ? thingName(card(known)) : kindName(LOOT[first] ?? "bank");
      return tell(name, { card: drawn });
    }
    case "final":
      return tell(name, { points: nuggets(first) });
    case "winner":
      return tell(name, { nuggets: first });
    case "sheriffs":
      return tell(name);
    default:
      return "";
  }
}

/** A discard goes without saying: the card was turned up just before. Cards turned up are one line. */
function story(entry: EntryOut, names: readonly string[], seat: number): string[] {
  const lines: string[] = [];
  let before = "";
  for (const [name, who, values] of entry.events ?? []) {
    if (name === "discard") continue;
    const text = sentence(name, values, nameAt(names, who), who === seat && seat >= 0);
    const last = lines.at(-1);
    if (name === "reveal" && before === name && last !== undefined)
      lines[lines.length - 1] = `${last.replace(/\.$/, "")}; ${text}`;
    else if (text) lines.push(text);
    before = name;
  }
  return lines;
}

function standing(now: NowOut): Standing[] {
  const order = viewOf(now).nuggets.map((has, seat) => ({ has, seat }));
  order.sort((a, b) => b.has - a.has);
  return order.map(({ has, seat }) => ({ seat, score: nuggets(has) }));
}

export const labels = {
  move,
  brings,
  question,
  story,
  // Drawing cannot be taken back either, but it is a race: a second tap would lose it.
  isPlain: (text: string) => read(text).does === "draw",
  standing,
};
