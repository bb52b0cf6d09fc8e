/** The parts that faces are put together from, on one bust of 100 x 112. */
import { always, dot, edge, INK, line, n, path, Pen, SPOT, wedge } from "./pen";

const SKIN = "var(--skin)";

export type Tone = "dark" | "light" | "spot";
const fillOf: Record<Tone, string> = { dark: INK, light: SKIN, spot: SPOT };

/** A shape in one of three tones, with its cuts: ink on paper and spot, paper on ink. */
function cut(pen: Pen, shape: string, tone: Tone, cuts: string, width = 1.3): string {
  const dark = tone === "dark";
  return (
    path(shape, fillOf[tone], edge(width)) +
    pen.clip(shape, path(cuts, dark ? SKIN : INK, dark ? 'opacity=".85"' : ""))
  );
}

// Heads.
const HEADS = {
  oval: "M33 38C32 54 34 65 41 73C45 77.5 55 77.5 59 73C66 65 68 54 67 38Z",
  long: "M34 36C33 54 36 68 42.5 77C46 81 54 81 57.5 77C64 68 67 54 66 36Z",
  square: "M31 38C30.5 52 31 64 35 71C39 77 45 79 50 79C55 79 61 77 65 71C69 64 69.5 52 69 38Z",
  round: "M32 38C30 54 32 66 39 73C45 78 55 78 61 73C68 66 70 54 68 38Z",
  young: "M33.5 38C32 52 34 63 42 71.5C46 75.5 54 75.5 58 71.5C66 63 68 52 66.5 38Z",
  fem: "M34 37C33 52 35 63 43 72C47 76 53 76 57 72C65 63 67 52 66 37Z",
};
export type Head = keyof typeof HEADS;

export function head(pen: Pen, kind: Head, bare: boolean): string {
  const shape = HEADS[kind];
  let shade = pen.right(71, 42, 78, 2.5, (t) => 9 + 7 * Math.sin(t * 3.1), 1.9, 0.12);
  shade += pen.right(62, 62, 76, 2.6, always(7), 0.9, 0.2);
  if (!bare) shade += pen.down(36, 31, 70, 2.3, (t) => 11 + 5 * t, 2);
  for (let y = 56; y < 70; y += 3) shade += wedge(33, y, 36.8 + pen.chance() * 1.5, y + 1.2, 0.9);
  return (
    path("M42 68L41 88L59 88L58 68Z", SKIN, edge(1.2)) +
    path(pen.down(74, 42, 59, 1.9, (t) => 5 + 8 * t, 1.7)) +
    path(
      "M33.5 52C30 50 29.5 56 31.5 60C32.5 62 34 62 34.6 61ZM66.5 52C70 50 70.5 56 68.5 60C67.5 62 66 62 65.4 61Z",
      SKIN,
      edge(1.1),
    ) +
    path(shape, SKIN, edge(1.5)) +
    pen.clip(shape, path(shade))
  );
}

// Features.
const pupils = (r: number, y = 53, x = 7.3) => path(dot(50 - x, y, r) + dot(50 + x, y, r));

