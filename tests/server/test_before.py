"""A database that an earlier version has written opens, and its tables go on to the end."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from deadwood.client import Client, Refused, RemoteTable
from deadwood.core.record import read, verify
from deadwood.core.registry import game
from tests.server.running import Running, running

GAMES = ["wyatt-earp", "el-paso", "bang"]  # that there were then
BEFORE = Path(__file__).parents[1] / "fixtures" / "before" / "deadwood.db"


def query(file: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as database:
        found = database.execute(statement, values).fetchall()
        database.commit()
        return found


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder with the old database."""
    shutil.copy(BEFORE, tmp_path / "deadwood.db")
    return tmp_path


def then() -> Callable[[], int]:
    """A clock that stands at the time at which it was written, so that nobody has left meanwhile."""
    ((last,),) = query(BEFORE, "select max(at) from entries")
    assert isinstance(last, int)
    at = last
    return lambda: at


def code_of(name: str, status: str) -> str:
    ((code,),) = query(
        BEFORE, "select code from tables where game = ? and status = ?", name, status
    )
    return str(code)


def anna_at(server: Running) -> Client:
    """Whoever opened all those tables, with the cookie that she had."""
    ((ident,),) = query(BEFORE, "select id from guests where name = 'Anna'")

    guest = server.do(server.parts.guests.get(str(ident)))
    assert guest is not None
    anna = Client(server.url, keep=None)
    anna.token = server.parts.guests.token(guest)
    return anna


def play_on(table: RemoteTable) -> None:
    number = 0
    for _ in table:
        while table.is_asked and table.status == "playing":
            number += 1
            moves = table.moves
            try:
                table.play(moves[number % len(moves)]["move"])
            except Refused as refusal:  # somebody was faster in a free-for-all
                if refusal.code not in ("stale", "illegal"):
                    raise


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_over_has_its_record_and_its_views(old: Path, name: str) -> None:
    with running(old, now=then()) as server, anna_at(server) as anna:
        with anna.watch(code_of(name, "over")) as table:
            assert table.status == "over"
            record = read(table.record())
        players = record.players
        assert "fair-seed" in verify(game(name, players=players), record)
        half = len(record.moves) // 2
        seen: Any = anna.ask("GET", f"/api/tables/{code_of(name, 'over')}/views/{half}")
        assert seen["move"] == half


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_goes_on_to_the_end(old: Path, name: str) -> None:
    with (
        running(old, now=then()) as server,
        anna_at(server) as anna,
        anna.watch(code_of(name, "playing")) as table,
    ):
        assert table.is_asked
        play_on(table)
        assert table.status == "over"
        record = read(table.record())
        assert "moves" in verify(game(name, players=record.players), record)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_older_rules_goes_on_to_the_end(old: Path, name: str) -> None:
    """When the rules have changed since, the position that was stored is what counts."""
    code, file = code_of(name, "playing"), old / "deadwood.db"
    ((text,),) = query(file, "select body from entries where code = ? and number = 1", code)
    older = json.dumps(json.loads(str(text)) | {"revision": 0})
    query(file, "update entries set body = ? where code = ? and number = 1", older, code)
    with running(old, now=then()) as server, anna_at(server) as anna, anna.watch(code) as table:
        assert table.info["revision"] == 0
        play_on(table)
        assert table.status == "over"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_where_people_wait_begins(old: Path, name: str) -> None:
    with (
        running(old, now=then()) as server,
        anna_at(server) as anna,
        anna.watch(code_of(name, "open")) as table,
    ):
        assert table.seat == 0
        table.sit(1)  # and promises anew for the shuffle: the old promise was in the old program
        table.start(fill="ranger")
        play_on(table)
        assert table.status == "over"
