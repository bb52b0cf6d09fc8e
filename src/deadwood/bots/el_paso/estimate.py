"""How likely everybody wins El Paso, with what he has between two towns.

Nuggets, what kept tiles will bring, and a little for the cards in hand are added up; the odds of two
players follow from how far they are apart. All numbers are fitted to games of rangers.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.el_paso.worth import Prices
from deadwood.core.types import Seat
from deadwood.games.el_paso.cards import COPIES, HAND, KINDS, TILE_VALUES, TILES
from deadwood.games.el_paso.end import winners
from deadwood.games.el_paso.state import NONE, ElPasoState

# By players: so many nuggets more after a town are odds of e to 1.
EDGES: Final = [0.0, 0.0, 7.0, 5.8, 5.0, 4.3]
KEPT: Final = 0.93  # what a kept tile is worth of what the ranger takes it for
POINT: Final = 0.03  # nuggets that a point on the cards of a hand is worth
KIND: Final = 0.33  # nuggets that it is worth to hold a card of one more kind


@final
class ElPasoEstimate:
    """Made once for a board and a number of players."""

    def __init__(self, prices: Prices, players: int) -> None:
        self.last: Final = prices.towns - 1
        self.edge: Final = EDGES[players]
        self.kept: Final = kept_worth(prices)

    def chances(self, s: ElPasoState, chased: bool) -> list[float]:
        """By seat, at the end of a town; `chased`: if the sheriffs came to this one now."""
        if not s.pending:
            return shared(s)
        over = chased and s.town == self.last
        town = s.town + 1 if chased else s.town  # the one that comes next
        worth: list[float] = []
        most = -1.0
        for seat in range(s.players):
            has = float(s.nuggets(seat))
            if not chased or s.is_gone(seat):
                has += self.loot_worth(s, seat, town)
            if not over:
                has += hand_worth(s, seat, town)
            worth.append(has)
            most = max(most, has)
        total = 0.0
        for seat in range(s.players):
            if over:
                chance = 1.0 if worth[seat] >= most else 0.0  # EP9.4
            else:
                chance = exp((worth[seat] - most) / self.edge)
            worth[seat] = chance
            total += chance
        for seat in range(s.players):
            worth[seat] /= total
        return worth

    def loot_worth(self, s: ElPasoState, seat: Seat, town: i64) -> float:
        total = 0.0
        for tile in range(TILES):
            if s.loot(seat, tile) > 0:
                total += float(s.loot(seat, tile)) * self.kept[town * TILES + tile]
        return total


def hand_worth(s: ElPasoState, seat: Seat, town: i64) -> float:
    """What a hand is worth in the town to come: its points there, and its choice of places."""
    places = s.rules.board.places[town]
    points: i64 = 0
    kinds: i64 = 0
    number: i64 = 0
    for at in range(HAND):
        card = s.hand(seat, at)
        if card != NONE and (places >> (card // COPIES)) & 1:
            points += card % COPIES + 1
            bit = i64(1) << (card // COPIES)
            if kinds & bit == 0:
                kinds |= bit
                number += 1
    return POINT * float(points) + KIND * float(number)


def kept_worth(prices: Prices) -> list[float]:
    """By town that comes next, and tile: what a tile is worth that was kept for it."""
    found: list[float] = [0.0] * TILES
    for at in range(prices.towns * KINDS):
        share = KEPT if at < (prices.towns - 1) * KINDS else 1.0  # after the last town it is sold
        for value in range(1, TILE_VALUES + 1):
            found.append(share * prices.later[at] * float(value))
    return found


def shared(s: ElPasoState) -> list[float]:
    """The game is over: the winners share one point."""
    found = [0.0] * s.players
    won = winners(s)
    for seat in won:
        found[seat] = 1.0 / float(len(won))
    return found