export const EYES = {
  plain:
    line("M38.5 52.6C40.5 50.3 44.5 50.3 46.3 52.6M53.7 52.6C55.5 50.3 59.5 50.3 61.5 52.6", 1.5) +
    line("M40 55.2C42 56 44 55.9 45.4 55M54.6 55C56 55.9 58 56 60 55.2", 0.7) +
    pupils(1.6),
  squint:
    line("M38 53.4L46.2 52.6M53.8 52.6L62 53.4", 2) +
    line("M39.5 55.4L45.5 55.2M54.5 55.2L60.5 55.4", 0.8) +
    pupils(1.2, 53.9, 7),
  wide:
    `<g fill="${SKIN}" ${edge(1.3)}><ellipse cx="42.5" cy="53" rx="3.7" ry="2.7"/><ellipse cx="57.5" cy="53" rx="3.7" ry="2.7"/></g>` +
    pupils(1.6, 53, 7),
  lashes:
    line("M37.6 52C40 49.6 44.8 49.8 46.6 53M62.4 52C60 49.6 55.2 49.8 53.4 53", 1.9) +
    line("M37.6 52L36 50.6M62.4 52L64 50.6", 1.2) +
    pupils(1.8, 52.9, 7.4) +
    line("M40.5 55.3L45 55.1M55 55.1L59.5 55.3", 0.6),
  patch:
    line("M53.7 52.6C55.5 50.3 59.5 50.3 61.5 52.6", 1.5) +
    path(dot(57.3, 53, 1.6)) +
    path("M36.4 49C41 47.4 45.6 48 48 50.2C48.4 56 45 58.8 42 58.8C38.8 58.8 36.2 55 36.4 49Z") +
    line("M32 43L40 49.5M46.5 50L67.6 43.6", 1.7),
};
export const BROWS = {
  none: "",
  flat: path(
    "M37 48.6C40 46.4 44 46.6 47 48.2L46.6 49.8C43.6 48.8 40 48.8 37.2 50ZM63 48.6C60 46.4 56 46.6 53 48.2L53.4 49.8C56.4 48.8 60 48.8 62.8 50Z",
  ),
  angry: path(
    "M37 46.4C41 46 45 48 48 50.4L47 52C44 50 40.5 48.8 37 48.6ZM63 46.4C59 46 55 48 52 50.4L53 52C56 50 59.5 48.8 63 48.6Z",
  ),
  high: line("M38 48.4C40.5 45.8 44 45.8 46.8 47.6M62 48.4C59.5 45.8 56 45.8 53.2 47.6", 1.1),
  bushy: path(
    "M35.6 49.8C37 45.4 44 45 48 48.6L46.8 51C43 49.6 40 49.8 36 51.4ZM64.4 49.8C63 45.4 56 45 52 48.6L53.2 51C57 49.6 60 49.8 64 51.4Z",
  ),
};
export const NOSES = {
  straight:
    line("M49.4 51C49 56 47.4 59.6 46.6 62C47.6 63.8 50 64.4 53 63.2") +
    path(wedge(52.6, 62.6, 51.2, 52, 2.2)),
  hook:
    line("M48.8 50C50.4 55 45.8 60 46 63C48 64.8 50.4 65 53 63.6", 1.4) +
    path(wedge(53, 63, 51, 51, 2.8)),
  small: line("M47.6 61.4C49 63 51.2 63 52.6 61.6") + path(wedge(52.2, 61, 51.4, 54.4, 1.2)),
  broken:
    line("M48.6 50L50.8 55L46.4 62C48 64.4 51 64.6 54.4 63", 1.5) +
    path(wedge(54, 62.4, 51.6, 54, 2.8)),
};
export const MOUTHS = {
  line: line("M44 69C47 68.2 53 68.2 56 69", 1.4) + line("M47 72.2C49 72.8 51 72.8 53 72.2", 0.8),
  smirk: line("M44.5 69.4C48 70.4 53 69.6 57 67", 1.5) + line("M48 72.4L52.6 72.2", 0.8),
  lips:
    path(
      "M45 68.4C47.4 66.4 49 66.6 50 67.4C51 66.6 52.6 66.4 55 68.4C53 71.6 47 71.6 45 68.4Z",
      "var(--lip)",
      edge(0.9),
    ) + line("M45 68.5C48 69.2 52 69.2 55 68.5", 0.8),
  grin:
    path("M43.6 67.6C47 69 53 69 56.4 67.6C55 72.2 45 72.2 43.6 67.6Z", SKIN, edge(1.2)) +
    line("M48 68.6V71M50.4 68.7V71.2M52.8 68.5V70.8", 0.6),
  grim:
    line("M43.6 70.4C47 68.4 53 68.4 56.4 70.4", 1.6) +
    line("M42 72.4L43.4 69.8M58 72.4L56.6 69.8", 0.8),
};

// Hair of the face: ink with paper cuts.
const hair = (d: string, light: string, width = 0.8, fine = 0.75) =>
  path(d, INK, edge(width)) + line(light, fine, SKIN);

