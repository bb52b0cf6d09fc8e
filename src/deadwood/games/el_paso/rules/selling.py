"""Loot for nuggets (chapter EP8).

EP8.1 Kinds whose place this town has: the sum of their values, divided by its rate, rounded down.
EP8.2 Kinds that it lacks: the sum of their values, one to one.
EP8.3 What counts is the printed place, even when no tile is left there.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.el_paso.cards import TILES, tile_kind, tile_value
from deadwood.games.el_paso.state import ElPasoState


def points_here(s: ElPasoState, loot: list[i64]) -> i64:
    """The value of the tiles that go at this town's rate."""
    total: i64 = 0
    for at in range(TILES):
        if loot[at] > 0 and s.has_place(tile_kind(at)):  # EP8.3
            total += loot[at] * tile_value(at)
    return total


def points_elsewhere(s: ElPasoState, loot: list[i64]) -> i64:
    """The value of the tiles that go one to one."""
    total: i64 = 0
    for at in range(TILES):
        if loot[at] > 0 and not s.has_place(tile_kind(at)):
            total += loot[at] * tile_value(at)
    return total


def rate(s: ElPasoState) -> i64:
    return s.rules.board.rates[s.town]


def price(s: ElPasoState, loot: list[i64]) -> i64:
    """What one sale of these tiles brings in this town."""
    return points_here(s, loot) // rate(s) + points_elsewhere(s, loot)  # EP8.1, EP8.2


def price_of_all(s: ElPasoState, seat: Seat) -> i64:
    """What a player would get for everything that he has."""
    here: i64 = 0
    elsewhere: i64 = 0
    for tile in range(TILES):
        number = s.loot(seat, tile)
        if number > 0:
            if s.has_place(tile_kind(tile)):
                here += number * tile_value(tile)
            else:
                elsewhere += number * tile_value(tile)
    return here // rate(s) + elsewhere


def loot_of(s: ElPasoState, seat: Seat) -> list[i64]:
    return s.list_loot(seat)


def sell(s: ElPasoState, seat: Seat, kept: tuple[int, ...]) -> None:
    """One sale of everything that the player does not keep."""
    for tile in kept:
        s.add_loot(seat, tile, -1)  # it stays his
    here: i64 = 0
    elsewhere: i64 = 0
    for tile in range(TILES):
        number = s.loot(seat, tile)
        if number > 0:
            if s.has_place(tile_kind(tile)):  # EP8.3
                here += number * tile_value(tile)
            else:
                elsewhere += number * tile_value(tile)
            s.add_bag(tile, number)  # EP2.5
            s.set_loot(seat, tile, 0)
    for tile in kept:
        s.add_loot(seat, tile, 1)
    s.add_nuggets(seat, here // rate(s) + elsewhere)
    if s.events is not None and here + elsewhere > 0:
        s.tell("sell", seat, (here, rate(s), here // rate(s) + elsewhere, elsewhere))
