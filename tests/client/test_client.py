"""The client at a real server: guests, tables, whole games, and connections that break."""

from __future__ import annotations

import contextlib
import http.server
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from deadwood.client import Client, Gone, Refused, RemoteTable
from deadwood.client.errors import ClientError
from deadwood.core.record import read, verify
from deadwood.core.registry import game


def play(table: RemoteTable, chance: random.Random, cut: float = 0.0) -> int:
    """Answer to the end of the game; how often."""
    answers = 0
    for _ in table:
        if chance.random() < cut:
            table.cut()
        if table.is_asked:
            with contextlib.suppress(Refused):  # in a race somebody else was quicker
                table.play(chance.choice(table.moves)["move"])
                answers += 1
    return answers


@pytest.fixture
def anna(server: str) -> Iterator[Client]:
    with Client(server, "Anna") as client:
        yield client


@pytest.fixture
def ben(server: str) -> Iterator[Client]:
    with Client(server, "Ben") as client:
        yield client


# Guests.


def test_a_guest_has_a_name_and_can_change_it(anna: Client) -> None:
    before = anna.me()
    assert before["name"] == "Anna"
    assert anna.rename("Annette")["guest"] == before["guest"]
    assert anna.me()["name"] == "Annette"


def test_a_name_that_cannot_be_is_refused_with_a_sentence(anna: Client) -> None:
    with pytest.raises(Refused) as caught:
        anna.rename("Ranger")
    assert caught.value.code == "bad-option"
    assert "Ranger" in caught.value.words


def test_the_same_guest_comes_back_from_a_file(server: str, tmp_path: Path) -> None:
    file = tmp_path / "guests.json"
    with Client(server, "Anna", keep=file) as first:
        guest = first.me()["guest"]
    with Client(server, "Ben", keep=file) as other:
        assert other.me()["guest"] != guest
    with Client(server, "Anna", keep=file) as again:
        assert again.me()["guest"] == guest
    with Client(server, keep=file) as latest:
        assert latest.me() == {"guest": guest, "name": "Anna"}


def test_a_file_of_another_servers_guests_makes_a_new_one(server: str, tmp_path: Path) -> None:
    file = tmp_path / "guests.json"
    file.write_text(f'{{"{server}": {{"Anna": "forged"}}}}')
    with Client(server, "Anna", keep=file) as client:
        assert client.me()["name"] == "Anna"
    assert "forged" not in file.read_text()


def test_one_guest_on_two_devices(anna: Client, ben: Client) -> None:
    code = anna.transfer()["code"]
    assert ben.claim(code) == anna.me()
    assert ben.me() == anna.me()
    with pytest.raises(Refused) as caught:
        ben.claim(code)
    assert caught.value.code == "no-code"


# Tables.


def test_what_can_be_played(anna: Client) -> None:
    games = {found["name"]: found for found in anna.games()}
    assert set(games) == {"wyatt-earp", "el-paso", "bang"}
    assert games["bang"]["players"] == [4, 5, 6, 7]
    assert "ranger" in games["el-paso"]["bots"]


def test_public_tables_are_listed_and_ones_own(anna: Client, ben: Client) -> None:
    with anna.open("wyatt-earp", players=2, public=True) as table:
        assert table.code in [row["code"] for row in ben.tables()]
        assert table.code in [row["code"] for row in anna.my_tables()]
        assert table.code not in [row["code"] for row in ben.my_tables()]
        assert ben.look(table.code)["commitment"] == table.info["commitment"]
        table.end()
        assert table.status == "closed"


def test_a_host_frees_a_seat_mutes_and_bans(anna: Client, ben: Client) -> None:
    with anna.open("wyatt-earp", players=2) as hers, ben.join(hers.link) as his:
        his.chat("Hello!")
        badge = ben.me()["guest"]
        while hers.follower.badge_of("ben") != badge:
            hers.wait()
        assert hers.follower.people()[badge] == "Ben"
        hers.kick(1)
        hers.mute(badge)
        assert hers.info["muted"] == [badge]
        with pytest.raises(Refused) as caught:
            his.chat("Hello?")
        assert caught.value.code == "muted"
        hers.mute(badge, on=False)
        hers.ban(badge)
        with pytest.raises(Gone) as gone:
            for _ in his:
                pass
        assert gone.value.code == 4410
        hers.ban(badge, on=False)
        assert hers.info["banned"] == []


