"""A game as the terminal needs it, whether it is played here or at a table far away."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from deadwood.bots.search.bot import Opinion
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import Reason
from deadwood.core.record import Record
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move


class Sitting:
    """Who sits where, what happened, and what a seat may know about all that."""

    has_advice: ClassVar = True  # whether people may ask a bot while the game goes on

    def __init__(self, game: AnyGame, names: list[str], people: list[int]) -> None:
        self.game: Final = game
        self.names: Final = names
        self.people: Final = people  # the seats of those who look at this terminal
        self.events: Final[list[Event]] = []
        self.seen: Final[list[int]] = [0] * game.players  # events that a seat has been told of
        self.saved = 0  # so many moves are in a file, or were when it was loaded

    def bot_at(self, seat: int) -> str:
        """The bot that has a seat for itself, as people write it; the empty text for people."""
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError

    def winners(self) -> list[int]:
        raise NotImplementedError

    def view(self, seat: int) -> Any:
        raise NotImplementedError

    def moves(self, seat: int) -> list[Move]:
        raise NotImplementedError

    def shown(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat was shown of everything that happened."""
        raise NotImplementedError

    def memory(self, seat: int) -> Knowledge:
        """What a seat knows from that; NOBODY: what everybody knows."""
        raise NotImplementedError

    def preview(self, seat: int, move: Move) -> dict[str, int]:
        """What a legal move would bring, as far as this seat can know."""
        raise NotImplementedError

    def reasons(self, seat: int, moves: list[Move]) -> list[tuple[Move, Reason | None]]:
        """Moves, and what forbids them; None if nothing does. Of very many perhaps not all."""
        raise NotImplementedError

    def in_hand(self, seat: int, move: Move) -> bool:
        """Whether the move uses a card that this seat holds."""
        raise NotImplementedError

    def advice(self, seat: int, adviser: str) -> list[Opinion]:
        """What a bot thinks that this seat could do, now that it is asked."""
        raise NotImplementedError

    def would_be_lost(self) -> bool:
        """Whether leaving now would lose the game."""
        raise NotImplementedError

    def kept(self) -> Record:
        """The record, to be saved."""
        raise NotImplementedError
