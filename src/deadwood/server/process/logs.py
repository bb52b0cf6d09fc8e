"""What the server writes about itself: one line for each thing, as JSON or for people.

Nothing that a player sent or may not know can get into a log. That does not depend on the care of
whoever logs something; the formatter lets through only

- the message as it stands in the code: of its arguments numbers are filled in, texts are not;
- the fields in `FIELDS`, each only if its value looks as that field must;
- of an exception its type and where it happened, never its words, which may repeat a move or a name.

So a text belongs into a field: `log.info("bot replaced", extra={"game": game, "count": 3})`.
Table codes and guests are told apart by `mark`, which is of no use to anybody else.
"""

from __future__ import annotations

import contextlib
import contextvars
import json
import logging
import re
import secrets
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from deadwood.server.http.security import address_of
from deadwood.server.protocol import Refusal

LEVELS: Final[Mapping[str, int]] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
FORMATS: Final = ("text", "json")
LONGEST: Final = 200  # characters of a message
BROKEN: Final = 1011  # a WebSocket closed because of a bug
GONE: Final = 1006  # one that was lost without a word
FRAMES: Final = 8  # of an exception, the innermost ones

WORD: Final = re.compile(r"[a-z]{1,12}(-[a-z]{1,12}){0,2}(-[0-9]{4})?")  # el-paso, alea-2001
NUMBER: Final = re.compile(r"-?[0-9.e+-]{1,24}")
FIELDS: Final[Mapping[str, re.Pattern[str]]] = {
    # a request
    "request": re.compile(r"[0-9a-f]{12}"),
    "method": re.compile(r"[A-Z]{1,10}"),
    "route": re.compile(r"/[a-z_./{}:-]{0,80}"),  # as the code declares it, never as it was asked
    "status": NUMBER,
    "close": NUMBER,
    "address": re.compile(r"\d{1,3}(\.\d{1,3}){3}|[0-9a-f]{0,4}(:[0-9a-f]{0,4}){2,7}|unknown"),
    # whom and what it is about
    "table": re.compile(r"[0-9a-f]{8}"),
    "guest": re.compile(r"[0-9a-f]{8}"),
    "game": WORD,
    "edition": WORD,
    "bot": WORD,
    "kind": WORD,  # of an entry or a command
    "outcome": WORD,
    "reason": WORD,
    "task": WORD,  # one that failed
    # how much
    "ms": NUMBER,
    "seconds": NUMBER,
    "count": NUMBER,
    "number": NUMBER,
    "omitted": NUMBER,  # lines like this one that were not written
    "worker": NUMBER,
    "port": NUMBER,
}
# Long runs of letters and figures in what a library says: a seed, a token, the id of a guest.
SECRET: Final = re.compile(r"(?=[\w-]*\d)[\w-]{16,}")
HIDDEN: Final = "…"
# Python puts a warning's words into the message itself; its place and category are enough.
WARNING: Final = re.compile(r"(?:.*/)?([^/]+:\d+: \w+): ")
MACHINES: Final = frozenset({"/healthz", "/metrics"})  # asked all day; of no interest to people
QUIET: Final = ("sqlalchemy", "alembic", "websockets", "httpx", "httpcore", "asyncio", "uvicorn")

MINUTE: Final = 60.0
EACH_MINUTE: Final = 10  # lines that say the same
MOST_KEPT: Final = 1000  # different ones that are remembered
TURNED_AWAY: Final = frozenset({429, 503, 4401, 4404, 4429, 1013})  # statuses and close codes

log: Final = logging.getLogger("deadwood.server.requests")
current: Final[contextvars.ContextVar[str]] = contextvars.ContextVar("request", default="")
_KEY: Final = secrets.token_bytes(16)


def mark(text: str) -> str:
    """Tells tables or guests apart in the logs of one run; says nothing about which they are."""
    return blake2b(text.encode(), digest_size=4, key=_KEY).hexdigest()


def message_of(record: logging.LogRecord) -> str:
    """The message as it stands in the code, with its numbers."""
    if not isinstance(record.msg, str):
        return type(record.msg).__name__  # an exception or the like, logged as it is
    if record.name == "py.warnings":
        warned = WARNING.match(str(record.args or record.msg))
        return warned.group(1) if warned else "a warning"
    text = record.msg
    if record.args:
        given = record.args
        try:
            if isinstance(given, Mapping):
                text = text % {name: harmless(value) for name, value in given.items()}
            else:
                text = text % tuple(harmless(value) for value in given)
        except (TypeError, ValueError, KeyError):  # %d of a text
            text = record.msg
    first = text.strip().partition("\n")[0]
    if not record.name.startswith("deadwood"):
        first = SECRET.sub(HIDDEN, first)
    return "".join(sign if sign.isprintable() else " " for sign in first)[:LONGEST]


def harmless(value: object) -> object:
    return value if isinstance(value, int | float) else HIDDEN


def fields_of(record: logging.LogRecord) -> dict[str, str | int | float]:
    found: dict[str, str | int | float] = {}
    request = current.get()
    if request:
        found["request"] = request
    for name, pattern in FIELDS.items():
        value = record.__dict__.get(name)
        if value is not None and not isinstance(value, bool) and pattern.fullmatch(str(value)):
            found[name] = value if isinstance(value, int | float) else str(value)
    return found


