"""Room for the answers to a question, filled again and again: playouts make no list of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from deadwood.core.types import Move

FIRST_ROOM: Final = 128
BITS: Final = 64


@final
class Moves:
    """The moves so far; `clear` before the next question."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, move: Move) -> None:
        if self.size == i64(len(self.cells)):
            self.grow()
        self.cells[self.size] = move
        self.size += 1

    def grow(self) -> None:
        self.cells = append(self.cells, 0)

    def add_range(self, first: Move, last: Move) -> None:
        """All moves from the first to the last of them."""
        for move in range(first, last + 1):
            self.add(move)

    def add_bits(self, first: Move, bits: i64) -> None:
        """For every bit the move so many after the first."""
        while i64(len(self.cells)) < self.size + BITS:
            self.grow()
        cells = self.cells
        size = self.size
        while bits != 0:
            cells[size] = first  # stays only if the bit is set: a branch would be foretold wrongly
            size += bits & 1
            bits >>= 1
            first += 1
        self.size = size

    def at(self, place: i64) -> Move:
        return self.cells[place]

    def listed(self) -> list[Move]:
        """The same as a list, for those who need not hurry."""
        found: list[Move] = []
        for place in range(self.size):
            found.append(self.cells[place])
        return found

    def has(self, move: Move) -> bool:
        for place in range(self.size):
            if self.cells[place] == move:
                return True
        return False
