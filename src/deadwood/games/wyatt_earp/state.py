"""The table as data; no rules.

Flat lists of small numbers: `hands[seat * KINDS + kind]`, and for what lies on the table
`laid[seat * OUTLAWS + outlaw]`. Money and rewards are in thousands of dollars.
The top of a pile is the end of its list.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Seat
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
    Kind,
    Outlaw,
)
from deadwood.games.wyatt_earp.editions import Rules

NONE: Final[i64] = -1


NOTHING: Final[list[i64]] = []  # shared by tables under construction, never filled


@final
class Table(State):
    """One game of Wyatt Earp at any moment. `blank` makes an empty one."""

    def __init__(self, players: i64, chance: Chance, rules: Rules) -> None:
        super().__init__(players, chance)
        self.rules: Final = rules
        self.hands: list[i64] = NOTHING
        self.sizes: list[i64] = NOTHING
        self.supply: list[i64] = NOTHING
        self.discards: list[i64] = NOTHING
        self.laid: list[i64] = NOTHING
        self.banks: list[i64] = NOTHING
        self.coaches: list[i64] = NOTHING
        self.hidden: list[i64] = NOTHING
        self.photos: list[i64] = NOTHING  # by outlaw: the seat before whom the Photo lies
        self.fastest: i64 = NONE  # seat * OUTLAWS + outlaw of the one Fastest Gun
        self.opened: i64 = 0  # a bit per outlaw: its first set was laid in this hand
        self.rewards: list[i64] = NOTHING
        self.money: list[i64] = NOTHING
        self.hand_number: i64 = 0
        self.dealer: i64 = NONE
        self.turn: i64 = NONE
        self.sheriff_played: bool = False
        self.reshuffled: bool = False
        self.idle: bool = False  # this turn took the top discard and did nothing else
        self.stalled: i64 = 0  # idle turns in a row with a spent supply
        self.winner: i64 = NONE

    def clone(self) -> Table:
        twin = Table(self.players, self.chance.clone(), self.rules)
        twin.pending = self.pending.copy()
        twin.hands = self.hands.copy()
        twin.sizes = self.sizes.copy()
        twin.supply = self.supply.copy()
        twin.discards = self.discards.copy()
        twin.laid = self.laid.copy()
        twin.banks = self.banks.copy()
        twin.coaches = self.coaches.copy()
        twin.hidden = self.hidden.copy()
        twin.photos = self.photos.copy()
        twin.fastest = self.fastest
        twin.opened = self.opened
        twin.rewards = self.rewards.copy()
        twin.money = self.money.copy()
        twin.hand_number = self.hand_number
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.sheriff_played = self.sheriff_played
        twin.reshuffled = self.reshuffled
        twin.idle = self.idle
        twin.stalled = self.stalled
        twin.winner = self.winner
        return twin

    def fields(self) -> tuple[object, ...]:
        return (
            self.players,
            self.chance.fields(),
            self.saved(),
            tuple(self.hands),
            tuple(self.sizes),
            tuple(self.supply),
            tuple(self.discards),
            tuple(self.laid),
            tuple(self.banks),
            tuple(self.coaches),
            tuple(self.hidden),
            tuple(self.photos),
            self.fastest,
            self.opened,
            tuple(self.rewards),
            tuple(self.money),
            self.hand_number,
            self.dealer,
            self.turn,
            self.sheriff_played,
            self.reshuffled,
            self.idle,
            self.stalled,
            self.winner,
        )

    # Reading the table.

    def has(self, seat: Seat, kind: Kind) -> bool:
        return self.hands[seat * KINDS + kind] > 0

    def count(self, seat: Seat, kind: Kind) -> i64:
        return self.hands[seat * KINDS + kind]

    def count_laid(self, seat: Seat, outlaw: Outlaw) -> i64:
        return self.laid[seat * OUTLAWS + outlaw]

    def is_open(self, outlaw: Outlaw) -> bool:
        """Whether a first set of this outlaw was laid in this hand (WE3.2, WE3.5)."""
        return (self.opened >> outlaw) & 1 == 1

    def has_group(self, seat: Seat, outlaw: Outlaw) -> bool:
        """Outlaw cards or the Photo before a player: what other cards can be laid to (WE5.2)."""
        return self.laid[seat * OUTLAWS + outlaw] > 0 or self.photos[outlaw] == seat

    def is_hidden(self, seat: Seat, outlaw: Outlaw) -> bool:
        return self.hidden[seat * OUTLAWS + outlaw] > 0

    def left_of(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.players else 0

    # Moving cards.

    def gain(self, seat: Seat, kind: Kind) -> None:
        self.hands[seat * KINDS + kind] += 1
        self.sizes[seat] += 1

    def lose(self, seat: Seat, kind: Kind) -> None:
        self.hands[seat * KINDS + kind] -= 1
        self.sizes[seat] -= 1

    def clear_table(self) -> None:
        """Everything that a hand leaves behind, posters and money aside (WE3.5)."""
        groups: i64 = self.players * OUTLAWS
        self.hands = [0] * (self.players * KINDS)
        self.sizes = [0] * self.players
        self.supply = []
        self.discards = []
        self.laid = [0] * groups
        self.banks = [0] * groups
        self.coaches = [0] * groups
        self.hidden = [0] * groups
        self.photos = [NONE] * OUTLAWS
        self.fastest = NONE
        self.opened = 0
        self.sheriff_played = False
        self.reshuffled = False
        self.idle = False
        self.stalled = 0


def blank(players: i64, chance: Chance, rules: Rules) -> Table:
    """A table with nothing on it."""
    s = Table(players, chance, rules)
    s.clear_table()
    s.rewards = [0] * OUTLAWS
    s.money = [0] * players
    return s


def census(s: Table) -> list[int]:
    """How many cards of each kind are somewhere: in a hand, on a pile, on the table, in play."""
    seen: list[int] = [0] * KINDS
    for pile in (s.supply, s.discards):
        for kind in pile:
            seen[kind] += 1
    for decision in s.pending:
        for held in decision.holds():
            seen[held] += 1
    for seat in range(s.players):
        for kind in range(KINDS):
            seen[kind] += s.hands[seat * KINDS + kind]
        for outlaw in range(OUTLAWS):
            group = seat * OUTLAWS + outlaw
            seen[outlaw] += s.laid[group]
            seen[BANK_ROBBERY] += s.banks[group]
            seen[STAGECOACH] += s.coaches[group]
            seen[HIDEOUT] += s.hidden[group]
    for outlaw in range(OUTLAWS):
        if s.photos[outlaw] != NOBODY:
            seen[PHOTO + outlaw] += 1
    if s.fastest != NONE:
        seen[FASTEST_GUN] += 1
    return seen
