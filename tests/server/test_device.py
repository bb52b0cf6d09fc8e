"""Several people at one device: one guest, several seats, and never two hands in one message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadwood.bots.cast import CAST
from deadwood.core.fair import commitment
from deadwood.core.registry import names
from deadwood.core.types import NOBODY
from deadwood.server import protocol
from deadwood.server.refusal import Refused
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.tables import seating
from deadwood.server.tables.table import (
    CLOSED,
    OPEN,
    OVER,
    OWN,
    PLAYING,
    SEALED,
    SHARED,
    LoggedTable,
)
from tests.server.running import running
from tests.server.sitting import ANNA, BEN, FEW, Sitting, same, table_from
from tests.server.strangers import Line, Stranger, Town, town
from tests.server.test_table import refused


def together(name: str = "wyatt-earp", players: int = 2, **limits: int) -> Sitting:
    """Anna's device, with somebody on every seat but the last of three and more."""
    at = Sitting(name, players, SHARED, None, **limits)
    for seat in range(max(2, players - 1)):
        at.do(ANNA, "sit", seat=seat, name=f"Person {seat}")
    return at


def dealt(name: str = "wyatt-earp", players: int = 2, **limits: int) -> Sitting:
    at = together(name, players, **limits)
    at.do(ANNA, "start", fill="random")
    return at


# Sitting down.


def test_whoever_opened_it_sits_in_several_seats_each_with_its_name() -> None:
    at = Sitting(players=4, device=SHARED)
    at.do(ANNA, "sit")
    at.do(ANNA, "sit", name="Ben")
    at.do(ANNA, "sit", seat=3, name="Ben")
    assert [seat.name for seat in at.table.seats] == ["Anna", "Ben", "", "Ben 2"]
    assert at.table.seats_of(ANNA.id) == [0, 1, 3]
    at.do(ANNA, "sit", seat=1, name="Bram")
    at.do(ANNA, "sit", seat=1, commitment="00" * 32)
    assert at.table.seats[1].name == "Bram", "who promises something keeps his name"


def test_nobody_else_takes_a_seat_there() -> None:
    at = Sitting(device=SHARED)
    with refused("one-device"):
        at.do(BEN, "sit")
    at.do(ANNA, "sit")
    at.do(ANNA, "sit", name="Ben")
    with refused("table-full"):
        at.do(ANNA, "sit", name="Cleo")
    at = Sitting(players=3, device=SHARED)
    at.do(ANNA, "bot", seat=1, level="random")
    with refused("seat-taken", seat=2, name=at.table.seats[1].name):
        at.do(ANNA, "sit", seat=1, name="Ben")


@pytest.mark.parametrize("name", ["  ", "Ranger", "x" * 21, "\u202eAnna"])
def test_a_name_there_is_a_name_as_everywhere(name: str) -> None:
    with refused("bad-option"):
        Sitting(device=SHARED).do(ANNA, "sit", name=name)


def test_elsewhere_one_has_one_seat_and_the_name_that_one_has() -> None:
    at = Sitting(players=3)
    with refused("own-devices"):
        at.do(ANNA, "sit", seat=0, name="Ben")
    at.do(ANNA, "sit", seat=0)
    at.do(ANNA, "sit", seat=1)
    assert at.table.seats_of(ANNA.id) == [1]


def test_who_stands_up_at_the_device_stays_its_host_and_the_last_one_closes_it() -> None:
    at = together()
    at.do(ANNA, "leave", seat=0)
    assert (at.table.host, at.table.status) == (ANNA.id, OPEN)
    at.do(ANNA, "leave", seat=1)
    assert at.table.status == CLOSED


def test_one_promise_for_the_device_is_enough_and_any_seat_may_make_it() -> None:
    at = together()
    mine = "11" * 32
    at.do(ANNA, "sit", seat=1, commitment=commitment(bytes.fromhex(mine)))
    at.do(ANNA, "start")
    assert at.table.status == SEALED
    with refused("nothing-promised"):
        at.do(ANNA, "reveal", contribution=mine, seat=0)
    at.do(ANNA, "reveal", contribution=mine, seat=1)
    assert at.table.status == PLAYING
    assert at.table.record().contributions == {1: mine}


# Acting for a seat.


