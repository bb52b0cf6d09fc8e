"""Whole games over real WebSockets and a real SQLite file, people and bots at one table."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import deadwood
from deadwood.bots.cast import CAST
from deadwood.bots.registry import bot_names
from deadwood.client import Client, Gone, Refused, RemoteTable
from deadwood.core.record import read, verify
from deadwood.core.registry import game as make_game
from deadwood.core.registry import names
from deadwood.server import protocol
from deadwood.server.bots.pool import BotFailed
from deadwood.server.process.server_clock import ServerClock
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.storage.base import StorageError
from deadwood.server.tables.hub import IDLE
from deadwood.server.tables.timing import ABANDONED
from tests.server.running import Running, running
from tests.server.sitting import MOST, table_from
from tests.waiting import PATIENCE


class Time:
    """A clock that stands still until somebody turns it on."""

    def __init__(self) -> None:
        self.now = ServerClock().now()

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def server(tmp_path: Path, time: Time) -> Iterator[Running]:
    with running(tmp_path, now=time) as found:
        yield found


def play_on(table: RemoteTable, pick: int = 0) -> None:
    """Answer whatever is asked until the game is over."""
    number = pick
    for _ in table:
        while table.is_asked and table.status == "playing":
            number += 1
            moves = table.moves
            try:
                chosen = moves[number % len(moves)]
                by_names = number % 3 == 0 and chosen["made"]
                table.play(by_names or chosen["move"])
            except Refused as refusal:  # somebody was faster in a free-for-all
                if refusal.code not in ("stale", "illegal"):
                    raise


def in_threads(*work: Any) -> None:
    """All at once; the first error of any of them is raised."""
    errors: list[BaseException] = []

    def guarded(one: Any) -> None:
        try:
            one()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(one,)) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    if errors:
        raise errors[0]


@pytest.mark.parametrize("game", names())
def test_people_and_bots_play_a_whole_game(server: Running, game: str) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        Client(server.url, "Cleo") as cleo,
        anna.open(game, players=MOST[game], seat=1) as hers,
        ben.join(hers.code) as his,
        cleo.watch(hers.link) as watched,
    ):
        hers.start(fill="ranger")
        in_threads(lambda: play_on(hers), lambda: play_on(his, 3), lambda: [None for _ in watched])
        for table in (hers, his, watched):
            assert table.status == "over"
        assert hers.check_shuffle()
        assert his.check_shuffle()
        record = read(hers.record())
        assert "fair-seed" in verify(make_game(game, players=MOST[game]), record)
        assert {"Anna", "Ben"} < set(record.names.values()) <= {"Anna", "Ben", *CAST}
        assert set(record.bots.values()) == {"ranger"}
        # Everybody was told everything, in order, as he may see it.
        _, entries, _ = found(server, hers.code)
        folded = table_from(entries)
        voice = Narrators(folded).narrator("en")
        for table in (hers, his, watched):
            told = [wire.entry_out(folded, entry, table.seat, voice) for entry in entries]
            since = table.follower.entries[0]["n"] - 1
            # Before somebody sat down he was told what a spectator may see: the same, so early.
            assert [plain(entry) for entry in table.follower.entries] == told[since:]
            now = wire.now_out(folded, table.seat, voice)
            assert plain(table.follower.now) == plain(now)


def plain(value: Any) -> Any:
    """As JSON has it: no tuples."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def found(server: Running, code: str) -> Any:
    return server.do(server.parts.services.storage.load(code))


@pytest.mark.parametrize("game", names())
def test_a_game_over_http_alone(server: Running, game: str) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.post("/api/me", json={"name": "Anna"}).raise_for_status()
        opened = http.post("/api/tables", json={"game": game, "seat": 0})
        assert opened.status_code == 201
        where = opened.headers["location"]
        sent = 0

        def command(kind: str, **fields: Any) -> httpx.Response:
            nonlocal sent
            sent += 1
            return http.post(f"{where}/commands", json={"id": f"c{sent}", "type": kind, **fields})

        assert command("start", fill="random").json()["type"] == "done"
        since = 0
        numbers: list[int] = []
        while True:
            answer = http.get(f"{where}/updates", params={"since": since, "wait": 5})
            update = answer.json()
            protocol.FROM_SERVER.validate_json(answer.content)
            numbers += [entry["n"] for entry in update["entries"]]
            since = update["n"]
            if update["table"]["status"] == "over":
                break
            if update["now"]["moves"]:
                command("play", move=update["now"]["moves"][-1]["move"], after=since)
        assert numbers == list(range(1, since + 1))
        record = http.get(f"{where}/record")
        assert record.headers["content-type"] == "text/plain; charset=utf-8"
        moves = len(read(record.text).moves)
        for seat in (-1, 0, 1):
            shown = http.get(f"{where}/views/{moves // 2}", params={"seat": seat}).json()
            assert (shown["view"]["seat"], shown["move"], shown["moves"]) == (
                seat,
                moves // 2,
                moves,
            )
        assert http.get(f"{where}/views/{moves + 1}").status_code == 404


