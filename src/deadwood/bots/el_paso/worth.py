"""What loot and chances are worth in El Paso, in nuggets, as one seat sees it.

A tile is worth what it brings where it brings most: here at the rate, or kept for a town that lacks
its kind and pays one to one. What is kept can still be lost, and keeping takes one of few places.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import (
    BRAND,
    CATTLE,
    KINDS,
    SALOON,
    SIX,
    STAR,
    TILE_VALUES,
    Kind,
    Tile,
    tile_kind,
    tile_value,
)
from deadwood.games.el_paso.view import ElPasoView

CARRY: Final = 0.85  # how often a kept tile survives until one leaves the next town
HOLD: Final = 0.85  # … and is then worth its place among the few that are kept again


@final
class Prices:
    """What a point of each kind brings in each town, now and later. Made once for a board."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.towns: Final[i64] = len(board.towns)
        self.now: Final[list[float]] = []  # by town and kind: a point sold there
        self.later: Final[list[float]] = []  # … and a point kept there
        for town in range(self.towns):
            for kind in range(KINDS):
                here = 1.0 / float(board.rates[town]) if board.has_place(town, kind) else 1.0
                self.now.append(here)
                self.later.append(1.0)  # after the last town everything is sold one to one
        town = self.towns - 2
        while town >= 0:
            for kind in range(KINDS):
                after = (town + 1) * KINDS + kind
                self.later[town * KINDS + kind] = CARRY * max(
                    self.now[after], HOLD * self.later[after]
                )
            town -= 1

    def best(self, town: i64, kind: Kind) -> float:
        """A point of this kind, if there is room to keep it."""
        at = town * KINDS + kind
        return max(self.now[at], self.later[at])


@final
class ElPasoWorth:
    """Appraises the loot of the seat whose view this is."""

    def __init__(self, view: ElPasoView, prices: Prices) -> None:
        self.view: Final = view
        self.prices: Final = prices
        self.me: Final[i64] = view.seat
        self.players: Final[i64] = view.players
        self.base: Final[i64] = i64(view.town) * KINDS
        self.star: Final = share(prices.board, STAR)

    # Tiles.

    def sale(self, tile: Tile) -> float:
        """What a tile brings here, as a share of one sale."""
        return self.prices.now[self.base + tile_kind(tile)] * float(tile_value(tile))

    def advantage(self, tile: Tile) -> float:
        """What a tile brings more if it is kept, which is 0 or more."""
        at = self.base + tile_kind(tile)
        more = self.prices.later[at] - self.prices.now[at]
        return more * float(tile_value(tile)) if more > 0.0 else 0.0

    def loot(self, tiles: list[int], limit: i64) -> float:
        """What these tiles bring if one leaves now and may keep so many."""
        total = 0.0
        best: list[float] = [0.0] * limit  # in falling order
        for at in tiles:
            total += self.sale(at)
            more = self.advantage(at)
            for place in range(limit):
                if more > best[place]:
                    best[place], more = more, best[place]
        for more in best:
            total += more
        return total

    def last_word(self) -> i64:
        """In the last town: 1 if leaving wins for certain, -1 while somebody stands better."""
        view = self.view
        if view.town + 1 < self.prices.towns:
            return 0
        mine = view.nuggets[self.me] + view.worth[self.me]
        word: i64 = 1
        for seat in range(self.players):
            if seat == self.me:
                continue
            theirs = view.nuggets[seat] + (view.worth[seat] if view.in_town[seat] else 0)
            if theirs > mine:
                return -1
            if view.in_town[seat]:
                word = 0
        return word

    # Dice.

    def sheriffs(self, stars: i64) -> float:
        """The chance that the next roll calls the sheriffs when so many stars lie there."""
        chance = 1.0
        for _ in range(i64(self.view.dice) - stars):
            chance *= self.star
        return chance

    def yields(self, kind: Kind, stars: i64) -> float:
        """The chance that a place can be plundered, if the sheriffs stay away."""
        if kind != CATTLE and kind != SALOON:
            return 1.0
        nothing = 1.0
        missing = 1.0 - share(self.prices.board, BRAND if kind == CATTLE else SIX)
        for _ in range(i64(self.view.dice) - stars):
            nothing *= missing
        calm = 1.0 - self.sheriffs(stars)
        return (1.0 - nothing) / calm if calm > 0.0 else 0.0

    def rolls(self, stars: i64) -> list[float]:
        """By number: the chance that so many stars lie there after the next roll."""
        dice: i64 = self.view.dice
        chances: list[float] = [0.0] * (dice + 1)
        chances[stars] = 1.0
        for _ in range(dice - stars):
            at = dice
            while at > stars:
                chances[at] = chances[at] * (1.0 - self.star) + chances[at - 1] * self.star
                at -= 1
            chances[stars] *= 1.0 - self.star
        return chances


def share(board: Board, face: i64) -> float:
    return float(board.faces.count(face)) / float(len(board.faces))


def tile_at(kind: Kind, value: i64) -> Tile:
    return kind * TILE_VALUES + value - 1
