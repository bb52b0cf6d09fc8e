"""Moves in words: what a move is called, and how one begins to say it."""

from __future__ import annotations

from typing import Final

from deadwood.core.notation import Notation
from deadwood.games.bang.cards import CARD_NAMES, CHARACTER_NAMES
from deadwood.games.bang.moves import SEATS


def all_texts() -> list[str]:
    """The text of every move, in the order of the numbers."""
    return (
        ["end", "pass", "draw", "take discard", "heal", "choose hand"]
        + [f"take from {seat + 1}" for seat in range(SEATS)]
        + [f"play {card}" for card in CARD_NAMES]
        + [f"play {card} at {seat + 1}" for card in CARD_NAMES for seat in range(SEATS)]
        + [f"discard {card}" for card in CARD_NAMES]
        + [f"choose {card}" for card in CARD_NAMES]
        + [f"be {character}" for character in CHARACTER_NAMES]
    )


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
NOTATION: Final = Notation(all_texts(), FORMS)
