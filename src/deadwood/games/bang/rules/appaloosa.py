"""An Appaloosa brings the others nearer (BG6.2)."""

from __future__ import annotations

from typing import Final

from deadwood.games.bang.kinds import APPALOOSA
from deadwood.games.bang.printed import blue
from deadwood.games.bang.rules.card import Blue, CardRule

PRINTED: Final = blue(15, "appaloosa", "as", "BG6.2 BG6.3")
RULE: Final[CardRule] = Blue(APPALOOSA)
