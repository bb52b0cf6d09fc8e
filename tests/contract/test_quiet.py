"""Moves that can be taken back show nobody anything, and who is asked out of turn.

A move is quiet if all its events are, and if it has spent no chance. What it shows is compared with
what it would have shown in other worlds: in each that an onlooker (the mover too) could not tell
from the real one before the move, he must receive the very same things after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.event import Event
from deadwood.core.types import NOBODY
from tests.contract.adapters import adapter_of
from tests.contract.support import (
    GAMES,
    SCALE,
    AnyGame,
    bent,
    choose,
    every_bent_game,
    every_game,
    label,
    number_of,
    onlookers,
    question,
)
from tests.contract.test_leaks import receipt
from tests.contract.test_worlds import Onlooker, watched

WORLDS = 2  # that each onlooker compares
OF_EACH = 2 * SCALE  # moves at the same question with the same events
NOTHING: frozenset[str] = frozenset()

every_name = pytest.mark.parametrize("name", deadwood.names())


def settings(name: str) -> list[AnyGame]:
    return [game for game in GAMES if game.name == name] + [bent(name)]


class Trial:
    """One legal move, tried out on a copy of the state."""

    def __init__(self, game: AnyGame, state: Any, mover: int, move: int) -> None:
        self.mover = mover
        self.move = move
        self.after = played(game, state, mover, move)
        self.names = frozenset(event.name for event in self.after.events)
        self.kind = (question(state), self.names)

    def is_quiet(self, game: AnyGame, state: Any, planted: frozenset[str]) -> bool:
        """`planted` events pass for quiet, too."""
        shows = any(
            not game.is_quiet(event) and event.name not in planted for event in self.after.events
        )
        return not shows and self.after.chance.fields() == state.chance.fields()


def played(game: AnyGame, state: Any, mover: int, move: int) -> Any:
    twin = state.clone()
    twin.events = []
    game.play(twin, mover, move)
    return twin


def quiet_trials(game: AnyGame, state: Any, planted: frozenset[str] = NOTHING) -> Iterator[Trial]:
    for mover in game.seats(state):
        for move in game.legal(state, mover):
            trial = Trial(game, state, mover, move)
            if trial.is_quiet(game, state, planted):
                yield trial


def noticed(
    game: AnyGame, state: Any, crowd: list[Onlooker], trials: list[Trial], seed: int
) -> str:
    """What somebody would learn from one of these moves; empty if nobody learns anything."""
    for onlooker in crowd:
        seat = onlooker.seat
        view = game.view(state, seat)
        for at in range(WORLDS):
            world = game.world(view, onlooker.memory, swift(seed + at))
            for trial in trials:
                where = f"{label(game)}, {trial.kind}, {game.text(trial.move)!r}, seat {seat}: "
                if game.why_not(world, trial.mover, trial.move) is not None:
                    return where + "it is not always possible"
                after = played(game, world, trial.mover, trial.move)
                if after.chance.fields() != world.chance.fields():
                    return where + "it sometimes needs chance"
                real = receipt(game, trial.after, seat, "", seed)
                if receipt(game, after, seat, "", seed) != real:
                    return where + "it shows something"
    return ""


@pytest.mark.slow
@every_game
def test_a_move_that_can_be_taken_back_shows_nobody_anything(game: AnyGame) -> None:
    check_quiet_moves(game)


@pytest.mark.slow
@every_bent_game
def test_so_it_is_with_other_options(game: AnyGame) -> None:
    check_quiet_moves(game)


def check_quiet_moves(game: AnyGame) -> None:
    adapter = adapter_of(game.name)
    taken: Counter[Any] = Counter()
    for at in range(4 * SCALE):
        seed = number_of(game) * 10 + 9000 + at
        for state, crowd in watched(game, seed, adapter.limit):
            fresh = []
            for trial in quiet_trials(game, state):
                assert not game.over(trial.after), "what ends the game is final"
                taken[trial.kind] += 1
                if taken[trial.kind] <= OF_EACH:
                    fresh.append(trial)
            if fresh:
                assert not noticed(game, state, crowd, fresh, seed)
    assert taken, "nothing could be taken back"


def first_noticed(name: str, planted: frozenset[str]) -> str:
    """What somebody learns first from a move that is quiet only if these events pass for it."""
    adapter = adapter_of(name)
    for at in range(20):
        for game in settings(name):
            taken: Counter[Any] = Counter()
            seed = number_of(game) * 10 + at
            for state, crowd in watched(game, seed, adapter.limit, adapter.revealing):
                fresh = []
                for trial in quiet_trials(game, state, planted):
                    if trial.names & planted and not game.over(trial.after):
                        taken[trial.kind] += 1
                        if taken[trial.kind] <= OF_EACH:
                            fresh.append(trial)
                found = noticed(game, state, crowd, fresh, seed) if fresh else ""
                if found:
                    return found
    return ""


def spelled(part: str | tuple[str, ...]) -> str:
    return part if isinstance(part, str) else "+".join(part)


PLANTED = [(name, group) for name in deadwood.names() for group in adapter_of(name).telling]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "group"), PLANTED, ids=spelled)
def test_an_event_that_tells_something_is_noticed(name: str, group: tuple[str, ...]) -> None:
    """Otherwise the tests above could not fail."""
    assert first_noticed(name, frozenset(group))


@pytest.mark.slow
@every_name
def test_every_quiet_event_is_met_in_a_move_that_can_be_taken_back(name: str) -> None:
    """No event is called quiet that has not been looked at."""
    adapter = adapter_of(name)
    game = deadwood.game(name)
    events = list(game.events().kinds)
    if not events:  # not said in a table yet
        events = import_module(f"deadwood.games.{name.replace('-', '_')}.events").FIELDS
    missing = {event for event in events if game.is_quiet(Event(event, 0))}
    assert missing
    for at in range(60):
        for game in settings(name):
            seed = number_of(game) * 10 + 3000 + at
            for state, crowd in watched(game, seed, adapter.limit):
                fresh = [trial for trial in quiet_trials(game, state) if trial.names & missing]
                for trial in fresh:
                    missing -= trial.names
                if fresh:
                    assert not noticed(game, state, crowd, fresh, seed)
                if not missing:
                    return
    raise AssertionError(f"never met: {sorted(missing)}")


@every_game
def test_a_move_that_was_taken_back_has_never_been(game: AnyGame) -> None:
    """Two tables play the same game, and at one of them everything quiet is taken back first."""
    seed = number_of(game) + 40
    chance = swift(seed)
    plain = game.deal(swift(seed), True)
    other = plain.clone()
    back = 0
    while not game.over(plain):
        for trial in list(islice(quiet_trials(game, other), 2)):
            back += 1
            before = other.clone()
            game.play(other, trial.mover, trial.move)
            other = before
        seat, move = choose(game, plain, chance)
        plain.events.clear()
        other.events = []
        game.play(plain, seat, move)
        game.play(other, seat, move)
        assert other.events == plain.events
        assert other.fields() == plain.fields()
    assert back > 0


def turn_after(turn: int, events: list[Event]) -> int:
    """Whose turn it is, as the events have told."""
    for event in events:
        if event.name == "turn":
            turn = event.seat
    return turn


@every_name
def test_a_reaction_is_asked_out_of_turn_or_to_several(name: str) -> None:
    adapter = adapter_of(name)
    met: set[str] = set()
    for game in settings(name):
        turn = NOBODY
        chance = swift(number_of(game))
        state = game.deal(swift(number_of(game)), True)
        while not game.over(state):
            turn = turn_after(turn, state.events)
            state.events.clear()
            asked = game.seats(state)
            for seat in onlookers(game):
                reacts = game.is_reaction(state, seat)
                if seat not in asked:
                    assert not reacts
                elif len(asked) > 1:
                    assert reacts
                elif turn != NOBODY:
                    assert reacts == (seat != turn)
                else:  # to the last one of several
                    several = adapter.free_for_all(game)
                    assert reacts == (several and question(state) in adapter.reactions)
                if reacts:
                    met.add(question(state))
            game.play(state, *choose(game, state, chance))
    assert bool(met) == bool(adapter.reactions)
    assert met <= set(adapter.reactions)
