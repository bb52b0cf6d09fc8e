"""Everybody at once, and who comes first has the choice: bots in a race against people.

One terminal asks one person at a time and waits for him. So every bot gets a delay as people have
one, from its own chance, which knows nothing of its hand. When a line of a person arrives, those
bots have come before him whose time has passed. Where nobody looks and types, people come first and
no clock counts, so that the same input always gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deadwood.cli.tables import TerminalTable
from deadwood.cli.terminal.session import Session
from deadwood.core.types import NOBODY, Move

SOONEST: Final = 2000  # milliseconds
LATEST: Final = 7000


class Race:
    """One race, from the moment when all may answer until the last one has."""

    def __init__(self, session: Session, seats: list[int], is_live: bool) -> None:
        self.spent = 0.0  # seconds that people have thought in it
        self.delays: Final[dict[int, float]] = {}  # by the seat of a bot
        self.is_against_people: Final = any(seat in session.people for seat in seats)
        if is_live and self.is_against_people:
            for seat in seats:
                bot = session.bots[seat]
                if bot is not None:
                    self.delays[seat] = (SOONEST + bot.chance.below(LATEST - SOONEST)) / 1000

    def pass_time(self, seconds: float) -> None:
        self.spent += max(0.0, seconds)

    def next(self, session: Session, seats: list[int]) -> int:
        """Who is asked now: people in order, then bots by their delays, in order without any."""
        if not self.is_against_people:
            return seats[0]
        people = [seat for seat in seats if seat in session.people]
        return people[0] if people else min(seats, key=lambda seat: self.delays.get(seat, 0.0))

    def run(self, session: Session, think: Callable[[int], Move]) -> bool:
        """Let the bots answer whose time has passed, the quickest first; whether one did."""
        late = [seat for seat in self.delays if self.delays[seat] <= self.spent]
        for seat in sorted(late, key=lambda seat: self.delays[seat]):
            del self.delays[seat]
            session.play(seat, think(seat))
        return bool(late)


class Order:
    """Who is asked next: in turn, or all at once."""

    def __init__(self, session: Session, is_live: bool) -> None:
        self.session: Final = session
        self.is_live: Final = is_live
        self.race: Race | None = None  # the one that is on

    def next(self, table: TerminalTable) -> int:
        session = self.session
        seats = session.all_awaited()
        if len(seats) < 2 or not table.is_race(session.view(NOBODY)):
            self.race = None
            return seats[0]
        if self.race is None:
            self.race = Race(session, seats, self.is_live)
        return self.race.next(session, seats)
