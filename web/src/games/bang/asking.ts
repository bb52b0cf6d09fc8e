// What the sheet shows when somebody does something to this seat: who and with what, and the answers as
// cards. Equal cards are one answer. An answer that is chosen before it is asked for (a Missed! while the
// Barrel is asked about) is a plan: what follows is looked up among the moves that are sent then.

import { called, capital } from "../../table/frame/plain";
import type { Asking, Choice } from "../../table/stage";
import type { BangQuestion, BangView, MoveOut, NowOut } from "../../wire/types";
import { aim } from "./aim";
import {
  askedOf,
  characterOf,
  isGun,
  kindOf,
  nameOf,
  NOBODY,
  partsOf,
  settledOf,
  signText,
  viewOf,
  type Character,
} from "./cards";
import { faceOf } from "./deeds";
import { said } from "./words";

type Question<Name> = Extract<BangQuestion, { question: Name }>;
/** The questions of one shot, in their order: one answer may be meant for all of them. */
type OfAShot = Question<"barrel" | "dodge" | "save">;
type OfACard = Question<"duel" | "indians">;
const OF_A_SHOT: readonly string[] = ["barrel", "dodge", "save"];
const OF_A_CARD: readonly string[] = ["duel", "indians"];

const isOfAShot = (asked: BangQuestion): asked is OfAShot => OF_A_SHOT.includes(asked.question);
const isOfACard = (asked: BangQuestion): asked is OfACard => OF_A_CARD.includes(asked.question);

const isPass = (move: MoveOut): boolean => partsOf(move).verb === "pass";
const cardOf = (move: MoveOut): number => partsOf(move).card;

/** Who does it; NOBODY where it is nobody's doing. */
const sourceOf = (asked: OfAShot | OfACard): number =>
  (asked.question === "duel" ? asked.other : asked.source) ?? NOBODY;

function titleOf(question: string, kind: string, player: string): string {
  const text = said();
  if (question === "save") return text.dying;
  if (question === "duel") return text.duels({ player });
  if (question === "indians") return text.indians({ player });
  return kind === "gatling" ? text.gatling({ player }) : text.shoots({ player });
}

/** Why the shot can come from there: the sum, and the weapon. */
function reasons(view: BangView, source: number): string[] {
  const far = aim(view, source, view.seat);
  if (!far) return [];
  const text = said();
  const gun = kindOf((view.tables[source] ?? []).find(isGun) ?? NOBODY);
  const name = gun === null ? "Colt" : nameOf(gun);
  return [
    `${far.text === String(far.far) ? capital(text.distance({ far: far.far })) : far.text}.`,
    text.gunReaches({ gun: name, reach: view.reach[source] ?? 0 }),
  ];
}

/** Cards of one kind are one answer. */
function byKind(cards: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (const card of cards) {
    const kind = kindOf(card) ?? "";
    found.set(kind, [...(found.get(kind) ?? []), card]);
  }
  return [...found.values()];
}

/** "play the 5♠", "play two of 3"; what stands in for another card says so. */
function noteOf(cards: readonly number[], needed: number, meant: string): string {
  const text = said();
  const [first = NOBODY] = cards;
  const number = cards.length;
  const note =
    needed > 1 ? text.playTwo : number > 1 ? text.playOf : text.playThis({ sign: signText(first) });
  return kindOf(first) === meant ? note : `${note}, ${text.countsAs({ card: nameOf(meant) })}`;
}

/** What answers a shot, as far as one can see before it is asked for: the server has the last word. */
function stops(view: BangView): number[] {
  const isJanet = characterOf(view.characters[view.seat] ?? NOBODY) === "calamity-janet";
  return view.hand.filter((card) => {
    const kind = kindOf(card);
    return kind === "missed" || (isJanet && kind === "bang");
  });
}

/** A card of this kind, wherever the rest of the shot asks for one. */
const withKind =
  (kind: string): NonNullable<Choice["then"]> =>
  (now) =>
    now.question === "dodge"
      ? (now.moves.find((move) => kindOf(cardOf(move)) === kind)?.move ?? null)
      : null;

