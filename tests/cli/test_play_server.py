"""The terminal as a seat at a table far away: a real server, real processes."""

from __future__ import annotations

import contextlib
import http.server
import re
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from deadwood.bots.cast import CAST
from deadwood.client import Client, Gone, Refused
from tests.cli.terminal import ANSI, Person, deadwood, end_of, fine, unnamed
from tests.client.serving import serving

OURS = {"en": "your part is in it", "de": "dein Teil ist darin", "nl": "jouw deel zit erin"}
SAVE = {"en": "save", "de": "sichern", "nl": "bewaren"}

NAMES = "|".join(CAST)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Where guests are remembered."""
    return {"XDG_DATA_HOME": str(tmp_path / "data")}


def spoken(text: str) -> str:
    return " ".join(ANSI.sub("", text).split())


class Guest(Person):
    """Somebody at a terminal, who looks until he has read something."""

    def until(self, pattern: str) -> None:
        self.child.expect(pattern)
        found = str(self.child.before) + str(self.child.after)
        self.raw += found
        self.screen = ANSI.sub("", found).replace("\r", "")

    def says(self, line: str) -> None:
        self.child.sendline(line)


@contextlib.contextmanager
def guest(home: dict[str, str], *arguments: str, game: str = "") -> Iterator[Guest]:
    person = Guest(*arguments, game=game, XDG_DATA_HOME=home["XDG_DATA_HOME"])
    try:
        yield person
    finally:
        if person.child.isalive():
            person.child.kill(signal.SIGKILL)
            person.child.wait()
        person.child.close()


# Whole games.


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "lang", "players"),
    [("wyatt-earp", "en", "2"), ("el-paso", "de", "2"), ("bang", "nl", "4")],
)
def test_a_whole_game_from_opening_to_a_record_that_can_be_verified(
    server: str, home: dict[str, str], tmp_path: Path, game: str, lang: str, players: str
) -> None:
    file = tmp_path / "game.txt"
    options = ["--server", server, "--players", players, "--bots", "random", "--lang", lang]
    with guest(home, *options, "--name", "Anna", game=game) as anna:
        assert anna.look()
        assert anna.type(""), "the game begins"
        while anna.player:
            assert anna.type("1" if anna.choices() else "")
        assert anna.type(f"{SAVE[lang]} {file}")
        anna.child.sendline("")
        assert anna.leave() == 0
        screen = ANSI.sub("", anna.raw).replace("\r", "")
    said = spoken(screen)
    assert OURS[lang] in said
    assert max(len(line) for line in screen.splitlines() if "> " not in line) <= 80
    assert "contribution 1: " in file.read_text(encoding="utf-8")
    assert len(fine("verify", str(file), "--lang", lang).splitlines()) >= 4


# A table with friends.


def test_friends_meet_talk_leave_and_come_back(server: str, home: dict[str, str]) -> None:
    opening = ["--server", server, "--players", "3", "--name", "Anna"]
    with guest(home, *opening, game="wyatt-earp") as anna:
        anna.until("Enter starts the game")
        found = re.search(r"http://\S+/t/(\w+)", anna.screen)
        assert found is not None
        link, code = found.group(0), found.group(1)
        with guest(home, "--table", link, "--name", "Ben") as ben:
            ben.until("Anna starts the game")
            anna.until("Ben sits down")
            ben.says("say Howdy, partner!")
            anna.until("Ben: Howdy, partner!")
            ben.says("start")
            ben.until("Only the host")
            anna.says("")
            anna.until(f"({NAMES}) sits down")
            for person in (anna, ben):
                person.until("press Enter|Enter")
            ben.child.sendintr()
            ben.until("Your seat stays yours")
            assert f"/t/{code} --name Ben" in spoken(ben.screen + str(ben.child.read()))
            assert end_of(ben.child) == 130
        with guest(home, "--table", code, "--server", server, "--name", "Ben") as ben:
            ben.until(rf"At the table, in turn order: Anna, you \(Ben\) and ({NAMES}) \(Ranger\)")
            ben.until("Enter")
            ben.says("")
            anna.says("")
            anna.says("leave")
            anna.until("A bot plays on for you")
            assert end_of(anna.child) == 0
            ben.until("Anna has left; a bot plays on")


def test_who_is_not_asked_can_look_and_talk_but_not_move(server: str, home: dict[str, str]) -> None:
    with (
        Client(server, "Cleo") as cleo,
        cleo.open("wyatt-earp", players=2) as table,
        guest(home, "--table", table.link, "--name", "Dora") as dora,
    ):
        dora.until("Cleo starts the game")
        table.start()
        while table.follower.now is None:
            table.wait(0.05)
        dora.until("Enter")
        dora.says("")
        while table.follower.now["asked"] != [0]:  # Dora may be first; then she plays
            dora.says("1")
            table.wait()
        dora.says("")
        dora.until("Waiting for Cleo")
        for line, answer in (
            ("draw supply", "Waiting for Cleo: "),
            ("hand", "Your hand:"),
            ("table", "Supply:"),
            ("help", "talk to the others"),
            ("fair", r"Your part\s+is\s+[0-9a-f]"),
            ("undo", "taken"),
            ("back", "nobody stands in for you"),
            ("save x.txt", "not over"),
        ):
            dora.says(line)
            dora.until(answer)
        dora.says("say I am watching you.")
        while not any(entry["kind"] == "chat" for entry in table.follower.entries):
            table.wait()
        table.play(table.moves[0]["move"])
        dora.until("Cleo draws")


def test_a_host_at_a_terminal_gets_rid_of_who_spoils_it(server: str, home: dict[str, str]) -> None:
    opening = ["--server", server, "--players", "3", "--name", "Anna"]
    with guest(home, *opening, game="wyatt-earp") as anna, Client(server, "Mallory") as mallory:
        anna.until("Enter starts the game")
        found = re.search(r"http://\S+/t/(\w+)", anna.screen)
        assert found is not None
        with mallory.watch(found.group(0)) as table:
            table.chat("I am Anna!")
            anna.until(r"Mallory \(onlooker\): I am Anna!")
            anna.says("mute mallory")
            anna.until("Mallory cannot talk here any more")
            with pytest.raises(Refused, match="silence"):
                table.chat("But I am!")
            anna.says("mute Mallory")
            anna.until("Mallory may talk again")
            table.sit(1)
            anna.until("Mallory sits down")
            for line, answer in (
                ("kick 9", "Which seat"),
                ("kick me", "Which seat"),
                ("kick 1", "done to oneself"),
                ("kick 3", "not at this table"),
                ("ban Somebody", "nobody called Somebody"),
                ("help", r"kick\s+SEAT"),
                ("kick 2", "Seat 2 is free; the host has freed it"),
                ("ban Mallory", "Mallory cannot be at this table any more"),
            ):
                anna.says(line)
                anna.until(answer)
            with pytest.raises(Gone, match="does not want us"):
                for _ in table:
                    pass


DORA_DECIDES_FIRST = {"first_lookout": "2"}


def test_what_somebody_else_does_is_told_while_one_thinks(
    server: str, home: dict[str, str]
) -> None:
    with (
        Client(server, "Cleo") as cleo,
        cleo.open("el-paso", players=2, options=DORA_DECIDES_FIRST) as table,
        guest(home, "--table", table.link, "--name", "Dora") as dora,
    ):
        dora.until("Cleo starts the game")
        table.start()
        while table.follower.now is None:
            table.wait(0.05)
        dora.until("Enter")
        dora.says("")
        dora.until("Dora> $")
        table.chat("Hurry up!")
        dora.until("Cleo: Hurry up!.*\n.*Dora> $")


def test_the_same_person_comes_back_to_the_same_seat(server: str, home: dict[str, str]) -> None:
    options = ["--server", server, "--players", "2", "--name", "Anna", "--bots", "random"]
    first = fine("play", "wyatt-earp", *options, typed="\n1\n", **home)
    found = re.search(r"http://\S+/t/\w+", first)
    assert found is not None
    again = fine("play", "--table", found.group(), "--name", "Anna", typed="log\n", **home)
    assert "At the table, in turn order: you (Anna) and Somebody (Random)." in unnamed(again)
    assert "You draw" in again
    assert "The most money wins" not in again, "who has played already knows how"
    other = deadwood("play", "--table", found.group(), "--name", "Ben", **home)
    assert (other.returncode, other.stdout) == (2, "")
    assert other.stderr == "The game has begun already.\n"


def test_bots_of_several_kinds_have_seats_of_their_own(server: str, home: dict[str, str]) -> None:
    options = ["--server", server, "--players", "4", "--bots", "ranger,random", "--name", "Anna"]
    screen = spoken(fine("play", "wyatt-earp", *options, **home))
    seats = "Seat 1: you (Anna) Seat 2: free Seat 3: Somebody (Ranger) Seat 4: Somebody (Random)"
    assert seats in unnamed(screen)


# Nonsense is refused in one sentence.


def refused(home: dict[str, str], *arguments: str) -> str:
    ran = deadwood("play", *arguments, **home)
    assert (ran.returncode, ran.stdout) == (2, ""), ran
    assert ran.stderr.count("\n") == 1
    return ran.stderr.strip()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--server", "http://127.0.0.1:9"], "There is no server at http://127.0.0.1:9"),
        (["--server", "ftp://x"], "is no address of a server"),
        (["--table", "ABCDEF"], "--server says where"),
        (["--table", "http://127.0.0.1:9/t/ABCDEF"], "There is no server at"),
        (["--table", "http://127.0.0.1:9/"], "is no link to a table"),
        (["--name", "Anna"], "--name is for a table at a server"),
        (["bang", "--table", "http://127.0.0.1:9/t/ABCDEF"], "has its game and its rules"),
        (["--server", "http://127.0.0.1:9", "--seed", "7"], "nobody chooses the cards"),
        (["--server", "http://127.0.0.1:9", "--names", "A,B"], "a terminal of his own"),
    ],
)
def test_what_cannot_be_is_a_sentence(
    home: dict[str, str], arguments: list[str], sentence: str
) -> None:
    assert sentence in refused(home, *arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--table", "ZZZZZZ"], "There is no such table."),
        (["poker"], "No game 'poker'"),
        (["bang", "--players", "9"], "bang is for 4 to 7 players, not 9."),
        (["bang", "--bots", "ranger,ranger,ranger,ranger", "--players", "4"], "3 seats for bots"),
        (["bang", "--name", "Ranger"], "Ranger"),
        (["bang", "--name", "x" * 50], "20 characters"),
    ],
)
def test_what_the_server_refuses_is_a_sentence(
    server: str, home: dict[str, str], arguments: list[str], sentence: str
) -> None:
    assert sentence in refused(home, "--server", server, *arguments)


def test_a_full_table_is_a_sentence(server: str, home: dict[str, str]) -> None:
    bots = {1: "random"}
    with Client(server, "Cleo") as cleo, cleo.open("wyatt-earp", players=2, bots=bots) as table:
        assert refused(home, "--table", table.link) == "All seats are taken."


def test_what_is_no_deadwood_server_is_a_sentence(home: dict[str, str]) -> None:
    class Page(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{other.server_port}"
        assert "is no Deadwood server" in refused(home, "--server", address)
        other.shutdown()


def test_a_file_of_guests_that_is_not_ours_is_a_sentence(server: str, tmp_path: Path) -> None:
    file = tmp_path / "deadwood" / "guests.json"
    file.parent.mkdir()
    file.write_text("something else")
    said = refused({"XDG_DATA_HOME": str(tmp_path)}, "--server", server)
    assert "is no file of guests" in said
    assert file.read_text() == "something else"
