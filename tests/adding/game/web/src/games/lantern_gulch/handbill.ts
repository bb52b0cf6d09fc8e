/** A lantern between two dark walls of rock. */
import { CARD, dot, edge, INK, path, rays } from "../../art/pen";
import { pictogram } from "../../art/pictograms";
import { box, type Scene } from "../../art/scenes";

const gulch = (): string =>
  box(0, -30, 376, 256, "#22304F") +
  path(rays(188, 112, 40, 240), "#E9A23B", 'opacity=".5"') +
  path(dot(188, 112, 76), "#F2D34A", edge(2)) +
  path("M-2-32H120C104 20 128 60 96 110C84 150 110 190 92 228H-2Z", INK) +
  path("M378-32H262C282 10 250 70 284 112C296 150 262 190 286 228H378Z", INK) +
  path(dot(188, 112, 58), CARD, edge(2)) +
  `<g transform="translate(140 64) scale(1.5)" data-ink="cattle">${pictogram("lantern")}</g>`;

export const handbill: Scene = { people: [], viewBox: "0 -30 376 256", draw: gulch };
