"""`deadwood sim` and `deadwood bench`."""

from __future__ import annotations

import json
import signal
import sys

import pexpect  # type: ignore[import-untyped]
import pytest

import deadwood
from deadwood.bots import usual_bot
from deadwood.core import playout
from tests.cli.terminal import end_of, environment, fine
from tests.waiting import PATIENCE


def test_sim_as_json() -> None:
    arguments = ["sim", "wyatt-earp", "--games", "6", "--players", "3", "--seed", "5", "--json"]
    data = json.loads(fine(*arguments, "--bots", "ranger,random"))
    assert data["game"] == "wyatt-earp"
    assert data["edition"] == "alea-2001"
    assert data["players"] == 3
    assert data["games"] == 6
    assert data["decisions"] > 6 * 50
    assert data["seconds"] > 0
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    assert len(data["wins"]) == 3
    assert sum(data["wins"]) == 6
    assert sum(data["ended"].values()) == 6
    assert data["seed"] == "5"
    assert data["bots"] == ["ranger", "random"]
    assert sum(data["bot_wins"].values()) == 6
    again = json.loads(fine(*arguments, "--bots", "ranger,random"))
    for timing in ("seconds", "decisions_per_second"):
        del data[timing], again[timing]
    assert again == data


def test_sim_for_people_with_edition_and_options() -> None:
    table = fine(
        "sim",
        "wyatt-earp",
        "--games=4",
        "--bots=random",
        "--edition=gryphon-2014",
        "--option=stall_rounds=1",
    )
    assert "gryphon-2014, 3 players" in table
    assert "random" in table
    assert "ended by:" in table


def test_sim_without_a_seed_says_which_one_it_took() -> None:
    first = json.loads(fine("sim", "wyatt-earp", "--games", "2", "--bots", "random", "--json"))
    seed = first["seed"]
    again = json.loads(
        fine("sim", "wyatt-earp", "--games", "2", "--bots", "random", "--json", "--seed", seed)
    )
    assert again["decisions"] == first["decisions"]


@pytest.mark.slow
def test_bench_compares_with_the_interpreted_sources() -> None:
    data = json.loads(fine("bench", "--games", "8", "--json"))
    assert data["compiled"] == (not playout.__file__.endswith(".py"))
    assert (data["games"], data["rounds"]) == (8, 3)
    assert list(data["results"]) == deadwood.names()
    for game, result in data["results"].items():
        assert result["players"] == deadwood.game(game).players
        for name in ("here", "interpreted"):
            assert result[name]["decisions_per_second"] > 1000
            assert 0 < result[name]["clone_us"] < 1000
        here, plain = (result[name]["decisions_per_second"] for name in ("here", "interpreted"))
        assert result["ratio"] == pytest.approx(here / plain)
        if data["compiled"]:
            assert result["ratio"] > 2


@pytest.mark.slow
def test_bench_for_people_shows_one_game_if_asked() -> None:
    told = fine("bench", "--games", "4", "--game", "el-paso")
    assert max(len(line) for line in told.splitlines()) <= 80
    assert "el-paso, 4 players" in told
    assert "wyatt-earp" not in told


def test_sim_of_el_paso_is_one_clean_object() -> None:
    arguments = ["sim", "el-paso", "--players", "5", "--seed", "5", "--json"]
    data = json.loads(fine(*arguments, "--games", "20", "--bots", "random"))
    assert (data["game"], data["edition"], data["players"]) == ("el-paso", "zoch-2009", 5)
    assert data["games"] == sum(data["ended"].values()) == 20
    assert set(data["ended"]) <= {"nuggets", "shared"}
    assert sum(data["wins"]) >= 20, "a shared victory counts for each"


def test_sim_of_bang_counts_wins_by_seat_and_by_role() -> None:
    arguments = [
        "sim",
        "bang",
        "--games",
        "60",
        "--bots",
        "random",
        "--seed",
        "5",
        "--players",
        "5",
    ]
    data = json.loads(fine(*arguments, "--json"))
    assert (data["game"], data["edition"], data["players"]) == ("bang", "abacus-2005", 5)
    assert list(data["wins_by_role"]) == ["sheriff", "outlaw", "renegade"]
    assert sum(data["wins_by_role"].values()) == data["games"] == 60
    assert {role: wins for role, wins in data["wins_by_role"].items() if wins} == data["ended"]
    # With five a Sheriff wins with one deputy, an Outlaw with another.
    sheriff, outlaw, renegade = data["wins_by_role"].values()
    assert sum(data["wins"]) == 2 * sheriff + 2 * outlaw + renegade
    told = fine(*arguments)
    assert max(len(line) for line in told.splitlines()) <= 80
    assert f"sheriff             {sheriff:>2}" in told
    assert "A side wins together" in told


def test_sim_of_other_games_knows_no_roles() -> None:
    arguments = ["sim", "el-paso", "--games", "2", "--bots", "random"]
    assert "wins_by_role" not in json.loads(fine(*arguments, "--json"))
    assert "role" not in fine(*arguments)


@pytest.mark.parametrize("game", deadwood.names())
def test_sim_takes_the_best_bot_of_a_game_by_default(game: str) -> None:
    data = json.loads(fine("sim", game, "--games", "1", "--json"))
    assert data["bots"] == [usual_bot(deadwood.game(game))]


def test_there_is_a_bar_before_the_first_game_of_slow_bots_is_over() -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "deadwood", "sim", "wyatt-earp", "--games", "7", "--bots", "legend:60s"],
        env=environment(TERM="xterm"),
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=PATIENCE,
    )
    child.expect("0/7")
    child.kill(signal.SIGINT)
    child.expect(pexpect.EOF)
    assert end_of(child) == 130
    assert "Traceback" not in child.before
