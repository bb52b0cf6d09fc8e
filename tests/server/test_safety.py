"""Headers, origins, bodies and addresses, before any route is asked."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deadwood.core.reason import BadOption
from deadwood.server.http import proxies, security
from deadwood.server.http.message_shapes import MOST_HEADERS
from deadwood.server.http.security import (
    HEADERS,
    LARGEST_BODY,
    Safety,
    networks,
    parse_address,
    site,
)
from deadwood.server.process import logs
from deadwood.server.protocol import WRONG_ORIGIN, Refusal
from tests.server.listening import listening
from tests.waiting import PATIENCE


async def echo(request: Request) -> Response:
    """How much came, and from where."""
    body = await request.body()
    return JSONResponse(
        {"size": len(body), "address": request.state.address, "scheme": request.url.scheme}
    )


async def page(request: Request) -> Response:
    return Response(
        "hello",
        headers={"cache-control": "max-age=60", "Content-Security-Policy": "default-src *"},
    )


async def say_address(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(socket.state.address)
    await socket.close()


def make_app(**options: Any) -> Starlette:
    return Starlette(
        routes=[
            Route("/api/echo", echo, methods=["GET", "POST", "PUT", "DELETE"]),
            Route("/api/kept", page),
            Route("/page", page),
            WebSocketRoute("/ws", say_address),
        ],
        middleware=[Middleware(Safety, **options)],
    )


def ask(
    method: str,
    path: str,
    *,
    headers: list[tuple[str, str]] | dict[str, str] | None = None,
    content: bytes | AsyncIterator[bytes] | None = None,
    peer: str = "192.0.2.1",
    **options: Any,
) -> httpx.Response:
    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(**options), client=(peer, 5555))
        async with httpx.AsyncClient(transport=transport, base_url="http://table:4711") as client:
            return await client.request(method, path, headers=headers, content=content)

    return asyncio.run(asking())


# --- headers ---


def test_every_answer_carries_the_headers_whatever_the_application_says() -> None:
    for path in ("/page", "/api/echo", "/nothing"):
        answer = ask("GET", path)
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], (path, name)


def test_the_policy_lets_no_inline_script_no_frame_and_no_other_host_in() -> None:
    policy = HEADERS["content-security-policy"]
    rules = dict(part.split(" ", 1) for part in policy.split("; "))
    assert rules["default-src"] == rules["script-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["object-src"] == "'none'"
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


def test_what_the_api_says_is_kept_by_no_cache_unless_it_says_so_itself() -> None:
    assert ask("GET", "/api/echo").headers["cache-control"] == "no-store"
    assert ask("GET", "/api/nothing").headers["cache-control"] == "no-store"
    assert ask("GET", "/api/kept").headers["cache-control"] == "max-age=60"
    assert "cache-control" not in ask("GET", "/nothing").headers


def test_refusals_carry_the_headers_too() -> None:
    answer = ask("POST", "/api/echo", headers={"origin": "http://evil.example"})
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


# --- origin ---

OURS = ["http://table:4711", "HTTP://TABLE:4711", "http://table.:4711"]
FOREIGN = [
    "https://table:4711",
    "ftp://table:4711",
    "any://table:4711",
    "http://evil.example",
    "http://table",
    "http://table:4712",
    "http://table:4711.evil.example",
    "http://evil.example:4711",
    "http://table:4711@evil.example",
    "http://sub.table:4711",
    "null",
    "",
    "table:4711",
    "//table:4711",
    "http://table:4711/path",
    "http://[table:4711",
    "http://table:99999999",
    "http://table:4711, http://evil.example",
]


@pytest.mark.parametrize("origin", OURS)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_page_of_ours_may_change_things(method: str, origin: str) -> None:
    assert ask(method, "/api/echo", headers={"origin": origin}).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_may_not(origin: str) -> None:
    answer = ask("POST", "/api/echo", headers={"origin": origin})
    assert answer.status_code == 403
    refusal = Refusal.model_validate_json(answer.content)
    assert refusal.code == "origin"
    assert refusal.words.endswith(".")


def test_two_origins_or_two_hosts_are_none() -> None:
    ours, evil = ("origin", "http://table:4711"), ("origin", "http://evil.example")
    assert ask("POST", "/api/echo", headers=[ours, evil]).status_code == 403
    assert ask("POST", "/api/echo", headers=[evil, ours]).status_code == 403
    hosts = [("host", "evil.example"), ("host", "table:4711")]
    assert ask("POST", "/api/echo", headers=[evil, *hosts]).status_code == 403


def test_without_an_origin_the_browsers_own_word_counts() -> None:
    for said, status in (("same-origin", 200), ("none", 200), ("same-site", 403), ("x", 403)):
        answer = ask("POST", "/api/echo", headers={"sec-fetch-site": said})
        assert answer.status_code == status, said
    assert ask("POST", "/api/echo", headers={"sec-fetch-site": "cross-site"}).status_code == 403


def test_a_program_without_an_origin_may_play() -> None:
    assert ask("POST", "/api/echo").status_code == 200


def test_reading_is_not_asked_where_it_comes_from() -> None:
    evil = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}
    answer = ask("GET", "/api/echo", headers=evil)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers  # the other page cannot read it


def test_behind_a_proxy_that_hides_the_host_the_public_address_counts() -> None:
    url = "https://games.example"
    for origin in (url, "https://games.example:443"):
        headers = {"origin": origin}
        assert ask("POST", "/api/echo", headers=headers).status_code == 403
        assert ask("POST", "/api/echo", headers=headers, public_url=url).status_code == 200
    evil = {"origin": "https://evil.example"}
    assert ask("POST", "/api/echo", headers=evil, public_url=url).status_code == 403


def status(origin: str, host: str, said: str = "", **options: Any) -> int:
    """What a page of this origin is answered through a trusted proxy that says this scheme."""
    headers = {"host": host, "origin": origin} | ({"x-forwarded-proto": said} if said else {})
    trusted: dict[str, Any] = {"peer": "10.0.0.1", "trusted_proxies": "10.0.0.1"}
    return ask("POST", "/api/echo", headers=headers, **trusted, **options).status_code


def test_default_ports_need_not_be_said() -> None:
    assert status("http://games.example", "games.example:80") == 200
    assert status("http://games.example:80", "games.example") == 200
    assert status("https://games.example:443", "games.example", "https") == 200
    assert status("http://games.example:443", "games.example") == 403


def test_a_page_of_http_may_not_act_where_people_use_https() -> None:
    """Whoever can change a page of http on its way would act for everybody else."""
    plain, safe = "http://games.example", "https://games.example"
    assert status(safe, "games.example", "https") == 200
    assert status(plain, "games.example", "https") == 403
    assert status(plain, "games.example", "http") == 200  # a server for http only
    for said in ("", "http", "https"):  # the public address counts, whatever the proxy says
        assert status(safe, "games.example", said, public_url=safe) == 200
        assert status(plain, "games.example", said, public_url=safe) == 403
    # Somebody in the house, at the machine's own address.
    assert status("http://10.0.0.2:4711", "10.0.0.2:4711", public_url=safe) == 200


@pytest.mark.parametrize("wrong", ["games.example", "null", "http://", "https://x/path"])
def test_a_public_address_that_is_none_is_said_at_once(wrong: str) -> None:
    with pytest.raises(BadOption, match="public_url"):
        ask("GET", "/page", public_url=wrong)


def test_sites() -> None:
    assert site("https://[2001:db8::1]:4711") == ("https", "2001:db8::1", 4711)
    assert site("http://table.") == site("http://TABLE:80") == ("http", "table", 0)
    assert site("https://table:80") == ("https", "table", 80)


# --- over a real connection ---


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with listening(make_app(public_url="https://games.example")) as found:
        yield found


@pytest.mark.parametrize("origin", [None, "http://127.0.0.1:{port}", "https://games.example"])
def test_a_websocket_of_ours_is_opened(port: int, origin: Any) -> None:
    given = origin and origin.format(port=port)
    with connect(f"ws://127.0.0.1:{port}/ws", origin=given) as opened:
        assert opened.recv(PATIENCE) == "127.0.0.1"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1"])
def test_a_websocket_of_another_sites_page_is_closed_with_its_own_code(
    port: int, origin: Any
) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws", origin=origin) as opened:
        with pytest.raises(ConnectionClosed) as closed:
            opened.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == WRONG_ORIGIN
        assert "another site" in closed.value.rcvd.reason


def raw(port: int, request: bytes) -> bytes:
    """Everything that the server answers to these bytes until it hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as opened:
        opened.sendall(request)
        answer = b""
        with contextlib.suppress(ConnectionResetError):  # it hangs up on what it will not read
            while piece := opened.recv(65536):
                answer += piece
    return answer


