"""Who is asked, what happens when time runs out, and what the screen can say beforehand."""

from __future__ import annotations

from itertools import permutations

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from deadwood.core.types import NOBODY
from tests.contract.adapters import adapter_of
from tests.contract.support import (
    SCALE,
    AnyGame,
    choose,
    every_game,
    onlookers,
    question,
    samples,
)


@every_game
def test_what_happens_when_time_runs_out_is_legal(game: AnyGame) -> None:
    for state in samples(game, 6 * SCALE, games=4):
        for seat in game.seats(state):
            fields = state.fields()
            assert game.default(state, seat) in game.legal(state, seat), question(state)
            assert state.fields() == fields


@every_game
def test_a_table_where_nobody_ever_answers_ends_by_itself_or_goes_on_soundly(
    game: AnyGame,
) -> None:
    state = game.new(7)
    for _ in range(adapter_of(game.name).limit):
        if game.over(state):
            break
        seat = game.seats(state)[0]
        game.play(state, seat, game.default(state, seat))
    assert game.census(state) == game.components()


@every_game
def test_a_preview_is_whole_numbers_and_changes_nothing(game: AnyGame) -> None:
    named = 0
    for state in samples(game, 6 * SCALE, games=4):
        fields = state.fields()
        for seat in game.seats(state):
            for move in game.legal(state, seat):
                figures = game.preview(state, seat, move)
                named += len(figures)
                for name, figure in figures.items():
                    assert isinstance(name, str)
                    assert type(figure) is int, f"{game.text(move)}: {name} is {figure!r}"
        assert state.fields() == fields
    assert named > 0


@every_game
def test_who_is_asked_is_the_same_wherever_one_looks(game: AnyGame) -> None:
    for state in samples(game, 4 * SCALE, games=3):
        asked = game.seats(state)
        assert game.over(state) == (asked == [])
        assert len(asked) == len(set(asked))
        assert all(0 <= seat < game.players for seat in asked)
        if asked:
            assert state.pending[-1].seat(state) == asked[0]
            assert not state.pending[-1].automatic()
            assert not state.pending[-1].lapses(state)
        for seat in onlookers(game):
            assert game.view(state, seat).as_dict()["awaited"] == asked
            assert bool(game.legal(state, seat)) == (seat in asked)
            reason = game.why_not(state, seat, 0)
            if asked and seat not in asked:
                assert reason is not None
                rule = "core.no-seat" if seat == NOBODY else "core.wait"
                assert reason.rule == rule


@every_game
def test_all_who_are_asked_may_answer_in_any_order(game: AnyGame) -> None:
    met = 0
    for at, state in enumerate(samples(game, 10 * SCALE, games=8)):
        asked = game.seats(state)
        if len(asked) < 2:
            continue
        met += 1
        for order in permutations(asked):
            twin = state.clone()
            kind = question(twin)
            chance = swift(at)
            for seat in order:
                if question(twin) != kind or seat not in game.seats(twin):
                    break  # somebody's answer has closed it
                moves = game.legal(twin, seat)
                game.play(twin, seat, moves[chance.below(len(moves))])
                assert game.census(twin) == game.components()
            while not game.over(twin):
                game.play(twin, *choose(game, twin, chance))
    assert (met > 0) == adapter_of(game.name).free_for_all(game)


@every_game
def test_every_name_of_an_open_question_and_its_values_are_plain(game: AnyGame) -> None:
    for state in samples(game, 2 * SCALE):
        for name, values in state.saved():
            assert name == name.lower()
            assert " " not in name
            assert all(type(value) is int for value in values)


@every_game
def test_a_seat_that_does_not_exist_is_shown_and_told_nothing(game: AnyGame) -> None:
    state = game.new(7, listen=True)
    before = state.fields()
    event = state.events[0]
    for seat in (-3, -2, game.players, game.players + 1):
        for door in (
            lambda who: game.view(state, who),
            lambda who: game.shown(event, who),
            lambda who: game.knowledge(who),
            lambda who: game.preview(state, who, 0),
            lambda who: game.default(state, who),
            lambda who: game.legal(state, who),
            lambda who: game.is_reaction(state, who),
            lambda who: game.in_hand(state, who, 0),
        ):
            with pytest.raises(deadwood.DeadwoodError):
                door(seat)
    assert state.fields() == before


@every_game
def test_when_the_game_is_over_nothing_can_be_previewed_or_happen_by_default(
    game: AnyGame,
) -> None:
    state = game.new(7)
    random_play(state, swift(1), 100_000)
    assert game.over(state)
    for seat in range(game.players):
        with pytest.raises(deadwood.IllegalMove, match="the game is over"):
            game.preview(state, seat, 0)
        with pytest.raises(deadwood.BadOption, match="is not asked"):
            game.default(state, seat)


@every_game
def test_a_move_that_does_not_exist_has_no_text(game: AnyGame) -> None:
    for move in (-1, game.space(), 10**9):
        with pytest.raises(deadwood.BadText):
            game.text(move)


@every_game
def test_what_is_told_of_a_move_is_its_text_or_less(game: AnyGame) -> None:
    """The mover is told all; others may be told less, but never another move."""
    for move in range(game.space()):
        assert game.told(move, 0, 0) == game.text(move)
        assert game.text(move).startswith(game.told(move, 0, 1))
        assert game.told(move, 0, 1) == game.told(move, 0, NOBODY)
