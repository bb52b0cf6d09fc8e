"""A game of BANG! at any moment: its fields (`schema.py`), and what all rules ask of them; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.drawing import Drawing
from deadwood.core.state import place_of
from deadwood.core.types import Seat
from deadwood.games.bang.cards import KIND, SHERIFF, Card, Kind
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.fields import BangFields
from deadwood.games.bang.kinds import CARDS
from deadwood.games.bang.schema import DEEDS

NONE: Final[i64] = -1

# Deeds, in the order of the schema's DEEDS.
SHOT: Final[i64] = 0
DUELLED: Final[i64] = 1
ROBBED: Final[i64] = 2  # Panic!, Jesse Jones, El Gringo
STRIPPED: Final[i64] = 3  # Cat Balou
JAILED: Final[i64] = 4
KILLED: Final[i64] = 5
MOST_DEEDS: Final[i64] = 127  # counted no further
DEED_BITS: Final = 7  # in `fields`

# Where a turn is, in the order of the schema's PHASES.
START: Final[i64] = 0
JAILBREAK: Final[i64] = 1  # the Dynamite is dealt with, the Jail not yet
TAKE: Final[i64] = 2  # phase I
PLAY: Final[i64] = 3  # phase II
SHED: Final[i64] = 4  # phase III
LOCKED: Final[i64] = 5  # phase III in jail
OVER: Final[i64] = 6


@final
class BangState(BangFields):
    """`blank` makes an empty one."""

    def __init__(self, players: i64, chance: Chance, rules: Rules) -> None:
        super().__init__(players, chance)
        self.rules: Final = rules

    def clone(self, chance: Chance | None = None) -> BangState:
        goes_on = self.chance.clone() if chance is None else chance
        twin = BangState(self.players, goes_on, self.rules)
        self.copy_to(twin)
        return twin

    def sketch(self, seat: Seat) -> Drawing:
        from deadwood.games.bang.drawing import draw  # it needs this file

        return draw(self, seat)

    def ruled_by(self) -> tuple[object, ...]:
        return (self.rules,)

    def fields(self) -> tuple[object, ...]:
        """Deeds have always been one number for every two players here, so digests stay."""
        packed: list[int] = []
        for seat in range(self.players):
            for other in range(self.players):
                deeds = 0
                for what in range(len(DEEDS)):
                    deeds += int(self.deed(seat, other, what)) * 2 ** (DEED_BITS * what)
                packed.append(deeds)
        place = place_of(self.schema(), "deed")
        return tuple(
            [tuple(packed) if at == place else value for at, value in enumerate(super().fields())]
        )

    # Reading the table.

    def is_alive(self, seat: Seat) -> bool:
        return (self.alive >> seat) & 1 == 1

    def living(self) -> i64:
        """How many are still in the game."""
        number: i64 = 0
        for seat in range(self.players):
            number += (self.alive >> seat) & 1
        return number

    def left_of(self, seat: Seat) -> Seat:
        """The next living player clockwise; the player himself if he is alone."""
        at = seat + 1 if seat + 1 < self.players else i64(0)  # 0 alone would make objects
        while at != seat and (self.alive >> at) & 1 == 0:
            at = at + 1 if at + 1 < self.players else i64(0)
        return at

    def is_in_play(self, seat: Seat, character: i64) -> bool:
        """Whether this living player is that character."""
        return self.character(seat) == character and self.is_alive(seat)

    def seat_of(self, character: i64) -> Seat:
        """The living player who is that character, or NONE."""
        for seat in range(self.players):
            if self.character(seat) == character and self.is_alive(seat):
                return seat
        return NONE

    def seat_with(self, role: i64) -> Seat:
        """The first player of a role, dead or alive; NONE if nobody is known to have it."""
        for seat in range(self.players):
            if self.role(seat) == role:
                return seat
        return NONE

    def sheriff(self) -> Seat:
        return self.seat_with(SHERIFF)

    def holds(self, seat: Seat, card: Card) -> bool:
        """Whether the card is in a hand."""
        return self.has_hand(seat, card)

    def table_card(self, seat: Seat, kind: Kind) -> Card:
        """The card of this kind before a player, or NONE."""
        for at in range(self.table_size(seat)):
            card = self.table(seat, at)
            if KIND[card] == kind:
                return card
        return NONE

    def cards_of(self, seat: Seat) -> list[i64]:
        """All cards of a player: those of his hand, then those before him."""
        return self.list_hand(seat) + self.list_table(seat)

    # Moving cards.

    def leave_hand(self, seat: Seat, card: Card) -> None:
        """The card is in that hand no more."""
        at: i64 = 0
        while self.hand(seat, at) != card:
            at += 1
        self.take_hand(seat, at)

    def leave_table(self, seat: Seat, card: Card) -> None:
        """The card lies before that player no more."""
        at: i64 = 0
        while self.table(seat, at) != card:
            at += 1
        self.take_table(seat, at)

    def note(self, seat: Seat, other: Seat, what: i64) -> None:
        """Somebody has done this to another once more."""
        if self.deed(seat, other, what) < MOST_DEEDS:
            self.add_deed(seat, other, what, 1)


def blank(players: i64, chance: Chance, rules: Rules) -> BangState:
    """Nothing on the table, and everybody alive."""
    s = BangState(players, chance, rules)
    s.clear()
    s.alive = (i64(1) << players) - 1
    return s


def census(s: BangState) -> list[int]:
    """How many of each card are somewhere: in a hand, on a table or pile, or being resolved."""
    seen: list[int] = [0] * CARDS
    cards = s.list_talon() + s.list_discards() + s.list_store()
    for seat in range(s.players):
        cards += s.cards_of(seat)
    for card in cards:
        seen[card] += 1
    for decision in s.pending:
        for held in decision.holds():
            seen[held] += 1
    return seen
