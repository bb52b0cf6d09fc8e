"""Moves in words, both ways: one text for each move, whatever the state."""

from __future__ import annotations

from typing import Final, final

from deadwood.core.options import suggest
from deadwood.core.reason import BadText, spelled
from deadwood.core.types import Move


@final
class Notation:
    """The texts of all moves in the order of their numbers.

    `forms` has the words that a move can begin with, each with a sentence on how to go on.
    """

    def __init__(self, texts: list[str], forms: dict[str, str]) -> None:
        self.texts: Final = texts
        self.forms: Final = forms
        self.moves: Final = {texts[move]: move for move in range(len(texts))}

    def text(self, move: Move) -> str:
        space = len(self.texts)
        if not 0 <= move < space:
            raise BadText(
                f"There is no move {spelled(move)}: they are counted from 0 to {space - 1}."
            )
        return self.texts[move]

    def parse(self, words: str) -> Move:
        """The move that the words mean; BadText says what is wrong with them."""
        words = " ".join(words.lower().split())
        if words in self.moves:
            return self.moves[words]
        known = list(self.forms)
        if not words:
            raise BadText(f"A move begins with one of: {', '.join(known)}.")
        first = words.split()[0]
        if first not in self.forms:
            raise BadText(f"No move begins with {first!r}. {suggest(first, known)}")
        near = [text for text in self.texts if text.startswith(first)]
        raise BadText(f"{words!r} is no move. {suggest(words, near, self.forms[first])}")
