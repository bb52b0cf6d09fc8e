"""What one seat may see now (EP10.1, EP10.2): a state without the rest, and figures of it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.core.drawing import Drawing
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.core.view import View
from deadwood.games.el_paso.cards import KINDS, ORDER, TILE_VALUES, TILES
from deadwood.games.el_paso.end import winners
from deadwood.games.el_paso.rules.leaving import group, group_of_all
from deadwood.games.el_paso.rules.plunder import needed
from deadwood.games.el_paso.rules.selling import price_of_all
from deadwood.games.el_paso.state import NONE, ElPasoState

# By kind: the face that a die must show there, or -1.
NEEDS: Final = [int(needed(kind)) for kind in range(KINDS)]


@final
class ElPasoView(View):
    """The table as `seat` sees it. Tiles and cards are the numbers of `cards.py`."""

    # It is a state in which all that the seat may not see is HIDDEN; figures are made when they are
    # asked for.

    def __init__(self, s: ElPasoState, seat: Seat) -> None:
        super().__init__(seat)
        self.state: Final = s.seen_by(seat)

    def picture(self) -> Drawing:
        return self.state.picture(self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return (ElPasoView, (self.state, self.seat))

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def hand(self) -> list[int]:
        return [] if self.seat == NOBODY else hand_of(self.state, self.seat)

    @property
    def laid(self) -> int:
        return UNKNOWN if self.seat == NOBODY else self.state.laid(self.seat)

    @property
    def has_laid(self) -> list[bool]:
        return [card != NONE for card in self.state.list_laid()]

    @property
    def sizes(self) -> list[int]:
        return [int(self.state.hand_size(at)) for at in range(self.state.players)]

    @property
    def stocks(self) -> list[int]:
        return [int(number) for number in self.state.list_stock_size()]

    @property
    def piles(self) -> list[list[int]]:
        return [pile_of(self.state, kind) for kind in range(KINDS)]

    @property
    def towns(self) -> list[str]:
        return self.state.rules.board.towns

    @property
    def rates(self) -> list[int]:
        return self.state.rules.board.shown_rates

    @property
    def lots(self) -> list[list[bool]]:
        """by town and kind: whether the town has that place"""
        return self.state.rules.board.lots

    @property
    def marks(self) -> list[list[int]]:
        """by town: who vouches for its name, its rate and each of its places (`SOURCES`, by number)"""
        return self.state.rules.board.marks

    @property
    def printed(self) -> list[list[int]]:
        """by kind: the values of all tiles that there are"""
        return self.state.rules.board.printed

    @property
    def needs(self) -> list[int]:
        """by kind: the face that a die must show there, or -1"""
        return NEEDS

    @property
    def town(self) -> int:
        return self.state.town

    @property
    def rate(self) -> int:
        return self.state.rules.board.rates[self.state.town]

    @property
    def places(self) -> list[bool]:
        return self.state.rules.board.lots[self.state.town]

    @property
    def stacks(self) -> list[list[int]]:
        """by kind the values, top first"""
        return [stack_of(self.state, kind) for kind in range(KINDS)]

    @property
    def loot(self) -> list[list[int]]:
        return [loot_in_order(self.state, at) for at in range(self.state.players)]

    @property
    def nuggets(self) -> list[int]:
        return [int(has) for has in self.state.list_nuggets()]

    @property
    def worth(self) -> list[int]:
        """what each would get for everything that he has"""
        return [int(price_of_all(self.state, at)) for at in range(self.state.players)]

    @property
    def lookout(self) -> int:
        return self.state.lookout

    @property
    def dice(self) -> int:
        return self.state.rules.board.dice

    @property
    def stars(self) -> int:
        return self.state.stars

    @property
    def risk(self) -> list[int]:
        """the sheriffs come with the next roll in so many cases of so many"""
        return self.state.rules.board.risks[self.state.stars]

    @property
    def roll(self) -> list[int]:
        return [int(face) for face in self.state.list_roll()]

    @property
    def raids(self) -> int:
        return self.state.raids

    @property
    def in_town(self) -> list[bool]:
        return [not self.state.is_gone(at) for at in range(self.state.players)]

    @property
    def groups(self) -> int:
        return self.state.groups

    @property
    def left_now(self) -> bool:
        return self.state.left_now

    @property
    def limit(self) -> int:
        """how many tiles somebody who leaves now may keep"""
        s = self.state
        return group_of_all(s) if s.is_empty() else group(s)

    @property
    def pending(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Every open decision of this game holds only what all have seen."""
        return self.state.saved()

    @property
    def awaited(self) -> list[int]:
        s = self.state
        return [int(who) for who in s.pending[-1].seats(s)] if s.pending else []

    @property
    def winners(self) -> list[int]:
        return [int(who) for who in winners(self.state)]

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "players": self.players,
            "hand": self.hand,
            "laid": self.laid,
            "has_laid": self.has_laid,
            "sizes": self.sizes,
            "stocks": self.stocks,
            "piles": self.piles,
            "towns": self.towns,
            "rates": self.rates,
            "lots": self.lots,
            "marks": self.marks,
            "printed": self.printed,
            "needs": self.needs,
            "town": self.town,
            "rate": self.rate,
            "places": self.places,
            "stacks": self.stacks,
            "loot": self.loot,
            "nuggets": self.nuggets,
            "worth": self.worth,
            "lookout": self.lookout,
            "dice": self.dice,
            "stars": self.stars,
            "risk": self.risk,
            "roll": self.roll,
            "raids": self.raids,
            "in_town": self.in_town,
            "groups": self.groups,
            "left_now": self.left_now,
            "limit": self.limit,
            "pending": self.pending,
            "awaited": self.awaited,
            "winners": self.winners,
        }


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
