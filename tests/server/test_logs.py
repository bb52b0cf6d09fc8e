"""What gets into the logs, and above all what never does."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import re
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deadwood.core.reason import IllegalMove, Reason
from deadwood.server.http.security import HEADERS, Safety
from deadwood.server.process import logs
from deadwood.server.process.logs import FIELDS, JsonLines, Readable, Requests, mark, set_up
from deadwood.server.protocol import Refusal
from tests.server.listening import listening
from tests.waiting import PATIENCE

SEED = "01b2a239a3ca906ef485c2c744a73306dfd450c628985409dd3dd94e9fb7456b"
SECRETS = [
    SEED,
    "c0ffee00c0ffee00c0ffee00c0ffee00",  # the id of a guest
    "ImMwZmZlZTAwIg.aB3-x_Y.dj2hJw9sKq",  # a signed token
    "QRTW7K9MXP",  # a transfer code
    "lay 3 jesse-james",
    "Anna says: I hold the Hideout!",
    "KX7PQ2",  # the code of a table
]


@pytest.fixture(autouse=True)
def logging_restored() -> Iterator[None]:
    """set_up is for a whole process; the other tests shall not notice."""
    names = ["", "deadwood", *logs.QUIET]
    kept = [
        (logger, logger.level, list(logger.handlers), logger.propagate)
        for logger in map(logging.getLogger, names)
    ]
    yield
    for logger, level, handlers, propagate in kept:
        logger.setLevel(level)
        logger.handlers[:] = handlers
        logger.propagate = propagate
    logging.captureWarnings(False)


def written(do: Callable[[], object], level: str = "debug", form: str = "json") -> str:
    stream = io.StringIO()
    set_up(level, form, stream)
    root = logging.getLogger()
    ours = [
        handler for handler in root.handlers if isinstance(handler.formatter, JsonLines | Readable)
    ]
    root.handlers[:] = ours  # pytest's own would fail at what we log wrongly on purpose
    do()
    return stream.getvalue()


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def assert_silent(text: str) -> None:
    """None of the secrets, nor a telling part of one."""
    for secret in SECRETS:
        for part in [secret, secret[:8], secret[-8:]]:
            assert part not in text, text


# --- what a line looks like ---


def test_a_line_is_one_json_object() -> None:
    log = logging.getLogger("deadwood.server.bots.pool")
    said = written(lambda: log.warning("worker %d replaced", 3, extra={"game": "bang", "count": 2}))
    [line] = lines(said)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("at"))
    assert line == {
        "level": "warning",
        "from": "deadwood.server.bots.pool",
        "message": "worker 3 replaced",
        "game": "bang",
        "count": 2,
    }


def test_a_line_for_people_says_the_same() -> None:
    log = logging.getLogger("deadwood.server")
    said = written(lambda: log.info("answered", extra={"status": 200, "ms": 1.5}), form="text")
    assert re.fullmatch(r"\d\d:\d\d:\d\d info    answered status=200 ms=1\.5\n", said)


@pytest.mark.parametrize("form", logs.FORMATS)
def test_a_line_is_one_line_whatever_is_logged(form: str) -> None:
    log = logging.getLogger("deadwood.server")
    said = written(lambda: log.info("one\ntwo\r\x1b[31mthree", extra={"game": "a\nb"}), form=form)
    assert said.count("\n") == 1
    assert "\x1b" not in said


def test_the_level_counts_for_us_and_libraries_stay_quiet() -> None:
    def speak() -> None:
        for name in ("deadwood.server", "uvicorn.error", "sqlalchemy.engine"):
            for level in (logging.DEBUG, logging.INFO, logging.WARNING):
                logging.getLogger(name).log(level, "hello")

    heard = [(line["from"], line["level"]) for line in lines(written(speak, "info"))]
    assert heard == [
        ("deadwood.server", "info"),
        ("deadwood.server", "warning"),
        ("uvicorn.error", "warning"),
        ("sqlalchemy.engine", "warning"),
    ]
    assert {line["level"] for line in lines(written(speak, "error"))} == set()


def test_setting_up_twice_writes_once() -> None:
    first = io.StringIO()
    set_up("info", "json", first)
    assert len(lines(written(lambda: logging.getLogger("deadwood").info("hello")))) == 1
    assert first.getvalue() == ""


def test_what_repeats_itself_is_counted_instead_of_written() -> None:
    now = 1000.0
    calm = logs.Calm(lambda: now)
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(calm)

    def say(message: str, level: int = logging.ERROR, **extra: object) -> None:
        record = logging.LogRecord("asyncio", level, "", 0, message, (), None)
        record.__dict__.update(extra)
        handler.handle(record)

    for _ in range(10_000):
        say("socket.accept() out of system resource\nsocket: <socket fd=7>")
        say("answered", logging.INFO, status=429)
    say("something else")
    assert len(lines(stream.getvalue())) == 2 * logs.EACH_MINUTE + 1
    for _ in range(50):
        say("answered", logging.INFO, status=200)
    assert len(lines(stream.getvalue())) == 2 * logs.EACH_MINUTE + 51
    now += logs.MINUTE
    say("socket.accept() out of system resource\nsocket: <socket fd=9>")
    last = lines(stream.getvalue())[-1]
    assert last["omitted"] == 10_000 - logs.EACH_MINUTE
    say("socket.accept() out of system resource")
    assert "omitted" not in lines(stream.getvalue())[-1]


def test_what_is_remembered_of_repetitions_is_bounded() -> None:
    calm = logs.Calm()
    for number in range(logs.MOST_KEPT + 100):
        calm.filter(logging.LogRecord("x", logging.ERROR, "", 0, f"{number}", (), None))
    assert len(calm._kept) == logs.MOST_KEPT


def test_marks_tell_apart_and_tell_nothing_else() -> None:
    assert mark("KX7PQ2") == mark("KX7PQ2") != mark("KX7PQ3")
    assert FIELDS["table"].fullmatch(mark("KX7PQ2"))
    assert "kx7pq2" not in mark("KX7PQ2")


# --- what never gets in ---


def raises(secret: str) -> None:
    try:
        raise IllegalMove(Reason(secret, {"card": secret}), secret)
    except IllegalMove as error:
        raise RuntimeError(secret) from error


def log_everywhere(secret: str) -> None:
    """Through every door of `logging`, as ours and as a library's."""
    for name in (
        "deadwood.server.tables.active_table",
        "uvicorn.error",
        "sqlalchemy.engine",
        "somebody",
    ):
        log = logging.getLogger(name)
        log.error("text %s", secret)
        log.error("shown %r and %d", secret, 7)
        log.error("named %(what)s", {"what": secret})
        log.error("wrong %d", secret)
        log.error("too many", secret)
        log.error("in a list %s", [secret])
        log.error("bytes %s", secret.encode())
        log.error(RuntimeError(secret))
        log.error("first line\n%s", secret)
        log.error("unknown", extra={"text": secret, "cookie": secret, "move": secret})
        log.error("as a field", extra=dict.fromkeys(FIELDS, secret))
        log.error("in a list", extra={name: [secret] for name in FIELDS})
        try:
            raises(secret)
        except RuntimeError:
            log.exception("failed")
            log.error("failed", exc_info=True, stack_info=True)


