"""A Mustang keeps the others away (BG6.2)."""

from __future__ import annotations

from typing import Final

from deadwood.games.bang.cards import MUSTANG
from deadwood.games.bang.rules.card import Blue, CardRule

RULE: Final[CardRule] = Blue(MUSTANG)
