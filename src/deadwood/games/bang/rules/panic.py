"""Panic! takes a card from a neighbour.

BG11.1 From another player at distance 1, weapons do not matter: a card from his hand, at random and
       unseen by the rest, or one that lies before him. It goes to one's hand.
BG11.4 A player without a card to take cannot be chosen; the card being played is none.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.moves import PLAY_AT
from deadwood.games.bang.plays import SEATS
from deadwood.games.bang.printed import brown_aimed
from deadwood.games.bang.rules.card import Aimed, CardRule
from deadwood.games.bang.rules.distance import distance, distances, far_in
from deadwood.games.bang.rules.pick import Pick, can_lose, offer
from deadwood.games.bang.state import BangState


@final
class Panic(Aimed):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        if target == seat or distance(s, seat, target) > 1:
            return "BG11.1"
        return ALLOWED if can_lose(s, target) else "BG11.4"

    def add_plays(self, s: BangState, seat: Seat, card: Card, moves: Moves) -> None:
        far = distances(s, seat)
        for target in range(s.players):
            if far_in(far, target) == 1 and can_lose(s, target):
                moves.add(PLAY_AT + card * SEATS + target)

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        offer(s, Pick(seat, target, True))


PRINTED: Final = brown_aimed(3, "panic", "jh qh ah 8d", "BG11.1 BG11.4")
RULE: Final[CardRule] = Panic()
