"""Cards for positions in which every single card has its place."""

from __future__ import annotations

from collections import Counter

from deadwood.games.wyatt_earp.cards import COPIES, NAMES


def rest_of(*used: str) -> str:
    """All cards but these, as the inside of a list in a position.

    >>> rest_of(*[name for name in NAMES if name != "hideout"] * 7)
    '"3 hideout"'
    """
    gone: Counter[str] = Counter()
    for entry in used:
        number, _, name = entry.rpartition(" ")
        gone[name] += int(number or 1)
    left = {name: COPIES[kind] - gone[name] for kind, name in enumerate(NAMES)}
    return ", ".join(f'"{number} {name}"' for name, number in left.items() if number > 0)


def listed(*cards: str) -> str:
    """Cards as the inside of a list in a position."""
    return ", ".join(f'"{card}"' for card in cards)
