"""What one seat may see now: the only place that hides (WE14.1, WE14.2, WE10.5; `schema.py` for events)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.core.chance import BLIND
from deadwood.core.drawing import Drawing
from deadwood.core.types import HIDDEN, NOBODY, UNKNOWN, Seat
from deadwood.core.view import View
from deadwood.games.wyatt_earp.cards import OUTLAWS
from deadwood.games.wyatt_earp.rules.scoring import face_points, points, share
from deadwood.games.wyatt_earp.rules.supply import is_spent
from deadwood.games.wyatt_earp.rules.wyatt_earp import Search
from deadwood.games.wyatt_earp.schema import DOLLARS
from deadwood.games.wyatt_earp.state import WyattEarpState


@final
class WyattEarpView(View):
    """The table as `seat` sees it. Lists by seat and outlaw are laid out as in the state."""

    def __init__(self, s: WyattEarpState, seat: Seat) -> None:
        searching = len(s.pending) > 0 and is_searching(s, seat)
        super().__init__(seat)
        self.half: Final = half_of(s, seat, searching)
        self.players: Final[int] = s.players
        self.hand: Final[list[int]] = [] if seat == NOBODY else ints(s.list_hand(seat))
        self.sizes: Final[list[int]] = ints(s.list_size())
        self.supply: Final[int] = s.supply_size()
        self.spent: Final[bool] = is_spent(s)
        self.discards: Final[int] = s.discards_size()
        self.top: Final[int] = s.top_discard() if s.discards_size() > 0 else UNKNOWN
        self.pile: Final[list[int]] = ints(s.list_discards()) if searching else []
        self.laid: Final[list[int]] = [
            int(s.laid(owner, outlaw)) for owner in range(s.players) for outlaw in range(OUTLAWS)
        ]
        self.banks: Final[list[int]] = [
            int(s.banks(owner, outlaw)) for owner in range(s.players) for outlaw in range(OUTLAWS)
        ]
        self.coaches: Final[list[int]] = [
            int(s.coaches(owner, outlaw)) for owner in range(s.players) for outlaw in range(OUTLAWS)
        ]
        self.hidden: Final[list[int]] = [
            int(s.hidden(owner, outlaw)) for owner in range(s.players) for outlaw in range(OUTLAWS)
        ]
        self.photos: Final[list[int]] = ints(s.list_photo())
        self.fastest: Final[int] = s.fastest
        self.opened: Final[int] = s.opened
        self.rewards: Final[list[int]] = dollars(s.list_reward())
        self.money: Final[list[int]] = dollars(s.list_money())
        self.points: Final[list[int]] = [
            points(s, owner, outlaw) for owner in range(s.players) for outlaw in range(OUTLAWS)
        ]
        self.face_points: Final[list[int]] = [
            face_points(s, owner, outlaw) for owner in range(s.players) for outlaw in range(OUTLAWS)
        ]
        self.would_collect: Final[list[int]] = would_collect(s)
        self.hand_number: Final[int] = s.hand_number
        self.dealer: Final[int] = s.dealer
        self.turn: Final[int] = s.turn
        self.sheriff_played: Final[bool] = s.sheriff_played
        self.reshuffled: Final[bool] = s.reshuffled
        self.idle: Final[bool] = s.idle
        self.stalled: Final[int] = s.stalled
        self.winner: Final[int] = s.winner
        # Every open decision of this game holds only what all have seen.
        self.pending: Final = s.saved()
        self.awaited: Final[list[int]] = (
            [int(who) for who in s.pending[-1].seats(s)] if s.pending else []
        )

    def picture(self) -> Drawing:
        return self.half.picture(self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return (WyattEarpView, (self.half, self.seat))

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "players": self.players,
            "hand": self.hand,
            "sizes": self.sizes,
            "supply": self.supply,
            "spent": self.spent,
            "discards": self.discards,
            "top": self.top,
            "pile": self.pile,
            "laid": self.laid,
            "banks": self.banks,
            "coaches": self.coaches,
            "hidden": self.hidden,
            "photos": self.photos,
            "fastest": self.fastest,
            "opened": self.opened,
            "rewards": self.rewards,
            "money": self.money,
            "points": self.points,
            "face_points": self.face_points,
            "would_collect": self.would_collect,
            "hand_number": self.hand_number,
            "dealer": self.dealer,
            "turn": self.turn,
            "sheriff_played": self.sheriff_played,
            "reshuffled": self.reshuffled,
            "idle": self.idle,
            "stalled": self.stalled,
            "winner": self.winner,
            "pending": self.pending,
            "awaited": self.awaited,
        }


def half_of(s: WyattEarpState, seat: Seat, searching: bool) -> WyattEarpState:
    """A copy in which all that this seat may not see is HIDDEN, and nothing is to come."""
    half = WyattEarpState(s.players, BLIND, s.rules)
    s.copy_to(half)
    half.hide_from(seat)
    for at in range(s.supply_size()):
        half.set_supply(at, HIDDEN)
    if not searching:
        for at in range(s.discards_size() - 1):
            half.set_discards(at, HIDDEN)
    return half


def is_searching(s: WyattEarpState, seat: Seat) -> bool:
    top = s.pending[-1]
    return isinstance(top, Search) and top.player == seat


def ints(numbers: list[i64]) -> list[int]:
    return [int(number) for number in numbers]


def dollars(thousands: list[i64]) -> list[int]:
    return [int(number) * DOLLARS for number in thousands]


def would_collect(s: WyattEarpState) -> list[int]:
    """What each seat would take from each poster if the hand ended now, in dollars."""
    paid = [share(s, outlaw) for outlaw in range(OUTLAWS)]
    return [paid[outlaw][seat] * DOLLARS for seat in range(s.players) for outlaw in range(OUTLAWS)]
