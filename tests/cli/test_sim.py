"""`deadwood sim` and `deadwood bench`."""

from __future__ import annotations

import json

import pytest

from deadwood.core import playout
from tests.cli.terminal import fine


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
    for name in ("here", "interpreted"):
        assert data[name]["decisions_per_second"] > 1000
        assert 0 < data[name]["clone_us"] < 1000
    here, plain = (data[name]["decisions_per_second"] for name in ("here", "interpreted"))
    assert data["ratio"] == pytest.approx(here / plain)
    if data["compiled"]:
        assert data["ratio"] > 2
