"""Finished games: records that are built once, moments that another process plays, and their limits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deadwood.core.record import Record, Replay
from deadwood.core.registry import entry, names
from deadwood.core.types import NOBODY
from deadwood.server.http.limits import RATES
from deadwood.server.refusal import Refused
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.tables import active_table, finished, hub
from deadwood.server.tables.table import LoggedTable
from tests.server.running import Running, running
from tests.server.sitting import Sitting
from tests.server.strangers import Stranger
from tests.waiting import PATIENCE


class Past:
    """A server, somebody at it, and games that are over: each is played once for all tests."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.anna = Stranger(server, "Anna")
        self.http = self.anna.http
        self._codes: dict[str, str] = {}

    def game(self, name: str = "el-paso") -> tuple[str, LoggedTable]:
        if name not in self._codes:
            self._codes[name] = self._play(name)
        code = self._codes[name]
        return code, self.server.do(self.server.parts.hub.get(code)).table

    def _play(self, name: str) -> str:
        players = entry(name).players[0]
        bots = {str(seat): "random" for seat in range(1, players)}
        code = self.anna.open(game=name, players=players, bots=bots)
        self.anna.post(code, "start", "start")
        self.anna.post(code, "leave", "leave")  # a bot plays on
        since, status = 0, ""
        with self.anna.line(code):  # who looks on: else nobody would play
            while status != "over":
                path = f"/api/tables/{code}/updates?since={since}&wait=20"
                told = self.http.get(path, timeout=60).json()
                since, status = told["n"], told["table"]["status"]
        return code


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    with running(tmp_path_factory.mktemp("finished"), marshal="10") as server:
        found = Past(server)
        yield found
        found.http.close()


@pytest.mark.parametrize("game", names())
def test_any_moment_is_told_as_its_seat_saw_it(past: Past, game: str) -> None:
    code, table = past.game(game)
    last = len(table.moves)
    for move in (0, 1, last // 2, 3, last):
        for seat in (NOBODY, 0, 1):
            told = past.http.get(f"/api/tables/{code}/views/{move}?seat={seat}").json()
            replay = Replay(table.game, table.record(), listen=False)
            replay.to(move)
            view = table.game.view(replay.state, seat).as_dict()
            assert told["view"] == json.loads(json.dumps(view))
            assert told["asked"] == list(table.game.seats(replay.state))
            assert told["winners"] == list(table.game.winners(replay.state))
            assert (told["move"], told["moves"], told["seat"]) == (move, last, seat)
    for tail, code_said in ((f"{last + 1}", "no-moment"), ("0?seat=6", "no-seat")):
        refused = past.http.get(f"/api/tables/{code}/views/{tail}").json()
        assert refused["code"] == code_said


def test_moves_looked_back_at_are_called_as_at_the_table(past: Past) -> None:
    code, table = past.game()
    voice = Narrators(table).narrator("de")
    for move in (1, len(table.moves) // 2):
        path = f"/api/tables/{code}/advice/{move}"
        told = past.http.get(path, headers={"accept-language": "de"}).json()
        replay = Replay(table.game, table.record(), listen=False)
        replay.to(move - 1)
        seat = table.moves[move - 1].seat
        legal = table.game.legal(replay.state, seat)
        named = voice.names(table.game.view(replay.state, seat), legal)
        words = {table.game.text(each): name for each, name in named.items()}
        assert told["opinions"]
        for opinion in told["opinions"]:
            assert opinion["words"] == words[opinion["move"]]


def test_the_server_itself_plays_no_game_again(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the processes in which bots think there is nobody to play it."""
    code, _ = past.game()
    assert past.http.get(f"/api/tables/{code}/views/5").status_code == 200
    monkeypatch.setattr(past.server.parts.services.pool, "_running", False)
    for tail in ("views/5", "advice/5"):
        answer = past.http.get(f"/api/tables/{code}/{tail}")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def test_a_record_is_built_once(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    code, table = past.game()
    built: list[str] = []
    record = LoggedTable.record

    def counted(table: LoggedTable) -> Record:
        built.append(table.code)
        return record(table)

    monkeypatch.setattr(LoggedTable, "record", counted)
    texts = {past.http.get(f"/api/tables/{code}/record").text for _ in range(3)}
    assert past.anna.post(code, "chat", "chat", text="Good game").status_code == 200
    texts.add(past.http.get(f"/api/tables/{code}/record").text)
    assert built == [code]
    assert texts == {record(table).text()}


def test_no_more_records_are_kept_than_there_is_room_for() -> None:
    records = finished.Records(most=1)
    sittings = [Sitting("el-paso", 2).started() for _ in range(2)]
    for sitting in sittings:
        with pytest.raises(Refused, match="not-over"):
            records.text(sitting.table)
        while sitting.table.asked():
            sitting.answer()
    first, second = (sitting.table for sitting in sittings)
    second.code = "OTHER2"  # type: ignore[misc]
    for table in (first, second, first):
        assert records.text(table) == table.record().text()
        assert len(records) == 1


def test_looking_back_has_its_limit(tmp_path: Path) -> None:
    with running(tmp_path, ease=1.0) as server:
        anna = Stranger(server, "Anna")
        code = anna.open()
        limits = server.parts.limits
        left = int(RATES["looks"].burst) - 1
        assert [limits.look("127.0.0.1") for _ in range(left)] == [0] * left
        answers = []
        for tail in ("record", "views/1") * 2:
            answers.append(anna.http.get(f"/api/tables/{code}/{tail}", timeout=PATIENCE))
        codes = [answer.json()["code"] for answer in answers]
        assert codes[0] == "not-over"
        assert "too-fast" in codes
        anna.http.close()


def test_a_long_game_is_told_and_loaded_in_slices(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that others are served in between: no more than a slice at one stretch."""
    code, table = past.game("wyatt-earp")
    few = table.number // 3  # no game is as long as another
    monkeypatch.setattr(active_table, "SLICE", few)
    monkeypatch.setattr(hub, "SLICE", few)
    path = f"/api/tables/{code}/updates"
    whole = past.http.get(path).json()["entries"]
    assert [each["n"] for each in whole] == list(range(1, table.number + 1))
    told: list[int] = []
    applied: list[int] = []
    entries_out, apply_all = wire.entries_out, LoggedTable.apply_all

    def telling(*given: Any) -> list[wire.Json]:
        told.append(len(entries_out(*given)))
        return entries_out(*given)

    def applying(table: LoggedTable, entries: list[Any]) -> None:
        applied.append(len(entries))
        apply_all(table, entries)

    async def forget() -> None:
        past.server.parts.hub.tables.pop(code).end()

    monkeypatch.setattr(wire, "entries_out", telling)
    monkeypatch.setattr(LoggedTable, "apply_all", applying)
    past.server.do(forget())
    assert past.http.get(path).json()["entries"] == whole
    with past.anna.line(code) as line:
        line.say("ping")
        [update] = [each for each in line.heard if each["type"] == "update"]
    assert len(update["entries"]) == len(whole)
    assert sum(applied) == table.number - 1
    assert max(*told, *applied) == few