export const BEARDS = {
  none: "",
  handlebar: hair(
    "M50 64.6C46 63.6 42.6 65.8 39.6 68.4C37.6 70 35 69.6 33.8 67.2C33.2 71.6 37.6 73.6 41.4 71.6C44.8 69.8 47.6 68.6 50 68.8C52.4 68.6 55.2 69.8 58.6 71.6C62.4 73.6 66.8 71.6 66.2 67.2C65 69.6 62.4 70 60.4 68.4C57.4 65.8 54 63.6 50 64.6Z",
    "M48 66.2C44.6 66.4 42 68.6 39.4 70M52 66.2C55.4 66.4 58 68.6 60.6 70",
  ),
  walrus: hair(
    "M50 63.8C44 62.8 39.6 67 38.2 74.6C41.6 73.6 43.4 72.4 45.2 73.4C47.2 71.8 49 72.6 50 73.2C51 72.6 52.8 71.8 54.8 73.4C56.6 72.4 58.4 73.6 61.8 74.6C60.4 67 56 62.8 50 63.8Z",
    "M47.8 65.6L43.4 71.4M49.4 66L47.4 71.2M52.2 65.6L56.6 71.4M50.6 66L52.6 71.2M45.4 66.4L40.8 72.2M54.6 66.4L59.2 72.2",
  ),
  pencil: path(
    "M50 65.8C46.6 65 44 66.6 41.6 68.6C44.4 67.8 47 67.8 50 67.4C53 67.8 55.6 67.8 58.4 68.6C56 66.6 53.4 65 50 65.8Z",
  ),
  horseshoe: hair(
    "M50 64.6C45 63.6 41 66 40.2 71L39.6 80L43.4 80L44.2 71.4C45.6 69.2 48 68.8 50 69C52 68.8 54.4 69.2 55.8 71.4L56.6 80L60.4 80L59.8 71C59 66 55 63.6 50 64.6Z",
    "M42 70L41.4 79M58 70L58.6 79M47 66.4L43.6 69M53 66.4L56.4 69",
  ),
  goatee: hair(
    "M50 65.4C46 64.8 43.6 66.4 42.4 68.6C44.6 68 47 67.8 50 67.8C53 67.8 55.4 68 57.6 68.6C56.4 66.4 54 64.8 50 65.4ZM45.8 72.4C48.6 71.4 51.4 71.4 54.2 72.4C54.2 77.6 52.4 82 50 84.4C47.6 82 45.8 77.6 45.8 72.4Z",
    "M48.4 73.4L49.4 81M51.6 73.4L50.6 81",
  ),
  full:
    hair(
      "M32.6 52C33 62 34.4 72 40 79C44 84.4 47 86.4 50 86.6C53 86.4 56 84.4 60 79C65.6 72 67 62 67.4 52C66 57.6 63.4 62.6 60 64.4C57 62.6 53 63 50 63.8C47 63 43 62.6 40 64.4C36.6 62.6 34 57.6 32.6 52Z",
      "M36 64L41 77M39 68L44.4 81M43.4 74L47.4 84M50 76V85M56.6 74L52.6 84M61 68L55.6 81M64 64L59 77",
    ) +
    path("M44.4 69.6C47 68.4 53 68.4 55.6 69.6C53.4 71.8 46.6 71.8 44.4 69.6Z", SKIN, edge(0.8)),
  trimmed:
    hair(
      "M33 54C33.4 62 35.4 69.4 40.4 74.6C44 78.4 47 79.4 50 79.4C53 79.4 56 78.4 59.6 74.6C64.6 69.4 66.6 62 67 54C65.4 60 62.6 64.6 59.4 66C56.4 64.4 53 64.6 50 65.4C47 64.6 43.6 64.4 40.6 66C37.4 64.6 34.6 60 33 54Z",
      "M37 65.6L40.6 72M41 70L44.6 76M46.4 74.4L48 78M53.6 74.4L52 78M59 70L55.4 76M63 65.6L59.4 72",
    ) + path("M45 69.8C47.4 68.8 52.6 68.8 55 69.8C53 71.6 47 71.6 45 69.8Z", SKIN, edge(0.8)),
  sage:
    path(
      "M33 52C32.6 68 34 86 42 97C46 102 54 102 58 97C66 86 67.4 68 67 52C65 60 62 63.6 59 64.6C56 63 53 63.4 50 64.2C47 63.4 44 63 41 64.6C38 63.6 35 60 33 52Z",
      SKIN,
      edge(1.3),
    ) +
    line(
      "M36.6 64C37 78 39.6 90 44.6 97M40.6 68C41 80 43 90 47 98.6M45 73C45.4 84 47 92 49 99.4M63.4 64C63 78 60.4 90 55.4 97M59.4 68C59 80 57 90 53 98.6M55 73C54.6 84 53 92 51 99.4",
      0.9,
    ) +
    line("M45 69.6C48 68.6 52 68.6 55 69.6"),
  chops: hair(
    "M32.8 46C32.4 58 34 68 40 72.6C42.4 73.6 43.6 71.4 42.4 68.6C38.6 64 36.4 56 36.2 46ZM67.2 46C67.6 58 66 68 60 72.6C57.6 73.6 56.4 71.4 57.6 68.6C61.4 64 63.6 56 63.8 46Z",
    "M34.6 54L38.6 68M36 62L40.6 70.6M65.4 54L61.4 68M64 62L59.4 70.6",
  ),
  stubble: stubble(),
};

