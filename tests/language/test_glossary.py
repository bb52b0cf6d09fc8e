"""One thing has one name: the catalogues and the page's own words keep to the glossaries."""

from __future__ import annotations

import re
from typing import Final

import pytest

import deadwood
from deadwood.language.catalogue import GRAMMAR, LANGUAGES, catalogue
from tests.language.messages import patterns, ways

GAMES: Final = deadwood.names()
GENDERS: Final = {"", "m", "f", "n", "p"}


def catalogue_texts(language: str, game: str) -> dict[str, str]:
    """Everything that can be said in a game, on whichever screen, by where it stands."""
    return {
        f"{name} {attribute}".strip(): "\n".join(ways(pattern))
        for (name, attribute), pattern in patterns(language, game).items()
        if not name.startswith("-") and attribute not in GRAMMAR
    }


def shared_texts(language: str) -> dict[str, str]:
    """What the page says at every table, about any of the games."""
    return {
        name: "\n".join(ways(pattern)) for (name, _), pattern in patterns(language, "page").items()
    }


def mentions(text: str, term: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(term)}", text, re.IGNORECASE) is not None


def is_avoided(text: str, term: str, ours: list[str]) -> bool:
    """Whether a text uses a term; inside one of our own words ("Rinder" in "Rinderweide") is not."""
    text = re.sub(r"\{@?\w+\}", "", text)
    for word in ours:
        text = re.sub(re.escape(word), "", text, flags=re.IGNORECASE)
    return mentions(text, term)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_terms(game: str) -> None:
    """Cards stand in a glossary where a text needs their gender or another form of them."""
    english = {key for key in catalogue("en").glossary(game) if not is_card(game, key)}
    assert english
    for language in LANGUAGES:
        terms = catalogue(language).glossary(game)
        assert {key for key in terms if not is_card(game, key)} == english
        assert {term.gender for term in terms.values()} <= GENDERS


def is_card(game: str, key: str) -> bool:
    return catalogue("en").has(game, "cards", key)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str, game: str) -> None:
    said = "\n".join(catalogue_texts(language, game).values())
    for key, term in catalogue(language).glossary(game).items():
        forms = [form for form in (term.term, term.short, term.plural) if form]
        assert any(mentions(said, form) for form in forms), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_a_second_name(language: str, game: str) -> None:
    terms = catalogue(language).glossary(game)
    ours = [form for term in terms.values() for form in (term.term, term.plural) if form]
    texts = catalogue_texts(language, game)
    wrong = [
        f"{where}: {avoided!r}, but it is {term.term!r}"
        for where, text in texts.items()
        for term in terms.values()
        for avoided in term.avoid
        if is_avoided(text, avoided, [word for word in ours if len(word) > len(avoided)])
    ]
    assert wrong == []


# On the page around the tables: words that we have replaced, and that must not come back.
REPLACED: Final = {
    "en": [
        "only who",
        "looking on",
        "figures",
        "you are asked",
        "be that person",
        "renewed",
        "clause",
    ],
    "de": ["fremder", 'legend"', "wer wo", "person {seat}", "erneuert", "wurde getan"],
    "nl": [
        "opsporing",
        "(gewoon)",
        "vrij en open",
        "jou wordt",
        "wie waar",
        "vernieuwd",
        "is gedaan",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_keeps_to_its_own_words(language: str) -> None:
    texts = shared_texts(language).values()
    assert [
        (text, bad) for text in texts for bad in REPLACED[language] if bad in text.lower()
    ] == []


def test_the_test_finds_what_it_looks_for() -> None:
    assert is_avoided("neem van de trekstapel", "trekstapel", [])
    assert is_avoided("Entfernung {far}", "Entfernung", ["Abstand"])
    assert not is_avoided("Die Rinderweide ist leer", "Rinder", ["Rinderweide"])
    assert not is_avoided("verdeckt", "deck", [])


# English speaks of players as "they"; only the characters of BANG! are men and women.
HE: Final = re.compile(r"\b(he|his|him|himself|whoever|before (him|her|them|you))\b", re.IGNORECASE)
CHARACTERS: Final = {"options-sid_heals", "values-any_number"}


@pytest.mark.parametrize("game", GAMES)
def test_english_players_are_they(game: str) -> None:
    from deadwood.games.bang.cards import CHARACTER_NAMES

    named = {f"does-{name}" for name in CHARACTER_NAMES}
    for where, text in catalogue_texts("en", game).items():
        is_named = where in named | CHARACTERS or "-BG16_" in where
        assert is_named or not HE.search(text), where
