"""Worlds: states that a seat cannot tell from the real one, made of what it was shown alone."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from deadwood.core.types import NOBODY
from deadwood.core.witness import Witness
from tests.contract.adapters import Adapter, adapter_of
from tests.contract.support import (
    SCALE,
    AnyGame,
    Sampler,
    every_game,
    label,
    moments,
    number_of,
    onlookers,
    question,
)


class Onlooker:
    """A seat (or a spectator) that remembers everything it is shown, and nothing else."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.witness = Witness(game)

    @property
    def memory(self) -> Any:
        return self.witness.memory(self.seat)

    def watch(self, events: list[Any]) -> None:
        self.witness.hear(events)


def check(game: AnyGame, adapter: Adapter, onlooker: Onlooker, state: Any, seed: int) -> None:
    seat = onlooker.seat
    view = game.view(state, seat)
    where = f"{label(game)}, {question(state)!r}, seat {seat}, seed {seed}"
    remembered = onlooker.memory.fields()
    assert adapter.admits(view, onlooker.memory, state), f"the real state is ruled out: {where}"
    world = game.world(view, onlooker.memory, swift(seed))
    assert onlooker.memory.fields() == remembered, f"making a world changed the memory: {where}"
    assert game.view(world, seat).as_bytes() == view.as_bytes(), where
    assert game.seats(world) == game.seats(state), where
    assert game.legal(world, seat) == game.legal(state, seat), where
    for move in range(game.space()):
        assert game.why_not(world, seat, move) == game.why_not(state, seat, move), where
    for move in game.legal(state, seat):
        assert game.preview(world, seat, move) == game.preview(state, seat, move), where
    assert game.census(world) == game.components(), where
    assert adapter.admits(view, onlooker.memory, world), f"the world is ruled out: {where}"
    assert world.events is None
    random_play(world, swift(seed), adapter.limit)
    assert game.over(world), where
    assert game.census(world) == game.components(), where


def watched(game: AnyGame, seed: int, limit: int, eager: tuple[str, ...] = ()) -> Any:
    """A random game with everybody watching: the state and the onlookers, move by move."""
    crowd = [Onlooker(game, seat) for seat in onlookers(game)]
    for state in moments(game, seed, limit, listen=True, eager=eager):
        for onlooker in crowd:
            onlooker.watch(state.events)
        state.events.clear()
        yield state, crowd


@pytest.mark.slow
@every_game
def test_a_seat_cannot_tell_a_world_from_the_real_state(game: AnyGame) -> None:
    adapter = adapter_of(game.name)
    sampler = Sampler(3 * SCALE)
    for at in range(2 * SCALE):
        seed = number_of(game) * 10 + at
        for state, crowd in watched(game, seed, adapter.limit):
            if not game.over(state) and sampler.takes(state):
                for onlooker in crowd:
                    check(game, adapter, onlooker, state, seed)


@pytest.mark.slow
@every_game
def test_worlds_hold_where_much_is_known_and_much_was_secret(game: AnyGame) -> None:
    """Games full of the moves that tell most: a world at many moments, for everybody."""
    adapter = adapter_of(game.name)
    for at in range(2 * SCALE):
        seed = number_of(game) * 10 + 7000 + at
        played = watched(game, seed, adapter.limit, adapter.revealing)
        for number, (state, crowd) in enumerate(played):
            if game.over(state) or number % 23:
                continue
            for onlooker in crowd:
                view = game.view(state, onlooker.seat)
                world = game.world(view, onlooker.memory, swift(number))
                where = f"{label(game)}, seed {seed}, move {number}, seat {onlooker.seat}"
                assert game.view(world, onlooker.seat).as_bytes() == view.as_bytes(), where
                assert game.census(world) == game.components(), where
                assert adapter.admits(view, onlooker.memory, state), where
                assert adapter.admits(view, onlooker.memory, world), where


@pytest.mark.slow
@every_game
def test_what_is_remembered_always_admits_the_real_state(game: AnyGame) -> None:
    """Cheap, so after every single move, to the end of the game."""
    adapter = adapter_of(game.name)
    for at in range(2 * SCALE):
        seed = number_of(game) * 10 + 5000 + at
        for number, (state, crowd) in enumerate(watched(game, seed, adapter.limit)):
            for onlooker in crowd:
                view = game.view(state, onlooker.seat)
                assert game.over(state) or adapter.admits(view, onlooker.memory, state), (
                    f"seed {seed}, move {number}, seat {onlooker.seat}"
                )


@every_game
def test_what_a_seat_remembers_rules_out_worlds_of_those_who_know_less(game: AnyGame) -> None:
    """Otherwise the tests above could not fail."""
    adapter = adapter_of(game.name)
    tried = 0
    ruled_out = 0
    played = watched(game, number_of(game), adapter.limit, adapter.revealing)
    for number, (state, crowd) in enumerate(islice(played, 80)):
        if game.over(state) or number % 10:
            continue
        spectator = crowd[-1]
        world = game.world(game.view(state, NOBODY), spectator.memory, swift(number))
        for onlooker in crowd[:-1]:
            view = game.view(state, onlooker.seat)
            tried += 1
            ruled_out += 0 if adapter.admits(view, onlooker.memory, world) else 1
    assert tried > 0
    assert 2 * ruled_out > tried, f"{ruled_out} of {tried}"


@every_game
def test_worlds_differ_and_the_same_chance_makes_the_same_one(game: AnyGame) -> None:
    state = game.new(7, listen=True)
    for seat in onlookers(game):
        onlooker = Onlooker(game, seat)
        onlooker.watch(state.events)
        view = game.view(state, seat)
        worlds = [game.world(view, onlooker.memory, swift(at)).digest() for at in range(5)]
        assert len(set(worlds)) == 5
        assert game.world(view, onlooker.memory, swift(3)).digest() == worlds[3]
        assert state.digest() not in worlds


@every_game
def test_two_who_were_shown_the_same_remember_the_same(game: AnyGame) -> None:
    """Memory comes from events alone: watching from a replay is as good as having been there."""
    seed = number_of(game)
    shown: list[list[Any]] = [[] for _ in onlookers(game)]
    last: list[Onlooker] = []
    for state in moments(game, seed, 100_000, listen=True):
        for at, seat in enumerate(onlookers(game)):
            shown[at] += [game.shown(event, seat) for event in state.events]
        state.events.clear()
    for _, crowd in watched(game, seed, 100_000):
        last = crowd
    for at, onlooker in enumerate(last):
        memory = game.knowledge(onlooker.seat)
        for event in shown[at]:
            memory.learn(event)
        assert memory.fields() == onlooker.memory.fields()


@every_game
def test_what_a_seat_is_shown_of_an_event_is_stable(game: AnyGame) -> None:
    """Hiding twice hides no more; only the owner's view of an event can be the whole of it."""
    for state in moments(game, number_of(game), 100_000, listen=True):
        for event in state.events:
            for seat in onlookers(game):
                seen = game.shown(event, seat)
                assert game.shown(seen, seat) == seen
                assert (seen.name, seen.seat) == (event.name, event.seat)
                assert len(seen.values) == len(event.values)
        state.events.clear()
