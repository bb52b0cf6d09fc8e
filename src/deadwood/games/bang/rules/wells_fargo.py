"""Wells Fargo brings three cards.

BG13.2 Its player takes the top three cards of the talon.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.printed import brown
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.state import BangState


@final
class WellsFargo(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        draw(s, seat, 3)


PRINTED: Final = brown(6, "wells-fargo", "3h", "BG13.2")
RULE: Final[CardRule] = WellsFargo()
