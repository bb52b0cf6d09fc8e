/** A town street under a setting sun. */
import { building } from "../../art/buildings";
import { die } from "../../art/dice";
import { box, type Scene } from "../../art/scenes";
import type { Face, Loot } from "../../art/words";
import { always, dot, edge, INK, n, path, Pen, rays, wedge } from "../../art/pen";

function street(): string {
  const pen = new Pen("street");
  const mesa = (x: number, w: number, h: number) =>
    path(
      `M${x} 152L${n(x + w * 0.16)} ${152 - h}H${n(x + w * 0.8)}L${n(x + w * 0.86)} ${n(152 - h * 0.5)}L${x + w} 152Z`,
      "#C96F3A",
      edge(2),
    ) +
    path(pen.down(152 - h, x + w * 0.5, x + w * 0.84, 4, always(h * 0.8), 2.4, 0.1)) +
    `<path d="M${n(x + w * 0.12)} ${n(152 - h * 0.62)}H${n(x + w * 0.84)}" ${edge(1.4)}/>`;
  const place = (kind: Loot, x: number, y: number, w: number) =>
    `<svg x="${x}" y="${y}" width="${w}" height="${n(w * 0.8)}" viewBox="0 0 120 96" data-ink="${kind}">${building(kind)}</svg>`;
  const cactus = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    path(
      "M0 0V-44C0-52 10-52 10-44V0ZM-16-30C-16-36-8-36-8-30V-22H0V-14H-8C-14-14-16-18-16-22ZM26-38C26-44 18-44 18-38V-28H10V-20H18C24-20 26-24 26-28Z",
      "#1C7B62",
      edge(2),
    ) +
    `<path d="M7-42V-4M22.6-36V-26" ${edge(1.8)}/></g>`;
  const thrown = (face: Face, x: number, y: number, w: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} ${w / 2} ${w / 2}) scale(${(w / 66).toFixed(3)})">${die(face)}</g>`;
  let stripes = "";
  for (let at = 0; at < 9; at++)
    stripes += `M120 ${n(104 + at * 6.4)}h136v${n(1 + at * 0.45)}h-136Z`;
  let ruts = "";
  for (let at = 0; at < 11; at++) ruts += wedge(66 + at * 24, 226, 172 + at * 3.4, 156, 3);
  return (
    box(0, -30, 376, 256, "#FBEFD0") +
    path(rays(188, 112, 44, 300), "#E9A23B", 'opacity=".75"') +
    path(dot(188, 104, 66), "#FBF0D2", edge(2)) +
    path(dot(188, 104, 59), "#E07B3C") +
    path(stripes, "#FBF0D2") +
    mesa(-30, 130, 60) +
    mesa(286, 128, 72) +
    place("saloon", 38, 74, 96) +
    place("hotel", 142, 70, 98) +
    place("bank", 246, 76, 94) +
    box(0, 148, 376, 80, "#EBD3A0") +
    `<path d="M0 148H376" ${edge(2.4)}/>` +
    path("M150 148C166 176 120 196 60 226H300C250 200 214 176 214 148Z", "#FBF0D2", edge(1.8)) +
    path(ruts, INK, 'opacity=".55"') +
    path(
      pen.down(152, 6, 140, 9, always(5), 2, 1) +
        pen.down(176, 4, 96, 10, always(6), 2, 1) +
        pen.down(158, 226, 372, 9, always(5), 2, 1) +
        pen.down(190, 290, 372, 10, always(6), 2, 1),
    ) +
    cactus(26, 206, 1.15) +
    cactus(346, 176, 0.7) +
    thrown("star", 238, 150, 62, -8) +
    thrown("six", 304, 158, 58, 9)
  );
}

export const handbill: Scene = { people: [], viewBox: "0 -30 376 256", draw: street };
