"""Who bots are: people of the West's history and its tall tales, each with a name and a face.

A bot's strength is its level; its name only tells it from others at its table, and stays with it in the
log, in records and in a rematch. No two of the cast have the same two first letters of their words, so
that what stands for a name where there is little room is clear as well.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

CAST: Final[tuple[str, ...]] = (
    "Annie Oakley",
    "Bass Reeves",
    "Bat Masterson",
    "Davy Crockett",
    "Dora DuFran",
    "Hugh Glass",
    "Jedediah Smith",
    "Jim Bridger",
    "John Henry",
    "Johnny Ringo",
    "Kate Elder",
    "Kitty LeRoy",
    "Lola Montez",
    "Lottie Deno",
    "Luke Short",
    "Mary Fields",
    "Nat Love",
    "Nellie Cashman",
    "Pat Garrett",
    "Pearl Hart",
    "Pecos Bill",
    "Poker Alice",
    "Roy Bean",
    "Seth Bullock",
    "Slue-Foot Sue",
    "Texas Jack",
    "Tom Horn",
    "Wild Bill",
)


def face(name: str) -> str:
    """What the face of one of the cast is called: "annie-oakley"; empty for anybody else."""
    return name.lower().replace(" ", "-") if name in CAST else ""


def choose(seed: str, taken: Iterable[str], number: int = 1) -> list[str]:
    """So many of the cast for one table, always the same for a seed: nobody who could be taken for one
    of those who are there, by a word of the name or by how it begins."""
    order = sorted(CAST, key=lambda name: hashlib.sha256(f"{seed}:{name}".encode()).digest())
    there, chosen = list(taken), list[str]()
    for _ in range(number):
        free = [name for name in order if name not in there]
        fit = [name for name in free if not any(confused(name, other) for other in there)]
        chosen.append((fit or free)[0])
        there.append(chosen[-1])
    return chosen


def confused(name: str, other: str) -> bool:
    """Whether two names share a word, or begin alike."""
    mine, theirs = name.casefold().split(), other.casefold().split()
    return bool(set(mine) & set(theirs)) or name[:3].casefold() == other[:3].casefold()