def test_who_logs_out_everywhere_is_somebody_else_afterwards(server: str, tmp_path: Path) -> None:
    keep = tmp_path / "guests.json"
    with Client(server, "Dora", keep=keep) as dora, Client(server, "Dora", keep=keep) as again:
        known = dora.me()["guest"]
        assert again.me()["guest"] == known
        again.log_out(everywhere=True)
        with pytest.raises(Refused) as caught:
            dora.me()
        assert caught.value.code == "no-guest"
    with Client(server, "Dora", keep=keep) as stranger:
        assert stranger.me()["guest"] != known


def test_who_logs_out_everywhere_else_is_remembered_here(server: str, tmp_path: Path) -> None:
    keep = tmp_path / "guests.json"
    with Client(server, "Dora", keep=keep) as dora, Client(server, "Dora", keep=keep) as again:
        known = dora.me()["guest"]
        again.log_out(everywhere=True, stay=True)
        assert again.me()["guest"] == known
        with pytest.raises(Refused):
            dora.me()
    with Client(server, "Dora", keep=keep) as later:
        assert later.me()["guest"] == known


def test_two_people_meet_by_link_and_talk(anna: Client, ben: Client) -> None:
    with anna.open("wyatt-earp", players=2) as hers, ben.join(hers.link) as his:
        assert (hers.seat, his.seat) == (0, 1)
        his.chat("Hello!")
        said = [entry for entries in until_chat(hers) for entry in entries]
        assert [entry["text"] for entry in said if entry["kind"] == "chat"] == ["Hello!"]
        with pytest.raises(Refused) as caught:
            his.start()
        assert caught.value.code == "not-host"
        hers.hand_over(1)
        his.wait()
        his.start()
        while "playing" not in (his.status, hers.status):
            his.wait(0.05)  # both promised something to the shuffle, and tell it when they listen
            hers.wait(0.05)
        hers.leave()
        assert hers.info["seats"][0]["away"] == "left"
        hers.back()
        assert hers.info["seats"][0]["away"] is None


def until_chat(table: RemoteTable) -> Iterator[list[dict[str, object]]]:
    for entries in table:
        yield entries  # type: ignore[misc]
        if any(entry["kind"] == "chat" for entry in entries):
            return


def test_who_comes_back_has_his_seat_and_everything_that_happened(anna: Client) -> None:
    with anna.open("wyatt-earp", players=2) as table:
        table.start(fill="random")
        while not table.is_asked:
            table.wait()
        seen, code = table.follower.entries[:], table.code
    with anna.join(code) as again:
        assert again.seat == 0
        assert again.follower.entries[: len(seen)] == seen
        assert again.is_asked


def test_who_looks_on_has_no_seat_and_no_moves(anna: Client, ben: Client) -> None:
    with anna.open("wyatt-earp", players=2) as table:
        table.start(fill="random")
        with ben.watch(table.code) as onlooker:
            assert onlooker.seat == -1
            assert onlooker.view.get("hand", []) == []
            assert onlooker.moves == []
            with pytest.raises(Refused) as caught:
                onlooker.play("draw supply")
            assert caught.value.code == "not-seated"


def test_a_full_table_a_seat_that_is_taken_and_one_that_is_not_there(
    anna: Client, ben: Client
) -> None:
    with anna.open("wyatt-earp", players=2, bots={1: "random"}, seat=0) as table:
        for seat, code in ((None, "table-full"), (0, "seat-taken"), (5, "no-seat")):
            with pytest.raises(Refused) as caught:
                ben.join(table.code, seat)
            assert caught.value.code == code


def test_an_illegal_move_is_refused_by_its_rule(anna: Client) -> None:
    with anna.open("wyatt-earp", players=2, options={"first_dealer": "2"}, pace=0) as table:
        table.start(fill="random")
        while not table.is_asked:
            table.wait()
        number = table.follower.number
        with pytest.raises(Refused) as caught:
            table.play("discard hideout")
        assert caught.value.code == "illegal"
        assert caught.value.reason is not None
        assert caught.value.reason == table.why("discard hideout")
        assert table.why(table.moves[0]["move"]) is None
        assert table.follower.number == number


