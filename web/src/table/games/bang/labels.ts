// Moves, questions and results of BANG! in words; `story.ts` tells the events.

import { words } from "../../../state/app";
import { fill } from "../../../state/words.svelte";
import type { BangView, MoveOut, NowOut } from "../../../wire/types";
import type { Standing } from "../../stage";
import {
  cardText,
  characterOf,
  count,
  GAME,
  isGun,
  kindOf,
  kindsText,
  kindText,
  nameOf,
  NOBODY,
  partsOf,
  pendingOf,
  reachOn,
  roleOf,
  settledOf,
  signText,
  table,
  tidy,
  viewOf,
} from "./cards";
import { story } from "./story";
import { said, type BangWords } from "./words";

type Names = readonly string[];

const say = (section: string, key: string, values: Record<string, string | number> = {}): string =>
  words.say(GAME, section, key, values);
const ask = (key: string, values: Record<string, string | number> = {}): string =>
  tidy(say("questions", key, values));
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Passing has other words in every question. */
const PASSES = new Set(["barrel", "dodge", "duel", "indians", "bart-draw"]);
/** What a sign is drawn for, by the name of the step that looks at it. */
const DRAWN_FOR: Record<string, string> = {
  "dynamite-drawn": "sign_dynamite",
  "jail-drawn": "sign_jail",
  "barrel-drawn": "sign_barrel",
};

// Moves.

function move(text: string, now: NowOut, names: Names): string {
  const view = viewOf(now);
  // what a pass costs here depends on the rules of the table
  const isLoss = text === "pass" && pendingOf(view)[0] === "save";
  const told = isLoss ? now.moves.find((out) => out.move === text)?.words : "";
  return upper(told || named(text, view, names));
}

function named(text: string, view: BangView, names: Names): string {
  const [asked, values] = pendingOf(view);
  const { verb, card, seat, character, rest } = partsOf(text);
  switch (verb) {
    case "end":
    case "heal":
      return say("moves", verb);
    case "pass":
      if (asked === "save") return passSave(view, values);
      return PASSES.has(asked) ? table(`pass_${asked.replaceAll("-", "_")}`) : say("moves", "pass");
    case "draw":
      if (asked === "barrel") return say("moves", "draw-sign");
      return say("moves", asked === "bart-draw" ? "draw-bart" : "draw-talon");
    case "take":
      if (rest === "discard") {
        const top = view.discards.at(-1);
        return say("moves", "take-discard", { card: top === undefined ? "…" : kindText(top) });
      }
      return say("moves", "take-from", { player: names[seat] ?? "" });
    case "be":
      return say("moves", "be", { card: nameOf(character) });
    case "play":
      if (seat === NOBODY) return say("moves", "play", { card: inHand(view, card) });
      if (seat === view.seat) return say("moves", "play-at-self", { card: inHand(view, card) });
      return say("moves", "play-at", { card: inHand(view, card), player: names[seat] ?? "" });
    case "discard":
      return say("moves", "discard", { card: cardText(card) });
    case "choose":
      if (rest === "hand") return say("moves", "choose-hand");
      if (asked === "kit-pick") return say("moves", "put-back", { card: cardText(card) });
      if (asked.startsWith("lucky"))
        return say("moves", "choose", { card: `${signText(card)} (${kindText(card)})` });
      return say("moves", "choose", { card: cardText(card) });
    default:
      return text;
  }
}

/** With its sign where the hand has several of the kind. */
function inHand(view: BangView, card: number): string {
  const same = view.hand.filter((held) => kindOf(held) === kindOf(card));
  return same.length > 1 ? cardText(card) : kindText(card);
}

/** What it means to drink nothing now, or to keep one's cards. */
function passSave(view: BangView, [seat = 0, number = 1]: number[]): string {
  const lives = view.lives[seat] ?? 0;
  const isOut = lives <= 0 || number >= lives;
  const beer = view.hand.some((card) => kindOf(card) === "beer");
  const isSid = characterOf(view.characters[seat] ?? -1) === "sid-ketchum";
  const key = isSid && !beer && view.hand.length > 1 ? "pass_pair" : "pass_save";
  if (isOut) return table(`${key}_out`);
  return table(number === 1 ? key : `${key}_more`, { number });
}

