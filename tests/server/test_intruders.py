"""People who try other doors: cookies, origins, codes, headers, floods, and lines never read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as net
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from deadwood.server import protocol, serving
from deadwood.server.http import limits, security, socket
from deadwood.server.http.security import LARGEST_BODY
from deadwood.server.people.guests import COOKIE
from tests.server.plugs import plug
from tests.server.strangers import Town, stop_limits, town
from tests.waiting import PATIENCE, until, wait_until

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """Without limits, so that only what is tested refuses."""
    with town(tmp_path_factory.mktemp("doors")) as found:
        yield found


@pytest.fixture
def strict(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Town]:
    """With the limits that everybody gets."""
    with town(tmp_path_factory.mktemp("strict"), ease=1.0) as found:
        stop_limits(found.server, monkeypatch)
        yield found


def is_refused(answer: Any, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    told = protocol.Refusal.model_validate_json(answer.text)
    assert told.code == code
    assert told.words.isprintable()


# Cookies.


def altered(cookie: str, another: str) -> dict[str, str]:
    ident, _, signature = cookie.partition(".")
    other, _, others = another.partition(".")
    return {
        "no signature": ident,
        "an empty signature": f"{ident}.",
        "half a signature": f"{ident}.{signature[:20]}",
        "a longer signature": f"{cookie}A",
        "the signature of another": f"{ident}.{others}",
        "another id": f"{other}.{signature}",
        "capitals": f"{ident.upper()}.{signature}",
        "a path": f"../{cookie}",
        "quotes": "'; DROP TABLE guests; --",
        "a very long one": "a" * 5000,
        "JSON": '{"guest":1}',
        "nothing": "",
        "other letters": "\u00e4\u00f6",
    }


def test_a_cookie_that_we_did_not_sign_is_nobodys(place: Town) -> None:
    anna, ben = place.guest("Anna"), place.guest("Ben")
    code = anna.open()
    http = place.guest().http
    for what, cookie in altered(anna.cookie, ben.cookie).items():
        headers = {b"cookie": f"{COOKIE}={cookie}".encode("latin-1")}
        for path in ("/api/me", "/api/me/tables", f"/api/tables/{code}/updates"):
            is_refused(http.get(path, headers=headers), 401, "no-guest")
        message = {"id": "x", "type": "leave"}
        url = f"/api/tables/{code}/commands"
        is_refused(http.post(url, json=message, headers=headers), 401, "no-guest")
        if cookie.isascii():
            with place.guest(cookie=cookie).line(code, greet=False) as line:
                assert line.end() == protocol.NO_GUEST, what
    assert anna.http.get("/api/me").json()["name"] == "Anna"
    place.check(code)


def test_the_key_of_one_server_opens_no_other(place: Town, strict: Town) -> None:
    headers = {"cookie": f"{COOKIE}={strict.guest('Anna').cookie}"}
    is_refused(place.guest().http.get("/api/me", headers=headers), 401, "no-guest")


def test_others_learn_no_id_of_a_guest(place: Town) -> None:
    anna, ben = place.guest("Anna"), place.guest("Ben")
    code = anna.open(public=True)
    secret = anna.cookie.partition(".")[0]
    with ben.line(code) as line:
        line.say("ping")
        heard = json.dumps(line.heard)
    pages = ["/api/me", "/api/me/tables", "/api/tables", f"/api/tables/{code}", "/metrics"]
    pages += [f"/api/tables/{code}/updates", "/healthz", "/openapi.json"]
    for text in [heard, *(ben.http.get(page).text for page in pages)]:
        assert secret not in text
        assert anna.cookie not in text


def test_only_a_transfer_code_and_only_once(place: Town) -> None:
    anna, ben = place.guest("Anna"), place.guest("Ben")
    code = anna.http.post("/api/me/transfer").json()["code"]
    place.secrets.append(code)
    for guess in ("AAAAAAAAAA", code[:-1], code + "A", code[::-1] + " ", "'\"", "\u0660" * 10):
        is_refused(ben.http.post("/api/me/claim", json={"code": guess}), 404, "no-code")
    assert ben.http.post("/api/me/claim", json={"code": code}).json()["name"] == "Anna"
    is_refused(ben.http.post("/api/me/claim", json={"code": code}), 404, "no-code")


# Pages of other sites.

ELSEWHERE = ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "{us}.evil.example"]
ELSEWHERE += ["http://evil.example@{host}", "{us}/path", "{us}, {us}"]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_changes_nothing(origin: str, place: Town) -> None:
    anna = place.guest("Anna")
    code = anna.open()
    us = place.server.url
    origin = origin.format(us=us, host=us.removeprefix("http://"))
    log = place.log(code)
    for path, body in (
        ("/api/me", {"name": "Eve"}),
        ("/api/me/transfer", None),
        ("/api/tables", {"game": "bang"}),
        (f"/api/tables/{code}/commands", {"id": "x", "type": "leave"}),
    ):
        answer = anna.http.post(path, json=body, headers={"origin": origin})
        is_refused(answer, 403, "origin")
    with anna.line(code, greet=False, Origin=origin) as line:
        assert line.end() == protocol.WRONG_ORIGIN
    assert place.log(code) == log
    with anna.line(code, Origin=us) as line:
        assert line.say("ping")["type"] == "pong"


def test_a_form_of_another_site_changes_nothing(place: Town) -> None:
    """Old browsers send neither Origin nor Sec-Fetch-Site; a form cannot send JSON either."""
    anna = place.guest("Anna")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        headers = {"content-type": kind} if kind else {}
        answer = anna.http.post("/api/me", content=b'{"name":"Eve"}', headers=headers)
        is_refused(answer, 400, "bad-message")
    assert anna.http.get("/api/me").json()["name"] == "Anna"


# Addresses.

CODES = ["ZZZZZZ", "..%2f..%2fetc", "%00", "%ff%fe", "%2e%2e", "ABC", "A" * 20, "%F0%9F%92%A9"]
CODES += ["'%20OR%201=1", "%0d%0aset-cookie:x=y", "%C3%9F" * 3, "*", "%25", "______"]


@pytest.mark.parametrize("code", CODES)
def test_a_code_that_is_none_leads_nowhere(code: str, place: Town) -> None:
    anna = place.guest("Anna")
    for rest in ("", "/updates", "/record", "/views/0"):
        answer = anna.http.get(f"/api/tables/{code}{rest}")
        is_refused(answer, 404, "no-page" if "%2f" in code else "no-table")
        assert "x" not in answer.cookies
    if "%2f" not in code:
        with anna.line(code, greet=False) as line:
            assert line.end() == protocol.NO_TABLE


def test_a_path_that_is_none_leads_nowhere_whatever_host_is_claimed(place: Town) -> None:
    http = place.guest("Anna").http
    for path in ("/api/me/", "/api//me", "/api/tables/", "/%2e%2e/secret", "/documents"):
        for host in ("evil.example", "[", "a b", ""):
            answer = http.get(path, headers={"host": host})
            is_refused(answer, 404, "no-page")
            assert "location" not in answer.headers
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"):
        is_refused(http.request(method, "/api/me"), 405, "no-method")


def test_metrics_are_for_this_machine_alone(place: Town) -> None:
    http = place.guest().http
    assert http.get("/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded"):
        is_refused(http.get("/metrics", headers={header: "for=1.2.3.4"}), 404, "no-page")


# Bodies.

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "half of it": b'{"name":',
    "no text": b'{"name":"\xff"}',
    "half a surrogate": b'{"name":"\\ud800"}',
    "half a surrogate as a field": b'{"name":"x","\\ud800":1}',
    "deep": b"[" * 60_000,
    "a number": b"9" * 60_000,
    "not a number": b'{"name":NaN}',
    "twice the same field": b'{"name":7,"name":7}',
    "a long field": b'{"name":"x","' + b"k" * 50_000 + b'":1}',
    "a list": b'[{"name":"x"}]',
}
WISHES: list[dict[str, Any]] = [
    {"game": "poker"},
    {"game": "bang\0\u202e"},
    {"game": "bang", "players": 9},
    {"game": "bang", "players": 10**50},
    {"game": "bang", "options": {"beer": "x" * 19_000}},
    {"game": "bang", "options": {f"o{n}": 1 for n in range(3000)}},
    {"game": "bang", "options": {"beer": 10**4000}},
    {"game": "el-paso", "options": {"board": "[" * 19_000}},
    {"game": "bang", "bots": {"0": "<script>"}},
    {"game": "bang", "bots": {"7": "ranger"}},
    {"game": "bang", "bots": {"0": "ranger"}, "seat": 0},
    {"game": "wyatt-earp", "players": 2, "bots": {"5": "ranger"}},
    {"game": "bang", "clock": {"move": 1}},
    {"game": "bang", "clock": {"move": 10**18}},
    {"game": "bang", "pace": -1},
    {"game": "bang", "secret": "00" * 32},
    {"game": "bang", "code": "AAAAAA"},
]


def test_bodies_that_make_no_sense_are_refused(place: Town) -> None:
    anna = place.guest("Anna")
    for what, body in BODIES.items():
        answer = anna.http.post("/api/me", content=body, headers=JSON)
        assert (answer.status_code, what) == (400, what)
        is_refused(answer, 400, "bad-message")
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_tables_that_make_no_sense_are_not_opened(place: Town) -> None:
    anna = place.guest("Anna")
    before = len(place.server.parts.hub.tables)
    for wish in WISHES:
        answer = anna.http.post("/api/tables", json=wish)
        assert answer.status_code in (400, 409), (wish, answer.text)
        is_refused(answer, answer.status_code, answer.json()["code"])
    assert len(place.server.parts.hub.tables) == before
    assert anna.http.get("/api/me/tables").json() == {"tables": []}


def test_a_body_that_is_too_big_is_not_read(place: Town) -> None:
    anna = place.guest("Anna")
    big = b" " * (LARGEST_BODY + 1)
    is_refused(anna.http.post("/api/me", content=big, headers=JSON), 413, "too-big")

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * (LARGEST_BODY // 10)

    is_refused(anna.http.post("/api/me", content=pieces(), headers=JSON), 413, "too-big")


def test_a_body_that_drips_is_not_waited_for(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.3)
    with plug(place.server.url) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        assert b" 408 " in line.recv(10_000)


@pytest.mark.parametrize(
    "raw",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /ws/tables/A HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request_gets_a_short_answer(raw: bytes, place: Town) -> None:
    with plug(place.server.url) as line, contextlib.suppress(ConnectionError):
        line.sendall(raw)
        assert line.recv(10_000)[:10] in (b"HTTP/1.1 4", b"")
    assert place.guest().http.get("/healthz").status_code == 200


# Too much.


def test_codes_cannot_be_guessed_not_even_under_many_addresses(strict: Town) -> None:
    anna = strict.guest("Anna")
    code = anna.open()
    burst = int(limits.RATES["misses"].burst)
    statuses = [
        anna.http.get(
            f"/api/tables/AAAA{22 + n % 8}", headers={"x-forwarded-for": f"9.9.9.{n}"}
        ).status_code
        for n in range(burst + 3)
    ]
    assert statuses == [404] * burst + [429] * 3
    ben = strict.guest("Ben")
    answer = ben.http.get(f"/api/tables/{code}")
    is_refused(answer, 429, "too-fast")
    assert int(answer.headers["retry-after"]) >= 1
    with ben.line(code, greet=False) as line:
        assert line.end() == protocol.TOO_FAST
    # Whoever sits at a table is not kept from it by what others behind his address do.
    assert anna.http.get(f"/api/tables/{code}").status_code == 200
    with anna.line(code) as line:
        assert line.say("ping")["type"] == "pong"


def test_transfer_codes_cannot_be_guessed(strict: Town) -> None:
    anna = strict.guest("Anna")
    code = anna.http.post("/api/me/transfer").json()["code"]
    strict.secrets.append(code)
    burst = int(limits.RATES["transfers"].burst)
    tried = [
        anna.http.post("/api/me/claim", json={"code": f"{n:02}AAAAAAAA"}) for n in range(burst + 1)
    ]
    assert [answer.status_code for answer in tried] == [404] * burst + [429]
    is_refused(anna.http.post("/api/me/claim", json={"code": code}), 429, "too-fast")


def test_a_flood_of_words_drowns_nobody(strict: Town) -> None:
    anna, mallory = strict.guest("Anna"), strict.guest("Mallory")
    code = anna.open()
    with anna.line(code) as line, mallory.line(code) as flood:
        answers = [flood.say("chat", text=f"words {n}") for n in range(20)]
        codes = [answer.get("code") for answer in answers]
        assert codes == [None] * 8 + ["too-fast"] * 12
        over = mallory.post(code, "chat", "over", text="words")
        is_refused(over, 429, "too-fast")
        assert "retry-after" in over.headers
        with mallory.line(code) as another:  # it is the guest who is counted
            assert another.say("chat", text="words")["code"] == "too-fast"
        assert line.say("chat", text="quiet, please")["type"] == "done"


def test_a_flood_of_commands_is_cut_off(strict: Town) -> None:
    anna, mallory = strict.guest("Anna"), strict.guest("Mallory")
    code = anna.open()
    log = strict.log(code)
    with anna.line(code) as line, mallory.line(code) as flood:
        flood.burst({"id": f"n{n}", "type": "undo"} for n in range(500))
        assert flood.end() == protocol.TOO_FAST
        assert line.say("ping")["type"] == "pong"
    assert strict.log(code) == log


def test_a_long_story_is_not_told_again_and_again(
    strict: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ENTRIES_FOR_ONE", 1)
    anna, mallory = strict.guest("Anna"), strict.guest("Mallory")
    code = anna.open()
    for name in ("Ben", "Cleo"):
        with strict.guest(name).line(code) as talker:
            for _ in range(8):
                assert talker.say("chat", text="once upon a time")["type"] == "done"
    with mallory.line(code) as line:  # each hello costs 19 of 60
        line.burst({"id": f"h{n}", "type": "hello", "version": 1} for n in range(3))
        assert line.end() == protocol.TOO_FAST
    assert [told["type"] for told in line.heard].count("welcome") == 2
    is_refused(mallory.http.get(f"/api/tables/{code}/updates"), 429, "too-fast")
    assert mallory.http.get(f"/api/tables/{code}/updates?since=18").status_code == 200
    with anna.line(code) as line:
        assert line.say("ping")["type"] == "pong"


def test_so_many_lines_and_no_more(strict: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", PATIENCE)
    anna, mallory = strict.guest("Anna"), strict.guest("Mallory")
    code = anna.open()
    with contextlib.ExitStack() as lines:
        for _ in range(limits.CONNECTIONS_BY_GUEST):
            lines.enter_context(mallory.line(code, greet=False))
        with mallory.line(code, greet=False) as line:
            assert line.end() == protocol.TOO_FAST
        with anna.line(code) as line:  # others are not kept out
            assert line.say("ping")["type"] == "pong"
    wait_until(lambda: not strict.server.parts.limits.connections)
    with mallory.line(code) as line:
        assert line.say("ping")["type"] == "pong"


def test_a_guest_does_not_fill_the_house_with_tables(strict: Town) -> None:
    anna = strict.guest("Anna")
    burst = int(limits.RATES["tables"].burst)
    for _ in range(burst):
        anna.open()
    is_refused(anna.http.post("/api/tables", json={"game": "bang"}), 429, "too-fast")


def test_requests_without_end_are_refused(strict: Town) -> None:
    http = strict.guest("Anna").http
    burst = int(limits.RATES["requests"].burst)
    answers = [http.get("/no-such-page") for _ in range(burst)]
    assert [answer.status_code for answer in answers] == [404] * (burst - 1) + [429]
    is_refused(answers[-1], 429, "too-fast")
    assert http.get("/healthz").status_code == 200


# Lines that are never read.


def test_who_never_reads_is_cut_off_and_nobody_waits_for_him(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "UNSENT_SIZE", 100_000)
    monkeypatch.setattr(socket, "CLOSE_SECONDS", 0.2)
    anna, mallory = place.guest("Anna"), place.guest("Mallory")
    code = anna.open()
    house = place.server.parts
    is_cut_off, is_answered = threading.Event(), threading.Event()
    say_the_rest = socket.Connection.say_the_rest

    async def take_time(self: socket.Connection, sender: asyncio.Task[None]) -> None:
        is_cut_off.set()
        await until(is_answered.is_set)
        await say_the_rest(self, sender)

    monkeypatch.setattr(socket.Connection, "say_the_rest", take_time)
    wait_until(lambda: not house.limits.connections)  # whoever was here before is gone
    with anna.line(code) as line, plug(place.server.url, receive=2048) as deaf:
        for n in range(300):
            line.say("chat", text=f"{n} " + "x" * 290)
        deaf.sendall(
            f"GET /ws/tables/{code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {COOKIE}={mallory.cookie}\r\n\r\n".encode()
        )
        assert b" 101 " in deaf.recv(1000)
        wait_until(lambda: house.limits.connections == 2)
        hello = json.dumps({"id": "h", "type": "hello", "version": 1}).encode()
        with contextlib.suppress(OSError):
            for _ in range(100):  # everything that was ever said, again and again
                deaf.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))
        wait_until(is_cut_off.is_set)
        for _ in range(3):
            assert line.say("chat", text="are you there?")["type"] == "done"
        assert house.limits.connections == 2  # he still is
        is_answered.set()
        wait_until(lambda: house.limits.connections == 1)
        assert len(house.hub.tables[code].listeners) == 1
    place.check(code)


@pytest.mark.skipif(not hasattr(net, "TCP_USER_TIMEOUT"), reason="only Linux can do that")
def test_the_system_forgets_who_takes_nothing_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that is closed politely waits until all is delivered, here for ever."""
    monkeypatch.setattr(serving, "DEAF_SECONDS", 1)
    with serving.listen("127.0.0.1", 0, False) as listener, net.socket() as deaf:
        deaf.setsockopt(net.SOL_SOCKET, net.SO_RCVBUF, 2048)
        deaf.connect(listener.getsockname())
        ours, _ = listener.accept()
        with ours:
            ours.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                while True:
                    ours.send(b"x" * 65536)
            wait_until(lambda: ours.getsockopt(net.SOL_SOCKET, net.SO_ERROR))
