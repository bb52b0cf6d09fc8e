"""A table is a fold over its log, and commands say what may be added to it."""

from __future__ import annotations

import pytest

from deadwood.bots.cast import CAST, face
from deadwood.bots.registry import bot_names
from deadwood.core.fair import commitment, fair_seed
from deadwood.core.record import read, verify
from deadwood.core.registry import names
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Position
from deadwood.server.tables import commands
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.table import CLOSED, OPEN, OVER, PLAYING, SEALED
from tests.server.sitting import ANNA, BEN, CLEO, FEW, SECRET, Sitting, same, table_from


def refused(code: str, **values: object) -> pytest.RaisesExc[Refused]:
    def fits(error: Refused) -> bool:
        return error.code == code and all(error.values[name] == values[name] for name in values)

    return pytest.RaisesExc(Refused, check=fits)


# Sitting down.


def test_the_first_free_seat_is_taken_if_none_is_named() -> None:
    at = Sitting(players=3)
    at.do(ANNA, "sit", seat=1)
    at.do(BEN, "sit")
    assert [seat.name for seat in at.table.seats] == ["Ben", "Anna", ""]


def test_nobody_takes_a_seat_of_another() -> None:
    at = Sitting()
    at.do(ANNA, "sit", seat=0)
    with refused("seat-taken", seat=1, name="Anna"):
        at.do(BEN, "sit", seat=0)


def test_who_sits_elsewhere_gives_his_old_seat_up() -> None:
    at = Sitting(players=3)
    at.do(ANNA, "sit", seat=0)
    at.do(ANNA, "sit", seat=2)
    assert [seat.name for seat in at.table.seats] == ["", "", "Anna"]


def test_a_table_has_no_more_seats_than_the_game() -> None:
    with refused("no-seat", seat=3, players=2):
        Sitting().do(ANNA, "sit", seat=2)


def test_a_full_table_takes_nobody() -> None:
    at = Sitting()
    at.do(ANNA, "sit")
    at.do(BEN, "sit")
    with refused("table-full"):
        at.do(CLEO, "sit")


def test_two_of_one_name_are_told_apart() -> None:
    at = Sitting()
    at.do(ANNA, "sit")
    other = type(ANNA)("d" * 32, "Anna", 0, 0)
    at.do(other, "sit")
    assert [seat.name for seat in at.table.seats] == ["Anna", "Anna 2"]


def test_a_host_puts_bots_on_seats_and_takes_them_away() -> None:
    at = Sitting(players=3)
    at.do(ANNA, "bot", seat=1, level="ranger")
    at.do(ANNA, "bot", seat=2, level="ranger")
    one, two = (seat.name for seat in at.table.seats[1:])
    assert {one, two} <= set(CAST)
    assert one != two
    at.do(ANNA, "bot", seat=2, level="marshal")
    assert at.table.seats[2].name == two  # another strength, not another person
    assert [seat.face for seat in at.table.seats] == ["", face(one), face(two)]
    at.do(ANNA, "bot", seat=1, level=None)
    assert at.table.seats[1].is_free
    with refused("no-bot-there", seat=2):
        at.do(ANNA, "bot", seat=1, level=None)


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with refused("no-bot", level="sheriff", levels=", ".join(bot_names(Sitting().table.game))):
        Sitting().do(ANNA, "bot", seat=1, level="sheriff")


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("start", {}),
        ("bot", {"seat": 1, "level": "ranger"}),
        ("host", {"seat": 0}),
        ("close", {}),
    ],
)
def test_only_the_host_may(kind: str, fields: dict[str, object]) -> None:
    at = Sitting()
    at.do(BEN, "sit")
    with refused("not-host"):
        at.do(BEN, kind, **fields)


def test_a_host_hands_over() -> None:
    at = Sitting()
    at.do(ANNA, "sit")
    at.do(BEN, "sit")
    at.do(ANNA, "host", seat=1)
    with refused("not-host"):
        at.do(ANNA, "start")
    at.do(BEN, "start")
    assert at.table.status == PLAYING


def test_a_host_hands_over_to_people_only() -> None:
    at = Sitting()
    at.do(ANNA, "bot", seat=1, level="random")
    with refused("nobody-there"):
        at.do(ANNA, "host", seat=1)


def test_a_host_who_leaves_passes_it_on_and_the_last_one_closes_the_table() -> None:
    at = Sitting()
    at.do(ANNA, "sit")
    at.do(BEN, "sit")
    at.do(ANNA, "leave")
    assert (at.table.host, at.table.status) == (BEN.id, OPEN)
    at.do(BEN, "leave")
    assert at.table.status == CLOSED
    with refused("closed"):
        at.do(ANNA, "sit")


# Starting.


def test_free_seats_stop_the_start_unless_bots_fill_them() -> None:
    at = Sitting(players=4)
    at.do(ANNA, "sit", seat=1)
    with refused("seats-free", seats="1, 3, 4"):
        at.do(ANNA, "start")
    at.do(ANNA, "start", fill="ranger")
    names = [seat.name for seat in at.table.seats]
    assert names[1] == "Anna"
    assert len(set(names)) == 4
    assert set(names) - {"Anna"} <= set(CAST)
    assert at.table.status == PLAYING