def where(error: BaseException, trace: TracebackType | None) -> list[str]:
    """ "RuntimeError", then the innermost places: "live.py:31 play"."""
    frames = traceback.extract_tb(trace)[-FRAMES:]
    said = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    # The texts of the system ("No space left on device") are nobody's secret.
    system = f" ({error.strerror})" if isinstance(error, OSError) and error.strerror else ""
    return [type(error).__name__ + system, *said]


def content(record: logging.LogRecord) -> dict[str, object]:
    """All of a record that is written."""
    said: dict[str, object] = {
        "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}"
        f".{int(record.msecs):03d}Z",
        "level": record.levelname.lower(),
        "from": record.name,
        "message": message_of(record),
        **fields_of(record),
    }
    if record.exc_info and record.exc_info[1] is not None:
        said["exception"] = where(record.exc_info[1], record.exc_info[2])
    return said


class Calm(logging.Filter):
    """The same thing again and again is written a few times a minute; then it is only counted, and
    the next line about it says how many were left out.

    So nobody can fill the disk: neither with mistakes that a library complains about one by one, nor
    with requests that are turned away.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock: Final = clock
        # (when its minute began, how many were written, how many were left out), the longest unused first
        self._kept: Final[OrderedDict[object, tuple[float, int, int]]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        key = repeated(record)
        if key is None:
            return True
        now = self._clock()
        begun, written, missing = self._kept.pop(key, (now, 0, 0))
        if now - begun >= MINUTE:
            begun, written = now, 0
        is_written = written < EACH_MINUTE
        if is_written and missing:
            record.omitted = missing
        self._kept[key] = (begun, written + 1, 0) if is_written else (begun, written, missing + 1)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return is_written


def repeated(record: logging.LogRecord) -> object:
    """What makes two lines the same; None: this one is always written."""
    outcome = record.__dict__.get("status") or record.__dict__.get("close")
    is_turned_away = isinstance(outcome, int) and outcome in TURNED_AWAY
    if record.levelno < logging.WARNING and not is_turned_away:
        return None
    said = record.msg.partition("\n")[0] if isinstance(record.msg, str) else type(record.msg)
    error = record.exc_info[0] if record.exc_info else None
    return record.name, said, error, is_turned_away and outcome


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(content(record), ensure_ascii=False)


class Readable(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = content(record)
        exception = said.pop("exception", None)
        at, level = str(said.pop("at"))[11:19], str(said.pop("level"))
        del said["from"]
        head = f"{at} {level:<7} {said.pop('message')}"
        line = " ".join([head, *(f"{name}={value}" for name, value in said.items())])
        if isinstance(exception, list):
            line += "".join(f"\n    {place}" for place in exception)
        return line


def set_up(level: str = "info", form: str = "text", stream: IO[str] | None = None) -> None:
    """All logging of this process goes through one handler; calling it again replaces it."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines() if form == "json" else Readable())
    handler.addFilter(Calm())
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old.formatter, JsonLines | Readable):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("deadwood").setLevel(LEVELS[level])
    for name in QUIET:
        logger = logging.getLogger(name)
        logger.handlers.clear()  # whatever the library put there would write past us
        logger.propagate = True
        logger.setLevel(max(LEVELS[level], logging.WARNING))
    logging.captureWarnings(True)


class Requests:
    """ASGI: gives each request an id, writes one line when it is over, and answers for bugs.

    Stands inside `Safety`, so that an answer about a bug carries the headers too.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(6)
        token = current.set(request)
        begun = time.perf_counter()
        status = 0  # of the answer; of a WebSocket its close code

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), (b"x-request-id", request.encode())]
                message = {**message, "headers": headers}
            elif message["type"] == "websocket.accept":
                log.debug("opened", extra=about(scope))
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        async def receiving() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message.get("code", 1005)
            return message

        try:
            await self.app(scope, receiving, sending)
        except WebSocketDisconnect as gone:
            status = status or gone.code
        except ClientDisconnected:  # before it was accepted; Starlette leaves that to others
            status = status or GONE
        except Exception:
            log.exception("failed", extra=about(scope))
            if scope["type"] == "websocket":
                with contextlib.suppress(Exception):  # closed already
                    await sending({"type": "websocket.close", "code": BROKEN})
            elif status:  # half an answer is out; only the connection can be given up
                raise
            else:
                await apologise(sending, request)
        finally:
            took = time.perf_counter() - begun
            if scope["type"] == "http":
                level = logging.DEBUG if scope["path"] in MACHINES else logging.INFO
                extra = {**about(scope), "status": status, "ms": round(took * 1000, 1)}
                log.log(level, "answered", extra=extra)
            else:
                extra = {**about(scope), "close": status, "seconds": round(took, 1)}
                log.info("connection closed", extra=extra)
            current.reset(token)


def about(scope: Scope) -> dict[str, object]:
    """Of a request what may be written: not its path, which may hold a code, but the route's."""
    return {
        "method": scope.get("method", "WEBSOCKET"),
        "route": getattr(scope.get("route"), "path", "/"),
        "address": address_of(scope),
    }


async def apologise(send: Send, request: str) -> None:
    words = f"Something went wrong here; the server's log has more under {request}."
    body = Refusal(id=None, code="broken", words=words).model_dump_json().encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": 500, "headers": headers})
    await send({"type": "http.response.body", "body": body})