def test_the_record_of_a_game_that_is_not_over_stays_secret(server: Running) -> None:
    with Client(server.url, "Anna") as anna, anna.open("bang", players=4, seat=0) as table:
        table.start(fill="ranger")
        with pytest.raises(Refused) as caught:
            table.record()
        assert caught.value.code == "not-over"
        answer = httpx.get(f"{server.url}/api/tables/{table.code}/views/0", timeout=PATIENCE)
        assert answer.status_code == 409


# Coming and going.


def test_a_reconnecting_client_gets_what_it_missed_and_nothing_twice(server: Running) -> None:
    with Client(server.url, "Anna") as anna, anna.open("el-paso", players=2, seat=0) as table:
        table.start(fill="random")
        for number in range(30):
            if table.status != "playing":
                break
            while not table.is_asked and table.status == "playing":
                table.wait()
            if number % 3 == 0 and table._socket is not None:
                table._socket.socket.close()  # the cable is pulled
            if table.is_asked:
                table.play(table.moves[0]["move"])
        numbers = [entry["n"] for entry in table.follower.entries]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_the_same_guest_on_two_devices(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Phone") as phone,
        anna.open("wyatt-earp", players=2, seat=0) as table,
    ):
        phone.claim(anna.transfer()["code"])
        assert phone.me() == anna.me()
        with phone.watch(table.code) as same:
            assert same.seat == table.seat == 0
            table.start(fill="random")
            while not same.is_asked:
                same.wait()
            same.play(same.moves[0]["move"])
            while table.follower.number < same.follower.number:
                table.wait()
            assert table.view == same.view


def test_everybody_knows_who_is_there(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        anna.open("wyatt-earp", players=3, seat=1) as hers,
        ben.watch(hers.code) as his,
    ):

        def both_see(online: list[int], watching: int) -> None:
            for table in (hers, his):
                while (table.follower.online, table.follower.watching) != (online, watching):
                    assert table.wait(PATIENCE), "nobody said so"

        both_see([1], 1)
        his.sit(0)
        both_see([0, 1], 0)
        his.leave()
        both_see([1], 1)
        with ben.watch(hers.code):
            both_see([1], 2)
        both_see([1], 1)


def test_a_bot_plays_on_for_who_leaves_and_he_can_come_back(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        anna.open("wyatt-earp", players=2, seat=0) as hers,
        ben.join(hers.code) as his,
    ):
        hers.start()
        his.leave()
        for _ in range(10):
            while not hers.is_asked:
                hers.wait()
            hers.play(hers.moves[0]["move"])
        assert any(entry.get("by") == "bot" for entry in hers.follower.entries)
        his.back()
        while hers.info["seats"][1]["away"] is not None:
            hers.wait()


def test_who_is_late_is_replaced_by_a_bot(server: Running, time: Time) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        anna.open("wyatt-earp", players=2, seat=0, clock={"move": 30}) as hers,
        ben.join(hers.code) as his,
    ):
        hers.start()
        while not hers.is_asked and not his.is_asked:
            hers.wait(0.1)
            his.wait(0.1)
        late = 0 if hers.is_asked else 1
        time.pass_seconds(31)
        server.do(server.parts.hub.tables[hers.code].tick())
        while hers.info["seats"][late]["away"] != "time":
            hers.wait()
        while not any(entry.get("by") == "bot" for entry in hers.follower.entries):
            hers.wait()


def test_who_made_a_promise_and_does_not_keep_it_holds_nobody_up(
    server: Running, time: Time
) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        anna.open("wyatt-earp", players=2, seat=0) as hers,
    ):
        path = f"/api/tables/{hers.code}/commands"
        ben.ask("POST", path, {"id": "1", "type": "sit", "commitment": "00" * 32})
        hers.start()
        while hers.info["seats"][0]["contribution"] is None:
            hers.wait()
        assert hers.status == "sealed"
        time.pass_seconds(11)
        server.do(server.parts.hub.tables[hers.code].tick())
        while hers.status == "sealed":
            hers.wait()
        assert hers.info["seats"][0]["contribution"] is not None
        assert hers.info["seats"][1]["committed"] is None


