"""Clocks read the times of the log: moves, reactions, a time for the whole game, days."""

from __future__ import annotations

import pytest

from deadwood.server import commands
from deadwood.server import entry as kinds
from deadwood.server.live import is_abandoned, next_look, timer_of
from tests.server.sitting import ANNA, BEN, CLEO, Sitting, same

HOUR = 3600


def test_without_a_clock_nobody_is_ever_late() -> None:
    at = Sitting().started()
    assert at.table.deadline(at.table.asked()[0]) is None


def test_a_move_has_its_seconds_from_the_question_on() -> None:
    at = Sitting(move=30).started()
    seat = at.table.asked()[0]
    assert at.table.deadline(seat) == at.now + 30_000
    at.wait(12)
    at.answer()
    assert at.table.asked() == [seat]
    assert at.table.deadline(seat) == at.now + 30_000


def test_the_time_for_the_game_runs_down_only_while_one_is_asked() -> None:
    at = Sitting(game=100).started()
    seat = at.table.asked()[0]
    at.wait(12)
    at.answer()
    assert at.table.clocks.left(seat) == 88_000
    assert at.table.clocks.left(1 - seat) == 100_000
    assert at.table.deadline(seat) == at.now + 88_000


def test_the_shorter_of_two_times_counts() -> None:
    at = Sitting(move=30, game=40).started()
    seat = at.table.asked()[0]
    at.wait(25)
    at.answer()
    assert at.table.deadline(seat) == at.now + 15_000


def reaction_of(at: Sitting) -> int:
    """Play on until somebody is asked in the middle of another's turn."""
    for number in range(4000):
        seat = at.table.asked()[0]
        if at.table.clocks.reacts[seat] and at.guest_at(seat):
            return seat
        at.answer(number)
    pytest.fail("nobody had to react")


def test_a_reaction_has_a_clock_of_its_own_that_costs_nothing_of_the_game() -> None:
    at = Sitting("bang", 4, move=60, game=600, reaction=8).started(ANNA, BEN, CLEO)
    seat = reaction_of(at)
    left = at.table.clocks.left(seat)
    assert at.table.deadline(seat) == at.now + 8_000
    at.wait(5)
    at.answer()
    assert at.table.clocks.left(seat) == left


def test_a_late_reaction_is_the_default_and_the_seat_stays_ones_own() -> None:
    at = Sitting("bang", 4, reaction=8).started(ANNA, BEN, CLEO)
    seat = reaction_of(at)
    state = at.table.state
    default = at.table.game.text(at.table.game.default(state, seat))
    at.wait(8)
    entry = at.apply(commands.time_up(at.table, seat, at.now))[0]
    assert (entry.kind, entry.seat) == (kinds.MOVE, seat)
    assert entry.body == {"move": default, "by": "clock"}
    assert not at.table.seats[seat].away
    assert not at.table.may_undo(seat)


def test_a_bot_takes_over_for_who_is_late_in_his_turn() -> None:
    at = Sitting(move=30).started()
    seat = at.table.asked()[0]
    at.wait(30)
    entry = at.apply(commands.time_up(at.table, seat, at.now))[0]
    assert (entry.kind, entry.body) == (kinds.AWAY, {"why": "time"})
    assert at.table.seats[seat].player == "ranger"
    assert at.table.deadline(seat) is None  # nobody waits for a clock of his any more


def test_who_comes_back_has_his_full_time() -> None:
    at = Sitting(move=30).started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    at.do(guest, "leave")
    at.wait(100)
    at.do(guest, "back")
    assert at.table.deadline(seat) == at.now + 30_000


def test_the_time_in_which_the_server_was_away_is_nobodys() -> None:
    at = Sitting(move=30, game=100).started()
    seat = at.table.asked()[0]
    at.wait(5000)
    at.apply(commands.resume(at.table, at.now))
    assert at.table.deadline(seat) == at.now + 30_000
    assert at.table.clocks.left(seat) == 100_000
    assert same(at.again(), at.table)


def test_a_clock_of_days_goes_on_while_the_server_is_away() -> None:
    at = Sitting(move=72 * HOUR).started()
    seat = at.table.asked()[0]
    deadline = at.table.deadline(seat)
    at.wait(5000)
    at.apply(commands.resume(at.table, at.now))
    assert at.table.deadline(seat) == deadline


def test_a_machine_whose_clock_is_set_back_does_not_turn_the_log_back() -> None:
    at = Sitting(move=30).started()
    last = at.table.entries[-1].at
    at.wait(-5000)
    at.answer()
    assert at.table.entries[-1].at == last


# What time does to a table that nobody looks at.


def test_a_table_at_which_nobody_plays_is_abandoned_after_a_day() -> None:
    at = Sitting()
    at.do(ANNA, "sit")
    assert timer_of(at.table) == at.now + 24 * HOUR * 1000
    assert not is_abandoned(at.table, at.now + 23 * HOUR * 1000)
    assert is_abandoned(at.table, at.now + 24 * HOUR * 1000)


def test_a_game_without_hurry_is_not_abandoned_after_a_day() -> None:
    at = Sitting().started()
    assert not is_abandoned(at.table, at.now + 48 * HOUR * 1000)


def test_a_table_at_which_a_bot_should_think_is_looked_at_at_once() -> None:
    at = Sitting().started(ANNA)
    for number in range(20):
        if at.table.seats[at.table.asked()[0]].player:
            break
        at.answer(number)
    assert next_look(at.table) == at.table.entries[-1].at
    at.do(ANNA, "leave")  # and when nobody would see it, not before it is abandoned
    assert next_look(at.table) == at.now + 24 * HOUR * 1000
