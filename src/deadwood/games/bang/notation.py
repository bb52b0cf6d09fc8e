"""Moves in words, both ways. One text for each move, whatever the state."""

from __future__ import annotations

from typing import Final

from deadwood.core.options import suggest
from deadwood.core.reason import BadText
from deadwood.core.types import Move
from deadwood.games.bang.cards import CARD_NAMES, CHARACTER_NAMES
from deadwood.games.bang.moves import SEATS, SPACE


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


TEXTS: Final = all_texts()
MOVES: Final = {TEXTS[move]: move for move in range(SPACE)}
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
FIRST_WORDS: Final = list(FORMS)


def text(move: Move) -> str:
    if not 0 <= move < SPACE:
        raise BadText(f"There is no move {move}: they are counted from 0 to {SPACE - 1}.")
    return TEXTS[move]


def parse(words: str) -> Move:
    """The move that the words mean; BadText says what is wrong with them."""
    words = " ".join(words.lower().split())
    if words in MOVES:
        return MOVES[words]
    if not words:
        raise BadText(f"A move begins with one of: {', '.join(FIRST_WORDS)}.")
    first = words.split()[0]
    if first not in FIRST_WORDS:
        raise BadText(f"No move begins with {first!r}. {suggest(first, FIRST_WORDS)}")
    near = [name for name in MOVES if name.startswith(first)]
    raise BadText(f"{words!r} is no move. {suggest(words, near, FORMS[first])}")
