"""A game of El Paso at any moment: its fields (`schema.py`), and what all rules ask of them; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import BLIND, Chance
from deadwood.core.drawing import Drawing
from deadwood.core.types import HIDDEN, Seat
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
from deadwood.games.el_paso.fields import ElPasoFields

NONE: Final[i64] = -1


@final
class ElPasoState(ElPasoFields):
    """`blank` makes an empty one."""

    def __init__(self, players: i64, chance: Chance, rules: Rules) -> None:
        super().__init__(players, chance)
        self.rules: Final = rules

    def clone(self, chance: Chance | None = None) -> ElPasoState:
        goes_on = self.chance.clone() if chance is None else chance
        twin = ElPasoState(self.players, goes_on, self.rules)
        self.copy_to(twin)
        return twin

    def sketch(self, seat: Seat) -> Drawing:
        from deadwood.games.el_paso.drawing import draw  # it needs this file

        return draw(self, seat)

    def ruled_by(self) -> tuple[object, ...]:
        return (self.rules,)

    def seen_by(self, seat: Seat) -> ElPasoState:
        """A copy for this seat, in which all that it may not see is HIDDEN, and nothing is to come."""
        twin = ElPasoState(self.players, BLIND, self.rules)
        self.copy_to(twin)
        twin.hide_from(seat)
        for kind in range(KINDS):
            for at in range(twin.stock_size(kind)):
                twin.set_queue(kind, at, HIDDEN)
        return twin

    # Reading the table.

    def has(self, seat: Seat, card: Card) -> bool:
        for at in range(HAND):
            if self.hand(seat, at) == card:
                return True
        return False

    def hand_size(self, seat: Seat) -> i64:
        size: i64 = 0
        for at in range(HAND):
            if self.hand(seat, at) != NONE:
                size += 1
        return size

    def is_gone(self, seat: Seat) -> bool:
        return (self.gone >> seat) & 1 == 1

    def has_place(self, kind: Kind) -> bool:
        """Whether the town has this place, empty or not."""
        return self.rules.board.has_place(self.town, kind)

    def top_tile(self, kind: Kind) -> Tile:
        """The tile on top of a place, the lowest that lies there (EP2.3), or NONE."""
        for tile in range(kind * TILE_VALUES, (kind + 1) * TILE_VALUES):
            if self.town_tiles(tile) > 0:
                return tile
        return NONE

    def is_empty(self) -> bool:
        """Whether no tile is left in the town."""
        for tile in range(TILES):
            if self.town_tiles(tile) > 0:
                return False
        return True

    def has_loot(self, seat: Seat) -> bool:
        for tile in range(TILES):
            if self.loot(seat, tile) > 0:
                return True
        return False

    def left_of(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.players else i64(0)  # 0 alone would make objects

    # Moving cards.

    def gain(self, seat: Seat, card: Card) -> None:
        """Sort a card into a hand that has room for it."""
        at = HAND - 1
        while at > 0 and (self.hand(seat, at - 1) == NONE or self.hand(seat, at - 1) > card):
            self.set_hand(seat, at, self.hand(seat, at - 1))
            at -= 1
        self.set_hand(seat, at, card)

    def lose(self, seat: Seat, card: Card) -> None:
        """Take a card out of a hand and close the gap."""
        at: i64 = 0
        while self.hand(seat, at) != card:
            at += 1
        while at < HAND - 1:
            self.set_hand(seat, at, self.hand(seat, at + 1))
            at += 1
        self.set_hand(seat, at, NONE)

    def discard(self, card: Card) -> None:
        kind = card // COPIES
        self.set_queue(kind, self.queue_size(kind), card)
        self.add_queue_size(kind, 1)

    def take_top(self, kind: Kind) -> Card:
        """The top card of a stock that is not empty."""
        card = self.queue(kind, 0)
        left = self.queue_size(kind) - 1
        for at in range(left):
            self.set_queue(kind, at, self.queue(kind, at + 1))
        self.set_queue(kind, left, NONE)
        self.set_queue_size(kind, left)
        self.add_stock_size(kind, -1)
        return card


def blank(players: i64, chance: Chance, rules: Rules) -> ElPasoState:
    """Nothing on the table, and all tiles in the bag."""
    s = ElPasoState(players, chance, rules)
    s.clear()
    for tile in range(TILES):
        s.set_bag(tile, rules.board.tiles[tile])
    return s


def fill_bag(s: ElPasoState) -> None:
    """Into the bag with every tile that lies neither in the town nor before a player."""
    for tile in range(TILES):
        left = s.rules.board.tiles[tile] - s.town_tiles(tile)
        for seat in range(s.players):
            left -= s.loot(seat, tile)
        s.set_bag(tile, left)


def census(s: ElPasoState) -> list[int]:
    """How many of each card, then of each tile, are somewhere."""
    seen: list[int] = [0] * CARDS
    cards = s.list_laid()
    for seat in range(s.players):
        cards += s.list_hand(seat)
    for kind in range(KINDS):
        cards += s.list_queue(kind)
    for card in cards:
        if card != NONE:
            seen[card] += 1
    tiles: list[int] = []
    for tile in range(TILES):
        number = s.bag(tile) + s.town_tiles(tile)
        for seat in range(s.players):
            number += s.loot(seat, tile)
        tiles.append(number)
    return seen + tiles
