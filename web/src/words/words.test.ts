import { describe, expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";
import { nl } from "./nl";

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, prefix = ""): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") all.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) all.set(inner, text);
  }
  return all;
}

const gaps = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1]!).sort();
const english = flat(en);

describe.each([
  ["de", flat(de as unknown as Tree)],
  ["nl", flat(nl as unknown as Tree)],
])("%s", (_, words) => {
  it("says everything that English says, and nothing else", () => {
    expect([...words.keys()]).toEqual([...english.keys()]);
  });

  it("has the same gaps, and no empty text", () => {
    for (const [key, text] of words) {
      expect([key, gaps(text)]).toEqual([key, gaps(english.get(key) ?? "")]);
      expect(text.trim()).not.toBe("");
    }
  });
});
