"""Fastest Gun.

WE7.1  After a hit it is laid to one's own group: 3 capture points and $1,000.
WE7.2  There is only one: a new one that succeeds sends the old one to the discards, one's own too.
       The money that it brought stays on its poster.
WE7.3  It may not be laid to the outlaw who is the fastest gun now, whoever's cards they are.
WE7.4  Under a Hideout it is the fastest gun still.
"""

from __future__ import annotations

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.wyatt_earp.cards import FASTEST_GUN, FASTEST_REWARD, OUTLAWS, Outlaw
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState


def forbids_at(s: WyattEarpState, outlaw: Outlaw) -> Rule:
    if s.fastest != NONE and s.fastest % OUTLAWS == outlaw:
        return "WE7.3"  # WE7.4: a Hideout does not matter here
    return ALLOWED


def lay(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> None:
    if s.fastest != NONE:
        s.put_discards(FASTEST_GUN)  # WE7.2
        s.tell("outgunned", s.fastest // OUTLAWS, (s.fastest % OUTLAWS,))
    s.fastest = seat * OUTLAWS + outlaw
    s.add_reward(outlaw, FASTEST_REWARD)  # WE7.1
    s.tell("place", seat, (FASTEST_GUN, outlaw, FASTEST_REWARD))
