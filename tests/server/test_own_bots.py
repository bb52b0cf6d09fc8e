"""Bots of the host's own at the tables of a real server: allowed by name only, each in its own process, and
whatever one does wrong harms its own seat alone."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path

import httpx
import pytest

from deadwood.bots.cast import CAST
from deadwood.bots.own import plain_name
from deadwood.client import Client, Refused
from deadwood.core.reason import BadOption
from deadwood.server.settings import load
from tests.bots.somebodys_bots import SECRET
from tests.cli.terminal import refused
from tests.client.test_client import play
from tests.server.running import running

HERE = "tests.bots.somebodys_bots"
GAMES = [("wyatt-earp", 3), ("el-paso", 3), ("bang", 4)]


def places(*bots: str) -> str:
    return ",".join(f"{HERE}:{bot}" for bot in bots)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_whoever_is_allowed_plays_whole_games(name: str, players: int, tmp_path: Path) -> None:
    with (
        running(tmp_path, more_bots=places("CarefulBot", "Ahead")) as server,
        Client(server.url, "Anna") as anna,
        anna.open(name, players=players, bots={1: "careful"}, pace=0) as table,
    ):
        table.start(fill="ahead")
        play(table, random.Random(1))
        assert table.status == "over"
        seats = table.info["seats"]
        assert [seat["bot"] for seat in seats[1:3]] == ["careful", "ahead"]
        assert {seat["name"] for seat in seats[1:3]} <= set(CAST)
        assert HERE not in json.dumps(table.follower.entries)


def test_nobody_from_outside_names_a_class(tmp_path: Path) -> None:
    with running(tmp_path, more_bots=places("CarefulBot")) as server:
        with Client(server.url, "Anna") as anna:
            for level in (f"{HERE}:Raises", f"{HERE}:CarefulBot", "raises", "os:PathLike"):
                with pytest.raises(Refused) as caught:
                    anna.open("el-paso", players=3, bots={1: level})
                assert caught.value.code in ("no-bot", "bad-message")
        offered = httpx.get(f"{server.url}/api/games").json()["games"]
        assert all(game["bots"][-2:] == ["legend", "careful"] for game in offered)
        assert HERE not in json.dumps(offered)


def test_without_the_setting_nobody_is_allowed(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url, "Anna") as anna:
        with pytest.raises(Refused) as caught:
            anna.open("el-paso", players=3, bots={1: "careful"})
        assert caught.value.code == "no-bot"
        with anna.open("el-paso", players=3) as table, pytest.raises(Refused):
            table.start(fill=f"{HERE}:CarefulBot")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "it ended with LookupError"),
        ("Cheats", "it ended with IllegalMove"),
        ("Speaks", "it ended with IllegalMove"),
        ("Quits", "it ended with SystemExit"),
        ("CannotBegin", "it ended with OSError"),
        ("Hangs", "it took longer than 1 seconds"),
    ],
)
def test_one_that_fails_harms_its_own_seat_only(
    bot: str, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.WARNING),
        running(tmp_path, more_bots=places(bot, "CarefulBot"), bot_seconds=1) as server,
        Client(server.url, "Anna") as anna,
        anna.open(
            "wyatt-earp", players=3, bots={1: plain_name(f"{HERE}:{bot}"), 2: "careful"}, pace=0
        ) as table,
    ):
        table.start()
        play(table, random.Random(1))
        assert table.status == "over"
    said = [
        record.getMessage() for record in caplog.records if "has no move" in record.getMessage()
    ]
    mine = [line for line in said if f"{HERE}:{bot} " in line]
    assert len(mine) == 3, "it is not asked any more after that"
    assert all(why in line for line in mine)
    assert mine[-1].endswith("A ranger makes the rest of its game.")
    assert SECRET not in caplog.text
    if bot != "Hangs":  # a busy machine may keep a good bot for longer than that
        assert said == mine


def test_a_table_goes_on_when_its_bot_is_no_longer_allowed(tmp_path: Path) -> None:
    with (
        running(tmp_path, more_bots=places("CarefulBot")) as server,
        Client(server.url, "Anna") as anna,
        anna.open("el-paso", players=2, bots={1: "careful"}, pace=0) as table,
    ):
        table.start()
        code, token = table.code, anna.token
    with running(tmp_path) as server, Client(server.url, "Ben") as back:
        back.token = token
        with back.join(code) as table:
            play(table, random.Random(1))
            assert table.status == "over"
            again = table.rematch()
            assert [seat["bot"] for seat in again.info["seats"]] == [None, "ranger"]


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (f"{HERE}:Raises,nobody", "No bot 'nobody'. No package that is installed offers it"),
        ("a:Ranger", "a:Ranger would be called ranger, as one of ours"),
        ("a:Careful,b:CarefulBot", "a:Careful and b:CarefulBot would both be called careful."),
        ("my bots:Careful", "--more-bots must be bots such as my_bots:Careful"),
        ("../x:Careful", "--more-bots must be bots such as my_bots:Careful"),
    ],
)
def test_a_wrong_setting_is_one_sentence(value: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption) as caught:
        load({"more-bots": value}, {}, None)
    assert sentence in str(caught.value)


def test_several_bots_are_given_in_every_way(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('more-bots = ["a:One", "b.c:Two"]')
    assert load({}, {}, file).own_bots == ["a:One", "b.c:Two"]
    assert load({}, {"DEADWOOD_MORE_BOTS": "a:One, b:Two"}, file).own_bots == ["a:One", "b:Two"]
    assert load({"more_bots": ""}, {}, file).own_bots == []


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nowhere_at_all:Careful", "There is no module 'nowhere_at_all'"),
        (f"{HERE}:Silent", "it has no method choose"),
        (f"{HERE}:Carefull", "Did you mean CarefulBot?"),
    ],
)
def test_a_server_does_not_start_with_what_is_no_bot(
    bot: str, sentence: str, tmp_path: Path
) -> None:
    where = ["--port", "0", "--db", str(tmp_path / "games.db")]
    assert sentence in refused("serve", *where, "--more-bots", bot)
