"""Clocks read the times of the log: moves, reactions, a time for the whole game, days."""

from __future__ import annotations

import pytest

from deadwood.server import protocol
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables import commands
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.clock import ClockLimits
from deadwood.server.tables.hub import limits_of
from deadwood.server.tables.timing import is_abandoned, next_look, timer_of
from tests.server.sitting import ANNA, BEN, CLEO, Sitting, same

HOUR = 3600


def test_without_a_clock_nobody_is_ever_late() -> None:
    at = Sitting().started()
    assert at.table.deadline(at.table.asked()[0]) is None


def test_nobody_can_block_a_table_unless_its_host_wants_it_so() -> None:
    def clock(**wish: object) -> ClockLimits:
        return limits_of(protocol.NewTable.model_validate({"game": "wyatt-earp", **wish}), 3)

    assert clock() == clock(bots={"1": "ranger"}) == ClockLimits(move=180)
    assert clock(bots={"1": "ranger", "2": "ranger"}) == ClockLimits()  # bots are not kept waiting
    assert (
        clock(device="shared") == ClockLimits()
    )  # the device is in the hands of whoever is awaited
    assert clock(clock={}) == ClockLimits()
    assert clock(clock={"game": 600}) == ClockLimits(game=600)


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


# Nothing that one can send gives more time for the same question.


def hurried(move: int, game: int = 10_000) -> tuple[Sitting, int, Guest]:
    """A game of BANG!, and who is asked first: after "end" he has to shed cards."""
    at = Sitting("bang", 4, move=move, game=game).started(ANNA, BEN, CLEO)
    number = 0
    while (guest := at.guest_at(at.table.asked()[0])) is None:
        at.answer(number := number + 1)
    return at, at.table.asked()[0], guest


def test_who_leaves_and_comes_back_has_the_time_that_was_left() -> None:
    at = Sitting(move=30, game=100).started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    deadline = at.table.deadline(seat)
    at.wait(12)
    for _ in range(3):
        at.do(guest, "leave")
        assert at.table.deadline(seat) is None  # a bot plays
        at.wait(2)
        at.do(guest, "back")
        assert at.table.deadline(seat) == deadline
    at.answer()
    assert at.table.clocks.left(seat) == 82_000
    assert same(at.again(), at.table)


def test_several_seats_at_one_device_gain_nothing() -> None:
    at = Sitting("wyatt-earp", 2, "shared", move=30)
    for seat, name in enumerate(["Ann", "Ben"]):
        at.do(ANNA, "sit", seat=seat, name=name)
    at.do(ANNA, "start")
    asked = at.table.asked()[0]
    deadline = at.table.deadline(asked)
    for seat in (asked, 1 - asked):
        at.wait(5)
        at.do(ANNA, "leave", seat=seat)
    for seat in (1 - asked, asked):
        at.wait(5)
        at.do(ANNA, "back", seat=seat)
    assert at.table.deadline(asked) == deadline


def test_what_a_stand_in_takes_is_not_charged_to_whom_it_plays_for() -> None:
    at = Sitting(game=100).started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    at.wait(5)
    at.do(guest, "leave")
    at.wait(50)
    at.answer()
    assert at.table.clocks.left(seat) == 95_000


def test_who_comes_back_late_plays_from_the_next_question_on() -> None:
    """The bot goes on as if he had not come: else he could stop it again and again."""
    at = Sitting(move=30).started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    at.wait(30)
    at.apply(commands.time_up(at.table, seat, at.now))
    asked = at.table.asked_since[seat]
    at.do(guest, "back")
    assert not at.table.seats[seat].away
    assert at.table.seats[seat].player == "ranger"
    assert at.table.asked_since[seat] == asked
    assert at.table.deadline(seat) is None
    assert same(at.again(), at.table)
    at.answer()  # the bot
    assert at.table.asked() == [seat]
    assert at.table.seats[seat].player == ""
    assert at.table.deadline(seat) == at.now + 30_000


def test_a_late_move_still_counts_if_the_bot_has_not_answered() -> None:
    at = Sitting(move=30, game=100).started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    at.wait(30)
    at.apply(commands.time_up(at.table, seat, at.now))
    at.wait(1)
    entries = at.do(guest, "play", move=at.moves(seat)[0])
    assert [entry.kind for entry in entries] == [kinds.BACK, kinds.MOVE]
    assert at.table.seats[seat].player == ""
    assert at.table.clocks.left(seat) == 70_000


def test_a_move_taken_back_leaves_its_question_the_time_that_it_had() -> None:
    at, seat, guest = hurried(move=30, game=100)
    at.wait(12)
    at.do(guest, "play", move="end")
    assert at.table.asked() == [seat]
    at.wait(5)
    at.do(guest, "undo")
    assert at.table.deadline(seat) == at.now + 18_000
    assert at.table.clocks.left(seat) == 83_000
    at.wait(1)
    at.do(guest, "play", move="end")  # and so has what follows
    assert at.table.deadline(seat) == at.now + 25_000
    assert at.table.clocks.left(seat) == 82_000
    assert same(at.again(), at.table)


def test_moves_taken_back_again_and_again_come_to_an_end() -> None:
    at, seat, guest = hurried(move=30)
    for _ in range(7):
        at.do(guest, "play", move="end")
        at.wait(4)
        at.do(guest, "undo")
    at.do(guest, "play", move="end")
    assert at.table.deadline(seat) == at.now + 2_000
    at.wait(4)
    with pytest.raises(Refused) as caught:
        at.do(guest, "undo")
    assert caught.value.code == "undo-late"


def test_who_plays_after_his_time_cannot_take_that_back() -> None:
    """The question would be open again without any time, and a bot would begin to think anew."""
    at, seat, guest = hurried(move=30)
    at.wait(30)
    at.apply(commands.time_up(at.table, seat, at.now))
    at.do(guest, "play", move="end")
    assert not at.table.may_undo(seat)
    with pytest.raises(Refused) as caught:
        at.do(guest, "undo")
    assert caught.value.code == "undo-late"


def hidden(at: Sitting) -> int:
    """Play on until a move that can go back has passed the question on to somebody else."""
    for number in range(4000):
        seat = at.table.asked()[0]
        at.answer(number * 7)
        if at.table.may_undo(seat) and seat not in at.table.asked():
            return seat
    pytest.fail("nobody has passed a question on")


def test_others_are_asked_in_vain_at_the_cost_of_who_takes_back() -> None:
    at = Sitting(move=30, game=100).started()
    seat = hidden(at)
    other = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    moved = at.table.moves[-1].text
    left = [at.table.clocks.left(one) or 0 for one in (seat, other)]
    at.wait(20)
    at.do(guest, "undo")
    assert at.table.deadline(seat) == at.now + 30_000
    assert [at.table.clocks.left(one) for one in (seat, other)] == [left[0] - 20_000, left[1]]
    at.do(guest, "play", move=moved)
    assert at.table.deadline(other) == at.now + 30_000
    at.wait(10)
    with pytest.raises(Refused) as caught:  # he has kept the others for as long as he may
        at.do(guest, "undo")
    assert caught.value.code == "undo-late"


def test_reactions_count_for_the_game_if_nothing_else_limits_them() -> None:
    at = Sitting("bang", 4, game=600).started(ANNA, BEN, CLEO)
    seat = reaction_of(at)
    left = at.table.clocks.left(seat)
    assert left is not None
    assert at.table.deadline(seat) == at.now + left
    at.wait(5)
    at.answer()
    assert at.table.clocks.left(seat) == left - 5_000


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
