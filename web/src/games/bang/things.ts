// What lies in the middle of the table: the piles, the card that is being settled, and open cards.

import type { About } from "../../table/stage";
import { aboutCard, aboutDiscards, aboutTalon } from "./about";
import { askedOf, numberOf, printOf, settledOf } from "./cards";
import { DISCARDS, STORE, TALON } from "./deeds";
import type { Way } from "./moves";
import type { Scene } from "./scene.svelte";
import { said } from "./words";

export interface Thing {
  id: string;
  /** -1: a back; null: an empty place. */
  card: number | null;
  number?: number;
  caption: string;
  label: string;
  way: Way | undefined;
  about: About;
}

export function pilesOf(scene: Scene): Thing[] {
  const { view, ways } = scene;
  const top = view.discards.at(-1) ?? null;
  const pile = (id: string, card: number | null, number: number, caption: string) => ({
    id,
    card: number > 0 ? card : null,
    number,
    caption,
    label: `${number} ${caption}`,
  });
  const discards = pile(DISCARDS, top, view.discards.length, said().discards);
  return [
    {
      ...pile(TALON, -1, view.talon, said().talon),
      way: ways.find((way) => way.verb === "draw"),
      about: aboutTalon(view),
    },
    {
      ...discards,
      label: discards.label + (top === null ? "" : `, ${printOf(top)}`),
      way: ways.find((way) => way.verb === "take" && way.rest === "discard"),
      about: aboutDiscards(view),
    },
    ...settledIn(scene),
  ];
}

/** The brown card whose effect goes on. */
function settledIn(scene: Scene): Thing[] {
  const { view } = scene;
  const card = settledOf(scene.props.now);
  if (card < 0) return [];
  const caption =
    view.turn === view.seat
      ? said().yourCard
      : said().inPlay({ player: scene.names[view.turn] ?? "" });
  const label = `${caption}: ${printOf(card)}`;
  return [{ id: "settled", card, caption, label, way: undefined, about: aboutCard(card) }];
}

/** Cards that lie open for a choice: General Store, Kit Carlson, Lucky Duke. */
export function openIn(scene: Scene): Thing[] {
  const { view, ways } = scene;
  const asked = askedOf(scene.props.now);
  const drawn =
    asked?.question === "lucky-pick"
      ? [asked.first, asked.second]
      : asked?.question === "lucky-order"
        ? [asked.counts, asked.other]
        : [];
  const cards = [...view.store, ...view.seen, ...drawn.map(numberOf)];
  return cards.map((card) => ({
    id: `${STORE} ${card}`,
    card,
    caption: "",
    label: printOf(card),
    way: ways.find((way) => way.verb === "choose" && way.card === card),
    about: aboutCard(card),
  }));
}