function stubble(): string {
  const pen = new Pen("stubble");
  const d = pen.strew(52, [0, 11, Math.PI, 16.5], (angle, r) => {
    const y = 62 + Math.sin(angle) * r * 0.92;
    return y > 63.5 ? `M${n(50 + Math.cos(angle) * r * 1.02)} ${n(y)}l.5 1.3` : "";
  });
  return line(d, 0.9);
}

// Hair of the head, behind and in front.
const mane = (d: string, light: string) => hair(d, light, 1, 0.9);

export const BEHIND = {
  none: "",
  long: mane(
    "M31 38C26 54 26 72 30 86L42 84L40 60L60 60L58 84L70 86C74 72 74 54 69 38Z",
    "M31 50C29.6 62 30 74 32 83M34 56C33 66 33.4 76 35.4 83M69 50C70.4 62 70 74 68 83M66 56C67 66 66.6 76 64.6 83",
  ),
  wavy: mane(
    "M31 36C23 44 29 52 24 60C20 68 28 74 25 84C29 92 37 92 41 86L39 58L61 58L59 86C63 92 71 92 75 84C72 74 80 68 76 60C71 52 77 44 69 36Z",
    "M29 46C27 54 31 58 27 66C25 72 31 76 29 85M33 56C31 64 34 70 32 78C32 82 34 84 35 87M71 46C73 54 69 58 73 66C75 72 69 76 71 85M67 56C69 64 66 70 68 78C68 82 66 84 65 87",
  ),
  braids: mane(
    "M31 40C29 52 29 60 31 66C27 70 32 73 29 77C33 80 28 84 31 88C29 92 31 96 33 98L37 98C39 94 36 91 38 88C35 84 39 81 36 77C39 73 35 70 37 66L38 44ZM69 40C71 52 71 60 69 66C73 70 68 73 71 77C67 80 72 84 69 88C71 92 69 96 67 98L63 98C61 94 64 91 62 88C65 84 61 81 64 77C61 73 65 70 63 66L62 44Z",
    "M31 68L37 72M30.6 76L36.6 79M31 84L37 88M69 68L63 72M69.4 76L63.4 79M69 84L63 88M32 94H36M68 94H64",
  ),
  bun: mane("M31 40C29 52 31 60 35 64L65 64C69 60 71 52 69 40Z", "M32.4 46L34 60M67.6 46L66 60"),
};
export const FRONT = {
  none: "",
  parted: mane(
    "M31.4 54C27.6 34 36 21 50 21C64 21 72.4 34 68.6 54C67.4 48 66.6 43.6 63.6 39C58 40.4 50 38 44.6 31.4C42.4 37.4 36 40 34.4 43.6C33 47 32.6 50 31.4 54Z",
    "M45.4 29C50 35 57 37.6 63.4 36.6M46.6 25.6C52 31 60 34 66 33.6M43 28.6C41 34 37 37 34 39.6M41 26C38.6 31 35.4 34 32.8 37.4M50 23.6C56 27 62 29 66.4 30",
  ),
  slick: mane(
    "M32.2 50C28.8 33 37 20.6 50 20.6C63 20.6 71.2 33 67.8 50C66.6 43 64 37.4 60 34.6C54 33 46 33 40 34.6C36 37.4 33.4 43 32.2 50Z",
    "M38 33.6C40 28 44 24.6 48 23.4M43.6 32.4C45 28.6 47.6 26 50.4 24.6M49.6 32C50.6 28.6 53 26.6 55.6 26M55.6 32.4C57 30 59.4 28.8 61.4 28.8M34 38C34.6 32 37 28 39.6 25.8",
  ),
  bald:
    path("M31.2 44C29 28 38 20.4 50 20.4C62 20.4 71 28 68.8 44C66 41 34 41 31.2 44Z", SKIN) +
    line("M31.2 46C29 28 38 20.4 50 20.4C62 20.4 71 28 68.8 46", 1.5) +
    path(
      wedge(68, 30, 58, 27, 1.8) +
        wedge(69.4, 34, 58, 31, 1.9) +
        wedge(69.6, 38, 57, 35.6, 1.9) +
        wedge(69.4, 42, 58, 40, 1.9) +
        wedge(65, 26, 58, 23.6, 1.4),
    ) +
    line(
      "M38 31C40.6 27.6 44 26 47 25.8M42 41.6C47 40.6 53 40.6 58 41.6M43.6 38.4C48 37.6 52 37.6 56 38.4",
      0.8,
    ),
  updo: mane(
    "M31.6 52C26.6 34 34 24.6 40 23.4C38.4 13.4 61.6 13.4 60 23.4C66 24.6 73.4 34 68.4 52C67 44.6 63.6 39.6 59 37.4C53 42.6 41.6 42 37 38.6C34 41.6 32.8 46 31.6 52Z",
    "M40.4 24.6C46 28.6 54 28.6 59.6 24.6M42 20C47 23.4 53 23.4 58 20M36 34C42 38 52 38.4 58.6 33.6M34 29.6C42 34.4 56 34.4 65 29.4M66.6 34C66.6 38 67 42 67.4 45",
  ),
  fringe: mane(
    "M33.6 47.6C33 43 33.4 39 35 36L65 36C66.6 39 67 43 66.4 47.6C64.6 45 63.6 43 62.6 40.6C58 44 52 43 49.6 40.6C46 44 39.6 44.4 37.4 41.4C36.4 43.6 35 45.6 33.6 47.6Z",
    "M40 38.6L38.4 41.4M46 38.4L43.6 42M54 38.6L55 41.8M60 38.4L61 40.4",
  ),
};

