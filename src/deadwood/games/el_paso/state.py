"""The table as data; no rules.

Flat lists of small numbers: `hands[seat * HAND + at]` in rising order with NONE behind the last
card, `loot[seat * TILES + tile]` counts tiles.

The cards of a kind that nobody holds are one queue, `queues[kind * COPIES + at]`: first the stock,
its top in front, then the discard pile, its first card in front. Turning the pile over without
shuffling (EP6.2) then moves no card: the first discarded is the first drawn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.state import State
from deadwood.core.types import Seat
from deadwood.games.el_paso.cards import (
    CARDS,
    COPIES,
    HAND,
    KINDS,
    TILE_VALUES,
    TILES,
    Card,
    Kind,
    Tile,
)
from deadwood.games.el_paso.editions import Rules

NONE: Final[i64] = -1
NOTHING: Final[list[i64]] = []  # shared by tables under construction, never filled


@final
class Table(State):
    """One game of El Paso at any moment. `blank` makes an empty one."""

    def __init__(self, players: i64, chance: Chance, rules: Rules) -> None:
        super().__init__(players, chance)
        self.rules: Final = rules
        self.hands: list[i64] = NOTHING
        self.laid: list[i64] = NOTHING  # by seat: the card face down (or just turned up), or NONE
        self.queues: list[i64] = NOTHING
        self.lengths: list[i64] = NOTHING  # of the queues
        self.stocks: list[i64] = NOTHING  # so many of a queue lie face down
        self.bag: list[i64] = NOTHING
        self.town_tiles: list[i64] = NOTHING
        self.loot: list[i64] = NOTHING
        self.nuggets: list[i64] = NOTHING
        self.town: i64 = NONE
        self.lookout: i64 = NONE
        self.stars: i64 = 0  # dice on the sheriff field
        self.roll: list[i64] = NOTHING  # the faces of the last roll in this town
        self.raids: i64 = 0  # in this town so far
        self.gone: i64 = 0  # a bit per seat that has left this town
        self.groups: i64 = 0  # earlier rounds of decisions in which somebody left this town
        self.left_now: bool = False  # somebody has left in this round

    def clone(self) -> Table:
        twin = Table(self.players, self.chance.clone(), self.rules)
        twin.pending = self.pending.copy()
        twin.hands = self.hands.copy()
        twin.laid = self.laid.copy()
        twin.queues = self.queues.copy()
        twin.lengths = self.lengths.copy()
        twin.stocks = self.stocks.copy()
        twin.bag = self.bag.copy()
        twin.town_tiles = self.town_tiles.copy()
        twin.loot = self.loot.copy()
        twin.nuggets = self.nuggets.copy()
        twin.town = self.town
        twin.lookout = self.lookout
        twin.stars = self.stars
        twin.roll = self.roll.copy()
        twin.raids = self.raids
        twin.gone = self.gone
        twin.groups = self.groups
        twin.left_now = self.left_now
        return twin

    def fields(self) -> tuple[object, ...]:
        return (
            self.players,
            self.chance.fields(),
            self.saved(),
            tuple(self.hands),
            tuple(self.laid),
            tuple(self.queues),
            tuple(self.lengths),
            tuple(self.stocks),
            tuple(self.bag),
            tuple(self.town_tiles),
            tuple(self.loot),
            tuple(self.nuggets),
            self.town,
            self.lookout,
            self.stars,
            tuple(self.roll),
            self.raids,
            self.gone,
            self.groups,
            self.left_now,
        )

    # Reading the table.

    def has(self, seat: Seat, card: Card) -> bool:
        base = seat * HAND
        for at in range(HAND):
            if self.hands[base + at] == card:
                return True
        return False

    def hand_size(self, seat: Seat) -> i64:
        size: i64 = 0
        for at in range(HAND):
            if self.hands[seat * HAND + at] != NONE:
                size += 1
        return size

    def is_gone(self, seat: Seat) -> bool:
        return (self.gone >> seat) & 1 == 1

    def has_place(self, kind: Kind) -> bool:
        """Whether the town has this place, empty or not."""
        return self.rules.board.has_place(self.town, kind)

    def top_tile(self, kind: Kind) -> Tile:
        """The tile on top of a place, the lowest that lies there (EP2.3), or NONE."""
        for at in range(kind * TILE_VALUES, (kind + 1) * TILE_VALUES):
            if self.town_tiles[at] > 0:
                return at
        return NONE

    def is_empty(self) -> bool:
        """Whether no tile is left in the town."""
        for at in range(TILES):
            if self.town_tiles[at] > 0:
                return False
        return True

    def has_loot(self, seat: Seat) -> bool:
        for at in range(seat * TILES, (seat + 1) * TILES):
            if self.loot[at] > 0:
                return True
        return False

    def left_of(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.players else 0

    # Moving cards.

    def gain(self, seat: Seat, card: Card) -> None:
        """Sort a card into a hand that has room for it."""
        base = seat * HAND
        at = base + HAND - 1
        while at > base and (self.hands[at - 1] == NONE or self.hands[at - 1] > card):
            self.hands[at] = self.hands[at - 1]
            at -= 1
        self.hands[at] = card

    def lose(self, seat: Seat, card: Card) -> None:
        """Take a card out of a hand and close the gap."""
        at = seat * HAND
        last = at + HAND - 1
        while self.hands[at] != card:
            at += 1
        while at < last:
            self.hands[at] = self.hands[at + 1]
            at += 1
        self.hands[last] = NONE

    def discard(self, card: Card) -> None:
        kind = card // COPIES
        self.queues[kind * COPIES + self.lengths[kind]] = card
        self.lengths[kind] += 1

    def take_top(self, kind: Kind) -> Card:
        """The top card of a stock that is not empty."""
        base = kind * COPIES
        card = self.queues[base]
        self.lengths[kind] -= 1
        self.stocks[kind] -= 1
        left = self.lengths[kind]
        for at in range(base, base + left):
            self.queues[at] = self.queues[at + 1]
        self.queues[base + left] = NONE
        return card


def blank(players: i64, chance: Chance, rules: Rules) -> Table:
    """A table with nothing on it."""
    s = Table(players, chance, rules)
    s.hands = [NONE] * (players * HAND)
    s.laid = [NONE] * players
    s.queues = [NONE] * CARDS
    s.lengths = [0] * KINDS
    s.stocks = [0] * KINDS
    s.bag = rules.board.tiles.copy()
    s.town_tiles = [0] * TILES
    s.loot = [0] * (players * TILES)
    s.nuggets = [0] * players
    s.roll = []
    return s


def fill_bag(s: Table) -> None:
    """Into the bag with every tile that lies neither in the town nor before a player."""
    s.bag = s.rules.board.tiles.copy()
    for at in range(TILES):
        s.bag[at] -= s.town_tiles[at]
        for seat in range(s.players):
            s.bag[at] -= s.loot[seat * TILES + at]


def census(s: Table) -> list[int]:
    """How many of each card, then of each tile, are somewhere."""
    seen: list[int] = [0] * CARDS
    for pile in (s.hands, s.laid, s.queues):
        for card in pile:
            if card != NONE:
                seen[card] += 1
    tiles: list[int] = [0] * TILES
    for at in range(TILES):
        tiles[at] = s.bag[at] + s.town_tiles[at]
    for at in range(s.players * TILES):
        tiles[at % TILES] += s.loot[at]
    return seen + tiles