def test_the_same_people_play_again(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        anna.open("el-paso", players=3, seat=0, bots={2: "random"}) as hers,
        ben.join(hers.code) as his,
    ):
        hers.start()
        in_threads(lambda: play_on(hers), lambda: play_on(his))
        with hers.rematch() as again, his.rematch() as his_again:
            assert again.code == his_again.code != hers.code
            before, after = (
                [(seat["name"], seat["face"]) for seat in table.info["seats"]]
                for table in (hers, again)
            )
            assert before == after
            assert [name for name, _ in after][:2] == ["Anna", "Ben"]
            again.start()
            assert again.status in ("sealed", "playing")


# Finding tables.


def test_public_tables_are_listed_and_those_by_link_are_not(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        anna.open("bang", players=4, public=True) as public,
        anna.open("bang") as private,
    ):
        listed = [row["code"] for row in anna.tables()]
        assert public.code in listed
        assert private.code not in listed
        with Client(server.url, "Ben") as ben, ben.join(private.code.lower()) as joined:
            assert joined.seat == 1
            assert [row["code"] for row in ben.my_tables()] == [private.code]


def test_a_code_that_does_not_exist(server: Running) -> None:
    with Client(server.url, "Anna") as anna:
        with pytest.raises(Gone, match="no such table"):
            anna.join("ZZZZZZ")
        with pytest.raises(Refused) as caught:
            anna.look("ZZZZZZ")
        assert caught.value.code == "no-table"


# The server's own troubles.


def test_tables_outlive_the_server(tmp_path: Path) -> None:
    with (
        running(tmp_path) as first,
        Client(first.url, "Anna") as anna,
        anna.open("bang", players=5, seat=0) as table,
    ):
        table.start(fill="ranger")
        for _ in range(3):
            while not table.is_asked:
                table.wait()
            table.play(table.moves[0]["move"])
        code, token, number = table.code, anna.token, table.follower.number
    with running(tmp_path) as second, httpx.Client(base_url=second.url, timeout=PATIENCE) as http:
        http.cookies.set("deadwood_guest", token)
        update = http.get(f"/api/tables/{code}/updates").json()
        assert update["n"] >= number
        assert update["seat"] == 0
        assert update["table"]["status"] == "playing"
        # Bots whose turn it was go on by themselves.
        while not update["now"]["moves"]:
            since = {"since": update["n"], "wait": 5}
            update = http.get(f"/api/tables/{code}/updates", params=since).json()


def test_a_table_that_nobody_is_at_is_let_go_and_found_again(server: Running, time: Time) -> None:
    with Client(server.url, "Anna") as anna:
        with anna.open("wyatt-earp", players=2, seat=0) as table:
            code = table.code
        hub = server.parts.hub
        while hub.tables[code].listeners:
            server.do(nothing())
        time.pass_seconds(IDLE / 1000 + 1)
        server.do(hub.sweep())
        assert code not in hub.tables
        assert anna.look(code)["seats"][0]["name"] == "Anna"
        assert code in hub.tables


async def nothing() -> None:
    pass


def test_a_table_at_which_nobody_plays_is_closed_after_a_day(server: Running, time: Time) -> None:
    with Client(server.url, "Anna") as anna:
        with anna.open("wyatt-earp", players=2, seat=0) as table:
            code = table.code
        time.pass_seconds(ABANDONED / 1000 + 1)
        server.do(server.parts.hub.sweep())
        while anna.look(code)["status"] == "open":
            server.do(server.parts.hub.tables[code].tick())
        assert anna.look(code)["status"] == "closed"


