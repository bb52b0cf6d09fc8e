"""The Winchester reaches 5 (BG7.2)."""

from __future__ import annotations

from typing import Final

from deadwood.games.bang.printed import weapon
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.weapon import Weapon

PRINTED: Final = weapon(21, "winchester", "8s", "BG7.2 BG7.3", reach=5)
RULE: Final[CardRule] = Weapon()
