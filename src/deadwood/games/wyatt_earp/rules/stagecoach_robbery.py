"""Stagecoach Robbery.

WE6.1  After a hit it is laid to one's own group: 1 capture point and $3,000.
WE6.3  Any number of robberies may lie on one group, under a Hideout too; the reward always grows.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.wyatt_earp.cards import STAGECOACH, STAGECOACH_REWARD, Outlaw
from deadwood.games.wyatt_earp.state import WyattEarpState


def lay(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> None:
    s.add_coaches(seat, outlaw, 1)  # WE6.3
    s.add_reward(outlaw, STAGECOACH_REWARD)  # WE6.1
    s.tell("place", seat, (STAGECOACH, outlaw, STAGECOACH_REWARD))
