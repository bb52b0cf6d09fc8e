"""The buffer of moves that questions fill."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from deadwood.core.moves import BITS, FIRST_ROOM, Moves


def filled(first: int, number: int) -> Moves:
    moves = Moves()
    moves.add_range(first, first + number - 1)
    return moves


def test_moves_come_out_as_they_went_in() -> None:
    moves = Moves()
    moves.add(7)
    moves.add(3)
    assert moves.listed() == [7, 3]
    assert (moves.size, moves.at(1)) == (2, 3)
    assert moves.has(7)
    assert not moves.has(4)
    moves.clear()
    assert moves.listed() == []
    assert not moves.has(7)


def test_a_range_has_its_first_and_its_last() -> None:
    assert filled(5, 3).listed() == [5, 6, 7]
    assert filled(5, 0).listed() == []


@pytest.mark.parametrize("there", [0, 1, FIRST_ROOM - BITS, FIRST_ROOM - 1, FIRST_ROOM, 300])
def test_bits_name_moves_from_the_first_on_however_many_are_there(there: int) -> None:
    moves = filled(1000, there)
    bits: i64 = 0b1000_0000_0000_0000_0000_0110_0001
    moves.add_bits(20, bits)
    moves.add_bits(0, 0)
    moves.add_bits(9, i64(1) << 61)
    assert moves.listed() == [*range(1000, 1000 + there), 20, 25, 26, 47, 70]
