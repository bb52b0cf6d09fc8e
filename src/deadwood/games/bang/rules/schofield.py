"""The Schofield reaches 2 (BG7.2)."""

from __future__ import annotations

from typing import Final

from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.weapon import Weapon

RULE: Final[CardRule] = Weapon()
