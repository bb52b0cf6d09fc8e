"""Cards of Wyatt Earp in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES, PHOTO, WYATT_EARP
from deadwood.games.wyatt_earp.schema import DOLLARS
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.language.teller import Teller
from deadwood.language.wyatt_earp.clauses import chapter_of

AIMS: Final = ["aim_win", "aim_lay", "aim_hand", "aim_score", "aim_sheriff"]


class WyattEarpWords(Teller[WyattEarpView]):
    # Cards.

    def kind(self, kind: int) -> str:
        return self.card(NAMES[kind])

    def named(self, kind: int) -> str:
        """A card's name within a sentence; what is no person's name may need quotation marks."""
        text = self.kind(kind)
        return text if kind <= WYATT_EARP else self.screen_word("common", "title", text=text)

    def kinds(self, kinds: list[int]) -> str:
        """Cards counted and named: "2 Hideout and Jesse James"."""
        return self.words.listed(
            [
                self.kind(kind) if number == 1 else f"{number} {self.kind(kind)}"
                for kind, number in sorted(Counter(kinds).items())
            ]
        )

    def count(self, number: int) -> str:
        return self.word("cards", number=number)

    def money(self, dollars: int) -> str:
        return self.screen_word("common", "money", amount=self.number(dollars))

    def paid(self, thousands: int) -> str:
        """Money as events count it."""
        return self.money(thousands * DOLLARS)

    def cards(self) -> list[str]:
        return list(NAMES)

    def aims(self) -> list[str]:
        return [self.word(key) for key in AIMS]

    def does(self, card: str) -> str:
        kind = KIND_OF[card]
        key = "outlaw" if kind < PHOTO else "photo" if kind < WYATT_EARP else card
        text = self.say("does", key)
        needs_shot = kind >= WYATT_EARP
        return f"{text} {self.say('does', 'shot')}" if needs_shot else text

    def chapter(self, card: str) -> str:
        return chapter_of(card)
