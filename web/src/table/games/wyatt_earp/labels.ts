// Moves, questions and events of Wyatt Earp as sentences. Port of what the terminal says.

import { words } from "../../../state/app";
import { fill, type Values } from "../../../state/words.svelte";
import type { EntryOut, MoveOut, NowOut } from "../../../wire/types";
import type { Standing } from "../../stage";
import { read, type Played } from "./notation";
import { GAME, nameOf, viewOf } from "./view";
import { TABLE_WORDS, type TableWords } from "./words";

/** What this table says, in the language that is shown now. */
export const said = (): TableWords => TABLE_WORDS[words.lang];

export const card = (name: string): string => words.say(GAME, "cards", name);

/** A card's name within a sentence; what is no person's name may need quotation marks. */
function quoted(name: string): string {
  const isThing = SHERIFF.has(name);
  return isThing ? fill(said().quoted, { text: card(name) }) : card(name);
}
const SHERIFF = new Set([
  "bank-robbery",
  "fastest-gun",
  "most-wanted",
  "hideout",
  "stagecoach-robbery",
]);

/** Cards counted and named: "2 Hideout, Jesse James". */
export function cards(kinds: readonly number[]): string {
  return [...new Set(kinds)]
    .sort((one, other) => one - other)
    .map((kind) => {
      const number = kinds.filter((found) => found === kind).length;
      return number === 1 ? card(nameOf(kind)) : `${number} ${card(nameOf(kind))}`;
    })
    .join(", ");
}

const begin = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const say = (section: string, key: string, values: Values = {}): string =>
  words.say(GAME, section, key, values);
const points = (number: number): string =>
  say("previews", number === 1 ? "point" : "points", { points: number });

// Moves.

function moveKey(played: Played): [string, Values] {
  const before = played.found ? "found-" : "";
  switch (played.act) {
    case "draw":
      return [`draw-${played.way}`, {}];
    case "pass":
      return ["pass", {}];
    case "lay":
      return ["lay", { number: played.number, card: card(played.card) }];
    case "ask":
      return [`${before}ask-${played.way}`, { outlaw: card(played.outlaw) }];
    case "shoot":
      return [`${before}shoot-wanted`, {}];
    case "earp":
      return [`earp-${played.way}`, {}];
    case "play":
      return [`${before}play`, { card: quoted(played.card) }];
    case "choose":
      return ["place", { outlaw: card(played.outlaw) }];
    case "discard":
      return ["discard", { card: quoted(played.card) }];
    case "take":
      return ["take", { card: quoted(played.card) }];
  }
}

function move(text: string, now: NowOut, names: readonly string[]): string {
  const played = read(text);
  const [key, values] = moveKey(played);
  if (key === "draw-discard") values["card"] = quoted(nameOf(viewOf(now).top));
  if (played.act === "choose" && played.seat >= 0)
    return begin(say("moves", "target", { ...values, player: names[played.seat] ?? "" }));
  return begin(say("moves", key, values));
}

/** What a legal move would bring, in the server's words or by its figures; or what its card does. */
function brings(move: MoveOut, now: NowOut): string {
  if (move.gains) return move.gains;
  const figures = move.brings;
  const played = read(move.move);
  if (figures["ends_hand"]) return say("previews", "ends_hand");
  if (figures["their_points"])
    return say("previews", "they_lose", { points: points(-figures["their_points"]) });
  if (figures["collect"] !== undefined) {
    const view = viewOf(now);
    const which = view.rewards.findIndex((_, at) => nameOf(at) === played.outlaw);
    const collects = view.would_collect[view.seat * view.rewards.length + which] ?? 0;
    const gains: string[] = [];
    if (figures["reward"]) gains.push(`+${words.money(figures["reward"])}`);
    if (figures["points"]) gains.push(points(figures["points"]));
    const amount = figures["collect"]
      ? words.money(figures["collect"])
      : say("previews", "nothing");
    let outcome = say("previews", "collect", { collect: amount });
    if (collects) outcome += ` ${say("previews", "now", { now: words.money(collects) })}`;
    return gains.length > 0 ? `${gains.join(", ")}; ${outcome}` : outcome;
  }
  if (played.act === "play" || played.act === "shoot") return words.does(GAME, played.card);
  return "";
}

// Questions.

function question(now: NowOut, _names: readonly string[], isMine: boolean): string {
  const view = viewOf(now);
  const [asked = "", values = []] = view.pending.at(-1) ?? [];
  const name = now.question || asked;
  if (!isMine) {
    if (now.asked.length === 0) return said().idle;
    return begin((said().what as Record<string, string>)[name] ?? "");
  }
  const thing = nameOf(values[1] ?? -1);
  if (name === "place") return say("questions", name, { card: quoted(thing) });
  if (name === "hideout-answer" || name === "photo-window")
    return say("questions", name, { outlaw: card(thing) });
  const onlyDiscards = now.moves.every(({ move }) => read(move).act === "discard");
  if (name === "play" && now.moves.length > 0 && onlyDiscards)
    return say("questions", "play-discard");
  const text = say("questions", name);
  return name === "play" && view.sheriff_played
    ? `${text} ${say("table", "sheriff_played")}`
    : text;
}

