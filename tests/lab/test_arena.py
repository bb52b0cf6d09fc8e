"""Whole runs: the same with any number of workers, however often they are broken off."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import deadwood
from deadwood.lab import arena
from deadwood.lab.arena import Standing, run
from deadwood.lab.journal import Journal, header_line, seed_in
from deadwood.lab.pairs import Pair
from deadwood.lab.plan import Plan, make_plan
from deadwood.lab.report import report
from deadwood.lab.sprt import Sprt
from deadwood.lab.workers import WorkersError, play_pairs
from tests.cli.terminal import environment
from tests.waiting import PATIENCE, wait_until

GAME = deadwood.game("bang", players=4)
PLAN = make_plan(GAME, ["ranger", "random"], None, "7")


def told(standing: Standing) -> dict[str, Any]:
    answer = report(standing)
    del answer["times"]
    return answer


def test_one_worker_or_two_give_the_same() -> None:
    alone, together = (run(PLAN, 12, workers) for workers in (1, 2))
    assert told(alone) == told(together)
    assert told(alone)["games"] == 24
    decisions = [s.times["ranger"].decisions for s in (alone, together)]
    assert decisions[0] == decisions[1] > 0


def test_pairs_that_come_in_disorder_are_counted_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = [Pair(at, 0, ("", 0), (float(at < 30), 0.5), 1, {}) for at in range(60)]

    def backwards(plan: Plan, numbers: list[int], workers: int) -> Any:
        blocks = [numbers[at : at + 7] for at in range(0, len(numbers), 7)]
        return (ready[number] for block in blocks for number in reversed(block))

    plan = make_plan(deadwood.game("el-paso"), ["ranger", "random"], "random", "1")
    straight = Standing(plan, Sprt(0, 50))
    while not straight.verdict:
        straight.add(ready[straight.pairs])
        straight.judge()
    monkeypatch.setattr(arena, "play_pairs", backwards)
    heard: list[int] = []
    standing = run(plan, 60, 1, sprt=Sprt(0, 50), progress=heard.append)
    assert told(standing) == told(straight), "the test stops at the same pair"
    assert 4 <= standing.pairs < 30
    assert heard == sorted(heard)
    assert told(run(plan, 60, 1))["pairs"] == 60


def test_a_run_goes_on_and_a_longer_one_too(tmp_path: Path) -> None:
    file = str(tmp_path / "pairs.jsonl")
    whole = told(run(PLAN, 9, 1))
    for pairs in (2, 5, 9):
        with Journal(file, PLAN) as journal:
            standing = run(PLAN, pairs, 1, journal)
    assert told(standing) == whole
    lines = Path(file).read_bytes().splitlines()
    assert [json.loads(line)["pair"] for line in lines[1:]] == list(range(9))
    with Journal(file, PLAN) as journal:
        assert told(run(PLAN, 5, 1, journal)) == told(run(PLAN, 5, 1))
    assert Path(file).read_bytes().splitlines() == lines
    assert seed_in(file) == "7"


def test_a_line_that_was_being_written_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    with Journal(str(file), PLAN) as journal:
        run(PLAN, 3, 1, journal)
    complete = file.read_bytes()
    for length in (len(complete) - 1, len(complete) - 40, len(header_line(PLAN)) - 5, 0):
        file.write_bytes(complete[:length])
        with Journal(str(file), PLAN) as journal:
            assert told(run(PLAN, 3, 1, journal)) == told(run(PLAN, 3, 1))
        assert len(file.read_bytes().splitlines()) == 4


def test_missing_pairs_in_the_middle_are_played(tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    with Journal(str(file), PLAN) as journal:
        run(PLAN, 4, 1, journal)
    header, first, _, third, fourth = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(header + fourth + third + first)
    with Journal(str(file), PLAN) as journal:
        assert told(run(PLAN, 4, 1, journal)) == told(run(PLAN, 4, 1))
    assert [json.loads(line)["pair"] for line in file.read_bytes().splitlines()[1:]] == [3, 2, 0, 1]


@pytest.mark.parametrize(
    ("change", "piece"),
    [
        ({"seed": "8"}, "begun with seed 7, not 8"),
        ({"players": 5}, "begun with players 4, not 5"),
        ({"bots": ("random", "ranger")}, "begun with bots ranger,random, not random,ranger"),
        ({"field": "random"}, "begun with field none, not random"),
        ({"options": {"a": "b"}}, "begun with options none, not a=b"),
    ],
)
def test_a_file_of_other_settings_is_refused(
    change: dict[str, Any], piece: str, tmp_path: Path
) -> None:
    file = tmp_path / "pairs.jsonl"
    Journal(str(file), PLAN).close()
    before = file.read_bytes()
    other = Plan(**{**PLAN.__dict__, **change})
    with pytest.raises(deadwood.BadRecord, match=piece):
        Journal(str(file), other)
    assert file.read_bytes() == before


def test_results_of_other_bots_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pairs.jsonl"
    Journal(str(file), PLAN).close()
    monkeypatch.setattr("deadwood.lab.plan.code_digest", lambda _: "other")
    with pytest.raises(deadwood.BadRecord, match="have changed since"):
        Journal(str(file), PLAN)


@pytest.mark.parametrize(
    ("content", "piece"),
    [
        (b"Dear diary,\n", "left alone"),
        (b"no end of line", "left alone"),
        (b"[1]\n", "left alone"),
        (b"\xff\xfe\n", "left alone"),
        (b'{"deadwood-arena":2}\n', "another version"),
        (header_line(PLAN) + b'{"pair":0}\n', "Line 2"),
        (header_line(PLAN) + b"[]\n", "Line 2"),
        (header_line(PLAN) + b"nonsense\n", "Line 2"),
    ],
)
def test_a_file_of_something_else_is_left_alone(content: bytes, piece: str, tmp_path: Path) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)
    with pytest.raises(deadwood.BadRecord, match=piece):
        Journal(str(file), PLAN)
    assert file.read_bytes() == content


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = str(tmp_path / "pairs.jsonl")
    with Journal(file, PLAN), pytest.raises(deadwood.BadOption, match="Another run"):
        Journal(file, PLAN)
    Journal(file, PLAN).close()


def test_places_that_are_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe"):
        for opened in (lambda: Journal(str(path), PLAN), lambda: seed_in(str(path))):  # noqa: B023
            with pytest.raises(deadwood.BadOption, match="not a file"):
                opened()
    with pytest.raises(deadwood.BadOption, match="cannot be written"):
        Journal(str(tmp_path / "nowhere" / "file"), PLAN)
    assert seed_in(str(tmp_path / "new")) is None


def start(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "deadwood", "arena", *arguments],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def group(leader: int) -> list[int]:
    """The processes of a session, zombies apart."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, session = entry.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # gone meanwhile
            continue
        if int(session) == leader and state != "Z":
            found.append(int(entry.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_after_kill_9_nothing_runs_on_and_the_rest_gives_the_same(tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    command = ["el-paso", "--players", "3", "--bots", "ranger,random", "--seed", "7"]
    command += ["--workers", "2", "--out", str(file), "--json"]
    running = start(*command, "--games", "100000")
    wait_until(lambda: lines_of(file) > 6)
    assert len(group(running.pid)) >= 3
    running.kill()
    running.communicate()
    wait_until(lambda: not group(running.pid))
    kept = lines_of(file) - 1
    games = 2 * (kept + 5)
    again = start(*command, "--games", str(games))
    out, err = again.communicate(timeout=PATIENCE)
    assert (again.returncode, err) == (0, b"")
    resumed = json.loads(out)
    game = deadwood.game("el-paso", players=3)
    plan = make_plan(game, ["ranger", "random"], None, "7")
    undisturbed = told(run(plan, games // 2, 1))
    assert {name: resumed[name] for name in undisturbed} == undisturbed
    numbers = [json.loads(line)["pair"] for line in file.read_bytes().splitlines()[1:]]
    assert len(numbers) == len(set(numbers)) >= games // 2


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_with_what_was_there(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    running = start(
        *[
            "bang",
            "--bots",
            "ranger,random",
            "--games",
            "100000",
            "--seed",
            "7",
            "--workers",
            workers,
            "--out",
            str(file),
        ]
    )
    wait_until(lambda: lines_of(file) > 4)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: all of them get it
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err) == (130, b"")
    text = out.decode()
    kept = lines_of(file) - 1
    assert f"{2 * kept:,} games in {kept:,} pairs" in text
    assert f"Stopped: {50_000 - kept:,} of 50,000 pairs are still to be played." in text
    assert "ranger against random" in text
    wait_until(lambda: not group(running.pid))


def test_a_worker_that_is_killed_or_fails_is_no_silent_loss() -> None:
    played = play_pairs(PLAN, range(1000), 2)
    next(played)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(WorkersError, match="ended from outside"):
        list(played)
    assert not multiprocessing.active_children()
    broken = Plan(**{**PLAN.__dict__, "bots": ("ranger", "nobody")})
    with pytest.raises(WorkersError, match="No bot 'nobody'"):
        list(play_pairs(broken, range(2), 2))
