// What the page itself says at a table of BANG!, where the game's catalogue has no words for it.

import { words } from "../../state/app";
import type { Language } from "../../wire/types";

const en = {
  others: "The other players",
  centre: "Middle of the table",
  hand: "Your hand",
  noHand: "No cards in hand",
  you: "You",
  talon: "draw pile",
  discards: "discards",
  inPlay: "{player}’s card",
  yourCard: "your card",
  out: "Eliminated",
  lives: "{lives} of {most} lives",
  reaches: "reaches {reach}",
  inReach: "in reach",
  outOfReach: "out of reach",
  distance: "distance {far}",
  aims: "aims, reaches {reach}",
  from: "from {player}",
  fromYou: "from you",
  atLeast: "{sum}, at least {far}",
  sum: "{sum} = {far}",
  turn: "turn",
  sort: "Sort",
  about: "About {name}",
  hit: "A hit",
};

export type BangWords = typeof en;

const de: BangWords = {
  others: "Die anderen Spieler",
  centre: "Tischmitte",
  hand: "Deine Hand",
  noHand: "Keine Karten auf der Hand",
  you: "Du",
  talon: "Talon",
  discards: "Ablage",
  inPlay: "Karte von {player}",
  yourCard: "deine Karte",
  out: "Ausgeschieden",
  lives: "{lives} von {most} Leben",
  reaches: "reicht {reach} weit",
  inReach: "in Reichweite",
  outOfReach: "zu weit weg",
  distance: "Abstand {far}",
  aims: "zielt, reicht {reach} weit",
  from: "von {player}",
  fromYou: "von dir",
  atLeast: "{sum}, mindestens {far}",
  sum: "{sum} = {far}",
  turn: "am Zug",
  sort: "Sortieren",
  about: "Über {name}",
  hit: "Treffer",
};

const nl: BangWords = {
  others: "De andere spelers",
  centre: "Midden van de tafel",
  hand: "Je hand",
  noHand: "Geen kaarten in de hand",
  you: "Jij",
  talon: "voorraadstapel",
  discards: "aflegstapel",
  inPlay: "Kaart van {player}",
  yourCard: "jouw kaart",
  out: "Uitgeschakeld",
  lives: "{lives} van {most} levens",
  reaches: "reikt {reach} ver",
  inReach: "binnen bereik",
  outOfReach: "te ver weg",
  distance: "afstand {far}",
  aims: "richt, reikt {reach} ver",
  from: "van {player}",
  fromYou: "van jou",
  atLeast: "{sum}, minstens {far}",
  sum: "{sum} = {far}",
  turn: "aan de beurt",
  sort: "Sorteren",
  about: "Over {name}",
  hit: "Raak",
};

export const BANG_WORDS: Record<Language, BangWords> = { en, de, nl };
export const said = (): BangWords => BANG_WORDS[words.lang];
