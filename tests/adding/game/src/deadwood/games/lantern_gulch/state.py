"""A game of Lantern Gulch at any moment: its fields (`schema.py`), and what rules ask of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import BLIND, Chance
from deadwood.core.drawing import Drawing
from deadwood.core.types import Seat
from deadwood.games.lantern_gulch.cards import CARDS, Card
from deadwood.games.lantern_gulch.editions import Rules
from deadwood.games.lantern_gulch.fields import LanternGulchFields

NONE: Final[i64] = -1


@final
class LanternGulchState(LanternGulchFields):
    """`blank` makes an empty one."""

    def __init__(self, players: i64, chance: Chance, rules: Rules) -> None:
        super().__init__(players, chance)
        self.rules: Final = rules

    def clone(self, chance: Chance | None = None) -> LanternGulchState:
        goes_on = self.chance.clone() if chance is None else chance
        twin = LanternGulchState(self.players, goes_on, self.rules)
        self.copy_to(twin)
        return twin

    def sketch(self, seat: Seat) -> Drawing:
        from deadwood.games.lantern_gulch.drawing import draw  # it needs this file

        return draw(self, seat)

    def ruled_by(self) -> tuple[object, ...]:
        return (self.rules,)

    def seen_by(self, seat: Seat) -> LanternGulchState:
        """A copy for this seat, in which all that it may not see is HIDDEN, and nothing is to come."""
        twin = LanternGulchState(self.players, BLIND, self.rules)
        self.copy_to(twin)
        twin.hide_from(seat)
        return twin

    def left_of(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.players else 0

    def leave_hand(self, seat: Seat, card: Card) -> None:
        self.take_hand(seat, 0 if self.hand(seat, 0) == card else 1)


def blank(players: i64, chance: Chance, rules: Rules) -> LanternGulchState:
    """Nothing on the table."""
    s = LanternGulchState(players, chance, rules)
    s.clear()
    return s


def census(s: LanternGulchState) -> list[int]:
    """How many of each lantern are somewhere."""
    seen: list[int] = [0] * CARDS
    cards = s.list_dark() + s.list_spent() + s.list_laid()
    for seat in range(s.players):
        cards += s.list_hand(seat)
    for card in cards:
        if card != NONE:
            seen[card] += 1
    return seen
