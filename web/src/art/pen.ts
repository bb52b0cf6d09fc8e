/**
 * The drawing hand. One stroke for the whole style: a wedge, thick at one end, a point at the other.
 * Light comes from the upper left, so cuts enter from the right and from below. What is drawn by
 * chance is seeded by a name: the same picture on every screen.
 */
export const INK = "var(--ink)";
export const CARD = "var(--card)";
export const SPOT = "var(--spot)";

/** A number as it goes into a path: one decimal is fine enough on grids of 24 to 376. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill = INK, more = ""): string =>
  `<path d="${d}" fill="${fill}"${more && " " + more}/>`;

export const line = (d: string, width = 1.2, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const edge = (width: number, colour = INK): string =>
  `stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round"`;

/** A circle as a piece of a path, so that many make one element. */
export const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0Z`;

/** A tapered cut, thick at the first point. */
export function wedge(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.hypot(dx, dy) || 1;
  const nx = ((-dy / length) * width) / 2;
  const ny = ((dx / length) * width) / 2;
  return `M${n(x1 + nx)} ${n(y1 + ny)}L${n(x2)} ${n(y2)}L${n(x1 - nx)} ${n(y1 - ny)}Z`;
}

export function star(cx: number, cy: number, outer: number, inner: number, points = 5, turn = -90) {
  let d = "";
  for (let at = 0; at < points * 2; at++) {
    const angle = ((turn + (at * 180) / points) * Math.PI) / 180;
    const r = at % 2 ? inner : outer;
    d += `${at ? "L" : "M"}${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}`;
  }
  return d + "Z";
}

/** Points on a circle, the first at the top. */
export const around = (count: number, cx: number, cy: number, r: number): [number, number][] =>
  Array.from({ length: count }, (_, at) => {
    const angle = -Math.PI / 2 + (at * 2 * Math.PI) / count;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });

/** Sun rays from a centre: wedges that open outwards. */
export const rays = (cx: number, cy: number, count: number, r: number): string =>
  around(count, cx, cy, r)
    .map(([x, y]) => wedge(x, y, cx, cy, ((r * 2 * Math.PI) / count) * 0.52))
    .join("");

type Along = (t: number) => number;

/** A seeded hand: cuts that are never quite alike, and clip ids that belong to one picture. */
export class Pen {
  private seed: number;
  private clips = 0;

  constructor(private readonly name: string) {
    let hash = 7;
    for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 99991;
    this.seed = hash + 3;
    for (let warm = 0; warm < 5; warm++) this.chance();
  }

  chance(): number {
    this.seed = (this.seed * 16807) % 2147483647;
    return this.seed / 2147483647;
  }

  private shake(by: number): number {
    return (this.chance() - 0.5) * by;
  }

  /** Cuts that enter from the right, as long as `length` says on the way down. */
  right(x: number, y0: number, y1: number, step: number, length: Along, width: number, slope = 0) {
    let d = "";
    for (let y = y0; y <= y1; y += step) {
      const long = length((y - y0) / (y1 - y0)) * (0.8 + this.chance() * 0.4);
      d += wedge(x, y + this.shake(0.5), x - long, y + slope * long + this.shake(0.5), width);
    }
    return d;
  }

  /** Cuts that hang down from a line; a negative length lets them stand on it. */
  down(y: number, x0: number, x1: number, step: number, length: Along, width: number, lean = 0) {
    let d = "";
    for (let x = x0; x <= x1; x += step) {
      const long = length((x - x0) / (x1 - x0)) * (0.75 + this.chance() * 0.5);
      d += wedge(x + this.shake(0.4), y, x + lean * long + this.shake(0.4), y + long, width);
    }
    return d;
  }

  /** Short cuts strewn over a box, where `inside` allows. */
  strew(
    count: number,
    box: [number, number, number, number],
    cut: (x: number, y: number) => string,
  ) {
    let d = "";
    for (let at = 0; at < count; at++) {
      const x = box[0] + this.chance() * (box[2] - box[0]);
      d += cut(x, box[1] + this.chance() * (box[3] - box[1]));
    }
    return d;
  }

  clip(shape: string, inner: string): string {
    const id = `clip-${this.name}-${++this.clips}`;
    return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
  }
}

export const always = (length: number) => () => length;
