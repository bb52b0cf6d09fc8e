/**
 * Players are two letters on a plate with hollowed corners, in ink and paper only. An outlaw is one
 * letter on a shape in colour: the two cannot be mistaken for each other.
 */
export const PLATE =
  "M6.6 1H27.4C27.4 4.2 29.8 6.6 33 6.6V27.4C29.8 27.4 27.4 29.8 27.4 33H6.6C6.6 29.8 4.2 27.4 1 27.4V6.6C4.2 6.6 6.6 4.2 6.6 1Z";
export const INNER =
  "M8.8 3.6H25.2C25.8 6.4 27.6 8.2 30.4 8.8V25.2C27.6 25.8 25.8 27.6 25.2 30.4H8.8C8.2 27.6 6.4 25.8 3.6 25.2V8.8C6.4 8.2 8.2 6.4 8.8 3.6Z";

const upper = (letter: string) => letter.toLocaleUpperCase();
const lower = (letter: string) => letter.toLocaleLowerCase();

/** Two letters for each name, all different: those with which two words begin, else the first letter
 *  and the next one that tells them apart. */
export function monograms(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const lettersOf = (text: string) =>
      [...text.normalize("NFC")].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const letters = lettersOf(name);
    const last = lettersOf(name.trim().split(/\s+/).slice(1).at(-1) ?? "")[0];
    const first = upper(letters[0] ?? "?");
    const digits = ["2", "3", "4", "5", "6", "7", "8", "9"];
    const seconds = [
      ...(last ? [upper(last)] : []),
      ...letters.slice(1).map(lower),
      ...digits,
      String(seat + 1),
    ];
    const found = seconds.map((second) => first + second).find((both) => !taken.has(both));
    const both = found ?? first + first;
    taken.add(both);
    return both;
  });
}

/** Diagonals across the plate. */
export function hatch(): string {
  let d = "";
  for (let sum = 14; sum <= 54; sum += 5) {
    const inset = 4.4 + Math.max(0, 7 - Math.abs(sum - 34)) / 2;
    const from = Math.max(inset, sum - 34 + inset);
    d += `M${from} ${sum - from}L${sum - from} ${from}`;
  }
  return d;
}
