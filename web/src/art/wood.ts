/** The table: planks, and the brand burnt into them. All in `--grain`, decoration only. */
import { dot, n, path, Pen, star } from "./pen";

const GRAIN = "var(--grain)";

/** Planks that repeat at any height: a tile of two rows. */
export const PLANKS = { width: 1280, height: 236 };
export function planks(): string {
  const { width, height } = PLANKS;
  const pen = new Pen("planks");
  let out = "";
  for (let row = 0; row < 2; row++) {
    const y = (row * height) / 2;
    out += `<path d="M0 ${y + 0.8}H${width}" stroke="${GRAIN}" stroke-width="1.6"/>`;
    for (let at = 0; at < 6; at++) {
      const start = y + 12 + at * 17 + pen.chance() * 8;
      let d = `M0 ${n(start)}`;
      let drift = 0;
      for (let x = 0; x < width; x += 160) {
        const last = x + 160 >= width;
        const by = last ? -drift : (pen.chance() - 0.5) * 5;
        drift += by;
        d += `q80 ${n((pen.chance() - 0.5) * 12)} 160 ${n(by)}`;
      }
      const heavy = n(0.5 + pen.chance() * 0.9);
      out += `<path d="${d}" fill="none" stroke="${GRAIN}" stroke-width="${heavy}" opacity="${n(0.3 + pen.chance() * 0.5)}"/>`;
    }
    const joint = (row ? 0.36 : 0.71) * width;
    out +=
      `<path d="M${n(joint)} ${y}v${height / 2}" stroke="${GRAIN}" stroke-width="1.4"/>` +
      path(dot(joint - 9, y + 12, 2.2) + dot(joint + 9, y + 12, 2.2), GRAIN);
  }
  return out;
}

/** viewBox -110 -110 220 220 */
export function brand(): string {
  return (
    `<g fill="none" stroke="${GRAIN}"><circle r="104" stroke-width="4"/><circle r="96" stroke-width="1.5"/><circle r="66" stroke-width="2"/></g>` +
    path(star(0, 3, 60, 25), GRAIN) +
    `<path id="brand-ring" d="M-78 0A78 78 0 1 1 78 0A78 78 0 1 1-78 0" fill="none"/>` +
    `<text font-size="21" fill="${GRAIN}" letter-spacing="5.2" class="sign"><textPath href="#brand-ring">DEADWOOD ★ DAKOTA TERRITORY ★</textPath></text>`
  );
}
