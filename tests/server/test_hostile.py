"""Messages and commands of people who mean no good: refused in words, and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from deadwood.core.fair import commitment
from deadwood.server import protocol
from deadwood.server.http import socket
from deadwood.server.serving import LARGEST_MESSAGE
from deadwood.server.speech.wire import LONGEST_WORDS
from deadwood.server.tables import entry as kinds
from tests.server.strangers import Line, Town, town
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("hostile")) as found:
        yield found


class Scene:
    """Anna (host, seat 1) and Ben (seat 2) at a table of two; Mallory has only found the address."""

    def __init__(self, place: Town, stack: ExitStack, **wish: Any) -> None:
        self.place = place
        self.anna, self.ben, self.mallory = map(place.guest, ("Anna", "Ben", "Mallory"))
        self.code = self.anna.open(**wish)
        self.a = stack.enter_context(self.anna.line(self.code))
        self.b = stack.enter_context(self.ben.line(self.code))
        self.m = stack.enter_context(self.mallory.line(self.code))
        assert self.b.say("sit", seat=1)["type"] == "done"

    def start(self) -> Scene:
        assert self.a.say("start")["type"] == "done"
        return self

    def asked(self) -> tuple[Line, Line]:
        """Who is asked, and who is not."""
        seat = self.place.table(self.code).asked()[0]
        return (self.a, self.b) if seat == 0 else (self.b, self.a)

    def moves(self, seat: int) -> list[str]:
        table = self.place.table(self.code)
        return [table.game.text(move) for move in table.game.legal(table.state, seat)]

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Nothing happens at the table meanwhile, and those who sit there do not even notice."""
        log = self.place.log(self.code)
        for line in (self.a, self.b):
            line.say("ping")
            line.heard.clear()
        yield
        assert self.place.log(self.code) == log
        self.place.check(self.code)
        for line in (self.a, self.b):
            assert line.say("ping")["type"] == "pong"
            assert [told for told in line.heard if told["type"] != "presence"] == []


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


@pytest.fixture
def opened(place: Town, stack: ExitStack) -> Scene:
    return Scene(place, stack)


@pytest.fixture
def begun(place: Town, stack: ExitStack) -> Scene:
    return Scene(place, stack).start()


def is_refused(answer: dict[str, Any], code: str) -> None:
    protocol.FROM_SERVER.validate_python(answer)
    assert (answer["type"], answer["code"]) == ("refused", code), answer
    assert 0 < len(answer["words"]) <= LONGEST_WORDS
    assert answer["words"].isprintable()


# What is no command.

