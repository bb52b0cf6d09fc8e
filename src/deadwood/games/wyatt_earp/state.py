"""A game of Wyatt Earp at any moment: its fields (`schema.py`), and what all rules ask of them; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.drawing import Drawing
from deadwood.core.types import Seat
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
    full_deck,
)
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.fields import WyattEarpFields

NONE: Final[i64] = -1


@final
class WyattEarpState(WyattEarpFields):
    """`blank` makes an empty one."""

    def __init__(self, players: i64, chance: Chance, rules: Rules) -> None:
        super().__init__(players, chance)
        self.rules: Final = rules

    def clone(self, chance: Chance | None = None) -> WyattEarpState:
        goes_on = self.chance.clone() if chance is None else chance
        twin = WyattEarpState(self.players, goes_on, self.rules)
        self.copy_to(twin)
        return twin

    def sketch(self, seat: Seat) -> Drawing:
        from deadwood.games.wyatt_earp.drawing import draw  # it needs this file

        return draw(self, seat)

    def ruled_by(self) -> tuple[object, ...]:
        return (self.rules,)

    # Reading the table.

    def has(self, seat: Seat, kind: Kind) -> bool:
        return self.hand(seat, kind) > 0

    def is_open(self, outlaw: Outlaw) -> bool:
        """Whether a first set of this outlaw was laid in this hand (WE3.2, WE3.5)."""
        return (self.opened >> outlaw) & 1 == 1

    def has_group(self, seat: Seat, outlaw: Outlaw) -> bool:
        """Outlaw cards or the Photo before a player: what other cards can be laid to (WE5.2)."""
        if not self.is_open(outlaw):
            return False
        return self.laid(seat, outlaw) > 0 or self.photo(outlaw) == seat

    def is_hidden(self, seat: Seat, outlaw: Outlaw) -> bool:
        return self.hidden(seat, outlaw) > 0

    def is_fastest(self, seat: Seat, outlaw: Outlaw) -> bool:
        return self.fastest == seat * OUTLAWS + outlaw

    def top_discard(self) -> Kind:
        """The card on top of the discards, or NONE."""
        size = self.discards_size()
        return self.discards(size - 1) if size > 0 else NONE

    def left_of(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.players else i64(0)  # 0 alone would make objects

    def cards_of(self, seat: Seat) -> list[int]:
        """The cards of a hand, in the order of their kinds."""
        cards: list[int] = []
        for kind in range(KINDS):
            for _time in range(self.hand(seat, kind)):
                cards.append(kind)
        return cards

    # Moving cards.

    def gain(self, seat: Seat, kind: Kind) -> None:
        self.add_hand(seat, kind, 1)
        self.add_size(seat, 1)

    def lose(self, seat: Seat, kind: Kind) -> None:
        self.add_hand(seat, kind, -1)
        self.add_size(seat, -1)

    def clear_table(self) -> None:
        """Everything that a hand leaves behind, posters and money aside (WE3.5)."""
        self.clear_supply()
        self.clear_discards()
        for seat in range(self.players):
            self.clear_hand(seat)
            for outlaw in range(OUTLAWS):
                self.set_laid(seat, outlaw, 0)
                self.clear_sheriff_cards(seat, outlaw)
        for outlaw in range(OUTLAWS):
            self.set_photo(outlaw, NONE)
        self.fastest = NONE
        self.opened = 0
        self.sheriff_played = False
        self.reshuffled = False
        self.idle = False
        self.stalled = 0

    def clear_hand(self, seat: Seat) -> None:
        for kind in range(KINDS):
            self.set_hand(seat, kind, 0)
        self.set_size(seat, 0)

    def clear_sheriff_cards(self, seat: Seat, outlaw: Outlaw) -> None:
        """Robberies and the Hideout of a group are taken away."""
        self.set_banks(seat, outlaw, 0)
        self.set_coaches(seat, outlaw, 0)
        self.set_hidden(seat, outlaw, 0)

    def shuffle_all(self) -> None:
        """All 78 cards become the supply: from printed order, so an earlier hand says nothing."""
        self.clear_table()
        self.shuffle_into_supply(full_deck())

    def shuffle_into_supply(self, cards: list[Kind]) -> None:
        """These cards become the supply, which is empty."""
        self.chance.shuffle(cards)
        for kind in cards:
            self.put_supply(kind)


def blank(players: i64, chance: Chance, rules: Rules) -> WyattEarpState:
    """Nothing on the table."""
    s = WyattEarpState(players, chance, rules)
    s.clear()
    return s


def census(s: WyattEarpState) -> list[int]:
    """How many cards of each kind are somewhere: in a hand, on a pile, on the table, in play."""
    seen: list[int] = [0] * KINDS
    for kind in s.list_supply() + s.list_discards():
        seen[kind] += 1
    for decision in s.pending:
        for held in decision.holds():
            seen[held] += 1
    for seat in range(s.players):
        for kind in range(KINDS):
            seen[kind] += s.hand(seat, kind)
        for outlaw in range(OUTLAWS):
            seen[outlaw] += s.laid(seat, outlaw)
            seen[BANK_ROBBERY] += s.banks(seat, outlaw)
            seen[STAGECOACH] += s.coaches(seat, outlaw)
            seen[HIDEOUT] += s.hidden(seat, outlaw)
    for outlaw in range(OUTLAWS):
        if s.photo(outlaw) != NONE:
            seen[PHOTO + outlaw] += 1
    if s.fastest != NONE:
        seen[FASTEST_GUN] += 1
    return seen