def test_a_body_announced_too_large_is_refused_before_it_is_sent(port: int) -> None:
    answer = raw(
        port, b"POST /api/echo HTTP/1.1\r\nhost: table\r\ncontent-length: 99999999\r\n\r\nabc"
    )
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"too-big" in answer
    assert b"nosniff" in answer


def test_a_chunked_body_that_never_ends_is_refused_at_the_limit(port: int) -> None:
    head = b"POST /api/echo HTTP/1.1\r\nhost: table\r\ntransfer-encoding: chunked\r\n\r\n"
    chunk = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    answer = raw(port, head + chunk * 5)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"another" not in answer


# --- bodies ---


async def in_pieces(size: int) -> AsyncIterator[bytes]:
    for at in range(0, size, 1000):
        yield b"x" * min(1000, size - at)


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_arrives_whole_up_to_the_limit_and_not_beyond(chunked: bool) -> None:
    for size, status in ((0, 200), (1, 200), (LARGEST_BODY, 200), (LARGEST_BODY + 1, 413)):
        content = in_pieces(size) if chunked else b"x" * size
        answer = ask("POST", "/api/echo", content=content)
        assert answer.status_code == status
        if status == 200:
            assert answer.json()["size"] == size
        else:
            assert Refusal.model_validate_json(answer.content).code == "too-big"