DEEP = 20_000
NONSENSE = {
    "nothing": "",
    "no JSON": "start!",
    "half of it": '{"id":"x","type":"lea',
    "two at once": '{"id":"x","type":"leave"}{"id":"y","type":"leave"}',
    "null": "null",
    "a list": '[{"id":"x","type":"leave"}]',
    "a number": "1" * 5000,
    "a number beyond all": "1e999",
    "not a number": "NaN",
    "deep lists": "[" * DEEP + "]" * DEEP,
    "deep objects": '{"type":' * (DEEP // 4) + "1" + "}" * (DEEP // 4),
    "no type": '{"id":"x"}',
    "no id": '{"type":"leave"}',
    "a type that is a list": '{"id":"x","type":["leave"]}',
    "a type that nobody knows": '{"id":"x","type":"give-me-all"}',
    "a very long type": json.dumps({"id": "x", "type": "z" * 60_000}),
    "a type of control characters": '{"id":"x","type":"\\u0000\\u202e\\u001b[2J"}',
    "a type that is no text": '{"id":"x","type":"\\ud800"}',
    "a very long field": json.dumps({"id": "x", "type": "leave", "y" * 60_000: 1}),
    "a field with markup": '{"id":"x","type":"leave","<script>alert(1)</script>":1}',
    "an id with a line end": '{"id":"x\\n","type":"leave"}',
    "an id that is too long": json.dumps({"id": "x" * 65, "type": "leave"}),
    "an id that is a number": '{"id":7,"type":"leave"}',
    "half a surrogate": '{"id":"x","type":"chat","text":"\\udfff"}',
    "NUL": "\0",
    "a byte order mark": '\ufeff{"id":"x","type":"leave"}',
    "a seat that is a fraction": '{"id":"x","type":"sit","seat":1.0}',
    "a seat that is a text": '{"id":"x","type":"sit","seat":"1"}',
    "a seat that is true": '{"id":"x","type":"sit","seat":true}',
    "a seat below all": '{"id":"x","type":"sit","seat":-1}',
    "a seat beyond all": f'{{"id":"x","type":"sit","seat":{10**400}}}',
    "a commitment in capitals": json.dumps({"id": "x", "type": "sit", "commitment": "AB" * 32}),
    "a version that is a text": '{"id":"x","type":"hello","version":"1"}',
    "since before the beginning": '{"id":"x","type":"hello","version":1,"since":-1}',
    "since beyond all": f'{{"id":"x","type":"hello","version":1,"since":{2**63}}}',
    "a language with a path": '{"id":"x","type":"hello","version":1,"lang":"../../en"}',
}


def test_what_is_no_command_is_refused_and_changes_nothing(begun: Scene) -> None:
    with begun.unchanged():
        for at in range(0, len(NONSENSE), socket.MOST_MISTAKES - 1):
            with begun.ben.line(begun.code) as line:
                for raw in list(NONSENSE.values())[at : at + socket.MOST_MISTAKES - 1]:
                    is_refused(line.nonsense(raw), "bad-message")
                assert line.say("ping")["type"] == "pong"


def test_bytes_are_no_message(begun: Scene) -> None:
    with begun.unchanged():
        is_refused(begun.m.nonsense(b'{"id":"x","type":"leave"}'), "bad-message")


def test_who_makes_too_many_mistakes_is_cut_off(begun: Scene) -> None:
    with begun.unchanged(), begun.ben.line(begun.code) as line:
        mistakes = ["?"] * socket.MOST_MISTAKES
        line.burst([*mistakes, {"id": "x", "type": "leave"}])  # said, but no longer heard
        assert line.end() == protocol.BAD_MESSAGE


def is_too_big(scene: Scene, line: Line) -> None:
    """The server says so. Whether it is heard depends on the network: who still sends to somebody who
    has hung up loses what was said last."""
    assert line.end() in (1009, 0)
    wait_until(lambda: '"close": 1009' in scene.place.written.getvalue())


def test_a_message_that_is_too_big_ends_the_connection(begun: Scene) -> None:
    with begun.unchanged(), begun.ben.line(begun.code) as line:
        line.send(json.dumps({"id": "x", "type": "chat", "text": "y" * LARGEST_MESSAGE}))
        is_too_big(begun, line)


def test_a_message_in_pieces_is_no_bigger(begun: Scene) -> None:
    with begun.unchanged(), begun.ben.line(begun.code) as line:

        def pieces() -> Iterator[str]:
            for _ in range(100):
                yield " " * (LARGEST_MESSAGE // 50)

        with suppress(ConnectionClosed):
            line.socket.send(pieces())
        is_too_big(begun, line)


def test_text_that_is_none_ends_the_connection(begun: Scene) -> None:
    with begun.unchanged(), begun.ben.line(begun.code) as line:
        line.socket.socket.sendall(Frame(Opcode.TEXT, b'{"id":"\xff"}').serialize(mask=True))
        assert line.end() == 1007


COMMANDS = {
    get_args(model.model_fields["type"].annotation)[0]: model
    for model in get_args(get_args(protocol.TableCommand)[0])
}
ODD = [None, True, -1, 1.5, 10**30, "", "\0", "x" * 500, "<b>", [], {}, ["x"], {"x": 1}]
GOOD: dict[str, Any] = {
    "seat": 1,
    "level": "random",
    "fill": "random",
    "commitment": "ab" * 32,
    "contribution": "ab" * 32,
    "move": "x",
    "text": "x",
    "guest": "0" * 10,
    "on": True,
}


def odd_commands() -> Iterator[dict[str, Any]]:
    """One field is odd, the others are good."""
    for kind, model in COMMANDS.items():
        names = [name for name in model.model_fields if name not in ("type", "id")]
        for name in [*names, "id", "unheard-of"]:
            for odd in ODD:
                if kind == "chat" and (name, odd) == ("seat", None):
                    continue  # whoever looks on may talk
                if (kind, name) == ("chat", "text") and isinstance(odd, str):
                    continue
                good = {other: GOOD.get(other) for other in names}
                yield {"id": "x", "type": kind, **good, name: odd}


def test_every_field_of_every_command_is_looked_at(begun: Scene) -> None:
    """Mallory may do none of it, however well it is said."""
    messages = list(odd_commands())
    with begun.unchanged():
        while messages:
            with begun.mallory.line(begun.code) as line:
                mistakes = 0
                while messages and mistakes < socket.MOST_MISTAKES - 1:
                    line.send(messages.pop())
                    answer = line.hear()
                    while answer["type"] in ("presence", "update"):
                        answer = line.hear()
                    is_refused(answer, answer.get("code", ""))
                    mistakes += answer["code"] == "bad-message"


# Saying hello.


@pytest.mark.parametrize("kind", [*COMMANDS, "ping"])
def test_nothing_is_done_for_who_does_not_say_hello(kind: str, opened: Scene) -> None:
    fields: dict[str, Any] = {"text": "hey", "move": "x", "seat": 1, "contribution": "ab" * 32}
    fields |= {"guest": "0" * 10, "on": True, "emote": "howdy"}
    wanted = protocol.Ping if kind == "ping" else COMMANDS[kind]
    given = {name: fields[name] for name in wanted.model_fields if name in fields}
    with opened.unchanged(), opened.anna.line(opened.code, greet=False) as line:
        line.send({"id": "x", "type": kind, **given})
        assert line.end() == protocol.BAD_MESSAGE


def test_who_speaks_another_version_is_not_listened_to_any_more(opened: Scene) -> None:
    with opened.unchanged(), opened.anna.line(opened.code, greet=False) as line:
        hello = {"id": "h", "type": "hello", "version": 2}
        line.burst([hello, *({"id": f"c{n}", "type": "chat", "text": "hey"} for n in range(20))])
        assert line.end() == protocol.WRONG_VERSION


def test_who_never_says_hello_is_sent_away_however_much_he_mutters(
    opened: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 30.0)
    with opened.unchanged(), opened.mallory.line(opened.code, greet=False) as line:
        for _ in range(2):
            is_refused(line.nonsense("?"), "bad-message")
            opened.place.server.turn(15.0)
        assert line.end() == protocol.TOO_SLOW


def test_saying_hello_again_does_not_make_one_hear_twice(begun: Scene) -> None:
    for _ in range(3):
        assert begun.m.say("hello", version=1, since=10**9)["type"] == "welcome"
    begun.m.say("ping")
    begun.m.heard.clear()
    begun.a.say("chat", text="once")
    begun.m.say("ping")
    told = [entry for heard in begun.m.heard for entry in heard.get("entries", [])]
    assert [entry["kind"] for entry in told] == [kinds.CHAT]


# The same again, and too late.


def test_an_id_stands_for_one_command_whatever_it_says_the_second_time(begun: Scene) -> None:
    begun.a.send({"id": "same", "type": "chat", "text": "the first"})
    done = begun.a.answer("same")
    again: list[dict[str, Any]] = [
        {"type": "chat", "text": "another"},
        {"type": "leave"},
        {"type": "undo"},
        {"type": "start"},
        {"type": "play", "move": begun.moves(0)[0] if begun.moves(0) else "x"},
    ]
    with begun.unchanged():
        for message in again:
            begun.a.send({"id": "same", **message})
            assert begun.a.answer("same") == done
            answer = begun.anna.post(begun.code, message.pop("type"), "same", **message)
            assert answer.json() == done
    begun.b.send({"id": "same", "type": "chat", "text": "somebody else's"})
    assert begun.b.answer("same")["n"] == done["n"] + 1


def test_a_refused_id_is_not_used_up(begun: Scene) -> None:
    begun.a.send({"id": "same", "type": "close"})
    is_refused(begun.a.answer("same"), "people-play")
    begun.a.send({"id": "same", "type": "chat", "text": "now"})
    assert begun.a.answer("same")["type"] == "done"


def test_a_rematch_with_an_old_id_throws_nobody_out(opened: Scene) -> None:
    opened.a.send({"id": "same", "type": "chat", "text": "bye"})
    done = opened.a.answer("same")
    assert opened.a.say("close")["type"] == "done"
    with opened.unchanged():
        opened.a.send({"id": "same", "type": "rematch"})
        assert opened.a.answer("same") == done
    assert opened.b.say("rematch")["type"] == "done"


def test_a_move_for_an_earlier_question_does_not_answer_a_later_one(begun: Scene) -> None:
    line, _ = begun.asked()
    seat = 0 if line is begun.a else 1
    before = begun.place.table(begun.code).number
    move = begun.moves(seat)[0]
    assert line.say("play", move=move, after=before)["type"] == "done"
    seat = begun.place.table(begun.code).asked()[0]
    line = (begun.a, begun.b)[seat]
    with begun.unchanged():
        for move in begun.moves(seat):
            is_refused(line.say("play", move=move, after=before), "stale")
            is_refused(line.say("play", move=move, after=0), "stale")


def test_of_two_answers_at_once_one_counts(begun: Scene) -> None:
    seat = begun.place.table(begun.code).asked()[0]
    guest = (begun.anna, begun.ben)[seat]
    move, before = begun.moves(seat)[0], begun.place.table(begun.code).number
    with guest.line(begun.code) as one, guest.line(begun.code) as two:
        for name, line in (("one", one), ("two", two)):
            line.send({"id": name, "type": "play", "move": move, "after": before})
        answers = [one.answer("one"), two.answer("two")]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    moves = [entry for entry in begun.place.log(begun.code) if entry.kind == kinds.MOVE]
    assert len(moves) == 1


def test_a_game_starts_once(opened: Scene) -> None:
    with ExitStack() as lines:
        eager = [lines.enter_context(opened.anna.line(opened.code)) for _ in range(5)]
        for line in eager:
            line.send({"id": f"start-{id(line)}", "type": "start"})
        answers = [line.answer(f"start-{id(line)}") for line in eager]
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 4
    assert [e.kind for e in opened.place.log(opened.code)].count(kinds.DEALT) == 1
    opened.place.check(opened.code)


# What belongs to others.


def test_who_looks_on_can_do_nothing_but_talk(begun: Scene) -> None:
    seat = begun.place.table(begun.code).asked()[0]
    with begun.unchanged():
        for kind in ("leave", "back", "undo", "rematch"):
            is_refused(begun.m.say(kind), "not-seated")
        for move in begun.moves(seat):
            is_refused(begun.m.say("play", move=move), "not-seated")
            is_refused(begun.m.say("why", move=move), "not-seated")
        is_refused(begun.m.say("reveal", contribution="ab" * 32), "not-seated")
        is_refused(begun.m.say("sit", seat=0), "started")
        for kind, fields in HOST_ONLY.items():
            is_refused(begun.m.say(kind, **fields), "not-host")
            answer = begun.mallory.post(begun.code, kind, **fields)
            assert answer.status_code == 403
            is_refused(answer.json(), "not-host")


HOST_ONLY: dict[str, dict[str, Any]] = {
    "start": {"fill": "random"},
    "close": {},
    "host": {"seat": 1},
    "bot": {"seat": 1, "level": "random"},
    "kick": {"seat": 1},
    "mute": {"guest": "0" * 10, "on": True},
    "ban": {"guest": "0" * 10, "on": True},
}


def test_who_sits_there_is_not_yet_the_host(opened: Scene) -> None:
    with opened.unchanged():
        for kind, fields in HOST_ONLY.items():
            is_refused(opened.b.say(kind, **fields), "not-host")


def test_who_was_the_host_is_it_no_longer(opened: Scene) -> None:
    assert opened.a.say("host", seat=1)["type"] == "done"
    with opened.unchanged():
        for kind, fields in HOST_ONLY.items():
            is_refused(opened.a.say(kind, **fields), "not-host")


def test_nobody_is_moved_from_his_seat(opened: Scene) -> None:
    with opened.unchanged():
        is_refused(opened.m.say("sit", seat=0), "seat-taken")
        is_refused(opened.m.say("sit"), "table-full")
        is_refused(opened.b.say("sit", seat=0), "seat-taken")
        is_refused(opened.b.say("sit", seat=6), "no-seat")
        is_refused(opened.a.say("bot", seat=1, level="random"), "seat-taken")
        is_refused(opened.a.say("bot", seat=1), "seat-taken")
        is_refused(opened.a.say("host", seat=6), "nobody-there")


def test_nobody_plays_or_takes_back_the_move_of_another(begun: Scene) -> None:
    line, other = begun.asked()
    seat = 0 if line is begun.a else 1
    with begun.unchanged():
        for move in begun.moves(seat):
            is_refused(other.say("play", move=move), "illegal")
        is_refused(other.say("undo"), "undo-not-last")
    assert line.say("play", move=begun.moves(seat)[0])["type"] == "done"
    with begun.unchanged():
        is_refused(other.say("undo"), "undo-not-last")


def test_an_open_table_has_no_game_to_interfere_with(opened: Scene) -> None:
    with opened.unchanged():
        for kind in ("undo", "back"):
            is_refused(opened.a.say(kind), "not-started")
        is_refused(opened.a.say("play", move="x"), "not-started")
        is_refused(opened.a.say("why", move="x"), "not-started")
        is_refused(opened.a.say("reveal", contribution="ab" * 32), "not-started")
        is_refused(opened.a.say("rematch"), "not-over")
        is_refused(opened.a.say("bot", seat=0, level="nobody"), "seat-taken")


def test_a_closed_table_stays_closed(opened: Scene) -> None:
    assert opened.a.say("close")["type"] == "done"
    with opened.unchanged():
        for kind, fields in HOST_ONLY.items():
            is_refused(opened.a.say(kind, **fields), "closed")
        is_refused(opened.a.say("sit", seat=0), "closed")
        is_refused(opened.a.say("leave"), "closed")
        is_refused(opened.a.say("chat", text="anybody?"), "closed")
        is_refused(opened.m.say("rematch"), "not-seated")


# The shuffle.


def test_only_a_promise_can_be_kept_and_only_with_what_was_promised(opened: Scene) -> None:
    promised = "5a" * 32
    opened.a.say("sit", seat=0, commitment=commitment(bytes.fromhex(promised)))
    assert opened.a.say("start")["type"] == "done"
    with opened.unchanged():
        is_refused(opened.b.say("reveal", contribution=promised), "nothing-promised")
        is_refused(opened.m.say("reveal", contribution=promised), "not-seated")
        is_refused(opened.a.say("reveal", contribution="5b" * 32), "not-promised")
        is_refused(opened.b.say("sit", seat=1, commitment="ab" * 32), "sealed")
        is_refused(opened.a.say("start"), "sealed")
        is_refused(opened.a.say("play", move="x"), "sealed")
    assert opened.a.say("reveal", contribution=promised)["type"] == "done"
    with opened.unchanged():
        is_refused(opened.a.say("reveal", contribution=promised), "started")


# What people say.


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # text; pages show it as such
        ("a\u202eb\u2066c\u200bd", "a b c d"),
        ("line\r\nanother\x1b[2J", "line another [2J"),
        ("{code} %s {0}", "{code} %s {0}"),
    ],
)
def test_what_is_said_arrives_as_one_line_that_can_be_seen(
    text: str, shown: str, begun: Scene
) -> None:
    begun.place.secrets.append(text)
    begun.m.say("chat", text=text)
    begun.a.say("ping")
    told = [entry for heard in begun.a.heard for entry in heard.get("entries", [])]
    assert (told[-1]["text"], told[-1]["seat"]) == (shown, -1)


