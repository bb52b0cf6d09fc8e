// What is watched in El Paso: a raid, the sheriffs, a sale, and who has won.

import { LOOT, type Face, type Loot } from "../../../art";
import { moment, peopleOf, type Moment, type Step, type Told } from "../../../table/moments/moment";
import { words } from "../../../state/app";
import { kindName, nuggets, tableWord, texts } from "../labels";
import { GAME, happened, lackingIn, needOf, viewOf } from "../things";
import { winOf } from "../../../table/moments/win";
import Raid from "./Raid.svelte";
import Sales from "./Sales.svelte";
import { toldIn, type RaidShown, type RaidTold } from "./told";

/** In milliseconds; all of it is no longer than the table waits. */
const CARDS = 900;
const DICE = 1_100;
const STARS = 700;
const PLACE = 600;
const SHERIFFS = 2_000;
const SALE = 2_500;

export function momentsOf(told: Told): Moment[] {
  const { raid, sales, town } = toldIn(told.entries, told.seats.length);
  const view = viewOf(told.now);
  const people = peopleOf(told, tableWord("sheet_you"));
  const found: Moment[] = [];
  if (raid) found.push(raidMoment(raid, told));
  if (sales.length > 0) {
    const name = view.towns[town] ?? "";
    const text = sales
      .map(({ seat, paid }) => `${people[seat]?.name ?? ""} +${nuggets(paid)}`)
      .join(", ");
    found.push(
      moment({
        title: texts().moment.sale({ town: name }),
        steps: [{ text, lasts: SALE }],
        View: Sales,
        data: { people, town: name, sales },
      }),
    );
  }
  const winners = happened(told.entries.at(-1)).filter(({ event }) => event === "winner");
  if (winners.length > 0)
    found.push(
      winOf(
        told,
        people,
        winners.map(({ seat }) => seat ?? -1),
        viewOf(told.now).nuggets.map(nuggets),
      ),
    );
  return found;
}

function raidMoment(raid: RaidTold, told: Told): Moment {
  const view = viewOf(told.now);
  const people = peopleOf(told, tableWord("sheet_you"));
  const say = texts().moment;
  const lacks = lackingIn(view, raid.town);
  const places = raid.places.filter(
    ({ kind, stack, raiders }) => !lacks.includes(kind) || stack.length > 0 || raiders.length > 0,
  );
  const needs: Partial<Record<Loot, Face>> = {};
  for (const kind of LOOT) {
    const need = needOf(view, kind);
    if (need) needs[kind] = need;
  }
  const [before, after] = raid.stars;
  const phases: RaidShown["phases"][number][] = ["cards", "dice"];
  const who = people[raid.lookout]?.name ?? "";
  const steps: Step[] = [
    { text: say.cards, lasts: CARDS },
    { text: say.dice({ player: who, number: raid.faces.length }), lasts: DICE },
  ];
  if (after > before) {
    phases.push("stars");
    steps.push({ text: say.stars({ number: after, all: view.dice }), lasts: STARS });
  }
  if (raid.isChased) {
    phases.push("sheriffs");
    steps.push({ text: words.say(GAME, "events", "sheriffs"), lasts: SHERIFFS });
  }
  for (const [at, { kind, raiders }] of raid.isChased ? [] : places.entries()) {
    if (raiders.length === 0) continue;
    phases.push(at);
    const got = raiders.map(({ seat, tile }) => {
      return `${people[seat]?.name ?? ""} ${tile ? tile.value : "–"}`;
    });
    steps.push({ text: `${kindName(kind)}: ${got.join(", ")}`, lasts: PLACE });
  }
  const data: RaidShown = {
    ...raid,
    places,
    people,
    needs,
    phases,
    dice: view.dice,
    title: view.towns[raid.town] ?? "",
  };
  return moment({ title: say.raid, steps, View: Raid, data });
}
