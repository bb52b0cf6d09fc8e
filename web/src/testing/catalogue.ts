// The messages of a game as the server would send them, and those of the page, read from the catalogues.

import { readFileSync } from "node:fs";
import type { GameName, Language } from "../wire/types";
import { Messages } from "../words/messages";
import type { PageWords } from "../words/types";

const source = (lang: Language, file: string): string =>
  readFileSync(`../src/deadwood/language/catalogues/${lang}/${file}.ftl`, "utf-8");

export const wordsOfGame = (name: GameName, lang: Language): Messages =>
  new Messages(lang, source(lang, name.replace("-", "_")));

export const pageIn = (lang: Language): PageWords =>
  new Messages(lang, `${source(lang, "core")}\n${source(lang, "page")}`).tree<PageWords>();
