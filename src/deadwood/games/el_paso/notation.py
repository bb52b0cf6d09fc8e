"""Moves in words: what a move is called, and how one begins to say it."""

from __future__ import annotations

from typing import Final

from deadwood.core.notation import Notation
from deadwood.games.el_paso.cards import CARD_NAMES, NAMES, TILE_NAMES


def all_texts() -> list[str]:
    """The text of every move, in the order of the numbers."""
    return (
        ["leave", "done"]
        + [f"lay {name}" for name in CARD_NAMES]
        + [f"draw {name}" for name in NAMES]
        + [f"keep {name}" for name in TILE_NAMES]
    )


FORMS: Final = {
    "leave": "Leaving is just 'leave'.",
    "done": "To keep no more is just 'done'.",
    "lay": "Say which raid card, as in 'lay gold-mine-5'.",
    "draw": f"Say from which stock: {', '.join(NAMES)}.",
    "keep": "Say which tile, as in 'keep saloon-4'.",
}
NOTATION: Final = Notation(all_texts(), FORMS)
