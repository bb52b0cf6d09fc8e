"""The plays of Sheriff cards among the moves: which card each puts down, and how a found one is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
    WYATT_EARP,
    Kind,
)
from deadwood.games.wyatt_earp.moves import (
    ASK,
    DISCARD,
    EARP_DRAW,
    FOUND_PLAY_PHOTO,
    PLAY_PHOTO,
    SHOOT_BANK,
    SHOOT_FASTEST,
    SHOOT_HIDEOUT,
    SHOOT_STAGECOACH,
    SHOOT_WANTED,
    SPACE,
    discard_card,
    is_discard,
    is_lay,
    lay_outlaw,
)

# The kind of card that a play from PLAY_PHOTO on puts down.
PLAYED: Final[list[i64]] = (
    [PHOTO + outlaw for outlaw in range(OUTLAWS)]
    + [BANK_ROBBERY, FASTEST_GUN, STAGECOACH, HIDEOUT]
    + [MOST_WANTED] * (EARP_DRAW - SHOOT_WANTED)
    + [WYATT_EARP] * (DISCARD - EARP_DRAW)
)

# The Sheriff cards in the order of their plays; and by kind from PHOTO on, the first move that plays
# it, and in how many ways. Asking is apart.
SHERIFF_CARDS: Final[list[i64]] = [
    *[PHOTO + outlaw for outlaw in range(OUTLAWS)],
    BANK_ROBBERY,
    FASTEST_GUN,
    STAGECOACH,
    HIDEOUT,
    MOST_WANTED,
    WYATT_EARP,
]
FIRST_PLAY: Final[list[i64]] = [PLAY_PHOTO + outlaw for outlaw in range(OUTLAWS)] + [
    EARP_DRAW,
    SHOOT_BANK,
    SHOOT_FASTEST,
    SHOOT_WANTED,
    SHOOT_HIDEOUT,
    SHOOT_STAGECOACH,
]
WAYS: Final[list[i64]] = [1] * OUTLAWS + [DISCARD - EARP_DRAW, 1, 1, ASK - SHOOT_WANTED, 1, 1]


def is_sheriff_play(move: Move) -> bool:
    return PLAY_PHOTO <= move < DISCARD


def found(play: Move) -> Move:
    """Take the card out of the discards and play it at once."""
    return FOUND_PLAY_PHOTO + play - PLAY_PHOTO


def is_found(move: Move) -> bool:
    return FOUND_PLAY_PHOTO <= move < SPACE


def found_play(move: Move) -> Move:
    return move - FOUND_PLAY_PHOTO + PLAY_PHOTO


def card_of(move: Move) -> Kind:
    """The kind of card that a move puts down from the hand (KINDS if it puts down none)."""
    if is_lay(move):
        return lay_outlaw(move)
    if is_sheriff_play(move):
        return PLAYED[move - PLAY_PHOTO]
    if is_discard(move):
        return discard_card(move)
    return KINDS
