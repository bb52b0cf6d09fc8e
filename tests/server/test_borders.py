"""Nothing that a client can send holds the event loop: every field, parameter and header, with texts of
every bad shape, as long as they may be. What is sent is made from the protocol's models and the routes
themselves, so a field that is added is tried too."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest
from fastapi.routing import APIRoute
from pydantic import BaseModel, TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from deadwood.core.registry import entry, names
from deadwood.server import protocol
from deadwood.server.http.message_shapes import MOST_PARTS, is_overgrown, only_cookie
from deadwood.server.http.routes import api, site
from deadwood.server.http.security import LARGEST_BODY
from deadwood.server.http.small_reads import LONGEST_HEAD
from tests.server.holding import Holds, holding
from tests.server.strangers import Stranger, Town, town
from tests.server.test_protocol_doc import EXAMPLES, models, word

# Times what a plain request takes, some 20 ms here. The faults that this is about took 100 to 3,000.
TOO_LONG = 30
ROOM = LARGEST_BODY - 2_000  # for one value in a body
SHORT = 100  # what has fewer characters can do little
LINE = 12_000  # for one value in a head
ROUTES = [route for route in (*api.routes, *site.routes) if isinstance(route, APIRoute)]


def texts(size: int) -> list[str]:
    """Texts of at most so many characters, each bad for some kind of reader."""
    pieces = [
        "a",
        "a.",
        "[",
        '{"a":',
        "\\",
        '\\"',
        "\N{COMBINING ACUTE ACCENT}",
        "\ufdfa",
        "1",
        "a b ",
    ]
    pieces += [" ", "1_", "[a.b]\n", "a=1\n", "%41", "é", '"', "'", "a-", "\x00", "#", "="]
    long = [piece * (size // len(piece)) for piece in pieces]
    long += ["a." * ((size - 5) // 2) + "a = 1", "a={" + "a." * ((size - 10) // 2) + "a=1}"]
    long += ["a = " + "[" * ((size - 4) // 2) + "]" * ((size - 4) // 2)]
    return [text[:size] for text in long]


def values() -> list[Any]:
    """What is no text at all."""
    deep: Any = 1
    for _ in range(400):
        deep = [deep]
    many: dict[str, Any] = {f"{number}": [] for number in range(ROOM // 14)}
    return [10**4000, -(10**4000), 1e308, deep, many, [{}] * (ROOM // 4), [[[]]] * (ROOM // 8)]


def longest(model: type[BaseModel], field: str) -> int | None:
    """How long a text this field takes, if it takes one."""
    schema = TypeAdapter(model.model_fields[field].rebuild_annotation()).json_schema()
    found = re.search(r'"maxLength": (\d+)', json.dumps(schema))
    return int(found.group(1)) if found else None


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("borders")) as found:
        yield found


class Border:
    """Somebody at the border, and how long each of his requests holds the loop."""

    def __init__(self, place: Town, holds: Holds) -> None:
        self.place = place
        self.holds = holds
        self.anna = place.guest("Anna")
        self.unit = holds.usual(lambda: self.anna.http.post("/api/me", json={"name": "Anna"}))
        self.tried = 0
        self.worst = (0.0, "")

    def attempt(self, what: str, deed: Callable[[], Any]) -> None:
        found = self.holds.best(deed, self.unit * TOO_LONG)
        self.tried += 1
        self.worst = max(self.worst, (found, what))
        assert found <= self.unit * TOO_LONG, f"{what}: {found * 1000:.1f} ms"

    def post(self, path: str, what: str, body: dict[str, Any]) -> None:
        # Not in ASCII: more signs fit into the same number of bytes.
        content = json.dumps(body, ensure_ascii=False).encode()
        if len(content) > LARGEST_BODY:
            content = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
        kind = {"content-type": "application/json"}
        self.attempt(
            f"{what} at {path}", lambda: self.anna.http.post(path, content=content, headers=kind)
        )

    def ask(self, what: str, path: bytes, *headers: bytes) -> None:
        self.send(what, head(self, path, *headers))

    def send(self, what: str, request: bytes) -> None:
        self.attempt(what, lambda: raw(self, request))

    def report(self, what: str) -> None:
        seconds, worst = self.worst
        print(
            f"{what}: {self.tried} tried, a plain one takes {self.unit * 1000:.2f} ms,"
            f" the worst {seconds * 1000:.2f} ms: {worst[:100]}"
        )


@pytest.fixture
def border(place: Town, monkeypatch: pytest.MonkeyPatch) -> Iterator[Border]:
    with holding(place.server, monkeypatch) as holds:
        yield Border(place, holds)


def hostile(model: type[BaseModel], field: str) -> Iterator[Any]:
    """Values for a field: as long as it takes, as long as a body takes, and of other types."""
    size = longest(model, field)
    if size is not None:
        yield from texts(size) if size > SHORT else texts(size)[:5]
    yield from texts(ROOM // 4)[:3]
    yield from values()


def example(label: str, kind: str | None = None) -> dict[str, Any]:
    """The protocol's own example of a message."""
    found: dict[str, Any] = next(
        value for said, value in EXAMPLES if said == label and kind in (None, value.get("type"))
    )
    return dict(found)


