"""What one seat may see now (EP10.1, EP10.2): a state without the rest, and figures of it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.core.drawing import Drawing
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.core.view import SavedStack
from deadwood.games.el_paso.cards import KINDS, ORDER, TILE_VALUES, TILES
from deadwood.games.el_paso.end import winners
from deadwood.games.el_paso.fields import ElPasoShown
from deadwood.games.el_paso.rules.leaving import group, group_of_all
from deadwood.games.el_paso.rules.plunder import needed
from deadwood.games.el_paso.rules.selling import price_of_all
from deadwood.games.el_paso.state import NONE, ElPasoState

# By kind: the face that a die must show there, or -1.
NEEDS: Final = [int(needed(kind)) for kind in range(KINDS)]


@final
class ElPasoView(ElPasoShown):
    """The table as `seat` sees it. Tiles and cards are the numbers of `cards.py`."""

    # It is a state in which all that the seat may not see is HIDDEN; figures are made when they are
    # asked for.

    def __init__(self, s: ElPasoState, seat: Seat) -> None:
        self.half: Final = s.seen_by(seat)
        super().__init__(self.half, seat)

    def picture(self) -> Drawing:
        return self.half.picture(self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return (ElPasoView, (self.half, self.seat))

    @property
    def players(self) -> int:
        return self.half.players

    @property
    def hand(self) -> list[int]:
        return [] if self.seat == NOBODY else hand_of(self.half, self.seat)

    @property
    def laid(self) -> int:
        return UNKNOWN if self.seat == NOBODY else self.half.laid(self.seat)

    @property
    def has_laid(self) -> list[bool]:
        return [card != NONE for card in self.half.list_laid()]

    @property
    def sizes(self) -> list[int]:
        return [int(self.half.hand_size(at)) for at in range(self.half.players)]

    @property
    def piles(self) -> list[list[int]]:
        return [pile_of(self.half, kind) for kind in range(KINDS)]

    @property
    def towns(self) -> list[str]:
        return self.half.rules.board.towns

    @property
    def rates(self) -> list[int]:
        return self.half.rules.board.shown_rates

    @property
    def lots(self) -> list[list[bool]]:
        """by town and kind: whether the town has that place"""
        return self.half.rules.board.lots

    @property
    def marks(self) -> list[list[int]]:
        """by town: who vouches for its name, its rate and each of its places (`SOURCES`, by number)"""
        return self.half.rules.board.marks

    @property
    def printed(self) -> list[list[int]]:
        """by kind: the values of all tiles that there are"""
        return self.half.rules.board.printed

    @property
    def needs(self) -> list[int]:
        """by kind: the face that a die must show there, or -1"""
        return NEEDS

    @property
    def rate(self) -> int:
        return self.half.rules.board.rates[self.half.town]

    @property
    def places(self) -> list[bool]:
        return self.half.rules.board.lots[self.half.town]

    @property
    def stacks(self) -> list[list[int]]:
        """by kind the values, top first"""
        return [stack_of(self.half, kind) for kind in range(KINDS)]

    @property
    def loot(self) -> list[list[int]]:
        return [loot_in_order(self.half, at) for at in range(self.half.players)]

    @property
    def worth(self) -> list[int]:
        """what each would get for everything that he has"""
        return [int(price_of_all(self.half, at)) for at in range(self.half.players)]

    @property
    def dice(self) -> int:
        return self.half.rules.board.dice

    @property
    def risk(self) -> list[int]:
        """the sheriffs come with the next roll in so many cases of so many"""
        return self.half.rules.board.risks[self.half.stars]

    @property
    def in_town(self) -> list[bool]:
        return [not self.half.is_gone(at) for at in range(self.half.players)]

    @property
    def limit(self) -> int:
        """how many tiles somebody who leaves now may keep"""
        s = self.half
        return group_of_all(s) if s.is_empty() else group(s)

    @property
    def pending(self) -> SavedStack:
        """Every open decision of this game holds only what all have seen."""
        return self.half.saved()

    @property
    def awaited(self) -> list[int]:
        s = self.half
        return [int(who) for who in s.pending[-1].seats(s)] if s.pending else []

    @property
    def winners(self) -> list[int]:
        return [int(who) for who in winners(self.half)]


def hand_of(s: ElPasoState, seat: Seat) -> list[int]:
    return [int(card) for card in s.list_hand(seat) if card != NONE]


def pile_of(s: ElPasoState, kind: i64) -> list[int]:
    """The discard pile, its first card first."""
    return [int(s.queue(kind, at)) for at in range(s.stock_size(kind), s.queue_size(kind))]


def stack_of(s: ElPasoState, kind: i64) -> list[int]:
    """The values at a place, top first."""
    values: list[int] = []
    for at in range(TILE_VALUES):
        for _ in range(s.town_tiles(kind * TILE_VALUES + at)):
            values.append(int(at) + 1)
    return values


def loot_in_order(s: ElPasoState, seat: Seat) -> list[int]:
    """A player's tiles one by one, the highest first."""
    tiles: list[int] = []
    for place in range(TILES):
        tile = ORDER[place]
        for _ in range(s.loot(seat, tile)):
            tiles.append(int(tile))
    return tiles
