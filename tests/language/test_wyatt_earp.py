"""Wyatt Earp: what is said about a shot."""

from __future__ import annotations

import random
from typing import Any

import pytest

import deadwood
from deadwood.core.event import Event
from deadwood.core.types import UNKNOWN
from deadwood.core.witness import Witness
from deadwood.games.wyatt_earp.cards import KIND_OF
from deadwood.games.wyatt_earp.moves import EARP_SEARCH
from deadwood.games.wyatt_earp.schema import EVENTS, LEFT
from deadwood.language import teller_for
from deadwood.language.catalogue import catalogue
from deadwood.language.wyatt_earp.moves import hits_in_ten


@pytest.mark.parametrize("seed", range(5))
def test_the_odds_are_those_of_somebody_who_remembers(seed: int) -> None:
    """Right after the deal: everything but his own ten cards and the first discard is unseen."""
    game = deadwood.game("wyatt-earp", players=3)
    state: Any = game.new(seed, True)
    witness = Witness(game)
    witness.follow(state)
    view = game.view(state, 0)
    seen = sum(view.hand[:7]) + (view.top < 7)
    assert hits_in_ten(view, witness.memory(0)) == round(10 * (49 - seen) / (78 - 11))


def test_after_the_reshuffle_the_odds_are_those_of_the_old_discards() -> None:
    """Random play to the end of a supply: the supply then holds only what lay in the discards."""
    game = deadwood.game("wyatt-earp", players=2)
    chance = random.Random(3)
    state: Any = game.new(3, True)
    witness = Witness(game)
    while not (state.reshuffled and state.supply_size() > 8):
        seat = game.seats(state)[0]
        game.play(state, seat, chance.choice(game.legal(state, seat)))
    witness.follow(state)
    real = sum(1 for kind in state.list_supply() if kind < 7) / state.supply_size()
    assert abs(hits_in_ten(game.view(state, 0), witness.memory(0)) / 10 - real) < 0.25


def told(events: list[Event], language: str = "en", seat: int = 0) -> list[str]:
    game = deadwood.game("wyatt-earp", players=3)
    names = ["Anna", "Ben", "Cleo"]
    return teller_for(game, catalogue(language), names).story(events, seat)


KIND = KIND_OF["most-wanted"]
FOUND = [
    EVENTS.event("earp", 1, (EARP_SEARCH,)),
    EVENTS.event("search", 1, (UNKNOWN, UNKNOWN)),
    EVENTS.event("found", 1, (KIND,)),
    EVENTS.event("ask", 1, (4, LEFT)),
]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            (
                "Ben plays Wyatt Earp to search the discards, finds Most Wanted!, plays it and asks to"
                " the left for Jesse James."
            ),
        ),
        (
            "de",
            (
                "Ben spielt Wyatt Earp, um den Ablagestapel zu durchsuchen, findet „Most wanted!“, spielt"
                " die Karte und fragt im Uhrzeigersinn nach Jesse James."
            ),
        ),
        (
            "nl",
            (
                "Ben speelt Wyatt Earp uit om de aflegstapel te doorzoeken, vindt ‘Most Wanted’, speelt"
                " die uit en vraagt met de klok mee naar Jesse James."
            ),
        ),
    ],
)
def test_what_was_found_and_played_is_told_once(language: str, words: str) -> None:
    assert told(FOUND, language) == [words]


def test_half_sentences_are_a_list_with_an_and() -> None:
    draw = EVENTS.event("draw", 1, (UNKNOWN, UNKNOWN))
    discard = EVENTS.event("discard", 1, (0,))
    lay = EVENTS.event("lay", 1, (0, 3, 2))
    two = "Ben draws 2 cards from the supply and discards Belle Starr."
    assert told([draw, discard]) == [two]
    (three,) = told([draw, lay, discard])
    assert three.endswith(", lays 3 Belle Starr (+$2,000) and discards Belle Starr.")
    (shot,) = told([draw, EVENTS.event("aim", 1, (KIND_OF["bank-robbery"],))])
    assert shot == "Ben draws 2 cards from the supply, plays Bank Robbery and shoots."


def test_one_card_is_a_card() -> None:
    assert told([EVENTS.event("draw", 1, (UNKNOWN,))]) == ["Ben draws a card from the supply."]
    assert told([EVENTS.event("lay", 1, (0, 1, 0))]) == ["Ben adds Belle Starr."]
