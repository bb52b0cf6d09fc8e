"""Which tiles a leaver keeps by habit (EP7.2, EP7.4): those that gain most by being kept."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.types import Move, Seat
from deadwood.games.el_paso.cards import ORDER, PLACE_IN_ORDER, TILES
from deadwood.games.el_paso.moves import DONE, KEEP
from deadwood.games.el_paso.state import ElPasoState


def next_kept(
    more: vec[float],
    s: ElPasoState,
    seat: Seat,
    limit: i64,
    kept: tuple[int, ...],
    moves: list[Move] | None = None,
) -> Move:
    """The next tile to keep, or DONE; `more` says by town and tile what keeping gains. Only among `moves`, if given."""
    left = kept_tiles(more, s, seat, limit + len(kept))
    for at in kept:
        if at in left:
            left.remove(at)
    first: i64 = TILES
    for at in left:
        if moves is None or KEEP + at in moves:
            first = min(first, PLACE_IN_ORDER[at])
    if first == TILES or (kept and first < PLACE_IN_ORDER[kept[-1]]):
        return DONE
    return KEEP + ORDER[first]


def kept_tiles(more: vec[float], s: ElPasoState, seat: Seat, limit: i64) -> list[i64]:
    """At most so many, those first that gain most."""
    town = s.town * TILES
    chosen: list[i64] = []
    for at in range(TILES):
        number = s.loot(seat, at)
        gain = more[town + at]
        while number > 0 and gain > 0.0:
            number -= 1
            place = i64(len(chosen))
            while place > 0 and more[town + chosen[place - 1]] < gain:
                place -= 1
            chosen.insert(place, at)
    return chosen[:limit]
