"""What a seat can know by remembering everything it was shown (LG4.2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import NotFollowed
from deadwood.core.types import Seat
from deadwood.games.lantern_gulch.cards import CARDS, HAND


@final
class LanternGulchMemory(Knowledge):
    """The knowledge of `seat` (NOBODY: a spectator). A hand is counted with the lantern that is laid."""

    def __init__(self, seat: Seat, players: i64) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.mine: Final[list[int]] = []  # what the seat holds or has laid, in rising order
        self.spent: Final[list[int]] = []  # in the order in which they were lit
        self.sizes: Final[list[i64]] = [HAND] * players
        self.dark: i64 = CARDS - players * HAND

    def born(self) -> tuple[object, ...]:
        return (self.seat, self.players)

    def fields(self) -> tuple[object, ...]:
        return (self.seat, tuple(self.mine), tuple(self.spent), tuple(self.sizes), self.dark)

    def learn(self, event: Event) -> None:
        name = event.name
        if name == "dealt" and event.seat == self.seat:
            self.mine.extend(event.row("cards"))
        elif name == "draw":
            if self.dark == 0:
                raise NotFollowed
            self.dark -= 1
            self.sizes[event.seat] += 1
            if event.seat == self.seat:
                self.mine.append(event["card"])
        elif name == "light":
            self.light(event.seat, event["card"])
        self.mine.sort()

    def light(self, seat: Seat, card: int) -> None:
        if card in self.spent or (card in self.mine) != (seat == self.seat):
            raise NotFollowed
        self.spent.append(card)
        self.sizes[seat] -= 1
        if seat == self.seat:
            self.mine.remove(card)
