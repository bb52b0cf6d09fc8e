"""Beer in one's own turn; what it does out of turn is in `loss.py`.

BG9.1 In one's own phase II a Beer gives one life back, never above the starting number.
BG9.2 At full lives it may be played, and is wasted.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.printed import brown
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.loss import is_void
from deadwood.games.bang.state import BangState


@final
class Beer(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED  # BG9.2

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        if is_void(s):
            s.tell("void", seat)
        else:
            heal_one(s, seat)


def heal_one(s: BangState, seat: Seat) -> None:
    """One life back, if there is one to give (BG9.1)."""
    gained = 1 if s.lives(seat) < s.most(seat) else 0
    s.set_lives(seat, s.lives(seat) + gained)
    if s.events is not None:
        s.tell("heal", seat, (gained,))


PRINTED: Final = brown(2, "beer", "6h 7h 8h 9h 10h jh", "BG9.1 BG9.2 BG9.3 BG9.4 BG9.5 BG9.6")
RULE: Final[CardRule] = Beer()
