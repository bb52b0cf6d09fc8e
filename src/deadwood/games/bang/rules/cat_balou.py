"""Cat Balou makes somebody discard a card.

BG11.2 At any distance: a card from the hand at random, or one that lies before him, goes to the
       discard pile.
BG11.3 (cat_balou_self) On oneself too, with a free choice of one's own cards; or never.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.printed import brown_aimed
from deadwood.games.bang.rules.card import Aimed, CardRule
from deadwood.games.bang.rules.pick import Pick, can_lose, offer
from deadwood.games.bang.state import BangState


@final
class CatBalou(Aimed):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        if target == seat:
            if not s.rules.cat_balou_self:
                return "BG11.3"
            other_cards = s.hand_size(seat) > 1 or s.table_size(seat) > 0
            return ALLOWED if other_cards else "BG11.4"
        return ALLOWED if can_lose(s, target) else "BG11.4"

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        offer(s, Pick(seat, target, False))


PRINTED: Final = brown_aimed(4, "cat-balou", "kh 9d 10d jd", "BG11.2 BG11.3 BG11.4")
RULE: Final[CardRule] = CatBalou()
