"""Moves in words: `schema.py` says what each is called, this how one begins to say it."""

from __future__ import annotations

from typing import Final

from deadwood.core.notation import Notation
from deadwood.games.wyatt_earp.schema import MOVES

FORMS: Final = {
    "draw": "Say from where: 'draw supply' or 'draw discard'.",
    "pass": "To pass is just 'pass'.",
    "lay": "Say how many of whom, as in 'lay 3 jesse-james'.",
    "play": "Say which card, and how if need be, as in 'play hideout' or 'play wyatt-earp search'.",
    "choose": "Say which outlaw, and whose if need be, as in 'choose jesse-james of 2'.",
    "discard": "Say which card, as in 'discard hideout'.",
    "take": "Say which card, as in 'take jesse-james' or 'take and play bank-robbery'.",
}
NOTATION: Final = Notation(MOVES.texts(), FORMS)