// Hats: a crown, a band, a brim.
const CROWNS = {
  cattleman:
    "M34 38C33.4 22 35 11.6 41 9.6C45 8.4 47 12.4 50 12.4C53 12.4 55 8.4 59 9.6C65 11.6 66.6 22 66 38Z",
  montana: "M33.6 38C34 27 39 15 46 8.4C48.6 6 51.4 6 54 8.4C61 15 66 27 66.4 38Z",
  flat: "M34.6 38L36.4 15C41 11.8 59 11.8 63.6 15L65.4 38Z",
  derby: "M33 38C31 18 39 10.6 50 10.6C61 10.6 69 18 67 38Z",
  sombrero: "M37 38C38 20 43 4.6 50 4.6C57 4.6 62 20 63 38Z",
  charro:
    "M33.6 38C33 24 35.6 12.6 41 11C45 9.8 47 13 50 13C53 13 55 9.8 59 11C64.4 12.6 67 24 66.4 38Z",
  slouch: "M33.6 38C33 26 34.6 15 42 12.4C47 10.6 50 14.8 54 12.8C62 10 67 24 66.4 38Z",
  stovepipe: "M35.6 38L34 3.6C40 1.2 60 1.2 66 3.6L64.4 38Z",
  crooked: "M35.6 38L32 5.6C36 3.4 44 2.6 49 3L52.6 9.4L57.4 3.8C61 4.2 64 5 66 6L64.4 38Z",
  plumed: "M35.6 38C36 27 39 19.6 50 19.6C61 19.6 64 27 64.4 38Z",
};
const BRIMS = {
  cattleman:
    "M14.6 30C20 38.6 34 37.6 50 37.6C66 37.6 80 38.6 85.4 30C86 39.6 70 45.4 50 45.4C30 45.4 14 39.6 14.6 30Z",
  montana:
    "M15 41C20 35.6 34 35.4 50 35.4C66 35.4 80 35.6 85 41C76 44.6 66 45 50 45C34 45 24 44.6 15 41Z",
  flat: "M14 39.4C14 35.4 30 34.4 50 34.4C70 34.4 86 35.4 86 39.4C86 42.6 70 44.4 50 44.4C30 44.4 14 42.6 14 39.4Z",
  derby:
    "M25 34C28.6 40.4 38 39.6 50 39.6C62 39.6 71.4 40.4 75 34C76.4 41.6 64 45.2 50 45.2C36 45.2 23.6 41.6 25 34Z",
  sombrero:
    "M1.6 27C8 39.6 28 40 50 40C72 40 92 39.6 98.4 27C100 41.6 76 49.4 50 49.4C24 49.4 0 41.6 1.6 27Z",
  charro:
    "M1.6 34C4 25 12 26 16 31C24 39.6 36 40 50 40C64 40 76 39.6 84 31C88 26 96 25 98.4 34C98 44 76 49.4 50 49.4C24 49.4 2 44 1.6 34Z",
  slouch:
    "M11 47C17 37.4 32 34.8 50 34.8C68 34.8 83 37.4 89 47C78 44 66 43.8 50 43.8C34 43.8 22 44 11 47Z",
  stovepipe:
    "M25.6 37C29 41 38 40 50 40C62 40 71 41 74.4 37C75 42.8 64 45.4 50 45.4C36 45.4 25 42.8 25.6 37Z",
  crooked:
    "M22 41C28 42 38 40 50 40C62 40 72 39 78 35C77 42.8 64 45.4 50 45.4C36 45.4 24 46 22 41Z",
  plumed:
    "M17 42C22 33.6 36 35.4 50 35.4C64 35.4 76 30 84 31.4C82 41 66 44.6 50 44.6C34 44.6 22 47 17 42Z",
};
export type Hat = keyof typeof CROWNS | "fur" | "tuque" | "none";

