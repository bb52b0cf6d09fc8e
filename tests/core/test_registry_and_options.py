"""Choosing a game: what is wrong is said in a sentence that helps."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.bots.registry import check_bot, is_own, level_of, make_bot
from deadwood.core import registry
from deadwood.core.options import Choice, OptionTable, suggest
from deadwood.core.reason import BadOption, BadPosition, UnknownName
from deadwood.language.catalogue import catalogue
from tests.core.toy import TABLE, Tokens


def sentence(error: pytest.ExceptionInfo[Exception]) -> str:
    text = str(error.value)
    assert text[0].isupper()
    assert text[-1] in ".?"
    return text


def test_an_unknown_game_is_answered_with_the_nearest_or_all() -> None:
    with pytest.raises(UnknownName) as error:
        deadwood.game("wyat-earp")
    assert sentence(error) == "No game 'wyat-earp'. Did you mean wyatt-earp?"
    with pytest.raises(UnknownName) as error:
        deadwood.entry("chess")
    assert sentence(error) == f"No game 'chess'. There are: {', '.join(deadwood.names())}."


def test_an_unknown_edition_is_answered_with_the_nearest_or_all() -> None:
    with pytest.raises(UnknownName) as error:
        deadwood.game("wyatt-earp", edition="alea-2010")
    assert sentence(error) == "No edition 'alea-2010'. Did you mean alea-2001?"
    with pytest.raises(UnknownName) as error:
        deadwood.game("wyatt-earp", edition="x")
    assert sentence(error) == "No edition 'x'. There are: alea-2001, gryphon-2014."


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as error:
        deadwood.game("wyatt-earp", options={"stall_round": 3})
    assert sentence(error) == "No option 'stall_round'. Did you mean stall_rounds?"


def test_a_value_that_an_option_cannot_have_is_answered_with_all_it_can() -> None:
    with pytest.raises(BadOption) as error:
        deadwood.game("wyatt-earp", options={"duel": "pistols"})
    assert sentence(error) == "Option duel cannot be 'pistols'. It takes: count, knockout."


def test_case_is_forgiven_alike_wherever_something_is_named() -> None:
    game = deadwood.game("Wyatt-Earp", " ALEA-2001 ", options={"Duel": "KnockOut"})
    assert (game.name, game.edition) == ("wyatt-earp", "alea-2001")
    assert game.given == {"duel": "knockout"}
    with pytest.raises(BadOption) as error:
        deadwood.game("wyatt-earp", options={"Duel": "count", "duel": "count"})
    assert sentence(error) == "Option duel is given twice."
    assert catalogue("DE") is catalogue("de")
    for name in ("Ranger", "GREENHORN", "Marshal:30", " legend:2S"):
        check_bot(name, game)
        assert level_of(name) == name.strip().lower().partition(":")[0]
        assert not is_own(name)
    assert make_bot("Marshal:30:Unweighted", game, 1).budget.simulations == 30  # type: ignore[attr-defined]
    with pytest.raises(UnknownName) as unknown:
        check_bot("RANGR", game)
    assert sentence(unknown) == "No bot 'RANGR' for wyatt-earp. Did you mean ranger?"


def test_a_position_by_itself_says_its_game() -> None:
    with pytest.raises(BadPosition) as error:
        deadwood.from_position("turn = 1")
    assert sentence(error) == "A position by itself says its game, as in game = 'wyatt-earp'."
    text = "game = 'BANG'\nedition = 'International'\nplayers = 5\n[options]\nBeer = 'Prevents'\n"
    game, _state = deadwood.from_position(text)
    assert (game.name, game.edition, game.options["beer"]) == ("bang", "international", "prevents")
    with pytest.raises(BadPosition) as error:
        deadwood.from_position(text + "turn = 2")
    assert str(error.value) == (
        "turn among the options is of the whole table: it stands above the first line in brackets."
    )
    with pytest.raises(BadPosition) as error:
        deadwood.from_position(text + "bear = 'heals'")
    assert sentence(error) == "No option 'bear'. Did you mean beer?"


@pytest.mark.parametrize("name", deadwood.names())
def test_a_number_of_players_that_a_game_is_not_for(name: str) -> None:
    counts = deadwood.entry(name).players
    for players in (0, -1, counts[0] - 1, counts[-1] + 1, 99):
        with pytest.raises(BadOption) as error:
            deadwood.game(name, players=players)
        expected = f"{name} is for {counts[0]} to {counts[-1]} players, not {players}."
        assert str(error.value) == expected


@pytest.mark.parametrize("seed", ["", "  ", b"short"])
def test_a_seed_that_is_none(seed: str | bytes) -> None:
    with pytest.raises(BadOption, match="seed"):
        deadwood.game("wyatt-earp").new(seed)


@pytest.mark.parametrize("name", deadwood.names())
def test_what_is_not_said_has_a_default(name: str) -> None:
    entry = deadwood.entry(name)
    game = deadwood.game(name)
    assert (game.name, game.edition) == (name, entry.editions[0])
    assert game.players in entry.players
    assert game.given == {}
    assert set(game.options) == set(entry.table.names())
    assert game.options == {
        choice.name: choice.default(game.edition) for choice in entry.table.choices
    }


@pytest.mark.parametrize("name", deadwood.names())
def test_every_option_of_every_edition_has_a_default_among_its_values(name: str) -> None:
    entry = deadwood.entry(name)
    for choice in entry.table.choices:
        assert set(choice.editions) <= set(entry.editions)
        for edition in entry.editions:
            assert choice.default(edition) in choice.options


def test_values_are_taken_as_people_write_them() -> None:
    table = OptionTable(["one"], [Choice("flag", "X1", ["false", "true"])])
    for value in (True, "true", "TRUE", " True "):
        assert table.settle("one", {"flag": value}) == {"flag": "true"}
    assert table.settle("one", {}) == {"flag": "false"}
    assert Choice("n", "X2", ["3", "4"]).check(4) == "4"


def test_the_edition_decides_what_is_not_given() -> None:
    assert TABLE.names() == ["tokens", "bonus"]
    assert Tokens("plain", 2, {}).options["tokens"] == "7"
    assert Tokens("long", 2, {}).options["tokens"] == "12"
    assert Tokens("long", 2, {"tokens": 7}).given == {"tokens": "7"}
    assert Tokens("long", 2, {"tokens": 12}).given == {}


def test_a_suggestion_is_the_nearest_name_or_all_of_them() -> None:
    assert suggest("appel", ["apple", "pear"]) == "Did you mean apple?"
    assert suggest("xyz", ["apple", "pear"]) == "There are: apple, pear."


def test_a_suggestion_knows_a_name_by_one_of_its_parts() -> None:
    cowboys = ["willy-the-kid", "suzy-lafayette", "sid-ketchum"]
    for word, name in [
        ("susy", "suzy-lafayette"),
        ("Suzi", "suzy-lafayette"),
        ("SID", "sid-ketchum"),
    ]:
        assert suggest(word, cowboys) == f"Did you mean {name}?"
    assert suggest("heals", ["beer", "sid_heals"]) == "Did you mean sid_heals?"
    assert suggest("kid", ["billy-the-kid", "sundance-kid"]) == "Did you mean billy-the-kid?"
    assert suggest("xyz", cowboys).startswith("There are: ")


def test_a_new_game_is_known_once_it_is_registered() -> None:
    entry = registry.Entry("tokens", Tokens, ["plain", "long"], [2, 3], TABLE, place=9)
    registry.register(entry)
    try:
        assert registry.names()[-1] == "tokens"
        assert registry.default_players(entry) == 3
        assert registry.game("tokens").players == 3
        assert registry.game("tokens", "long", 2, {"bonus": "2"}).given == {"bonus": "2"}
    finally:
        del registry.ENTRIES["tokens"]