def test_a_game_starts_once() -> None:
    at = Sitting().started()
    with refused("started"):
        at.do(ANNA, "start")


def test_before_the_start_there_is_nothing_to_play() -> None:
    at = Sitting()
    at.do(ANNA, "sit")
    for kind, fields in [("play", {"move": "draw supply"}), ("undo", {}), ("back", {})]:
        with refused("not-started"):
            at.do(ANNA, kind, **fields)


# The shuffle.


def test_the_seed_is_made_of_the_secret_and_what_the_players_promised() -> None:
    at = Sitting()
    mine, his = "11" * 32, "22" * 32
    at.do(ANNA, "sit", commitment=commitment(bytes.fromhex(mine)))
    at.do(BEN, "sit", commitment=commitment(bytes.fromhex(his)))
    at.do(ANNA, "start")
    assert at.table.status == SEALED
    at.do(BEN, "reveal", contribution=his)
    assert at.table.status == SEALED
    at.do(ANNA, "reveal", contribution=mine)
    assert at.table.status == PLAYING
    seed = fair_seed(bytes.fromhex(SECRET), [bytes.fromhex(mine), bytes.fromhex(his)])
    assert at.table.seed == seed.hex()


def test_only_what_was_promised_counts() -> None:
    at = Sitting()
    at.do(ANNA, "sit", commitment=commitment(bytes(32)))
    at.do(BEN, "sit")
    at.do(ANNA, "start")
    with refused("not-promised"):
        at.do(ANNA, "reveal", contribution="11" * 32)
    with refused("nothing-promised"):
        at.do(BEN, "reveal", contribution="00" * 32)


def test_who_does_not_keep_his_promise_is_left_out_and_the_record_can_be_believed() -> None:
    at = Sitting()
    mine = "11" * 32
    at.do(ANNA, "sit", commitment=commitment(bytes.fromhex(mine)))
    at.do(BEN, "sit", commitment="00" * 32)
    at.do(ANNA, "start")
    at.do(ANNA, "reveal", contribution=mine)
    at.apply(commands.deal_without(at.table, at.now))
    while at.table.status == PLAYING:
        at.answer()
    record = read(at.table.record().text())
    assert record.contributions == {0: mine}
    assert "fair-seed" in verify(at.table.game, record)


# Playing.


@pytest.mark.parametrize("game", names())
def test_a_whole_game_and_its_log_folded_anew_are_the_same_at_every_entry(game: str) -> None:
    at = Sitting(game, 4, move=60, reaction=10).started(ANNA, BEN)
    number = 0
    while at.table.status == PLAYING:
        at.wait(1)
        at.answer(number := number + 1)
        if number % 29 == 0:
            assert same(at.again(), at.table)
    assert at.table.status == OVER
    assert same(at.again(), at.table)
    assert "result" in verify(at.table.game, read(at.table.record().text()))
    with refused("over"):
        at.do(ANNA, "play", move="pass")


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    at = Sitting().started()
    asked = at.table.asked()[0]
    other = at.guest_at(1 - asked)
    assert other is not None
    with pytest.raises(Refused) as caught:
        at.do(other, "play", move=at.moves(asked)[0])
    assert caught.value.code == "illegal"
    assert caught.value.reason is not None
    assert caught.value.reason.rule == "core.wait"


def test_who_looks_on_cannot_play() -> None:
    at = Sitting().started()
    with refused("not-seated"):
        at.do(CLEO, "play", move="draw supply")


def test_a_move_that_cannot_be_read_changes_nothing() -> None:
    at = Sitting().started()
    guest = at.guest_at(at.table.asked()[0])
    assert guest is not None
    with refused("unreadable"):
        at.do(guest, "play", move="sing a song")
    assert same(at.again(), at.table)


def test_a_move_meant_for_an_earlier_question_does_not_answer_a_later_one() -> None:
    at = Sitting().started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    seen = at.table.number
    at.do(guest, "play", move=at.moves(seat)[0], after=seen)
    assert at.table.asked() == [seat]  # he has drawn, and now he is asked for more
    with refused("stale"):
        at.do(guest, "play", move=at.moves(seat)[0], after=seen)
    at.do(guest, "play", move=at.moves(seat)[0], after=at.table.number)


def test_in_a_free_for_all_others_may_come_first() -> None:
    """The question stays the same for those who have not answered it."""
    at = Sitting("el-paso", 3).started(ANNA, BEN, CLEO)
    for number in range(200):
        if len(at.table.asked()) > 1:
            break
        at.answer(number % 3 + 1)
    asked = at.table.asked()
    assert len(asked) > 1
    seen = at.table.number
    first, second = at.guest_at(asked[0]), at.guest_at(asked[1])
    assert first is not None
    assert second is not None
    at.do(first, "play", move=at.moves(asked[0])[0], after=seen)
    at.do(second, "play", move=at.moves(asked[1])[0], after=seen)


# Taking back.