def test_a_command_is_for_the_seat_that_it_names_else_for_who_is_asked() -> None:
    at = dealt()
    (asked,) = at.table.asked()
    other = 1 - asked
    move = at.moves(asked)[0]
    with refused("illegal"):
        at.do(ANNA, "play", move=move, seat=other)
    (entry,) = at.do(ANNA, "play", move=move)
    assert entry.seat == asked


def test_nobody_acts_for_a_seat_that_is_not_his() -> None:
    at = Sitting().started()
    (asked,) = at.table.asked()
    guest, other = (ANNA, BEN) if asked == 0 else (BEN, ANNA)
    move = at.moves(asked)[0]
    for kind, fields in [
        ("play", {"move": move}),
        ("undo", {}),
        ("leave", {}),
        ("back", {}),
        ("chat", {"text": "I am you"}),
    ]:
        with refused("not-your-seat", seat=asked + 1):
            at.do(other, kind, seat=asked, **fields)
    stranger = replace(ANNA, id="f" * 32)
    with refused("not-seated"):
        at.do(stranger, "play", move=move, seat=asked)
    at.do(guest, "play", move=move, seat=asked)


def test_one_of_them_leaves_and_comes_back_and_the_others_play_on() -> None:
    at = dealt("wyatt-earp", 3)
    at.do(ANNA, "leave", seat=1)
    assert [seat.player for seat in at.table.seats] == ["", "ranger", "random"]
    with refused("left-already"):
        at.do(ANNA, "leave", seat=1)
    with refused("not-away"):
        at.do(ANNA, "back", seat=0)
    at.do(ANNA, "back", seat=1)
    assert at.table.seats[1].player == ""


def test_a_clock_of_the_device_is_the_clock_of_the_seat_that_is_asked() -> None:
    at = dealt(move=60)
    (asked,) = at.table.asked()
    assert [at.table.deadline(seat) is None for seat in (asked, 1 - asked)] == [False, True]


def test_chat_has_the_name_of_the_seat_that_speaks() -> None:
    at = dealt()
    at.do(ANNA, "chat", text="mine", seat=1)
    at.do(BEN, "chat", text="from outside")
    said = [(entry.seat, entry.body["name"]) for entry in at.table.entries[-2:]]
    assert said == [(1, "Person 1"), (NOBODY, "Ben")]


@pytest.mark.parametrize("game", names())
def test_a_whole_game_at_one_device_is_what_its_log_says(game: str) -> None:
    at = dealt(game, FEW[game])
    pick = 0
    while at.table.status == PLAYING:
        pick += 1
        at.answer(pick)
        seat = at.table.moves[-1].seat if at.table.moves else NOBODY
        if at.table.may_undo(seat):
            at.do(ANNA, "undo", seat=seat)
            at.answer(pick)
    assert at.table.status == OVER
    again = at.again()
    assert same(at.table, again)
    assert again.device == SHARED
    assert again.seats_of(ANNA.id) == list(range(FEW[game] - 1))


def test_a_log_of_before_is_for_everybodys_own_device() -> None:
    entries = list(Sitting().started().table.entries)
    body = {key: value for key, value in entries[0].body.items() if key != "device"}
    assert table_from([replace(entries[0], body=body), *entries[1:]]).device == OWN


# Looking from a seat.


def test_who_has_several_seats_and_says_none_is_told_nothing_hidden() -> None:
    at = dealt("wyatt-earp", 3)
    looks = [seating.viewer(at.table, ANNA.id, wanted) for wanted in (None, -1, 0, 1, 2, 6)]
    assert looks == [NOBODY, NOBODY, 0, 1, NOBODY, NOBODY]
    for wanted in (2, 6):
        with refused("not-your-seat", seat=wanted + 1):
            seating.check_looks(at.table, ANNA.id, wanted)


def test_who_has_one_seat_looks_from_it_unless_he_would_rather_look_on() -> None:
    at = Sitting().started()
    assert [seating.viewer(at.table, BEN.id, wanted) for wanted in (None, 1, 0, -1)] == [
        1,
        1,
        1,
        -1,
    ]
    with pytest.raises(Refused):
        seating.check_looks(at.table, BEN.id, 0)


# Over the wire.


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("device")) as found:
        found.guest("Anna")
        found.guest("Ben")
        yield found


