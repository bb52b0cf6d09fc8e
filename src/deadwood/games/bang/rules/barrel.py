"""A Barrel stops shots with a heart (BG8.5)."""

from __future__ import annotations

from typing import Final

from deadwood.games.bang.kinds import BARREL
from deadwood.games.bang.printed import blue
from deadwood.games.bang.rules.card import Blue, CardRule

PRINTED: Final = blue(14, "barrel", "qs ks", "BG8.5 BG5.1")
RULE: Final[CardRule] = Blue(BARREL)