def bodies() -> list[tuple[str, type[BaseModel]]]:
    """Every route that takes a body, and the models that it may be."""
    found: list[tuple[str, type[BaseModel]]] = []
    for route in ROUTES:
        if route.body_field is not None:
            union: Any = route.body_field.field_info.annotation
            kinds = models(protocol.TableCommand) if get_args(union) else [union]
            found += [(route.path, kind) for kind in kinds]
    return found


def test_no_field_of_a_body_holds_the_loop(border: Border) -> None:
    code = border.anna.open(bots={"1": "random"})
    assert border.anna.post(code, "start").status_code == 200
    commands = {kind for _, kind in bodies()} & set(models(protocol.TableCommand))
    assert len(commands) == len(models(protocol.TableCommand))
    for path, model in bodies():
        is_command = model in commands
        plain = example("client", word(model)) if is_command else example(model.__name__)
        for field in model.model_fields:
            for value in hostile(model, field):
                body = {**plain, field: value}
                border.post(path.format(code=code), f"{model.__name__}.{field}", body)
        many = {f"x{number}": 1 for number in range(ROOM // 14)}
        border.post(path.format(code=code), f"fields of {model.__name__}", {**plain, **many})
    border.report("bodies")


@pytest.mark.parametrize("game", names())
def test_no_option_of_a_game_holds_the_loop(border: Border, game: str) -> None:
    size = 20_000  # what the protocol lets an option have
    for choice in entry(game).table.choices:
        for text in texts(size) if choice.reader is not None else texts(size)[:3]:
            body = {"game": game, "options": {choice.name: text}}
            border.post("/api/tables", f"option {choice.name}", body)
    boards = [
        "\n".join(f"[{'a.' * 90}a{number}]" for number in range(100)),
        "\n".join(["[[a]]", f"[a.{'a.' * 9_000}b]"]),
        "\n".join(f"[a{number}]" for number in range(2_400)),
        "\n".join(f"a{number}=1" for number in range(2_200)),
        '"' + "draw" * 4_900 + '" = 1',
        json.dumps({f"a{number}": 1 for number in range(1_600)}),
    ]
    for text in boards if any(choice.reader for choice in entry(game).table.choices) else []:
        border.post("/api/tables", "board", {"game": game, "options": {"board": text}})
    border.report(game)


@pytest.mark.parametrize("game", names())
def test_no_words_for_a_move_hold_the_loop(border: Border, game: str) -> None:
    players = entry(game).players[0]
    bots = {str(seat): "random" for seat in range(1, players)}
    code = border.anna.open(game=game, players=players, bots=bots)
    assert border.anna.post(code, "start").status_code == 200
    notation = border.place.table(code).game.notation
    for first in notation.forms:
        for rest in ("a" * 200, f"{first} " * 40, "a b " * 50, notation.texts[-1] * 20):
            for kind in ("why", "play"):
                body = {"type": kind, "id": "x", "move": f"{first} {rest}"[:200]}
                border.post(f"/api/tables/{code}/commands", f"{kind} {first}", body)
                for named in ({"move": rest[:40]}, {"move": first, **dict.fromkeys("abcdef", 1)}):
                    wish = {"type": kind, "id": "x", "move": named}
                    border.post(f"/api/tables/{code}/commands", f"{kind} {first} by names", wish)
    border.report(game)


def raw(border: Border, request: bytes) -> bytes:
    """The head of the answer to these bytes."""
    address = ("127.0.0.1", int(border.place.server.url.rpartition(":")[2]))
    answer = b""
    with socket.create_connection(address, timeout=30) as opened:
        try:
            opened.sendall(request)
            while b"\r\n\r\n" not in answer and (piece := opened.recv(65536)):
                answer += piece
        except OSError:  # it hung up before everything was said
            pass
    return answer


def head(border: Border, path: bytes, *headers: bytes, method: bytes = b"GET") -> bytes:
    cookie = b"cookie: deadwood_guest=" + border.anna.cookie.encode()
    lines = [method + b" " + path + b" HTTP/1.1", b"host: table", cookie, *headers]
    return b"\r\n".join([*lines, b"", b""])


def fitting(size: int) -> list[bytes]:
    """Texts for a head, which has no line ends and no zeros."""
    shapes = [text.encode()[:size] for text in texts(size)]
    joined = [
        piece * (size // len(piece))
        for piece in (b",", b";", b"a=b;", b'"a",', b"a:b,", b"1.2.3.4,")
    ]
    return [re.sub(rb"[\x00-\x1f\x7f-\xff]", b"x", shape) for shape in shapes + joined]


HEADERS = [
    "cookie",
    "accept-language",
    "if-none-match",
    "accept-encoding",
    "accept",
    "origin",
    "host",
]
HEADERS += ["x-forwarded-for", "x-forwarded-proto", "content-type", "content-length", "user-agent"]


@pytest.mark.parametrize("path", ["/api/me", "/api/words/de"])
def test_no_header_holds_the_loop(border: Border, path: str) -> None:
    for name in HEADERS:
        for value in fitting(LINE):
            border.ask(f"{name}: {value[:10]!r}", path.encode(), name.encode() + b": " + value)
    for value in (b'"' + b"\\" * LINE + b'"', b'"' + b'\\"' * (LINE // 2) + b'"', b"a" * LINE):
        border.ask(f"cookie {value[:10]!r}", path.encode(), b"cookie: deadwood_guest=" + value)
    border.report(path)


def test_no_parameter_holds_the_loop(border: Border) -> None:
    code = border.anna.open()
    for route in ROUTES:
        path = route.path.format(code=code, lang="de", game="bang", move=1)
        queries = [field.alias for field in route.dependant.query_params]
        for depends in route.dependant.dependencies:
            queries += [field.alias for field in depends.query_params]
        tails = [b"?" + b"&".join(b"a%d=1" % number for number in range(LINE // 7))]
        for name in queries:
            tails += [b"?" + name.encode() + b"=" + value for value in fitting(LINE)[:8]]
            tails += [b"?" + b"&".join([name.encode() + b"=x"] * (LINE // (len(name) + 3)))]
        for tail in tails:
            border.ask(f"{path}{tail[:20]!r}", path.encode() + re.sub(rb"[\s#]", b"+", tail))
        for name in re.findall(r"{(\w+)}", route.path):
            for value in fitting(LINE)[:8]:
                word = re.sub(rb"[\s#?/]", b"+", value)
                asked = route.path.replace(f"{{{name}}}", "\n").encode()
                asked = re.sub(rb"{\w+}", code.encode(), asked).replace(b"\n", word)
                border.ask(f"{route.path}: {name}", asked)
    for value in fitting(LINE):
        border.ask(f"path {value[:10]!r}", b"/" + re.sub(rb"[\s#]", b"+", value))
    border.report("parameters")


def test_no_flood_of_small_parts_holds_the_loop(border: Border) -> None:
    """Headers, chunks, trailers and frames of almost nothing, as fast as the network takes them."""
    post, chunked = b"POST", b"transfer-encoding: chunked"
    start = head(border, b"/api/me", chunked, method=post)
    upgrade = [b"connection: upgrade", b"upgrade: websocket", b"sec-websocket-version: 13"]
    upgrade += [b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="]
    few, many = (LONGEST_HEAD - 1_000) // 5, 50_000
    floods = {
        "chunks": start + b"1\r\n \r\n" * 40_000 + b"0\r\n\r\n",
        "trailers": start + b"0\r\n" + b"a:b\r\n" * many + b"\r\n",
        "headers": head(border, b"/api/me", *[b"a:b"] * few),
        "cookies": head(border, b"/api/me", *[b"cookie: a=b"] * (few // 3)),
        "too many headers": head(border, b"/api/me", *[b"a:b"] * many),
        "headers of a socket": head(border, b"/ws/tables/AAAAAA", *upgrade, *[b"a:b"] * few),
        "a long address": head(border, b"/" + b"a" * 250_000),
        "requests": head(border, b"/api/me") * 500,
    }
    for what, flood in floods.items():
        border.send(what, flood)
    border.report("floods")


def test_no_message_of_a_socket_holds_the_loop(border: Border) -> None:
    code = border.anna.open()
    plain = [json.dumps(example("client", word(kind))) for kind in models(protocol.AnyCommand)]
    fields = ",".join(f'"{number}":1' for number in range(ROOM // 10))
    twins = ",".join(['"x":1'] * (ROOM // 7))
    messages = [text[:-1] + "," + more + "}" for text in plain for more in (fields, twins)]
    messages += [
        "[" * ROOM,
        '{"a":' * (ROOM // 5),
        '"' + '\\"' * (ROOM // 2),
        '"' * ROOM,
        "," * ROOM,
    ]
    for at in range(0, len(messages), 15):  # the line is cut after twenty
        with border.anna.line(code) as line:
            for message in messages[at : at + 15]:
                border.attempt(message[:60], lambda: line.nonsense(message))  # noqa: B023
    small = {
        "pongs": Frame(Opcode.PONG, b"").serialize(mask=True) * 40_000,
        "pieces": Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 40_000,
    }
    for what, frames in small.items():

        def flood() -> None:
            with border.anna.line(code) as line:
                try:
                    line.socket.socket.sendall(frames)  # noqa: B023
                    line.socket.socket.sendall(Frame(Opcode.PING, b"x").serialize(mask=True))
                    line.socket.recv(0.01)
                except (ConnectionClosed, OSError, TimeoutError):
                    pass

        border.attempt(what, flood)
    border.report("messages")


# The looks themselves.


def test_what_has_too_many_parts_is_refused_in_words_whatever_it_is(place: Town) -> None:
    ben: Stranger = place.guest("Ben")
    body = {"game": "bang", "bots": {str(number): 1 for number in range(MOST_PARTS + 1)}}
    answer = ben.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert "too many parts" in answer.json()["words"]
    with ben.line(ben.open()) as line:
        told = line.nonsense(json.dumps({"type": "ping", "id": "a", "x": [0] * MOST_PARTS}))
        assert (told["code"], "too many parts" in told["words"]) == ("bad-message", True)


def test_parts_are_counted_outside_of_texts() -> None:
    commas = "," * 10_000
    assert not is_overgrown(json.dumps({"text": commas}).encode())
    assert not is_overgrown(json.dumps({"text": f'{commas}"{commas}\\'}).encode())
    assert is_overgrown(json.dumps({"text": '\\"', "list": [1] * (MOST_PARTS + 1)}).encode())
    assert not is_overgrown(('{"open": "' + commas).encode())
    assert not is_overgrown(('{"open": "' + commas + "\\").encode())
    for _, value in EXAMPLES:
        assert not is_overgrown(json.dumps(value).encode())


def test_only_our_cookie_is_read_and_only_if_it_is_a_plain_word() -> None:
    def left(*cookies: bytes) -> list[tuple[bytes, bytes]]:
        return only_cookie("ours", [(b"host", b"x"), *((b"cookie", each) for each in cookies)])[1:]

    assert left(b"a=b; ours=1.x-Y_z; c=d") == [(b"cookie", b"ours=1.x-Y_z")]
    assert left(b"a=b", b"ours=2") == [(b"cookie", b"ours=2")]
    assert left(b"notours=1", b"ours") == []
    for bad in (b'"quoted"', b"a b", b"a\\b", b"", b"x" * 129):
        assert left(b"ours=" + bad) == []
