// What the cards, the posters and the piles are and do, and the clauses that say more.

import { isOutlaw, isPhoto, type Outlaw } from "../../art";
import { words } from "../../state/app";
import type { WyattEarpView } from "../../wire/types";
import type { About } from "../../table/stage";
import { card, said } from "./labels";
import { GAME, type Group } from "./view";

/** The clauses that each card's rule is made of (src/deadwood/games/wyatt_earp/rules). */
const RULES: Record<string, readonly string[]> = {
  outlaw: ["WE3.1", "WE3.2", "WE3.3"],
  photo: ["WE5.1", "WE5.3"],
  "stagecoach-robbery": ["WE6.1", "WE6.3"],
  "bank-robbery": ["WE6.2", "WE6.3"],
  "fastest-gun": ["WE7.1", "WE7.2"],
  "most-wanted": ["WE8.1", "WE8.4"],
  hideout: ["WE9.1", "WE9.2"],
  "wyatt-earp": ["WE10.2", "WE10.4", "WE10.7"],
};
const SCORING = ["WE12.2", "WE12.3", "WE12.6"];
/** Cards whose words speak of a hit. */
const SHOOTS = new Set([
  "stagecoach-robbery",
  "bank-robbery",
  "fastest-gun",
  "most-wanted",
  "hideout",
  "wyatt-earp",
]);

const say = (key: string, values: Record<string, string | number> = {}): string =>
  words.say(GAME, "table", key, values);

const kindOf = (name: string): string =>
  isOutlaw(name) ? "outlaw" : isPhoto(name) ? "photo" : name;

const does = (name: string): string[] => [
  words.does(GAME, kindOf(name)),
  ...(SHOOTS.has(name) ? [words.does(GAME, "shot")] : []),
];

export function aboutCard(name: string): About {
  return {
    title: card(name),
    lines: does(name),
    card: { game: "wyatt-earp", kind: name, title: card(name) },
    rules: RULES[kindOf(name)],
  };
}

/** A poster: what was said of it, and how it pays. */
export function aboutPoster(outlaw: Outlaw, facts: readonly string[]): About {
  return {
    ...aboutCard(outlaw),
    lines: [...facts, say("aim_lay"), say("aim_score")],
    rules: [...(RULES["outlaw"] ?? []), ...SCORING],
  };
}

/** What lies before a player for one outlaw, card by card. */
export function aboutGroup(group: Group, owner: string, facts: string): About {
  return {
    ...aboutCard(group.outlaw),
    title: `${card(group.outlaw)} (${owner})`,
    lines: [facts, ...group.signs.map((sign) => `${card(sign.card)}: ${does(sign.card)[0] ?? ""}`)],
    rules: [
      ...(RULES["outlaw"] ?? []),
      ...group.signs.flatMap((sign) => RULES[kindOf(sign.card)] ?? []),
    ],
  };
}

export function aboutSupply(view: WyattEarpView): About {
  const more = view.spent ? say("spent") : view.reshuffled ? say("reshuffled") : "";
  return {
    title: said().supply,
    lines: [say("supply", { number: view.supply }), ...(more ? [more] : []), say("aim_hand")],
    card: { game: "wyatt-earp", kind: "back" },
  };
}
