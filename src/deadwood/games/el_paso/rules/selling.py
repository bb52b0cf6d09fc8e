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


def loot_of(s: ElPasoState, seat: Seat) -> list[i64]:
    return s.list_loot(seat)


def sell(s: ElPasoState, seat: Seat, kept: tuple[int, ...]) -> None:
    """One sale of everything that the player does not keep."""
    loot = loot_of(s, seat)
    for at in kept:
        loot[at] -= 1
    here = points_here(s, loot)
    elsewhere = points_elsewhere(s, loot)
    s.add_nuggets(seat, here // rate(s) + elsewhere)
    if s.events is not None and here + elsewhere > 0:
        s.tell("sell", seat, (here, rate(s), here // rate(s) + elsewhere, elsewhere))
    for tile in range(TILES):
        if loot[tile] > 0:
            s.add_bag(tile, loot[tile])  # EP2.5
            s.add_loot(seat, tile, -loot[tile])
