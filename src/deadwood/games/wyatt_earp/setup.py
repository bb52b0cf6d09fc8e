"""Dealing a hand (chapter WE1 of the digest)."""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import HAND, OUTLAWS
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState


def deal(s: WyattEarpState) -> None:
    """Choose the dealer, shuffle all 78 cards, deal ten each, and put $1,000 on every poster."""
    if s.dealer == NONE:
        named: i64 = s.rules.first_dealer
        s.dealer = s.chance.below(s.players) if named == NONE else named  # WE1.5
    else:
        s.dealer = s.left_of(s.dealer)  # WE1.6: whoever began the last hand
    s.shuffle_all()
    s.hand_number += 1
    for outlaw in range(OUTLAWS):
        s.add_reward(outlaw, 1)  # WE1.2, WE1.7
    s.tell("deal", s.dealer, (s.hand_number,))
    seat = s.dealer
    for _time in range(HAND * s.players):  # WE1.3: one at a time, from the dealer's left
        seat = s.left_of(seat)
        s.gain(seat, s.pop_supply())
    if s.events is not None:
        for owner in range(s.players):
            s.tell("dealt", owner, tuple(s.cards_of(owner)))
    s.put_discards(s.pop_supply())  # WE1.4
    s.tell("first", NOBODY, (s.top_discard(),))
    s.turn = s.left_of(s.dealer)  # WE1.6
