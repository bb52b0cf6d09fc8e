"""The one place where memories are fed: who follows a game holds what its seats can know.

A witness is told all that happens, and shows each seat that is asked for its own part of it, from the
first card on. A seat catches up when it is asked for, so one that nobody asks for costs nothing.
"""

from __future__ import annotations

import copy
from typing import Any, Final, cast, final

from deadwood.core.copies import parts, remade
from deadwood.core.event import Event
from deadwood.core.game import Game, K, S, V
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import BadOption, spelled
from deadwood.core.state import State
from deadwood.core.types import Seat
from deadwood.core.view import View


@final
class Witness:
    """One game as it was told so far, and the memories of those who watch it."""

    def __init__(self, game: Game[S, V, K]) -> None:
        self.game: Final = cast("Game[State, View, Knowledge]", game)
        self.events: Final[list[Event]] = []  # as they were told, the first one first
        self.memories: Final[dict[int, Knowledge]] = {}
        self.learned: Final[dict[int, int]] = {}  # how many events each of them knows

    def __repr__(self) -> str:
        return f"<Witness of {len(self.events)} events of {self.game!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (Witness, (self.game,), parts(self)))

    def __copy__(self) -> Witness:
        """As good as deep: it follows by itself."""
        return copy.deepcopy(self)

    def hear(self, events: list[Event]) -> None:
        """This has happened, after all that was told before."""
        self.events.extend(events)

    def follow(self, state: State) -> None:
        """Take over what a state has told since it was last followed."""
        if state.events:
            self.hear(state.events)
            state.events.clear()

    def memory(self, seat: Seat) -> Knowledge:
        """What this seat (NOBODY: a spectator) can know by now; it goes on learning."""
        memory = self.memories.get(int(seat))
        if memory is None:
            memory = self.game.knowledge(seat)
            self.memories[int(seat)] = memory
        known = self.learned.get(int(seat), 0)
        for event in self.shown(seat, known):
            memory.learn(event)
            known += 1
            self.learned[int(seat)] = known
        return memory

    def shown(self, seat: Seat, since: int = 0) -> list[Event]:
        """What this seat has seen happen, from event number `since` on."""
        self.game.check_onlooker(seat)
        self._check_number(since)
        return [self.game.shown(event, seat) for event in self.events[since:]]

    def _check_number(self, number: int) -> None:
        if not 0 <= number <= len(self.events):
            raise BadOption(
                f"Events are counted from 0, and there are {len(self.events)}; not {spelled(number)}."
            )

    def back_to(self, number: int) -> None:
        """Only the first `number` events have happened: the rest was taken back."""
        self._check_number(number)
        del self.events[number:]
        self.memories.clear()  # nothing can be unlearned
        self.learned.clear()
