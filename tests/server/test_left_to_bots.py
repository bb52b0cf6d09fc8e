"""A game in which only bots go on can be ended."""

from __future__ import annotations

import pytest

from deadwood.server.refusal import Refused
from deadwood.server.speech import wire
from deadwood.server.tables import entry as kinds
from tests.server.sitting import ANNA, BEN, CLEO, Sitting

OUT = """
    [[seat]]
    character = "rose-doolan"
    hand = ["bang-2d"]
    [[seat]]
    lives = 0
    out = true
    role = "outlaw"
    [[seat]]
    character = "black-jack"
    [[seat]]
    character = "willy-the-kid"
"""


def among_bots() -> Sitting:
    """Anna, the only person, is out."""
    at = Sitting("bang", 4)
    at.do(ANNA, "sit", seat=1)
    at.do(ANNA, "start", fill="random")
    return out(at)


def out(at: Sitting) -> Sitting:
    """The second seat is out of the game."""
    state = at.table.game.from_position(OUT)
    state.events = []
    at.table.state = state
    at.table.ask_anew(at.now, at.table.number)
    return at


def test_who_is_out_ends_a_game_among_bots() -> None:
    at = among_bots()
    (entry,) = at.do(ANNA, "close")
    assert (entry.kind, entry.body) == (kinds.CLOSED, {"why": "bot"})
    assert at.table.status == "closed"


def test_everybody_is_told_who_is_out() -> None:
    assert wire.Moment(among_bots().table).out == [1]
    assert wire.Moment(Sitting("bang", 4).started(ANNA, BEN).table).out == []


def test_as_long_as_a_person_plays_it_goes_on() -> None:
    at = out(Sitting("bang", 4).started(ANNA, BEN, CLEO))
    assert not at.table.is_left_to_bots()
    for guest in (ANNA, BEN):
        with pytest.raises(Refused, match="people-play"):
            at.do(guest, "close")


def test_who_is_away_counts_as_a_bot() -> None:
    at = Sitting("wyatt-earp", 2).started(ANNA, BEN)
    at.do(ANNA, "leave")
    with pytest.raises(Refused, match="people-play"):
        at.do(ANNA, "close")
    at.do(BEN, "leave")
    at.do(ANNA, "close")
    assert at.table.status == "closed"


def test_onlookers_end_nothing() -> None:
    at = among_bots()
    with pytest.raises(Refused, match="not-host"):
        at.do(BEN, "close")
