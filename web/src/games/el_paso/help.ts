// What a card, a place, a town, the dice and leaving are: what the game's catalogue says of them, and
// the clauses that say more, as `deadwood explain` names them.

import { LOOT, type Loot } from "../../art";
import { rules, words } from "../../state/app";
import type { ElPasoView } from "../../wire/types";
import type { About } from "../../table/stage";
import { kindName, tableWord, texts, thingName } from "./labels";
import { sourceOfPlace, sources } from "./sources";
import { GAME, lackingIn, townOf, type Thing } from "./things";

type Open = (about: About) => void;

const RAID: Record<Loot, readonly string[]> = {
  bank: ["EP3.2", "EP5.3"],
  saloon: ["EP3.2", "EP5.3", "EP5.2"],
  "gold-mine": ["EP3.2", "EP5.3"],
  cattle: ["EP3.2", "EP5.3", "EP5.1"],
  hotel: ["EP3.2", "EP5.3"],
  horses: ["EP3.2", "EP5.3"],
};
const SHERIFFS = ["EP4.1", "EP4.2", "EP4.3", "EP4.4"];
const BOARD = "EP1.4";
const SELLING = ["EP8.1", "EP8.2"];
const LEAVING = ["EP7.1", "EP7.2", "EP7.3"];
/** Every clause that is named here; a test looks whether they are in the rules. */
export const CLAUSES = [
  ...LOOT.flatMap((kind) => RAID[kind]),
  ...SHERIFFS,
  ...SELLING,
  ...LEAVING,
  BOARD,
];

/** What a raid there does. The terminal shows the needed face as a letter; here it is drawn. */
function raids(view: ElPasoView, kind: Loot): string[] {
  const values = (view.printed[LOOT.indexOf(kind)] ?? []).join(", ");
  const place = words.does(GAME, "place", { card: kindName(kind), values });
  const dice = words.does(GAME, kind, { mark: "" }).replace(" ()", "");
  const here = view.places[LOOT.indexOf(kind)] ? "" : `${texts().stamps[kind]}.`;
  return [place, dice, here].filter(Boolean);
}

export const aboutCard = (view: ElPasoView, held: Thing): About => ({
  title: thingName(held),
  lines: raids(view, held.kind),
  card: { game: "el-paso", kind: held.kind, value: held.value, title: kindName(held.kind) },
  rules: RAID[held.kind],
});

export const aboutPlace = (view: ElPasoView, kind: Loot): About => ({
  title: kindName(kind),
  lines: [...raids(view, kind), sourceOfPlace(view, kind)],
  rules: [...RAID[kind], BOARD],
});

/** The clauses in full, as lines. Without the rules (no connection) their numbers are enough. */
async function told(open: Open, about: About, clauses: readonly string[]): Promise<void> {
  const found = await rules.of(GAME, words.lang).catch(() => null);
  const all = found?.chapters.flatMap((chapter) => chapter.clauses) ?? [];
  const lines = all.filter(({ number }) => clauses.includes(number)).map((one) => one.words);
  open({ ...about, lines: [...about.lines, ...lines], rules: clauses });
}

export function askTown(open: Open, view: ElPasoView, town: number): void {
  const rate = view.rates[town] ?? 1;
  const lacks = lackingIn(view, town).map(kindName);
  const lines = [
    rate === 1 ? texts().sellsAll : texts().sells({ rate }),
    lacks.length ? texts().without({ kinds: words.join(lacks) }) : tableWord("all"),
    ...sources(view, town),
  ];
  const title = `${townOf(view, town)} ${rate}:1`;
  void told(open, { title, lines: lines.map(sentence) }, [BOARD, ...SELLING]);
}
export const askDice = (open: Open): void =>
  void told(open, { title: tableWord("field"), lines: [] }, SHERIFFS);
export const askLeaving = (open: Open): void =>
  void told(open, { title: texts().leaving, lines: [] }, [...LEAVING, ...SELLING]);

const sentence = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase(words.lang)}${text.slice(1)}`.replace(/[^.]$/, "$&.");
