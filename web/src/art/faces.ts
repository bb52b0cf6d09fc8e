/** People: one line of parts each. The same face on every screen, its spot colour inherited. */
import {
  BEARDS,
  BEHIND,
  BROWS,
  EYES,
  FRONT,
  IN_FRONT,
  MOUTHS,
  NOSES,
  ON_FACE,
  body,
  hat,
  head,
} from "./parts";
import { CAST_LOOKS, TOWN_LOOKS } from "./cast";
import type { Parts } from "./look";
import { n, Pen } from "./pen";
import type { Person } from "./words";

// prettier-ignore
export const LOOKS: Record<Person, Parts> = {
  ...CAST_LOOKS,
  ...TOWN_LOOKS,
  'belle-starr':     { head: 'fem', behind: 'bun', front: 'fringe', eyes: 'lashes', brows: 'high', nose: 'small', mouth: 'lips', hat: ['plumed', 'dark'], body: ['dress', 'dark'], worn: ['earrings'] },
  'billy-the-kid':   { head: 'young', front: 'fringe', eyes: 'wide', brows: 'high', nose: 'small', mouth: 'grin', hat: ['slouch', 'light'], body: ['vest', 'dark'], worn: ['bandana'] },
  'bob-dalton':      { head: 'oval', eyes: 'squint', brows: 'angry', nose: 'straight', mouth: 'grim', hat: ['flat', 'dark'], body: ['coat', 'light'], worn: ['string-tie'] },
  'butch-cassidy':   { head: 'square', eyes: 'plain', brows: 'flat', nose: 'straight', mouth: 'smirk', beard: 'handlebar', hat: ['derby', 'dark'], body: ['vest', 'spot'], worn: ['bow-tie'] },
  'jesse-james':     { head: 'long', eyes: 'squint', brows: 'flat', nose: 'hook', mouth: 'line', beard: 'trimmed', hat: ['cattleman', 'light'], body: ['coat', 'dark'], worn: ['cravat'] },
  'sundance-kid':    { head: 'oval', eyes: 'plain', brows: 'bushy', nose: 'straight', mouth: 'smirk', beard: 'pencil', hat: ['cattleman', 'dark'], tilt: [-7, 0], body: ['braces', 'light'], worn: ['bandana', 'cigar'] },
  'wes-hardin':      { head: 'square', front: 'parted', eyes: 'squint', brows: 'angry', nose: 'broken', mouth: 'line', beard: 'walrus', body: ['coat', 'spot'], worn: ['string-tie', 'scar'] },
  'doc-holliday':    { head: 'long', eyes: 'squint', brows: 'flat', nose: 'hook', mouth: 'line', beard: 'walrus', hat: ['flat', 'light'], body: ['coat', 'dark'], worn: ['bow-tie'] },
  'bart-cassidy':    { head: 'square', eyes: 'patch', nose: 'broken', mouth: 'grim', beard: 'stubble', hat: ['montana', 'dark'], tilt: [5, 0], body: ['vest', 'light'], worn: ['bandana'] },
  'black-jack':      { head: 'oval', eyes: 'squint', brows: 'angry', nose: 'straight', mouth: 'line', hat: ['flat', 'dark'], body: ['coat', 'dark'], worn: ['mask'] },
  'calamity-janet':  { head: 'fem', behind: 'braids', front: 'fringe', eyes: 'lashes', brows: 'flat', nose: 'small', mouth: 'smirk', hat: ['slouch', 'dark'], body: ['fringe', 'light'], worn: ['freckles'] },
  'el-gringo':       { head: 'round', eyes: 'squint', brows: 'bushy', nose: 'hook', mouth: 'grim', beard: 'horseshoe', hat: ['sombrero', 'light'], body: ['poncho', 'dark'] },
  'jesse-jones':     { head: 'long', eyes: 'plain', brows: 'bushy', nose: 'hook', mouth: 'line', beard: 'sage', hat: ['slouch', 'dark'], tilt: [-4, 1], body: ['coat', 'dark'] },
  'jourdonnais':     { head: 'round', eyes: 'plain', brows: 'flat', nose: 'straight', mouth: 'smirk', beard: 'trimmed', hat: ['tuque', 'spot'], body: ['stripes', 'light'] },
  'kit-carlson':     { head: 'oval', behind: 'long', front: 'fringe', eyes: 'plain', brows: 'flat', nose: 'hook', mouth: 'line', hat: ['fur', 'light'], body: ['fringe', 'spot'] },
  'lucky-duke':      { head: 'oval', eyes: 'plain', brows: 'high', nose: 'straight', mouth: 'smirk', beard: 'goatee', hat: ['stovepipe', 'dark'], body: ['coat', 'dark'], worn: ['bow-tie', 'monocle'] },
  'paul-regret':     { head: 'long', front: 'slick', eyes: 'plain', brows: 'high', nose: 'hook', mouth: 'smirk', beard: 'chops', body: ['coat', 'light'], worn: ['cravat'] },
  'pedro-ramirez':   { head: 'square', eyes: 'plain', brows: 'bushy', nose: 'straight', mouth: 'grin', beard: 'handlebar', hat: ['charro', 'dark'], body: ['braces', 'light'], worn: ['bandolier'] },
  'rose-doolan':     { head: 'fem', behind: 'wavy', front: 'fringe', eyes: 'lashes', brows: 'high', nose: 'small', mouth: 'lips', hat: ['cattleman', 'light'], body: ['vest', 'dark'], worn: ['bandana'] },
  'sid-ketchum':     { head: 'square', front: 'bald', eyes: 'plain', brows: 'bushy', nose: 'broken', mouth: 'line', beard: 'full', body: ['braces', 'light'] },
  'slab-the-killer': { head: 'square', eyes: 'squint', brows: 'angry', nose: 'broken', mouth: 'grim', beard: 'stubble', hat: ['derby', 'light'], body: ['stripes', 'light'], worn: ['scar', 'cigar'] },
  'suzy-lafayette':  { head: 'fem', front: 'updo', eyes: 'lashes', brows: 'high', nose: 'small', mouth: 'lips', body: ['bare', 'spot'], worn: ['flower', 'earrings'] },
  'vulture-sam':     { head: 'long', behind: 'long', eyes: 'wide', brows: 'angry', nose: 'hook', mouth: 'grim', hat: ['crooked', 'light'], tilt: [-5, 0], body: ['coat', 'dark'], worn: ['string-tie'] },
  'willy-the-kid':   { head: 'young', front: 'fringe', eyes: 'wide', brows: 'flat', nose: 'small', mouth: 'smirk', hat: ['cattleman', 'spot'], tilt: [8, 2], body: ['braces', 'light'], worn: ['freckles', 'straw'] },
}

