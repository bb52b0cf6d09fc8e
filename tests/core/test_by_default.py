"""What the kernel says by itself, where a game says nothing of its own; small words that every game uses."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import deadwood
from deadwood.core.options import Settled
from deadwood.core.reason import too_large
from deadwood.core.types import NOBODY
from deadwood.core.values import FLAG
from deadwood.core.worlds import Limit
from tests.contract.support import AnyGame, every_game
from tests.core.toy import HeapView, Nothing, Tokens
from tests.rules.el_paso.boards import board


def toy() -> Any:
    return Tokens("plain", 3, {})


def test_a_game_that_draws_nothing_is_a_name() -> None:
    game = toy()
    state = game.new(1)
    assert state.ruled_by() == ()
    assert str(state.sketch(NOBODY).text()).strip().splitlines()[0] == "Heap"
    view = HeapView(state, 1)
    assert str(view).strip().splitlines()[0] == "HeapView of 1"
    assert repr(view) == "<HeapView of seat 1>"
    assert view != "HeapView of 1"
    assert view.as_it_is() == {}
    assert "Nothing" in repr(Nothing())


def test_nobody_is_out_of_a_game_before_its_end_unless_the_game_says_so() -> None:
    game = toy()
    state = game.new(1)
    assert not any(game.is_out(state, seat) for seat in range(3))
    deadwood.random_play(state, deadwood.swift(1), 1000)
    assert all(game.is_out(state, seat) for seat in range(3))


@every_game
def test_moves_have_names_and_what_happened_a_time_to_look_at_it(game: AnyGame) -> None:
    state = game.new(3, listen=True)
    seat = game.seats(state)[0]
    move = game.legal(state, seat)[0]
    named = game.move(move)
    assert (int(named.number), game.text(named.number)) == (move, game.text(move))
    # A game's own class of moves adds types, and says the same.
    assert deadwood.Game.move(game, move).as_dict(hidden=False) == named.as_dict(hidden=False)
    with pytest.raises(deadwood.DeadwoodError):
        game.move(10**6)
    table = game.events()
    longest = max(table.kinds.values(), key=lambda kind: int(kind.lasts))
    event = deadwood.Event(longest.name, 0, ())
    assert game.lasting([]) == 0
    assert game.lasting([event, event]) == 2 * table.lasts(event) == 2 * longest.lasts > 0


def test_chances_do_not_show_their_words() -> None:
    chance = deadwood.swift(7)
    assert repr(chance) == "<Swift chance>"
    assert repr(deadwood.Loaded(chance, [(1, 6)])) == "<Loaded chance>"


@pytest.mark.parametrize(
    "loaded",
    [
        deadwood.Loaded(deadwood.swift(7), [(2, 6), (0, 2)], [3, 1]),
        Settled({"dead_see_all": "yes"}),
        Limit([1, 2], 3),
    ],
)
def test_what_is_sent_to_another_process_is_the_same_there(loaded: Any) -> None:
    twins = [pickle.loads(pickle.dumps(loaded)), copy.deepcopy(loaded)]
    before = said(loaded)
    for twin in twins:
        assert type(twin) is type(loaded)
        assert said(twin) == before


def said(one: Any) -> object:
    if isinstance(one, deadwood.Loaded):
        return one.fields(), [one.below(6) for _ in range(4)]
    return (list(one.allowed), int(one.most)) if isinstance(one, Limit) else one


def test_a_loaded_chance_goes_on_as_the_chance_behind_it() -> None:
    assert deadwood.Loaded(deadwood.swift(7)).word() == deadwood.swift(7).word()


def test_options_that_are_settled_alike_are_one() -> None:
    one, other = Settled({"a": "1", "b": "2"}), Settled({"b": "2", "a": "1"})
    assert one == other
    assert len({one, other}) == 1
    assert copy.copy(one) is one


def test_a_number_that_is_too_large_is_named_and_not_written_out() -> None:
    assert "2**63" in str(too_large(2**63))


@every_game
def test_a_witness_says_what_it_follows(game: AnyGame) -> None:
    witness = deadwood.Witness(game)
    state = game.new(3, listen=True)
    witness.follow(state)
    assert f"{len(witness.events)} events" in repr(witness)
    assert repr(game) in repr(witness)


@every_game
def test_who_is_out_is_not_asked(game: AnyGame) -> None:
    state = game.new(3)
    chance = deadwood.swift(3)
    for _ in range(400):
        out = {seat for seat in range(game.players) if game.is_out(state, seat)}
        assert not out & set(game.seats(state))
        if game.over(state):
            assert out == set(range(game.players))
            return
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        state.apply(seat, moves[chance.below(len(moves))])


def test_chance_is_loaded_with_what_is_there() -> None:
    wyatt = deadwood.game("wyatt-earp", players=3)
    state = wyatt.from_position('[[seat]]\nhand = ["hideout", "9 any"]')
    with pytest.raises(deadwood.DeadwoodError, match="not in the supply as often"):
        wyatt.load(state, draws=["wyatt-earp"] * 9)
    wyatt.load(state, draws=[], tops=["hideout"])
    assert "hideout" not in repr(state.chance)
    assert state.chance.fields()[0] == "loaded"
    two_faces = board(dice={"number": 5, "faces": ["star", "six"]})
    paso = deadwood.game("el-paso", players=3, board=two_faces)
    table = paso.new(1)
    with pytest.raises(deadwood.DeadwoodError, match="No die of this board shows"):
        paso.load(table, dice=["brand"])
    with pytest.raises(deadwood.DeadwoodError, match="is not in its stock"):
        paso.load(table, draws=["bank-1"] * 2)


@every_game
def test_a_question_is_told_with_its_own_values_and_no_others(game: AnyGame) -> None:
    state = game.new(3)
    question = state.pending[-1]
    assert game.asked(question.name(), question.values())
    with pytest.raises(deadwood.BadPosition, match="is followed by"):
        game.asked(question.name(), (*question.values(), *range(99)))


def test_yes_and_no_are_no_numbers() -> None:
    assert [FLAG.number(plain) for plain in (True, False, 1, "yes")] == [1, 0, None, None]


def test_a_seed_of_bytes_has_thirty_two() -> None:
    with pytest.raises(deadwood.DeadwoodError, match="32 of them, not 5"):
        deadwood.Sealed(b"short")
