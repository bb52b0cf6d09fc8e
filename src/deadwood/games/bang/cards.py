"""The components as tables, and nothing else (BG1.1, BG1.2, BG1.3).

Every card is a small number of its own, because its poker sign counts when it is drawn for. What is
printed on the cards stands in their own files in `rules/`, and comes from there by `kinds.py`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.games.bang.kinds import (
    AIMED,
    BROWN,
    CARDS,
    KINDS,
    NAMES,
    PRINTED_KINDS,
    REACHES,
    SIGNS,
    WEAPONS,
)

Card: TypeAlias = i64
Kind: TypeAlias = i64

KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}

SPADES: Final[i64] = 0
HEARTS: Final[i64] = 1
DIAMONDS: Final[i64] = 2
CLUBS: Final[i64] = 3
SUITS: Final = "shdc"
RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]  # rank 0 is the 2


def all_kinds() -> list[i64]:
    return [kind for kind in range(KINDS) for _ in SIGNS[kind].split()]


def all_signs() -> list[str]:
    return [sign for signs in SIGNS for sign in signs.split()]


def all_names() -> list[str]:
    """As in `bang-as`; the second of two equal cards is told apart by `-2`."""
    names: list[str] = []
    for card in range(CARDS):
        name = f"{NAMES[KIND[card]]}-{SIGN[card]}"
        names.append(f"{name}-2" if name in names else name)
    return names


KIND: Final[vec[i64]] = vec[i64](all_kinds())
SIGN: Final[list[str]] = all_signs()
SUIT: Final[vec[i64]] = vec[i64]([SUITS.index(sign[-1]) for sign in SIGN])
RANK: Final[vec[i64]] = vec[i64]([RANKS.index(sign[:-1]) for sign in SIGN])
CARD_NAMES: Final[list[str]] = all_names()
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}

# How far a weapon reaches; without one there is always the Colt (BG7.1).
COLT: Final[i64] = 1
REACH: Final[vec[i64]] = vec[i64]([int(reach) for reach in REACHES])

# Roles.
SHERIFF: Final[i64] = 0
DEPUTY: Final[i64] = 1
OUTLAW: Final[i64] = 2
RENEGADE: Final[i64] = 3
ROLES: Final = ["sheriff", "deputy", "outlaw", "renegade"]
ROLE_OF: Final = {name: role for role, name in enumerate(ROLES)}

# Who sits at a table of so many (BG1.2), the first seven in printed order.
DEALT_ROLES: Final[list[i64]] = [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY]

# Characters.
BART_CASSIDY: Final[i64] = 0
BLACK_JACK: Final[i64] = 1
CALAMITY_JANET: Final[i64] = 2
EL_GRINGO: Final[i64] = 3
JESSE_JONES: Final[i64] = 4
JOURDONNAIS: Final[i64] = 5
KIT_CARLSON: Final[i64] = 6
LUCKY_DUKE: Final[i64] = 7
PAUL_REGRET: Final[i64] = 8
PEDRO_RAMIREZ: Final[i64] = 9
ROSE_DOOLAN: Final[i64] = 10
SID_KETCHUM: Final[i64] = 11
SLAB_THE_KILLER: Final[i64] = 12
SUZY_LAFAYETTE: Final[i64] = 13
VULTURE_SAM: Final[i64] = 14
WILLY_THE_KID: Final[i64] = 15
CHARACTERS: Final[i64] = 16
CHARACTER_NAMES: Final = [
    "bart-cassidy",
    "black-jack",
    "calamity-janet",
    "el-gringo",
    "jesse-jones",
    "jourdonnais",
    "kit-carlson",
    "lucky-duke",
    "paul-regret",
    "pedro-ramirez",
    "rose-doolan",
    "sid-ketchum",
    "slab-the-killer",
    "suzy-lafayette",
    "vulture-sam",
    "willy-the-kid",
]
CHARACTER_OF: Final = {name: at for at, name in enumerate(CHARACTER_NAMES)}
BULLETS: Final[vec[i64]] = vec[i64]([4, 4, 4, 3, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 4])  # BG1.5


def is_brown(kind: Kind) -> bool:
    return (BROWN >> kind) & 1 == 1


def is_weapon(kind: Kind) -> bool:
    return (WEAPONS >> kind) & 1 == 1


def is_aimed(kind: Kind) -> bool:
    """Whether it needs a player to aim at (BG4.7)."""
    return (AIMED >> kind) & 1 == 1


def is_printed(kind: Kind) -> bool:
    """Whether it belongs to the printed game, and is in every deck."""
    return kind < PRINTED_KINDS