function seated(drawn: string, tilt: Parts["tilt"]): string {
  if (!tilt) return drawn;
  return `<g transform="translate(0 ${-tilt[1]}) rotate(${tilt[0]} 50 40)">${drawn}</g>`;
}

/** Head and shoulders, 100 x 112, nothing behind them. */
export function bust(who: Person): string {
  const look = LOOKS[who];
  const pen = new Pen(who);
  const [hatKind, hatTone] = look.hat ?? (["none", "dark"] as const);
  let onFace = "";
  let inFront = "";
  for (const thing of look.worn ?? []) {
    if (thing in ON_FACE) onFace += ON_FACE[thing as keyof typeof ON_FACE](pen);
    else inFront += IN_FRONT[thing as keyof typeof IN_FRONT](pen);
  }
  return (
    BEHIND[look.behind ?? "none"] +
    body(pen, ...look.body) +
    head(pen, look.head, hatKind === "none") +
    EYES[look.eyes] +
    BROWS[look.brows ?? "none"] +
    NOSES[look.nose] +
    MOUTHS[look.mouth] +
    BEARDS[look.beard ?? "none"] +
    onFace +
    FRONT[look.front ?? "none"] +
    seated(hat(pen, hatKind, hatTone), look.tilt) +
    inFront
  );
}

/** The engraved sky behind a portrait: lines that swell at the height of the face. */
export function sky(): string {
  let d = "";
  for (let y = 2; y < 112; y += 3) {
    const half = (0.7 + 1.5 * (1 - Math.min(1, Math.abs(y - 46) / 60))) / 2;
    d += `M-30 ${n(y - half)}h160v${n(2 * half)}h-160Z`;
  }
  return `<path d="${d}" fill="var(--spot)" opacity=".6"/>`;
}

export type Crop = "bust" | "head" | "tight" | "face";
export const CROPS: Record<Crop, string> = {
  bust: "0 0 100 112",
  head: "-9 3 118 88",
  tight: "3 5 94 84",
  face: "12 8 76 76",
};
