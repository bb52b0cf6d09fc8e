import type { ChapterOut, Rules } from "../wire/types";

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Chapters with the clauses that have every word sought, in their text, number or title. */
export function found(rules: Rules, sought: string): ChapterOut[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rules.chapters;
  return rules.chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        const text = plain(`${clause.number} ${chapter.title} ${clause.words}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}
