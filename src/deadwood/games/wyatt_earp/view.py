"""What one seat may see now: the only place that hides (WE14.1, WE14.2, WE10.5; `schema.py` for events)."""

from __future__ import annotations

from typing import Any, Final, final

from deadwood.core.chance import BLIND
from deadwood.core.drawing import Drawing
from deadwood.core.types import HIDDEN, NOBODY, UNKNOWN, Seat
from deadwood.core.view import SavedStack, plain
from deadwood.games.wyatt_earp.cards import OUTLAWS
from deadwood.games.wyatt_earp.fields import WyattEarpShown
from deadwood.games.wyatt_earp.rules.scoring import face_points, points, share
from deadwood.games.wyatt_earp.rules.supply import is_spent
from deadwood.games.wyatt_earp.rules.wyatt_earp import Search
from deadwood.games.wyatt_earp.schema import DOLLARS
from deadwood.games.wyatt_earp.state import WyattEarpState


@final
class WyattEarpView(WyattEarpShown):
    """The table as `seat` sees it. Lists by seat and outlaw are laid out as in the state."""

    def __init__(self, s: WyattEarpState, seat: Seat) -> None:
        self.half: Final = half_of(s, seat)
        super().__init__(self.half, seat)

    def picture(self) -> Drawing:
        return self.half.picture(self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return (WyattEarpView, (self.half, self.seat))

    @property
    def players(self) -> int:
        return self.half.players

    @property
    def hand(self) -> list[int]:
        return [] if self.seat == NOBODY else plain(self.half.list_hand(self.seat))

    @property
    def supply(self) -> int:
        return self.half.supply_size()

    @property
    def spent(self) -> bool:
        return is_spent(self.half)

    @property
    def discards(self) -> int:
        return self.half.discards_size()

    @property
    def top(self) -> int:
        return self.half.top_discard() if self.half.discards_size() > 0 else UNKNOWN

    @property
    def pile(self) -> list[int]:
        """the discards, for who searches them"""
        s = self.half
        return plain(s.list_discards()) if is_searching(s, self.seat) else []

    @property
    def points(self) -> list[int]:
        s = self.half
        return [points(s, at, outlaw) for at in range(s.players) for outlaw in range(OUTLAWS)]

    @property
    def face_points(self) -> list[int]:
        s = self.half
        return [face_points(s, at, outlaw) for at in range(s.players) for outlaw in range(OUTLAWS)]

    @property
    def would_collect(self) -> list[int]:
        """what each would take from each poster if the hand ended now, in dollars"""
        s = self.half
        paid = [share(s, outlaw) for outlaw in range(OUTLAWS)]
        return [paid[outlaw][at] * DOLLARS for at in range(s.players) for outlaw in range(OUTLAWS)]

    @property
    def pending(self) -> SavedStack:
        """Every open decision of this game holds only what all have seen."""
        return self.half.saved()

    @property
    def awaited(self) -> list[int]:
        s = self.half
        return [int(who) for who in s.pending[-1].seats(s)] if s.pending else []


def half_of(s: WyattEarpState, seat: Seat) -> WyattEarpState:
    """A copy in which all that this seat may not see is HIDDEN, and nothing is to come."""
    half = WyattEarpState(s.players, BLIND, s.rules)
    s.copy_to(half)
    half.hide_from(seat)
    for at in range(s.supply_size()):
        half.set_supply(at, HIDDEN)
    if not is_searching(s, seat):
        for at in range(s.discards_size() - 1):
            half.set_discards(at, HIDDEN)
    return half


def is_searching(s: WyattEarpState, seat: Seat) -> bool:
    top = s.pending[-1] if s.pending else None
    return isinstance(top, Search) and top.player == seat
