"""What several kinds of moves have in common: the card that they speak of, and the seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.kinds import CARDS
from deadwood.games.bang.moves import (
    DISCARD,
    PLAY,
    PLAY_AT,
    choose_card,
    discard_card,
    is_choose,
    is_discard,
    play_at_card,
    play_at_target,
    play_card,
)

SEATS: Final[i64] = 7


def played_card(move: Move) -> Card:
    """The card of a play with or without a target."""
    return play_card(move) if move < PLAY_AT else play_at_card(move)


def played_at(move: Move) -> Seat:
    return play_at_target(move)


def card_of(move: Move) -> Card:
    """The card that a move speaks of (CARDS if of none)."""
    if PLAY <= move < DISCARD:
        return played_card(move)
    if is_discard(move):
        return discard_card(move)
    if is_choose(move):
        return choose_card(move)
    return CARDS
