"""BANG! is one hit at somebody within reach.

BG4.2 Only one BANG! is played in a turn, but for Willy the Kid and whoever has a Volcanic.
BG8.1 It can be played only at another player whose distance is not above the reach of one's weapon.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.characters import slab_the_killer, willy_the_kid
from deadwood.games.bang.rules import volcanic
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.distance import distance, reach
from deadwood.games.bang.rules.hit import hit
from deadwood.games.bang.state import SHOT, Table


@final
class Bang(CardRule):
    def aimed(self) -> bool:
        return True

    def forbids(self, s: Table, seat: Seat, target: Seat) -> Rule:
        if not may_shoot(s, seat):
            return "BG4.2"
        if target == seat or distance(s, seat, target) > reach(s, seat):
            return "BG8.1"
        return ALLOWED

    def carry_out(self, s: Table, seat: Seat, card: Card, target: Seat) -> None:
        s.bangs += 1
        s.note(seat, target, SHOT)
        hit(s, seat, target, slab_the_killer.missed_needed(s, seat))


def may_shoot(s: Table, seat: Seat) -> bool:
    """Whether the turn still has a BANG! (BG4.2)."""
    return s.bangs == 0 or willy_the_kid.shoots_freely(s, seat) or volcanic.shoots_freely(s, seat)


RULE: Final[CardRule] = Bang()