def test_the_servers_sentences_are_in_the_guests_language(server: str) -> None:
    with Client(server, "Anna", lang="de") as client:
        with pytest.raises(Refused, match="Tisch"):
            client.look("ZZZZZZ")
        assert client.games()[0]["title"]


@pytest.mark.parametrize("code", ["ZZZZZZ", "nonsense"])
def test_a_table_that_is_not_there_is_gone(anna: Client, code: str) -> None:
    with pytest.raises(Gone, match="no such table"):
        anna.join(code)


def test_a_table_of_another_server_is_not_looked_for_here(anna: Client) -> None:
    with pytest.raises(ClientError, match=r"other\.example"):
        anna.join("http://other.example/t/ABCDEF")


def test_a_server_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(Gone, match="no server at http://127"):
        Client("http://127.0.0.1:9", "Anna")


def test_what_is_no_deadwood_server_is_a_sentence() -> None:
    class Page(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        with pytest.raises(Gone, match="no Deadwood server"):
            Client(f"http://127.0.0.1:{other.server_port}", "Anna")
        other.shutdown()


# Games.


@pytest.mark.slow
@pytest.mark.parametrize("name", ["wyatt-earp", "el-paso", "bang"])
def test_a_whole_game_with_a_shuffle_that_is_ours(anna: Client, name: str) -> None:
    with anna.open(name, pace=0) as table:
        table.start(fill="random")
        assert play(table, random.Random(name)) > 0
        assert table.status == "over"
        assert table.winners
        assert table.check_shuffle()
        record = read(table.record())
        rules = game(record.game, record.edition, record.players, record.options)
        assert verify(rules, record) == ["fair-seed", "moves", "result"]
        assert record.contributions == {0: table.follower.contribution.hex()}


@pytest.mark.slow
def test_a_game_over_connections_that_break_has_every_entry_once(anna: Client) -> None:
    with anna.open("bang", players=4, pace=0) as table:
        table.start(fill="random")
        play(table, random.Random(3), cut=0.2)
        with anna.watch(table.code) as fresh:
            assert fresh.follower.entries == table.follower.entries
            assert fresh.view == table.view
        numbers = [entry["n"] for entry in table.follower.entries]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_command_that_was_cut_off_happens_once(anna: Client) -> None:
    with anna.open("wyatt-earp", players=2) as table:
        for number in range(8):
            table.cut()
            table.chat(f"line {number}")
        said = [entry["text"] for entry in table.follower.entries if entry["kind"] == "chat"]
        assert said == [f"line {number}" for number in range(8)]


def test_a_move_is_taken_back(anna: Client, ben: Client) -> None:
    """Keeping a tile in El Paso shows nobody anything: the same question is asked again."""
    chance = random.Random(1)
    with anna.open("el-paso", players=2) as hers, ben.join(hers.code) as his:
        hers.start()
        while "over" not in (hers.status, his.status):
            for table in (hers, his):
                table.wait(0.01)
                if table.is_asked and is_taken_back(table, chance):
                    return
    pytest.fail("no move of the whole game could be taken back")


def is_taken_back(table: RemoteTable, chance: random.Random) -> bool:
    """Play, and take it back if that can be done."""
    moves = [move["move"] for move in table.moves]
    keeping = [move for move in moves if move.startswith("keep")]
    with contextlib.suppress(Refused):  # the other one was quicker
        table.play(chance.choice(keeping or moves))
    now = table.follower.now
    if now is None or not now["undo"]:
        return False
    table.undo()
    assert [move["move"] for move in table.moves] == moves
    assert table.follower.entries[-1]["kind"] == "undo"
    with pytest.raises(Refused, match="taken back"):
        table.undo()
    return True


@pytest.mark.slow
def test_a_rematch_brings_the_same_people_together(anna: Client, ben: Client) -> None:
    with anna.open("bang", players=4, pace=0) as hers, ben.join(hers.code) as his:
        hers.start(fill="random")
        other = threading.Thread(target=play, args=(his, random.Random(1)))
        other.start()
        play(hers, random.Random(2))
        other.join()
        with hers.rematch() as again, his.rematch() as too:
            assert again.code == too.code != hers.code
            assert (again.seat, too.seat) == (0, 1)
            assert again.follower.own is not None
            assert again.follower.own["committed"] == again.follower.promise
