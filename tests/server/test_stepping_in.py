"""Who may act though nobody waits for him: Sid Ketchum at an international table (BG16.24)."""

from __future__ import annotations

from typing import Any

import pytest

from deadwood.core.registry import game as make_game
from deadwood.language.catalogue import LANGUAGES, catalogue
from deadwood.server.refusal import Refused
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from tests.server.sitting import ANNA, BEN, CLEO, Sitting

POSITION = """
    [[seat]]
    character = "rose-doolan"
    hand = ["stagecoach-9s", "beer-6h"]
    [[seat]]
    character = "sid-ketchum"
    lives = 2
    hand = HAND
    [[seat]]
    character = "jesse-jones"
    [[seat]]
    character = "willy-the-kid"
"""
CARDS = '["saloon-5h", "jail-4h", "jail-js", "barrel-qs"]'


def table(hand: str = CARDS, edition: str = "international", move: int | None = None) -> Sitting:
    """Anna is to play, and Ben is Sid Ketchum."""
    at = Sitting("bang", 4, edition=edition, move=move)
    at.started(ANNA, BEN, CLEO)
    game = at.table.game
    state = game.from_position(POSITION.replace("HAND", hand))
    state.events = []
    at.table.state = state
    at.table.ask_anew(at.now, at.table.number)
    return at


def now(at: Sitting, seat: int, lang: str = "en") -> dict[str, Any]:
    told = wire.now_out(at.table, seat, Narrators(at.table).narrator(lang))
    assert told is not None
    return told


def test_he_has_a_move_and_nobody_waits_for_him() -> None:
    at = table(move=30)
    ben = now(at, 1)
    assert [move["move"] for move in ben["moves"]] == ["heal"]
    assert ben["moves"][0]["brings"] == {"gain": 1}
    assert (ben["asked"], ben["default"]) == ([0], None)
    assert ben["clock"]["deadlines"] == [at.now + 30_000, None, None, None]
    for lang in LANGUAGES:
        assert at.table.seats[0].name in now(at, 1, lang)["ask"]


def test_nobody_else_is_told_that_he_may() -> None:
    """All others read the same, whether or not he has the cards for it."""
    told = [now(table(hand), seat) for hand in (CARDS, '["jail-4h"]') for seat in (0, 2, 3)]
    for with_cards, without in zip(told[:3], told[3:], strict=True):
        assert with_cards["asked"] == without["asked"]
        assert with_cards["clock"] == without["clock"]
        assert with_cards["ask"] == without["ask"]
        assert with_cards["moves"] == without["moves"]


def test_he_heals_and_the_other_goes_on() -> None:
    at = table()
    at.do(BEN, "play", move="heal")
    assert at.table.asked() == [1]
    at.do(BEN, "play", move="discard jail-4h")
    at.do(BEN, "play", move="discard jail-js")
    assert at.table.asked() == [0]
    assert now(at, -1)["view"]["lives"][1] == 3
    at.do(ANNA, "play", move="play stagecoach-9s")


def test_whose_turn_it_is_has_no_more_time_by_that() -> None:
    at = table(move=30)
    at.wait(10)
    at.do(BEN, "play", move="heal")
    at.wait(5)
    at.do(BEN, "play", move="discard jail-4h")
    at.do(BEN, "play", move="discard jail-js")
    assert at.table.deadline(0) == at.now + 20_000
    at.do(ANNA, "play", move="play stagecoach-9s")
    assert at.table.deadline(0) == at.now + 30_000


def test_anna_hears_who_is_asked_for_what_though_it_is_her_turn() -> None:
    at = table()
    at.do(BEN, "play", move="heal")
    with pytest.raises(Refused) as refused:
        at.do(ANNA, "play", move="play stagecoach-9s")
    assert refused.value.reason is not None
    for lang, sentence in (
        ("en", "Ben is asked now: two cards for a life."),
        ("de", "Jetzt ist Ben gefragt: zwei Karten für ein Leben."),
        ("nl", "Nu is Ben aan zet: twee kaarten voor een leven."),
    ):
        assert wire.reason_out(at.table, refused.value.reason, catalogue(lang))["words"] == sentence


def test_he_may_not_where_he_heals_once_in_his_own_turn() -> None:
    at = table(edition="abacus-2005")
    assert now(at, 1)["moves"] == []
    with pytest.raises(Refused):
        at.do(BEN, "play", move="heal")


def test_an_onlooker_may_nothing() -> None:
    assert now(table(), -1)["moves"] == []
    assert make_game("bang", "international").legal(table().table.state, -1) == []