@pytest.mark.parametrize("form", logs.FORMATS)
@pytest.mark.parametrize("secret", SECRETS)
def test_no_secret_gets_in_by_any_door(secret: str, form: str) -> None:
    said = written(lambda: log_everywhere(secret), form=form)
    assert said.count("failed") == 8
    assert_silent(said)


# Not texts that stand in the code or are themselves a harmless value of a field.
strange = st.text(min_size=12, max_size=60).map(lambda text: f"«{text}»")


@given(strange)
def test_no_text_gets_in_by_any_door(text: str) -> None:
    for formatter in (JsonLines(), Readable()):
        record = logging.LogRecord("deadwood", 30, "x.py", 1, "a %s b %s", (text, 5), None)
        record.__dict__.update(dict.fromkeys([*FIELDS, "text"], text))
        said = formatter.format(record)
        assert "a … b 5" in said
        assert "«" not in said


def test_a_planted_leak_would_be_found() -> None:
    """The secrets of these tests do show when a message is put together by the caller."""
    log = logging.getLogger("deadwood")
    with pytest.raises(AssertionError):
        assert_silent(written(lambda: log.error("he played " + SECRETS[4])))


def test_a_library_that_puts_its_message_together_hides_long_tokens_only() -> None:
    said = written(lambda: logging.getLogger("uvicorn").error(f"bad seed {SEED} of table"))
    assert lines(said)[0]["message"] == "bad seed … of table"


