"""Stagecoach brings two cards.

BG13.1 Its player takes the top two cards of the talon.
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
class Stagecoach(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        draw(s, seat, 2)


PRINTED: Final = brown(5, "stagecoach", "9s 9s", "BG13.1")
RULE: Final[CardRule] = Stagecoach()
