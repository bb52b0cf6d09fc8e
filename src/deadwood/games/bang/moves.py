"""Moves as small numbers: packing and unpacking, nothing else. Their words are in `notation.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move, Seat
from deadwood.games.bang.cards import CARDS, CHARACTERS, Card

SEATS: Final[i64] = 7

END: Final[i64] = 0  # of phase II
PASS: Final[i64] = 1
DRAW: Final[i64] = 2  # for a sign; or, in phase I, from the talon
TAKE_DISCARD: Final[i64] = 3  # Pedro Ramirez
HEAL: Final[i64] = 4  # Sid Ketchum: two cards for a life
FROM_HAND: Final[i64] = 5  # a card from the hand, at random
TAKE_FROM: Final[i64] = 6  # + seat: Jesse Jones
PLAY: Final[i64] = TAKE_FROM + SEATS  # + card
PLAY_AT: Final[i64] = PLAY + CARDS  # + card * SEATS + seat
DISCARD: Final[i64] = PLAY_AT + CARDS * SEATS  # + card
CHOOSE: Final[i64] = DISCARD + CARDS  # + card
BE: Final[i64] = CHOOSE + CARDS  # + character
SPACE: Final[i64] = BE + CHARACTERS


def play_at(card: Card, seat: Seat) -> Move:
    return PLAY_AT + card * SEATS + seat


def is_take_from(move: Move) -> bool:
    return TAKE_FROM <= move < PLAY


def is_play(move: Move) -> bool:
    return PLAY <= move < PLAY_AT


def is_play_at(move: Move) -> bool:
    return PLAY_AT <= move < DISCARD


def is_discard(move: Move) -> bool:
    return DISCARD <= move < CHOOSE


def is_choose(move: Move) -> bool:
    return CHOOSE <= move < BE


def is_be(move: Move) -> bool:
    return BE <= move < SPACE


def played_card(move: Move) -> Card:
    """The card of a play with or without a target."""
    return move - PLAY if move < PLAY_AT else (move - PLAY_AT) // SEATS


def played_at(move: Move) -> Seat:
    return (move - PLAY_AT) % SEATS


def card_of(move: Move) -> Card:
    """The card that a move speaks of (CARDS if of none)."""
    if PLAY <= move < DISCARD:
        return played_card(move)
    if is_discard(move):
        return move - DISCARD
    if is_choose(move):
        return move - CHOOSE
    return CARDS
