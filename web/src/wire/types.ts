// What travels between this page and the server. Written by `make types` from the server's
// schemas, the games' views and their lists of names: edit those, not this.

export const VERSION = 1;
export const LONGEST_CHAT = 300;
export const CLOSE = { badMessage: 4400, noGuest: 4401, wrongOrigin: 4403, noTable: 4404, tooSlow: 4408, wrongVersion: 4426, tooFast: 4429, banned: 4410 } as const;
export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const GAMES = ["wyatt-earp", "el-paso", "bang"] as const;
export type GameName = (typeof GAMES)[number];
export const BOTS: Record<GameName, readonly string[]> = {"wyatt-earp": ["random", "greenhorn", "ranger", "marshal", "legend"], "el-paso": ["random", "greenhorn", "ranger", "marshal", "legend"], "bang": ["random", "greenhorn", "ranger", "marshal", "legend"]};
/** The faces of bots, and those that people choose from. */
export const CAST = ["annie-oakley", "bass-reeves", "bat-masterson", "davy-crockett", "dora-dufran", "hugh-glass", "jedediah-smith", "jim-bridger", "john-henry", "johnny-ringo", "kate-elder", "kitty-leroy", "lola-montez", "lottie-deno", "luke-short", "mary-fields", "nat-love", "nellie-cashman", "pat-garrett", "pearl-hart", "pecos-bill", "poker-alice", "roy-bean", "seth-bullock", "slue-foot-sue", "texas-jack", "tom-horn", "wild-bill"] as const;
export const PORTRAITS = ["baker", "barber", "blacksmith", "cook", "doctor", "farmer", "gambler", "miner", "printer", "rider", "singer", "tailor", "teacher", "telegrapher", "trapper", "widow"] as const;
export type Townsperson = (typeof PORTRAITS)[number];

/** What a bot of this level thinks of the moves of a seat, the one that it would make first. It is about the `move`th move of the game, the first of which is 1; `n` is the table's last entry. */
export interface AdviceOut {
  n: number;
  move: number;
  seat: number;
  level: string;
  opinions: OpinionOut[];
}

/** To `why`: what forbids the move, or null if it is allowed. */
export interface Answer {
  type: "answer";
  id: string;
  reason: ReasonOut | null;
}

/** From now on the server passes for this guest where nothing else can be answered, after a while that says nothing, as long as the guest is connected; or no longer. */
export interface Auto {
  id: string;
  type: "auto";
  on: boolean;
}

/** Play oneself again after a bot has stood in. */
export interface Back {
  id: string;
  seat?: number | null;
  type: "back";
}

/** This guest may not sit, talk or look on here any longer, or may again. For the host. */
export interface Ban {
  id: string;
  type: "ban";
  guest: string;
  on: boolean;
}

export interface ChapterOut {
  number: string;
  title: string;
  clauses: ClauseOut[];
}

export interface Chat {
  id: string;
  seat?: number | null;
  type: "chat";
  text: string;
}

export interface Claim {
  code: string;
}

/** `kind` says where it comes from (a key of `Rules.kinds`), `option` what bends it. */
export interface ClauseOut {
  number: string;
  words: string;
  kind: string;
  option: string | null;
}

/** By seat: when its time is up (null: not asked, or no clock), what is left of its game, and when its clock began to run, or will: not before everybody has had the time to see what happened. */
export interface ClockOut {
  deadlines: (number | null)[];
  left: (number | null)[];
  starts?: (number | null)[] | null;
}

/** Seconds for a decision, for all one's decisions together, and for a reaction; null: none. */
export interface ClockSettings {
  move?: number | null;
  game?: number | null;
  reaction?: number | null;
}

/** End the table without a result. For the host, before the start; in a game for everybody who sat there, when only bots go on. */
export interface Close {
  id: string;
  type: "close";
}

/** Stored, as entry `n` of the log (0: there was nothing to store). */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** Say one of a few things, without writing anything. */
export interface Emote {
  id: string;
  seat?: number | null;
  type: "emote";
  emote: "howdy" | "nice" | "ouch" | "laugh" | "moment" | "thanks";
}

/** One entry of the log as the receiver may see it; which fields it has depends on its kind. */
export interface EntryOut {
  n: number;
  at: number;
  kind: string;
  seat: number;
  name?: string | null;
  guest?: string | null;
  by?: "person" | "bot" | "clock" | "host" | null;
  move?: string | null;
  made?: Record<string, unknown> | null;
  events?: [string, number, number[]][] | null;
  happened?: Record<string, unknown>[] | null;
  story?: string[] | null;
  sheets?: SheetOut[] | null;
  undoes?: number | null;
  text?: string | null;
  why?: string | null;
  code?: string | null;
  result?: string | null;
  on?: boolean | null;
  emote?: "howdy" | "nice" | "ouch" | "laugh" | "moment" | "thanks" | null;
  was?: string | null;
}

/** A game to choose: editions (default first), numbers of players, options, bots. */
export interface GameOut {
  name: string;
  title: string;
  sentence: string;
  editions: Record<string, string>;
  players: number[];
  options: OptionOut[];
  bots: string[];
}

/** A game's words: sections of texts by key, and what its cards do. `{name}` marks a gap. */
export interface GameWords {
  title: string;
  sentence: string;
  sections: Record<string, Record<string, string>>;
  does: Record<string, Record<string, string>>;
}

export interface Games {
  games: GameOut[];
}

/** Give a seat back: to who was removed from it, or to the person for whom a bot plays. For the host. */
export interface Give {
  id: string;
  type: "give";
  seat: number;
}

