"""Cards, characters and roles of BANG! in words."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from deadwood.games.bang.cards import CHARACTER_NAMES, KIND, ROLES, SIGN
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.game import BangGame
from deadwood.games.bang.kinds import BEER, NAMES
from deadwood.games.bang.view import BangView
from deadwood.language.bang.clauses import ABOUT, chapter_of
from deadwood.language.teller import Teller, spoken_form, tidy

SUIT_MARKS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
STAR: Final = "★"  # the Sheriff
DEATH: Final = "†"
AIMS: Final = ["aim_win", "aim_turn", "aim_bang", "aim_lives", "aim_sign"]


class BangWords(Teller[BangView]):
    def rules(self) -> Rules:
        return cast("BangGame", self.game).rules

    # Cards, roles and characters.

    def kind(self, card: int) -> str:
        """What a card is, without its sign."""
        return self.card(NAMES[KIND[card]])

    def sign(self, card: int) -> str:
        """Its poker sign: "10♥"."""
        return SIGN[card][:-1].upper() + SUIT_MARKS[SIGN[card][-1]]

    def card_text(self, card: int) -> str:
        return f"{self.kind(card)} {self.sign(card)}"

    def kinds(self, cards: list[int]) -> str:
        """Cards counted and named: "2 BANG! and Beer"."""
        named = [self.kind(card) for card in sorted(cards)]
        return self.words.listed(
            [name if number == 1 else f"{number} {name}" for name, number in Counter(named).items()]
        )

    def with_signs(self, cards: list[int]) -> list[str]:
        """Cards of a kind together, with their signs: ["BANG! 2♦ 5♣", "Beer 8♥"]."""
        signs: dict[str, list[str]] = {}
        for card in sorted(cards):
            signs.setdefault(self.kind(card), []).append(self.sign(card))
        return [f"{name} {' '.join(held)}" for name, held in signs.items()]

    def role(self, role: int) -> str:
        return self.card(ROLES[role])

    def character(self, character: int) -> str:
        return self.card(CHARACTER_NAMES[character])

    def lives(self, number: int, most: int) -> str:
        """Bullets, the lost ones empty: "●●●○"."""
        left = max(0, number)
        return "●" * left + "○" * (most - left)

    def count(self, number: int) -> str:
        return self.word("cards", number=number)

    def cards(self) -> list[str]:
        """Everything that has a name: cards, characters, roles."""
        return [*NAMES, *CHARACTER_NAMES, *ROLES]

    def aims(self) -> list[str]:
        return [self.word(key) for key in AIMS]

    def does(self, card: str) -> str:
        said = self.say("does", card)
        return tidy(f"{said} {self.does_beer()}" if card == NAMES[BEER] else said)

    def chapter(self, card: str) -> str:
        return chapter_of(card)

    def does_beer(self) -> str:
        """What Beer does out of turn, by the rules of this table."""
        rules = self.rules()
        key = "last" if not rules.beer_any_loss else "prevents" if rules.beer_prevents else "heals"
        keys = [key, "void"] if rules.beer_void_with_two else [key]
        return " ".join(self.say("does_beer", key) for key in keys)

    def topic(self, card: str) -> str:
        return spoken_form(self.card(card))

    def about(self, card: str) -> list[str]:
        return ABOUT[card]
