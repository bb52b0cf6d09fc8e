"""The printed components as tables, and nothing else (WE1.1).

Cards of one kind are interchangeable, so the engine knows kinds, not copies. The kinds:

    0-6    the seven outlaws         14  Wyatt Earp     17  Most Wanted!
    7-13   their seven Photos        15  Bank Robbery   18  Hideout
                                     16  Fastest Gun    19  Stagecoach Robbery
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Kind: TypeAlias = i64
Outlaw: TypeAlias = i64

OUTLAWS: Final[i64] = 7
PHOTO: Final[i64] = 7  # the first Photo; PHOTO + outlaw is the Photo of that outlaw
WYATT_EARP: Final[i64] = 14
BANK_ROBBERY: Final[i64] = 15
FASTEST_GUN: Final[i64] = 16
MOST_WANTED: Final[i64] = 17
HIDEOUT: Final[i64] = 18
STAGECOACH: Final[i64] = 19
KINDS: Final[i64] = 20

CARDS: Final[i64] = 78
HAND: Final[i64] = 10
SET: Final[i64] = 3  # outlaw cards in a first set, at least (WE3.1)

# How many of each kind there are (WE1.1).
COPIES: Final[list[i64]] = [7] * 7 + [1] * 7 + [7, 4, 3, 3, 3, 2]

# Capture points and thousands of dollars of the cards that are laid to a group.
OUTLAW_POINTS: Final[i64] = 2
PHOTO_POINTS: Final[i64] = 4  # WE5.3
PHOTO_REWARD: Final[i64] = 1
STAGECOACH_POINTS: Final[i64] = 1  # WE6.1
STAGECOACH_REWARD: Final[i64] = 3
BANK_POINTS: Final[i64] = 2  # WE6.2
BANK_REWARD: Final[i64] = 1
FASTEST_POINTS: Final[i64] = 3  # WE7.1
FASTEST_REWARD: Final[i64] = 1

NAMES: Final[list[str]] = [
    "belle-starr",
    "billy-the-kid",
    "bob-dalton",
    "butch-cassidy",
    "jesse-james",
    "sundance-kid",
    "wes-hardin",
    "photo-belle-starr",
    "photo-billy-the-kid",
    "photo-bob-dalton",
    "photo-butch-cassidy",
    "photo-jesse-james",
    "photo-sundance-kid",
    "photo-wes-hardin",
    "wyatt-earp",
    "bank-robbery",
    "fastest-gun",
    "most-wanted",
    "hideout",
    "stagecoach-robbery",
]
"""The word for each kind in moves, positions and catalogues; an outlaw is named by its card."""

KIND_OF: Final[dict[str, int]] = {NAMES[kind]: kind for kind in range(len(NAMES))}

PRINTED: Final[list[i64]] = [kind for kind in range(len(COPIES)) for _ in range(COPIES[kind])]


def is_outlaw(kind: Kind) -> bool:
    """Only outlaw cards bear a bullet hole: turned up, they are hits (WE4.3)."""
    return kind < OUTLAWS


def full_deck() -> list[i64]:
    """All 78 cards in printed order, so that a deal depends on chance alone."""
    return PRINTED.copy()