def open_shared(anna: Stranger, game: str, bots: bool = True, **wish: Any) -> str:
    """Anna's device, a person on every seat, or a bot on the last."""
    players = FEW[game]
    people = {str(seat): f"Person {seat}" for seat in range(players - bots)}
    levels = {str(players - 1): "random"} if bots else {}
    return anna.open(
        game=game, players=players, seat=None, device=SHARED, people=people, bots=levels, **wish
    )


def look(line: Line, seat: int, since: int = 0) -> dict[str, Any]:
    """The update that follows when the device is to be told from that seat."""
    assert line.say("hello", version=1, since=since, seat=seat)["type"] == "welcome"
    line.heard.clear()  # what came before the welcome was told from where the device looked before
    line.say("ping")
    told: dict[str, Any] = next(found for found in line.heard if found["type"] == "update")
    return told


def test_such_a_table_is_opened_with_names_and_is_in_no_list(place: Town) -> None:
    anna, ben = place.visitors
    code = open_shared(anna, "wyatt-earp")
    told = anna.http.get(f"/api/tables/{code}").json()
    assert told["device"] == SHARED
    names = [seat["name"] for seat in told["seats"]]
    assert names[:2] == ["Person 0", "Person 1"]
    assert names[2] in CAST
    assert {seat["guest"] for seat in told["seats"][:2]} == {told["host"]}
    assert code not in anna.http.get("/api/tables").text
    mine = anna.http.get("/api/me/tables").json()["tables"]
    assert [row["code"] for row in mine].count(code) == 1
    assert ben.post(code, "sit").json()["code"] == "one-device"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"device": "shared", "public": True}, "one-device"),
        ({"people": {"0": "Anna"}}, "own-devices"),
        ({"device": "shared", "people": {"1": "Anna"}, "bots": {"1": "random"}}, "seat-taken"),
        ({"device": "shared", "people": {"2": "Anna"}}, "no-seat"),
        ({"device": "shared", "people": {"0": "Ranger"}}, "bad-option"),
        ({"device": "both"}, "bad-message"),
    ],
)
def test_what_makes_no_sense_is_refused(place: Town, wish: dict[str, Any], code: str) -> None:
    anna, _ = place.visitors
    asked = {"game": "wyatt-earp", "players": 2, **wish}
    answer = anna.http.post("/api/tables", json=asked).json()
    assert (answer["type"], answer["code"]) == ("refused", code)


@pytest.mark.parametrize("game", names())
def test_every_update_is_told_from_one_seat_and_from_the_one_that_was_asked_for(
    place: Town, game: str
) -> None:
    """Hidden things of two seats in one message would differ from what the one seat is told."""
    anna, _ = place.visitors
    code = open_shared(anna, game, bots=False)
    players = FEW[game]
    with anna.line(code) as line:
        line.say("start")
        number = 0
        for turn in range(40):
            table = place.table(code)
            if table.status != PLAYING:
                break
            seat = table.asked()[turn % len(table.asked())]
            check(look(line, -1, number), table, int(NOBODY), number)
            told = look(line, seat)
            check(told, table, seat, 0)
            moves = told["now"]["moves"]
            line.heard.clear()
            done = line.say("play", move=moves[turn % len(moves)]["move"], seat=seat)
            assert done["type"] == "done"
            for heard in line.heard:
                if heard["type"] == "update":
                    check(heard, table, seat, number := heard["entries"][0]["n"] - 1)
            number = table.number
        assert number > 30
        for seat in range(players):
            seen = look(line, seat)["now"]["view"]
            assert seen["seat"] == seat


def check(told: dict[str, Any], table: LoggedTable, viewer: int, since: int) -> None:
    protocol.FROM_SERVER.validate_json(wire.dump(told))
    voice = Narrators(table).narrator("en")
    expected = wire.update(table, viewer, since, voice, with_table=told["table"] is not None)
    assert wire.dump(told) == wire.dump(expected)


def test_while_it_is_handed_on_the_device_is_sent_what_a_spectator_is_sent(place: Town) -> None:
    anna, ben = place.visitors
    code = open_shared(anna, "bang", bots=False)
    with anna.line(code) as device, ben.line(code) as outside:
        device.say("start")
        look(device, -1)
        outside.say("ping")
        outside.heard.clear()
        device.heard.clear()
        for _ in range(12):
            table = place.table(code)
            seat = table.asked()[0]
            move = table.game.text(table.game.legal(table.state, seat)[0])
            assert device.say("play", move=move, seat=seat)["type"] == "done"
        outside.say("ping")
        ours, theirs = (
            [wire.dump(one) for one in line.heard if one["type"] == "update"]
            for line in (device, outside)
        )
        assert len(ours) == 12
        assert ours == theirs