export interface GuestOut {
  guest: string;
  name: string;
}

/** Make the guest on that seat the host. */
export interface HandOver {
  id: string;
  type: "host";
  seat: number;
}

export interface Health {
  ok: boolean;
  version: string;
  protocol: number;
  minor: number;
}

/** The first message on a WebSocket. `since` is the last entry that the client has; 0: none. `seat` is the one of his from which a guest who has several wants to look; -1: as a spectator. */
export interface Hello {
  id: string;
  type: "hello";
  version: number;
  since?: number;
  lang?: "en" | "de" | "nl";
  seat?: number | null;
}

/** Addresses to give to friends: the public one, and the one in the same network; "": none. And who asks, if the server knows him. */
export interface HouseOut {
  version: string;
  public: string;
  lan: string;
  guest: GuestOut | null;
}

/** Nobody may write in the chat here any longer, or may again. For the host. */
export interface Hush {
  id: string;
  type: "hush";
  on: boolean;
}

/** Free the seat of a person; once the game runs, put a bot there, if the person is not connected. For the host. */
export interface Kick {
  id: string;
  type: "kick";
  seat: number;
}

/** Give the seat up; once the game runs, a bot plays on, and the seat stays one's own. */
export interface Leave {
  id: string;
  seat?: number | null;
  type: "leave";
}

export interface Lobby {
  tables: LobbyRow[];
}

/** A table in the list of public ones, or of one's own. `asked` are the names of those whose move it is, `won` of those who have won. */
export interface LobbyRow {
  code: string;
  game: string;
  edition: string;
  players: number;
  free: number;
  names: string[];
  status: string;
  created: number;
  clock: ClockSettings;
  asked?: string[];
  won?: string[];
}

/** Forget the guest in this browser; `everywhere`: on every device, codes for other devices too; with `stay` on every other one. */
export interface Logout {
  everywhere?: boolean;
  stay?: boolean;
}

/** What the page says about the games in a language: by game, a source in Fluent. */
export interface Messages {
  lang: string;
  games: Record<string, string>;
}

/** A legal move, in notation and by names (`made`), and what it would bring as far as the seat can know: for programs, and (`words`, `gains`) for people. */
export interface MoveOut {
  move: string;
  made?: Record<string, unknown> | null;
  words: string;
  brings: Record<string, number>;
  gains: string;
}

/** This guest may not talk here any longer, or may again. For the host. */
export interface Mute {
  id: string;
  type: "mute";
  guest: string;
  on: boolean;
}

export interface NewName {
  name: string;
}

/** What a table is opened with. `bots` are levels by seat, as text keys "0", "1" …; at a table for one device (`shared`) `people` are the names of those who sit there, by seat. Without a `clock` a move takes three minutes at most where several people may sit, on devices of their own. */
export interface NewTable {
  game: string;
  edition?: string | null;
  players?: number | null;
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  clock?: ClockSettings | null;
  device?: "own" | "shared";
  people?: Record<string, string>;
  bots?: Record<string, string>;
  pace?: number | null;
  seat?: number | null;
  face?: "baker" | "barber" | "blacksmith" | "cook" | "doctor" | "farmer" | "gambler" | "miner" | "printer" | "rider" | "singer" | "tailor" | "teacher" | "telegrapher" | "trapper" | "widow" | null;
}

/** The table at this moment, for the receiver's seat. `view` is the game's own (docs/rules); `open` are all questions, `asks` the one on top; `ask` and `outcome` are sentences in the receiver's language. */
export interface NowOut {
  asked: number[];
  question: string;
  asks?: Record<string, unknown> | null;
  open?: Record<string, unknown>[] | null;
  ask: string;
  reaction: boolean;
  view: Record<string, unknown>;
  moves: MoveOut[];
  default: string | null;
  undo: boolean;
  clock: ClockOut | null;
  winners: number[];
  ended: string;
  outcome: string;
  out?: number[];
}

/** A move, its estimated chance of winning the game (null: nobody can tell), how much of the thinking was about it, and whether it is the one that was made. */
export interface OpinionOut {
  move: string;
  words: string;
  chance: number | null;
  share: number;
  made: boolean;
}

export interface OptionOut {
  name: string;
  values: string[];
  default: Record<string, string>;
  words: string;
}

export interface Ping {
  id: string;
  type: "ping";
}

/** A move in notation, or by names as in `made`. `after` is the last entry seen: a move that was meant for an earlier question is refused instead of answering a later one. */
export interface Play {
  id: string;
  seat?: number | null;
  type: "play";
  move: string | Record<string, string | number | boolean>;
  after?: number | null;
}

export interface Pong {
  type: "pong";
  id: string;
  at: number;
}

/** A finished game after so many moves, as a seat (or -1, a spectator) saw it. */
export interface PositionOut {
  move: number;
  moves: number;
  seat: number;
  view: Record<string, unknown>;
  asks?: Record<string, unknown> | null;
  open?: Record<string, unknown>[] | null;
  asked: number[];
  winners: number[];
  ended: string;
}

/** Who is connected: seats, and how many look on. Not part of the log. `together`, which only the host is told, are seats whose people come from the same address; `writable` says whether anything can be stored at the moment: if not, commands are refused as `read-only`. */
export interface Presence {
  type: "presence";
  online: number[];
  watching: number;
  together: number[][];
  writable: boolean;
}

/** The rule that forbids something: its number, what it speaks of, and a sentence. */
export interface ReasonOut {
  rule: string;
  params: Record<string, number | string>;
  words: string;
}

