"""Whoever follows a game feeds the memories of those who are asked for."""

from __future__ import annotations

from typing import Any

import deadwood
from deadwood.core.types import NOBODY
from deadwood.core.witness import Witness


def begun(moves: int) -> tuple[Any, Any]:
    game = deadwood.game("wyatt-earp", players=3)
    state = game.new(4, listen=True)
    for _ in range(moves):
        seat = game.seats(state)[0]
        game.play(state, seat, game.legal(state, seat)[-1])
    return game, state


def by_hand(game: Any, events: list[Any], seat: int) -> Any:
    memory = game.knowledge(seat)
    for event in events:
        memory.learn(game.shown(event, seat))
    return memory


def test_every_seat_remembers_what_it_was_shown_whenever_it_is_asked_for() -> None:
    game, state = begun(12)
    events = list(state.events)
    early, late = Witness(game), Witness(game)
    for event in events:
        early.hear([event])
        early.memory(1)
    late.follow(state)
    assert state.events == []
    for seat in (NOBODY, 0, 1, 2):
        assert early.memory(seat).fields() == late.memory(seat).fields()
        assert late.memory(seat).fields() == by_hand(game, events, seat).fields()
        assert late.shown(seat, 3) == [game.shown(event, seat) for event in events[3:]]


def test_a_memory_goes_on_learning_and_is_the_same_one() -> None:
    game, state = begun(0)
    witness = Witness(game)
    witness.follow(state)
    memory = witness.memory(0)
    before = memory.fields()
    game.play(state, game.seats(state)[0], game.legal(state, game.seats(state)[0])[0])
    witness.follow(state)
    assert witness.memory(0) is memory
    assert memory.fields() != before


def test_nothing_is_heard_of_a_state_that_nobody_listens_to() -> None:
    game = deadwood.game("el-paso", players=2)
    state = game.new(1)
    witness = Witness(game)
    witness.follow(state)
    assert witness.events == []
    assert state.events is None


def test_what_was_taken_back_is_forgotten() -> None:
    game, state = begun(12)
    events = list(state.events)
    witness = Witness(game)
    witness.follow(state)
    witness.memory(2)
    witness.back_to(9)
    assert witness.memory(2).fields() == by_hand(game, events[:9], 2).fields()
    witness.hear(events[9:])
    assert witness.memory(2).fields() == by_hand(game, events, 2).fields()
