"""The catalogues say the same in every language, and say everything that the games need.

What is general is asked of every registered game; a new game needs a line here only for names
that are not translated.
"""

from __future__ import annotations

import re
import tomllib
from importlib import import_module, resources
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import deadwood
from deadwood.core.decision import Step
from deadwood.core.reason import Reason
from deadwood.language.catalogue import CATALOGUES, GRAMMAR, LANGUAGES, catalogue
from tests.language.messages import (
    FILES,
    GAMES,
    Key,
    chosen_by,
    entries,
    patterns,
    source,
    texts,
    variables,
    ways,
)

OTHERS: Final = [language for language in LANGUAGES if language != "en"]
SHARED: Final = ["core", "cli", "server", "errors"]

# Names and figures that may be the same in English and in a translation, besides the titles of games.
SAME: Final = {
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
    "Zoch 2009",
    "Bank",
    "Saloon",
    "Hotel",
    "${amount}k",
    "Deadwood",
    "OK",
    "Esc",
    "Enter",
    "Link",
    "Code",
    "Name",
    "bot",
    "Bot: {level}",
    "Greenhorn",
    "Ranger",
    "Marshal",
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
TITLES: Final = {catalogue("en").say(game, "", "title") for game in GAMES}


def package(game: str) -> str:
    return f"deadwood.games.{game.replace('-', '_')}"


def pairs(language: str, file: str) -> dict[Key, tuple[str, str]]:
    """English and its translation, for the messages that both have; grammar differs."""
    translated = texts(language, file)
    return {
        key: (text, translated[key])
        for key, text in texts("en", file).items()
        if key in translated and is_said(key)
    }


def is_said(key: Key) -> bool:
    return not key[0].startswith("-") and key[1] not in GRAMMAR


def section(language: str, part: str, name: str) -> set[str]:
    return set(catalogue(language).part(part)[name])


def numbers(text: str) -> list[str]:
    """The numerals of a text in ascending order, however the language groups thousands."""
    found = re.findall(r"\d+(?:[.,]\d{3})*", text)
    return sorted(re.sub(r"[.,]", "", numeral) for numeral in found)


def digest(game: str) -> set[str]:
    """The numbers of all clauses of a game."""
    file = resources.files(package(game)) / "digest.toml"
    return set(tomllib.loads(file.read_text(encoding="utf-8"))["clauses"])


def events_of(game: str) -> list[str]:
    """The names of the events of a game."""
    found = list(deadwood.game(game).events().kinds)
    if not found:  # not said in a table yet
        found = list(import_module(f"{package(game)}.events").FIELDS)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_files(language: str) -> None:
    files = {file.name for file in (CATALOGUES / language).iterdir()}
    assert files == {f"{file.replace('-', '_')}.ftl" for file in FILES}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_file_can_be_read_and_is_there_once(language: str, file: str) -> None:
    assert [entry for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []
    found = [
        f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
        for entry in entries(language, file)
        if isinstance(entry, (ast.Message, ast.Term))
    ]
    assert len(found) == len(set(found))
    if file != "page":
        words = catalogue(language).part("core" if file in SHARED else file)
        assert set(found) <= set(words.messages.sources)
    if file in GAMES:
        core = {name for shared in SHARED for name, _ in patterns(language, shared)}
        assert core.isdisjoint(found), "a game says for itself what all games share"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_exactly_the_messages_of_english(language: str, file: str) -> None:
    english = [key for key in patterns("en", file) if key[1] not in GRAMMAR]
    translated = [key for key in patterns(language, file) if key[1] not in GRAMMAR]
    assert [key for key in english if key not in translated] == [], "missing"
    assert [key for key in translated if key not in english] == [], "unknown to English"
    assert translated == english, "in another order"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_variables_of_english(language: str, file: str) -> None:
    """Wherever English chooses by a number, a translation can, and the other way round."""
    english, translated = patterns("en", file), patterns(language, file)
    for key in filter(is_said, english):
        known, used = variables(english[key]) - {"gender"}, variables(translated[key]) - {"gender"}
        # What code has put into an English sentence may be an English word: "record".
        assert used == known or (file == "errors" and used == known - {"what"}), key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_numbers_of_english(language: str, file: str) -> None:
    for key, (english, translated) in pairs(language, file).items():
        assert numbers(translated) == numbers(english), key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_padded(language: str, file: str) -> None:
    for key, pattern in patterns(language, file).items():
        for text in ways(pattern):
            assert text, key
            assert text == text.strip(), key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_only_names_are_the_same_as_in_english(language: str, file: str) -> None:
    for key, (english, translated) in pairs(language, file).items():
        has_words = re.search(r"[^\W\d]", re.sub(r"\{@?\w+\}", "", english))
        assert translated != english or english in SAME | TITLES or not has_words, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_says_what_the_library_says(language: str, game: str) -> None:
    """Ours is quick because it knows less of Fluent; what it knows, it knows as `fluent.runtime` does."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in [*SHARED, game]:
        bundle.add_resource(FluentResource(source(language, file)))
    for part in ("core", game):
        messages = catalogue(language).part(part).messages
        for file in SHARED if part == "core" else [game]:
            for (name, attribute), pattern in patterns(language, file).items():
                if name.startswith("-"):
                    continue
                for number in (0, 1, 2, 12345):
                    values: dict[str, object] = dict.fromkeys(variables(pattern), "…")
                    values |= {key: number for key in values if key in NUMBERS}
                    values |= {"gender": "mfnp"[number % 4]}
                    message = bundle.get_message(name)
                    theirs = message.attributes[attribute] if attribute else message.value
                    assert theirs is not None
                    told, errors = bundle.format_pattern(theirs, values)
                    assert errors == []
                    assert messages.message(name, attribute)(values) == told, name


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
        assert rule.removesuffix("-place") in digest(game), rule


@pytest.mark.parametrize(
    ("language", "numbered"), [("en", "seat 2"), ("de", "Platz 2"), ("nl", "plaats 2")]
)
def test_a_reason_names_a_player_by_name_or_by_the_number_of_the_seat(
    language: str, numbered: str
) -> None:
    words = catalogue(language)
    for rule in ("core.wait", "BG4.8", "BG8.1", "BG11.4"):
        reason = Reason(rule, {"seat": 2, **({"question": "dodge"} if rule == "core.wait" else {})})
        assert numbered in words.reason("bang", reason)
        assert numbered in words.reason("bang", reason, ["Anna"])
        said = words.reason("bang", reason, ["Anna", "Ben"])
        assert said == words.reason("bang", reason).replace(numbered, "Ben")


TURN = re.compile(r"not your turn|nicht am Zug|niet aan de beurt")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_not_asked_hears_who_is_and_for_what(language: str, game: str) -> None:
    """Also the player whose turn it is, while others are asked."""
    words = catalogue(language)
    found = deadwood.game(game)
    for question, kind in found.questions().kinds.items():
        maker = found.questions().makers[question]
        if isinstance(maker, type) and issubclass(maker, Step):
            continue
        what = words.say(game, "awaited", kind.name)
        wait = words.reason(
            game, Reason("core.wait", {"seat": 2, "question": question}), ["Anna", "Ben"]
        )
        asked = words.reason(game, Reason("core.not-asked", {"question": question}))
        assert what in wait
        assert "Ben" in wait
        assert what in asked
        assert not TURN.search(wait + asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_edition_has_a_text(language: str, game: str) -> None:
    found = deadwood.entry(game)
    assert section(language, game, "options") == set(found.table.names())
    assert section(language, game, "editions") == set(found.editions)


# What a poster pays is said by the score; by which rule is for screens that show the scoring.
UNSAID: Final = frozenset(["share"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text_and_every_text_an_event(language: str, game: str) -> None:
    """A text bears the name of its event, or that name and a suffix: shot-hit, lose-own."""
    said = section(language, game, "events")
    events = events_of(game)
    for event in set(events) - UNSAID:
        assert any(text == event or text.startswith(f"{event}-") for text in said), event
    for text in said:
        assert any(text == event or text.startswith(f"{event}-") for event in events), text


# Values that are numbers, of something that is counted; others ("seat 2", "move 12") name a thing.
COUNTS: Final = frozenset(
    [
        "number",
        "lives",
        "points",
        "sale",
        "keep",
        "holds_back",
        "nuggets",
        "moves",
        "count",
        "turns",
    ]
    + ["gain"]
)
NUMBERS: Final = COUNTS | {"seat", "players", "reach", "heart", "distance", "needed", "seconds"}
COUNTED: Final = re.compile(rf"\{{({'|'.join(COUNTS)})\}} [^\W\d]")
# Where a number stands before a word that does not depend on it, or that it cannot be one of.
NO_PLURAL: Final = {
    # No noun and no verb depends on it: "1 hidden", "town 1 of 7", "1 at 3:1".
    *(("table-hidden", "points"), ("table-pile_taken", "number"), ("table-title_number", "number")),
    *(("table-of", "number"), ("table-left", "number"), ("table-sold", "points")),
    *(("table-last_tiles", "points"), ("questions-sid-pair", "number"), ("table-more", "number")),
    *(("table-save_needed", "number"), ("table-then_discard", "number")),
    ("table-because_leave", "sale"),  # "3 nuggets": with its noun
    # The number of a move or a choice.
    *(("play-loaded", "number"), ("play-hint", "number"), ("table-departure", "sale")),
    # On the page: "1 free", "1 of 4 lives", and points with their noun.
    *(("lobby-free", "number"), ("table-unread", "number"), ("table-since", "number")),
    *(("table-missedMore", "number"), ("page-stock", "number"), ("page-goneKept", "number")),
    *(("page-hiddenOf", "points"), ("page-hidden", "points"), ("page-risk", "points")),
    *(("page-lives", "lives"), ("page-moment-needed", "points"), ("page-moment-stars", "number")),
    *(("page-moment-here", "points"), ("page-moment-elsewhere", "points")),
}


@pytest.mark.parametrize("file", [file for file in FILES if file != "errors"])  # texts, not numbers
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_things_chooses_by_their_number(language: str, file: str) -> None:
    """So that nobody can write "1 cards are shuffled"."""
    wrong: list[str] = []
    for (name, attribute), pattern in patterns(language, file).items():
        counted = {found for text in ways(pattern) for found in COUNTED.findall(text)}
        for number in counted - chosen_by(pattern):
            if (name, number) not in NO_PLURAL:
                wrong.append(f"{name}.{attribute} {number}: {ways(pattern)[-1]}")
    assert wrong == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_the_forms_that_the_language_needs(language: str, file: str) -> None:
    """English, German and Dutch: one, and other. `fluent.py` counts on it."""
    for key, pattern in patterns(language, file).items():
        for text in chosen_by(pattern) & NUMBERS:
            assert len(ways(pattern)) >= 2, (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_counted_chooses_the_form(language: str) -> None:
    words = catalogue(language)
    for game in ("wyatt-earp", "bang"):
        one = words.say(game, "events", "reshuffle", number=1)
        assert one != words.say(game, "events", "reshuffle", number=2).replace("2", "1")
    told = words.say("el-paso", "questions", "keep", town=1, number=2)
    assert told == words.say("el-paso", "questions", "keep", town="X", number=2).replace("X", "1")


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
