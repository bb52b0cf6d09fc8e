// The words of a game as the server would send them, read from its catalogues.

import { readFileSync } from "node:fs";
import type { GameName, GameWords, Language } from "../wire/types";

const TITLES: Record<GameName, string> = {
  "wyatt-earp": "Wyatt Earp",
  "el-paso": "El Paso",
  bang: "BANG!",
};

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

export function wordsOfGame(name: GameName, lang: Language): GameWords {
  const file = name.replace("-", "_");
  const folder = `../src/deadwood/language/catalogues/${lang}`;
  const game = sections(readFileSync(`${folder}/${file}.toml`, "utf-8"));
  const core = sections(readFileSync(`${folder}/core.toml`, "utf-8"));
  return {
    title: TITLES[name],
    sentence: "",
    sections: { ...game, table: core[`table_${file}`] ?? {} },
    does: { cards: core[`does_${file}`] ?? {} },
  };
}