function fur(pen: Pen, tone: Tone): string {
  const hairs = pen.strew(70, [30, 18, 70, 42], (x, y) => {
    return wedge(x, y, x + (x - 50) * 0.12 + pen.chance() - 0.5, y + 5, 1.2);
  });
  const rings = [50, 58, 66, 74].map((y) => wedge(66, y, 80, y + 2, 4.2)).join("");
  return (
    cut(pen, "M29 45C27 27 36 15 50 15C64 15 73 27 71 45C64 40.4 36 40.4 29 45Z", tone, hairs) +
    cut(pen, "M70 40C78 44 80 56 77 70C75 78 70 80 68 76C71 66 70 52 66 44Z", tone, rings)
  );
}

function tuque(pen: Pen, tone: Tone): string {
  let knit = "";
  for (let x = 34; x < 68; x += 3.4) knit += wedge(x, 40, x + (50 - x) * 0.3 + 4, 12, 1.7);
  const cuff = "M30 36C36 33.4 64 33.4 70 36L70.6 44C64 41 36 41 29.4 44Z";
  return (
    cut(pen, "M31.4 42C30 26 37 10 53 7.4C62 6.4 66 14 64 17C69 24 69.4 34 68.6 42Z", tone, knit) +
    cut(pen, cuff, "light", pen.down(33, 31, 70, 2.8, always(12), 1.1)) +
    path(dot(58, 11, 5), SKIN, edge(1.2)) +
    path(wedge(63, 12, 58, 10, 1.2) + wedge(62, 14.6, 57.4, 13, 1.2))
  );
}

export function hat(pen: Pen, kind: Hat, tone: Tone): string {
  if (kind === "none") return "";
  if (kind === "fur") return fur(pen, tone);
  if (kind === "tuque") return tuque(pen, tone);
  const crown = CROWNS[kind];
  const brim = BRIMS[kind];
  const dark = tone === "dark";
  const fine = dark ? SKIN : INK;
  const crownCuts = dark
    ? pen.down(9, 37, 50, 3.2, (t) => 15 + 6 * t, 1.2, -0.05) +
      wedge(40, 30, 38, 14, 1.4) +
      wedge(44, 28, 43, 16, 1)
    : pen.right(68, 6, 38, 2.5, (t) => 11 + 8 * t, 1.9, 0.1) +
      pen.down(40, 36, 64, 2.4, always(-8), 1.6);
  let out = cut(pen, crown, tone, crownCuts);
  if (kind === "cattleman" || kind === "charro")
    out += line("M43 12.6C45.4 17 47 21 47.6 26M57 12.6C54.6 17 53.4 20 53 23", 0.9, fine);
  if (kind === "montana")
    out += line("M50 8C49 13 49.4 18 50.6 23M56 13C54.6 16 54.4 19 55 22", 0.9, fine);
  if (kind === "slouch") out += line("M46 14.4C46.4 19 48.4 23 51 26", 0.9, fine);
  if (kind === "crooked")
    out += line("M52.6 9.4L51 15M52.6 9.4L56 13.6M33.6 22L39 25L36.4 28", 0.9, fine);
  const band = path("M20 30.2H80V40H20Z", dark && kind !== "plumed" ? SPOT : INK);
  out += pen.clip(crown, band + (dark ? line("M20 30.2H80", 0.9, SKIN) : ""));
  let brimCuts = "M20 36.6C30 41 42 40.6 50 40.6C42 41.6 28 42 20 36.6Z";
  if (kind === "flat" || kind === "montana")
    brimCuts = "M18 39C28 36.6 40 36.4 52 36.6C40 37.4 28 37.8 18 39Z";
  if (!dark) brimCuts = pen.down(46, 20, 84, 2.3, (t) => -(3 + 3 * t), 1.5);
  out += cut(pen, brim, tone, brimCuts, 1.4);
  if (kind === "sombrero" || kind === "charro") {
    let stitch = "";
    for (let x = 10; x < 92; x += 6.4) {
      const y = 38.5 + 4.3 * Math.sin(((x - 10) / 82) * 3.14);
      stitch += `M${n(x)} ${n(y)}l1.6-1.6 1.6 1.6-1.6 1.6Z`;
    }
    out += path(stitch, fine);
  }
  if (kind === "plumed") out += plume(pen);
  return out;
}