def test_nothing_to_see_is_not_said(begun: Scene) -> None:
    with begun.unchanged():
        is_refused(begun.m.say("chat", text=" \u202e\u200b\t\n"), "nothing-said")


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 21, "a\u202eb", "a\u200bb", "a\nb", "\x1b[2J", "Ranger", "RANGER B", "\u2800"],
)
def test_a_name_can_be_seen_and_is_nobody_elses_kind(name: str, place: Town) -> None:
    answer = place.guest().http.post("/api/me", json={"name": name})
    assert answer.status_code == 400
    is_refused(answer.json(), answer.json()["code"])
    assert "set-cookie" not in answer.headers


def test_a_name_with_markup_is_a_name(place: Town) -> None:
    eve = place.guest("<b onload=x>&amp;")
    code = eve.open()
    assert place.table(code).seats[0].name == "<b onload=x>&amp;"
    assert eve.http.get(f"/api/tables/{code}").headers["content-type"] == "application/json"


# A fault of the server's own.


def test_a_fault_tells_nobody_anything_and_the_table_goes_on(
    begun: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = begun.place.table(begun.code).seed
    begun.place.check(begun.code)

    def fails(*_: Any) -> Any:
        raise RuntimeError(secret)

    written = len(begun.place.written.getvalue())
    with begun.unchanged(), begun.ben.line(begun.code) as line, monkeypatch.context() as broken:
        broken.setattr("deadwood.server.tables.commands.chat", fails)
        answer = begun.ben.post(begun.code, "chat", text="hey")
        assert answer.status_code == 500
        is_refused(answer.json(), "broken")
        assert secret not in answer.text
        line.send({"id": "x", "type": "chat", "text": "hey"})
        assert line.end() == 1011
    said = begun.place.written.getvalue()[written:]
    assert said.count("RuntimeError") == 2
    assert secret not in said
    begun.place.written.truncate(written)  # these faults were ours
    begun.place.written.seek(written)
    assert begun.b.say("chat", text="hey")["type"] == "done"
