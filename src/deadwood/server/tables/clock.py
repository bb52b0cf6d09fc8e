"""Clocks: how long somebody may think, from the times that the log holds and nothing else.

A question starts to run when it is asked, once, and runs until it is answered: whoever leaves, comes
back or takes a move back finds no more time than there was. Its time is that of a reaction, if it
interrupts somebody else's turn or is asked to several at once, and else the time for a move, or what
is left of the time for the whole game if that is less. The same limits hold for every seat and every
question, whatever somebody has in his hand, so a clock tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SECOND: Final = 1000
HURRY: Final = 3600 * SECOND  # a shorter limit starts again when the server was away


@dataclass(frozen=True, slots=True)
class ClockLimits:
    """In seconds; None: no limit."""

    move: int | None = None
    game: int | None = None
    reaction: int | None = None

    def as_dict(self) -> dict[str, int | None]:
        return {"move": self.move, "game": self.game, "reaction": self.reaction}

    def any(self) -> bool:
        return self.move is not None or self.game is not None or self.reaction is not None


# Where nobody has said anything, and people may wait for each other.
GENTLE: Final = ClockLimits(move=180)


class Clocks:
    """Who is asked since when, and how much of his time each has used."""

    def __init__(self, limits: ClockLimits, players: int) -> None:
        self.limits: Final = limits
        self.used: Final = [0] * players  # milliseconds of the time for the whole game
        self.since: Final[list[int | None]] = [None] * players
        self.reacts: Final = [False] * players
        self.spent: Final = [0] * players  # of the open question, before `since`
        self.held: Final = [0] * players  # of the open question, until its person last went away
        # What was used after a move that was taken back, by seat and how many moves it had made.
        self.put_by: Final[dict[tuple[int, int], int]] = {}

    def ask(self, seat: int, at: int, reaction: bool, spent: int = 0) -> None:
        """This seat is asked now; of the same question it may have `spent` some time before."""
        self.since[seat] = at
        self.reacts[seat] = reaction
        self.spent[seat] = spent
        self.held[seat] = 0

    def begin_by(self, seat: int, at: int) -> None:
        """The open question of a seat has run since then at the latest."""
        begin = self.since[seat]
        if begin is not None:
            self.since[seat] = min(begin, at)

    def answer(self, seat: int, at: int, by_a_bot: bool = False) -> None:
        """This seat is no longer asked. What a bot takes is not charged to whom it stands in for."""
        begin = self.since[seat]
        if begin is not None:
            self.charge(seat, self.held[seat] if by_a_bot else at - begin)
        self.since[seat] = None

    def drop(self, seat: int) -> None:
        """The question was asked by a move that is taken back: as if it had never been asked."""
        self.since[seat] = None

    def charge(self, seat: int, time: int) -> None:
        if self.is_for_the_game(self.reacts[seat]):
            self.used[seat] += max(0, time)

    def go_away(self, seat: int, at: int) -> None:
        """A bot stands in from now on. The question runs on."""
        begin = self.since[seat]
        if begin is not None:
            self.held[seat] = max(0, at - begin)

    def taken(self, seat: int, at: int) -> int | None:
        """How much of its time the open question of a seat has taken by now."""
        begin = self.since[seat]
        return None if begin is None else self.spent[seat] + max(0, at - begin)

    def resume(self, at: int) -> None:
        """Nobody could answer for a while: what is in a hurry starts again from here."""
        for seat in range(len(self.since)):
            if self.is_in_a_hurry(seat):
                self.since[seat] = at
                self.held[seat] = 0

    def is_in_a_hurry(self, seat: int) -> bool:
        limit = self.limit(seat, self.reacts[seat])
        return self.since[seat] is not None and limit is not None and limit < HURRY

    def is_for_the_game(self, reaction: bool) -> bool:
        """Whether a question takes from the time for the whole game. A reaction does not, unless
        nothing else would limit it."""
        return not reaction or self.limits == ClockLimits(game=self.limits.game)

    def limit(self, seat: int, reaction: bool, spent: int = 0) -> int | None:
        """How long a question to this seat may take, in milliseconds, of which some are spent."""
        one = self.limits.move
        if reaction and self.limits.reaction is not None:
            one = self.limits.reaction
        bounds = [] if one is None else [one * SECOND - spent]
        left = self.left(seat)
        if left is not None and self.is_for_the_game(reaction):
            bounds.append(left)
        return max(0, min(bounds)) if bounds else None

    def left(self, seat: int) -> int | None:
        """What is left of the time for the whole game, before the question that is open now."""
        if self.limits.game is None:
            return None
        return max(0, self.limits.game * SECOND - self.used[seat])

    def deadline(self, seat: int) -> int | None:
        begin, limit = self.since[seat], self.limit(seat, self.reacts[seat], self.spent[seat])
        return None if begin is None or limit is None else begin + limit

    def is_late(self, seat: int, at: int) -> bool:
        """Whether the time of the open question of a seat is up."""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= at
