// What is watched in BANG!: who has won.

import { peopleOf, type Moment, type Told } from "../../../table/moments/moment";
import { winOf } from "../../../table/moments/win";
import { characterOf, happened, nameOf, roleOf, viewOf } from "../cards";
import { said } from "../words";

export function momentsOf(told: Told): Moment[] {
  const isOver = happened(told.entries.at(-1)).some(({ event }) => event === "over");
  if (!isOver) return [];
  const view = viewOf(told.now);
  const people = peopleOf(told, said().you).map((person, seat) => ({
    ...person,
    face: characterOf(view.characters[seat] ?? -1) ?? person.face,
  }));
  const roles = view.roles.map((role) => nameOf(roleOf(role) ?? ""));
  return [winOf(told, people, view.winners, roles)];
}
