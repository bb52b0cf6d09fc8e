"""The end (chapter LG4).

LG4.1 After the eighth night most nights win; equal ones share the victory.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.lantern_gulch.cards import NIGHTS
from deadwood.games.lantern_gulch.state import LanternGulchState


def finish(s: LanternGulchState) -> None:
    s.pending.clear()
    for seat in winners(s):
        s.tell("winner", seat, (s.nights(seat),))


def winners(s: LanternGulchState) -> list[Seat]:
    """Nobody while the game goes on."""
    if s.pending or s.night < NIGHTS:
        return []
    best = max(s.list_nights())
    return [seat for seat in range(s.players) if s.nights(seat) == best]
