"""The faces of people at a table: townsfolk to choose from, so that nobody looks like one of the bots.

How they are drawn is the page's affair (`web/src/art`); here they are words.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Final, Literal, get_args

from deadwood.bots import cast

Portrait = Literal[
    "baker",
    "barber",
    "blacksmith",
    "cook",
    "doctor",
    "farmer",
    "gambler",
    "miner",
    "printer",
    "rider",
    "singer",
    "tailor",
    "teacher",
    "telegrapher",
    "trapper",
    "widow",
]
PORTRAITS: Final[tuple[str, ...]] = get_args(Portrait)
BOTS: Final = tuple(cast.face(name) for name in cast.CAST)


def of_person(wish: str, badge: str, taken: Collection[str]) -> str:
    """The portrait that somebody has chosen, or always the same one; the next if it is taken."""
    return free(PORTRAITS, wish, badge, taken)


def of_bot(name: str, taken: Collection[str]) -> str:
    """A bot's own face; some face for one of the time when bots were called by their level."""
    return cast.face(name) or free(BOTS, "", name, taken)


def free(among: tuple[str, ...], wish: str, seed: str, taken: Collection[str]) -> str:
    first = among.index(wish) if wish in among else hash_of(seed) % len(among)
    turn = among[first:] + among[:first]
    return next((face for face in turn if face not in taken), turn[0])


def hash_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
