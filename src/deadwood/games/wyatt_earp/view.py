"""What one seat may see now, and of an event: the only place that hides (chapter WE14).

WE14.1 Open are money, posters, everything on the table, the number of cards in every hand, in the
       supply and in the discards, and the top discard.
WE14.2 Hidden are hands, the order of the supply, and the discards below the top; (memory_aid) the
       table may let everybody look up what lay open once.
WE10.5 Only the searcher sees the discards, and only while he searches.

What can be taken back: a pass, as long as nobody else has acted; after a hit, the choice of the
outlaw for the card that was aimed, of the group to hide, of the card to steal or of the Hideout to
remove. Everything else shows a card: one from a hand or from the supply, or the discard below one
that is taken.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.event import Event
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.core.view import View
from deadwood.games.wyatt_earp.cards import OUTLAWS
from deadwood.games.wyatt_earp.rules.scoring import face_points, points, share
from deadwood.games.wyatt_earp.rules.supply import is_spent
from deadwood.games.wyatt_earp.state import WyattEarpState

# Events of which only their own seat sees the kinds of cards.
PRIVATE: Final = frozenset(["dealt", "draw", "search", "take"])
# Events that show nobody anything new: only cards that lie open change their places.
QUIET: Final = frozenset(
    ["pass", "place", "outgunned", "hide", "rescue", "steal", "orphans", "spent"]
)


@final
class WyattEarpView(View):
    """The table as `seat` sees it. Lists by seat and outlaw are laid out as in the state."""

    def __init__(self, s: WyattEarpState, seat: Seat) -> None:
        searching = bool(s.pending) and s.pending[-1].saved() == ("search", (seat,))
        self.seat: Final[int] = seat
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
        self.rewards: Final[list[int]] = ints(s.list_reward())
        self.money: Final[list[int]] = ints(s.list_money())
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


def ints(numbers: list[i64]) -> list[int]:
    return [int(number) for number in numbers]


def would_collect(s: WyattEarpState) -> list[int]:
    """What each seat would take from each poster if the hand ended now."""
    paid = [share(s, outlaw) for outlaw in range(OUTLAWS)]
    return [paid[outlaw][seat] for seat in range(s.players) for outlaw in range(OUTLAWS)]


def shown(event: Event, seat: Seat) -> Event:
    """The event as this seat sees it: the same for all but for cards that only one may see."""
    if event.name in PRIVATE and event.seat != seat:
        return Event(event.name, event.seat, tuple([UNKNOWN] * len(event.values)))
    return event
