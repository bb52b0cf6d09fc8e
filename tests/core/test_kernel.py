"""The stack of open decisions, driven by a toy game of interpreted classes."""

from __future__ import annotations

import pytest

from deadwood.core.chance import swift
from deadwood.core.decision import Decision, Question, Step
from deadwood.core.playout import clone_many, random_checksum, random_play
from deadwood.core.reason import BadText, IllegalMove, Reason
from deadwood.core.record import Replay, result_of, start, verify
from deadwood.core.types import NOBODY
from tests.core.toy import (
    GRAB,
    LEAVE,
    TAKE_ONE,
    TAKE_THREE,
    TAKE_TWO,
    Heap,
    HeapView,
    NextTurn,
    Offer,
    Race,
    Take,
    Tokens,
)


def table(players: int = 3, tokens: int = 7) -> tuple[Tokens, Heap]:
    """A game in which seat 0 is about to take."""
    game = Tokens("plain", players, {})
    state = Heap(players, swift(1), tokens)
    state.ask(Take(0))
    return game, state


def names(state: Heap) -> list[str]:
    return [name for name, _ in state.saved()]


def test_the_stack_is_answered_from_the_top() -> None:
    game, state = table()
    game.play(state, 0, TAKE_TWO)
    assert state.saved() == (
        ("next-turn", (0,)),
        ("offer", (2,)),
        ("offer", (1,)),
        ("race", (1, 2)),
    )
    game.play(state, 2, LEAVE)
    game.play(state, 1, LEAVE)
    assert names(state) == ["next-turn", "offer", "offer"]
    assert game.seats(state) == [1]


def test_a_step_happens_by_itself_when_everything_above_it_is_settled() -> None:
    game, state = table()
    game.play(state, 0, TAKE_ONE)
    for seat in (1, 2):
        game.play(state, seat, LEAVE)
    for seat in (1, 2):
        assert state.turns == 0
        game.play(state, seat, LEAVE)
    assert state.turns == 1
    assert state.saved() == (("take", (1,)),)


def test_a_question_that_no_longer_makes_sense_lapses_when_it_surfaces() -> None:
    game, state = table()
    game.play(state, 0, TAKE_ONE)
    game.play(state, 1, GRAB)  # closes the race, and the offer to seat 1 lapses
    assert state.saved()[-1] == ("offer", (2,))
    game.play(state, 2, GRAB)
    assert state.saved() == (("take", (1,)),)
    game.play(state, 1, TAKE_ONE)
    game.play(state, 0, LEAVE)
    game.play(state, 2, LEAVE)
    assert state.saved()[-1] == ("offer", (0,))  # seat 2 has its bonus


def test_settling_runs_through_steps_and_lapsed_questions_to_the_end_of_the_game() -> None:
    game, state = table(players=2, tokens=1)
    state.bonuses[1] = 1
    game.play(state, 0, TAKE_ONE)
    game.play(state, 1, LEAVE)
    assert state.over()
    assert game.over(state)
    assert game.seats(state) == []
    assert (game.winners(state), game.ended(state)) == ([1], "tokens")


def test_several_may_answer_a_free_for_all_in_any_order() -> None:
    for first in (1, 2):
        game, state = table()
        game.play(state, 0, TAKE_ONE)
        assert game.seats(state) == [1, 2]
        game.play(state, first, GRAB)
        assert state.bonuses[first] == 1
        assert game.seats(state) == [3 - first]


def test_whoever_is_asked_together_with_others_reacts() -> None:
    game, state = table()
    assert not game.is_reaction(state, 0)
    game.play(state, 0, TAKE_ONE)
    assert [game.is_reaction(state, seat) for seat in (0, 1, 2, NOBODY)] == [
        False,
        True,
        True,
        False,
    ]
    game.play(state, 1, LEAVE)
    assert not game.is_reaction(state, 2)


def test_no_event_is_quiet_unless_a_game_says_so() -> None:
    game = Tokens("plain", 2, {})
    state = game.new(7, listen=True)
    game.play(state, game.seats(state)[0], TAKE_TWO)
    assert state.events is not None
    assert not any(game.is_quiet(event) for event in state.events)


def test_what_is_not_asked_is_refused_with_its_reason_and_changes_nothing() -> None:
    game, state = table()
    before = state.fields()
    for seat, move, rule, sentence in [
        (0, TAKE_THREE, "T1", "not allowed by rule T1"),
        (1, TAKE_ONE, "core.wait", "seat 1 is asked now (take)"),
        (3, TAKE_ONE, "core.no-seat", "there is no seat 4; the table has 3"),
        (NOBODY, TAKE_ONE, "core.no-seat", "there is no seat 0; the table has 3"),
        (0, 5, "core.no-move", "there is no such move"),
        (0, -1, "core.no-move", "there is no such move"),
    ]:
        with pytest.raises(IllegalMove) as refused:
            game.play(state, seat, move)
        assert refused.value.reason.rule == rule
        assert str(refused.value).endswith(sentence)
    assert state.fields() == before
    assert game.why_not(state, 1, TAKE_ONE) == Reason("core.wait", {"seat": 1, "question": "take"})
    assert game.why_not(state, 3, TAKE_ONE) == Reason("core.no-seat", {"seat": 4, "players": 3})
    state.pending.clear()
    assert game.why_not(state, 0, TAKE_ONE) == Reason("core.over")
    assert game.legal(state, 0) == []


