"""What one seat may see now, and of an event: the only place that hides (chapter BG17).

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

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.event import Event
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.core.view import View
from deadwood.games.bang.characters.kit_carlson import LOOKS_AT
from deadwood.games.bang.rules.death import winners
from deadwood.games.bang.rules.distance import distance, reach
from deadwood.games.bang.state import DEEDS, NONE, Table


@final
class TableView(View):
    """The table as `seat` sees it. Cards, roles and characters are the numbers of `cards.py`."""

    def __init__(self, s: Table, seat: Seat) -> None:
        plays = seat != NOBODY and s.is_alive(seat)
        sees_all = s.rules.dead_see_all and seat != NOBODY and not plays
        looks = bool(s.pending) and s.pending[-1].saved() == ("kit-pick", (seat,))
        chooses = seat != NOBODY and s.spare[seat] != NONE
        self.seat: Final[int] = seat
        self.players: Final[int] = s.players
        # who is out has no hand, but for the moment in which he lays it down
        self.hand: Final[list[int]] = [] if seat == NOBODY else plain(s.hands[seat])
        # for those who are out, if the table lets them see everything
        self.hands: Final[list[list[int]]] = [plain(hand) for hand in s.hands] if sees_all else []
        self.sizes: Final[list[int]] = [len(hand) for hand in s.hands]
        self.tables: Final[list[list[int]]] = [plain(table) for table in s.tables]
        self.talon: Final[int] = len(s.talon)
        self.seen: Final[list[int]] = plain(s.talon[-LOOKS_AT:]) if looks else []
        self.discards: Final[list[int]] = plain(s.discards)
        self.store: Final[list[int]] = plain(s.store)
        self.roles: Final[list[int]] = [
            int(s.roles[at]) if sees_all or is_known(s, seat, at) else UNKNOWN
            for at in range(s.players)
        ]
        self.characters: Final[list[int]] = [
            UNKNOWN if s.spare[at] != NONE else int(s.characters[at]) for at in range(s.players)
        ]
        self.offered: Final[list[int]] = (
            [int(s.characters[seat]), int(s.spare[seat])] if chooses else []
        )
        self.lives: Final[list[int]] = plain(s.lives)
        self.most: Final[list[int]] = plain(s.most)
        self.alive: Final[list[bool]] = [s.is_alive(at) for at in range(s.players)]
        # by seat, then by other: how far the seat is from the other (0: one of them is out)
        self.distances: Final[list[list[int]]] = [
            [far(s, at, other) for other in range(s.players)] for at in range(s.players)
        ]
        self.reach: Final[list[int]] = [int(reach(s, at)) for at in range(s.players)]
        # by seat, then by other: how often he shot at, duelled, robbed, stripped, jailed, killed him
        self.deeds: Final[list[list[list[int]]]] = [
            [
                [int(s.deed(at, other, what)) for what in range(len(DEEDS))]
                for other in range(s.players)
            ]
            for at in range(s.players)
        ]
        self.turn: Final[int] = s.turn
        self.phase: Final[int] = s.phase
        self.bangs: Final[int] = s.bangs
        self.healed: Final[bool] = s.healed
        self.drawn: Final[int] = s.drawn
        self.won: Final[int] = s.won
        # Every open decision of this game holds only what all have seen.
        self.pending: Final = s.saved()
        self.awaited: Final[list[int]] = (
            [int(who) for who in s.pending[-1].seats(s)] if s.pending else []
        )
        self.winners: Final[list[int]] = [int(who) for who in winners(s)]

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "players": self.players,
            "hand": self.hand,
            "hands": self.hands,
            "sizes": self.sizes,
            "tables": self.tables,
            "talon": self.talon,
            "seen": self.seen,
            "discards": self.discards,
            "store": self.store,
            "roles": self.roles,
            "characters": self.characters,
            "offered": self.offered,
            "lives": self.lives,
            "most": self.most,
            "alive": self.alive,
            "distances": self.distances,
            "reach": self.reach,
            "deeds": self.deeds,
            "turn": self.turn,
            "phase": self.phase,
            "bangs": self.bangs,
            "healed": self.healed,
            "drawn": self.drawn,
            "won": self.won,
            "pending": self.pending,
            "awaited": self.awaited,
            "winners": self.winners,
        }


def plain(numbers: list[i64]) -> list[int]:
    return [int(number) for number in numbers]


def is_known(s: Table, seat: Seat, other: Seat) -> bool:
    """Whether this seat may know the other's role: open, his own, or the game is over."""
    return other == seat or other == s.sheriff() or not s.is_alive(other) or s.won != NONE


def far(s: Table, seat: Seat, other: Seat) -> int:
    if seat == other or not s.is_alive(seat) or not s.is_alive(other):
        return 0
    if s.spare[seat] != NONE or s.spare[other] != NONE:
        return 0  # their characters are still being chosen
    return int(distance(s, seat, other))


# Events of which only their own seat sees the cards (or roles, or characters).
PRIVATE: Final = frozenset(["role", "offer", "dealt", "draw", "look", "put-back"])
# Events in which two see a card: the taker and the one it was taken from.
SHARED: Final = frozenset(["take", "haul"])
# Events that show nobody anything new: what follows from a choice among things that lie open.
QUIET: Final = frozenset(
    [
        "turn",
        "lose",
        "sid",
        "pick",
        "take-table",
        "strip",
        "resolved",
        "counts",
        "on-top",
        "dodged",
        "locked",
        "explodes",
    ]
)


def shown(event: Event, seat: Seat) -> Event:
    """The event as this seat sees it: the same for all but for what only some may see."""
    if event.seat == seat:
        return event
    if event.name in PRIVATE:
        return Event(event.name, event.seat, tuple([UNKNOWN] * len(event.values)))
    if event.name in SHARED and event.values[0] != seat:
        hidden = tuple([UNKNOWN] * (len(event.values) - 1))
        return Event(event.name, event.seat, (event.values[0], *hidden))
    return event
