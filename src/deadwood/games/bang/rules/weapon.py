"""Weapons (chapter BG7).

BG7.3 A player has one weapon: a new one replaces the old at once, which goes to the discard pile;
      also one of the same name.
"""

from __future__ import annotations

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import KIND, Card, is_weapon
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.state import BangState


class Weapon(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        for old in s.list_table(seat):
            if is_weapon(KIND[old]):
                s.leave_table(seat, old)
                discard(s, old)
                s.tell("replaced", seat, (old,))
                break
        s.put_table(seat, card)
