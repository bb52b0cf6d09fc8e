"""What is pickled, copied or sent to another process arrives as it was, and goes on by itself."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import deadwood
from deadwood import swift
from deadwood.bots import Bot, make_bot
from deadwood.bots.chair import Chair
from deadwood.bots.own import BotError
from deadwood.core.chance import BLIND, Sealed
from deadwood.core.playout import random_play
from deadwood.core.record import Replay, read, start
from deadwood.core.types import NOBODY
from deadwood.core.witness import Witness
from tests.contract.support import (
    GAMES,
    SCALE,
    AnyGame,
    every_bent_game,
    every_game,
    samples,
    some_games,
)
from tests.waiting import PATIENCE

LONG = 1_000_000  # moves; no game comes near it


def by_pickle(what: Any) -> Any:
    return pickle.loads(pickle.dumps(what))


each_way = pytest.mark.parametrize("copied", [by_pickle, copy.copy, copy.deepcopy])
Copy = Callable[[Any], Any]


def witnessed(game: AnyGame, seed: int, moves: int) -> tuple[Any, Witness]:
    """A state after so many random moves, and somebody who has followed all of them."""
    state = game.deal(swift(seed), True)
    witness = Witness(game)
    chance = swift(seed + 1)
    for _ in range(moves):
        if game.over(state):
            break
        seat = game.seats(state)[0]
        legal = game.legal(state, seat)
        witness.follow(state)
        for onlooker in (NOBODY, *range(game.players)):
            witness.memory(onlooker)
        state.apply(seat, legal[chance.below(len(legal))])
    return state, witness


@every_game
@each_way
def test_states_are_as_they_were_and_go_on_alike(game: AnyGame, copied: Copy) -> None:
    for at, state in enumerate(samples(game, 2 * SCALE, listen=True)):
        twin = copied(state)
        assert type(twin) is type(state)
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.events == state.events
        assert twin.events is not state.events
        before = state.fields()
        random_play(twin, swift(at), LONG)
        assert state.fields() == before
        again = state.clone()
        random_play(again, swift(at), LONG)
        assert again.fields() == twin.fields()


@every_bent_game
@each_way
def test_so_they_are_with_other_options(game: AnyGame, copied: Copy) -> None:
    """They go on by the same rules; the same table by other rules is no equal."""
    for state in samples(game, 2 * SCALE):
        assert copied(state) == state
    usual = deadwood.game(game.name, game.edition, game.players)
    blank, other = game.blank(swift(1)), usual.blank(swift(1))
    assert blank != other
    assert copied(blank) == blank


@every_game
@each_way
def test_games_are_the_same_games(game: AnyGame, copied: Copy) -> None:
    twin = copied(game)
    assert twin == game
    assert hash(twin) == hash(game)
    assert twin.new(3) == game.new(3)
    for other in GAMES:
        assert (twin == other) == (other is game)


@some_games
@each_way
def test_views_show_the_same_and_nothing_more(game: AnyGame, copied: Copy) -> None:
    for state in samples(game, 2 * SCALE):
        for seat in (NOBODY, *range(game.players)):
            view = game.view(state, seat)
            twin = copied(view)
            assert twin == view
            assert hash(twin) == hash(view)
            assert twin.as_bytes() == view.as_bytes()
            assert twin.seat == seat


@some_games
@each_way
def test_memories_and_witnesses_go_on_learning(game: AnyGame, copied: Copy) -> None:
    for seed in range(3 * SCALE):
        state, witness = witnessed(game, seed, 10 + 17 * seed)
        twin = copied(witness)
        assert twin.events == witness.events
        memories = [copied(witness.memory(seat)) for seat in range(game.players)]
        for seat in range(game.players):
            assert memories[seat] == witness.memory(seat)
            assert hash(memories[seat]) == hash(witness.memory(seat))
        known = len(witness.events)
        random_play(state, swift(seed), 60)
        told = [*state.events]
        witness.follow(state)
        assert len(twin.events) == known
        for seat in range(game.players):
            for event in told:
                memories[seat].learn(game.shown(event, seat))
            assert memories[seat] == witness.memory(seat)
        twin.hear(told)
        for seat in range(game.players):
            assert twin.memory(seat) == witness.memory(seat)


@some_games
@each_way
def test_worlds_of_a_copied_chair_are_the_same_worlds(game: AnyGame, copied: Copy) -> None:
    for seed in range(3 * SCALE):
        state, witness = witnessed(game, seed, 5 + 11 * seed)
        if game.over(state):
            continue
        witness.follow(state)
        seat = game.seats(state)[0]
        chair = Chair(game, game.view(state, seat), witness.memory(seat), game.legal(state, seat))
        twin = copied(chair)
        assert (twin.seat, twin.moves) == (chair.seat, chair.moves)
        assert twin.world(swift(seed)) == chair.world(swift(seed))


@some_games
@each_way
def test_moves_events_and_questions_keep_their_names(game: AnyGame, copied: Copy) -> None:
    state, _ = witnessed(game, 4, 40)
    for event in state.events:
        twin = copied(event)
        assert twin == event
        assert twin.as_dict() == event.as_dict()
        for name in ("name", "also", "quiet", "lasts", "hides"):
            assert getattr(twin.of, name) == getattr(event.of, name)
        assert game.shown(twin, NOBODY) == game.shown(event, NOBODY)
    for number in range(0, game.space(), 1 + game.space() // 40):
        move = game.move(number)
        assert copied(move) == move
        assert copied(move).as_dict() == move.as_dict()
    for question in state.pending:
        assert copied(question).saved() == question.saved()


@each_way
def test_chance_goes_on_from_the_same_place(copied: Copy) -> None:
    for chance in (Sealed(bytes(32)), swift(5)):
        for _ in range(13):
            chance.word()
        twin = copied(chance)
        assert twin.fields() == chance.fields()
        assert [twin.word() for _ in range(9)] == [chance.word() for _ in range(9)]
    assert copied(BLIND).fields() == BLIND.fields()


@each_way
def test_records_and_replays_go_on(copied: Copy) -> None:
    game = deadwood.game("wyatt-earp", players=2)
    record = start(game, bytes(32), {0: "Anna"})
    state = game.new(bytes(32))
    for _ in range(6):
        seat = game.seats(state)[0]
        move = game.legal(state, seat)[0]
        record.moves.append((seat, game.text(move)))
        game.play(state, seat, move)
    assert copied(record).text() == record.text() == read(record.text()).text()
    replay = Replay(game, record)
    replay.to(3)
    twin = copied(replay)
    twin.to(6)
    replay.to(6)
    assert twin.state == replay.state == state


@each_way
def test_errors_say_the_same(copied: Copy) -> None:
    game = deadwood.game("bang")
    state = game.new(1)
    with pytest.raises(deadwood.IllegalMove) as refusal:
        game.play(state, game.seats(state)[0], game.parse("pass"))
    for error in (
        refusal.value,
        deadwood.NotFollowed(),
        deadwood.BadOption("So not."),
        BotError("It fell over.", "KeyError"),
    ):
        twin = copied(error)
        assert type(twin) is type(error)
        assert str(twin) == str(error)
    assert copied(refusal.value).reason == refusal.value.reason
    assert copied(BotError("It fell over.", "KeyError")).kind == "KeyError"


class Thinker(Bot):
    """A bot by somebody who has not thought of pickling."""


@pytest.mark.parametrize("name", deadwood.names())
def test_what_cannot_be_sent_is_refused_where_it_is_sent(name: str) -> None:
    """One who cannot read what he is sent would wait for ever."""
    game = deadwood.game(name)
    state = game.new(1)
    for what in (
        make_bot("ranger", game, 1),
        make_bot("marshal:5", game, 1),
        Thinker(swift(1)),
        state.schema(),
        game.table,
        game.notation,
        game.questions(),
        deadwood.entry(name),
    ):
        try:
            sent = pickle.dumps(what)
        except (TypeError, AttributeError, pickle.PicklingError):
            continue
        assert type(pickle.loads(sent)) is type(what)


def play_on(game: AnyGame, state: Any, seed: int) -> tuple[Any, Any, list[int]]:
    """What a worker does with what it is sent."""
    random_play(state, swift(seed), LONG)
    return state, game.view(state, 0), game.winners(state)


def refuse(game: AnyGame, state: Any) -> None:
    game.play(state, game.seats(state)[0], game.space() - 1)


def test_a_pool_of_processes_plays_on_with_what_it_is_sent() -> None:
    games = [deadwood.game(name) for name in deadwood.names()]
    sent = [(game, game.new(5, listen=True)) for game in games]
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=spawned) as pool:
        waiting = [pool.submit(play_on, game, state, 5) for game, state in sent]
        for (game, state), future in zip(sent, waiting, strict=True):
            far, view, winners = future.result(PATIENCE)
            near, near_view, near_winners = play_on(game, state, 5)
            assert far == near
            assert far.events == near.events
            assert (view, winners) == (near_view, near_winners)
        with pytest.raises(deadwood.IllegalMove) as refusal:
            pool.submit(refuse, games[0], games[0].new(5)).result(PATIENCE)
        assert refusal.value.reason.rule
    with spawned.Pool(1) as other:  # the one that used to wait for ever
        game, state = games[0], games[0].new(6)
        far, _, _ = other.apply_async(play_on, (game, state.clone(), 6)).get(PATIENCE)
        assert far == play_on(game, state, 6)[0]
