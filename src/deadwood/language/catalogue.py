"""One catalogue per language: card names, reasons, clauses, events, and what the screen says.

>>> from deadwood.language.catalogue import catalogue
>>> catalogue("en").card("wyatt-earp", "hideout")
'Hideout'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from deadwood.core.options import suggest
from deadwood.core.reason import Reason, UnknownName

LANGUAGES: Final = ["en", "de", "nl"]
CATALOGUES: Final = resources.files("deadwood.language") / "catalogues"


class Term:
    """One entry of a glossary: how a thing is called, how the word bends, and what it is not called."""

    def __init__(
        self,
        term: str,
        short: str = "",
        gender: str = "",
        plural: str = "",
        avoid: Sequence[str] = (),
    ) -> None:
        self.term: Final = term
        self.short: Final = short
        self.gender: Final = gender
        self.plural: Final = plural
        self.avoid: Final = list(avoid)


class Catalogue:
    """All texts of one language; a text that is missing is an error, never another language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.parts: dict[str, dict[str, object]] = {}
        self.glossaries: dict[str, dict[str, Term]] = {}

    def part(self, name: str) -> dict[str, object]:
        """The file for one game (by its name), or "core"."""
        if name not in self.parts:
            file = CATALOGUES / self.language / f"{name.replace('-', '_')}.toml"
            self.parts[name] = tomllib.loads(file.read_text(encoding="utf-8"))
        return self.parts[name]

    def say(self, part: str, section: str, key: str, **values: object) -> str:
        """One text, its placeholders filled."""
        table = self.part(part)[section] if section else self.part(part)
        assert isinstance(table, dict)
        return form(table, key, values)

    def has(self, part: str, section: str, key: str) -> bool:
        table = self.part(part).get(section, {})
        return isinstance(table, dict) and key in table

    def glossary(self, game: str) -> dict[str, Term]:
        """What the things of a game are called, by a word of ours: its cards, and what lies around."""
        if game not in self.glossaries:
            folder = CATALOGUES / self.language / "glossary"
            text = (folder / f"{game.replace('-', '_')}.toml").read_text(encoding="utf-8")
            entries = tomllib.loads(text)
            self.glossaries[game] = {key: Term(**entry) for key, entry in entries.items()}
        return self.glossaries[game]

    def listed(self, items: Sequence[str]) -> str:
        """Words or half-sentences as a list: "Anna, Ben and Cleo"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("core", "play", "and", first=", ".join(items[:-1]), last=items[-1])

    def card(self, game: str, name: str) -> str:
        return self.say(game, "cards", name)

    def reason(self, game: str, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why a move is refused, as a sentence; cards and outlaws in it by their printed names, and
        players by the names of the seats, or by their numbers where there are none."""
        part = "core" if reason.rule.startswith("core.") else game
        values: dict[str, object] = {
            name: self.card(game, value) if isinstance(value, str) else value
            for name, value in reason.params.items()
        }
        seat = reason.params.get("seat")
        if isinstance(seat, int):
            named = 0 < seat <= len(names)
            values["player"] = (
                names[seat - 1] if named else self.say("core", "cli", "seat", seat=seat)
            )
        key = reason.rule
        if "card" not in values and self.has(part, "reasons", key + ".place"):
            key += ".place"
        return self.say(part, "reasons", key, **values)

    def clause(self, game: str, number: str) -> str:
        return self.say(game, "clauses", number)


def form(texts: Mapping[str, str], key: str, values: Mapping[str, object]) -> str:
    """A text with its placeholders filled; the form for one (`key.one`) where it counts one thing."""
    if not values:
        return texts[key]
    text = texts.get(f"{key}.one") if 1 in values.values() else None
    return (text or texts[key]).format(**values)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language: en, de or nl."""
    if language not in LANGUAGES:
        raise UnknownName(f"No language {language!r}. {suggest(language, LANGUAGES)}")
    return Catalogue(language)
