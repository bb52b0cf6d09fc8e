// For tests: the words of El Paso as the server would send them, read from its catalogues.

import { readFileSync } from "node:fs";
import type { GameWords, Language } from "../../../wire/types";

type Sections = Record<string, Record<string, string>>;

/** As much of TOML as the catalogues use. */
function sections(text: string): Sections {
  const found: Sections = {};
  let section: Record<string, string> = (found[""] = {});
  for (const line of text.split("\n")) {
    const head = /^\[(.+)\]$/.exec(line)?.[1];
    if (head !== undefined) section = found[head] ??= {};
    const [, key, value] = /^"?([^"=]+?)"? = (".*")$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) section[key] = JSON.parse(value) as string;
  }
  return found;
}

export function wordsOfGame(lang: Language): GameWords {
  const folder = `../src/deadwood/i18n/${lang}`;
  const game = sections(readFileSync(`${folder}/el_paso.toml`, "utf-8"));
  const core = sections(readFileSync(`${folder}/core.toml`, "utf-8"));
  return {
    title: "El Paso",
    sentence: "",
    sections: { ...game, table: core["table_el_paso"] ?? {} },
    does: { cards: core["does_el_paso"] ?? {} },
  };
}
