"""`deadwood rules`, `--help` and `--version`."""

from __future__ import annotations

import json
import re

import pytest

import deadwood as package
from tests.cli.terminal import fine

COMMANDS = ["play", "sim", "bench", "replay", "verify", "rules"]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize(
    ("game", "letters", "least"),
    [("wyatt-earp", "WE", 70), ("el-paso", "EP", 45), ("bang", "BG", 100)],
)
def test_the_whole_digest_fits_the_screen_and_leaves_nothing_out(
    game: str, letters: str, least: int, lang: str
) -> None:
    told = fine("rules", game, "--lang", lang)
    data = json.loads(fine("rules", game, "--lang", lang, "--json"))
    assert max(len(line) for line in told.splitlines()) <= 80
    shown = re.findall(rf"^({letters}\d+\.\d+) ", told, re.MULTILINE)
    assert shown == [clause["number"] for clause in data["clauses"]]
    assert len(shown) > least
    flat = " ".join(told.split())
    for clause in data["clauses"]:
        assert clause["text"] in flat


def test_a_chapter_a_clause_and_a_search() -> None:
    chapter = fine("rules", "wyatt-earp", "we5")
    assert "WE5.1" in chapter
    assert "WE5.6" in chapter
    assert "WE6.1" not in chapter
    clause = fine("rules", "wyatt-earp", "WE5.4")
    assert "[differs between editions · --option photo_reaction=…]" in clause
    assert "WE5.5" not in clause
    found = fine("rules", "wyatt-earp", "--search", "stagecoach")
    assert "WE6.1" in found
    assert "WE5.1" not in found


def test_case_is_forgiven_in_every_name() -> None:
    assert fine("rules", "BANG", "bg11.3", "--lang", "DE") == fine(
        "rules", "bang", "BG11.3", "--lang", "de"
    )
    small = ("sim", "wyatt-earp", "--edition", "gryphon-2014", "--option", "duel=count")
    large = ("sim", "Wyatt-Earp", "--edition", "Gryphon-2014", "--option", "Duel=Count")
    rest = ("--games", "1", "--seed", "1", "--json", "--bots")
    kept, again = [
        json.loads(fine(*one)) for one in ((*small, *rest, "random"), (*large, *rest, "RANDOM"))
    ]
    for name in ("edition", "bots", "wins", "decisions"):
        assert kept[name] == again[name]


def test_the_game_goes_without_saying_and_a_card_or_a_word_will_do() -> None:
    others = "The rules of other games: deadwood rules el-paso, deadwood rules bang.\n"
    assert fine("rules") == fine("rules", "wyatt-earp") + others
    chapter = fine("rules", "wyatt-earp", "WE9")
    for topic in (["we9"], ["wyatt-earp", "9"], ["wyatt-earp", "hideout"]):
        assert fine("rules", *topic) == chapter
    assert fine("rules", "wyatt-earp", "unterschlupf", "--lang", "de").count("WE9.") == 5
    assert "WE5.6" in fine("rules", "wyatt-earp", "photo")
    assert "WE13.1" in fine("rules", "wyatt-earp", "tie")


def test_the_letters_of_a_number_name_the_game() -> None:
    assert fine("rules", "ep5") == fine("rules", "el-paso", "EP5")
    assert fine("rules", "el-paso", "5") == fine("rules", "el-paso", "saloon")
    assert "EP7.2" in fine("rules", "el-paso", "leaving")
    assert "EP7.2" in fine("rules", "el-paso", "die stadt v", "--lang", "de")


def test_cards_characters_and_roles_of_bang_have_their_own_clauses() -> None:
    def numbers(*topic: str) -> list[str]:
        return re.findall(r"^(BG\d+\.\d+) ", fine("rules", "bang", *topic), re.MULTILINE)

    assert numbers("willy") == ["BG16.23"]
    assert numbers("Sid Ketchum") == ["BG16.17", "BG16.18", "BG16.24"]
    assert numbers("beer") == [f"BG9.{at}" for at in range(1, 7)]
    assert numbers("gefängnis", "--lang", "de") == [f"BG12.{at}" for at in range(1, 5)]
    assert numbers("renegaat", "--lang", "nl") == ["BG1.2", "BG2.1", "BG2.2"]
    assert fine("rules", "BG8") == fine("rules", "bang", "hits")
    assert "BG5.1" in fine("rules", "bang", "poker")
    data = json.loads(fine("rules", "bang", "lucky duke", "--json"))
    assert [clause["number"] for clause in data["clauses"]] == ["BG16.12", "BG16.13"]
    told = fine("rules", "bang", "--option-list")
    assert "Abacus 2005: prevents, international: heals" in told


def test_the_options_with_their_defaults() -> None:
    told = fine("rules", "wyatt-earp", "--option-list")
    for choice in package.entry("wyatt-earp").table.choices:
        assert f"{choice.name}  [{choice.rule}]" in told
    assert "alea 2001: count, Gryphon 2014: knockout" in told
    data = json.loads(fine("rules", "wyatt-earp", "--option-list", "--json"))
    assert data["options"][0]["defaults"] == {"alea-2001": "false", "gryphon-2014": "true"}


@pytest.mark.slow
def test_help_teaches_by_example() -> None:
    overview = fine("--help")
    assert overview == fine()
    for command in COMMANDS:
        assert command in overview
        told = fine(command, "--help")
        assert "Examples:" in told
        assert f"deadwood {command}" in told


def test_version() -> None:
    assert fine("--version") == f"deadwood {package.__version__}\n"