const plume = (pen: Pen) =>
  cut(
    pen,
    "M62 36C70 26 74 10 90 6C88 12 92 14 89 19C92 21 88 26 84 28C80 34 70 38 62 36Z",
    "spot",
    wedge(88, 9, 66, 34, 1.4) +
      wedge(90, 16, 72, 30, 1.2) +
      wedge(88, 23, 70, 33, 1.1) +
      wedge(82, 9, 72, 25, 1),
  );

// Bodies.
const SHOULDERS = "M6 112C8 98 18 91 34 88L42 84C46 88 54 88 58 84L66 88C82 91 92 98 94 112Z";
const BARE = "M14 112C16 100 26 94 38 90L42 82H58L62 90C74 94 84 100 86 112Z";

export const BODIES = {
  coat: (_pen: Pen, tone: Tone, fine: string) =>
    path("M42 84L34 90L44 112H56L66 90L58 84L50 92Z", SKIN, edge(1.2)) +
    path(
      "M34 88L30 98L37 100L36 104L46 112H48L40 92ZM66 88L70 98L63 100L64 104L54 112H52L60 92Z",
      fillOf[tone],
      edge(1, fine),
    ) +
    line("M50 96V111", 0.8),
  vest: (_pen: Pen, _tone: Tone, fine: string) =>
    path("M41 84L36 89L47 112H53L64 89L59 84L50 91Z", SKIN, edge(1.2)) +
    line("M36 89L50 108L64 89", 1.1, fine) +
    path(dot(50, 110, 1.1), fine),
  poncho: (_pen: Pen, tone: Tone, fine: string) =>
    line(
      "M10 104C26 96 40 100 50 108C60 100 74 96 90 104M22 95C34 93 44 97 50 102C56 97 66 93 78 95",
      2.4,
      tone === "dark" ? SPOT : INK,
    ) + line("M16 99C30 94.6 42 98 50 105C58 98 70 94.6 84 99", 1, fine),
  dress: (pen: Pen, _tone: Tone, fine: string) =>
    cut(
      pen,
      "M40 78L39 89C44 93 56 93 61 89L60 78C56 82 44 82 40 78Z",
      "light",
      pen.down(79, 41, 60, 2.4, always(12), 1.1),
    ) +
    path(dot(50, 91, 3.2), SPOT, edge(1)) +
    line("M50 95V112M44 97V112M56 97V112", 0.9, fine),
  bare: (pen: Pen, tone: Tone) =>
    path(BARE, SKIN, edge(1.4)) +
    pen.clip(BARE, path(pen.right(88, 92, 108, 2.4, always(16), 1.8, -0.2))) +
    cut(
      pen,
      "M14 112C20 102 34 101 44 106C47 108 53 108 56 106C66 101 80 102 86 112Z",
      tone,
      tone === "dark" ? "" : pen.down(112, 18, 84, 3, always(-7), 1.2),
    ) +
    path("M41.4 80.6C46 84 54 84 58.6 80.6L58.8 84.4C54 87.6 46 87.6 41.2 84.4Z") +
    path("M50 86.6l1.8 2.6l-1.8 2.6l-1.8-2.6Z", SPOT, edge(0.7)),
  stripes: (pen: Pen) => {
    let d = "";
    for (let y = 88; y < 112; y += 5)
      d += `M4 ${y + 2}C30 ${y - 3} 70 ${y - 3} 96 ${y + 2}L96 ${n(y + 4.4)}C70 ${n(y - 0.6)} 30 ${n(y - 0.6)} 4 ${n(y + 4.4)}Z`;
    return cut(pen, SHOULDERS, "light", d, 1.5) + line("M30 90L34 112M70 90L66 112", 3);
  },
  braces: (_pen: Pen, tone: Tone, fine: string) =>
    line("M30 90L36 112M70 90L64 112", 3.4, tone === "dark" ? SPOT : INK) +
    line("M41 86L50 96L59 86", 1.2, fine) +
    line("M50 96V112", 0.9, fine),
  fringe: (pen: Pen, _tone: Tone, fine: string) => {
    let d = "";
    for (let x = 16; x < 86; x += 3)
      d += wedge(x, 97 + Math.abs(x - 50) * 0.06, x + pen.chance() - 0.5, 106, 1.5);
    return path(
      "M18 95C36 91 44 98 50 104C56 98 64 91 82 95L82 98C64 95 56 102 50 108C44 102 36 95 18 98Z" +
        d,
      fine,
    );
  },
};

