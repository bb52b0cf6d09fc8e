"""Named rule options: what a table may choose, and what an edition chooses for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final, final

from deadwood.core.reason import BadOption, UnknownName

LONGEST_WORD: Final = 100  # that is compared with names; no name is nearly as long
MOST_NAMES: Final = 24  # that an error lists; of more it names the nearest
NEAREST: Final = 3
NEAR_PART: Final = 0.7  # how near a part of a name must be; a whole one may be as far as 0.6
PARTS: Final = re.compile("[-_]")


def suggest(word: str, known: list[str], otherwise: str = "") -> str:
    """The sentence that ends an "unknown name" error: the nearest name, or all of them if they are few
    (or what should be said instead of so many). Case does not count."""
    near = near_miss(word, known)
    if near:
        return f"Did you mean {near}?"
    if otherwise:
        return otherwise
    if len(known) > MOST_NAMES:
        spelt = {name.lower(): name for name in known}
        nearest = get_close_matches(word[:LONGEST_WORD].lower(), spelt, NEAREST, 0.0)
        return f"The nearest are: {', '.join([spelt[name] for name in nearest])}."
    return f"There are: {', '.join(known)}."


def near_miss(word: str, known: list[str]) -> str:
    """The name that was perhaps meant, by the whole of it or one of its parts: "susy" is Suzy Lafayette."""
    typed = word[:LONGEST_WORD].lower()
    whole = {name.lower(): name for name in known}
    near = get_close_matches(typed, whole, 1)
    if near:
        return whole[near[0]]
    parts = {part: name for name in reversed(known) for part in PARTS.split(name.lower())}
    near = get_close_matches(typed, parts, 1, NEAR_PART)
    return parts[near[0]] if near else ""


@final
class Choice:
    """One option: its name, the clause it bends, its values (default first unless an edition says)."""

    def __init__(
        self,
        name: str,
        rule: str,
        values: list[str],
        editions: dict[str, str] | None = None,
        reader: Callable[[str], str] | None = None,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.options: Final = values
        self.editions: Final = {} if editions is None else editions
        self.reader: Final = reader  # takes any other text, and makes it one canonical line

    def default(self, edition: str) -> str:
        return self.editions.get(edition, self.options[0])

    def check(self, value: object) -> str:
        """The value as its canonical word; True and 3 are as good as "true" and "3"."""
        word = str(value).strip().lower()
        if word not in self.options:
            if self.reader is not None:
                return self.reader(str(value))
            raise BadOption(
                f"Option {self.name} cannot be {value!r}. It takes: {', '.join(self.options)}."
            )
        return word


class Settled:
    """The options of one table. A game's `Rules` reads them once, so that the engine asks plain fields."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settled) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.values.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.values,))

    def __copy__(self) -> Settled:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> Settled:
        return self


@final
class OptionTable:
    """All options of one game."""

    def __init__(self, editions: list[str], choices: list[Choice]) -> None:
        self.editions: Final = editions
        self.choices: Final = choices

    def names(self) -> list[str]:
        return [choice.name for choice in self.choices]

    def choice(self, name: str) -> Choice:
        """The option of this name, in whatever case it is written."""
        for choice in self.choices:
            if choice.name == name.strip().lower():
                return choice
        raise UnknownName(f"No option {name!r}. {suggest(name, self.names())}")

    def check(self, name: str, value: object) -> str:
        """One option's value as its canonical word."""
        return self.choice(name).check(value)

    def edition(self, name: str) -> str:
        """The edition of this name, in whatever case it is written."""
        known = name.strip().lower()
        if known not in self.editions:
            raise UnknownName(f"No edition {name!r}. {suggest(name, self.editions)}")
        return known

    def settle(self, edition: str, given: Mapping[str, object]) -> dict[str, str]:
        """Every option with its value: what was given, else what the edition says."""
        known = self.edition(edition)
        chosen: dict[str, str] = {}
        for written, value in given.items():
            choice = self.choice(written)
            if choice.name in chosen:
                raise BadOption(f"Option {choice.name} is given twice.")
            chosen[choice.name] = choice.check(value)
        return {
            choice.name: chosen.get(choice.name, choice.default(known)) for choice in self.choices
        }
