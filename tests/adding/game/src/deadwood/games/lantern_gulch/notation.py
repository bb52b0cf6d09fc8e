"""Moves in words: `schema.py` says what each is called, this how one begins to say it."""

from __future__ import annotations

from typing import Final

from deadwood.core.notation import Notation
from deadwood.games.lantern_gulch.schema import MOVES

FORMS: Final = {
    "call": "Say 'call bright' or 'call dim'.",
    "lay": "Say which lantern, as in 'lay lantern-7'.",
}
NOTATION: Final = Notation(MOVES.texts(), FORMS)
