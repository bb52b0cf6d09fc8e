"""Clocks: how long somebody may think, from the times that the log holds and nothing else.

A question starts to run when it is asked. Its time is that of a reaction, if it interrupts somebody
else's turn or is asked to several at once, and else the time for a move, or what is left of the
time for the whole game if that is less. The same limits hold for every seat and every question,
whatever somebody has in his hand, so a clock tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SECOND: Final = 1000
HURRY: Final = 3600 * SECOND  # a shorter limit starts again when the server was away


@dataclass(frozen=True, slots=True)
class Limits:
    """In seconds; None: no limit."""

    move: int | None = None
    game: int | None = None
    reaction: int | None = None

    def as_dict(self) -> dict[str, int | None]:
        return {"move": self.move, "game": self.game, "reaction": self.reaction}

    def any(self) -> bool:
        return self != Limits()


class Clocks:
    """Who is asked since when, and how much of his time each has used."""

    def __init__(self, limits: Limits, players: int) -> None:
        self.limits: Final = limits
        self.used: Final = [0] * players  # milliseconds, of decisions that are made
        self.since: Final[list[int | None]] = [None] * players
        self.reacts: Final = [False] * players

    def ask(self, seat: int, at: int, reaction: bool) -> None:
        """This seat is asked something new now."""
        self.since[seat] = at
        self.reacts[seat] = reaction

    def answer(self, seat: int, at: int) -> None:
        """This seat is no longer asked."""
        begin = self.since[seat]
        if begin is not None and not self.reacts[seat]:
            self.used[seat] += max(0, at - begin)
        self.since[seat] = None

    def resume(self, at: int) -> None:
        """Nobody could answer for a while: what is in a hurry starts again from here."""
        for seat in range(len(self.since)):
            if self.is_in_a_hurry(seat):
                self.since[seat] = at

    def is_in_a_hurry(self, seat: int) -> bool:
        limit = self.limit(seat)
        return self.since[seat] is not None and limit is not None and limit < HURRY

    def limit(self, seat: int) -> int | None:
        """How long the open question of a seat may take, in milliseconds."""
        if self.reacts[seat] and self.limits.reaction is not None:
            return self.limits.reaction * SECOND
        bounds = [self.limits.move * SECOND] if self.limits.move is not None else []
        left = self.left(seat)
        if left is not None and not self.reacts[seat]:
            bounds.append(left)
        return min(bounds) if bounds else None

    def left(self, seat: int) -> int | None:
        """What is left of the time for the whole game, before the question that is open now."""
        if self.limits.game is None:
            return None
        return max(0, self.limits.game * SECOND - self.used[seat])

    def deadline(self, seat: int) -> int | None:
        begin, limit = self.since[seat], self.limit(seat)
        return None if begin is None or limit is None else begin + limit
