"""`deadwood arena`: its table, its JSON, its picture, and what it refuses."""

from __future__ import annotations

import json
import math
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

import deadwood
from deadwood.bots.registry import instant_names
from deadwood.cli.commands.arena_table import show, thought
from deadwood.lab.arena import Standing
from deadwood.lab.pairs import Pair
from deadwood.lab.plan import Plan
from deadwood.lab.times import Times
from tests.cli.terminal import end_of, environment, fine, refused
from tests.waiting import PATIENCE

BOTS = ["--bots", "ranger,random", "--seed", "5", "--workers", "1"]


def test_json_of_a_duel() -> None:
    arguments = ["arena", "wyatt-earp", "--players", "2", "--games", "12", *BOTS, "--json"]
    data = json.loads(fine(*arguments))
    assert (data["game"], data["edition"], data["players"]) == ("wyatt-earp", "alea-2001", 2)
    assert (data["games"], data["pairs"], data["seed"]) == (12, 6, "5")
    assert (data["bots"], data["field"], data["interrupted"]) == (["ranger", "random"], None, False)
    (match,) = data["matches"]
    assert match["score"]["ranger"] + match["score"]["random"] == pytest.approx(1)
    assert match["low"] < match["elo"] < match["high"]
    assert (match["ways"], match["roles"], data["sprt"]) == ([], [], None)
    assert data["ratings"][0]["elo"] == pytest.approx(match["elo"])
    assert data["ratings"][1] == {"bot": "random", "elo": 0, "low": 0, "high": 0}
    for times in data["times"].values():
        assert times["decisions"] > 0
        assert 0 < times["mean_ms"] <= times["max_ms"]
        assert 0 < times["p95_ms"] <= times["max_ms"]
    again = json.loads(fine(*arguments, "--workers", "2"))
    for changing in ("times", "seconds", "workers"):
        del data[changing], again[changing]
    assert again == data


def test_roles_and_fields_for_people() -> None:
    arguments = ["arena", "bang", "--players", "5", "--games", "20", *BOTS]
    told = fine(*arguments)
    assert max(len(line) for line in told.splitlines()) <= 80
    assert "bang, abacus-2005, 5 players, seed 5" in told
    assert "20 games in 10 pairs" in told
    for label, pairs in {
        "field: random": 5,
        "field: ranger": 5,
        "sheriff": 2,
        "deputy": 2,
        "outlaw": 4,
        "renegade": 2,
        "in all": 10,
    }.items():
        row = next(line for line in told.splitlines() if line.startswith(label))
        assert int(row.removeprefix(label).split()[0]) == pairs
    told = fine(*arguments, "--field", "random")
    assert "field: random" in told
    assert "field: ranger" not in told


def test_all_bots_play_by_default_and_the_seed_is_said() -> None:
    data = json.loads(fine("arena", "--games", "2", "--workers", "1", "--json"))
    assert data["game"] == "wyatt-earp"
    assert data["bots"] == instant_names(deadwood.game("wyatt-earp"))[::-1]
    again = fine("arena", "--games=2", "--workers=1", "--json", "--seed", data["seed"])
    assert json.loads(again)["matches"] == data["matches"]


def test_the_sequential_test_stops_and_says_so() -> None:
    arguments = ["arena", "wyatt-earp", "--players", "2", "--games", "2000", *BOTS]
    data = json.loads(fine(*arguments, "--sprt", "0,50", "--json"))
    assert 4 <= data["pairs"] < 60
    assert data["sprt"]["accepted"] == "elo1"
    assert data["sprt"]["llr"] >= data["sprt"]["upper"] == pytest.approx(math.log(19))
    told = fine(*arguments, "--sprt", "-900,-800", "--alpha", "0.1")
    assert "Sequential test of -900 against -800 Elo: LLR" in told
    assert "Decided: ranger leads random by -800 Elo rather than by -900." in told
    told = fine(*arguments, "--games", "4", "--sprt", "0,5")
    assert "Not decided: more games are needed." in told


def test_results_are_kept_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "bang.jsonl")
    arguments = ["arena", "bang", "--bots", "ranger,random", "--workers", "1", "--out", file]
    first = json.loads(fine(*arguments, "--games", "4", "--json"))
    told = fine(*arguments, "--games", "8")
    assert f"seed {first['seed']}" in told, "the file knows the seed"
    assert "2 pairs were there already." in told
    assert "begun with seed" in refused(*arguments, "--seed", "other")
    assert "begun with players 6, not 5" in refused(*arguments, "--players", "5")


def test_the_picture(tmp_path: Path) -> None:
    file = tmp_path / "west.svg"
    fine("arena", "el-paso", "--games", "4", *BOTS, "--plot", str(file))
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "el-paso, zoch-2009, 4 players" in texts
    assert {"ranger", "random"} <= set(texts)


