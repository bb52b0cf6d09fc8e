"""What the scenes of all games share: playing, refusing, and looking at what happened.

Every game has a `scene.py` of its own, which says how a situation is told and what lies where.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from deadwood.core.chance import Chance, Sealed, seed_bytes
from deadwood.core.event import Event
from deadwood.core.reason import IllegalMove, Reason
from deadwood.core.state import State
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class TableScene(Generic[S, V]):
    """A table in a situation; seats are counted from 1, as people do."""

    # What the values of events are, the names of what their numbers mean, and which are seats.
    fields: ClassVar[Mapping[str, Sequence[str]]]
    named: ClassVar[Mapping[str, Sequence[str]]]
    seated: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Any, state: S) -> None:
        self.game = game
        self.state = state
        if self.state.events is None:
            self.state.events = []

    # Playing.

    def who(self, seat: int | None) -> int:
        """A seat as the engine counts it; without one, whoever is awaited first."""
        return (self.awaited()[0] if seat is None else seat) - 1

    def play(self, *texts: str, seat: int | None = None) -> Self:
        """Moves through the checking door, by whoever is awaited first or by `seat`."""
        for text in texts:
            self.game.play(self.state, self.who(seat), self.game.parse(text))
            assert self.intact(), f"something has gone astray after: {text}"
        return self

    def refused(self, text: str, seat: int | None = None) -> Reason:
        """Why a move is refused; it is not among the legal ones and changes nothing."""
        who = self.who(seat) + 1
        before = (self.state.digest(), len(self.events))
        with pytest.raises(IllegalMove) as refusal:
            self.play(text, seat=who)
        assert text not in self.legal(who)
        assert (self.state.digest(), len(self.events)) == before
        return refusal.value.reason

    def asked_instead(self, rule: str) -> dict[str, int | str]:
        """What a refusal names besides if something else is asked, or somebody else."""
        return {"question": self.question()} if rule in ("core.wait", "core.not-asked") else {}

    def why_not(self, text: str, seat: int | None = None) -> str:
        """The number of the rule that forbids a move; empty if it is legal."""
        reason = self.game.why_not(self.state, self.who(seat), self.game.parse(text))
        return "" if reason is None else reason.rule

    def clone(self) -> Self:
        """An independent copy, with an empty list of events."""
        twin: Any = self.state.clone()
        return type(self)(self.game, twin)

    # What is asked.

    def awaited(self) -> list[int]:
        return [seat + 1 for seat in self.game.seats(self.state)]

    def question(self) -> str:
        """The name of the open decision."""
        return self.state.pending[-1].name() if self.state.pending else "over"

    def legal(self, seat: int | None = None) -> list[str]:
        """All legal moves of a seat (of the first who is awaited), in notation."""
        return [self.game.text(move) for move in self.game.legal(self.state, self.who(seat))]

    def preview(self, text: str, seat: int | None = None) -> dict[str, int]:
        figures: dict[str, int] = self.game.preview(
            self.state, self.who(seat), self.game.parse(text)
        )
        return figures

    # What happened.

    @property
    def events(self) -> list[Event]:
        assert self.state.events is not None
        return self.state.events

    def names(self) -> list[str]:
        """What happened so far, by name."""
        return [event.name for event in self.events]

    def event(self, name: str) -> Event:
        """The last event of this name."""
        return next(event for event in reversed(self.events) if event.name == name)

    def log(self, *only: str, seat: int | None = None) -> list[str]:
        """What happened so far in words, as in "play 1: bang-2d 3"; of these names only, if any.

        With `seat` as that seat sees it (0: a spectator), with "?" for what is hidden.
        """
        events = self.events
        if seat is not None:
            events = [self.game.shown(event, onlooker(seat)) for event in events]
        return [self.spoken(event) for event in events if not only or event.name in only]

    def spoken(self, event: Event) -> str:
        """An event in words; seats are counted from 1. A missing target is left out."""
        fields = self.fields[event.name]
        words: list[str] = []
        for at, value in enumerate(event.values):
            field = fields[min(at, len(fields) - 1)].lstrip("*")
            names = self.named.get(field, self.named.get(field.removesuffix("s")))
            if names is not None:
                words.append("?" if value == UNKNOWN else names[value])
            elif field in self.seated:
                words.extend([] if value == NOBODY else [str(value + 1)])
            else:
                words.append(str(value))
        who = event.name if event.seat == NOBODY else f"{event.name} {event.seat + 1}"
        return f"{who}: {' '.join(words)}" if words else who

    def forget(self) -> Self:
        """From now on only what happens next is told."""
        self.events.clear()
        return self

    # The whole table.

    def view(self, seat: int) -> V:
        """What a seat sees (0: a spectator)."""
        view: V = self.game.view(self.state, onlooker(seat))
        return view

    def intact(self) -> bool:
        """Whether every component is somewhere exactly once."""
        census: list[int] = self.game.census(self.state)
        return bool(census == self.game.components())


def onlooker(seat: int) -> int:
    """A seat as the engine counts it; 0 is a spectator."""
    return NOBODY if seat == 0 else seat - 1


def dealt(game: Any, chance: Chance | None) -> Any:
    """A new game with the events of its deal; without a chance, by a fixed seed."""
    return game.deal(chance or Sealed(seed_bytes("scene")), True)


def not_asked(question: str, params: dict[str, int | str] | None = None) -> Reason:
    """The refusal of what is not asked: it names what is."""
    return Reason("core.not-asked", {**(params or {}), "question": question})
