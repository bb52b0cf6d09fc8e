"""Lanterns in words."""

from __future__ import annotations

from typing import Final

from deadwood.games.lantern_gulch.cards import KIND, value
from deadwood.games.lantern_gulch.view import LanternGulchView
from deadwood.language.lantern_gulch.clauses import CHAPTER
from deadwood.language.teller import Teller

AIMS: Final = ["aim_win", "aim_night"]


class LanternGulchWords(Teller[LanternGulchView]):
    def card_text(self, card: int) -> str:
        return f"{self.card(KIND)} {value(card)}"

    def card_list(self, cards: list[int]) -> str:
        return self.words.listed([self.card_text(card) for card in cards])

    def nights(self, number: int) -> str:
        return self.word("nights", number=number)

    def cards(self) -> list[str]:
        return [KIND]

    def aims(self) -> list[str]:
        return [self.word(key) for key in AIMS]

    def does(self, card: str) -> str:
        return self.say("does", card)

    def chapter(self, card: str) -> str:
        return CHAPTER