def test_what_cannot_be_stored_does_not_happen(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Client(server.url, "Anna") as anna, anna.open("wyatt-earp", players=2, seat=0) as table:
        table.start(fill="random")
        while not table.is_asked:
            table.wait()
        storage = server.parts.services.storage
        number, real = table.follower.number, storage.append

        async def full(*_: Any) -> None:
            raise StorageError("The disk is full.")

        monkeypatch.setattr(storage, "append", full)
        with pytest.raises(Refused) as caught:
            table.play(table.moves[0]["move"])
        assert caught.value.code == "storage"
        monkeypatch.setattr(storage, "append", real)
        _, entries, _ = found(server, table.code)
        assert len(entries) == number
        while not table.is_asked:
            table.wait()
        table.play(table.moves[0]["move"])
        assert [entry["n"] for entry in table.follower.entries][number - 1 : number + 1] == [
            number,
            number + 1,
        ]


async def no_answer(_: Any) -> str:
    raise BotFailed("it ended")


async def nonsense(_: Any) -> str:
    return "sing a song"


@pytest.mark.parametrize("bot", [no_answer, nonsense])
def test_a_bot_without_a_good_answer_makes_the_default_move(
    server: Running, monkeypatch: pytest.MonkeyPatch, bot: Any
) -> None:
    monkeypatch.setattr(server.parts.services.pool, "choose", bot)
    with Client(server.url, "Anna") as anna, anna.open("el-paso", players=2, seat=0) as table:
        table.start(fill="ranger")
        while not any(entry.get("by") == "bot" for entry in table.follower.entries):
            if table.is_asked:
                table.play(table.moves[0]["move"])
            else:
                table.wait()


@pytest.mark.parametrize("game", names())
def test_a_table_of_older_rules_goes_on_after_the_server_was_renewed(
    tmp_path: Path, game: str
) -> None:
    players = MOST[game]
    with (
        running(tmp_path) as first,
        Client(first.url, "Anna") as anna,
        anna.open(game, players=players, seat=0) as table,
    ):
        table.start(fill="ranger")
        for _ in range(5):
            while not table.is_asked:
                table.wait()
            table.play(table.moves[0]["move"])
        code, token = table.code, anna.token
    with closing(sqlite3.connect(tmp_path / "deadwood.db")) as database:
        (text,) = database.execute(
            "select body from entries where code = ? and number = 1", (code,)
        ).fetchone()
        older = json.dumps(json.loads(text) | {"revision": 0})
        database.execute("update entries set body = ? where code = ? and number = 1", (older, code))
        database.commit()
    with running(tmp_path) as second, Client(second.url, keep=None) as anna:
        anna.token = token
        with anna.watch(code) as table:
            assert table.seat == 0
            assert table.info["revision"] == 0
            play_on(table)
            assert table.status == "over"
            with pytest.raises(Refused) as caught:
                anna.ask("GET", f"/api/tables/{code}/views/1")
            assert caught.value.code == "other-rules"


# About the house.


def test_what_can_be_played_is_told_in_three_languages(server: Running) -> None:
    told: set[str] = set()
    for lang in ("en", "de", "nl"):
        answer = httpx.get(f"{server.url}/api/games", params={"lang": lang}, timeout=PATIENCE)
        protocol.Games.model_validate_json(answer.content)
        games = {game["name"]: game for game in answer.json()["games"]}
        assert list(games) == names()
        assert games["bang"]["bots"] == bot_names(deadwood.game("bang"))
        told |= {option["words"] for option in games["bang"]["options"]}
    assert len(told) == 3 * len(games["bang"]["options"])


def test_a_refusal_speaks_the_language_of_the_guest(server: Running) -> None:
    with httpx.Client(
        base_url=server.url, headers={"accept-language": "de-DE,de"}, timeout=PATIENCE
    ) as http:
        assert http.get("/api/me").json()["words"].startswith("Noch kennt dich niemand")


def test_two_people_at_one_table_read_it_each_in_his_language(server: Running) -> None:
    with (
        Client(server.url, "Anna", lang="de") as anna,
        Client(server.url, "Ben", lang="nl") as ben,
        anna.open("wyatt-earp", players=2) as hers,
        ben.join(hers.code) as his,
    ):
        hers.start()
        while hers.follower.now is None or his.follower.now is None:  # both add to the shuffle
            hers.wait(0.1)
            his.wait(0.1)
        asked = [table.follower.now["ask"] for table in (hers, his) if table.follower.now]
        waiting = [text for text in asked if text.startswith(("Warten auf Ben", "Wachten op Anna"))]
        assert len(waiting) == 1
        for client, dealt in ((anna, "Du bekommst"), (ben, "Je krijgt")):
            update: Any = client.ask("GET", f"/api/tables/{hers.code}/updates")
            stories = [entry["story"] for entry in update["entries"] if "story" in entry]
            assert dealt in stories[0][0]


def test_the_front_page_and_the_address_of_a_table(server: Running) -> None:
    with Client(server.url, "Anna") as anna, anna.open("bang") as table:
        for path in ("/", f"/t/{table.code}"):
            page = httpx.get(server.url + path, timeout=PATIENCE)
            assert page.status_code == 200
            assert "<title>Deadwood</title>" in page.text
            assert "default-src 'self'" in page.headers["content-security-policy"]
    assert httpx.get(f"{server.url}/nowhere", timeout=PATIENCE).json()["code"] == "no-page"


def test_health_and_figures(server: Running) -> None:
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()["ok"] is True
    assert "deadwood_tables_live" in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text


def test_every_message_of_the_socket_is_described(server: Running) -> None:
    schema = httpx.get(f"{server.url}/api/schema", timeout=PATIENCE).json()
    assert set(schema) == {"version", "from_client", "from_server"}
    assert "play" in schema["from_client"]["discriminator"]["mapping"]
    assert "update" in schema["from_server"]["discriminator"]["mapping"]