def test_moves_are_read_from_unambiguous_beginnings() -> None:
    game, state = table()
    assert game.read(state, 0, " Take  TWO ") == TAKE_TWO
    assert game.read(state, 0, "take o") == TAKE_ONE
    assert game.read(state, 0, "leave") == LEAVE  # a whole move is read, allowed or not
    for text in ("take", "", "  ", "sing", "lea"):
        with pytest.raises(BadText):
            game.read(state, 0, text)


def test_when_time_runs_out_the_first_option_is_taken() -> None:
    game, state = table()
    assert game.default(state, 0) == TAKE_ONE
    game.play(state, 0, TAKE_ONE)
    assert game.default(state, 2) == LEAVE


def test_events_are_told_only_when_somebody_listens() -> None:
    game = Tokens("plain", 2, {})
    loud, quiet = game.new(7, listen=True), game.new(7)
    for state in (loud, quiet):
        game.play(state, game.seats(state)[0], TAKE_TWO)
    assert quiet.events is None
    assert loud.events is not None
    assert [event.fields()[::2] for event in loud.events] == [("take", (2,))]
    assert loud.fields() == quiet.fields()


def test_a_clone_goes_its_own_way() -> None:
    game, state = table()
    twin = state.clone()
    game.play(twin, 0, TAKE_TWO)
    assert (state.tokens, twin.tokens) == (7, 5)
    assert names(state) == ["take"]
    assert state.digest() != twin.digest()
    assert state.digest() == table()[1].digest()


def test_what_a_question_is_when_it_says_nothing_else() -> None:
    _, state = table()
    take = Take(1)
    assert take.seats(state) == [1]
    assert take.saved() == ("take", (1,))
    assert take.holds() == []
    assert Race([1]).holds() == [0]
    assert not take.lapses(state)
    assert not take.automatic()
    assert isinstance(take, Decision)


def test_a_step_asks_nobody() -> None:
    _, state = table()
    step = NextTurn(0)
    assert isinstance(step, Step)
    assert step.automatic()
    assert step.seat(state) == NOBODY
    assert step.seats(state) == []
    assert step.options(state, 0) == []
    assert not Offer(0).lapses(state)


def test_random_play_ends_or_stops_at_its_limit() -> None:
    game = Tokens("plain", 3, {})
    state = game.new(7)
    decisions = random_play(state, swift(1), 1000)
    assert game.over(state)
    assert 7 < decisions < 1000
    cut = game.new(7)
    assert random_play(cut, swift(1), 5) == 5
    assert not game.over(cut)


def test_the_checksum_depends_on_every_option_and_every_move() -> None:
    game = Tokens("plain", 3, {})
    sums = {random_checksum(game.new(7), swift(at), 1000) for at in range(20)}
    assert len(sums) == 20
    assert random_checksum(game.new(7), swift(1), 1000) == random_checksum(
        game.new(7), swift(1), 1000
    )
    assert random_checksum(game.new(7), swift(1), 5) != random_checksum(game.new(7), swift(1), 6)

    # By hand: two options, the second is taken; see `playout.py`.
    _, state = table(players=2, tokens=2)
    chance = swift(3)
    chosen = [TAKE_ONE, TAKE_TWO][chance.clone().below(2)]
    expected = ((1 * 31 + TAKE_ONE + 1) * 31 + TAKE_TWO + 1) * 31 + chosen * 8 + 0
    assert random_checksum(state, chance, 1) == expected


def test_cloning_many_times_changes_nothing() -> None:
    _, state = table()
    before = state.fields()
    clone_many(state, 10)
    assert state.fields() == before


def test_a_toy_game_has_records_too() -> None:
    game = Tokens("long", 2, {"bonus": 2})
    assert game.options == {"tokens": "12", "bonus": "2"}
    assert game.given == {"bonus": "2"}
    seed = bytes(range(32))
    record = start(game, seed, {})
    state = game.new(seed)
    while not game.over(state):
        seat = game.seats(state)[-1]
        move = game.legal(state, seat)[-1]
        record.moves.append((seat, game.text(move)))
        game.play(state, seat, move)
    record.result = result_of(game, state)
    assert "option bonus: 2" in record.text()
    assert verify(game, record) == ["commitment", "moves", "result"]
    replay = Replay(game, record)
    replay.to(3)
    assert replay.step() == (record.moves[3][0], game.parse(record.moves[3][1]))
    assert replay.number == 4


def test_views_with_equal_values_are_equal_bytes() -> None:
    _, state = table()
    assert HeapView(state, 1).as_bytes() == b'{"seat":1,"tokens":7}'


def test_a_game_without_secret_moves_tells_everybody_the_whole_move() -> None:
    game, _ = table()
    for seat in (0, 1, NOBODY):
        assert game.told(TAKE_TWO, 0, seat) == "take two"


def test_a_game_without_tables_has_no_names() -> None:
    game, state = table()
    assert state.pending[-1].of().name == ""
    assert Question[Heap](0).of().name == ""
    assert not game.moves().kinds
    assert not game.questions().kinds
