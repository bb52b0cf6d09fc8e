"""The example: short, as it says, and it plays whole games, alone from the link of a table."""

from __future__ import annotations

import contextlib
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from deadwood.client import Client, RemoteTable
from tests.cli.terminal import environment
from tests.client.serving import serving
from tests.client.test_client import play
from tests.waiting import PATIENCE

BOT = Path(__file__).resolve().parents[2] / "examples" / "network_bot.py"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("wyatt-earp", 1), ("el-paso", 2), ("bang", 1)])
def test_it_joins_by_link_and_plays(server: str, name: str, games: int) -> None:
    with Client(server, "Anna") as anna, anna.open(name, pace=0) as table:
        bot = subprocess.Popen(
            [sys.executable, str(BOT), table.link, "--games", str(games)],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            while len([seat for seat in table.info["seats"] if seat["guest"]]) < 2:
                table.wait()
            for number in range(games):
                if number:
                    table = table.rematch()
                table.start(fill="random")
                play(table, random.Random(name))
                assert [seat["name"] for seat in table.info["seats"]][1] == "Billy"
            out, err = bot.communicate(timeout=PATIENCE)
        finally:
            bot.kill()
    assert err == ""
    assert bot.returncode == 0
    assert out.count("won by") == games


def test_it_refuses_a_table_that_is_not_there(server: str) -> None:
    command = [sys.executable, str(BOT), "ZZZZZZ", "--server", server]
    ran = subprocess.run(
        command, env=environment(), capture_output=True, text=True, timeout=PATIENCE
    )
    assert ran.returncode != 0
    assert ran.stderr == "There is no such table.\n"


# Whatever ends it, it ends with a sentence.

# Hurried: as the example runs, but the client gives up soon instead of after a minute.
HURRIED = """
import runpy, sys
from deadwood.client.table import RemoteTable
RemoteTable.__init__.__defaults__ = (0.2,)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@contextlib.contextmanager
def seated(
    address: str, *, hurried: bool = False
) -> Iterator[tuple[RemoteTable, subprocess.Popen[str]]]:
    """A table at which the bot has sat down."""
    with Client(address, "Anna") as anna, anna.open("wyatt-earp", pace=0) as table:
        begin = ["-c", HURRIED, str(BOT)] if hurried else [str(BOT)]
        bot = subprocess.Popen(
            [sys.executable, *begin, table.link],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            while len([seat for seat in table.info["seats"] if seat["guest"]]) < 2:
                table.wait()
            yield table, bot
        finally:
            bot.kill()


def test_the_table_is_closed(server: str) -> None:
    with seated(server) as (table, bot):
        table.command("close")
        out, err = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, out) == (1, "")
    assert err == "The table was closed before the game was over.\n"


def test_the_host_sends_it_away(server: str) -> None:
    with seated(server) as (table, bot):
        table.ban(
            next(seat["guest"] or "" for seat in table.info["seats"] if seat["name"] == "Billy")
        )
        _, err = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1
    assert err.count("\n") == 1


@pytest.mark.parametrize("started", [False, True])
def test_somebody_ends_it(server: str, started: bool) -> None:
    with seated(server) as (table, bot):
        if started:
            table.start(fill="random")
        bot.send_signal(signal.SIGINT)
        out, err = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, err) == (130, "")
    assert "Gone" in out


def test_the_server_ends(tmp_path: Path) -> None:
    with contextlib.ExitStack() as server:
        address = server.enter_context(serving(tmp_path))
        with seated(address, hurried=True) as (_, bot):
            server.close()
            out, err = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, out) == (1, "")
    assert err.startswith("The server has not answered for")
    assert err.count("\n") == 1


def test_there_is_no_server() -> None:
    command = [sys.executable, str(BOT), "ZZZZZZ", "--server", "http://127.0.0.1:9"]
    ran = subprocess.run(
        command, env=environment(), capture_output=True, text=True, timeout=PATIENCE
    )
    assert ran.returncode == 1
    assert ran.stderr.count("\n") == 1
    assert "127.0.0.1:9" in ran.stderr
