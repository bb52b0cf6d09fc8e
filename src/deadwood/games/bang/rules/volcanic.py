"""The Volcanic reaches 1 (BG7.2).

BG7.4 With a Volcanic before him a player may play any number of BANG! cards in his turn. It counts
      while it lies there: laid later it permits more, replaced it does no longer.
"""

from __future__ import annotations

from typing import Final

from deadwood.core.types import Seat
from deadwood.games.bang.kinds import VOLCANIC
from deadwood.games.bang.printed import weapon
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.weapon import Weapon
from deadwood.games.bang.state import NONE, BangState

PRINTED: Final = weapon(17, "volcanic", "10s 10c", "BG7.2 BG7.3 BG7.4", reach=1)
RULE: Final[CardRule] = Weapon()


def shoots_freely(s: BangState, seat: Seat) -> bool:
    return s.table_card(seat, VOLCANIC) != NONE
