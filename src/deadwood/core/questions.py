"""Open questions by name: how each is saved, read again, and told.

A question's own file says its values once, as a `QuestionKind` beside its class; the values are the
attributes, and the arguments of `__init__`, of the same names. A game's `pending.py` is the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, final

from mypy_extensions import i64

from deadwood.core.options import suggest
from deadwood.core.reason import BadPosition
from deadwood.core.values import Part, Parts

Make: TypeAlias = Callable[..., Any]
Questions: TypeAlias = "dict[QuestionKind, Make]"


@final
class QuestionKind:
    def __init__(self, name: str, parts: Sequence[Part]) -> None:
        self.name: Final = name
        self.parts: Final = Parts(parts)

    def values(self, of: object) -> tuple[int, ...]:
        """What an open question of this kind is saved as."""
        found: list[int] = []
        for one in self.parts.parts:
            value = getattr(of, one.name)
            if one.rest:
                found.extend([int(each) + one.meaning.shift for each in value])
            else:
                found.append(int(value) + one.meaning.shift)
        return tuple(found)

    def as_dict(self, values: Sequence[int], players: i64) -> dict[str, object]:
        """A saved question by names, with words for what has a name."""
        if not self.parts.takes(len(values)):
            raise BadPosition(f"The question {self.name!r} is followed by: {self.form()}.")
        for place, saved in enumerate(values):
            one = self.parts.at(place)
            if not fits(one, saved - one.meaning.shift, players):
                raise BadPosition(self.refusal(one, saved - one.meaning.shift, values, players))
        plain = [value - self.parts.at(place).meaning.shift for place, value in enumerate(values)]
        return {"question": self.name, **self.parts.plain(plain)}

    def restore(self, make: Make, values: Sequence[int], players: i64) -> Any:
        """The question that was saved with these values, or BadPosition."""
        if not self.parts.takes(len(values)):
            raise BadPosition(f"The question {self.name!r} is followed by: {self.form()}.")
        arguments: list[object] = []
        for place, saved in enumerate(values):
            one = self.parts.at(place)
            value = saved - one.meaning.shift
            if not fits(one, value, players):
                raise BadPosition(self.refusal(one, value, values, players))
            if one.meaning.name == "flag":
                arguments.append(value == 1)
            else:
                arguments.append(value)
        if self.parts.has_rest:
            first = len(self.parts.parts) - 1
            arguments[first:] = [tuple(arguments[first:])]
        return make(*arguments)

    def form(self) -> str:
        """What follows its name in a position."""
        names = ", ".join(self.parts.names) or "nothing"
        return f"{names} (as many as there are)" if self.parts.has_rest else names

    def refusal(self, one: Part, value: int, values: Sequence[int], players: i64) -> str:
        if one.meaning.name == "seat":
            return (
                f"The question {self.name!r} speaks of seat {value + 1}, but there are {players} "
                "players; in 'pending' they are counted from 0."
            )
        return f"The question {self.name!r} cannot have the values {[*values]}."


def fits(one: Part, value: int, players: i64) -> bool:
    """Whether a value is in its range at a table of so many."""
    if one.meaning.name == "seat":
        return (0 if one.meaning.shift == 0 else -1) <= value < players
    if one.meaning.name == "seats":
        return 0 < value < (i64(1) << players)
    return one.meaning.fits(value)


def question(name: str, *parts: Part) -> QuestionKind:
    return QuestionKind(name, parts)


@final
class QuestionTable:
    """All open decisions of a game, steps included: each kind with what makes one of its values."""

    def __init__(self, rows: Mapping[QuestionKind, Make]) -> None:
        self.kinds: Final = {kind.name: kind for kind in rows}
        self.makers: Final = {kind.name: make for kind, make in rows.items()}

    def restore(self, name: str, values: Sequence[int], players: i64) -> Any:
        """The decision that `saved()` described; BadPosition if there can be no such one."""
        found = self.kind(name).restore(self.makers[name], values, players)
        if not found.is_sound(players):
            raise BadPosition(f"The question {name!r} cannot have the values {[*values]}.")
        return found

    def kind(self, name: str) -> QuestionKind:
        if name not in self.kinds:
            raise BadPosition(
                f"No open question is called {name!r}. {suggest(name, list(self.kinds))}"
            )
        return self.kinds[name]

    def as_dict(self, name: str, values: Sequence[int], players: i64) -> dict[str, object]:
        """A saved question by names, with words for what has a name."""
        return self.kind(name).as_dict(values, players)


NO_QUESTIONS: Final = QuestionTable({})
