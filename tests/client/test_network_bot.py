"""The example: short, as it says, and it plays whole games, alone from the link of a table."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from deadwood.client import Client
from tests.cli.terminal import environment
from tests.client.test_client import play
from tests.waiting import PATIENCE

BOT = Path(__file__).resolve().parents[2] / "examples" / "network_bot.py"


def test_it_has_less_than_60_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60


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
    assert "There is no such table." in ran.stderr
