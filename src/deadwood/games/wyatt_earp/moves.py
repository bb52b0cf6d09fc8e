"""Moves as small numbers: packing and unpacking. Written by `make types` from `schema.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move

DRAW_SUPPLY: Final[i64] = 0
DRAW_DISCARD: Final[i64] = 1
PASS: Final[i64] = 2
LAY: Final[i64] = 3
PLAY_PHOTO: Final[i64] = 52
SHOOT_BANK: Final[i64] = 59
SHOOT_FASTEST: Final[i64] = 60
SHOOT_STAGECOACH: Final[i64] = 61
SHOOT_HIDEOUT: Final[i64] = 62
SHOOT_WANTED: Final[i64] = 63
ASK: Final[i64] = 64
EARP_DRAW: Final[i64] = 78
EARP_SEARCH: Final[i64] = 79
EARP_RESCUE: Final[i64] = 80
DISCARD: Final[i64] = 81
PLACE: Final[i64] = 101
TARGET: Final[i64] = 108
TAKE: Final[i64] = 136
FOUND_PLAY_PHOTO: Final[i64] = 156
FOUND_SHOOT_BANK: Final[i64] = 163
FOUND_SHOOT_FASTEST: Final[i64] = 164
FOUND_SHOOT_STAGECOACH: Final[i64] = 165
FOUND_SHOOT_HIDEOUT: Final[i64] = 166
FOUND_SHOOT_WANTED: Final[i64] = 167
FOUND_ASK: Final[i64] = 168
FOUND_EARP_DRAW: Final[i64] = 182
FOUND_EARP_SEARCH: Final[i64] = 183
FOUND_EARP_RESCUE: Final[i64] = 184
SPACE: Final[i64] = 185


def is_lay(move: Move) -> bool:
    return LAY <= move < 52


def lay(outlaw: i64, count: i64) -> Move:
    return LAY + outlaw * 7 + count - 1


def lay_outlaw(move: Move) -> i64:
    return (move - LAY) // 7


def lay_count(move: Move) -> i64:
    return (move - LAY) % 7 + 1


def is_play_photo(move: Move) -> bool:
    return PLAY_PHOTO <= move < 59


def play_photo(outlaw: i64) -> Move:
    return PLAY_PHOTO + outlaw


def play_photo_outlaw(move: Move) -> i64:
    return move - PLAY_PHOTO


def is_ask(move: Move) -> bool:
    return ASK <= move < 78


def ask(outlaw: i64, direction: i64) -> Move:
    return ASK + outlaw * 2 + direction


def ask_outlaw(move: Move) -> i64:
    return (move - ASK) // 2


def ask_direction(move: Move) -> i64:
    return (move - ASK) % 2


def is_discard(move: Move) -> bool:
    return DISCARD <= move < 101


def discard(card: i64) -> Move:
    return DISCARD + card


def discard_card(move: Move) -> i64:
    return move - DISCARD


def is_place(move: Move) -> bool:
    return PLACE <= move < 108


def place(outlaw: i64) -> Move:
    return PLACE + outlaw


def place_outlaw(move: Move) -> i64:
    return move - PLACE


def is_target(move: Move) -> bool:
    return TARGET <= move < 136


def target(seat: i64, outlaw: i64) -> Move:
    return TARGET + seat * 7 + outlaw


def target_seat(move: Move) -> i64:
    return (move - TARGET) // 7


def target_outlaw(move: Move) -> i64:
    return (move - TARGET) % 7


def is_take(move: Move) -> bool:
    return TAKE <= move < 156


def take(card: i64) -> Move:
    return TAKE + card


def take_card(move: Move) -> i64:
    return move - TAKE


def is_found_play_photo(move: Move) -> bool:
    return FOUND_PLAY_PHOTO <= move < 163


def found_play_photo(outlaw: i64) -> Move:
    return FOUND_PLAY_PHOTO + outlaw


def found_play_photo_outlaw(move: Move) -> i64:
    return move - FOUND_PLAY_PHOTO


def is_found_ask(move: Move) -> bool:
    return FOUND_ASK <= move < 182


def found_ask(outlaw: i64, direction: i64) -> Move:
    return FOUND_ASK + outlaw * 2 + direction


def found_ask_outlaw(move: Move) -> i64:
    return (move - FOUND_ASK) // 2


def found_ask_direction(move: Move) -> i64:
    return (move - FOUND_ASK) % 2
