"""What the general bots ask of a game: a ranger, a guide for the search, and a few facts.

Each game answers in its own room (`bots/<game>/entry.py`), where the registry finds it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from deadwood.bots.bot import Bot
from deadwood.bots.search.tree import AnyGuide
from deadwood.core.chance import Chance
from deadwood.core.registry import AnyGame
from deadwood.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBots:
    """The bots of one game."""

    def __init__(self, name: str, notices: int, roles: list[str]) -> None:
        self.name: Final = name
        self.notices: Final = notices  # of a hundred moves, so many a greenhorn notices
        self.roles: Final = roles  # that players are dealt, in the order of reports; mostly none

    def ranger(self, game: AnyGame, chance: Chance) -> Bot:
        """The ranger who knows this game."""
        raise NotImplementedError

    def guide(self, game: AnyGame, weighted: bool) -> AnyGuide:
        """The guide who knows this game."""
        raise NotImplementedError

    def roles_of(self, state: State) -> list[str]:
        """By seat the role that it has, hidden ones too; nothing where players have none."""
        return []
