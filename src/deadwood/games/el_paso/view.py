"""What one seat may see now: the only place that hides (EP10.1, EP10.2; `schema.py` for events)."""

from __future__ import annotations

from math import gcd
from typing import Final, final

from mypy_extensions import i64

from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.core.view import View
from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import KINDS, ORDER, STAR, TILE_VALUES, TILES
from deadwood.games.el_paso.end import winners
from deadwood.games.el_paso.rules.leaving import group, group_of_all
from deadwood.games.el_paso.rules.plunder import needed
from deadwood.games.el_paso.rules.selling import loot_of, price
from deadwood.games.el_paso.state import NONE, ElPasoState


@final
class ElPasoView(View):
    """The table as `seat` sees it. Tiles and cards are the numbers of `cards.py`."""

    def __init__(self, s: ElPasoState, seat: Seat) -> None:
        board = s.rules.board
        self.seat: Final[int] = seat
        self.players: Final[int] = s.players
        self.hand: Final[list[int]] = [] if seat == NOBODY else hand_of(s, seat)
        self.laid: Final[int] = UNKNOWN if seat == NOBODY else s.laid(seat)  # his own
        self.has_laid: Final[list[bool]] = [card != NONE for card in s.list_laid()]
        self.sizes: Final[list[int]] = [int(s.hand_size(at)) for at in range(s.players)]
        self.stocks: Final[list[int]] = [int(number) for number in s.list_stock_size()]
        self.piles: Final[list[list[int]]] = [pile_of(s, kind) for kind in range(KINDS)]
        self.towns: Final[list[str]] = board.towns
        self.rates: Final[list[int]] = [int(rate) for rate in board.rates]
        # by town and kind: whether the town has that place
        self.lots: Final[list[list[bool]]] = board.lots
        # by kind: the values of all tiles that there are
        self.printed: Final[list[list[int]]] = board.printed
        # by kind: the face that a die must show there, or -1
        self.needs: Final[list[int]] = [int(needed(kind)) for kind in range(KINDS)]
        self.town: Final[int] = s.town
        self.rate: Final[int] = board.rates[s.town]
        self.places: Final[list[bool]] = [s.has_place(kind) for kind in range(KINDS)]
        # by kind the values, top first
        self.stacks: Final[list[list[int]]] = [stack_of(s, kind) for kind in range(KINDS)]
        self.loot: Final[list[list[int]]] = [in_order(loot_of(s, at)) for at in range(s.players)]
        self.nuggets: Final[list[int]] = [int(has) for has in s.list_nuggets()]
        # what each would get for everything that he has
        self.worth: Final[list[int]] = [int(price(s, loot_of(s, at))) for at in range(s.players)]
        self.lookout: Final[int] = s.lookout
        self.dice: Final[int] = board.dice
        self.stars: Final[int] = s.stars
        # the sheriffs come with the next roll in so many cases of so many
        self.risk: Final[list[int]] = risk(board, board.dice - s.stars)
        self.roll: Final[list[int]] = [int(face) for face in s.list_roll()]
        self.raids: Final[int] = s.raids
        self.in_town: Final[list[bool]] = [not s.is_gone(at) for at in range(s.players)]
        self.groups: Final[int] = s.groups
        self.left_now: Final[bool] = s.left_now
        # how many tiles somebody who leaves now may keep
        self.limit: Final[int] = group_of_all(s) if s.is_empty() else group(s)
        # Every open decision of this game holds only what all have seen.
        self.pending: Final = s.saved()
        self.awaited: Final[list[int]] = (
            [int(who) for who in s.pending[-1].seats(s)] if s.pending else []
        )
        self.winners: Final[list[int]] = [int(who) for who in winners(s)]

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
        values.extend([int(at) + 1] * s.town_tiles(kind * TILE_VALUES + at))
    return values


def in_order(loot: list[i64]) -> list[int]:
    """Tiles one by one, the highest first."""
    tiles: list[int] = []
    for place in range(TILES):
        tiles.extend([int(ORDER[place])] * loot[ORDER[place]])
    return tiles


def risk(board: Board, left: i64) -> list[int]:
    """That every die that is left shows a star (EP4.3), in lowest terms."""
    stars = board.faces.count(STAR)
    common = gcd(stars, len(board.faces))
    dice = int(left)
    return [(stars // common) ** dice, (len(board.faces) // common) ** dice]