@pytest.mark.parametrize(
    ("arguments", "piece"),
    [
        (["chess"], "No game 'chess'"),
        (["--bots", "ranger"], "at least two bots"),
        (["--bots", ""], "No bot ''"),
        (["--bots", "ranger,cheater"], "No bot 'cheater'"),
        (["--bots", "ranger,random,ranger"], "ranger is named twice"),
        (["--games", "0"], "--games"),
        (["--games", "7"], "number is even, not 7"),
        (["--games", "many"], "--games"),
        (["--workers", "0"], "--workers"),
        (["--field", "marshal"], "The field is one of the bots"),
        (["--players", "9"], "2 to 4 players"),
        (["--edition", "alea"], "No edition 'alea'"),
        (["--option", "duel"], "key=value"),
        (["--board", "b.toml"], "without a board"),
        (["--seed", " "], "seed"),
        (["--sprt", "5"], "two numbers, as in --sprt 0,50"),
        (["--sprt", "0,5,10"], "two numbers"),
        (["--sprt", "a,b"], "two numbers"),
        (["--sprt", "0,nan"], "-4000 to 4000"),
        (["--sprt", "0,inf"], "-4000 to 4000"),
        (["--sprt", "50,0"], "smaller number"),
        (["--sprt", "0,0"], "smaller number"),
        (["--sprt", "0,5", "--alpha", "0"], "--alpha lies between"),
        (["--sprt", "0,5", "--beta", "0.9"], "--beta lies between"),
        (["--plot", "west.png"], "is an SVG picture"),
        (["--plot", "nowhere/west.svg"], "no such folder"),
        (["--out", "/"], "not a file"),
        (["--out", "nowhere/pairs"], "cannot be written"),
        (["--out", "/dev/zero"], "not a file"),
        (["--out", "x" * 5000], "cannot be"),
        (["--plot", "x" * 5000 + ".svg"], "cannot be written"),
    ],
    ids=lambda value: None if isinstance(value, str) else " ".join(value)[:50],
)
def test_one_sentence_for_every_mistake(arguments: list[str], piece: str) -> None:
    assert piece in refused("arena", *arguments)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary,\n", encoding="utf-8")
    assert "left alone" in refused("arena", "--out", str(diary))
    assert "left alone" in refused("arena", "--out", str(diary), "--seed", "1")
    assert diary.read_text(encoding="utf-8") == "Dear diary,\n"


def standing_of_three() -> Standing:
    plan = Plan("el-paso", "zoch-2009", 4, {}, ("marshal:2000", "ranger", "random"), "", "1")
    standing = Standing(plan)
    for number in range(90):
        match, turn = plan.match_of(number)
        won = turn % 10 < (8, 9, 7)[match]
        scores = (float(won), float(turn % 4 == 0))
        standing.add(Pair(number, 0, ("", turn % 2), scores, 50, {"ranger": Times()}))
    return standing


def test_a_cross_table_of_three(capsys: pytest.CaptureFixture[str]) -> None:
    show(standing_of_three(), 90, 0, 1.0, 2)
    told = capsys.readouterr().out
    assert max(len(line) for line in told.splitlines()) <= 80
    cross = told.split("Elo ahead of")[1].splitlines()
    assert cross[0].split() == ["marshal:20…", "ranger", "random"]
    rows = [line.split() for line in cross[1:4]]
    assert [row[0] for row in rows] == ["marshal:2000", "ranger", "random"]
    assert rows[0][1].startswith("+")
    assert rows[0][1].replace("+", "-") == rows[1][1], "what one is ahead, the other is behind"
    assert told.count(" against ") == 3


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0.0 µs"), (4.2e-6, "4.2 µs"), (3.14e-5, "31 µs"), (0.0021, "2.1 ms"), (1.5, "1.5 s")],
)
def test_times_in_the_unit_that_fits(seconds: float, text: str) -> None:
    assert thought(seconds) == text


def test_help_teaches() -> None:
    told = fine("arena", "--help", COLUMNS="100")
    for piece in ("--sprt", "--out", "--field", "--plot", "deadwood arena bang"):
        assert piece in told


def test_a_bar_at_a_terminal_only_and_the_table_after_it() -> None:
    child = pexpect.spawn(
        sys.executable,
        [
            "-m",
            "deadwood",
            "arena",
            "bang",
            "--bots",
            "ranger,random",
            "--games",
            "100000",
            "--workers",
            "1",
        ],
        env=environment(TERM="xterm"),
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=PATIENCE,
    )
    child.expect(r"\d+/50000")
    child.sendintr()
    child.expect("Stopped: ")
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    assert end_of(child) == 130
