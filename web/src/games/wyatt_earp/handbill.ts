/** Three posters on a plank wall. */
import { pictogram } from "../../art/pictograms";
import { box, use, type Scene } from "../../art/scenes";
import type { Outlaw } from "../../art/words";
import { CARD, dot, edge, INK, n, path, Pen, star } from "../../art/pen";

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

export const handbill: Scene = {
  people: ["belle-starr", "wes-hardin", "jesse-james"],
  viewBox: "0 0 376 256",
  draw: wall,
};
