/**
 * Pictures that are shown many times are drawn once, as symbols of one hidden SVG, and used by
 * reference. The spot colour and the theme reach them by inheritance.
 */
import { building } from "./buildings";
import { bust, sky } from "./faces";
import { pictogram } from "./pictograms";
import type { Loot, Person } from "./words";

const SVG = "http://www.w3.org/2000/svg";

function once(id: string, viewBox: string, draw: () => string): string {
  if (typeof document !== "undefined" && !document.getElementById(id)) {
    const symbol = document.createElementNS(SVG, "symbol");
    symbol.id = id;
    symbol.setAttribute("viewBox", viewBox);
    symbol.innerHTML = draw();
    sheet().append(symbol);
  }
  return `#${id}`;
}

/** Drawings are made when they are first needed, so which there are tells what was shown. */
export function forgetPictures(): void {
  document.getElementById("art-sprite")?.remove();
}

function sheet(): Element {
  const found = document.getElementById("art-sprite");
  if (found) return found;
  const made = document.createElementNS(SVG, "svg");
  made.id = "art-sprite";
  made.setAttribute("width", "0");
  made.setAttribute("height", "0");
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("class", "art-sprite");
  document.body.prepend(made);
  return made;
}

export const faceOf = (who: Person) => once(`face-${who}`, "0 0 100 112", () => bust(who));
export const skyOf = () => once("sky", "-30 0 160 112", sky);
export const placeOf = (kind: Loot) => once(`place-${kind}`, "0 0 120 96", () => building(kind));
export const pictureOf = (kind: string) => once(`pic-${kind}`, "0 0 64 64", () => pictogram(kind));
