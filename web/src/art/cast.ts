/** How the cast (bots) and the townsfolk (people's portraits) look; no two of a list have one silhouette. */
import type { CAST, Townsperson } from "../wire/types";
import type { Parts } from "./look";

export type Member = (typeof CAST)[number];

// prettier-ignore
export const CAST_LOOKS: Record<Member, Parts> = {
  'annie-oakley':    { head: 'young', behind: 'wavy', front: 'fringe', eyes: 'lashes', brows: 'flat', nose: 'small', mouth: 'smirk', hat: ['slouch', 'light'], tilt: [-6, 1], body: ['fringe', 'dark'], worn: ['star'] },
  'bass-reeves':     { head: 'square', eyes: 'plain', brows: 'bushy', nose: 'straight', mouth: 'line', beard: 'walrus', hat: ['montana', 'spot'], body: ['coat', 'light'], worn: ['star'] },
  'bat-masterson':   { head: 'round', eyes: 'plain', brows: 'angry', nose: 'straight', mouth: 'smirk', beard: 'pencil', hat: ['derby', 'spot'], tilt: [6, 0], body: ['coat', 'dark'], worn: ['bow-tie'] },
  'davy-crockett':   { head: 'long', behind: 'long', eyes: 'plain', brows: 'high', nose: 'straight', mouth: 'grin', beard: 'chops', hat: ['fur', 'dark'], body: ['fringe', 'light'] },
  'dora-dufran':     { head: 'round', front: 'updo', eyes: 'lashes', brows: 'flat', nose: 'hook', mouth: 'smirk', body: ['dress', 'spot'], worn: ['flower', 'earrings'] },
  'hugh-glass':      { head: 'long', behind: 'long', front: 'fringe', eyes: 'wide', brows: 'bushy', nose: 'broken', mouth: 'line', beard: 'full', body: ['fringe', 'dark'], worn: ['scar'] },
  'jedediah-smith':  { head: 'oval', behind: 'long', eyes: 'squint', brows: 'flat', nose: 'hook', mouth: 'line', beard: 'sage', hat: ['slouch', 'dark'], tilt: [4, 0], body: ['poncho', 'light'] },
  'jim-bridger':     { head: 'square', eyes: 'squint', brows: 'bushy', nose: 'hook', mouth: 'smirk', beard: 'goatee', hat: ['crooked', 'dark'], body: ['poncho', 'dark'], worn: ['bandana'] },
  'john-henry':      { head: 'square', front: 'bald', eyes: 'plain', brows: 'flat', nose: 'broken', mouth: 'grin', beard: 'stubble', body: ['braces', 'light'] },
  'johnny-ringo':    { head: 'long', eyes: 'squint', brows: 'angry', nose: 'straight', mouth: 'grim', beard: 'handlebar', hat: ['cattleman', 'dark'], tilt: [7, 0], body: ['vest', 'spot'], worn: ['string-tie'] },
  'kate-elder':      { head: 'fem', behind: 'wavy', front: 'fringe', eyes: 'squint', brows: 'high', nose: 'hook', mouth: 'lips', hat: ['plumed', 'spot'], body: ['dress', 'dark'], worn: ['earrings'] },
  'kitty-leroy':     { head: 'fem', behind: 'braids', eyes: 'lashes', brows: 'angry', nose: 'small', mouth: 'lips', hat: ['derby', 'light'], tilt: [-8, 0], body: ['vest', 'dark'], worn: ['bow-tie', 'earrings'] },
  'lola-montez':     { head: 'fem', behind: 'wavy', eyes: 'lashes', brows: 'high', nose: 'straight', mouth: 'smirk', hat: ['flat', 'light'], tilt: [5, 0], body: ['bare', 'dark'], worn: ['cigar', 'flower'] },
  'lottie-deno':     { head: 'fem', behind: 'bun', front: 'parted', eyes: 'lashes', brows: 'flat', nose: 'small', mouth: 'lips', body: ['bare', 'spot'], worn: ['earrings'] },
  'luke-short':      { head: 'oval', eyes: 'plain', brows: 'high', nose: 'small', mouth: 'line', beard: 'handlebar', hat: ['stovepipe', 'light'], body: ['coat', 'dark'], worn: ['bow-tie'] },
  'mary-fields':     { head: 'round', eyes: 'plain', brows: 'flat', nose: 'straight', mouth: 'line', hat: ['slouch', 'spot'], body: ['coat', 'dark'], worn: ['bandana', 'cigar'] },
  'nat-love':        { head: 'young', behind: 'long', eyes: 'plain', brows: 'high', nose: 'straight', mouth: 'smirk', hat: ['cattleman', 'spot'], tilt: [-9, 2], body: ['vest', 'light'], worn: ['bandana', 'bandolier'] },
  'nellie-cashman':  { head: 'fem', behind: 'bun', front: 'fringe', eyes: 'plain', brows: 'high', nose: 'straight', mouth: 'smirk', body: ['dress', 'light'], worn: ['freckles'] },
  'pat-garrett':     { head: 'long', eyes: 'plain', brows: 'flat', nose: 'hook', mouth: 'line', beard: 'handlebar', hat: ['montana', 'light'], body: ['vest', 'dark'], worn: ['star', 'string-tie'] },
  'pearl-hart':      { head: 'young', front: 'fringe', eyes: 'wide', brows: 'flat', nose: 'small', mouth: 'grin', hat: ['cattleman', 'light'], tilt: [9, 1], body: ['braces', 'dark'], worn: ['bandana', 'straw'] },
  'pecos-bill':      { head: 'square', eyes: 'wide', brows: 'bushy', nose: 'broken', mouth: 'grin', beard: 'horseshoe', hat: ['sombrero', 'spot'], tilt: [-5, 0], body: ['vest', 'dark'], worn: ['bandana'] },
  'poker-alice':     { head: 'oval', behind: 'bun', eyes: 'squint', brows: 'bushy', nose: 'hook', mouth: 'grim', hat: ['flat', 'spot'], body: ['dress', 'dark'], worn: ['cigar'] },
  'roy-bean':        { head: 'round', eyes: 'plain', brows: 'bushy', nose: 'broken', mouth: 'line', beard: 'sage', hat: ['sombrero', 'light'], body: ['vest', 'dark'] },
  'seth-bullock':    { head: 'oval', eyes: 'squint', brows: 'angry', nose: 'straight', mouth: 'line', beard: 'walrus', hat: ['flat', 'light'], body: ['coat', 'dark'], worn: ['string-tie', 'star'] },
  'slue-foot-sue':   { head: 'fem', behind: 'braids', front: 'fringe', eyes: 'wide', brows: 'high', nose: 'small', mouth: 'grin', hat: ['sombrero', 'dark'], body: ['fringe', 'light'], worn: ['freckles', 'bandana'] },
  'texas-jack':      { head: 'oval', behind: 'wavy', eyes: 'plain', brows: 'flat', nose: 'straight', mouth: 'smirk', beard: 'goatee', hat: ['charro', 'light'], body: ['fringe', 'spot'], worn: ['bandana'] },
  'tom-horn':        { head: 'long', eyes: 'squint', brows: 'flat', nose: 'hook', mouth: 'grim', beard: 'pencil', hat: ['montana', 'dark'], tilt: [-4, 0], body: ['braces', 'light'], worn: ['bandana'] },
  'wild-bill':       { head: 'long', behind: 'long', eyes: 'plain', brows: 'high', nose: 'hook', mouth: 'line', beard: 'horseshoe', hat: ['flat', 'dark'], tilt: [5, 1], body: ['coat', 'spot'], worn: ['cravat'] },
}

