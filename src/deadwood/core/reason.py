"""Why something cannot be done: a rule and its parameters for moves, a plain sentence for the rest.

"Cannot be read" and "not allowed" are different errors: the first is about text, the second
about a rule. Whoever catches `DeadwoodError` has caught everything that bad text and bad numbers
can cause; a value of the wrong type is a TypeError, as everywhere in Python.
"""

from __future__ import annotations

from typing import Any, Final, final

LONGEST_VALUE: Final = 200  # characters of something wrong that an error repeats


def spelled(value: object) -> str:
    """A wrong value as an error shows it: not too long, and whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python prints no number of thousands of digits
        return "something too long to print"
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}…"


@final
class Reason:
    """A move is refused by `rule`; the catalogues turn it into a sentence in the reader's language.

    `generic` marks the few that know nothing of the card in question ("you do not hold that").
    """

    def __init__(
        self, rule: str, params: dict[str, int | str] | None = None, generic: bool = False
    ) -> None:
        self.rule: Final = rule
        self.params: Final = {} if params is None else params
        self.generic: Final = generic

    def __reduce__(self) -> tuple[Any, ...]:
        return (Reason, (self.rule, self.params, self.generic))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        shown = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Reason({self.rule!r}{shown})"


class DeadwoodError(ValueError):
    """Something from outside was wrong; the message says what, and what would be right."""


class UnknownName(DeadwoodError):
    """No such game, edition, option, bot or language."""


class BadOption(DeadwoodError):
    """An option, a number of players or a seed that the game cannot take."""


def too_large(number: int) -> BadOption:
    """What is said of a number that fits into no i64; compiled, every door says it (`hatch_build.py`)."""
    return BadOption(f"Numbers here go from -2**63 to 2**63 - 1, and not to {spelled(number)}.")


def check_number(number: int) -> None:
    """Interpreted, numbers have no end: the same refusal there, for doors that look at a number no further."""
    if not -(2**63) <= number < 2**63:
        raise too_large(number)


class BadText(DeadwoodError):
    """A move that cannot be read (it may or may not be allowed)."""


class BadPosition(DeadwoodError):
    """A position that cannot be read, or that cannot occur."""


class NotFollowed(DeadwoodError):
    """A memory that has missed something: what it is told or shown does not fit what it remembers."""

    def __init__(self) -> None:
        super().__init__("A world needs a memory that has followed this game from its first card.")

    def __reduce__(self) -> tuple[Any, ...]:
        return (NotFollowed, ())


class BadRecord(DeadwoodError):
    """A record that cannot be read, replayed or trusted."""


NOT_HELD: Final = "core.not-held"
NOT_ASKED: Final = "core.not-asked"

# Where no rule of the game is at stake, but the manners of every table.
MANNERS: Final = {
    "core.over": "the game is over",
    "core.wait": "seat {seat} is asked now ({question})",
    "core.no-seat": "there is no seat {seat}; the table has {players}",
    "core.no-move": "there is no such move",
    NOT_HELD: "that card is not in the hand",
    NOT_ASKED: "what is asked now is {question}",
}


class IllegalMove(DeadwoodError):
    """A move that the rules forbid now; the state is as it was."""

    def __init__(self, reason: Reason, move: str) -> None:
        why = MANNERS.get(reason.rule, f"not allowed by rule {reason.rule}")
        super().__init__(f"{move}: {why.format(**reason.params)}")
        self.reason: Final = reason
        self.move: Final = move

    def __reduce__(self) -> tuple[Any, ...]:
        return (IllegalMove, (self.reason, self.move))
