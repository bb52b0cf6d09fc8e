"""Moves as small numbers: packing and unpacking, nothing else. Their words are in `notation.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move
from deadwood.games.el_paso.cards import CARDS, KINDS, TILES

LEAVE: Final[i64] = 0
DONE: Final[i64] = 1
LAY: Final[i64] = 2  # + card
DRAW: Final[i64] = LAY + CARDS  # + kind
KEEP: Final[i64] = DRAW + KINDS  # + tile
SPACE: Final[i64] = KEEP + TILES


def is_lay(move: Move) -> bool:
    return LAY <= move < DRAW


def is_draw(move: Move) -> bool:
    return DRAW <= move < KEEP


def is_keep(move: Move) -> bool:
    return KEEP <= move < SPACE
