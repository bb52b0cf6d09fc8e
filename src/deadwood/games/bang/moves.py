"""Moves as small numbers: packing and unpacking. Written by `make types` from `schema.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move

END: Final[i64] = 0
PASS: Final[i64] = 1
DRAW: Final[i64] = 2
TAKE_DISCARD: Final[i64] = 3
HEAL: Final[i64] = 4
FROM_HAND: Final[i64] = 5
TAKE_FROM: Final[i64] = 6
PLAY: Final[i64] = 13
PLAY_AT: Final[i64] = 93
DISCARD: Final[i64] = 653
CHOOSE: Final[i64] = 733
BE: Final[i64] = 813
SPACE: Final[i64] = 829


def is_take_from(move: Move) -> bool:
    return TAKE_FROM <= move < 13


def take_from(victim: i64) -> Move:
    return TAKE_FROM + victim


def take_from_victim(move: Move) -> i64:
    return move - TAKE_FROM


def is_play(move: Move) -> bool:
    return PLAY <= move < 93


def play(card: i64) -> Move:
    return PLAY + card


def play_card(move: Move) -> i64:
    return move - PLAY


def is_play_at(move: Move) -> bool:
    return PLAY_AT <= move < 653


def play_at(card: i64, target: i64) -> Move:
    return PLAY_AT + card * 7 + target


def play_at_card(move: Move) -> i64:
    return (move - PLAY_AT) // 7


def play_at_target(move: Move) -> i64:
    return (move - PLAY_AT) % 7


def is_discard(move: Move) -> bool:
    return DISCARD <= move < 733


def discard(card: i64) -> Move:
    return DISCARD + card


def discard_card(move: Move) -> i64:
    return move - DISCARD


def is_choose(move: Move) -> bool:
    return CHOOSE <= move < 813


def choose(card: i64) -> Move:
    return CHOOSE + card


def choose_card(move: Move) -> i64:
    return move - CHOOSE


def is_be(move: Move) -> bool:
    return BE <= move < 829


def be(character: i64) -> Move:
    return BE + character


def be_character(move: Move) -> i64:
    return move - BE
