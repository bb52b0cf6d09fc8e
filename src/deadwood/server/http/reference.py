"""What there is to play, its words and its rules, for a page that shows them in any language; and the
schemas for programs. None of it changes while the server runs: each answer is built once."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from deadwood.bots.registry import bot_names
from deadwood.core.registry import entry, folder, game, names
from deadwood.language.catalogue import ENGLISH, RULES, Catalogue, catalogue
from deadwood.server import protocol
from deadwood.server.http.cached_answers import CachedAnswer

JSON: Final = "application/json"
# Clauses come with the rules, reasons come worded from the server; what the page says is its own.
LEFT_OUT: Final = frozenset({"", "page", *RULES})


def titles() -> str:
    """The games as a list in English: what stands where nobody's language is known."""
    words = catalogue(ENGLISH)
    return words.listed([words.say(name, "", "title") for name in names()])


def messages_of(language: str) -> dict[str, Any]:
    """What a page says about the games, as Fluent messages: cards, moves, what a card does …"""
    words = catalogue(language)
    return {"lang": language, "games": {name: words.part(name).shown() for name in names()}}


def words_of(language: str) -> dict[str, Any]:
    """The same for programs that know no Fluent: texts with `{gaps}`, those for one thing as `key.one`."""
    words = catalogue(language)
    return {"lang": language, "games": {name: game_words(words, name) for name in names()}}


def game_words(words: Catalogue, name: str) -> dict[str, Any]:
    part = words.part(name)
    plain = {key: section.plain() for key, section in part.sections.items() if key not in LEFT_OUT}
    return {
        "title": words.say(name, "", "title"),
        "sentence": words.say(name, "", "sentence"),
        "sections": {key: texts for key, texts in plain.items() if not key.startswith("does")},
        "does": {
            key.removeprefix("does").removeprefix("_") or "cards": texts
            for key, texts in plain.items()
            if key.startswith("does")
        },
    }


def rules_of(name: str, language: str) -> dict[str, Any]:
    """The numbered clauses of a game, by chapter, and where each comes from."""
    words = catalogue(language)
    file = resources.files(f"deadwood.games.{folder(name)}") / "digest.toml"
    clauses = tomllib.loads(file.read_text(encoding="utf-8"))["clauses"]
    chapters: dict[str, dict[str, Any]] = {}
    for number, about in clauses.items():
        key = number.partition(".")[0]
        title = words.say(name, "chapters", key)
        chapter = chapters.setdefault(key, {"number": key, "title": title, "clauses": []})
        chapter["clauses"].append(
            {
                "number": number,
                "words": words.clause(name, number),
                "kind": about["kind"],
                "option": about.get("option"),
            }
        )
    return {
        "game": name,
        "lang": language,
        "title": words.say(name, "", "title"),
        "kinds": words.part("core")["kinds"].plain(),
        "chapters": list(chapters.values()),
    }


def game_out(name: str, words: Catalogue, more_bots: tuple[str, ...]) -> dict[str, Any]:
    """A game to choose: who can play it, how, and against whom."""
    found = entry(name)
    return {
        "name": name,
        "title": words.say(name, "", "title"),
        "sentence": words.say(name, "", "sentence"),
        "editions": {word: words.say(name, "editions", word) for word in found.editions},
        "players": list(found.players),
        "options": [
            {
                "name": choice.name,
                "values": list(choice.options),
                "default": {word: choice.default(word) for word in found.editions},
                "words": words.say(name, "options", choice.name),
            }
            for choice in found.table.choices
        ],
        "bots": [*bot_names(game(name)), *more_bots],
    }


@cache
def cached_games(language: str, more_bots: tuple[str, ...] = ()) -> CachedAnswer:
    words = catalogue(language)
    games = [game_out(name, words, more_bots) for name in names()]
    return CachedAnswer(dump({"games": games}), JSON)


@cache
def cached_schema() -> CachedAnswer:
    return CachedAnswer(dump(protocol.schemas()), JSON)


@cache
def cached_words(language: str) -> CachedAnswer:
    return CachedAnswer(dump(words_of(language)), JSON)


@cache
def cached_messages(language: str) -> CachedAnswer:
    return CachedAnswer(dump(messages_of(language)), JSON)


@cache
def cached_rules(name: str, language: str) -> CachedAnswer:
    return CachedAnswer(dump(rules_of(name, language)), JSON)


def dump(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
