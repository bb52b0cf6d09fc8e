"""Saloon: a round for everybody.

BG9.7 In one's own phase II it gives every living player one life back, also with two players left.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.printed import brown
from deadwood.games.bang.rules.beer import heal_one
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.state import BangState


@final
class Saloon(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        at = seat
        for _time in range(s.living()):
            heal_one(s, at)
            at = s.left_of(at)


PRINTED: Final = brown(11, "saloon", "5h", "BG9.7")
RULE: Final[CardRule] = Saloon()
