"""Moves in words: `schema.py` says what each is called, this how one begins to say it."""

from __future__ import annotations

from typing import Final

from deadwood.core.notation import Notation
from deadwood.games.el_paso.cards import NAMES
from deadwood.games.el_paso.schema import MOVES

FORMS: Final = {
    "leave": "Leaving is just 'leave'.",
    "done": "To keep no more is just 'done'.",
    "lay": "Say which raid card, as in 'lay gold-mine-5'.",
    "draw": f"Say from which stock: {', '.join(NAMES)}.",
    "keep": "Say which tile, as in 'keep saloon-4'.",
}
NOTATION: Final = Notation(MOVES.texts(), FORMS)