@pytest.mark.parametrize("length", ["-1", "1e3", "9" * 5000, ""])
def test_a_length_that_is_no_number_is_refused(length: str) -> None:
    headers = {"content-length": length}
    assert ask("POST", "/api/echo", headers=headers, content=b"").status_code == 413


def call(messages: list[Message], hang: bool = False) -> list[Message]:
    """What is sent in answer to a chunked request of these messages."""
    sent: list[Message] = []

    async def receive() -> Message:
        if messages:
            return messages.pop(0)
        if hang:
            await asyncio.Event().wait()
        raise AssertionError("nothing more is to be read")

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/echo",
        "headers": [(b"transfer-encoding", b"chunked")],
        "client": None,
    }
    asyncio.run(Safety(not_asked)(scope, receive, send))
    return sent


async def not_asked(scope: Scope, receive: Receive, send: Send) -> None:
    raise AssertionError("the application is not asked")


def test_a_client_that_drips_is_refused_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.05)
    sent = call([{"type": "http.request", "body": b"x", "more_body": True}], hang=True)
    assert sent[0]["status"] == 408


def test_a_client_that_hangs_up_in_its_body_is_not_answered() -> None:
    first: Message = {"type": "http.request", "body": b"x", "more_body": True}
    assert call([first, {"type": "http.disconnect"}]) == []


# --- addresses ---


def address(forwarded: str | None, peer: str = "10.0.0.1", trusted: str = "10.0.0.0/8") -> str:
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    answer = ask("GET", "/api/echo", headers=headers, peer=peer, trusted_proxies=trusted)
    return str(answer.json()["address"])


def test_nobody_but_a_trusted_proxy_says_who_asks() -> None:
    assert address("192.0.2.9", peer="192.0.2.1") == "192.0.2.1"
    assert address("192.0.2.9", trusted="") == "10.0.0.1"
    assert address("192.0.2.9") == "192.0.2.9"


def test_forwarded_addresses_are_read_from_the_right() -> None:
    assert address("203.0.113.66, 192.0.2.9") == "192.0.2.9"  # the left one is the client's claim
    assert address("203.0.113.66, 192.0.2.9, 10.0.0.7") == "192.0.2.9"
    assert address("10.0.0.8, 10.0.0.7") == "10.0.0.8"


def test_a_forwarded_address_that_is_none_ends_the_chain() -> None:
    assert address("192.0.2.9, rubbish") == "10.0.0.1"
    assert address("192.0.2.9, rubbish, 10.0.0.7") == "10.0.0.7"
    assert address("") == "10.0.0.1"
    assert address(None) == "10.0.0.1"


def test_several_forwarding_headers_are_one_chain() -> None:
    headers = [("x-forwarded-for", "203.0.113.66"), ("x-forwarded-for", "192.0.2.9")]
    answer = ask("GET", "/api/echo", headers=headers, peer="10.0.0.1", trusted_proxies="10.0.0.1")
    assert answer.json()["address"] == "192.0.2.9"


