// What the view of Wyatt Earp says, by seat and outlaw instead of in flat lists.

import { OUTLAWS, type IconName, type Outlaw } from "../../art";
import { WYATT_EARP_CARDS, type NowOut, type WyattEarpView } from "../../wire/types";

export const GAME = "wyatt-earp";

export const viewOf = (now: NowOut): WyattEarpView => now.view as unknown as WyattEarpView;

export const nameOf = (kind: number): string => WYATT_EARP_CARDS[kind] ?? "";

export interface Group {
  outlaw: Outlaw;
  cards: number;
  /** Sheriff cards that lie with it. */
  signs: { icon: IconName; card: string; number: number }[];
  points: number;
  facePoints: number;
  isHidden: boolean;
}

/** What lies before a seat. */
export function groupsOf(view: WyattEarpView, seat: number): Group[] {
  return OUTLAWS.flatMap((outlaw, which) => {
    const at = seat * OUTLAWS.length + which;
    const cards = view.laid[at] ?? 0;
    const photo = view.photos[which] === seat ? 1 : 0;
    if (cards + photo === 0) return [];
    const signs: Group["signs"] = [
      { icon: "camera", card: `photo-${outlaw}`, number: photo },
      { icon: "bank", card: "bank-robbery", number: view.banks[at] ?? 0 },
      { icon: "coach", card: "stagecoach-robbery", number: view.coaches[at] ?? 0 },
      { icon: "colt", card: "fastest-gun", number: view.fastest === at ? 1 : 0 },
      { icon: "hideout", card: "hideout", number: view.hidden[at] ?? 0 },
    ];
    return {
      outlaw,
      cards,
      signs: signs.filter((sign) => sign.number > 0),
      points: view.points[at] ?? 0,
      facePoints: view.face_points[at] ?? 0,
      isHidden: (view.hidden[at] ?? 0) > 0,
    };
  });
}

/** One's hand, card by card, equal ones side by side. */
export function handOf(view: WyattEarpView): string[] {
  return view.hand.flatMap((number, kind) => Array.from({ length: number }, () => nameOf(kind)));
}

/** The others from one's left hand on, clockwise. A spectator looks on from the first seat. */
export function othersOf(view: WyattEarpView): number[] {
  const from = bottomOf(view);
  return Array.from({ length: view.players - 1 }, (_, at) => (from + 1 + at) % view.players);
}

/** Who sits at the lower edge. */
export const bottomOf = (view: WyattEarpView): number => Math.max(0, view.seat);
