"""Cards, tiles and dice of El Paso in words."""

from __future__ import annotations

from typing import Final, cast

from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import (
    BRAND,
    CATTLE,
    COPIES,
    NAMES,
    SALOON,
    SIX,
    STAR,
    TILE_VALUES,
)
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.el_paso.view import ElPasoView
from deadwood.language.el_paso.clauses import CHAPTER
from deadwood.language.teller import Teller

# The faces of a die as one character each.
MARKS: Final[dict[int, str]] = {STAR: "★", BRAND: "Ψ", SIX: "6"}
# What the dice must show before a place can be plundered.
NEEDS: Final[dict[int, int]] = {SALOON: SIX, CATTLE: BRAND}
AIMS: Final = ["aim_win", "aim_raid", "aim_dice", "aim_leave", "aim_sell"]


class ElPasoWords(Teller[ElPasoView]):
    def board(self) -> Board:
        return cast("ElPaso", self.game).rules.board

    # Cards, tiles and dice.

    def kind(self, kind: int) -> str:
        return self.card(NAMES[kind])

    def town(self, number: int) -> str:
        return self.board().towns[number]

    def card_text(self, card: int) -> str:
        return f"{self.kind(card // COPIES)} {card % COPIES + 1}"

    def tile_text(self, tile: int) -> str:
        return f"{self.kind(tile // TILE_VALUES)} {tile % TILE_VALUES + 1}"

    def by_kind(self, things: list[int], values: int) -> list[str]:
        """Cards or tiles with the values of a kind together: ["Bank 3 5", "Hotel 2"]."""
        return [
            f"{self.kind(kind)} "
            + " ".join(str(at % values + 1) for at in sorted(things) if at // values == kind)
            for kind in range(len(NAMES))
            if any(at // values == kind for at in things)
        ]

    def card_list(self, cards: list[int]) -> str:
        return self.words.listed(self.by_kind(cards, int(COPIES)))

    def tile_list(self, tiles: list[int]) -> str:
        return self.words.listed(self.by_kind(tiles, int(TILE_VALUES)))

    def faces(self, faces: list[int]) -> str:
        return " ".join(MARKS[face] for face in faces)

    def field(self, stars: int) -> str:
        """The sheriff field: "★★★·· 3 of 5"."""
        dice = int(self.board().dice)
        shown = MARKS[STAR] * stars + "·" * (dice - stars)
        return f"{shown} {self.word('of', number=stars, all=dice)}"

    def nuggets(self, number: int) -> str:
        return self.say("previews", "sale", sale=number)

    def count(self, number: int) -> str:
        return self.word("tiles", number=number)

    def cards(self) -> list[str]:
        return list(NAMES)

    def aims(self) -> list[str]:
        return [self.word(key) for key in AIMS]

    def does(self, card: str) -> str:
        kind = NAMES.index(card)
        at = kind * TILE_VALUES
        numbers = self.board().tiles[at : at + TILE_VALUES]
        values = " ".join(
            f"{value + 1}" for value in range(TILE_VALUES) for _ in range(numbers[value])
        )
        text = self.say("does", "place", card=self.kind(kind), values=values)
        if kind in NEEDS:
            needed = self.say("does", NAMES[kind], mark=MARKS[NEEDS[kind]])
            text += f" {needed}"
        return text

    def chapter(self, card: str) -> str:
        return CHAPTER


def percent(chance: float) -> str:
    """A chance in percent as people read it; what is not impossible is never 0."""
    whole = int(100 * chance + 0.5)
    return "<1" if whole == 0 and chance > 0 else str(whole)
