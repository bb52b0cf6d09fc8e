"""What notebooks and terminals show: small tables, readable in light and dark, and of a view only what it holds."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

import deadwood
from deadwood.core.drawing import Drawing, in_order, named
from deadwood.core.event import Event
from deadwood.core.types import NOBODY
from tests.contract.support import SCALE, AnyGame, every_bent_game, samples, some_games
from tests.contract.test_copies import witnessed

COLOUR = re.compile(r"#[0-9a-f]{3}|\b(?:black|white|background: (?!transparent))")


def cells(html: str) -> list[str]:
    """The words of a table, which is sound and names no colour of its own."""
    table = ElementTree.fromstring(html)
    assert table.tag == "table"
    for style in re.findall(r'style="([^"]*)"', html):
        assert not COLOUR.search(style)
    found = ["".join(each.itertext()) for each in table.iter() if each.tag in ("th", "td")]
    assert len({len(row) for row in table.iter("tr") if row.find("td[@colspan]") is None}) <= 2
    return found


@some_games
def test_a_state_shows_all_and_a_view_what_its_seat_sees(game: AnyGame) -> None:
    for state in samples(game, SCALE):
        everything = " ".join(cells(state._repr_html_()))
        assert re.sub(r"\s+", "", str(state)).count("?") == everything.count("?") == 0
        for seat in (NOBODY, *range(game.players)):
            view = game.view(state, seat)
            assert (f"{seat} (own)" in cells(view._repr_html_())) == (seat != NOBODY)
            assert str(view).startswith(state.picture().title)
            if not game.over(state):
                assert "?" in str(view)
        if state.pending:
            assert state.pending[-1].name() in repr(state)
        else:
            assert "over" in repr(state)
        assert len(repr(state)) < 100


@every_bent_game
def test_so_it_is_with_other_options(game: AnyGame) -> None:
    """Before characters are chosen, for one."""
    for state in samples(game, SCALE):
        for what in (state, *(game.view(state, seat) for seat in range(game.players))):
            assert cells(what._repr_html_())
            assert str(what)


@pytest.mark.parametrize("name", deadwood.names())
def test_the_cards_of_a_hand_are_named(name: str) -> None:
    game: AnyGame = deadwood.game(name)
    state = game.new(4)
    seat = game.seats(state)[0]
    hand = game.described(state)["seat"]
    assert isinstance(hand, list)
    for card in hand[seat]["hand"]:
        assert card.split()[-1] in str(state)
        assert card.split()[-1] in str(game.view(state, seat))


@pytest.mark.parametrize("name", deadwood.names())
def test_moves_and_events_say_their_names(name: str) -> None:
    game: AnyGame = deadwood.game(name)
    state, _ = witnessed(game, 2, 60)
    for event in state.events:
        assert event.name in repr(event)
        assert all(f"{value}=" in repr(event) for value in event.as_dict() if value != "event")
        assert cells(event._repr_html_())
    for number in range(0, game.space(), 7):
        assert game.text(number) in repr(game.move(number))
        assert str(number) in cells(game.move(number)._repr_html_())


def test_what_is_hidden_of_an_event_is_not_told() -> None:
    game = deadwood.game("bang")
    state: Any = game.new(4, listen=True)
    dealt = next(event for event in state.events if event.name == "dealt" and event.seat == 0)
    own, other = game.shown(dealt, 0), game.shown(dealt, 1)
    assert own.as_dict() != other.as_dict()
    assert "-" in repr(own)
    assert "-" not in repr(other).replace("Event", "")
    assert set(cells(other._repr_html_())) == {
        "seat",
        "0",
        "cards",
        ", ".join("?" * len(other.values)),
    }


def test_whatever_is_shown_is_escaped() -> None:
    html = Drawing("<b>&", [("<i>", "</td><script>")], ["a", "<"], [["<x>", "&"]]).html()
    assert not re.search(r"<(b|i|x|script)\b", html)
    assert cells(html) == ["<i>", "</td><script>", "a", "<", "<x>", "&"]
    ours = (files("deadwood.games.el_paso") / "board.toml").read_text(encoding="utf-8")
    game = deadwood.game("el-paso", board=ours.replace('"Deadwood"', '"<b>Dead&"'))
    assert any("<b>Dead&" in cell for cell in cells(game.new(1)._repr_html_()))
    assert cells(Event("<b>", 0)._repr_html_())


def test_equal_cards_are_counted_and_those_of_a_pile_keep_their_order() -> None:
    names = ["ace", "king"]
    assert named([1, 0, 1, -1, -1], names) == "2 king, ace, 2 ?"
    assert in_order([1, 0, 1, 1], names) == "king, ace, 2 king"
    assert named([], names) == ""


def test_a_game_says_how_it_is_made() -> None:
    game = deadwood.game("wyatt-earp", "gryphon-2014", players=2, stall_rounds=5)
    assert repr(game) == (
        "deadwood.game('wyatt-earp', 'gryphon-2014', players=2, stall_rounds='5')"
    )
    assert eval(repr(game)) == game