/** Nothing was changed; `code` is for programs, `words` for people. */
export interface Refusal {
  type: "refused";
  id: string | null;
  code: string;
  words: string;
  reason?: ReasonOut | null;
}

/** The same people and bots at a new table; whoever asks again is told the same one. */
export interface Rematch {
  id: string;
  type: "rematch";
}

/** In a game, give the seat of a person who is not there, or for whom a bot plays, to a bot for good. For the host. */
export interface Remove {
  id: string;
  type: "remove";
  seat: number;
}

/** Tell the contribution that was promised, once all promises are known. */
export interface Reveal {
  id: string;
  seat?: number | null;
  type: "reveal";
  contribution: string;
}

export interface Rules {
  game: string;
  lang: string;
  title: string;
  kinds: Record<string, string>;
  chapters: ChapterOut[];
}

/** `guest` is a public badge, the same for the same guest at every table; null: no person. `was` is who was removed from the seat in a game, and can have it back. */
export interface SeatOut {
  seat: number;
  name: string;
  guest: string | null;
  bot: string | null;
  away: "left" | "time" | "host" | null;
  face?: string | null;
  was?: string | null;
  committed: string | null;
  contribution: string | null;
}

/** Put a bot of this level on a free seat, or (null) take it away. For the host. */
export interface SetBot {
  id: string;
  type: "bot";
  seat: number;
  level?: string | null;
}

/** A paragraph of a story as a small table: `at` is its place in the story, which says the same. */
export interface SheetOut {
  at: number;
  above: string;
  head: string[];
  rows: string[][];
  below: string;
}

/** Take a seat, or the first free one; or promise a contribution to the shuffle afterwards. At a table for one device every seat has a `name` of its own. */
export interface Sit {
  id: string;
  type: "sit";
  seat?: number | null;
  commitment?: string | null;
  name?: string | null;
  face?: "baker" | "barber" | "blacksmith" | "cook" | "doctor" | "farmer" | "gambler" | "miner" | "printer" | "rider" | "singer" | "tailor" | "teacher" | "telegrapher" | "trapper" | "widow" | null;
}

/** Begin; `fill` puts bots of this level on the seats that are still free. For the host. */
export interface Start {
  id: string;
  type: "start";
  fill?: string | null;
}

/** What everybody may know about a table. `muted` and `banned` are badges. */
export interface TableOut {
  code: string;
  game: string;
  edition: string;
  players: number;
  options: Record<string, string>;
  revision: number;
  status: "open" | "sealed" | "playing" | "over" | "closed";
  public: boolean;
  device: "own" | "shared";
  clock: ClockSettings;
  pace: number;
  created: number;
  host: string;
  seats: SeatOut[];
  commitment: string;
  result: string | null;
  seed: string | null;
  secret: string | null;
  rematch: string | null;
  muted: string[];
  banned: string[];
  hushed?: boolean;
}

/** A code that makes another device the same guest, once, until then (milliseconds). */
export interface TransferOut {
  code: string;
  until: number;
}

/** Take one's last move back. */
export interface Undo {
  id: string;
  seat?: number | null;
  type: "undo";
}

/** Entries up to `n`, the table if it has changed, and what it looks like now (null: not yet dealt). The first one after `hello` also says who the receiver is. */
export interface Update {
  type: "update";
  n: number;
  seat: number;
  entries: EntryOut[];
  table?: TableOut | null;
  now?: NowOut | null;
}

/** The answer to `hello`; the first `update` follows. */
export interface Welcome {
  type: "welcome";
  id: string;
  version: number;
  guest: string;
  name: string;
  at: number;
}

/** Why a move is not allowed now; answered by `answer`, written nowhere. */
export interface Why {
  id: string;
  seat?: number | null;
  type: "why";
  move: string | Record<string, string | number | boolean>;
}

export interface Words {
  lang: string;
  games: Record<string, GameWords>;
}

export type TableCommand =
  | Sit
  | Leave
  | Back
  | SetBot
  | HandOver
  | Start
  | Reveal
  | Play
  | Undo
  | Chat
  | Why
  | Rematch
  | Kick
  | Mute
  | Ban
  | Remove
  | Give
  | Hush
  | Emote
  | Auto
  | Close;

export type AnyCommand =
  | Hello
  | Ping
  | Sit
  | Leave
  | Back
  | SetBot
  | HandOver
  | Start
  | Reveal
  | Play
  | Undo
  | Chat
  | Why
  | Rematch
  | Kick
  | Mute
  | Ban
  | Remove
  | Give
  | Hush
  | Emote
  | Auto
  | Close;

export type AnyMessage =
  | Welcome
  | Update
  | Presence
  | Done
  | Refusal
  | Answer
  | Pong;

