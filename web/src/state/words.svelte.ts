// The page's own words, and the games' words from the server, in the language that is chosen now.

import { entry } from "../games";
import type { Api } from "../wire/api";
import type { GameName, GameOut, Language, Rules } from "../wire/types";
import { Messages, unspoken, type Values } from "../words/messages";
import { STRANGERS } from "../words/names";
import { ENGLISH, pageIn } from "../words/pages";
import type { PageWords } from "../words/types";

export class WordsStore {
  /** The language that is shown; it follows the chosen one when its words are here. */
  lang = $state<Language>("en");
  page = $state.raw<PageWords>(ENGLISH);
  games = $state.raw<Record<string, Messages>>({});
  list = $state.raw<GameOut[]>([]);
  private readonly kept = new Map<Language, Promise<[Record<string, Messages>, GameOut[]]>>();
  private wanted: Language = "en";

  constructor(private readonly api: Api) {}

  /** Speak another language: the page's words at once, the games' as soon as they come. */
  async speak(lang: Language): Promise<void> {
    this.wanted = lang;
    const page = await pageIn(lang);
    if (this.wanted !== lang) return;
    this.page = page;
    this.lang = lang;
    let found = this.kept.get(lang);
    if (!found) {
      found = Promise.all([
        this.api.messages(lang).then(({ games }) => read(lang, games)),
        this.api.games(lang).then((games) => games.games),
      ]);
      this.kept.set(lang, found);
    }
    try {
      const [games, list] = await found;
      if (this.wanted !== lang) return;
      this.games = games;
      this.list = list;
    } catch (error) {
      this.kept.delete(lang);
      throw error;
    }
  }

  /** One of the games' texts: `say(game, "cards", "beer")`. */
  say(game: string, section: string, key: string, values: Values = {}): string {
    const name = `${section}-${key}`;
    return this.has(game, section, key) ? this.games[game]!.say(name, values) : key;
  }

  has(game: string, section: string, key: string): boolean {
    return this.games[game]?.has(`${section}-${key}`) ?? false;
  }

  /** What the page says at the table of a game. */
  at<Words extends object>(game: GameName): Words {
    return this.games[game]?.tree<Words>("page-") ?? (unspoken as Words);
  }

  /** What a card does, in a sentence; "" if nothing is known. */
  does(game: string, key: string, values: Values = {}): string {
    return this.has(game, "does", key) ? this.say(game, "does", key, values) : "";
  }

  /** What somebody is called who has not said who he is. */
  get stranger(): string {
    return STRANGERS[this.lang];
  }

  title(game: string): string {
    return this.games[game]?.say("title") ?? entry(game)?.title ?? game;
  }

  /** What a game is, in a sentence; "" until it is here. */
  sentence(game: string): string {
    return this.games[game]?.say("sentence") ?? "";
  }

  /** What its picture on the home page shows; "" until it is here. */
  picture(game: string): string {
    return this.games[game]?.say("picture") ?? "";
  }

  /** Words or names in a sentence: Anna, Bram and Cleo. */
  join(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? "";
    const first = names.slice(0, -1).join(", ");
    return this.page.common.and({ first, last: names.at(-1) ?? "" });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.lang).format(value);
  }

  money(dollars: number): string {
    const format = new Intl.NumberFormat(this.lang, { useGrouping: true });
    const amount = format.format(Math.abs(dollars));
    const sum = this.page.common.money({ amount }).replace(" ", "\u00a0"); // it stays in one line
    return `${dollars < 0 ? "−" : ""}${sum}`;
  }

  /** Money where there is no room for it: "$3k". */
  moneyShort(dollars: number): string {
    return this.page.common.moneyShort({ amount: dollars / 1000 });
  }
  /** Where there is no room for the thousands, either. */
  moneyTiny(dollars: number): string {
    return this.page.common.moneyTiny({ amount: dollars / 1000 });
  }
}

const read = (lang: Language, sources: Record<string, string>): Record<string, Messages> =>
  Object.fromEntries(
    Object.entries(sources).map(([game, source]) => [game, new Messages(lang, source)]),
  );

/** The rules of the games, fetched once for each language. */
export class RulesStore {
  private readonly kept = new Map<string, Promise<Rules>>();

  constructor(private readonly api: Api) {}

  of(game: GameName, lang: Language): Promise<Rules> {
    const key = `${lang} ${game}`;
    let found = this.kept.get(key);
    if (!found) {
      found = this.api.rules(game, lang);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
    }
    return found;
  }
}