// What a move would bring.

function brings(out: MoveOut, now: NowOut): string {
  const view = viewOf(now);
  const [asked, values] = pendingOf(view);
  const { verb, card, seat, character } = partsOf(out.move);
  const figures = out.brings;
  const lives = view.lives[view.seat] ?? 0;
  if (verb === "end") {
    const number = (view.sizes[view.seat] ?? 0) - lives;
    return number > 0 ? table("then_discard", { number: count(number) }) : "";
  }
  if (verb === "pass") return passed(asked, values, lives);
  if (verb === "be") return words.does(GAME, character);
  if (verb === "take" && figures["cards"] !== undefined) return count(figures["cards"]);
  if (verb === "play" && seat !== NOBODY) return aimed(view, card, seat, figures);
  if (figures["heart"] !== undefined) return table("chance", { heart: figures["heart"] });
  const { gain } = figures;
  if (gain === 0) return say("previews", "no-gain");
  if (verb === "play" && asked === "play") return ofCard(view, card, gain);
  if (gain !== undefined) return say("previews", "gain", { gain });
  return "";
}

/** "3 → 2 lives": what happens without an answer, where that is sure. */
function passed(asked: string, values: readonly number[], lives: number): string {
  if (!["dodge", "duel", "indians", "save"].includes(asked) || lives <= 0) return "";
  const left = lives - (asked === "save" ? (values[1] ?? 1) : 1);
  return fill(left > 0 ? said().take : said().outNow, { lives, left });
}

function ofCard(view: BangView, card: number, gain: number | undefined): string {
  const kind = kindOf(card) ?? "";
  if (kind === "beer") return say("previews", "gain", { gain: gain ?? 1 });
  if (isGun(card)) {
    const key = kind === "volcanic" ? "brings_volcanic" : "brings_weapon";
    return table(key, { reach: reachOn(card), now: view.reach[view.seat] ?? 1 });
  }
  const key = `brings_${kind.replaceAll("-", "_")}`;
  return words.has(GAME, "table", key) ? table(key) : "";
}

/** What there is to know about a target: "2 of 4 lives, 3 cards, distance 1". */
function aimed(
  view: BangView,
  card: number,
  target: number,
  figures: Record<string, number>,
): string {
  if (target === view.seat) return "";
  const kind = kindOf(card) ?? "";
  const lives = figures["lives"] ?? 0;
  const text = [
    fill(said().lives, { lives, most: view.most[target] ?? 0 }),
    count(figures["cards"] ?? 0),
  ];
  const lying = view.tables[target] ?? [];
  if ((kind === "panic" || kind === "cat-balou") && lying.length > 0) text.push(kindsText(lying));
  if (figures["distance"] !== undefined)
    text.push(say("previews", "distance", { distance: figures["distance"] }));
  if ((figures["needed"] ?? 1) > 1)
    text.push(say("previews", "needed", { needed: figures["needed"] ?? 2 }));
  if (figures["draws"]) text.push(say("previews", "draws"));
  return text.join(", ");
}

// Questions.

function question(now: NowOut, names: Names, isMine: boolean): string {
  const view = viewOf(now);
  const [asked, values] = pendingOf(view);
  if (asked === "") return "";
  return isMine ? asking(now, view, asked, values, names) : waiting(now, asked, values, names);
}

function asking(
  now: NowOut,
  view: BangView,
  asked: string,
  values: number[],
  names: Names,
): string {
  const [, second = NOBODY, third = 0, fourth = 0] = values;
  const other = names[second] ?? "";
  switch (asked) {
    case "play":
      return askPlay(now, view);
    case "shed": {
      const number = (view.sizes[view.seat] ?? 0) - (view.lives[view.seat] ?? 0);
      return number > 1 ? `${ask(asked)} ${table("more", { number })}` : ask(asked);
    }
    case "barrel":
      return by(view) + ask(asked, { source: other });
    case "dodge":
      if (fourth) return ask("dodge-second");
      return by(view) + ask(third > 1 ? "dodge-two" : "dodge", { source: other });
    case "save":
      return now.ask || askSave(now, view, values, names);
    case "duel":
      return ask(asked, { other });
    case "indians":
      return tidy(table("ask_indians", { card: nameOf("indians"), source: other }));
    case "pick":
      if (second === view.seat) return ask("pick-self");
      return table(third ? "ask_panic" : "ask_cat_balou", {
        card: nameOf(third ? "panic" : "cat-balou"),
        target: other,
      });
    case "bart-draw":
    case "sid-pair":
      return ask(asked, { number: second });
    case "pedro-take":
      return ask(asked, { card: kindText(view.discards.at(-1) ?? -1) });
    case "lucky-pick": {
      const below = DRAWN_FOR[view.pending.at(-2)?.[0] ?? ""];
      return below === undefined ? ask(asked) : `${table(below)} ${ask(asked)}`;
    }
    default:
      return ask(asked);
  }
}

