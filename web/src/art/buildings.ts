/** The six places of El Paso, front on, 120 x 96: the kind's colour on one big part and in the sky. */
import { always, CARD, dot, edge, INK, line, n, path, Pen, SPOT, wedge } from "./pen";
import { ICONS } from "./icons";
import type { Loot } from "./words";

const OUTLINE = edge(1.8);
const paper = (d: string) => path(d, CARD, OUTLINE);
const spot = (d: string) => path(d, SPOT, OUTLINE);
const shade = (pen: Pen, x: number, y0: number, y1: number, long = 14) =>
  path(pen.right(x, y0, y1, 2.8, (t) => long * (0.7 + 0.5 * t), 1.9, 0.06));
function boards(x0: number, x1: number, y0: number, y1: number): string {
  let d = "";
  for (let y = y0; y < y1; y += 6) d += `M${x0} ${y}H${x1}`;
  return line(d, 0.8);
}
const signboard = (word: string, y: number, size: number) =>
  `<text x="60" y="${n(y)}" text-anchor="middle" font-size="${size}" fill="${INK}" class="sign">${word}</text>`;

const PLACES: Record<Loot, (pen: Pen) => string> = {
  bank: (pen) =>
    paper("M18 88V40H102V88Z") +
    shade(pen, 102, 42, 86, 16) +
    spot("M12 40L60 14L108 40Z") +
    path(wedge(104, 39, 72, 24, 4) + wedge(98, 39, 74, 30, 3)) +
    paper("M12 38H108V44H12Z") +
    [26, 44, 76, 94]
      .map(
        (x) =>
          paper(`M${x - 4} 46H${x + 4}V86H${x - 4}Z`) +
          path(pen.right(x + 4, 48, 84, 3, always(5), 1.4)),
      )
      .join("") +
    path("M52 56C52 50 68 50 68 56V88H52Z") +
    path(dot(64.4, 72, 1.3), SPOT) +
    paper("M14 84H106V89H14Z") +
    paper(dot(60, 30, 6)) +
    line(
      "M60 25.6V34.4M62.4 27.8C61.4 26.4 57.4 26.6 57.8 28.8C58.2 30.8 62.4 29.8 62.4 31.8C62.4 33.8 58.2 33.6 57.4 32.2",
      1.1,
    ),
  saloon: (pen) =>
    paper("M12 88V30H28V20C40 20 44 12 60 12C76 12 80 20 92 20V30H108V88Z") +
    boards(13, 107, 52, 88) +
    shade(pen, 108, 32, 88, 18) +
    spot("M20 26H100V46H20Z") +
    signboard("SALOON", 41, 15) +
    path("M8 50H112V55H8Z") +
    path("M49 60H71V88H49Z") +
    paper("M49 66H59V82H49ZM61 66H71V82H61Z") +
    line("M50 70H58M50 74H58M50 78H58M62 70H70M62 74H70M62 78H70", 1) +
    [22, 84]
      .map(
        (x) =>
          path(`M${x} 62H${x + 15}V78H${x}Z`) +
          line(`M${x + 7.5} 62V78M${x} 70H${x + 15}`, 1.2, CARD),
      )
      .join("") +
    line("M14 55V88M106 55V88", 2.4),
  "gold-mine": (pen) =>
    paper("M0 88C8 60 20 52 30 38C40 22 52 30 60 22C74 12 88 34 96 48C106 58 114 70 120 88Z") +
    path(
      pen.strew(34, [50, 34, 110, 82], (x, y) =>
        y > 26 + Math.abs(x - 66) * 0.95 ? wedge(x, y, x - 9, y + 7, 2) : "",
      ),
    ) +
    path("M36 88L42 50H78L84 88Z") +
    spot("M32 88L38 46H44L40 88ZM88 88L82 46H76L80 88ZM34 44H86V52H34Z") +
    path(wedge(86, 50.6, 60, 49.6, 2) + wedge(83, 86, 81, 56, 2)) +
    paper("M44 70H76L72 84H48Z") +
    spot("M47 70L52 64L58 67L64 62L72 70Z") +
    paper(dot(53, 86, 3.6) + dot(67, 86, 3.6)) +
    shade(pen, 76, 72, 83, 8),
  cattle: (pen) =>
    line("M16 88V26M104 88V26", 5) +
    spot("M8 20H112V30H8Z") +
    path(wedge(112, 28.6, 70, 27.6, 2) + wedge(112, 25, 86, 24.4, 1.6)) +
    paper("M0 62H16V66H0ZM0 74H16V78H0ZM104 62H120V66H104ZM104 74H120V78H104Z") +
    paper("M18 72H102V76H18ZM18 82H102V86H18Z") +
    line("M60 30V46", 1.6) +
    paper(
      "M34 36C38 46 46 48 52 46H68C74 48 82 46 86 36C92 50 82 56 74 55L71 62C69 72 66 78 60 80C54 78 51 72 49 62L46 55C38 56 28 50 34 36Z",
    ) +
    path(dot(55.6, 58, 2.6) + dot(64.4, 58, 2.6) + "M57 73H63V75.6H57Z") +
    path(pen.right(71.4, 55, 78, 2.8, (t) => 9 - 3 * t, 1.6)) +
    line("M38 42L36 46M43 45.4L42 50M82 42L84 46M77 45.4L78 50", 1.1),
  hotel: (pen) =>
    paper("M16 88V20H104V88Z") +
    spot("M12 12H108V22H12Z") +
    shade(pen, 104, 24, 86, 16) +
    paper("M34 26H86V38H34Z") +
    signboard("HOTEL", 36.4, 12) +
    [24, 44, 64, 84]
      .map(
        (x) =>
          path(`M${x} 42H${x + 12}V55H${x}Z`) +
          line(`M${x + 6} 42V55M${x} 48H${x + 12}`, 1.1, CARD),
      )
      .join("") +
    spot("M10 58H110V63H10Z") +
    line("M14 63V88M106 63V88M38 63V88M82 63V88", 2) +
    path("M52 67H68V88H52ZM22 68H34V80H22ZM86 68H98V80H86Z") +
    path(dot(64.6, 78, 1.2), SPOT),
  horses: (pen) =>
    paper("M16 88V50L60 14L104 50V88Z") +
    boards(18, 102, 54, 88) +
    shade(pen, 104, 52, 86, 20) +
    spot("M10 52L60 10L110 52L105 57L60 19L15 57Z") +
    paper("M40 88V54H80V88Z") +
    line("M60 54V88M40 54L60 88L80 54M60 54L40 88M60 54L80 88", 2) +
    `<g transform="translate(50.4 26) scale(.8)" fill="${INK}">${ICONS.horses}</g>`,
};

/** The place alone, on its ground, nothing behind it. */
export function building(kind: Loot): string {
  const pen = new Pen(`place-${kind}`);
  return (
    PLACES[kind](pen) +
    path("M0 88H120V96H0Z", CARD) +
    line("M0 88H120", 1.8) +
    path(pen.down(89, 4, 118, 5, always(5), 1.4, 0.8))
  );
}

/** An engraved sky in the kind's colour, thinning towards the ground. */
export function buildingSky(): string {
  let d = "";
  for (let y = 3; y < 86; y += 3.4) {
    const half = 0.9 * (1 - y / 86) + 0.05;
    d += `M0 ${n(y - half)}H120V${n(y + half)}H0Z`;
  }
  return path(d, SPOT, 'opacity=".5"');
}
