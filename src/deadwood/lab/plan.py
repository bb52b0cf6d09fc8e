"""What is to be played: everything that decides a result stands here, and nothing else does.

Pairs are numbered from 0 and dealt to the matches in turn, so that a longer run begins with the
pairs of a shorter one, whoever plays them and in whatever order.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from deadwood.bots import own
from deadwood.bots.registry import check_bot, is_own
from deadwood.core.reason import BadOption, UnknownName
from deadwood.core.registry import AnyGame
from deadwood.core.registry import game as make_game

PACKAGE: Final = Path(__file__).parents[1]
PLAYING: Final = ("core", "games", "bots")  # the code that a result depends on


@dataclass(frozen=True)
class Plan:
    """The game, the bots and the seed; with a field, the others are only compared with that bot."""

    name: str
    edition: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    field: str
    seed: str

    @property
    def duel(self) -> bool:
        """Two players: the bots sit at one table, and exchange their seats."""
        return self.players == 2

    @property
    def matches(self) -> list[tuple[int, int]]:
        """Who is compared with whom, by their places in `bots`."""
        if self.field:
            last = self.bots.index(self.field)
            return [(bot, last) for bot in range(len(self.bots)) if bot != last]
        count = len(self.bots)
        return [(one, other) for one in range(count) for other in range(one + 1, count)]

    @property
    def anchor(self) -> int:
        """The bot whose rating is 0: the field, or else the last one named."""
        return self.bots.index(self.field) if self.field else len(self.bots) - 1

    def match_of(self, number: int) -> tuple[int, int]:
        """Which match a pair belongs to, and the how manieth of it it is."""
        return number % len(self.matches), number // len(self.matches)

    def make_game(self) -> AnyGame:
        return make_game(self.name, self.edition, self.players, self.options)

    def header(self) -> dict[str, Any]:
        """All of it, and the state of the code, as the first line of a file of results."""
        return {
            "game": self.name,
            "edition": self.edition,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "field": self.field,
            "seed": self.seed,
            "code": code_digest(self.bots),
        }


def make_plan(game: AnyGame, bots: list[str], field: str | None, seed: str) -> Plan:
    """The plan for these bots, or a sentence about what is wrong with them."""
    for bot in bots:
        check_bot(bot, game)
    twice = [bot for bot in bots if bots.count(bot) > 1]
    if twice:
        raise BadOption(f"Bot {twice[0]} is named twice.")
    if len(bots) < 2:
        raise BadOption("Name at least two bots to compare, as in --bots ranger,random.")
    if field is not None and field not in bots:
        raise UnknownName(f"The field is one of the bots ({', '.join(bots)}), not {field!r}.")
    return Plan(
        game.name, game.edition, game.players, dict(game.given), tuple(bots), field or "", seed
    )


@cache
def code_digest(bots: tuple[str, ...] = ()) -> str:
    """Changes whenever the rules or the bots do: results of different code are not mixed."""
    digest = hashlib.sha256()
    for bot in bots:
        for file in own.files_of(bot) if is_own(bot) else []:
            digest.update(file.name.encode())
            digest.update(file.read_bytes())
    for part in PLAYING:
        for file in sorted((PACKAGE / part).rglob("*")):
            if file.suffix in (".py", ".toml"):
                digest.update(file.relative_to(PACKAGE).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
