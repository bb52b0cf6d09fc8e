"""What the contract tests must know of each game, in one small file a game, named like the game.

A registered game without a file here fails `test_adapters.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar

from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move, Seat


class Swap:
    """Two items of one shuffle that a seat could not tell apart from each other, exchanged.

    Without `until` it never can; otherwise it may from the event of that number on.
    """

    def __init__(self, shuffle: int, one: int, two: int, until: int | None = None) -> None:
        self.shuffle = shuffle  # counted from 0
        self.one = one
        self.two = two
        self.until = until  # counted from 0

    def __repr__(self) -> str:
        until = "" if self.until is None else f", until event {self.until}"
        return f"Swap(shuffle {self.shuffle}: {self.one} and {self.two}{until})"


class Adapter:
    """One game's answers."""

    # No random game takes more decisions than this.
    limit: int

    # How the moves begin that change most what a seat can know of hidden things.
    revealing: tuple[str, ...]

    # How the moves begin that keep hidden things hidden to the end; random play does, if none.
    hiding: tuple[str, ...] = ()

    # Of what is tried in every kind of position only one in so many: for games with many kinds.
    thrift: int = 1

    # Of a few moves of a recorded game that are exchanged for others, so many leave no trace.
    unnoticed: int = 1

    # Events that tell somebody something: each group, if it passed for quiet, would be noticed.
    telling: tuple[tuple[str, ...], ...]

    # Events that a memory can miss without anybody noticing, each with the reason why. It then knows
    # less, or takes something for likelier than it is; but its worlds are still whole tables.
    traceless: ClassVar[dict[str, str]]

    # Events that cannot follow each other at a new table; the memory of seat 0 refuses the last ones.
    impossible: ClassVar[list[list[Event]]]

    # The questions that are ever asked out of turn, or to several at once.
    reactions: tuple[str, ...]

    def admits(self, view: Any, memory: Any, state: Any) -> bool:
        """Whether a state is possible for all that the seat of `view` knows."""
        raise NotImplementedError

    def free_for_all(self, game: AnyGame) -> bool:
        """Whether random games of this kind come to questions that several may answer."""
        raise NotImplementedError

    def stays_secret(self, state: Any, seat: Seat, move: Move) -> bool:
        """Whether nobody else can see yet which of the moves told alike this seat has made."""
        raise NotImplementedError

    def secret(self, state: Any, seat: Seat) -> int:
        """A number that depends on the hidden cards, for the leaks that tests plant."""
        raise NotImplementedError

    def swaps(
        self, game: AnyGame, seat: Seat, shuffles: list[list[int]], events: list[Event]
    ) -> list[Swap]:
        """Exchanges that this seat must not notice, at most a few for every shuffle.

        `shuffles` are the items after each shuffle of the game, `events` the whole truth about it.
        """
        raise NotImplementedError


def adapter_of(name: str) -> Adapter:
    module = import_module(f"tests.contract.adapters.{name.replace('-', '_')}")
    adapter = module.ADAPTER
    assert isinstance(adapter, Adapter)
    return adapter