/** The table as `seat` sees it. Lists by seat and outlaw are laid out as in the state. */
export interface WyattEarpView {
  seat: number;
  /** cards in a hand */
  sizes: number[];
  /** outlaw cards before a player */
  laid: number[];
  /** Bank Robberies laid to a group */
  banks: number[];
  /** Stagecoach Robberies laid to a group */
  coaches: number[];
  /** Hideouts on a group */
  hidden: number[];
  /** the seat before whom a Photo lies */
  photos: number[];
  /** whose is the Fastest Gun: seat * 7 + outlaw */
  fastest: number;
  /** a bit for each outlaw whose first set was laid */
  opened: number;
  /** what lies on a poster */
  rewards: number[];
  /** what a player has */
  money: number[];
  /** hands dealt so far */
  hand_number: number;
  /** who dealt this hand */
  dealer: number;
  /** whose turn it is */
  turn: number;
  /** a Sheriff card was played in this turn */
  sheriff_played: boolean;
  /** the one reshuffle of this hand is used up */
  reshuffled: boolean;
  /** this turn took the top discard and did nothing else */
  idle: boolean;
  /** idle turns in a row with a spent supply */
  stalled: number;
  /** who has won the game */
  winner: number;
  players: number;
  hand: number[];
  supply: number;
  spent: boolean;
  discards: number;
  top: number;
  /** the discards, for who searches them */
  pile: number[];
  points: number[];
  face_points: number[];
  /** what each would take from each poster if the hand ended now, in dollars */
  would_collect: number[];
  /** Every open decision of this game holds only what all have seen. */
  pending: [string, number[]][];
  awaited: number[];
}

/** The table as `seat` sees it. Tiles and cards are the numbers of `cards.py`. */
export interface ElPasoView {
  seat: number;
  /** so many of a queue lie face down */
  stocks: number[];
  /** what a player has for tiles that he sold */
  nuggets: number[];
  /** where the riders are, counted from 0 */
  town: number;
  /** the seat of the lookout */
  lookout: number;
  /** dice on the sheriff field */
  stars: number;
  /** the faces of the last roll in this town */
  roll: number[];
  /** raids in this town so far */
  raids: number;
  /** earlier rounds of decisions in which somebody left this town */
  groups: number;
  /** somebody has left in this round */
  left_now: boolean;
  players: number;
  hand: number[];
  laid: number;
  has_laid: boolean[];
  sizes: number[];
  piles: number[][];
  towns: string[];
  rates: number[];
  /** by town and kind: whether the town has that place */
  lots: boolean[][];
  /** by town: who vouches for its name, its rate and each of its places (`SOURCES`, by number) */
  marks: number[][];
  /** by kind: the values of all tiles that there are */
  printed: number[][];
  /** by kind: the face that a die must show there, or -1 */
  needs: number[];
  rate: number;
  places: boolean[];
  /** by kind the values, top first */
  stacks: number[][];
  loot: number[][];
  /** what each would get for everything that he has */
  worth: number[];
  dice: number;
  /** the sheriffs come with the next roll in so many cases of so many */
  risk: number[];
  in_town: boolean[];
  /** how many tiles somebody who leaves now may keep */
  limit: number;
  /** Every open decision of this game holds only what all have seen. */
  pending: [string, number[]][];
  awaited: number[];
  winners: number[];
}

/** The table as `seat` sees it. Cards, roles and characters are the numbers of `cards.py`. */
export interface BangView {
  seat: number;
  /** what lies before a player */
  tables: number[][];
  /** the discard pile, its top last */
  discards: number[];
  /** the open cards of a General Store */
  store: number[];
  /** who a player is */
  roles: number[];
  /** how many lives a player has */
  lives: number[];
  /** lives that he cannot exceed */
  most: number[];
  /** whose turn it is */
  turn: number;
  /** where the turn is */
  phase: number;
  /** BANG! cards played in this turn */
  bangs: number;
  /** Sid Ketchum has used this turn's heal */
  healed: boolean;
  /** the last card that was drawn for */
  drawn: number;
  /** the role that has won, or NONE */
  won: number;
  players: number;
  /** who is out has no hand, but for the moment in which he lays it down */
  hand: number[];
  /** for those who are out, if the table lets them see everything */
  hands: number[][];
  sizes: number[];
  talon: number;
  seen: number[];
  characters: number[];
  offered: number[];
  alive: boolean[];
  /** by seat, then by other: how far the seat is from the other (0: one of them is out) */
  distances: number[][];
  reach: number[];
  /** by seat, then by other: how often he shot at, duelled, robbed, stripped, jailed, killed him */
  deeds: number[][][];
  /** Every open decision of this game holds only what all have seen. */
  pending: [string, number[]][];
  awaited: number[];
  winners: number[];
}

export const WYATT_EARP_CARDS = ["belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james", "sundance-kid", "wes-hardin", "photo-belle-starr", "photo-billy-the-kid", "photo-bob-dalton", "photo-butch-cassidy", "photo-jesse-james", "photo-sundance-kid", "photo-wes-hardin", "wyatt-earp", "bank-robbery", "fastest-gun", "most-wanted", "hideout", "stagecoach-robbery"] as const;
export type WyattEarpCard = (typeof WYATT_EARP_CARDS)[number];
export const WYATT_EARP_OUTLAWS = ["belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james", "sundance-kid", "wes-hardin"] as const;
export type WyattEarpOutlaw = (typeof WYATT_EARP_OUTLAWS)[number];
export const WYATT_EARP_SIDES = ["left", "right"] as const;
export type WyattEarpSide = (typeof WYATT_EARP_SIDES)[number];
export type WyattEarpPlay = "draw-supply" | "draw-discard" | "pass" | "lay" | "play-photo" | "shoot-bank" | "shoot-fastest" | "shoot-stagecoach" | "shoot-hideout" | "shoot-wanted" | "ask" | "earp-draw" | "earp-search" | "earp-rescue" | "discard" | "place" | "target" | "take" | "found-play-photo" | "found-shoot-bank" | "found-shoot-fastest" | "found-shoot-stagecoach" | "found-shoot-hideout" | "found-shoot-wanted" | "found-ask" | "found-earp-draw" | "found-earp-search" | "found-earp-rescue";
export const WYATT_EARP_REASONS = ["went-out", "another-out", "supply-spent", "stalled"] as const;
export type WyattEarpReason = (typeof WYATT_EARP_REASONS)[number];
export const WYATT_EARP_RULES = ["WE12.2", "WE12.3", "WE12.4", "WE12.8"] as const;
export type WyattEarpRule = (typeof WYATT_EARP_RULES)[number];

