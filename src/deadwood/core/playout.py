"""The loops that must be fast: random play and its checksum. Compiled with the engines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.moves import Moves
from deadwood.core.reason import check_number
from deadwood.core.state import State

MODULUS: Final[i64] = 2147483647


def random_play(s: State, chance: Chance, limit: i64) -> i64:
    """Play uniformly random legal moves to the end; the number of decisions (at most `limit`)."""
    check_number(limit)
    decisions: i64 = 0
    moves = Moves()
    while s.pending and decisions < limit:
        top = s.pending[-1]
        seat = top.seat(s)
        moves.clear()
        top.add_options(s, seat, moves)
        s.apply(seat, moves.at(chance.below(moves.size)))
        decisions += 1
    return decisions


def random_checksum(s: State, chance: Chance, limit: i64) -> i64:
    """Random play as above; a number that depends on every option and every move of it."""
    checksum: i64 = 1
    decisions: i64 = 0
    while s.pending and decisions < limit:
        top = s.pending[-1]
        seat = top.seat(s)
        moves = top.options(s, seat)
        for move in moves:
            checksum = (checksum * 31 + move + 1) % MODULUS
        chosen = moves[chance.below(len(moves))]
        checksum = (checksum * 31 + chosen * 8 + seat) % MODULUS
        s.apply(seat, chosen)
        decisions += 1
    return checksum


def clone_many(s: State, times: i64) -> None:
    """Clone so many times and throw the copies away, for the bench."""
    for _ in range(times):
        s.clone()
