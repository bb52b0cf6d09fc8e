"""What one seat may see now (LG4.2): a state without the rest, and figures of it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from deadwood.core.drawing import Drawing
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.core.view import View
from deadwood.games.lantern_gulch.end import winners
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState

SavedStack: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]


@final
class LanternGulchView(View):
    """The table as `seat` sees it. Lanterns are the numbers of `cards.py`."""

    def __init__(self, s: LanternGulchState, seat: Seat) -> None:
        super().__init__(seat)
        self.half: Final = s.seen_by(seat)

    def picture(self) -> Drawing:
        return self.half.picture(self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return (LanternGulchView, (self.half, self.seat))

    @property
    def players(self) -> int:
        return self.half.players

    @property
    def hand(self) -> list[int]:
        if self.seat == NOBODY:
            return []
        return [int(card) for card in self.half.list_hand(self.seat)]

    @property
    def laid(self) -> int:
        return UNKNOWN if self.seat == NOBODY else self.half.laid(self.seat)

    @property
    def has_laid(self) -> list[bool]:
        return [card != NONE for card in self.half.list_laid()]

    @property
    def sizes(self) -> list[int]:
        return [int(self.half.hand_size(at)) for at in range(self.half.players)]

    @property
    def dark(self) -> int:
        return self.half.dark_size()

    @property
    def spent(self) -> list[int]:
        return [int(card) for card in self.half.list_spent()]

    @property
    def nights(self) -> list[int]:
        return [int(number) for number in self.half.list_nights()]

    @property
    def night(self) -> int:
        return self.half.night

    @property
    def call(self) -> int:
        """0 bright, 1 dim, -1 not called"""
        return self.half.call

    @property
    def leader(self) -> int:
        return self.half.leader

    @property
    def pending(self) -> SavedStack:
        return self.half.saved()

    @property
    def awaited(self) -> list[int]:
        s = self.half
        return [int(who) for who in s.pending[-1].seats(s)] if s.pending else []

    @property
    def winners(self) -> list[int]:
        return [int(seat) for seat in winners(self.half)]
