// What a seat is called for those who listen: everything that is printed on it.

import { words } from "../../state/app";
import { characterOf, count, kindOf, nameOf, roleOf } from "./cards";
import type { Scene } from "./scene.svelte";
import { said } from "./words";

export function seatLabel(scene: Scene, at: number): string {
  const { view } = scene;
  const character = characterOf(view.characters[at] ?? -1);
  const role = roleOf(view.roles[at] ?? -1);
  const far = scene.isSeated ? (view.distances[view.seat]?.[at] ?? 0) : 0;
  const standing = view.alive[at]
    ? [
        said().lives({ lives: Math.max(0, view.lives[at] ?? 0), most: view.most[at] ?? 0 }),
        count(view.sizes[at] ?? 0),
        words.join((view.tables[at] ?? []).map((card) => nameOf(kindOf(card) ?? ""))),
        said().reaches({ reach: view.reach[at] ?? 0 }),
      ]
    : [said().out];
  return [
    scene.nameOf(at),
    character ? nameOf(character) : "",
    role ? nameOf(role) : "",
    ...standing,
    scene.tagOf(at) ?? "",
    scene.pillOf(at)?.label ?? (far > 0 ? said().distance({ far }) : ""),
  ]
    .filter((text) => text !== "")
    .join("; ");
}
