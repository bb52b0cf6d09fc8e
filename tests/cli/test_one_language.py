"""Whole games at a real terminal in German and Dutch: no English word in them.

A word is English if the English catalogue has it and the other one has it nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

import pytest

from deadwood.bots.cast import CAST
from deadwood.core.registry import game, names
from tests.cli.terminal import ANSI, Person
from tests.language.messages import source

FILES: Final = ["core", "cli", "errors", "wyatt_earp", "el_paso", "bang"]
GAP: Final = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^\s*\.[\w-]+ =|^#.*|\[[\w-]+\]", re.M)
WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
FEWEST: Final = {"wyatt-earp": 2, "el-paso": 2, "bang": 4}


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


@cache
def english(language: str) -> frozenset[str]:
    """The words that only English has."""
    texts = {
        lang: " ".join(GAP.sub(" ", source(lang, name)) for name in FILES)
        for lang in ("en", language)
    }
    return frozenset(
        word for word in words_of(texts["en"]) - words_of(texts[language]) if len(word) > 2
    )


def strangers(told: str, language: str, notation: Sequence[str] = ()) -> dict[str, str]:
    """The English words on a screen, each with its line. People have the names that they have, files lie where
    they lie, and moves in notation, which is English everywhere, are said to be so."""
    taken = re.compile("|".join(map(re.escape, [*CAST, *sorted(notation, key=len, reverse=True)])))
    found: dict[str, str] = {}
    for line in told.splitlines():
        plain = taken.sub(" ", re.sub(r"(^|\s)/\S+", " ", line))
        for word in words_of(plain) & english(language):
            found.setdefault(word, line.strip())
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("name", names())
def test_a_whole_game_has_no_english_word(name: str, language: str) -> None:
    person = Person(
        *("--players", str(FEWEST[name]), "--bots", "greenhorn", "--seed", "4", "--lang", language),
        game=name,
    )
    told = ""
    more = True
    asked = {"de": ["hilfe", "tisch", "tipp"], "nl": ["hulp", "tafel", "tip"]}[language]
    for number in range(3000):
        more = (
            person.look()
            if number == 0
            else person.type(asked[number - 1] if number <= len(asked) else "1")
        )
        told += person.screen
        if not more or not person.player:
            break
    person.end()
    person.leave()
    told = ANSI.sub("", told + person.screen)
    assert len(told) > 10_000
    texts = [text for text in game(name, None, FEWEST[name]).notation.texts if not text.isalpha()]
    assert strangers(told, language, texts) == {}


def test_english_would_be_noticed() -> None:
    for language in ("de", "nl"):
        found = strangers("Jesse James: You draw two cards from the supply.", language)
        assert {"you", "draw", "cards", "from"} <= set(found)
        assert len(english(language)) > 500
