"""The catalogues say the same in every language, and say everything that the games need.

What is general is asked of every registered game; a new game needs a line here only for names
that are not translated.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib import import_module, resources
from string import Formatter
from typing import Final, TypeAlias

import pytest

import deadwood
from deadwood.core.reason import Reason
from deadwood.language.catalogue import CATALOGUES, LANGUAGES, catalogue
from deadwood.language.teller import ARTICLES

Key: TypeAlias = tuple[str, str]  # section ("" at the top of the file) and key

GAMES: Final = deadwood.names()
PARTS: Final = ["core", *GAMES]
OTHERS: Final = [language for language in LANGUAGES if language != "en"]

# Names and figures that may be the same in English and in a translation.
SAME: Final = {
    "Wyatt Earp",
    "alea 2001",
    "Gryphon 2014",
    "Belle Starr",
    "Billy the Kid",
    "Bob Dalton",
    "Butch Cassidy",
    "Jesse James",
    "Sundance Kid",
    "Wes Hardin",
    "Photo",
    "El Paso",
    "Zoch 2009",
    "Bank",
    "Saloon",
    "Hotel",
    "{chance} %",
    "{chance}%",
    "{number}%",
    "BANG!",
    "Abacus 2005",
    "international",
    "Cat Balou",
    "Wells Fargo",
    "Gatling",
    "Duel",
    "General Store",
    "Appaloosa",
    "Mustang",
    "Volcanic",
    "Schofield",
    "Remington",
    "Rev. Carabine",
    "Winchester",
    "Bart Cassidy",
    "Black Jack",
    "Calamity Janet",
    "El Gringo",
    "Jesse Jones",
    "Jourdonnais",
    "Kit Carlson",
    "Lucky Duke",
    "Paul Regret",
    "Pedro Ramirez",
    "Rose Doolan",
    "Sid Ketchum",
    "Slab the Killer",
    "Suzy Lafayette",
    "Vulture Sam",
    "Willy the Kid",
    "Sheriff",
    "Outlaw",
}


def package(game: str) -> str:
    return f"deadwood.games.{game.replace('-', '_')}"


def texts(language: str, part: str) -> dict[Key, str]:
    """All texts of one file; anything but a text, one section deep, is an error."""
    found: dict[Key, str] = {}
    for name, value in catalogue(language).part(part).items():
        if isinstance(value, dict):
            for key, text in value.items():
                assert isinstance(text, str), f"{language} {part}: [{name}] {key} is no text"
                found[name, key] = text
        else:
            assert isinstance(value, str), f"{language} {part}: {name} is no text"
            found["", name] = value
    return found


def pairs(language: str, part: str) -> dict[Key, tuple[str, str]]:
    """English and its translation, for the keys that both have."""
    translated = texts(language, part)
    english = texts("en", part)
    return {key: (text, translated[key]) for key, text in english.items() if key in translated}


def section(language: str, part: str, name: str) -> set[str]:
    return {key for where, key in texts(language, part) if where == name}


def placeholders(text: str) -> list[str]:
    """Their names in alphabetical order; braces that do not match raise an error.

    A card may stand with its article where a language needs one: `{the}` is `{card}`.
    """
    names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    return sorted("card" if name.lower() in ARTICLES else name for name in names)


def numbers(text: str) -> list[str]:
    """The numerals of a text in ascending order, however the language groups thousands."""
    found = re.findall(r"\d+(?:[.,]\d{3})*", text)
    return sorted(re.sub(r"[.,]", "", numeral) for numeral in found)


def digest(game: str) -> set[str]:
    """The numbers of all clauses of a game."""
    file = resources.files(package(game)) / "digest.toml"
    return set(tomllib.loads(file.read_text(encoding="utf-8"))["clauses"])


def fields(game: str) -> Mapping[str, list[str]]:
    """The events of a game and what their values are."""
    found = import_module(f"{package(game)}.events").FIELDS
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_a_file_for_the_core_and_each_game_and_no_other(language: str) -> None:
    folder = CATALOGUES / language
    files = {file.name for file in folder.iterdir() if file.name.endswith(".toml")}
    assert files == {f"{part.replace('-', '_')}.toml" for part in PARTS}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_exactly_the_sections_and_keys_of_english(
    language: str, part: str
) -> None:
    assert list(catalogue(language).part(part)) == list(catalogue("en").part(part))
    english, translated = texts("en", part), texts(language, part)
    assert sorted(english.keys() - translated.keys()) == [], "missing"
    assert sorted(translated.keys() - english.keys()) == [], "unknown to English"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_placeholders_of_english(language: str, part: str) -> None:
    for key, (english, translated) in pairs(language, part).items():
        assert placeholders(translated) == placeholders(english), key


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_numbers_of_english(language: str, part: str) -> None:
    for key, (english, translated) in pairs(language, part).items():
        assert numbers(translated) == numbers(english), key


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_padded(language: str, part: str) -> None:
    for key, text in texts(language, part).items():
        assert text, key
        assert text == text.strip(), key


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_only_names_are_the_same_as_in_english(language: str, part: str) -> None:
    for key, (english, translated) in pairs(language, part).items():
        assert translated != english or english in SAME, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_the_digest_has_a_text_and_every_chapter_a_title(
    language: str, game: str
) -> None:
    clauses = digest(game)
    assert section(language, game, "clauses") == clauses
    assert section(language, game, "chapters") == {number.split(".")[0] for number in clauses}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_belongs_to_a_clause(language: str, game: str) -> None:
    for rule in section(language, game, "reasons"):
        assert rule.removesuffix(".place").removesuffix(".one") in digest(game), rule


@pytest.mark.parametrize(
    ("language", "numbered"), [("en", "seat 2"), ("de", "Platz 2"), ("nl", "plaats 2")]
)
def test_a_reason_names_a_player_by_name_or_by_the_number_of_the_seat(
    language: str, numbered: str
) -> None:
    words = catalogue(language)
    for rule in ("core.wait", "BG4.8", "BG8.1", "BG11.4"):
        reason = Reason(rule, {"seat": 2})
        assert numbered in words.reason("bang", reason)
        assert numbered in words.reason("bang", reason, ["Anna"])
        said = words.reason("bang", reason, ["Anna", "Ben"])
        assert said == words.reason("bang", reason).replace(numbered, "Ben")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_edition_has_a_text(language: str, game: str) -> None:
    found = deadwood.entry(game)
    assert section(language, game, "options") == set(found.table.names())
    assert section(language, game, "editions") == set(found.editions)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text_and_every_text_an_event(language: str, game: str) -> None:
    """A text bears the name of its event, or that name and a suffix: shot-hit, shot-miss, lose.one."""
    said = {key.removesuffix(".one") for key in section(language, game, "events")}
    events = fields(game)
    for event in events:
        assert any(text == event or text.startswith(f"{event}-") for text in said), event
    for text in said:
        assert any(text == event or text.startswith(f"{event}-") for event in events), text


# A number that is followed by what it counts. Where it can be 1, the text has a form for one.
COUNTS: Final = re.compile(
    r"\{(number|lives|points|sale|keep|holds_back|nuggets|moves|count|turns)\} [^\W\d]"
)
NEVER_ONE: Final = {
    ("events", "dealt"),  # ten cards, or as many as one has lives
    ("table_wyatt_earp", "hidden"),  # no noun, no verb: "1 hidden"
    ("table_wyatt_earp", "pile_taken"),
    ("table_el_paso", "left"),
    ("table_el_paso", "of"),
    ("table_el_paso", "sold"),  # points of loot, "1 at 3:1"
    ("table_bang", "more"),
    ("table_bang", "save_needed"),
    ("questions", "sid-pair"),
    # The code asks another text for one life: save_one, lost_one, pass_save, pass_pair.
    *(("table_bang", f"{key}_more") for key in ("save", "lost", "pass_save", "pass_pair")),
    ("table_bang", "save_all"),
    # The number of a move, a town or a choice, or with its noun in it: "dann wirfst du 1 Karte ab".
    *(("play", key) for key in ("loaded", "hint", "explain", "explain_only")),
    *(
        ("table_el_paso", key)
        for key in ("title_number", "last_tiles", "departure", "because_leave")
    ),
    ("table_bang", "then_discard"),
}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_things_has_a_form_for_one(language: str, part: str) -> None:
    """So that nobody reads "1 cards are shuffled"."""
    said = texts(language, part)
    wrong = [
        (section, key)
        for (section, key), text in said.items()
        if COUNTS.search(text)
        and not key.endswith(".one")
        and (section, f"{key}.one") not in said
        and (section, key) not in NEVER_ONE
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_told_with_the_form_for_one(language: str) -> None:
    words = catalogue(language)
    for game in ("wyatt-earp", "bang"):
        one = words.say(game, "events", "reshuffle", number=1)
        assert one == words.say(game, "events", "reshuffle.one")
        assert one != words.say(game, "events", "reshuffle", number=2).replace("2", "1")


@pytest.mark.parametrize(
    ("language", "listed"), [("en", "a, b and c"), ("de", "a, b und c"), ("nl", "a, b en c")]
)
def test_the_last_of_a_list_takes_an_and(language: str, listed: str) -> None:
    words = catalogue(language)
    assert [words.listed([]), words.listed(["a"]), words.listed(["a", "b", "c"])] == [
        "",
        "a",
        listed,
    ]
