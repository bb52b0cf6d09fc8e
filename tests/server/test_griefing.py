"""People who come to spoil it for others: what they can write, as whom they can talk, who gets rid of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from deadwood.server import protocol
from deadwood.server.process.server_clock import ServerClock
from deadwood.server.tables import log_shares as shares
from deadwood.server.tables.attendance import ABSENT
from deadwood.server.tables.table import STAND_IN
from tests.server.strangers import Line, Stranger, Town, town

Answer = dict[str, Any]


class Clock:
    """The machine's time, and what a test adds to it."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return ServerClock().now() + self.ahead


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("grief"), now=clock) as found:
        yield found


class Evening:
    """Anna's public table for three, Ben on the second seat, and Mallory, who looks on."""

    def __init__(self, place: Town, stack: ExitStack) -> None:
        self.place = place
        self.stack = stack
        self.anna, self.ben, self.mallory = (
            place.guest(name) for name in ("Anna", "Ben", "Mallory")
        )
        self.code = self.anna.open(players=3, public=True)
        self.a = self.come(self.anna)
        self.b = self.come(self.ben)
        self.m = self.come(self.mallory)
        done(self.b.say("sit", seat=1))

    def come(self, guest: Stranger) -> Line:
        return self.stack.enter_context(guest.line(self.code))

    def told(self, line: Line, kind: str) -> list[Answer]:
        """All entries of this kind that somebody was told."""
        line.say("ping")
        entries = [entry for found in line.heard for entry in found.get("entries", [])]
        return [entry for entry in entries if entry["kind"] == kind]

    def seen(self) -> Answer:
        found: Answer = self.anna.http.get(f"/api/tables/{self.code}").json()
        return found

    def tick(self) -> None:
        async def look() -> None:
            await (await self.place.server.parts.hub.get(self.code)).tick()

        self.place.server.do(look())


@pytest.fixture
def evening(place: Town) -> Iterator[Evening]:
    with ExitStack() as stack:
        yield Evening(place, stack)


def done(answer: Answer) -> Answer:
    assert answer["type"] == "done", answer
    return answer


def is_refused(answer: Answer, code: str) -> None:
    assert (answer["type"], answer.get("code")) == ("refused", code), answer


def badge(guest: Stranger) -> str:
    found: str = guest.http.get("/api/me").json()["guest"]
    return found


# A log that nobody fills for others.


@contextmanager
def smaller(monkeypatch: pytest.MonkeyPatch, **own: tuple[int, int]) -> Iterator[None]:
    """Shares that a test can use up."""
    with monkeypatch.context() as patch:
        changed = dict(shares.SHARES)
        for name, (each, total) in own.items():
            kept = changed[name]
            changed[name] = shares.Share(each, total, kept.most, kept.is_needed)
        patch.setattr(shares, "SHARES", changed)
        yield


def test_all_shares_together_fit_into_a_log() -> None:
    most = sum(share.all * share.most for share in shares.SHARES.values())
    assert most < shares.LONGEST_LOG
    assert all(share.own < share.all for share in shares.SHARES.values())


