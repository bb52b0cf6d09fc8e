"""A memory that has not followed the game is noticed: no world is made of it.

What can be noticed, in every game:
- one of another seat, of a table of another size, or fresh in the middle of a game: always;
- one that has missed an event: always, unless the event leaves no trace that the seat can see
  (`Adapter.traceless` has the few that do, and why) or told nothing in the first place;
- one of another game of the same kind: as soon as anything is different that the seat sees.
What cannot: what never showed on the table. Two games that look the same to a spectator may have
different pasts. But a world is then still a whole table that looks as it should: no card is doubled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.reason import NotFollowed
from deadwood.core.types import NOBODY
from deadwood.core.witness import Witness
from tests.contract.adapters import adapter_of
from tests.contract.support import (
    ONLY,
    SCALE,
    AnyGame,
    bent,
    label,
    moments,
    number_of,
    of_four,
    onlookers,
    some_games,
)

EVERY = 17  # moments between two that are looked at
FORGOTTEN = 6  # events that are missed, one by one, at each of them
ENOUGH = 50
MORE = 20
BENT = [bent(name) for name in deadwood.names()]
many_games = pytest.mark.parametrize(
    "game",
    ONLY or [*map(of_four, deadwood.names()), *BENT],
    ids=lambda game: label(game) + ("-bent" if game in BENT else ""),
)


def followed(game: AnyGame, seed: int) -> Iterator[tuple[Any, Witness]]:
    """Moments of a game in which much is told, and somebody who has followed it so far."""
    adapter = adapter_of(game.name)
    witness = Witness(game)
    played = moments(game, seed, adapter.limit, listen=True, eager=adapter.revealing)
    for number, state in enumerate(played):
        witness.follow(state)
        if number % EVERY == 0 and not game.over(state):
            yield state, witness


def is_noticed(game: AnyGame, state: Any, seat: int, memory: Any) -> bool:
    """Whether no world is made of a memory; if one is, it is whole and looks as it should."""
    view = game.view(state, seat)
    try:
        world = game.world(view, memory, swift(1))
    except NotFollowed:
        return True
    assert game.census(world) == game.components()
    assert game.view(world, seat).as_bytes() == view.as_bytes()
    return False


def without(witness: Witness, seat: int, missed: int) -> Any:
    """A memory of all events but one; None if it notices that itself."""
    memory = witness.game.knowledge(seat)
    try:
        for number, event in enumerate(witness.shown(seat)):
            if number != missed:
                memory.learn(event)
    except NotFollowed:
        return None
    return memory


@many_games
def test_a_memory_that_missed_an_event_is_noticed_unless_it_left_no_trace(game: AnyGame) -> None:
    traceless = adapter_of(game.name).traceless
    noticed = 0
    for at in range(SCALE + MORE):
        if at >= SCALE and noticed > ENOUGH:
            break  # one game is enough, unless it is a short one
        chance = swift(number_of(game) + at)
        for state, witness in followed(game, number_of(game) * 10 + 3000 + at):
            for seat in onlookers(game):
                for turn in range(FORGOTTEN):
                    # Every second one of those that have just happened: they can be seen best.
                    told = len(witness.events)
                    begin = max(0, told - 12) if turn % 2 else 0
                    missed = begin + int(chance.below(told - begin))
                    memory = without(witness, seat, missed)
                    if memory is None:
                        noticed += 1
                    elif memory.fields() != witness.memory(seat).fields():
                        if is_noticed(game, state, seat, memory):
                            noticed += 1
                        else:
                            assert witness.events[missed].name in traceless
    assert noticed > ENOUGH


@some_games
def test_a_memory_that_begins_in_the_middle_of_a_game_is_noticed(game: AnyGame) -> None:
    for state, witness in followed(game, number_of(game) * 10 + 4000):
        for seat in onlookers(game):
            fresh = game.knowledge(seat)
            if fresh.fields() != witness.memory(seat).fields():
                assert is_noticed(game, state, seat, fresh), seat


@some_games
def test_a_memory_of_another_seat_or_of_another_table_is_noticed(game: AnyGame) -> None:
    others = [count for count in deadwood.entry(game.name).players if count != game.players]
    fewer = deadwood.game(game.name, game.edition, others[0])
    tables = zip(
        followed(game, number_of(game) * 10 + 4100),
        followed(fewer, number_of(game) * 10 + 4100),
        strict=False,
    )
    for (state, witness), (_, elsewhere) in tables:
        for seat in onlookers(game):
            for other in onlookers(game):
                assert (other != seat) == is_noticed(game, state, seat, witness.memory(other))
            if seat < fewer.players:
                assert is_noticed(game, state, seat, elsewhere.memory(seat))


@some_games
def test_a_memory_of_another_game_is_noticed_by_whoever_sees_a_difference(game: AnyGame) -> None:
    unnoticed = 0
    tried = 0
    tables = zip(
        followed(game, number_of(game) * 10 + 4200),
        followed(game, number_of(game) * 10 + 4300),
        strict=False,
    )
    for (state, _), (twin, elsewhere) in tables:
        for seat in onlookers(game):
            same = game.view(state, seat).as_bytes() == game.view(twin, seat).as_bytes()
            found = is_noticed(game, state, seat, elsewhere.memory(seat))
            assert not (found and same)
            tried += 1
            unnoticed += 0 if found else 1
            # A seat has a hand of its own to compare, and a spectator the first cards to fall.
            assert found or seat == NOBODY, "two hands alike"
    assert unnoticed <= 1 + tried // 20


@some_games
def test_a_memory_that_heard_something_twice_is_noticed(game: AnyGame) -> None:
    """Whoever is told the deal of a second game, or the first one's again, remembers neither."""
    state = game.new(5, listen=True)
    witness = Witness(game)
    witness.follow(state)
    again = game.new(6, listen=True)
    memory = witness.memory(0)
    for event in again.events or []:
        memory.learn(game.shown(event, 0))
    assert is_noticed(game, state, 0, memory)


@pytest.mark.parametrize("name", deadwood.names())
def test_a_memory_refuses_to_learn_what_cannot_have_happened(name: str) -> None:
    game = deadwood.game(name)
    for events in adapter_of(name).impossible:
        witness = Witness(game)
        witness.hear(events)
        with pytest.raises(NotFollowed, match="followed this game from its first card"):
            witness.memory(0)
