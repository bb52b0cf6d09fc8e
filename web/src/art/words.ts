/**
 * Everything that has a picture, by the words of the games' own notation. One table: the test asks
 * for art for each of them, and the games' Python tables are the source of the spelling.
 */
import {
  BANG_BLUE,
  BANG_CHARACTERS,
  BANG_KINDS,
  BANG_REACH,
  BANG_ROLES,
  CAST,
  EL_PASO_FACES,
  EL_PASO_KINDS,
  PORTRAITS,
  WYATT_EARP_OUTLAWS,
} from "../wire/types";

export const OUTLAWS = WYATT_EARP_OUTLAWS;
export type Outlaw = (typeof OUTLAWS)[number];

export const SHERIFF_CARDS = [
  "wyatt-earp",
  "bank-robbery",
  "fastest-gun",
  "most-wanted",
  "hideout",
  "stagecoach-robbery",
] as const;
export type SheriffCard = (typeof SHERIFF_CARDS)[number];

export type PhotoCard = `photo-${Outlaw}`;
export const PHOTOS = OUTLAWS.map((outlaw): PhotoCard => `photo-${outlaw}`);

export const LOOT = EL_PASO_KINDS;
export type Loot = (typeof LOOT)[number];

export const TOWNS = [
  "deadwood",
  "cheyenne",
  "abilene",
  "santa-fe",
  "san-diego",
  "tombstone",
  "el-paso",
] as const;
export type Town = (typeof TOWNS)[number];

export const FACES = EL_PASO_FACES;
export type Face = (typeof FACES)[number];

export type BlueCard = (typeof BANG_BLUE)[number];
export type BangCard = (typeof BANG_KINDS)[number];

export const CHARACTERS = BANG_CHARACTERS;
export type Character = (typeof CHARACTERS)[number];

export const ROLES = BANG_ROLES;
export type Role = (typeof ROLES)[number];

export const SUITS = ["s", "h", "d", "c"] as const;
export type SuitSign = (typeof SUITS)[number];

/** Everybody with a face: the outlaws, El Paso's marker, the characters of BANG!, bots and players. */
export const PEOPLE = [...OUTLAWS, "doc-holliday", ...CHARACTERS, ...CAST, ...PORTRAITS] as const;
export type Person = (typeof PEOPLE)[number];

/** What may stand in `data-ink`: whose colour a printed thing has (`tokens.css`). */
export type Spot = Outlaw | Loot | "sheriff" | "brown" | "blue" | "red" | `seat-${number}`;

const is =
  <Word extends string>(words: readonly Word[]) =>
  (word: string): word is Word =>
    (words as readonly string[]).includes(word);
export const isOutlaw = is(OUTLAWS);
export const isSheriffCard = is(SHERIFF_CARDS);
export const isPhoto = is(PHOTOS);
export const isLoot = is(LOOT);
export const isBangCard = is(BANG_KINDS);
export const isBlue = is(BANG_BLUE);
export const isTown = is(TOWNS);
export const isPerson = is(PEOPLE);

export const outlawOfPhoto = (photo: PhotoCard): Outlaw => photo.slice("photo-".length) as Outlaw;

/** A town's word: `Santa Fe` on the board is `santa-fe` here; an unknown town has none. */
export function townWord(name: string): Town | undefined {
  const word = name.toLowerCase().replaceAll(" ", "-");
  return isTown(word) ? word : undefined;
}

/** What is printed in the index of a Wyatt Earp card: capture points, or a dash. */
const POINTS: Record<SheriffCard, string> = {
  "wyatt-earp": "–",
  "bank-robbery": "2",
  "fastest-gun": "3",
  "most-wanted": "–",
  hideout: "–",
  "stagecoach-robbery": "1",
};
export function pointsOn(kind: string): string {
  if (isOutlaw(kind)) return "2";
  if (isPhoto(kind)) return "4";
  return isSheriffCard(kind) ? POINTS[kind] : "";
}

/** What a card of BANG! says about distance: how far a weapon reaches, what a horse changes. */
const NOTES: Partial<Record<string, string>> = { colt: "1", mustang: "+1", appaloosa: "−1" };
export const noteOn = (kind: string): string | undefined =>
  NOTES[kind] ?? BANG_REACH[kind]?.toString();

/** A poker sign such as `10s` or `qh`, as people write it: rank `10` or `Q`, and the suit. */
export function sign(of: string): { rank: string; suit: SuitSign } | undefined {
  const suit = SUITS.find((known) => of.endsWith(known));
  return suit && { rank: of.slice(0, -1).toUpperCase(), suit };
}
