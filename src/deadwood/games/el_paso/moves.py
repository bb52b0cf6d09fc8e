"""Moves as small numbers: packing and unpacking. Written by `make types` from `schema.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move

LEAVE: Final[i64] = 0
DONE: Final[i64] = 1
LAY: Final[i64] = 2
DRAW: Final[i64] = 50
KEEP: Final[i64] = 56
SPACE: Final[i64] = 110


def is_lay(move: Move) -> bool:
    return LAY <= move < 50


def lay(card: i64) -> Move:
    return LAY + card


def lay_card(move: Move) -> i64:
    return move - LAY


def is_draw(move: Move) -> bool:
    return DRAW <= move < 56


def draw(stock: i64) -> Move:
    return DRAW + stock


def draw_stock(move: Move) -> i64:
    return move - DRAW


def is_keep(move: Move) -> bool:
    return KEEP <= move < 110


def keep(tile: i64) -> Move:
    return KEEP + tile


def keep_tile(move: Move) -> i64:
    return move - KEEP
