"""What a person means by a line of text: the beginning of a move, in notation or as listed.

Everything that fits is found, never just the first: whoever asks decides what to do with several.
"""

from __future__ import annotations

from deadwood.cli.tables import TerminalTable
from deadwood.core.reason import BadText
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.language.teller import spoken_form

MOST_DIGITS = 6  # no list is longer, and longer numbers are typed by accident


def number_in(text: str) -> int:
    """The number that a text is; 0 if it is none, or one that no list can have."""
    digits = text.strip()
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS
    return int(digits) if is_number else 0


def exact(game: AnyGame, text: str) -> Move | None:
    """The move that is written out in full, whether it is allowed or not."""
    try:
        return game.parse(" ".join(text.lower().split()))
    except BadText:
        return None


def fitting(table: TerminalTable, view: object, moves: list[Move], text: str) -> list[Move]:
    """The moves that a text can mean: said in full, else begun, else by the beginnings of words."""
    wanted = spoken_form(text)
    if not wanted:
        return []
    forms = {
        move: [
            spoken_form(text)
            for text in (table.game.text(move), table.move(view, move), table.short(move))
            if text
        ]
        for move in moves
    }
    for fits in (str.__eq__, str.startswith, by_words):
        found = [move for move, texts in forms.items() if any(fits(t, wanted) for t in texts)]
        if found:
            return found
    return []


def by_words(text: str, wanted: str) -> bool:
    """Whether every wanted word begins a word of the text, in order and from its first word on."""
    words = text.split()
    at = 0
    for number, beginning in enumerate(wanted.split()):
        while at < len(words) and not words[at].startswith(beginning):
            if number == 0:
                return False
            at += 1
        if at == len(words):
            return False
        at += 1
    return True
