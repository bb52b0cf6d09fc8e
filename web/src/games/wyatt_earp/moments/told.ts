// The end of a hand as the log tells it: what lay before everybody, and what each poster paid.

import type { Outlaw, IconName } from "../../../art";
import type { Person } from "../../../table/moments/moment";
import type { EntryOut, WyattEarpEvent, WyattEarpRule } from "../../../wire/types";
import { happened } from "../played";

/** What lies before a player for one outlaw. */
export interface Laid {
  cards: number;
  signs: IconName[];
  isHidden: boolean;
}

export interface Paid {
  outlaw: Outlaw;
  /** In dollars, as everything here. */
  reward: number;
  /** By seat: points that count, and what is paid. */
  points: readonly number[];
  money: readonly number[];
  rule: WyattEarpRule;
  /** What each seat takes, round by round. */
  rounds: (readonly number[])[];
  laid: readonly Laid[];
}

export interface Hand {
  number: number;
  /** Why it ended, and who ended it. */
  why: string;
  ender: number;
  /** What everybody had before. */
  before: readonly number[];
  posters: readonly Paid[];
  shots: readonly { seat: number; card: string; isHit: boolean }[];
  /** Who has won the game; -1: it goes on. */
  winner: number;
}

/** What is drawn of it: the hand, and who plays and looks. */
export interface HandShown extends Hand {
  people: readonly Person[];
  seat: number;
}

type Of<Name extends WyattEarpEvent["event"]> = Extract<WyattEarpEvent, { event: Name }>;

const none = (): Laid => ({ cards: 0, signs: [], isHidden: false });
const SIGNS: Record<string, IconName> = {
  "bank-robbery": "bank",
  "stagecoach-robbery": "coach",
  "fastest-gun": "colt",
};

/** What lies on the table, as far as it was told. */
class Ground {
  private readonly groups = new Map<string, Laid>();

  at(seat: number | null, outlaw: string): Laid {
    const key = `${seat} ${outlaw}`;
    const found = this.groups.get(key) ?? none();
    this.groups.set(key, found);
    return found;
  }

  hear(each: WyattEarpEvent): void {
    if (each.event === "deal") this.groups.clear();
    else if (each.event === "lay") this.at(each.seat, each.outlaw).cards += each.number;
    else if (each.event === "photo") this.at(each.seat, each.outlaw).signs.push("camera");
    else if (each.event === "place")
      this.at(each.seat, each.outlaw).signs.push(SIGNS[each.card] ?? "star");
    else if (each.event === "outgunned") this.drop(each.seat, each.outlaw, "colt");
    else if (each.event === "steal") this.at(each.other, each.outlaw).cards -= 1;
    else if (each.event === "orphans") this.at(each.seat, each.outlaw).signs = [];
    else if (each.event === "hide") this.at(each.other, each.outlaw).isHidden = true;
    else if (each.event === "rescue") this.at(each.seat, each.outlaw).isHidden = false;
  }

  private drop(seat: number | null, outlaw: string, sign: IconName): void {
    const group = this.at(seat, outlaw);
    group.signs = group.signs.filter((known) => known !== sign);
  }
}

/** The hand that ended in the last of these entries; null: none did. */
export function handOf(entries: readonly EntryOut[], players: number): Hand | null {
  const last = happened(entries.at(-1));
  const over = last.find((each) => each.event === "hand-over");
  if (!over) return null;
  const ground = new Ground();
  const before = Array<number>(players).fill(0);
  let number = 0;
  for (const each of entries.slice(0, -1).flatMap(happened)) {
    ground.hear(each);
    if (each.event === "deal") number = each.hand;
    if (each.event === "score")
      for (const [seat, money] of each.paid.entries()) before[seat]! += money;
  }
  const posters: Paid[] = [];
  let scored: Of<"score"> | null = null;
  let winner = -1;
  for (const each of last) {
    if (each.event === "deal") break; // the next one
    ground.hear(each);
    if (each.event === "score") scored = each;
    if (each.event === "winner") winner = each.seat ?? -1;
    if (each.event !== "share" || scored === null) continue;
    const found = posters.find(({ outlaw }) => outlaw === each.outlaw);
    if (found) found.rounds.push(each.paid);
    else
      posters.push({
        outlaw: each.outlaw,
        reward: scored.reward,
        points: scored.points,
        money: scored.paid,
        rule: each.rule,
        rounds: [each.paid],
        laid: Array.from({ length: players }, (_, seat) => ({ ...ground.at(seat, each.outlaw) })),
      });
  }
  const shots = last.flatMap((each) =>
    each.event === "duel" ? [{ seat: each.seat ?? -1, card: each.card, isHit: each.hit }] : [],
  );
  return { number, why: over.why, ender: over.seat ?? -1, before, posters, shots, winner };
}
