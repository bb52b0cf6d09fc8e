"""Moves as small numbers: packing and unpacking, nothing else. Their words are in `notation.py`.

The whole action space has fewer than 200 moves, so tests walk through all of it at every step.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move, Seat
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
    Outlaw,
)

DRAW_SUPPLY: Final[i64] = 0
DRAW_DISCARD: Final[i64] = 1
PASS: Final[i64] = 2
LAY: Final[i64] = 3  # + outlaw * 7 + number - 1
PLAY_PHOTO: Final[i64] = 52  # + outlaw; from here to ASK + 13 every move plays one Sheriff card
SHOOT_BANK: Final[i64] = 59
SHOOT_FASTEST: Final[i64] = 60
SHOOT_STAGECOACH: Final[i64] = 61
SHOOT_HIDEOUT: Final[i64] = 62
SHOOT_WANTED: Final[i64] = 63
ASK: Final[i64] = 64  # + outlaw * 2 + direction
EARP_DRAW: Final[i64] = 78
EARP_SEARCH: Final[i64] = 79
EARP_RESCUE: Final[i64] = 80
DISCARD: Final[i64] = 81  # + kind
PLACE: Final[i64] = 101  # + outlaw: to one's own group
TARGET: Final[i64] = 108  # + seat * 7 + outlaw: another player's group
TAKE: Final[i64] = 136  # + kind, out of the discard stack
FOUND: Final[i64] = 156  # + play - PLAY_PHOTO: take the card and play it at once
SPACE: Final[i64] = 185

LEFT: Final[i64] = 0  # ask clockwise, beginning with the left neighbour
RIGHT: Final[i64] = 1

# The kind of card that a play from PLAY_PHOTO on puts down.
PLAYED: Final[list[i64]] = (
    [PHOTO + outlaw for outlaw in range(OUTLAWS)]
    + [BANK_ROBBERY, FASTEST_GUN, STAGECOACH, HIDEOUT]
    + [MOST_WANTED] * 15
    + [WYATT_EARP] * 3
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
WAYS: Final[list[i64]] = [1] * OUTLAWS + [3, 1, 1, 1, 1, 1]


def lay(outlaw: Outlaw, number: i64) -> Move:
    return LAY + outlaw * 7 + number - 1


def ask(outlaw: Outlaw, direction: i64) -> Move:
    return ASK + outlaw * 2 + direction


def target(seat: Seat, outlaw: Outlaw) -> Move:
    return TARGET + seat * OUTLAWS + outlaw


def found(play: Move) -> Move:
    return FOUND + play - PLAY_PHOTO


def is_lay(move: Move) -> bool:
    return LAY <= move < PLAY_PHOTO


def is_sheriff_play(move: Move) -> bool:
    return PLAY_PHOTO <= move < DISCARD


def is_ask(move: Move) -> bool:
    return ASK <= move < EARP_DRAW


def is_discard(move: Move) -> bool:
    return DISCARD <= move < PLACE


def is_place(move: Move) -> bool:
    return PLACE <= move < TARGET


def is_target(move: Move) -> bool:
    return TARGET <= move < TAKE


def is_take(move: Move) -> bool:
    return TAKE <= move < FOUND


def is_found(move: Move) -> bool:
    return FOUND <= move < SPACE


def lay_outlaw(move: Move) -> Outlaw:
    return (move - LAY) // 7


def lay_number(move: Move) -> i64:
    return (move - LAY) % 7 + 1


def ask_outlaw(move: Move) -> Outlaw:
    return (move - ASK) // 2


def ask_direction(move: Move) -> i64:
    return (move - ASK) % 2


def target_seat(move: Move) -> Seat:
    return (move - TARGET) // OUTLAWS


def target_outlaw(move: Move) -> Outlaw:
    return (move - TARGET) % OUTLAWS


def found_play(move: Move) -> Move:
    return move - FOUND + PLAY_PHOTO


def card_of(move: Move) -> Kind:
    """The kind of card that a move puts down from the hand (KINDS if it puts down none)."""
    if is_lay(move):
        return lay_outlaw(move)
    if is_sheriff_play(move):
        return PLAYED[move - PLAY_PHOTO]
    if is_discard(move):
        return move - DISCARD
    return KINDS
