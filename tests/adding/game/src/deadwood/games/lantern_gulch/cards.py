"""The components, and nothing else (LG1.1): lantern 0 has the value 1."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64

CARDS: Final[i64] = 30
HAND: Final[i64] = 2
NIGHTS: Final[i64] = 8
BRIGHTEST: Final[i64] = CARDS - 1

CARD_NAMES: Final = [f"lantern-{card + 1}" for card in range(CARDS)]
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}
KIND: Final = "lantern"  # what all of them are

BRIGHT: Final[i64] = 0
DIM: Final[i64] = 1
CALLS: Final = ["bright", "dim"]


def value(card: Card) -> i64:
    return card + 1
