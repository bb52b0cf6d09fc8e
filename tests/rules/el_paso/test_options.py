"""The one edition, and every option on its own."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.core.reason import BadOption, UnknownName
from deadwood.games.el_paso.editions import OPTIONS, Rules
from tests.rules.el_paso.boards import board
from tests.rules.el_paso.scene import at, fresh

PRINTED = {
    "board": "standard",
    "first_lookout": "seed",
    "leave_before_first_raid": "true",
    "refill": "race",
    "memory_aid": "false",
}
CLAUSES = {
    "board": "EP1.4",
    "first_lookout": "EP1.6",
    "leave_before_first_raid": "EP3.3",
    "refill": "EP6.4",
    "memory_aid": "EP10.2",
}


def rules(**options: object) -> Rules:
    return Rules(OPTIONS.settle("zoch-2009", options))


def test_there_is_one_edition_and_it_is_a_set_of_defaults() -> None:
    game = deadwood.game("el-paso")
    assert (game.edition, game.players) == ("zoch-2009", 4)
    assert (game.options, game.given) == (PRINTED, {})


def test_every_option_names_the_clause_that_it_bends() -> None:
    assert {choice.name: choice.rule for choice in OPTIONS.choices} == CLAUSES


def test_the_engine_reads_every_option_both_ways() -> None:
    on = rules(
        board="standard",
        first_lookout=5,
        leave_before_first_raid=True,
        refill="race",
        memory_aid="true",
    )
    off = rules(
        board=board(draw=18),
        first_lookout="seed",
        leave_before_first_raid="false",
        refill="in-turn",
        memory_aid=False,
    )
    for one, expected in ((on, True), (off, False)):
        assert one.leave_before_first_raid is expected
        assert one.race is expected
        assert one.memory_aid is expected
    assert (on.board.draw, off.board.draw) == (20, 18)
    assert (on.first_lookout, off.first_lookout) == (4, -1)


def test_case_spaces_and_types_of_a_value_do_not_matter() -> None:
    game = deadwood.game(
        "el-paso",
        players=2,
        options={
            "refill": " In-Turn ",
            "first_lookout": 2,
            "memory_aid": True,
            "board": "STANDARD",
        },
    )
    assert game.given == {"first_lookout": "2", "refill": "in-turn", "memory_aid": "true"}


def test_only_what_differs_from_the_edition_is_noted_as_given() -> None:
    assert deadwood.game("el-paso", options=PRINTED).given == {}
    assert deadwood.game("el-paso", options={"refill": "in-turn"}).given == {"refill": "in-turn"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ep1_6_e19_the_table_may_name_the_first_lookout(players: int) -> None:
    """E19: a seat, or by lot; the lot comes to every seat."""
    for seat in range(1, players + 1):
        scene = fresh(players=players, first_lookout=seat)
        assert (scene.lookout(), scene.awaited()) == (seat, [seat])
    game = deadwood.game("el-paso", players=players)
    assert {game.new(seed).lookout for seed in range(60)} == set(range(players))


def test_ep1_6_a_named_lookout_uses_up_no_lot() -> None:
    """The cards are the same as without the name; only then the streams part."""
    by_lot, named = fresh(players=3), fresh(players=3, first_lookout=1)
    for seat in (1, 2, 3):
        assert by_lot.hand(seat) == named.hand(seat)


def test_ep3_3_e4_leaving_before_the_first_raid_is_an_option() -> None:
    """E4: allowed unless the table says otherwise; after the first raid always."""
    first = 'tiles = ["hotel-1"]'
    assert at(first).legal()[0] == "leave"
    strict = at(first, leave_before_first_raid=False)
    strict.refuse("leave", "EP3.3")
    assert all(move.startswith("lay") for move in strict.legal())
    later = at("raids = 1\n" + first, leave_before_first_raid=False)
    assert later.legal()[0] == "leave"


def test_ep6_4_e11_drawing_is_a_race_or_in_turn_from_the_lookout() -> None:
    """E11: in a race all who owe a card are awaited, in turn one after the other."""
    text = 'lookout = 2\ntiles = ["hotel-1", "bank-1", "bank-2", "bank-3"]'
    for refill, awaited in (("race", [2, 3, 1]), ("in-turn", [2])):
        scene = at(text, refill=refill).dice("six six six six six")
        for seat in (2, 3, 1):
            scene.play("lay " + scene.hand(seat)[0], seat=seat)
        assert (scene.question(), scene.awaited()) == ("refill", awaited)


def test_ep10_2_memory_aid_is_a_switch_of_the_table_off_unless_it_is_asked_for() -> None:
    """What it shows is the screen's business: views and events are the same."""
    off, on = fresh(players=3), fresh(players=3, memory_aid=True)
    assert (off.state.rules.memory_aid, on.state.rules.memory_aid) == (False, True)
    for seat in (0, 1, 2, 3):
        assert off.view(seat).as_bytes() == on.view(seat).as_bytes()
        assert off.log(seat=seat) == on.log(seat=seat)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"first_lookout": 0},
            "Option first_lookout cannot be 0. It takes: seed, 1, 2, 3, 4, 5.",
        ),
        (
            {"first_lookout": 6},
            "Option first_lookout cannot be 6. It takes: seed, 1, 2, 3, 4, 5.",
        ),
        (
            {"leave_before_first_raid": 1},
            "Option leave_before_first_raid cannot be 1. It takes: true, false.",
        ),
        ({"refill": "turn"}, "Option refill cannot be 'turn'. It takes: race, in-turn."),
        ({"memory_aid": "on"}, "Option memory_aid cannot be 'on'. It takes: false, true."),
        ({"board": ""}, "The board is empty; copy ours and correct it."),
        ({"first_lookout": 4}, "Seat 4 cannot be the lookout: there are 3."),
        ({"first_lookout": "5"}, "Seat 5 cannot be the lookout: there are 3."),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadOption, match=f"^{re.escape(sentence)}$"):
        deadwood.game("el-paso", "zoch-2009", 3, options)


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    sentence = f"el-paso is for 2 to 5 players, not {players}."
    with pytest.raises(BadOption, match=f"^{re.escape(sentence)}$"):
        deadwood.game("el-paso", players=players)


def test_an_unknown_edition_or_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownName, match=r"^No edition 'zoch'\. Did you mean zoch-2009\?$"):
        deadwood.game("el-paso", "zoch")
    with pytest.raises(UnknownName, match=r"^No option 'lookout'\. Did you mean first_lookout\?$"):
        deadwood.game("el-paso", options={"lookout": 1})