export type WyattEarpEvent =
  | { event: "deal"; seat: number | null; hand: number }
  | { event: "dealt"; seat: number | null; cards: (WyattEarpCard | null)[] }
  | { event: "first"; seat: number | null; card: WyattEarpCard }
  | { event: "turn"; seat: number | null }
  | { event: "draw"; seat: number | null; cards: (WyattEarpCard | null)[] }
  | { event: "pick"; seat: number | null; card: WyattEarpCard }
  | { event: "reshuffle"; seat: number | null; number: number }
  | { event: "lay"; seat: number | null; outlaw: WyattEarpOutlaw; number: number; added: number }
  | { event: "photo"; seat: number | null; outlaw: WyattEarpOutlaw; added: number }
  | { event: "aim"; seat: number | null; card: WyattEarpCard }
  | { event: "shot"; seat: number | null; card: WyattEarpCard; hit: boolean }
  | { event: "wasted"; seat: number | null; card: WyattEarpCard }
  | { event: "spent"; seat: number | null; card: WyattEarpCard }
  | { event: "place"; seat: number | null; card: WyattEarpCard; outlaw: WyattEarpOutlaw; added: number }
  | { event: "outgunned"; seat: number | null; outlaw: WyattEarpOutlaw }
  | { event: "ask"; seat: number | null; outlaw: WyattEarpOutlaw; direction: WyattEarpSide }
  | { event: "no"; seat: number | null; outlaw: WyattEarpOutlaw }
  | { event: "give"; seat: number | null; outlaw: WyattEarpOutlaw; to: number | null }
  | { event: "steal"; seat: number | null; other: number | null; outlaw: WyattEarpOutlaw }
  | { event: "orphans"; seat: number | null; outlaw: WyattEarpOutlaw; cards: WyattEarpCard[] }
  | { event: "hide"; seat: number | null; other: number | null; outlaw: WyattEarpOutlaw }
  | { event: "rescue"; seat: number | null; outlaw: WyattEarpOutlaw }
  | { event: "earp"; seat: number | null; play: WyattEarpPlay }
  | { event: "search"; seat: number | null; cards: (WyattEarpCard | null)[] }
  | { event: "nothing"; seat: number | null }
  | { event: "take"; seat: number | null; card: WyattEarpCard | null }
  | { event: "found"; seat: number | null; card: WyattEarpCard }
  | { event: "pass"; seat: number | null }
  | { event: "discard"; seat: number | null; card: WyattEarpCard }
  | { event: "stall"; seat: number | null; turns: number }
  | { event: "hand-over"; seat: number | null; why: WyattEarpReason }
  | { event: "score"; seat: number | null; outlaw: WyattEarpOutlaw; reward: number; points: number[]; paid: number[] }
  | { event: "share"; seat: number | null; outlaw: WyattEarpOutlaw; rule: WyattEarpRule; paid: number[] }
  | { event: "duel"; seat: number | null; card: WyattEarpCard; hit: boolean }
  | { event: "winner"; seat: number | null };

export type WyattEarpMove =
  | { move: "draw-supply" }
  | { move: "draw-discard" }
  | { move: "pass" }
  | { move: "lay"; outlaw: WyattEarpOutlaw; count: number }
  | { move: "play-photo"; outlaw: WyattEarpOutlaw }
  | { move: "shoot-bank" }
  | { move: "shoot-fastest" }
  | { move: "shoot-stagecoach" }
  | { move: "shoot-hideout" }
  | { move: "shoot-wanted" }
  | { move: "ask"; outlaw: WyattEarpOutlaw; direction: WyattEarpSide }
  | { move: "earp-draw" }
  | { move: "earp-search" }
  | { move: "earp-rescue" }
  | { move: "discard"; card: WyattEarpCard }
  | { move: "place"; outlaw: WyattEarpOutlaw }
  | { move: "target"; seat: number; outlaw: WyattEarpOutlaw }
  | { move: "take"; card: WyattEarpCard | null }
  | { move: "found-play-photo"; outlaw: WyattEarpOutlaw }
  | { move: "found-shoot-bank" }
  | { move: "found-shoot-fastest" }
  | { move: "found-shoot-stagecoach" }
  | { move: "found-shoot-hideout" }
  | { move: "found-shoot-wanted" }
  | { move: "found-ask"; outlaw: WyattEarpOutlaw; direction: WyattEarpSide }
  | { move: "found-earp-draw" }
  | { move: "found-earp-search" }
  | { move: "found-earp-rescue" };

export type WyattEarpQuestion =
  | { question: "draw"; player: number | null }
  | { question: "play"; player: number | null }
  | { question: "photo-window"; player: number | null; outlaw: WyattEarpOutlaw; asked: number }
  | { question: "place"; player: number | null; kind: WyattEarpCard }
  | { question: "hide"; player: number | null }
  | { question: "hideout-answer"; player: number | null; outlaw: WyattEarpOutlaw }
  | { question: "steal"; player: number | null; held: boolean }
  | { question: "search"; player: number | null }
  | { question: "rescue"; player: number | null };

