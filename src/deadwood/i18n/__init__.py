"""One catalogue per language: card names, reasons, clauses, events, and what the screen says.

>>> from deadwood.i18n import catalogue
>>> catalogue("en").card("wyatt-earp", "hideout")
'Hideout'
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from deadwood.core.options import suggest
from deadwood.core.reason import Reason, UnknownName

LANGUAGES: Final = ["en", "de", "nl"]


class Catalogue:
    """All texts of one language; a text that is missing is an error, never another language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.parts: dict[str, dict[str, object]] = {}

    def part(self, name: str) -> dict[str, object]:
        """The file for one game (by its name), or "core"."""
        if name not in self.parts:
            file = resources.files(__name__) / self.language / f"{name.replace('-', '_')}.toml"
            self.parts[name] = tomllib.loads(file.read_text(encoding="utf-8"))
        return self.parts[name]

    def say(self, part: str, section: str, key: str, **values: object) -> str:
        """One text, its placeholders filled."""
        table = self.part(part)[section] if section else self.part(part)
        assert isinstance(table, dict)
        text = table[key]
        assert isinstance(text, str)
        return text.format(**values) if values else text

    def has(self, part: str, section: str, key: str) -> bool:
        table = self.part(part).get(section, {})
        return isinstance(table, dict) and key in table

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


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language: en, de or nl."""
    if language not in LANGUAGES:
        raise UnknownName(f"No language {language!r}. {suggest(language, LANGUAGES)}")
    return Catalogue(language)
