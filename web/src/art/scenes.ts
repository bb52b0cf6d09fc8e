/** What the pictures on the home page are made of, 376 x 256. Faces are drawn once elsewhere and used here. */
import { n } from "./pen";
import type { Person } from "./words";

/** The picture of a game: whom it shows, and what to draw. */
export interface Scene {
  people: readonly Person[];
  viewBox: string;
  draw: () => string;
}

export const use = (who: Person) => `<use href="#face-${who}" width="100" height="112"/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && " " + more}/>`;
