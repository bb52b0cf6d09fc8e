"""What a bot gets of the game: its own chair at the table, and nothing that cannot be seen from it.

A chair is made from what the seat may see, never from the state, so a bot cannot cheat however it
is written. Where a bot wants to think ahead, it asks for worlds: whole states that its seat cannot
tell from the real one.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from deadwood.core.chance import Chance
from deadwood.core.game import Game, K, S, V
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import NotFollowed
from deadwood.core.state import State
from deadwood.core.types import Move
from deadwood.core.view import View


@final
class Chair:
    """One seat when it is asked: what it sees, what it remembers, and what it may do."""

    def __init__(
        self, game: Game[S, V, K], view: View, knowledge: Knowledge | None, moves: list[Move]
    ) -> None:
        self.game: Final = cast("Game[State, View, Knowledge]", game)
        self.view: Final[View] = view
        self.knowledge: Final[Knowledge | None] = knowledge  # None for a bot that does not need it
        self.moves: Final[list[Move]] = moves  # all that the seat may do now; at least one

    def __repr__(self) -> str:
        return f"<Chair of seat {self.seat}, {len(self.moves)} moves>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Chair, (self.game, self.view, self.knowledge, self.moves))

    @property
    def seat(self) -> int:
        """Whose chair it is."""
        return self.view.seat

    def world(self, chance: Chance) -> State:
        """A possible state; `chance` decides which, and goes on in it."""
        if self.knowledge is None:
            raise NotFollowed
        return self.game.world(self.view, self.knowledge, chance)
