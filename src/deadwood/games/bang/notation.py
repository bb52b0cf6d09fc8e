"""Moves in words: `schema.py` says what each is called, this how one begins to say it."""

from __future__ import annotations

from typing import Final

from deadwood.core.notation import Notation
from deadwood.games.bang.schema import MOVES

FORMS: Final = {
    "end": "To end your turn is just 'end'.",
    "pass": "To pass is just 'pass'.",
    "draw": "To draw is just 'draw'.",
    "take": "Say 'take discard', or from whom, as in 'take from 3'.",
    "heal": "To heal with two cards is just 'heal'.",
    "play": "Say which card, and at whom if need be, as in 'play bang-2d at 3'.",
    "discard": "Say which card, as in 'discard beer-6h'.",
    "choose": "Say which card, as in 'choose barrel-qs', or 'choose hand'.",
    "be": "Say which character, as in 'be willy-the-kid'.",
}
NOTATION: Final = Notation(MOVES.texts(), FORMS)