def test_a_connection_that_says_no_seat_is_told_what_a_spectator_is_told(place: Town) -> None:
    anna, _ = place.visitors
    code = open_shared(anna, "wyatt-earp", bots=False)
    anna.post(code, "start")
    with anna.line(code) as line:
        line.say("ping")
        told = [found for found in line.heard if found["type"] == "update"]
        assert [found["seat"] for found in told] == [NOBODY]
        present = [found for found in line.heard if found["type"] == "presence"]
        assert present[-1]["online"] == [0, 1, 2]
        assert present[-1]["watching"] == 0
        assert present[-1]["together"] == []


def test_hello_from_a_seat_of_somebody_else_is_refused_and_changes_nothing(place: Town) -> None:
    anna, ben = place.visitors
    code = anna.open()
    ben.post(code, "sit")
    anna.post(code, "start")
    with ben.line(code) as line:
        answer = line.say("hello", version=1, seat=0)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
        assert answer["words"] == "Seat 1 is not yours."
        line.heard.clear()
        anna.post(code, "chat", "chat", text="still there?")
        line.say("ping")
        assert [found["seat"] for found in line.heard if found["type"] == "update"] == [1]
    with ben.line(code, greet=False) as line:
        assert line.say("hello", version=1, seat=0)["type"] == "refused"
        line.send({"id": "x", "type": "chat", "text": "not greeted"})
        assert line.end() == protocol.BAD_MESSAGE


def test_the_twin_over_http_is_told_from_the_seat_that_it_names(place: Town) -> None:
    anna, ben = place.visitors
    code = open_shared(anna, "wyatt-earp", bots=False)
    anna.post(code, "start")

    def seen(who: Stranger, query: str) -> httpx.Response:
        return who.http.get(f"/api/tables/{code}/updates{query}")

    table = place.table(code)
    for query, seat in [("", -1), ("?seat=-1", -1), ("?seat=0", 0), ("?seat=2", 2)]:
        check(seen(anna, query).json(), table, seat, 0)
    for seat in (0, 5):
        answer = seen(ben, f"?seat={seat}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert seen(ben, "?seat=-1").json()["seat"] == -1
    (asked,) = table.asked()
    move = table.game.text(table.game.legal(table.state, asked)[0])
    other = (asked + 1) % 3
    why = anna.post(code, "why", "w", move=move, seat=asked).json()
    assert why["reason"] is None
    assert anna.post(code, "why", "w", move=move, seat=other).json()["reason"] is not None
    named = table.game.move(table.game.legal(table.state, asked)[0]).as_dict()
    assert anna.post(code, "why", "w", move=named, seat=asked).json() == why
    assert anna.post(code, "why", "w", move=named, seat=other).json()["reason"] is not None
    assert ben.post(code, "why", "w", move=move, seat=asked).status_code == 403


def test_it_is_the_same_device_after_a_restart_and_in_the_rematch(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Stranger(server, "Anna")
        code = open_shared(anna, "el-paso")
        anna.post(code, "start", "start")
        cookie = anna.cookie
        anna.http.close()
    with running(tmp_path) as server:
        anna = Stranger(server, cookie=cookie)
        anna.http.cookies.set("deadwood_guest", cookie)
        with anna.line(code) as line:
            said = 0
            while True:
                table = anna.http.get(f"/api/tables/{code}").json()
                if table["status"] == "over":
                    break
                for seat in (0, 1):
                    now = look(line, seat)["now"]
                    assert now["view"]["seat"] == seat
                    if now["moves"]:
                        said += 1
                        line.say("play", move=now["moves"][-1]["move"], seat=seat)
                assert said < 1000
        assert said > 10
        answer = anna.post(code, "rematch", "again").json()
        assert answer["type"] == "done"
        new = anna.http.get(f"/api/tables/{code}").json()["rematch"]
        table = anna.http.get(f"/api/tables/{new}").json()
        assert table["device"] == SHARED
        names = [seat["name"] for seat in table["seats"]]
        assert names[:2] == ["Person 0", "Person 1"]
        assert names[2] in CAST
        anna.http.close()
