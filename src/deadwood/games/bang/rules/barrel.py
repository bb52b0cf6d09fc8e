"""A Barrel stops shots with a heart (BG8.5)."""

from __future__ import annotations

from typing import Final

from deadwood.games.bang.cards import BARREL
from deadwood.games.bang.rules.card import Blue, CardRule

RULE: Final[CardRule] = Blue(BARREL)