export const EL_PASO_CARDS = ["bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6", "bank-7", "bank-8", "saloon-1", "saloon-2", "saloon-3", "saloon-4", "saloon-5", "saloon-6", "saloon-7", "saloon-8", "gold-mine-1", "gold-mine-2", "gold-mine-3", "gold-mine-4", "gold-mine-5", "gold-mine-6", "gold-mine-7", "gold-mine-8", "cattle-1", "cattle-2", "cattle-3", "cattle-4", "cattle-5", "cattle-6", "cattle-7", "cattle-8", "hotel-1", "hotel-2", "hotel-3", "hotel-4", "hotel-5", "hotel-6", "hotel-7", "hotel-8", "horses-1", "horses-2", "horses-3", "horses-4", "horses-5", "horses-6", "horses-7", "horses-8"] as const;
export type ElPasoCard = (typeof EL_PASO_CARDS)[number];
export const EL_PASO_TILES = ["bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6", "bank-7", "bank-8", "bank-9", "saloon-1", "saloon-2", "saloon-3", "saloon-4", "saloon-5", "saloon-6", "saloon-7", "saloon-8", "saloon-9", "gold-mine-1", "gold-mine-2", "gold-mine-3", "gold-mine-4", "gold-mine-5", "gold-mine-6", "gold-mine-7", "gold-mine-8", "gold-mine-9", "cattle-1", "cattle-2", "cattle-3", "cattle-4", "cattle-5", "cattle-6", "cattle-7", "cattle-8", "cattle-9", "hotel-1", "hotel-2", "hotel-3", "hotel-4", "hotel-5", "hotel-6", "hotel-7", "hotel-8", "hotel-9", "horses-1", "horses-2", "horses-3", "horses-4", "horses-5", "horses-6", "horses-7", "horses-8", "horses-9"] as const;
export type ElPasoTile = (typeof EL_PASO_TILES)[number];
export const EL_PASO_FACES = ["star", "brand", "six"] as const;
export type ElPasoFace = (typeof EL_PASO_FACES)[number];
export const EL_PASO_CAUSES = ["no-place", "no-symbol", "none-left"] as const;
export type ElPasoCause = (typeof EL_PASO_CAUSES)[number];
export const EL_PASO_KINDS = ["bank", "saloon", "gold-mine", "cattle", "hotel", "horses"] as const;
export type ElPasoKind = (typeof EL_PASO_KINDS)[number];

export type ElPasoEvent =
  | { event: "dealt"; seat: number | null; cards: (ElPasoCard | null)[] }
  | { event: "town"; seat: number | null; town: number }
  | { event: "stock"; seat: number | null; back: number; tiles: ElPasoTile[] }
  | { event: "lay"; seat: number | null; card: ElPasoCard | null }
  | { event: "leave"; seat: number | null; limit: number }
  | { event: "keep"; seat: number | null; tile: ElPasoTile }
  | { event: "sell"; seat: number | null; here: number; rate: number; paid: number; elsewhere: number }
  | { event: "reveal"; seat: number | null; card: ElPasoCard }
  | { event: "roll"; seat: number | null; faces: ElPasoFace[] }
  | { event: "stars"; seat: number | null; number: number }
  | { event: "sheriffs"; seat: number | null }
  | { event: "chased"; seat: number | null; tiles: ElPasoTile[] }
  | { event: "loot"; seat: number | null; tile: ElPasoTile; card: ElPasoCard }
  | { event: "nothing"; seat: number | null; card: ElPasoCard; why: ElPasoCause }
  | { event: "discard"; seat: number | null; card: ElPasoCard }
  | { event: "turn-over"; seat: number | null; kind: ElPasoKind; number: number }
  | { event: "draw"; seat: number | null; kind: ElPasoKind; card: ElPasoCard | null }
  | { event: "emptied"; seat: number | null; limit: number }
  | { event: "left-over"; seat: number | null; tiles: ElPasoTile[] }
  | { event: "final"; seat: number | null; points: number }
  | { event: "winner"; seat: number | null; nuggets: number };

export type ElPasoMove =
  | { move: "leave" }
  | { move: "done" }
  | { move: "lay"; card: ElPasoCard | null }
  | { move: "draw"; stock: ElPasoKind }
  | { move: "keep"; tile: ElPasoTile };

export type ElPasoQuestion =
  | { question: "ride" }
  | { question: "decide"; player: number | null }
  | { question: "keep"; player: number | null; limit: number; kept: ElPasoTile[] }
  | { question: "refill"; player: number | null; owed: number };

export const BANG_ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;
export type BangRole = (typeof BANG_ROLES)[number];
export const BANG_CHARACTERS = ["bart-cassidy", "black-jack", "calamity-janet", "el-gringo", "jesse-jones", "jourdonnais", "kit-carlson", "lucky-duke", "paul-regret", "pedro-ramirez", "rose-doolan", "sid-ketchum", "slab-the-killer", "suzy-lafayette", "vulture-sam", "willy-the-kid"] as const;
export type BangCharacter = (typeof BANG_CHARACTERS)[number];
export const BANG_CARDS = ["bang-as", "bang-qh", "bang-kh", "bang-ah", "bang-2d", "bang-3d", "bang-4d", "bang-5d", "bang-6d", "bang-7d", "bang-8d", "bang-9d", "bang-10d", "bang-jd", "bang-qd", "bang-kd", "bang-ad", "bang-2c", "bang-3c", "bang-4c", "bang-5c", "bang-6c", "bang-7c", "bang-8c", "bang-9c", "missed-2s", "missed-3s", "missed-4s", "missed-5s", "missed-6s", "missed-7s", "missed-8s", "missed-10c", "missed-jc", "missed-qc", "missed-kc", "missed-ac", "beer-6h", "beer-7h", "beer-8h", "beer-9h", "beer-10h", "beer-jh", "panic-jh", "panic-qh", "panic-ah", "panic-8d", "cat-balou-kh", "cat-balou-9d", "cat-balou-10d", "cat-balou-jd", "stagecoach-9s", "stagecoach-9s-2", "wells-fargo-3h", "gatling-10h", "duel-js", "duel-qd", "duel-8c", "indians-kd", "indians-ad", "general-store-qs", "general-store-9c", "saloon-5h", "jail-10s", "jail-js", "jail-4h", "dynamite-2h", "barrel-qs", "barrel-ks", "appaloosa-as", "mustang-8h", "mustang-9h", "volcanic-10s", "volcanic-10c", "schofield-ks", "schofield-jc", "schofield-qc", "remington-kc", "rev-carabine-ac", "winchester-8s"] as const;
export type BangCard = (typeof BANG_CARDS)[number];

