/** A horizon for each of the seven towns, 120 x 44, ink on whatever it lies on. */
import { dot, line, path, Pen, rays, star, wedge } from "./pen";
import type { Town } from "./words";

const I = "currentColor";
const ink = (d: string) => path(d, I);
const thin = (d: string, width = 1.4) => line(d, width, I);

function pine(x: number, y: number, high: number): string {
  let d = "";
  for (let at = 0; at < 3; at++) {
    const top = y - high + (at * high) / 4;
    const wide = (high / 7) * (at + 1.4);
    d += `M${x} ${top}l${wide} ${high / 2.6}h${-2 * wide}Z`;
  }
  return d + `M${x - 1} ${y - high / 4}h2V${y}h-2Z`;
}
const shack = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}v${-high}l${wide / 2} ${-wide / 3}l${wide / 2} ${wide / 3}v${high}Z`;
const cross = (x: number, y: number, high: number) =>
  `M${x - 1.2} ${y}v${-high}h2.4v${high}ZM${x - high / 3} ${y - high * 0.72}h${(high / 3) * 2}v2.4h${(-high / 3) * 2}Z`;

const HORIZONS: Record<Town, (pen: Pen) => string> = {
  deadwood: (pen) =>
    thin("M2 40C14 22 24 12 36 10C48 14 54 26 62 34M58 30C68 18 80 8 92 12C104 18 110 30 118 40") +
    ink(pen.down(13, 88, 104, 3, (t) => 10 + 8 * t, 1.8, 0.5)) +
    ink(pen.down(12, 34, 46, 3, (t) => 10 + 8 * t, 1.8, 0.4)) +
    ink(pine(14, 41, 16) + pine(24, 41, 22) + pine(98, 41, 20) + pine(108, 41, 14)) +
    ink(shack(46, 41, 12, 8) + shack(60, 41, 14, 10) + shack(76, 41, 11, 7)),
  cheyenne: () =>
    thin("M2 41H118M2 37H118") +
    ink("M30 36V22H44V18H64C70 18 72 22 72 26V36Z") +
    ink("M58 18V8H55V5H67V8H64V18ZM72 30H78L82 36H72ZM30 22H26V20H46V22Z") +
    ink(dot(38, 37, 4) + dot(50, 37, 4) + dot(64, 37, 4)) +
    thin("M62 3C70 -1 76 6 84 3S98 6 104 3") +
    ink("M10 36V26H27V36Z") +
    thin("M90 30H112M96 34H118", 1.1),
  abilene: () =>
    thin("M2 40H118") +
    thin("M60 40L64 16L68 40M61.6 31L66.4 24M66.4 31L61.6 24", 1.3) +
    ink(star(64, 13, 11, 3.6, 8)) +
    ink("M74 11L84 8V18L74 15ZM66 12.4H76V13.8H66Z") +
    thin("M6 30H52M6 35H52M8 26V40M22 26V40M36 26V40M50 26V40", 1.6) +
    ink(shack(88, 40, 20, 12)) +
    thin("M2 40C20 37 30 42 44 40", 1),
  "santa-fe": (pen) =>
    thin("M2 36L12 18H34L40 36M84 36L92 22H110L118 36") +
    ink(pen.down(19, 24, 34, 3, () => 13, 1.8, 0.15)) +
    ink("M40 41V20H44V14H50V20H54V24H66V20H70V14H76V20H80V41H66V32C66 26 54 26 54 32V41Z") +
    ink(cross(60, 22, 8)) +
    ink("M46.4 24H48.6V29H46.4Z") +
    thin("M2 41H118"),
  "san-diego": () =>
    ink(rays(92, 40, 26, 30) + "M92 26A14 14 0 0 1 106 40H78A14 14 0 0 1 92 26Z") +
    ink("M18 40L20 14H28L30 40ZM18.6 10H29.4V13H18.6ZM21 4H27V9H21Z") +
    thin(
      "M2 40C10 36 14 36 18 40C24 36 34 36 40 40S52 36 58 40S70 36 76 40S90 36 96 40S110 36 118 40",
      1.6,
    ) +
    ink("M46 34H66L62 39H50ZM56 12V32H67C66 24 62 16 56 12ZM54.4 16V32H47C48 26 51 20 54.4 16Z"),
  tombstone: (pen) =>
    thin("M2 41C30 24 70 22 118 41") +
    ink(pen.down(33, 70, 110, 4, (t) => 5 * (1 - t) + 2, 1.6, 0.6)) +
    ink(cross(34, 33, 14) + cross(50, 30, 18) + cross(68, 30, 13)) +
    ink("M80 32V24C80 18 90 18 90 24V34Z") +
    ink(
      "M14 40V20C14 16 19 16 19 20V40ZM7 27C7 24 10.4 24 10.4 27V30H14V33.4H10.4C8 33.4 7 32 7 30ZM26 24C26 21 22.6 21 22.6 24V28H19V31.4H22.6C25 31.4 26 30 26 28Z",
    ) +
    thin("M98 12C100 9 103 9 105 11C107 9 110 9 112 12", 1.4),
  "el-paso": (pen) =>
    thin("M2 40L26 8L38 22L46 14L60 38M60 38L76 12L86 22L96 6L118 40") +
    ink(pen.right(58, 22, 38, 3, (t) => 6 + 10 * t, 1.8, 0.4)) +
    ink(pen.right(112, 22, 38, 3, (t) => 6 + 12 * t, 1.8, 0.4)) +
    ink(wedge(26, 9, 18, 28, 3) + wedge(96, 8, 90, 26, 3)) +
    ink("M52 44C60 40 56 36 60 33C63 36 62 40 72 44Z") +
    ink(dot(61, 12, 5)),
};

export const horizon = (town: Town): string => HORIZONS[town](new Pen(`town-${town}`));