def quiet_moment(game: str, pick: int = 1) -> tuple[Sitting, int]:
    """A table at which somebody has just made a move that he can take back."""
    players = FEW[game]
    at = Sitting(game, players)
    guests = [ANNA, BEN, CLEO, type(ANNA)("e" * 32, "Eve", 0, 0)][:players]
    for guest in guests:
        at.do(guest, "sit")
    at.do(ANNA, "start")
    known = {guest.id: guest for guest in guests}
    for number in range(3000):
        seat = at.table.asked()[0]
        moves = at.moves(seat)
        move = moves[(number * pick) % len(moves)]
        at.do(known[at.table.seats[seat].guest], "play", move=move)
        if at.table.status != PLAYING:
            break
        if at.table.may_undo(seat):
            return at, seat
    pytest.fail(f"nothing could be taken back in {game}")


@pytest.mark.parametrize("game", names())
def test_a_move_that_showed_nothing_is_taken_back(game: str) -> None:
    at, seat = quiet_moment(game)
    owner = next(
        guest
        for guest in [ANNA, BEN, CLEO, type(ANNA)("e" * 32, "Eve", 0, 0)]
        if guest.id == at.table.seats[seat].guest
    )
    before = table_from(at.table.entries[:-1]).state
    assert before is not None
    last = at.table.moves[-1]
    entry = at.do(owner, "undo")[0]
    assert (entry.kind, entry.body) == (kinds.UNDO, {"undoes": last.number})
    assert at.table.state is not None
    assert at.table.state.fields() == before.fields()
    assert at.table.asked() == [seat] or seat in at.table.asked()
    assert same(at.again(), at.table)


def test_nobody_takes_back_the_move_of_another() -> None:
    at, seat = quiet_moment("bang")
    guest = next(g for g in (ANNA, BEN, CLEO) if g.id != at.table.seats[seat].guest)
    with refused("undo-not-last"):
        at.do(guest, "undo")


def test_a_draw_cannot_be_taken_back() -> None:
    at = Sitting().started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    at.do(guest, "play", move="draw supply")
    with refused("undo-shown"):
        at.do(guest, "undo")


# Going away.


def test_a_bot_plays_for_who_leaves_until_he_comes_back() -> None:
    at = Sitting().started()
    at.do(BEN, "leave")
    assert at.table.seats[1].player == "ranger"
    with refused("left-already"):
        at.do(BEN, "leave")
    at.do(BEN, "back")
    assert at.table.seats[1].player == ""
    with refused("not-away"):
        at.do(BEN, "back")


def test_who_plays_is_back() -> None:
    at = Sitting().started()
    seat = at.table.asked()[0]
    guest = at.guest_at(seat)
    assert guest is not None
    at.do(guest, "leave")
    entries = at.do(guest, "play", move=at.moves(seat)[0])
    assert [entry.kind for entry in entries] == [kinds.BACK, kinds.MOVE]
    assert not at.table.seats[seat].away


def test_the_seat_of_somebody_who_left_stays_his() -> None:
    at = Sitting().started()
    at.do(BEN, "leave")
    with refused("started"):
        at.do(CLEO, "sit", seat=1)


# Talking.


def test_people_who_look_on_may_talk_but_not_in_control_characters() -> None:
    at = Sitting()
    entry = at.do(CLEO, "chat", text=" hello\n\x07  <b>you</b>\u202e ")[0]
    assert (entry.seat, entry.body["name"], entry.body["text"]) == (-1, "Cleo", "hello <b>you</b>")
    with refused("nothing-said"):
        at.do(CLEO, "chat", text=" \n ")


# The end.


def test_a_closed_table_takes_no_command() -> None:
    at = Sitting()
    at.do(ANNA, "sit")
    at.do(ANNA, "close")
    for kind, fields in [("start", {}), ("sit", {}), ("leave", {}), ("chat", {"text": "hi"})]:
        with refused("closed"):
            at.do(ANNA, kind, **fields)


# Older rules.


def test_a_table_of_older_rules_goes_on_from_its_position() -> None:
    at = Sitting("wyatt-earp", 2).started()
    for number in range(40):
        at.answer(number)
    assert at.table.state is not None
    position = Position(at.table.number, 0, at.table.game.position(at.table.state))
    old = list(at.table.entries)
    body = old[0].body | {"revision": 0}
    old[0] = type(old[0])(1, old[0].at, kinds.OPENED, guest=ANNA.id, body=body)
    resumed = table_from(old, position)
    assert not resumed.is_replayable
    assert resumed.state is not None
    assert resumed.state.fields() == at.table.state.fields()
    assert resumed.asked() == at.table.asked()
    assert len(resumed.moves) == 40
    at.table = resumed
    at.answer()
    assert at.table.moves[-1].may_go_back is False
    while at.table.status == PLAYING:
        at.answer()
    assert at.table.status == OVER


def test_an_entry_that_does_not_follow_is_refused() -> None:
    at = Sitting()
    entry = at.do(ANNA, "sit")[0]
    with pytest.raises(ValueError, match="does not follow"):
        at.table.apply(entry)
