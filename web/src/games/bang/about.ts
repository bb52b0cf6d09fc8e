// What a card, a player or a pile is and does, for whoever asks.

import { words } from "../../state/app";
import { BANG_ABOUT, type BangView } from "../../wire/types";
import type { About } from "../../table/stage";
import { cardText, characterOf, GAME, kindOf, kindsText, nameOf, roleOf } from "./cards";
import { faceOf } from "./deeds";
import { said } from "./words";

const line = (key: string): string => `${nameOf(key)}: ${words.does(GAME, key)}`;

export function aboutCard(card: number): About {
  const kind = kindOf(card) ?? "";
  return {
    title: cardText(card),
    lines: [words.does(GAME, kind)],
    card: faceOf(card),
    rules: BANG_ABOUT[kind] ?? [],
  };
}

export const aboutCharacter = (character: string): About => ({
  title: nameOf(character),
  lines: [words.does(GAME, character)],
  rules: BANG_ABOUT[character] ?? [],
});

/** Character and role, if they are known, and what lies before him. */
export function aboutSeat(view: BangView, seat: number, name: string): About {
  const kinds = (view.tables[seat] ?? []).map(kindOf);
  const known = [characterOf(view.characters[seat] ?? -1), roleOf(view.roles[seat] ?? -1)];
  const keys = [...known, ...kinds].filter((key) => key !== null);
  const rules = new Set(known.flatMap((key) => BANG_ABOUT[key ?? ""] ?? []));
  return { title: name, lines: keys.map(line), rules: [...rules] };
}

export const aboutTalon = (view: BangView): About => ({
  title: `${view.talon} ${said().talon}`,
  lines: [],
});

/** All cards of the discard pile have been seen. */
export function aboutDiscards(view: BangView): About {
  const top = view.discards.at(-1);
  return {
    title: `${view.discards.length} ${said().discards}`,
    lines: [kindsText(view.discards)],
    ...(top === undefined ? {} : { card: faceOf(top) }),
  };
}
