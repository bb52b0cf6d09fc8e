"""A Mustang keeps the others away (BG6.2)."""

from __future__ import annotations

from typing import Final

from deadwood.games.bang.kinds import MUSTANG
from deadwood.games.bang.printed import blue
from deadwood.games.bang.rules.card import Blue, CardRule

PRINTED: Final = blue(16, "mustang", "8h 9h", "BG6.2 BG6.3")
RULE: Final[CardRule] = Blue(MUSTANG)
