// The page's own words. English is here at once, any other language when it is asked for.

import core from "../../../src/deadwood/language/catalogues/en/core.ftl?raw";
import page from "../../../src/deadwood/language/catalogues/en/page.ftl?raw";
import type { Language } from "../wire/types";
import { Messages } from "./messages";
import type { PageWords } from "./types";

const spoken = (lang: Language, ...sources: string[]): PageWords =>
  new Messages(lang, sources.join("\n")).tree<PageWords>();

export const ENGLISH = spoken("en", core, page);

const OTHERS = {
  de: () =>
    Promise.all([
      import("../../../src/deadwood/language/catalogues/de/core.ftl?raw"),
      import("../../../src/deadwood/language/catalogues/de/page.ftl?raw"),
    ]),
  nl: () =>
    Promise.all([
      import("../../../src/deadwood/language/catalogues/nl/core.ftl?raw"),
      import("../../../src/deadwood/language/catalogues/nl/page.ftl?raw"),
    ]),
};

export async function pageIn(lang: Language): Promise<PageWords> {
  if (lang === "en") return ENGLISH;
  return spoken(lang, ...(await OTHERS[lang]()).map((file) => file.default));
}
