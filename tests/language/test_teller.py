"""Whatever happens in a game can be told, to everybody and in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import deadwood
from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY
from deadwood.core.witness import Witness
from deadwood.games.bang import pending as bang
from deadwood.games.wyatt_earp import pending as wyatt_earp
from deadwood.language import TELLERS, Insight, Teller, teller_for
from deadwood.language.catalogue import LANGUAGES, catalogue
from tests.contract.support import of_four

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def played(game: AnyGame, seed: int) -> Iterator[tuple[Any, int, list[Event]]]:
    """A random game: the state before every move, who moves, and what has happened since the last."""
    chance = random.Random(seed)
    state: Any = game.new(seed, True)
    while True:
        events = list(state.events)
        state.events.clear()
        if game.over(state):
            yield state, int(NOBODY), events
            return
        seat = int(chance.choice(game.seats(state)))
        yield state, seat, events
        game.play(state, seat, chance.choice(game.legal(state, seat)))


def tellers(game: AnyGame) -> list[Teller[Any]]:
    return [teller_for(game, catalogue(lang), NAMES[: game.players]) for lang in LANGUAGES]


def test_every_game_has_a_teller() -> None:
    assert set(TELLERS) == set(deadwood.names())


@pytest.mark.parametrize("name", deadwood.names())
def test_a_whole_game_can_be_told_to_everybody_in_every_language(name: str) -> None:
    game = of_four(name)
    telling = tellers(game)
    witness = Witness(game)
    told: dict[int, list[Event]] = {seat: [] for seat in range(-1, game.players)}
    said: set[str] = set()
    named: dict[Any, str] = {}
    for state, seat, events in played(game, 4):
        before = len(witness.events)
        witness.hear(events)
        for viewer, heard in told.items():
            shown = witness.shown(viewer, before)
            heard += shown
            for teller in telling:
                said.update(teller.story(shown, viewer))
        if seat == NOBODY:
            winners = [int(winner) for winner in game.winners(state)]
            for teller in telling:
                said.update(teller.outcome(game.view(state, viewer), winners) for viewer in told)
                said.add(teller.totals(game.view(state, NOBODY)))
            continue
        view: Any = game.view(state, seat)
        legal = game.legal(state, seat)
        figures = {move: game.preview(state, seat, move) for move in legal}
        insight = Insight(view, witness.memory(seat), figures.__getitem__)
        for teller in telling:
            teller.recall(told[seat])
            said.add(teller.question(view, legal))
            said.add(teller.awaited(view.pending[-1][0], [seat]))
            labels = [teller.move(view, move) for move in legal]
            assert all(labels)
            scene = teller.named_by(view)
            if scene is not None:
                for move, text in zip(legal, labels, strict=True):
                    known = named.setdefault((teller.words.language, scene, move), text)
                    assert known == text
            said.update(labels)
            for move in legal:
                teller.brings(insight, move)
                assert teller.clauses(view, move)
    assert "" not in said
    assert not any("{" in text or "  " in text for text in said)


def test_others_are_told_who_is_awaited_and_for_what() -> None:
    english, german, dutch = tellers(deadwood.game("bang", players=4))
    assert english.awaited("dodge", [1]) == "Waiting for Ben: an answer to the shot."
    assert german.awaited("dodge", [1]) == "Warten auf Ben: eine Antwort auf den Schuss."
    assert dutch.awaited("dodge", [0, 2]) == "Wachten op Anna en Cleo: een antwoord op het schot."


@pytest.mark.parametrize("name", ["wyatt-earp", "bang"])
def test_every_question_has_words_for_others(name: str) -> None:
    steps = {"resolved", "hit", "loss", "aftermath", "reckoning", "turn", "deal", "sid-heal"}
    known = {"wyatt-earp": [*wyatt_earp.QUESTIONS.kinds], "bang": [*bang.QUESTIONS.kinds]}[name]
    asked = {at for at in known if at not in steps and not at.endswith(("-next", "-drawn"))}
    for lang in LANGUAGES:
        words = catalogue(lang).part(name)["awaited"]
        assert isinstance(words, dict)
        assert set(words) == asked


@pytest.mark.parametrize("name", deadwood.names())
def test_every_card_can_be_told_of_and_looked_up(name: str) -> None:
    for teller in tellers(of_four(name)):
        clauses = teller.words.part(name)["clauses"]
        chapters = teller.words.part(name)["chapters"]
        assert isinstance(clauses, dict)
        assert isinstance(chapters, dict)
        for card in teller.cards():
            assert teller.does(card)
            assert teller.find_card(teller.card(card)) == card
            assert {*teller.about(card)} <= {*clauses, *chapters}
        assert all(teller.aims())
