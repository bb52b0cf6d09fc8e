/** Two face each other over crossed revolvers. */
import { pictogram } from "../../art/pictograms";
import { box, use, type Scene } from "../../art/scenes";
import type { Person } from "../../art/words";
import { CARD, edge, path, rays, star } from "../../art/pen";

function showdown(): string {
  const person = (who: Person, x: number, flip: boolean, spot: string) =>
    `<svg x="${x}" y="4" width="208" height="233" viewBox="0 0 100 112" data-ink="${spot}" overflow="visible"><g${flip ? ' transform="translate(100 0) scale(-1 1)"' : ""}>${use(who)}</g></svg>`;
  return (
    box(0, -30, 376, 256, "#F6E7C4") +
    path(rays(188, 120, 52, 320), "#A2331F", 'opacity=".9"') +
    path(star(188, 104, 84, 48, 13), "#F2D34A", edge(2.4)) +
    path(star(188, 104, 56, 31, 13, -80), CARD, edge(2)) +
    person("black-jack", -34, false, "hotel") +
    person("rose-doolan", 202, true, "cattle") +
    `<g transform="translate(126 104) scale(1.94)" data-ink="sheriff">${pictogram("duel")}</g>`
  );
}

export const handbill: Scene = {
  people: ["black-jack", "rose-doolan"],
  viewBox: "0 -30 376 256",
  draw: showdown,
};
