// What is said about a poster that pays.

import { words } from "../../../state/app";
import { card, said } from "../labels";
import { GAME } from "../view";
import type { HandShown, Paid } from "./told";

/** Points that are needed together, and by how many somebody must lead to take everything. */
export const NEEDED = 8;
const LEAD = 5;

/** Who takes how much: "Cleo $2,000, you $2,000". */
export function sharesIn(paid: Paid, { people, seat }: HandShown): string {
  const takers = paid.money.flatMap((money, at) => (money > 0 ? [{ money, at }] : []));
  if (takers.length === 1) return words.money(takers[0]!.money);
  const name = (at: number): string =>
    at === seat ? words.say(GAME, "table", "you") : (people[at]?.name ?? "");
  return takers.map(({ money, at }) => `${name(at)} ${words.money(money)}`).join(", ");
}

/** "Cleo and you share Jesse James". */
export function titleOf(paid: Paid, { people, seat }: HandShown): string {
  const say = said().moment;
  const outlaw = card(paid.outlaw);
  const takers = paid.money.flatMap((money, at) => (money > 0 ? [at] : []));
  if (takers.length === 0)
    return paid.points.every((points) => points === 0)
      ? say.nobody({ outlaw })
      : say.few({ outlaw });
  const others = takers.filter((at) => at !== seat).map((at) => people[at]?.name ?? "");
  if (takers.includes(seat))
    return others.length === 0
      ? say.oneYou({ outlaw })
      : say.shareYou({ outlaw, names: words.join(others) });
  return others.length === 1
    ? say.one({ outlaw, name: others[0] ?? "" })
    : say.share({ outlaw, names: words.join(others) });
}

/** Why it is paid like this. */
export function reasonOf(paid: Paid): string {
  const say = said().moment;
  switch (paid.rule) {
    case "WE12.2":
      return say.whyStays({ needed: NEEDED });
    case "WE12.3":
      return say.whyOne({ lead: LEAD });
    case "WE12.4":
      return say.whyShared({ lead: LEAD, first: words.money(2000), then: words.money(1000) });
    case "WE12.8":
      return say.whyShort({ first: words.money(2000) });
  }
}
