// The messages of a game as the server would send them, read from its catalogue.

import { readFileSync } from "node:fs";
import type { GameName, Language } from "../wire/types";
import { Messages } from "../words/messages";

export function wordsOfGame(name: GameName, lang: Language): Messages {
  const file = `../src/deadwood/language/catalogues/${lang}/${name.replace("-", "_")}.ftl`;
  return new Messages(lang, readFileSync(file, "utf-8"));
}