def test_an_exception_says_its_type_and_where_but_not_its_words() -> None:
    def fail() -> None:
        try:
            raises("lay 3 jesse-james")
        except RuntimeError:
            logging.getLogger("deadwood").exception("failed")

    [line] = lines(written(fail))
    assert line["exception"][0] == "RuntimeError"
    assert re.fullmatch(r"test_logs\.py:\d+ raises", line["exception"][-1])


def test_the_systems_own_words_are_said() -> None:
    def fail() -> None:
        try:
            raise OSError(28, "No space left on device", "/home/anna/deadwood.db")
        except OSError:
            logging.getLogger("deadwood").exception("failed")

    said = written(fail)
    assert "No space left on device" in said
    assert "anna" not in said


def test_a_task_that_nobody_waited_for_says_no_secret() -> None:
    async def lose() -> None:
        async def fail() -> None:
            raise RuntimeError("lay 3 jesse-james")

        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task
        gc.collect()

    said = written(lambda: asyncio.run(lose()))
    assert "Task exception was never retrieved" in said
    assert_silent(said)


def test_a_warning_says_no_secret() -> None:
    def warn() -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            logging.captureWarnings(False)
            logging.captureWarnings(True)  # catch_warnings took our hook away
            warnings.warn("lay 3 jesse-james", stacklevel=1)
            logging.captureWarnings(False)

    said = written(warn)
    assert re.fullmatch(r"test_logs\.py:\d+: UserWarning", lines(said)[0]["message"])
    assert_silent(said)


# --- requests ---


async def table(request: Request) -> Response:
    logging.getLogger("deadwood.server").info("inside")
    return PlainTextResponse(logs.current.get())


async def fails(request: Request) -> Response:
    raise IllegalMove(Reason("WE1"), (await request.body()).decode())


async def half(request: Request) -> Response:
    async def broken() -> Any:
        yield "the first half"
        raise RuntimeError("lay 3 jesse-james")

    return StreamingResponse(broken())


async def socket(socket: WebSocket) -> None:
    await socket.accept()
    text = await socket.receive_text()
    if text == "bye":
        await socket.close(4400, SECRETS[5])
    elif text == "wait":
        await socket.receive_text()  # raises when the client leaves
    else:
        raise RuntimeError(text)


def make_app() -> Starlette:
    return Starlette(
        routes=[
            Route("/api/tables/{code}", table),
            Route("/fails", fails, methods=["POST"]),
            Route("/half", half),
            Route("/healthz", table),
            WebSocketRoute("/ws/tables/{code}", socket),
        ],
        middleware=[Middleware(Safety), Middleware(Requests)],
    )


def ask(method: str, path: str, **options: Any) -> httpx.Response:
    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(), client=("192.0.2.1", 5555))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.request(method, path, **options)

    return asyncio.run(asking())


