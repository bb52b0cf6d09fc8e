"""Bank Robbery.

WE6.2  After a hit it is laid to one's own group: 2 capture points and $1,000.
WE6.3  Any number of robberies may lie on one group, under a Hideout too; the reward always grows.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.wyatt_earp.cards import BANK_REWARD, BANK_ROBBERY, Outlaw
from deadwood.games.wyatt_earp.state import WyattEarpState


def lay(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> None:
    s.add_banks(seat, outlaw, 1)  # WE6.3
    s.add_reward(outlaw, BANK_REWARD)  # WE6.2
    s.tell("place", seat, (BANK_ROBBERY, outlaw, BANK_REWARD))
