"""Moves in words, both ways. One text for each move, whatever the state."""

from __future__ import annotations

from typing import Final

from deadwood.core.options import suggest
from deadwood.core.reason import BadText
from deadwood.core.types import Move
from deadwood.games.el_paso.cards import CARD_NAMES, NAMES, TILE_NAMES
from deadwood.games.el_paso.moves import SPACE


def all_texts() -> list[str]:
    """The text of every move, in the order of the numbers."""
    return (
        ["leave", "done"]
        + [f"lay {name}" for name in CARD_NAMES]
        + [f"draw {name}" for name in NAMES]
        + [f"keep {name}" for name in TILE_NAMES]
    )


TEXTS: Final = all_texts()
MOVES: Final = {TEXTS[move]: move for move in range(SPACE)}
FORMS: Final = {
    "leave": "Leaving is just 'leave'.",
    "done": "To keep no more is just 'done'.",
    "lay": "Say which raid card, as in 'lay gold-mine-5'.",
    "draw": f"Say from which stock: {', '.join(NAMES)}.",
    "keep": "Say which tile, as in 'keep saloon-4'.",
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