def test_a_request_is_one_line_and_all_it_causes_carries_its_id() -> None:
    answers: list[httpx.Response] = []
    said = written(lambda: answers.append(ask("GET", "/api/tables/KX7PQ2?token=QRTW7K9MXP")))
    inside, over = lines(said)
    assert answers[0].text == answers[0].headers["x-request-id"]
    assert inside["request"] == over["request"] == answers[0].text
    assert (over["method"], over["route"], over["status"], over["address"]) == (
        "GET",
        "/api/tables/{code}",
        200,
        "192.0.2.1",
    )
    assert over["ms"] >= 0
    assert_silent(said)
    assert logs.current.get() == ""


def test_requests_leave_no_cookie_path_query_header_or_body_in_the_log() -> None:
    headers = {"cookie": f"deadwood_guest={SECRETS[2]}", "authorization": SECRETS[1]}
    headers |= {"user-agent": SEED, "x-request-id": SECRETS[0], "referer": SECRETS[3]}
    for path in ("/api/tables/QRTW7K9MXP", "/QRTW7K9MXP", "/fails", f"/fails?{SEED}"):
        for method in ("GET", "POST", "BREW"):
            said = written(
                lambda: ask(method, path, headers=headers, content=SECRETS[5])  # noqa: B023
            )
            assert "answered" in said
            assert_silent(said)


def test_a_page_that_does_not_exist_is_not_named() -> None:
    assert lines(written(lambda: ask("GET", "/KX7PQ2")))[-1]["route"] == "/"


def test_what_machines_ask_all_day_is_not_logged() -> None:
    assert written(lambda: ask("GET", "/healthz"), "info").count("answered") == 0
    assert written(lambda: ask("GET", "/healthz"), "debug").count("answered") == 1


def test_a_bug_is_answered_plainly_and_found_again_by_its_id() -> None:
    answers: list[httpx.Response] = []
    said = written(lambda: answers.append(ask("POST", "/fails", content="lay 3 jesse-james")))
    [answer] = answers
    assert answer.status_code == 500
    refusal = Refusal.model_validate_json(answer.content)
    assert refusal.code == "broken"
    assert answer.headers["x-request-id"] in refusal.words
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    failed, over = lines(said)
    assert failed["exception"][0] == "IllegalMove"
    assert (failed["request"], over["status"]) == (answer.headers["x-request-id"], 500)
    assert_silent(said)
    assert "jesse" not in answer.text


def test_a_bug_in_the_middle_of_an_answer_is_logged_once_and_passed_on() -> None:
    def asking() -> None:
        with pytest.raises(RuntimeError):
            ask("GET", "/half")

    said = written(asking)
    assert said.count("failed") == 1
    assert_silent(said)


def test_websockets_over_a_real_server_leave_no_secret_in_any_log() -> None:
    closes: list[int] = []

    def talk() -> None:
        with listening(make_app()) as port:
            url = f"ws://127.0.0.1:{port}/ws/tables/KX7PQ2?token=QRTW7K9MXP"
            headers = {"cookie": f"deadwood_guest={SECRETS[2]}"}
            for text in ("bye", SECRETS[4]):
                with connect(url, additional_headers=headers) as opened:
                    opened.send(text)
                    with pytest.raises(ConnectionClosed) as closed:
                        opened.recv(PATIENCE)
                    assert closed.value.rcvd is not None
                    closes.append(closed.value.rcvd.code)
            with connect(url, additional_headers=headers) as opened:
                opened.send("wait")
            httpx.get(
                f"http://127.0.0.1:{port}/api/tables/KX7PQ2?x={SEED}",
                headers=headers,
                timeout=PATIENCE,
            )

    said = written(talk)
    assert closes == [4400, 1011]
    over = [line for line in lines(said) if line["message"] == "connection closed"]
    assert [line["close"] for line in over] == [4400, 1011, 1000]
    assert {line["route"] for line in over} == {"/ws/tables/{code}"}
    assert_silent(said)