// prettier-ignore
export const TOWN_LOOKS: Record<Townsperson, Parts> = {
  baker:       { head: 'round', eyes: 'plain', brows: 'flat', nose: 'small', mouth: 'grin', hat: ['tuque', 'light'], body: ['vest', 'light'], worn: ['bandana'] },
  barber:      { head: 'oval', front: 'slick', eyes: 'plain', brows: 'high', nose: 'straight', mouth: 'smirk', beard: 'handlebar', body: ['stripes', 'light'], worn: ['bow-tie'] },
  blacksmith:  { head: 'square', front: 'bald', eyes: 'plain', brows: 'bushy', nose: 'broken', mouth: 'line', beard: 'full', body: ['braces', 'dark'] },
  cook:        { head: 'round', front: 'updo', eyes: 'lashes', brows: 'flat', nose: 'small', mouth: 'grin', body: ['dress', 'light'], worn: ['freckles'] },
  doctor:      { head: 'long', eyes: 'plain', brows: 'bushy', nose: 'straight', mouth: 'line', beard: 'sage', hat: ['stovepipe', 'dark'], body: ['coat', 'light'], worn: ['cravat', 'monocle'] },
  farmer:      { head: 'round', eyes: 'squint', brows: 'high', nose: 'broken', mouth: 'smirk', hat: ['slouch', 'light'], tilt: [5, 0], body: ['braces', 'light'], worn: ['straw'] },
  gambler:     { head: 'oval', eyes: 'squint', brows: 'flat', nose: 'hook', mouth: 'smirk', beard: 'pencil', hat: ['derby', 'dark'], tilt: [7, 0], body: ['vest', 'spot'], worn: ['cravat', 'cigar'] },
  miner:       { head: 'square', eyes: 'wide', brows: 'bushy', nose: 'hook', mouth: 'line', beard: 'full', hat: ['crooked', 'dark'], body: ['stripes', 'light'], worn: ['bandana'] },
  printer:     { head: 'long', front: 'parted', eyes: 'plain', brows: 'flat', nose: 'hook', mouth: 'line', beard: 'goatee', body: ['vest', 'dark'], worn: ['bow-tie', 'monocle'] },
  rider:       { head: 'young', behind: 'braids', front: 'fringe', eyes: 'lashes', brows: 'flat', nose: 'small', mouth: 'grin', hat: ['cattleman', 'light'], tilt: [-7, 1], body: ['vest', 'dark'], worn: ['bandana'] },
  singer:      { head: 'fem', behind: 'wavy', front: 'fringe', eyes: 'lashes', brows: 'high', nose: 'small', mouth: 'lips', hat: ['plumed', 'dark'], body: ['bare', 'spot'], worn: ['earrings'] },
  tailor:      { head: 'fem', behind: 'bun', front: 'parted', eyes: 'plain', brows: 'high', nose: 'straight', mouth: 'lips', body: ['stripes', 'light'], worn: ['cravat'] },
  teacher:     { head: 'oval', behind: 'bun', front: 'fringe', eyes: 'lashes', brows: 'high', nose: 'straight', mouth: 'smirk', body: ['dress', 'dark'], worn: ['monocle'] },
  telegrapher: { head: 'young', front: 'fringe', eyes: 'wide', brows: 'high', nose: 'small', mouth: 'smirk', hat: ['derby', 'spot'], body: ['braces', 'light'], worn: ['bow-tie', 'freckles'] },
  trapper:     { head: 'square', behind: 'long', eyes: 'squint', brows: 'bushy', nose: 'broken', mouth: 'grim', beard: 'horseshoe', hat: ['fur', 'light'], body: ['fringe', 'dark'] },
  widow:       { head: 'fem', behind: 'wavy', eyes: 'lashes', brows: 'flat', nose: 'hook', mouth: 'lips', hat: ['flat', 'dark'], body: ['dress', 'dark'], worn: ['cravat'] },
}
