/** The three pictures of the home page, 376 x 256. Faces are drawn once elsewhere and used here. */
import { die } from "./dice";
import { building } from "./buildings";
import { pictogram } from "./pictograms";
import { always, CARD, dot, edge, INK, n, path, Pen, rays, star, wedge } from "./pen";
import type { Face, Game, Loot, Outlaw, Person } from "./words";

export const SCENE_PEOPLE: Record<Game, Person[]> = {
  wyatt_earp: ["belle-starr", "wes-hardin", "jesse-james"],
  el_paso: [],
  bang: ["black-jack", "rose-doolan"],
};
const use = (who: Person) => `<use href="#face-${who}" width="100" height="112"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && " " + more}/>`;

function poster(who: Outlaw, x: number, y: number, w: number, turn: number, reward: string) {
  const h = w * 1.34;
  let lines = "";
  for (let at = 0; at < 34; at++) lines += `M-10 ${at * 3 + 1}h130v1.6h-130Z`;
  const text = (at: number, size: number, words: string, face: string) =>
    `<text x="${n(w / 2)}" y="${n(w * at)}" text-anchor="middle" font-size="${n(w * size)}" fill="${INK}" class="${face}">${words}</text>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn} ${n(w / 2)} ${n(h / 2)})" data-ink="${who}">` +
    box(4, 5, w, h, "#3A2817", 'opacity=".45"') +
    box(0, 0, w, h, "var(--paper)", edge(2)) +
    text(0.19, 0.185, "WANTED", "sign wide") +
    `<svg x="${n(w * 0.08)}" y="${n(w * 0.245)}" width="${n(w * 0.84)}" height="${n(w * 0.76)}" viewBox="-4 2 108 98" preserveAspectRatio="xMidYMin slice">` +
    box(-10, 0, 130, 120, CARD) +
    path(lines, "var(--spot)", 'opacity=".6"') +
    use(who) +
    "</svg>" +
    box(w * 0.08, w * 0.245, w * 0.84, w * 0.76, "none", edge(1.6)) +
    text(1.235, 0.18, reward, "numeral") +
    path(dot(6, 6, 2.6) + dot(w - 6, 6, 2.6)) +
    "</g>"
  );
}

function wall(): string {
  const pen = new Pen("wall");
  let out = box(0, 0, 376, 256, "#B08E58");
  for (let x = 0; x < 380; x += 54) {
    out += `<path d="M${x} 0V256" stroke="#5E4526" stroke-width="2"/>`;
    for (let at = 0; at < 5; at++) {
      const from = x + 7 + at * 9 + pen.chance() * 4;
      out += `<path d="M${n(from)} 0q${n(pen.chance() * 8 - 4)} 60 0 128t0 128" fill="none" stroke="#5E4526" stroke-width="${n(0.5 + pen.chance())}" opacity=".6"/>`;
    }
  }
  return (
    out +
    poster("belle-starr", 16, 38, 118, -6, "$6,000") +
    poster("wes-hardin", 246, 32, 116, 5, "$4,000") +
    poster("jesse-james", 119, 14, 140, 1, "$5,000") +
    `<g transform="translate(246 176) rotate(12 40 40) scale(1.16)" data-ink="sheriff">` +
    path(star(35, 38, 31, 14), INK, 'opacity=".4"') +
    pictogram("wyatt-earp") +
    "</g>"
  );
}

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

export const SCENES: Record<Game, { viewBox: string; draw: () => string }> = {
  wyatt_earp: { viewBox: "0 0 376 256", draw: wall },
  el_paso: { viewBox: "0 -30 376 256", draw: street },
  bang: { viewBox: "0 -30 376 256", draw: showdown },
};