/** Whatever else is asked about this shot is declined; but a life that a card could save is asked for. */
const takeIt: NonNullable<Choice["then"]> = (now) => {
  if (!OF_A_SHOT.includes(now.question)) return null;
  if (now.question === "save" && now.moves.length > 1) return null;
  return now.moves.find(isPass)?.move ?? null;
};

function flip(view: BangView, move: string, draws: number, self: Character | null): Choice {
  const hasBarrel = (view.tables[view.seat] ?? []).some((card) => kindOf(card) === "barrel");
  const isPower = self !== null && (draws > 1 || !hasBarrel); // the first of two is the character's
  return {
    name: nameOf(isPower ? self : "barrel"),
    note: said().flip,
    moves: [move],
    ...(isPower ? { person: self } : { card: { game: "bang", kind: "barrel" } }),
  };
}

export function asking(now: NowOut, names: readonly string[]): Asking | null {
  const view = viewOf(now);
  const asked = askedOf(now);
  if (!asked || view.seat < 0 || now.question !== asked.question) return null;
  const isShot = isOfAShot(asked);
  if (!isShot && !isOfACard(asked)) return null;
  const { question } = asked;
  const text = said();
  const source = sourceOf(asked);
  const settled = settledOf(now);
  const kind = kindOf(settled) ?? "";
  const self = characterOf(view.characters[view.seat] ?? NOBODY);
  const shooter = characterOf(view.characters[source] ?? NOBODY);
  const needed = "needed" in asked ? asked.needed : 1;
  const draws = asked.question === "barrel" ? asked.draws : 0;
  const meant = isShot ? (question === "save" ? "beer" : "missed") : "bang";
  const pass = now.moves.find(isPass);
  const choices: Choice[] = [];

  for (const move of now.moves) {
    const { verb } = partsOf(move);
    if (verb === "draw") choices.push(flip(view, move.move, draws, self));
    if (verb === "heal" && self)
      choices.push({ name: nameOf(self), note: text.twoCards, moves: [move.move], person: self });
  }
  for (const cards of byKind(now.moves.map(cardOf).filter((card) => card >= 0))) {
    const one = kindOf(cards[0] ?? NOBODY) ?? "";
    choices.push({
      name: nameOf(one),
      note: question === "save" ? text.savesLife : noteOf(cards, needed, meant),
      moves: now.moves.filter((move) => cards.includes(cardOf(move))).map(({ move }) => move),
      number: cards.length,
      card: faceOf(cards[0] ?? NOBODY),
      ...(needed > 1 ? { then: withKind(one) } : {}),
    });
  }
  // What could be played once the Barrel has been declined.
  const later = question === "barrel" && pass ? stops(view) : [];
  if (pass && later.length >= needed)
    for (const cards of byKind(later)) {
      const one = kindOf(cards[0] ?? NOBODY) ?? "";
      choices.push({
        name: nameOf(one),
        note: noteOf(cards, Math.min(needed, cards.length), meant),
        moves: [pass.move],
        number: cards.length,
        card: faceOf(cards[0] ?? NOBODY),
        isAhead: true,
        then: withKind(one),
      });
    }
  if (pass) {
    const lives = view.lives[view.seat] ?? 0;
    const after = lives > 1 ? text.livesTo({ before: lives, after: lives - 1 }) : text.andOut;
    choices.push({
      name: text.takeIt,
      note: question === "save" ? called(pass) : after,
      moves: [pass.move],
      quiet: true,
      ...(isShot ? { then: takeIt } : {}),
    });
  }
  const hasBeer = view.hand.some((card) => kindOf(card) === "beer");
  return {
    title: titleOf(question, kind, names[source] ?? ""),
    ...(source >= 0 ? { seat: source } : {}),
    ...(shooter ? { person: shooter, who: nameOf(shooter) } : {}),
    ...(settled >= 0 ? { card: faceOf(settled) } : {}),
    lines: question === "save" ? [now.ask] : kind === "bang" ? reasons(view, source) : [],
    choices,
    ...(hasBeer && isShot && question !== "save" ? { note: text.beerLater } : {}),
  };
}