def test_seat_changes_are_few_and_then_slow(
    evening: Evening, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, a stranger filled a public table in minutes, and not even `close` was taken then."""
    with smaller(monkeypatch, sit=(5, 1000)):
        taken = 0
        answer: Answer = {}
        for _ in range(20):
            answer = evening.m.say("sit", seat=2)
            taken += answer["type"] == "done"
        assert taken == 5
        is_refused(answer, "too-fast")
        done(evening.m.say("leave"))
        is_refused(evening.m.say("sit", seat=2), "too-fast")
        clock.ahead += shares.SLOW
        done(evening.m.say("sit", seat=2))
        is_refused(evening.m.say("sit", seat=2), "too-fast")
        done(evening.a.say("sit", seat=0))  # nobody else has to wait


def test_seats_are_free_to_come_and_go_by_but_not_without_end(tmp_path: Path) -> None:
    """The numbers of a real server: by guest, however many tables or connections there are."""
    with town(tmp_path, ease=1.0) as place:
        anna, mallory = place.guest("Anna"), place.guest("Mallory")
        codes = [anna.open(public=True), anna.open(public=True)]
        answers = [mallory.post(codes[n % 2], "sit", f"s{n}", seat=1) for n in range(20)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:12] == [200] * 12
        assert 429 in statuses[12:]
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert mallory.post(codes[0], "leave", "l").status_code == 200


def test_onlookers_cannot_talk_a_table_full(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    with smaller(monkeypatch, aside=(3, 4)):
        for _ in range(3):
            done(evening.m.say("chat", text="me again"))
        is_refused(evening.m.say("chat", text="me again"), "too-fast")
        for name in ("Mallory A.", "Mallory B."):
            answer = evening.come(evening.place.guest(name)).say("chat", text="and I")
        is_refused(answer, "log-full")
        done(evening.b.say("chat", text="we talk on"))


def test_what_is_needed_goes_on_when_the_log_is_full(
    evening: Evening, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(shares, "LONGEST_LOG", evening.place.table(evening.code).number)
        is_refused(evening.b.say("chat", text="hello"), "log-full")
        is_refused(evening.a.say("bot", seat=2, level="random"), "log-full")
        done(evening.m.say("sit", seat=2))
        is_refused(evening.m.say("sit", seat=2), "too-fast")  # but no stranger goes on and on
        clock.ahead += shares.SLOW
        done(evening.m.say("sit", seat=2))
        done(evening.m.say("leave"))
        done(evening.a.say("kick", seat=1))
        clock.ahead += shares.SLOW
        done(evening.b.say("sit", seat=1))
        done(evening.a.say("start", fill="random"))
        done(evening.b.say("leave"))
        evening.place.check(evening.code)


def test_a_full_table_can_be_closed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(shares, "LONGEST_LOG", 2)
        done(evening.a.say("close"))


# Who talks.


def test_chat_says_who_it_was_and_that_he_looks_on(evening: Evening) -> None:
    done(evening.b.say("chat", text="from my seat"))
    done(evening.m.say("chat", text="from nowhere"))
    ours, theirs = evening.told(evening.a, "chat")
    assert (ours["seat"], ours["name"], ours["guest"]) == (1, "Ben", badge(evening.ben))
    assert (theirs["seat"], theirs["name"]) == (-1, "Mallory")
    assert theirs["guest"] == badge(evening.mallory)


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Anna.", "Ａnna"])
def test_an_onlooker_never_talks_as_somebody_who_sits_there(evening: Evening, name: str) -> None:
    line = evening.come(evening.place.guest(name))
    done(line.say("chat", text="I am Anna, show me your cards"))
    said = evening.told(evening.a, "chat")[-1]
    assert said["seat"] == -1
    assert said["name"] == f"{name} 2"


def test_onlookers_of_one_name_are_told_apart_and_stay_who_they_are(evening: Evening) -> None:
    lines = [evening.come(evening.place.guest("Bob")) for _ in range(2)]
    for _ in range(2):
        for line in lines:
            done(line.say("chat", text="hello"))
    assert [said["name"] for said in evening.told(evening.a, "chat")] == ["Bob", "Bob 2"] * 2


def test_who_sits_there_talks_under_the_name_of_the_seat(evening: Evening) -> None:
    """Before, a new name made old hands talk as somebody else."""
    evening.ben.http.post("/api/me", json={"name": "Anna"}).raise_for_status()
    evening.come(evening.ben)
    answer = evening.ben.post(evening.code, "chat", "c1", text="I am Anna")
    assert answer.status_code == 200
    assert evening.told(evening.a, "chat")[-1]["name"] == "Ben"


# Names.


def test_a_name_that_only_looks_the_same_is_refused_at_the_same_table(evening: Evening) -> None:
    done(evening.b.say("leave"))
    coco = evening.place.guest("Coco")
    done(evening.come(coco).say("sit", seat=1))
    cyrillic = evening.place.guest(
        "Сосо"
    )  # whole in Cyrillic letters, so it is a name like any other
    line = evening.come(cyrillic)
    answer = line.say("sit", seat=2)
    is_refused(answer, "name-taken")
    assert "Coco" in answer["words"]
    done(evening.come(evening.place.guest("Coco")).say("sit", seat=2))
    assert evening.seen()["seats"][2]["name"] == "Coco 2"


def test_a_number_is_nobodys_to_take(evening: Evening) -> None:
    done(evening.b.say("leave"))
    for seat, name, shown in [(1, "Anna", "Anna 2"), (2, "Anna 2", "Anna 2 2")]:
        done(evening.come(evening.place.guest(name)).say("sit", seat=seat))
        assert evening.seen()["seats"][seat]["name"] == shown


@pytest.mark.parametrize("name", ["Rаnger", "Rangеr B", "MarshaI", "1egend", "Gгeenhorn", "Ránger"])
def test_nobody_is_called_like_a_bot_by_other_letters(place: Town, name: str) -> None:
    answer = place.guest().http.post("/api/me", json={"name": name})
    assert answer.status_code == 400
    is_refused(answer.json(), "bad-option")


# What a host can do.


def test_a_host_frees_a_seat(evening: Evening) -> None:
    done(evening.a.say("kick", seat=1))
    assert evening.seen()["seats"][1]["guest"] is None
    stood = evening.told(evening.b, "stood")[-1]
    assert (stood["seat"], stood["by"]) == (1, "host")
    done(evening.b.say("sit", seat=1))  # he was not banned
    done(evening.b.say("leave"))
    assert "by" not in evening.told(evening.b, "stood")[-1]
    is_refused(evening.a.say("kick", seat=0), "not-yourself")
    is_refused(evening.a.say("kick", seat=2), "nobody-there")
    is_refused(evening.a.say("kick", seat=6), "nobody-there")


def test_nobody_who_is_there_is_thrown_out_of_a_game(evening: Evening) -> None:
    done(evening.a.say("start", fill="random"))
    is_refused(evening.a.say("kick", seat=1), "still-here")
    is_refused(evening.a.say("ban", guest=badge(evening.ben), on=True), "still-here")
    assert evening.seen()["seats"][1]["away"] is None


def test_a_bot_plays_for_who_has_gone_until_he_is_back(evening: Evening) -> None:
    done(evening.a.say("start", fill="random"))
    evening.b.socket.close()
    wait_until(evening, lambda: 1 not in online(evening.a))
    done(evening.a.say("kick", seat=1))
    assert evening.seen()["seats"][1]["away"] == "host"
    assert evening.told(evening.a, "away")[-1]["why"] == "host"
    assert evening.place.ask(evening.code, lambda table: table.seats[1].player) == STAND_IN
    assert done(evening.a.say("kick", seat=1))["n"] == 0
    back = evening.come(evening.ben)
    done(back.say("back"))
    assert evening.seen()["seats"][1]["away"] is None


def test_who_only_asks_again_and_again_is_there_too(evening: Evening) -> None:
    done(evening.a.say("start", fill="random"))
    evening.b.socket.close()
    wait_until(evening, lambda: 1 not in online(evening.a))
    evening.ben.http.get(f"/api/tables/{evening.code}/updates").raise_for_status()
    is_refused(evening.a.say("kick", seat=1), "still-here")


def test_who_is_muted_is_not_heard(evening: Evening) -> None:
    done(evening.m.say("chat", text="blah"))
    mark = badge(evening.mallory)
    done(evening.a.say("mute", guest=mark, on=True))
    is_refused(evening.m.say("chat", text="blah"), "muted")
    answer = evening.mallory.post(evening.code, "chat", text="blah")
    assert answer.status_code == 403
    assert evening.seen()["muted"] == [mark]
    told = evening.told(evening.b, "mute")[-1]
    assert (told["guest"], told["on"], told["seat"]) == (mark, True, -1)
    assert done(evening.a.say("mute", guest=mark, on=True))["n"] == 0
    done(evening.a.say("mute", guest=mark, on=False))
    done(evening.m.say("chat", text="thank you"))
    assert evening.seen()["muted"] == []
    is_refused(evening.a.say("mute", guest=badge(evening.anna), on=True), "not-yourself")
    is_refused(evening.a.say("mute", guest="0" * 10, on=True), "nobody-there")


def test_who_is_banned_is_gone_and_stays_so(evening: Evening) -> None:
    again = evening.come(evening.mallory)
    mark = badge(evening.mallory)
    done(evening.m.say("sit", seat=2))
    done(evening.a.say("ban", guest=mark, on=True))
    assert evening.m.end() == again.end() == protocol.BANNED
    assert evening.seen()["seats"][2]["guest"] is None
    assert evening.seen()["banned"] == [mark]
    with evening.mallory.line(evening.code, greet=False) as line:
        line.send({"id": "h", "type": "hello", "version": 1})
        is_refused(line.answer("h"), "banned")
        assert line.end() == protocol.BANNED
    wanted: dict[str, dict[str, Any]] = {"sit": {"seat": 2}, "chat": {"text": "hey"}}
    for kind, fields in wanted.items():
        answer = evening.mallory.post(evening.code, kind, kind, **fields)
        assert answer.status_code == 403
        is_refused(answer.json(), "banned")
    answer = evening.mallory.http.get(f"/api/tables/{evening.code}/updates")
    assert answer.status_code == 403
    done(evening.a.say("ban", guest=mark, on=False))
    done(evening.come(evening.mallory).say("sit", seat=2))
    evening.place.check(evening.code)


def test_only_the_host_says_who_may_stay(evening: Evening) -> None:
    for kind in ("mute", "ban"):
        is_refused(evening.b.say(kind, guest=badge(evening.anna), on=True), "not-host")
    is_refused(evening.b.say("kick", seat=0), "not-host")


def test_who_was_not_wanted_is_not_wanted_at_the_rematch(evening: Evening) -> None:
    marks = [badge(evening.mallory)]
    done(evening.a.say("ban", guest=marks[0], on=True))
    done(evening.a.say("close"))
    done(evening.b.say("rematch"))
    code = evening.seen()["rematch"]
    there = evening.anna.http.get(f"/api/tables/{code}").json()
    assert there["banned"] == marks
    assert there["host"] == badge(evening.anna)
    assert evening.mallory.post(code, "sit").status_code == 403


# A host who has gone.


def online(line: Line) -> list[int]:
    line.say("ping")
    told = [found for found in line.heard if found["type"] == "presence"]
    seats: list[int] = told[-1]["online"]
    return seats


def wait_until(evening: Evening, is_so: Any) -> None:
    for _ in range(3000):
        if is_so():
            return
        evening.m.say("ping")
    raise AssertionError("it did not happen")


def test_somebody_else_is_host_when_the_host_has_gone(evening: Evening, clock: Clock) -> None:
    host = badge(evening.anna)
    evening.a.socket.close()
    wait_until(evening, lambda: 0 not in online(evening.b))
    evening.tick()
    clock.ahead += ABSENT - 2000
    evening.tick()
    assert evening.seen()["host"] == host
    clock.ahead += 4000
    evening.tick()
    assert evening.seen()["host"] == badge(evening.ben)
    assert evening.told(evening.b, "host")[-1]["seat"] == 1
    done(evening.b.say("start", fill="random"))
    evening.place.check(evening.code)


def test_a_host_who_is_there_or_comes_back_stays_host(evening: Evening, clock: Clock) -> None:
    clock.ahead += 2 * ABSENT
    evening.tick()
    assert evening.seen()["host"] == badge(evening.anna)
    evening.a.socket.close()
    wait_until(evening, lambda: 0 not in online(evening.b))
    clock.ahead += ABSENT // 2
    evening.a = evening.come(evening.anna)
    clock.ahead += ABSENT
    evening.tick()
    assert evening.seen()["host"] == badge(evening.anna)


def test_nobody_becomes_host_who_is_not_there_or_does_not_sit(
    evening: Evening, clock: Clock
) -> None:
    for line in (evening.a, evening.b):
        line.socket.close()
    wait_until(evening, lambda: not online(evening.m))
    clock.ahead += 2 * ABSENT
    evening.tick()
    assert evening.seen()["host"] == badge(evening.anna)


def test_a_rematch_whose_host_does_not_come_gets_another(evening: Evening, clock: Clock) -> None:
    done(evening.a.say("close"))
    done(evening.a.say("rematch"))
    evening.code = evening.seen()["rematch"]
    evening.come(evening.ben)
    clock.ahead += ABSENT + 1000
    evening.tick()
    assert evening.seen()["host"] == badge(evening.ben)


# Who comes together.


def hear_together(line: Line, online: list[int], wanted: list[list[int]]) -> None:
    """Until this is what the line was told last of who is there."""

    def told() -> list[tuple[list[int], list[list[int]]]]:
        found = [one for one in line.heard if one["type"] == "presence"]
        return [(one["online"], one["together"]) for one in found[-1:]]

    while told() != [(online, wanted)]:
        line.heard.append(line.hear())


def test_only_the_host_hears_who_comes_from_one_address(evening: Evening) -> None:
    hear_together(evening.a, [0, 1], [[0, 1]])
    hear_together(evening.b, [0, 1], [])
    hear_together(evening.m, [0, 1], [])
    done(evening.a.say("host", seat=1))
    hear_together(evening.b, [0, 1], [[0, 1]])
    hear_together(evening.a, [0, 1], [])
    for line in (evening.b, evening.m):
        assert [one for one in line.heard if one.get("together")] == (
            [] if line is evening.m else [line.heard[-1]]
        )


# Logging out.


def test_a_cookie_is_forgotten_by_one_browser(evening: Evening) -> None:
    answer = evening.ben.http.post("/api/me/logout", json={})
    assert answer.status_code == 204
    assert 'deadwood_guest=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    kept = evening.place.guest(cookie=evening.ben.cookie)
    assert kept.http.get("/api/me", headers=cookie(evening.ben)).status_code == 200
    done(evening.b.say("chat", text="still here"))


def cookie(guest: Stranger) -> dict[str, str]:
    return {"cookie": f"deadwood_guest={guest.cookie}"}


def test_all_cookies_of_a_guest_are_void_after_logging_out_everywhere(evening: Evening) -> None:
    place, stolen = evening.place, evening.place.guest(cookie=evening.ben.cookie)
    elsewhere = evening.come(stolen)
    unsaid = evening.stack.enter_context(evening.ben.line(evening.code, greet=False))
    code = evening.ben.http.post("/api/me/transfer").json()["code"]
    answer = evening.ben.http.post("/api/me/logout", json={"everywhere": True})
    assert answer.status_code == 204
    assert evening.b.end() == elsewhere.end() == unsaid.end() == protocol.NO_GUEST
    assert stolen.http.get("/api/me", headers=cookie(stolen)).status_code == 401
    with stolen.line(evening.code, greet=False) as line:
        assert line.end() == protocol.NO_GUEST
    nobody = place.guest()
    claimed = nobody.http.post("/api/me/claim", json={"code": code})
    assert claimed.status_code == 404, "whoever has stolen a cookie may have asked for this code"
    assert nobody.http.post("/api/me/logout", json={"everywhere": True}).status_code == 401
    assert nobody.http.post("/api/me/logout", json={"everywhere": False}).status_code == 204


def test_who_logs_out_everywhere_else_stays_the_same_guest_here(evening: Evening) -> None:
    ben, stolen = evening.ben, evening.place.guest(cookie=evening.ben.cookie)
    before = badge(ben)
    taken = stolen.http.post("/api/me/transfer", headers=cookie(stolen)).json()["code"]
    answer = ben.http.post("/api/me/logout", json={"everywhere": True, "stay": True})
    assert answer.status_code == 204
    assert evening.b.end() == protocol.NO_GUEST, "whose connection it is cannot be told"
    assert stolen.http.get("/api/me", headers=cookie(stolen)).status_code == 401
    assert stolen.http.post("/api/me/claim", json={"code": taken}).status_code == 404
    ben.cookie = ben.http.cookies["deadwood_guest"]
    evening.place.secrets += [ben.cookie, ben.cookie.partition(".")[0]]
    assert badge(ben) == before
    done(evening.come(ben).say("chat", text="back on my seat"))
    assert ben.http.post("/api/me", json={"name": "Benny"}).json()["guest"] == before