export function body(pen: Pen, kind: keyof typeof BODIES, tone: Tone): string {
  const dark = tone === "dark";
  const cuts = dark
    ? wedge(12, 108, 26, 95, 1.4) +
      wedge(16, 111, 32, 95, 1.2) +
      wedge(22, 112, 34, 99, 1) +
      wedge(84, 108, 72, 96, 1) +
      wedge(80, 112, 70, 100, 1)
    : pen.right(96, 88, 112, 2.6, (t) => 24 - 10 * t, 1.9, -0.25) +
      pen.right(40, 94, 112, 3, always(10), 1, 0.3);
  const whole = kind === "bare" || kind === "stripes";
  return (
    (whole ? "" : cut(pen, SHOULDERS, tone, cuts, 1.5)) + BODIES[kind](pen, tone, dark ? SKIN : INK)
  );
}

// Things worn. Those of the face lie under the hat, the others over everything.
export const ON_FACE = {
  scar: () => line("M59 56L63.6 69M59.4 61L62.8 59.6M60.8 65L64 63.6"),
  freckles: () =>
    path(
      dot(38.7, 60, 0.8) +
        dot(42.3, 61.6, 0.8) +
        dot(40.2, 63.4, 0.7) +
        dot(57.7, 61.4, 0.8) +
        dot(61.3, 60, 0.8) +
        dot(60, 63.2, 0.7),
    ),
  monocle: () =>
    `<circle cx="57.5" cy="53.4" r="5.4" fill="none" ${edge(1.4)}/>` +
    line("M62.4 56C66 66 65 78 62 92", 0.8),
  mask: (pen: Pen) =>
    cut(
      pen,
      "M32.4 58C40 55.4 46 60 50 60C54 60 60 55.4 67.6 58C68 68 66 78 60 88L50 100L40 88C34 78 32 68 32.4 58Z",
      "spot",
      pen.right(70, 60, 90, 2.8, always(12), 1.8, 0.2) +
        wedge(40, 62, 43, 84, 1.1) +
        wedge(46, 62, 48, 90, 1),
    ),
  earrings: () => path(dot(33.2, 62.6, 1.6) + dot(66.8, 62.6, 1.6), SPOT, edge(0.8)),
};
export const IN_FRONT = {
  bandana: (pen: Pen) =>
    cut(
      pen,
      "M33 84C40 91 60 91 67 84C68 88 66 92 62 94L52 104C51 106 49 106 48 104L38 94C34 92 32 88 33 84Z",
      "spot",
      pen.down(84, 36, 66, 3, always(9), 1.3) + wedge(60, 92, 52, 101, 1.2),
    ),
  "string-tie": () =>
    path("M50 88L43 84L43.6 92ZM50 88L57 84L56.4 92Z") +
    line("M49.4 90L46 104M50.6 90L54 104", 1.6),
  "bow-tie": () =>
    path("M50 89L40.6 84.6V94ZM50 89L59.4 84.6V94Z", SPOT, edge(1.2)) + path(dot(50, 89, 2)),
  cravat: (pen: Pen) =>
    cut(
      pen,
      "M43 82L50 88L57 82L58 90L54 96L58 110H42L46 96L42 90Z",
      "spot",
      pen.down(96, 44, 57, 3, always(12), 1.1),
    ),
  cigar: () =>
    path("M54.4 69.2L70 73L69.2 76L54 71.4Z", SKIN, edge(1.2)) +
    path("M68 72.4L71.2 73.2L70.4 76.4L67.4 75.4Z") +
    line("M73 71C76 68 73 65 76 62", 0.9),
  straw: () => line("M53 69.4C60 70 66 68 73 63M73 63L75 59M73 63L77.4 62M73 63L76.6 65", 1.3),
  bandolier: () =>
    path("M20 92L26 90L84 112H70Z") +
    line(
      "M30 93.4L27.6 97.4M38 96.4L35.6 100.6M46 99.4L43.6 103.8M54 102.6L51.6 107M62 105.6L59.6 110",
      1.6,
      SKIN,
    ),
  flower: () =>
    path(
      dot(66, 32, 5) + dot(66, 26, 4) + dot(72, 29, 4) + dot(71, 35.6, 4) + dot(65, 35.8, 4),
      SPOT,
      edge(0.9),
    ) + path(dot(67.4, 31, 1.9)),
  star: () =>
    path("M70 97l1.9 4 4.4.5-3.2 3 .8 4.4-3.9-2.1-3.9 2.1.8-4.4-3.2-3 4.4-.5Z", SPOT, edge(1.1)),
};
export type Worn = keyof typeof ON_FACE | keyof typeof IN_FRONT;
