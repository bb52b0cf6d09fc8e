"""The editions as sets of defaults, and every option on its own."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.core.reason import BadOption, UnknownName
from deadwood.games.wyatt_earp.editions import OPTIONS, Rules

COMMON = {
    "zero_points_share": "false",
    "stall_rounds": "3",
    "first_dealer": "seed",
    "last_card_earp": "true",
    "last_card_reaction": "true",
    "memory_aid": "false",
}
PRINTED = {
    "alea-2001": {
        "photo_reaction": "false",
        "tied_leaders_short": "one",
        "duel": "count",
        "most_wanted_discard": "first",
    },
    "gryphon-2014": {
        "photo_reaction": "true",
        "tied_leaders_short": "none",
        "duel": "knockout",
        "most_wanted_discard": "after",
    },
}
CLAUSES = {
    "photo_reaction": "WE5.4",
    "tied_leaders_short": "WE12.8",
    "duel": "WE13.2",
    "most_wanted_discard": "WE8.7",
    "zero_points_share": "WE12.5",
    "stall_rounds": "WE11.3",
    "first_dealer": "WE1.5",
    "last_card_earp": "WE2.10",
    "last_card_reaction": "WE5.6",
    "memory_aid": "WE14.2",
}


def rules(edition: str, **options: object) -> Rules:
    return Rules(OPTIONS.settle(edition, options))


@pytest.mark.parametrize("edition", list(PRINTED))
def test_d1_d2_d3_d16_an_edition_is_a_set_of_defaults(edition: str) -> None:
    """D1, D2, D3 and Q6/D16 are all that differs between the printed editions."""
    game = deadwood.game("wyatt-earp", edition, 3)
    assert game.options == {**PRINTED[edition], **COMMON}
    assert game.given == {}


def test_alea_is_the_edition_unless_one_is_named() -> None:
    assert deadwood.game("wyatt-earp", players=3).edition == "alea-2001"


def test_every_option_names_the_clause_that_it_bends() -> None:
    assert {choice.name: choice.rule for choice in OPTIONS.choices} == CLAUSES


@pytest.mark.parametrize("edition", list(PRINTED))
def test_the_engine_reads_every_option_both_ways(edition: str) -> None:
    """Each switch alone; the others keep what the edition says."""
    on = rules(
        edition,
        photo_reaction="true",
        tied_leaders_short="one",
        duel="knockout",
        most_wanted_discard="first",
        zero_points_share="true",
        last_card_earp="true",
        last_card_reaction="true",
        memory_aid="true",
        stall_rounds=9,
        first_dealer=4,
    )
    off = rules(
        edition,
        photo_reaction=False,
        tied_leaders_short="none",
        duel="count",
        most_wanted_discard="after",
        zero_points_share=False,
        last_card_earp=False,
        last_card_reaction=False,
        memory_aid=False,
        stall_rounds=0,
        first_dealer="seed",
    )
    for one, expected in ((on, True), (off, False)):
        assert one.photo_reaction is expected
        assert one.tied_leaders_take_one is expected
        assert one.duel_knockout is expected
        assert one.most_wanted_first is expected
        assert one.zero_points_share is expected
        assert one.last_card_earp is expected
        assert one.last_card_reaction is expected
        assert one.memory_aid is expected
    assert (on.stall_rounds, off.stall_rounds) == (9, 0)
    assert (on.first_dealer, off.first_dealer) == (3, -1)
    assert rules(edition, first_dealer=1).first_dealer == 0


@pytest.mark.parametrize("rounds", range(10))
def test_stall_rounds_go_from_none_to_nine(rounds: int) -> None:
    assert rules("alea-2001", stall_rounds=rounds).stall_rounds == rounds


def test_only_what_differs_from_the_edition_is_noted_as_given() -> None:
    game = deadwood.game(
        "wyatt-earp", "gryphon-2014", 3, {"photo_reaction": "true", "duel": "count"}
    )
    assert game.given == {"duel": "count"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"duel": "pistols"}, "Option duel cannot be 'pistols'. It takes: count, knockout."),
        ({"photo_reaction": 1}, "Option photo_reaction cannot be 1. It takes: false, true."),
        ({"stall_rounds": 10}, "Option stall_rounds cannot be 10. It takes: 3, 0, 1, 2, 4, 5"),
        ({"first_dealer": 0}, "Option first_dealer cannot be 0. It takes: seed, 1, 2, 3, 4."),
        ({"first_dealer": 5}, "Option first_dealer cannot be 5. It takes: seed, 1, 2, 3, 4."),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadOption, match=re.escape(sentence)):
        deadwood.game("wyatt-earp", "alea-2001", 3, options)


def test_an_unknown_edition_or_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownName, match=r"No edition 'alea'\. Did you mean alea-2001\?"):
        deadwood.game("wyatt-earp", "alea", 3)
    with pytest.raises(UnknownName, match=r"No option 'duels'\. Did you mean duel\?"):
        deadwood.game("wyatt-earp", "alea-2001", 3, {"duels": "count"})