export type BangEvent =
  | { event: "sheriff"; seat: number | null }
  | { event: "role"; seat: number | null; role: BangRole | null }
  | { event: "offer"; seat: number | null; first: BangCharacter | null; second: BangCharacter | null }
  | { event: "character"; seat: number | null; character: BangCharacter }
  | { event: "dealt"; seat: number | null; cards: (BangCard | null)[] }
  | { event: "begin"; seat: number | null }
  | { event: "turn"; seat: number | null }
  | { event: "draw"; seat: number | null; card: BangCard | null }
  | { event: "show"; seat: number | null; card: BangCard }
  | { event: "look"; seat: number | null; cards: (BangCard | null)[] }
  | { event: "put-back"; seat: number | null; card: BangCard | null }
  | { event: "take-discard"; seat: number | null; card: BangCard }
  | { event: "reshuffle"; seat: number | null; number: number }
  | { event: "play"; seat: number | null; card: BangCard; target: number | null }
  | { event: "replaced"; seat: number | null; card: BangCard }
  | { event: "missed"; seat: number | null; card: BangCard }
  | { event: "dodged"; seat: number | null }
  | { event: "beer"; seat: number | null; card: BangCard; works: boolean }
  | { event: "prevented"; seat: number | null }
  | { event: "void"; seat: number | null }
  | { event: "heal"; seat: number | null; gained: number }
  | { event: "sid"; seat: number | null }
  | { event: "suzy"; seat: number | null }
  | { event: "lose"; seat: number | null; lives: number }
  | { event: "duelled"; seat: number | null; other: number | null }
  | { event: "dies"; seat: number | null; role: BangRole; source: number | null }
  | { event: "haul"; seat: number | null; victim: number | null; cards: (BangCard | null)[] }
  | { event: "haul-table"; seat: number | null; victim: number | null; cards: BangCard[] }
  | { event: "reward"; seat: number | null }
  | { event: "penalty"; seat: number | null }
  | { event: "take"; seat: number | null; victim: number | null; card: BangCard | null }
  | { event: "take-table"; seat: number | null; victim: number | null; card: BangCard }
  | { event: "strip"; seat: number | null; card: BangCard }
  | { event: "discard"; seat: number | null; card: BangCard }
  | { event: "sign"; seat: number | null; cards: BangCard[] }
  | { event: "counts"; seat: number | null; card: BangCard }
  | { event: "on-top"; seat: number | null; card: BangCard }
  | { event: "explodes"; seat: number | null }
  | { event: "passes-on"; seat: number | null; to: number | null }
  | { event: "free"; seat: number | null }
  | { event: "locked"; seat: number | null }
  | { event: "store"; seat: number | null; cards: BangCard[] }
  | { event: "pick"; seat: number | null; card: BangCard }
  | { event: "resolved"; seat: number | null; card: BangCard }
  | { event: "over"; seat: number | null; won: BangRole; roles: BangRole[] };

export type BangMove =
  | { move: "end" }
  | { move: "pass" }
  | { move: "draw" }
  | { move: "take-discard" }
  | { move: "heal" }
  | { move: "from-hand" }
  | { move: "take-from"; victim: number }
  | { move: "play"; card: BangCard }
  | { move: "play-at"; card: BangCard; target: number }
  | { move: "discard"; card: BangCard }
  | { move: "choose"; card: BangCard | null }
  | { move: "be"; character: BangCharacter };

export type BangQuestion =
  | { question: "bart-draw"; player: number | null; number: number }
  | { question: "jesse-take"; player: number | null }
  | { question: "kit-pick"; player: number | null }
  | { question: "lucky-pick"; player: number | null; first: BangCard; second: BangCard }
  | { question: "lucky-order"; player: number | null; counts: BangCard; other: BangCard }
  | { question: "pedro-take"; player: number | null }
  | { question: "sid-heal"; player: number | null }
  | { question: "sid-pair"; player: number | null; left: number }
  | { question: "lay-down"; player: number | null }
  | { question: "reckoning"; dead: number | null; source: number | null }
  | { question: "hit"; target: number | null; source: number | null; needed: number; draws: number }
  | { question: "barrel"; player: number | null; source: number | null; needed: number; draws: number }
  | { question: "barrel-drawn"; target: number | null; source: number | null; needed: number; draws: number }
  | { question: "dodge"; player: number | null; source: number | null; needed: number; bound: boolean }
  | { question: "loss"; target: number | null; number: number; source: number | null }
  | { question: "aftermath"; target: number | null; number: number; source: number | null; back: number }
  | { question: "save"; player: number | null; number: number; source: number | null; back: number }
  | { question: "pick"; player: number | null; target: number | null; takes: boolean }
  | { question: "play"; player: number | null }
  | { question: "resolved"; card: BangCard }
  | { question: "choose-next"; player: number | null; left: number }
  | { question: "choose-character"; player: number | null }
  | { question: "deal" }
  | { question: "turn" }
  | { question: "shed"; player: number | null }
  | { question: "duel-next"; player: number | null; other: number | null; source: number | null }
  | { question: "duel"; player: number | null; other: number | null; source: number | null }
  | { question: "dynamite-drawn"; player: number | null }
  | { question: "gatling-next"; source: number | null; last: number | null }
  | { question: "store-next"; player: number | null }
  | { question: "store"; player: number | null }
  | { question: "indians-next"; source: number | null; last: number | null }
  | { question: "indians"; player: number | null; source: number | null }
  | { question: "jail-drawn"; player: number | null };

