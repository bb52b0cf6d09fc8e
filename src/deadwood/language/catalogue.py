"""One catalogue per language: card names, reasons, clauses, events, and what the screen says.

A text has a section and a key: `events-draw` in `bang.ftl` is "draw" in the section "events" of BANG!.
Who is meant stands in the attributes of a message, as "draw-own": `.own`. The number of a rule is
written with `_`, because names in Fluent have no full stop: `clauses-BG11_3`.

>>> from deadwood.language.catalogue import catalogue
>>> catalogue("en").card("wyatt-earp", "hideout")
'Hideout'
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Final

from deadwood.core.options import suggest
from deadwood.core.reason import Reason, UnknownName
from deadwood.language.complaints import Complaints
from deadwood.language.fluent import Message, Messages

__all__ = ["LANGUAGES", "Catalogue", "catalogue"]

ENGLISH: Final = "en"
LANGUAGES: Final = ["en", "de", "nl"]
THOUSANDS: Final = {"en": ",", "de": ".", "nl": "."}  # what stands between the groups of a number
CATALOGUES: Final = resources.files("deadwood.language") / "catalogues"
# What is asked for as "core": what all games share stands in four files.
CORE: Final = ["core", "cli", "server", "errors"]
RULES: Final = frozenset(["chapters", "clauses", "reasons"])  # sections with the numbers of rules
# Attributes that say how a word bends and how else it is called, or is not.
ONE: Final = re.compile(r"\{ \$(\w+) ->\s+\[one\]")
GRAMMAR: Final = frozenset(["short", "gender", "plural", "avoid"])


class Term:
    """One entry of a glossary: how a thing is called, how the word bends, and what it is not called."""

    def __init__(self, term: str, attributes: Mapping[str, str]) -> None:
        self.term: Final = term
        self.short: Final = attributes.get("short", "")
        self.gender: Final = attributes.get("gender", "")
        self.plural: Final = attributes.get("plural", "")
        self.avoid: Final = [word for word in attributes.get("avoid", "").split(" | ") if word]


class Gaps(dict[str, object]):
    """Values that are not known."""

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


class Section(dict[str, Message]):
    """Texts by their keys; each becomes a function when it is first said."""

    def __init__(self, messages: Messages) -> None:
        super().__init__()
        self.messages: Final = messages
        self.places: Final[dict[str, tuple[str, str]]] = {}  # message and attribute by key

    def __missing__(self, key: str) -> Message:
        message = self[key] = self.messages.message(*self.places[key])
        return message

    def written(self, key: str) -> str:
        """A text as it stands in the file, with its gaps."""
        return self.messages.written(*self.places[key])

    def plain(self) -> dict[str, str]:
        """All texts with their gaps as `{name}`; the form for one thing, if it has one, is `key.one`."""
        found: dict[str, str] = {}
        for key in self.places:
            found[key] = self[key](Gaps())
            counts = ONE.search(self.written(key))
            if counts:
                found[f"{key}.one"] = self[key](Gaps({counts[1]: 1}))
        return found

    def __contains__(self, key: object) -> bool:
        return key in self.places

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)


class GameTexts:
    """The texts of one game, or what all games share, by section and key."""

    def __init__(self, messages: Messages) -> None:
        self.messages: Final = messages
        self.sections: Final[dict[str, Section]] = {}
        for name in messages.sources:
            if not name.startswith("-"):
                self.add(name)

    def add(self, name: str) -> None:
        section, dash, key = name.partition("-")
        if not dash:
            section, key = "", name
        places = self.sections.setdefault(section, Section(self.messages)).places
        if section in RULES:
            key = key.replace("_", ".")
        places[key] = (name, "")
        for attribute in self.messages.attributes(name):
            if attribute not in GRAMMAR:
                places[f"{key}-{attribute}"] = (name, attribute)

    def __getitem__(self, section: str) -> Section:
        return self.sections[section]

    def shown(self) -> str:
        """The messages themselves, without the rules and the glossary."""
        left_out = ("-", *(f"{section}-" for section in RULES))
        sources = self.messages.sources
        return "".join(text for name, text in sources.items() if not name.startswith(left_out))

    def has(self, section: str, key: str) -> bool:
        return section in self.sections and key in self.sections[section]

    @cached_property
    def glossary(self) -> dict[str, Term]:
        """What things are called: those with a term of their own, and the cards."""
        found: dict[str, Term] = {}
        for name in self.messages.sources:
            section, _, key = name.partition("-")
            grammar = GRAMMAR.intersection(self.messages.attributes(name))
            if not section or (section == "cards" and grammar):
                said = {at: self.messages.message(name, at)({}) for at in grammar}
                found[key] = Term(self.messages.message(name)({}), said)
        return found


class Catalogue:
    """All texts of one language; a text that is missing is an error, never another language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        shared = "\n".join(self.source(name) for name in CORE)
        self._shared: Final = Messages(shared, THOUSANDS[language])
        self._complaints: Complaints | None = None
        self._parts: Final[dict[str, GameTexts]] = {"core": GameTexts(self._shared)}

    def source(self, name: str) -> str:
        """The file of one game (by its name), or one of the others."""
        file = CATALOGUES / self.language / f"{name.replace('-', '_')}.ftl"
        return file.read_text(encoding="utf-8")

    def part(self, name: str) -> GameTexts:
        """The texts of one game (by its name), or "core"."""
        if name not in self._parts:
            messages = Messages(self.source(name), THOUSANDS[self.language], self._shared)
            self._parts[name] = GameTexts(messages)
        return self._parts[name]

    def say(self, part: str, section: str, key: str, **values: object) -> str:
        """One text, its placeholders filled."""
        return self.part(part)[section][key](values)

    def has(self, part: str, section: str, key: str) -> bool:
        return self.part(part).has(section, key)

    def glossary(self, game: str) -> dict[str, Term]:
        """What the things of a game are called, by a word of ours: its cards, and what lies around."""
        return self.part(game).glossary

    def listed(self, items: Sequence[str]) -> str:
        """Words or half-sentences as a list: "Anna, Ben and Cleo"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("core", "common", "and", first=", ".join(items[:-1]), last=items[-1])

    def number(self, number: int) -> str:
        """A number with the thousands set apart as this language does it."""
        return self._shared.spelled(number)

    def card(self, game: str, name: str) -> str:
        return self.say(game, "cards", name)

    def reason(self, game: str, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why a move is refused, as a sentence; cards and outlaws in it by their printed names, and
        players by the names of the seats, or by their numbers where there are none."""
        part = "core" if reason.rule.startswith("core.") else game
        values: dict[str, object] = {
            name: self.card(game, value) if isinstance(value, str) else value
            for name, value in reason.params.items()
            if name != "question"
        }
        question = reason.params.get("question")
        if question is not None:
            values["what"] = self.say(game, "awaited", str(question))
        seat = reason.params.get("seat")
        if isinstance(seat, int):
            named = 0 < seat <= len(names)
            values["player"] = (
                names[seat - 1] if named else self.say("core", "common", "seat", seat=seat)
            )
        key = reason.rule
        if "card" not in values and self.has(part, "reasons", f"{key}-place"):
            key += "-place"
        return self.say(part, "reasons", key, **values)

    def complaint(self, error: Exception | str) -> str:
        """What is wrong, by the sentence of an error, which is English."""
        if self.language == ENGLISH:
            return str(error)
        if self._complaints is None:
            self._complaints = Complaints(catalogue(ENGLISH).part("core").messages, self._shared)
        return self._complaints.say(str(error))

    def clause(self, game: str, number: str) -> str:
        return self.say(game, "clauses", number)


def catalogue(language: str) -> Catalogue:
    """The catalogue of a language: en, de or nl."""
    known = language.strip().lower()
    if known not in LANGUAGES:
        raise UnknownName(f"No language {language!r}. {suggest(language, LANGUAGES)}")
    return read_once(known)


@cache
def read_once(language: str) -> Catalogue:
    return Catalogue(language)
