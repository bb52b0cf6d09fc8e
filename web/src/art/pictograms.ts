/**
 * What is printed in the middle of a card. A picture is a file of its game, called as the card is:
 * `games/<game>/pictures/<card>.ts`. No two games have pictures of one name.
 */
import type { Draw } from "./drawing";
import { Pen } from "./pen";

const found = import.meta.glob<Draw>("../games/*/pictures/*.ts", { eager: true, import: "draw" });

export const PICTOGRAMS: Readonly<Record<string, Draw>> = Object.fromEntries(
  Object.entries(found).map(([path, draw]) => [path.replace(/^.*\/|\.ts$/g, ""), draw]),
);

export const isPictured = (kind: string): boolean => kind in PICTOGRAMS;

export function pictogram(kind: string): string {
  const draw = PICTOGRAMS[kind];
  if (!draw) throw new Error(`There is no picture of ${kind}.`);
  return draw(new Pen(`pic-${kind}`));
}
