"""What one seat may see now: the only place that hides (chapter BG17; `schema.py` for events).

BG17.1 Open are the Sheriff, characters, lives, cards on the table, the numbers of cards in hands and
       talon, everything that was discarded, drawn for or shown, and what players did to each other.
BG17.2 Hidden are roles, hands, the talon, and from third parties what was taken out of a hand.
BG17.4 (dead_see_all) Who is out sees what a spectator sees, or everything.

What can be taken back, unless a draw, a card from a hand, a role or the end of the game follows at
once: a pass, and the life that it costs; the end of phase II; Sid Ketchum's decision to discard two
cards; the choice of a card that lies on the table (Panic!, Cat Balou, General Store, the order in
which one who is out lays his cards down); which of Lucky Duke's two cards counts, and which of them
lies on top.
"""

from __future__ import annotations

from typing import Any, Final, final

from deadwood.core.chance import Swift
from deadwood.core.drawing import Drawing
from deadwood.core.types import HIDDEN, NOBODY, UNKNOWN, Seat
from deadwood.core.view import SavedStack, plain
from deadwood.games.bang.characters.kit_carlson import LOOKS_AT, KitPick
from deadwood.games.bang.fields import BangShown
from deadwood.games.bang.rules.death import winners
from deadwood.games.bang.rules.distance import distances, far_in, reach
from deadwood.games.bang.schema import DEEDS
from deadwood.games.bang.state import NONE, BangState

NO_DEEDS: Final = [0] * len(DEEDS)
NO_CHANCE: Final = Swift(0, 0, 0, 1)  # of a table that nobody plays on


def half_of(s: BangState, seat: Seat) -> BangState:
    """The half of a state that a seat sees. What it does not see is there, unknown; nobody can play on."""
    half = BangState(s.players, NO_CHANCE, s.rules)
    s.copy_to(half)
    sees_all = s.rules.dead_see_all and seat != NOBODY and not s.is_alive(seat)
    half.hide_from(seat)
    if sees_all:
        for at in range(s.players):
            half.clear_hand(at)
            for place in range(s.hand_size(at)):
                half.put_hand(at, s.hand(at, place))
    if seat != NOBODY and looks(s, seat):
        for place in range(s.talon_size() - LOOKS_AT, s.talon_size()):
            half.set_talon(place, s.talon(place))
    for at in range(s.players):
        if not sees_all and not is_known(s, seat, at):
            half.set_role(at, UNKNOWN)
        if at != seat and s.spare(at) != NONE:
            half.set_character(at, UNKNOWN)
            half.set_spare(at, UNKNOWN)
    return half


def looks(s: BangState, seat: Seat) -> bool:
    """Whether Kit Carlson looks at the top of the talon."""
    top = s.pending[-1] if s.pending else None
    return isinstance(top, KitPick) and top.player == seat


@final
class BangView(BangShown):
    """The table as `seat` sees it. Cards, roles and characters are the numbers of `cards.py`."""

    def __init__(self, s: BangState, seat: Seat) -> None:
        self.half: Final = half_of(s, seat)
        super().__init__(self.half, seat)

    def picture(self) -> Drawing:
        return self.half.picture(self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return (BangView, (self.half, self.seat))

    @property
    def players(self) -> int:
        return self.half.players

    @property
    def hand(self) -> list[int]:
        """who is out has no hand, but for the moment in which he lays it down"""
        return [] if self.seat == NOBODY else plain(self.half.list_hand(self.seat))

    @property
    def hands(self) -> list[list[int]]:
        """for those who are out, if the table lets them see everything"""
        s = self.half
        if self.seat == NOBODY or s.is_alive(self.seat) or not s.rules.dead_see_all:
            return []
        return [plain(s.list_hand(at)) for at in range(s.players)]

    @property
    def sizes(self) -> list[int]:
        return [int(self.half.hand_size(at)) for at in range(self.half.players)]

    @property
    def talon(self) -> int:
        return self.half.talon_size()

    @property
    def seen(self) -> list[int]:
        s = self.half
        return [int(s.talon(at)) for at in range(s.talon_size()) if s.talon(at) != HIDDEN]

    @property
    def characters(self) -> list[int]:
        s = self.half
        return [UNKNOWN if s.spare(at) != NONE else int(s.character(at)) for at in range(s.players)]

    @property
    def offered(self) -> list[int]:
        s = self.half
        if self.seat == NOBODY or s.spare(self.seat) == NONE:
            return []
        return [int(s.character(self.seat)), int(s.spare(self.seat))]

    @property
    def alive(self) -> list[bool]:
        return [self.half.is_alive(at) for at in range(self.half.players)]

    @property
    def distances(self) -> list[list[int]]:
        """by seat, then by other: how far the seat is from the other (0: one of them is out)"""
        return [far(self.half, at) for at in range(self.half.players)]

    @property
    def reach(self) -> list[int]:
        return [int(reach(self.half, at)) for at in range(self.half.players)]

    @property
    def deeds(self) -> list[list[list[int]]]:
        """by seat, then by other: how often he shot at, duelled, robbed, stripped, jailed, killed him"""
        return [deeds_of(self.half, at) for at in range(self.half.players)]

    @property
    def pending(self) -> SavedStack:
        """Every open decision of this game holds only what all have seen."""
        return self.half.saved()

    @property
    def awaited(self) -> list[int]:
        s = self.half
        return [int(who) for who in s.pending[-1].seats(s)] if s.pending else []

    @property
    def winners(self) -> list[int]:
        return plain(winners(self.half))


def deeds_of(s: BangState, seat: Seat) -> list[list[int]]:
    """What one has done to each; where that is nothing, it is the same list."""
    done: list[list[int]] = [NO_DEEDS] * int(s.players)
    for other in range(s.players):
        if s.bits_deed(seat, other) != 0:
            done[other] = plain(s.list_deed(seat, other))
    return done


def is_known(s: BangState, seat: Seat, other: Seat) -> bool:
    """Whether this seat may know the other's role: open, his own, or the game is over."""
    return other == seat or other == s.sheriff() or not s.is_alive(other) or s.won != NONE


def far(s: BangState, seat: Seat) -> list[int]:
    """How far a player is from each of the others, once both have a character; else 0."""
    if not s.is_alive(seat) or s.character(seat) == NONE or s.spare(seat) != NONE:
        return [0] * s.players
    found = distances(s, seat)
    return [
        0 if s.character(at) == NONE or s.spare(at) != NONE else int(far_in(found, at))
        for at in range(s.players)
    ]