// What happened.

type Happening = readonly [name: string, seat: number, values: readonly number[]];
/** Events whose cards only their own seat sees. */
const PRIVATE = new Set(["dealt", "draw", "search", "take"]);
/** Why a hand ends, by the number that is sent. */
const WHY = ["went-out", "another-out", "supply-spent", "stalled"];
/** How Wyatt Earp is played, by the number that is sent. */
const EARP: Record<number, string> = { 78: "earp-draw", 79: "earp-search", 80: "earp-rescue" };

function sentence([name, who, values]: Happening, names: readonly string[], seat: number): string {
  const [first = -1, second = -1, third = 0] = values;
  const isOwn = who === seat && seat >= 0;

  function tell(key: string, given: Values = {}, other = -1): string {
    let found = key;
    if (isOwn && words.has(GAME, "events", `${key}-own`)) found = `${key}-own`;
    else if (other === seat && seat >= 0) found = `${key}-you`;
    return say("events", found, {
      player: names[who] ?? "",
      other: names[other] ?? "",
      ...given,
    });
  }
  const named = (kind: number): string => card(nameOf(kind));
  const shown = isOwn && PRIVATE.has(name) && !values.includes(-1);

  switch (name) {
    case "turn":
    case "spent":
      return "";
    case "pass":
      return isOwn ? "" : tell(name);
    case "dealt":
      return isOwn ? say("events", "dealt-own", { cards: cards(values) }) : "";
    case "draw":
      return shown
        ? say("events", "draw-own", { cards: cards(values) })
        : say("events", "draw", { player: names[who] ?? "", number: values.length });
    case "search":
      return shown
        ? say("events", "search-own", { cards: cards(values) })
        : say("events", "search", { player: names[who] ?? "" });
    case "take":
      return shown
        ? say("events", "take-own", { card: quoted(nameOf(first)) })
        : say("events", "take", { player: names[who] ?? "" });
    case "deal":
      return tell(name, { hand: first });
    case "first":
    case "pick":
    case "aim":
    case "wasted":
    case "found":
    case "discard":
      return tell(name, { card: quoted(nameOf(first)) });
    case "reshuffle":
      return tell(name, { number: first });
    case "stall":
      return tell(name, { turns: first });
    case "lay":
      return tell(third ? "lay" : "lay-one", {
        card: named(first),
        number: second,
        added: words.money(third),
      });
    case "shot":
    case "duel":
      return tell(`${name}-${second ? "hit" : "miss"}`, { card: named(first) });
    case "earp":
      return tell(EARP[first] ?? "earp-draw");
    case "hand-over":
      return tell(`hand-over-${WHY[first] ?? "stalled"}`);
    case "score":
      return scored(values, names, seat);
    case "photo":
      return tell(name, { outlaw: named(first), added: words.money(second) });
    case "place":
      return tell(name, {
        card: quoted(nameOf(first)),
        outlaw: named(second),
        added: words.money(third),
      });
    case "ask":
      return tell(second === 0 ? "ask-left" : "ask-right", { outlaw: named(first) });
    case "outgunned":
    case "no":
    case "rescue":
      return tell(name, { outlaw: named(first) });
    case "give":
      return tell(name, { outlaw: named(first) }, second);
    case "steal":
    case "hide":
      return tell(name, { outlaw: named(second) }, first);
    case "orphans":
      return tell(name, { cards: cards(values.slice(1)) });
    default:
      return words.has(GAME, "events", name) ? tell(name) : "";
  }
}

/** A poster at the end of a hand. Nobody was after him: the poster shows what lies there. */
function scored(values: readonly number[], names: readonly string[], seat: number): string {
  const [outlaw = -1, reward = 0] = values;
  const players = (values.length - 2) / 2;
  const counted = values.slice(2, 2 + players);
  const paid = values.slice(2 + players);
  if (counted.every((number) => number === 0)) return "";
  const who = (at: number): string => (at === seat ? say("table", "you") : (names[at] ?? ""));
  const list = (from: readonly number[], write: (number: number) => string): string =>
    from.flatMap((number, at) => (number ? [`${who(at)} ${write(number)}`] : [])).join(", ");
  const payments = list(paid, (number) => words.money(number));
  return say("events", payments ? "score-paid" : "score-stays", {
    outlaw: card(nameOf(outlaw)),
    reward: words.money(reward),
    points: list(counted, String),
    payments,
  });
}

/** A card's name may end in "!": no full stop after it. */
const tidy = (text: string): string => text.replace(/([!?][“’]?)\./g, "$1");

function story(entry: EntryOut, names: readonly string[], seat: number): string[] {
  return (entry.events ?? []).map((event) => tidy(sentence(event, names, seat))).filter(Boolean);
}

// The end.

function standing(now: NowOut): Standing[] {
  const { money } = viewOf(now);
  const order = money.map((has, seat) => ({ has, seat })).sort((a, b) => b.has - a.has);
  return order.map(({ has, seat }) => ({ seat, score: words.money(has) }));
}

export const labels = {
  move,
  brings,
  question,
  story,
  isPlain: (move: string) => move === "pass",
  standing,
};