/** Phase II, and why a BANG! in the hand is not among the choices. */
function askPlay(now: NowOut, view: BangView): string {
  const shots = now.moves.some(({ move: text }) => {
    const { card, seat } = partsOf(text);
    return seat !== NOBODY && ["bang", "missed"].includes(kindOf(card) ?? "");
  });
  if (shots || !view.hand.some((card) => kindOf(card) === "bang")) return ask("play");
  return `${ask("play")} ${tidy(table(view.bangs ? "shot" : "no_shot"))}`;
}

/** What hits, if it is not just a BANG!. */
function by(view: BangView): string {
  const card = settledOf(view);
  return kindOf(card) === "gatling" ? `${kindText(card)}: ` : "";
}

function askSave(now: NowOut, view: BangView, values: number[], names: Names): string {
  const [, number = 1, from = 0] = values;
  const lives = view.lives[view.seat] ?? 0;
  const source = from - 1;
  const text: string[] = [];
  const card = settledOf(view);
  if (source === NOBODY) text.push(table("cause_dynamite", { card: nameOf("dynamite") }));
  else if (card >= 0 && source !== view.seat)
    text.push(tidy(table("cause", { card: kindText(card), source: names[source] ?? "" })));
  if (lives <= 0) text.push(table("lost_last"));
  else if (number >= lives) text.push(table(number === 1 ? "save_last" : "save_all", { number }));
  else text.push(table(number === 1 ? "save_one" : "save_more", { number }));
  const verbs = new Set(now.moves.map((out) => partsOf(out.move).verb));
  text.push(
    table(!verbs.has("heal") ? "save_beer" : verbs.has("play") ? "save_both" : "save_pair"),
  );
  return text.join(" ");
}

const OTHER_CARD: Record<string, string> = {
  dodge: "missed",
  indians: "indians",
  store: "general-store",
};

/** For those who wait: who is asked, and what for. */
function waiting(now: NowOut, asked: string, values: number[], names: Names): string {
  const player = words.join(now.asked.map((at) => names[at] ?? ""));
  const [first = NOBODY, second = NOBODY] = values;
  const key = asked === "pick" && first === second ? "pick-self" : asked;
  const text = said().waits[key as keyof BangWords["waits"]] ?? "";
  const other = names[second] ?? "";
  const card = nameOf(OTHER_CARD[asked] ?? "");
  return tidy(fill(text, { player, source: other, other, target: other, card }));
}

// The end.

function standing(now: NowOut, names: Names): Standing[] {
  const view = viewOf(now);
  const order = names
    .map((_, at) => at)
    .sort((a, b) => Number(view.winners.includes(b)) - Number(view.winners.includes(a)) || a - b);
  return order.map((seat) => {
    const person = nameOf(characterOf(view.characters[seat] ?? -1) ?? "");
    const left = view.alive[seat]
      ? fill(said().lives, { lives: view.lives[seat] ?? 0, most: view.most[seat] ?? 0 })
      : table("out");
    const score = nameOf(roleOf(view.roles[seat] ?? -1) ?? "");
    return { seat, score, note: `${person}, ${left}` };
  });
}

/** What one is asked for again at once, or what a labelled button says in full. */
const PLAIN = new Set(["end", "pass", "heal", "draw"]);

export const labels = {
  move,
  brings,
  question,
  story,
  isPlain: (text: string) => PLAIN.has(partsOf(text).verb),
  standing,
};
