"""What everybody was seen doing in the current hand.

It says nothing for certain about a hand, but much about what is likely in it: who ends his turn
without laying a set hardly holds one, and who throws an outlaw away hardly collects it.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.core.copies import parts, remade
from deadwood.core.event import Event
from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import KINDS
from deadwood.games.wyatt_earp.state import NONE

SHERIFF: Final = frozenset(["photo", "aim", "ask", "earp"])  # a Sheriff card was played
PROGRESS: Final = frozenset(["draw", "lay", *SHERIFF])  # a turn with one of these is not idle


@final
class Conduct:
    """By seat, what a memory makes of what it did."""

    def __init__(self, players: i64) -> None:
        self.opened: i64 = 0  # a bit per outlaw that is open
        self.turn: i64 = NOBODY  # whose turn it is
        self.idle: bool = True  # nothing has come of this turn yet
        self.sheriff: bool = False  # a Sheriff card was played in it
        self.circling: i64 = 0  # idle turns in a row: taken from the discards, and thrown back
        self.turns: Final[list[i64]] = [0] * players  # how many each has ended
        # By seat, when its last turn ended: the outlaws that were open (NONE before its first
        # turn), and whether a Sheriff card was played in it.
        self.settled: Final[list[i64]] = [NONE] * players
        self.played: Final[list[bool]] = [False] * players
        self.thrown: Final[list[i64]] = [0] * (players * KINDS)  # in which of its turns, last

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (Conduct, (len(self.turns),), parts(self)))

    def fields(self) -> tuple[object, ...]:
        return (
            self.opened,
            self.turn,
            self.idle,
            self.sheriff,
            self.circling,
            tuple(self.turns),
            tuple(self.settled),
            tuple(self.played),
            tuple(self.thrown),
        )

    def learn(self, event: Event) -> None:
        name = event.name
        if name == "turn":
            self.turn = event.seat
            self.idle = True
            self.sheriff = False
        elif name == "discard":
            seat = event.seat
            self.turns[seat] += 1
            self.settled[seat] = self.opened
            self.played[seat] = self.sheriff
            self.thrown[seat * KINDS + event["card"]] = self.turns[seat]
            self.circling = self.circling + 1 if self.idle else 0
        elif name in PROGRESS:
            self.idle = False
            if name == "lay":
                self.opened |= i64(1) << event["outlaw"]
            elif event.seat == self.turn and name in SHERIFF:
                self.sheriff = True