export const BANG_KINDS = ["bang", "missed", "beer", "panic", "cat-balou", "stagecoach", "wells-fargo", "gatling", "duel", "indians", "general-store", "saloon", "jail", "dynamite", "barrel", "appaloosa", "mustang", "volcanic", "schofield", "remington", "rev-carabine", "winchester"] as const;
export const BANG_BROWN = ["bang", "missed", "beer", "panic", "cat-balou", "stagecoach", "wells-fargo", "gatling", "duel", "indians", "general-store", "saloon"] as const;
export const BANG_BLUE = ["jail", "dynamite", "barrel", "appaloosa", "mustang", "volcanic", "schofield", "remington", "rev-carabine", "winchester"] as const;
export const BANG_AIMED = ["bang", "panic", "cat-balou", "duel", "jail"] as const;
/** The kind of each card. */
export const BANG_KIND_OF = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12, 12, 12, 13, 14, 14, 15, 16, 16, 17, 17, 18, 18, 18, 19, 20, 21] as const;
/** Rank and suit of each card. */
export const BANG_SIGNS = ["as", "qh", "kh", "ah", "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d", "10d", "jd", "qd", "kd", "ad", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "10c", "jc", "qc", "kc", "ac", "6h", "7h", "8h", "9h", "10h", "jh", "jh", "qh", "ah", "8d", "kh", "9d", "10d", "jd", "9s", "9s", "3h", "10h", "js", "qd", "8c", "kd", "ad", "qs", "9c", "5h", "10s", "js", "4h", "2h", "qs", "ks", "as", "8h", "9h", "10s", "10c", "ks", "jc", "qc", "kc", "ac", "8s"] as const;
/** How far each weapon reaches. */
export const BANG_REACH: Record<string, number> = {"volcanic": 1, "schofield": 2, "remington": 3, "rev-carabine": 4, "winchester": 5};
/** The clauses about each card, character and role. */
export const BANG_ABOUT: Record<string, readonly string[]> = {"bang": ["BG8.1", "BG4.2", "BG8.2", "BG8.3"], "missed": ["BG8.4", "BG8.2", "BG8.3"], "beer": ["BG9.1", "BG9.2", "BG9.3", "BG9.4", "BG9.5", "BG9.6"], "panic": ["BG11.1", "BG11.4"], "cat-balou": ["BG11.2", "BG11.3", "BG11.4"], "stagecoach": ["BG13.1"], "wells-fargo": ["BG13.2"], "gatling": ["BG8.6", "BG8.7"], "duel": ["BG10.1", "BG10.2", "BG10.3", "BG10.5"], "indians": ["BG10.4", "BG10.5"], "general-store": ["BG13.3", "BG13.4"], "saloon": ["BG9.7"], "jail": ["BG12.1", "BG12.2", "BG12.3", "BG12.4"], "dynamite": ["BG12.5", "BG12.6", "BG12.7", "BG12.8"], "barrel": ["BG8.5", "BG5.1"], "appaloosa": ["BG6.2", "BG6.3"], "mustang": ["BG6.2", "BG6.3"], "volcanic": ["BG7.2", "BG7.3", "BG7.4"], "schofield": ["BG7.2", "BG7.3"], "remington": ["BG7.2", "BG7.3"], "rev-carabine": ["BG7.2", "BG7.3"], "winchester": ["BG7.2", "BG7.3"], "bart-cassidy": ["BG16.1", "BG16.2"], "black-jack": ["BG16.3"], "calamity-janet": ["BG16.4", "BG16.5"], "el-gringo": ["BG16.6", "BG16.7"], "jesse-jones": ["BG16.8", "BG16.9"], "jourdonnais": ["BG16.10"], "kit-carlson": ["BG16.11"], "lucky-duke": ["BG16.12", "BG16.13"], "paul-regret": ["BG16.14"], "pedro-ramirez": ["BG16.15"], "rose-doolan": ["BG16.16"], "sid-ketchum": ["BG16.17", "BG16.18", "BG16.24"], "slab-the-killer": ["BG16.19"], "suzy-lafayette": ["BG16.20", "BG16.21"], "vulture-sam": ["BG16.22"], "willy-the-kid": ["BG16.23"], "sheriff": ["BG2.3", "BG2.1", "BG1.2", "BG1.3", "BG14.4"], "deputy": ["BG2.3", "BG1.2", "BG14.4"], "outlaw": ["BG2.1", "BG1.2", "BG14.3"], "renegade": ["BG2.2", "BG2.1", "BG1.2"]};
