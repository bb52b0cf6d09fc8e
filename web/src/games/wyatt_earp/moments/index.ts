// What is watched in Wyatt Earp: how a hand is paid, poster by poster, and who has won.

import { words } from "../../../state/app";
import { moment, peopleOf, type Moment, type Told } from "../../../table/moments/moment";
import { winOf } from "../../../table/moments/win";
import { said } from "../labels";
import { GAME, viewOf } from "../view";
import HandEnd from "./HandEnd.svelte";
import { sharesIn, titleOf } from "./sentences";
import { handOf, type HandShown } from "./told";

/** In milliseconds, as long as the table waits for it. */
const OPENING = 800;
const POSTER = 1_600;
const NOBODY = 500;

export function momentsOf(told: Told): Moment[] {
  const { entries, seats, seat } = told;
  const hand = handOf(entries, seats.length);
  if (!hand) return [];
  const names = seats.map(({ name }) => name);
  const data: HandShown = {
    ...hand,
    seat,
    people: peopleOf(told, said().you),
  };
  const why = words.say(GAME, "events", `hand-over-${hand.why}`, {
    player: names[hand.ender] ?? "",
  });
  const number = hand.posters.length;
  const steps = hand.posters.map((paid, at) => {
    const shares = sharesIn(paid, data);
    const sentence = `${titleOf(paid, data)}${shares ? `: ${shares}` : ""}.`;
    const far = said().moment.poster({ at: at + 1, number });
    return {
      text: `${sentence} ${far}`,
      short: far,
      lasts: paid.points.some((points) => points > 0) ? POSTER : NOBODY,
    };
  });
  const title = said().moment.title({ number: hand.number });
  const wins =
    hand.winner < 0
      ? []
      : [
          winOf(
            told,
            data.people,
            [hand.winner],
            viewOf(told.now).money.map((m) => words.money(m)),
          ),
        ];
  return [
    moment({ title, steps: [{ text: why, lasts: OPENING }, ...steps], View: HandEnd, data }),
    ...wins,
  ];
}
