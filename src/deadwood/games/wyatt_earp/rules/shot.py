"""Shots.

WE4.3  To shoot, turn up the top card of the supply and put it on the discards: an outlaw card is
       a hit, everything else a miss.
WE4.6  If the supply is empty and was not reshuffled in this hand, the discards are reshuffled first.
WE4.7  If the reshuffle is used up, nothing that needs a shot can be played; the hand goes on.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.wyatt_earp.cards import Kind, is_outlaw
from deadwood.games.wyatt_earp.rules.supply import reshuffle
from deadwood.games.wyatt_earp.state import WyattEarpState


def can_shoot(s: WyattEarpState, laid_first: i64 = 0) -> bool:
    """Whether a card can be turned up; `laid_first` cards go on the discards before the shot."""
    if s.supply_size() > 0:
        return True
    return not s.reshuffled and s.discards_size() + laid_first > 0  # WE4.6, WE4.7


def aim(s: WyattEarpState, seat: Seat, kind: Kind) -> bool:
    """Shoot for this card, which lies aside until the shot is known (WE4.8); whether it is a hit."""
    if s.events is not None:
        s.tell("aim", seat, (kind,))
    return shoot(s, seat)


def waste(s: WyattEarpState, seat: Seat, kind: Kind) -> None:
    """After a miss the card goes to the discards without effect (WE4.4)."""
    s.put_discards(kind)
    if s.events is not None:
        s.tell("wasted", seat, (kind,))


def shoot(s: WyattEarpState, seat: Seat) -> bool:
    """Turn up the top card; whether it is a hit (WE4.3)."""
    if s.supply_size() == 0:
        reshuffle(s)  # WE4.6
    kind = s.pop_supply()
    s.put_discards(kind)
    hit = is_outlaw(kind)
    if s.events is not None:
        s.tell("shot", seat, (kind, 1 if hit else 0))
    return hit
