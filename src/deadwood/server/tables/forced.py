"""Answers for people who have nothing to answer with, and want to be spared the question.

Others shall learn nothing by it. Whoever wants this is answered for after a while that is drawn for
every question, whatever is held; and what such a person answers in person is told no sooner. So an
answer that comes quickly says neither that there was no choice nor that somebody wants to be spared.
Nobody but the person is told of the wish.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from deadwood.core.types import Move
from deadwood.server import protocol
from deadwood.server.process.tasks import TIMER, Tasks
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables import commands, seating
from deadwood.server.tables.attendance import Attendance
from deadwood.server.tables.planned import Planned
from deadwood.server.tables.table import SHARED

SECOND: Final = 1000
SOONEST: Final = 1.0  # seconds until somebody is answered for
LATEST: Final = 3.0
PASS: Final = "pass"

Commit = Callable[[Callable[[], Planned | int]], Awaitable[int]]


class Forced:
    """Who wants it, when the answers to what is asked now may be told, and giving them."""

    def __init__(self, attendance: Attendance, chance: random.Random, tasks: Tasks) -> None:
        self.attendance: Final = attendance
        self.table: Final = attendance.table
        self.now: Final = attendance.now
        self.chance: Final = chance
        self.tasks: Final = tasks
        self._guests: Final[set[str]] = set()
        self._due: Final[dict[int, tuple[int, int]]] = {}  # by seat: which question, and when
        self._speakers: Final[dict[int, tuple[int, asyncio.Task[None]]]] = {}

    def want(self, guest: Guest, on: bool) -> None:
        if (
            self.table.device == SHARED
        ):  # whoever is not handed the device has nothing: all would see
            raise Refused("one-device")
        if not self.table.seats_of(guest.id):
            raise Refused("not-seated")
        if on:
            self._guests.add(guest.id)
        else:
            self._guests.discard(guest.id)

    def seats(self) -> list[int]:
        """Who is asked what these answers are for."""
        return [seat for seat in self.table.asked() if self._is_meant(seat)]

    def _is_meant(self, seat: int) -> bool:
        table, place = self.table, self.table.seats[seat]
        if place.player or place.guest not in self._guests or not table.clocks.reacts[seat]:
            return False
        default = table.game.text(table.game.default(table.state, seat))
        return default == PASS and place.guest in self.attendance.listening()

    def due(self, seat: int) -> int:
        """When the answer to what this seat is asked may be told."""
        asked = self.table.asked_since[seat]
        known = self._due.get(seat)
        if known is None or known[0] != asked:
            pause = round(SECOND * self.chance.uniform(SOONEST, LATEST))
            known = self._due[seat] = asked, max(self.now(), self.table.seen_at) + pause
        return known[1]

    def wait(self, seat: int) -> float:
        """Seconds until then."""
        return max(0, self.due(seat) - self.now()) / SECOND

    def only(self, seat: int) -> Move | None:
        """The one thing that the seat can do; None: there is a choice."""
        legal = list(self.table.game.legal(self.table.state, seat))
        return legal[0] if len(legal) == 1 else None

    def held_back(self, guest: Guest, command: protocol.Play) -> float:
        """For how many seconds the answer of somebody who wants this is held back."""
        try:
            seat = seating.acting(self.table, guest, command.seat)
        except Refused:
            return 0.0  # it is refused soon enough
        return self.wait(seat) if seat in self.seats() else 0.0

    @property
    def is_busy(self) -> bool:
        return bool(self._speakers)

    def schedule(self, goes_on: bool, commit: Commit) -> None:
        """Set aside who is to be answered for, since there is nothing to choose."""
        table = self.table
        wanted = {}
        for seat in self.seats() if goes_on else []:
            self.due(seat)  # drawn for everybody alike
            if self.only(seat) is not None:
                wanted[seat] = table.asked_since[seat]
        for seat, (since, task) in list(self._speakers.items()):
            if wanted.get(seat) != since:
                del self._speakers[seat]
                task.cancel()
        for seat, since in wanted.items():
            if seat not in self._speakers:
                task = self.tasks.run(TIMER, self._speak(seat, since, commit), (Refused,))
                self._speakers[seat] = (since, task)

    async def _speak(self, seat: int, since: int, commit: Commit) -> None:
        await asyncio.sleep(self.wait(seat))

        def make() -> Planned | int:
            table = self.table
            self._speakers.pop(seat, None)  # nobody needs to stop it any more
            if seat not in self.seats() or table.asked_since[seat] != since:
                return 0
            move = self.only(seat)
            return 0 if move is None else commands.forced_move(table, seat, move, self.now())

        await commit(make)