def test_a_trusted_proxy_may_speak_https_for_us() -> None:
    headers = {"x-forwarded-proto": "https"}
    said = ask("GET", "/api/echo", headers=headers, peer="10.0.0.1", trusted_proxies="10.0.0.1")
    assert said.json()["scheme"] == "https"
    assert ask("GET", "/api/echo", headers=headers).json()["scheme"] == "http"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1:80 ", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]:80", "2001:db8::1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::1"),
        ("unknown", "None"),
        ("", "None"),
    ],
)
def test_addresses_as_proxies_write_them(text: str, read: str) -> None:
    assert str(parse_address(text)) == read


def test_proxies_that_are_no_addresses_are_said_at_once() -> None:
    assert [str(network) for network in networks(" 127.0.0.1 ,, ::1,10.0.0.0/8")] == [
        "127.0.0.1/32",
        "::1/128",
        "10.0.0.0/8",
    ]
    with pytest.raises(BadOption, match=r"'10\.0\.0\.1/8' is neither"):
        networks("10.0.0.1/8")


def test_a_request_of_too_many_headers_is_refused() -> None:
    for count, answer in ((MOST_HEADERS - 20, 200), (MOST_HEADERS + 1, 400)):
        headers = [(f"x-{number}", "1") for number in range(count)]
        assert ask("GET", "/api/echo", headers=headers).status_code == answer


# --- proxies that say nothing ---


def doubts(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if record.name == proxies.log.name]


def asked_twice(headers: dict[str, str], peer: str = "10.0.0.1", **options: Any) -> None:
    async def asking() -> None:
        transport = httpx.ASGITransport(make_app(**options), client=(peer, 5555))
        async with httpx.AsyncClient(transport=transport, base_url="http://table:4711") as client:
            for _ in range(2):
                await client.get("/api/echo", headers=headers)

    asyncio.run(asking())


@pytest.mark.parametrize(
    ("headers", "options", "said"),
    [
        ({}, {}, []),
        ({"x-forwarded-for": "192.0.2.9"}, {}, [proxies.NOT_TRUSTED]),
        ({"forwarded": "for=192.0.2.9"}, {}, [proxies.NOT_TRUSTED]),
        ({"x-forwarded-for": "192.0.2.9"}, {"trusted_proxies": "10.0.0.1"}, []),
        ({}, {"trusted_proxies": "10.0.0.1"}, [proxies.SILENT]),
        ({"host": "games.example"}, {"public_url": "https://games.example"}, [proxies.NOT_TRUSTED]),
        ({}, {"public_url": "https://games.example"}, []),
        (
            {"host": "games.example"},
            {"public_url": "https://games.example", "peer": "8.8.8.8"},
            [],  # no proxy of ours: somebody who has found the machine itself
        ),
    ],
)
def test_a_proxy_that_hides_people_is_noticed_once(
    headers: dict[str, str],
    options: dict[str, Any],
    said: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked_twice(headers, **options)
    assert doubts(caplog) == said
    assert all(len(words) < logs.LONGEST for words in said)


def test_https_that_nobody_has_told_us_of_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    safety_of = Safety(not_asked)
    for _ in range(2):
        headers = [(b"host", b"games.example"), (b"origin", b"https://games.example")]
        scope = {"type": "http", "method": "POST", "path": "/", "headers": headers, "client": None}
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)  # noqa: B023

        async def receive() -> Message:
            raise AssertionError("nothing is read")

        asyncio.run(safety_of(scope, receive, send))
        assert sent[0]["status"] == 403
    assert doubts(caplog) == [proxies.HTTPS_UNKNOWN]
    assert len(proxies.HTTPS_UNKNOWN) < logs.LONGEST


def test_who_only_claims_to_be_a_proxy_does_not_hide_a_real_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    found = proxies.Doubts()
    scope = {"headers": [(b"via", b"x")]}
    for peer in ("8.8.8.8", "8.8.4.4", "127.0.0.1", "10.0.0.1"):
        found.look_at(scope, peer, False, False)
    assert doubts(caplog) == [proxies.NOT_TRUSTED] * 2
    marks = [record.address for record in caplog.records]  # type: ignore[attr-defined]
    assert marks == ["8.8.8.8", "127.0.0.1"]
