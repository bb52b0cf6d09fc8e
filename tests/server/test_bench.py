"""`make bench-server` still measures something: a table or two, and a few seconds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parent.parent.parent


def bench(*words: str) -> dict[str, Any]:
    """What it answers; the modules that it measures are those of this test."""
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-m", "bench.server", "--json", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.slow
def test_a_live_table_is_measured(tmp_path: Path) -> None:
    words = ["--tables", "1", "--seconds", "1", "--warm-up", "0"]
    answer = bench(*words, "--plot", str(tmp_path / "curve.svg"))
    [step] = answer["load"]
    assert step["tables"] == 1
    assert step["moves"] > 0
    assert step["refused"] == 0
    for kind in ("seen", "stored"):
        assert 0 < step[kind]["50"] <= step[kind]["99"] <= step[kind]["max"]
    assert "1 tables" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


@pytest.mark.slow
def test_memory_is_measured_over_finished_games(tmp_path: Path) -> None:
    profile = tmp_path / "server.prof"
    words = ["--memory", "4", "--game", "bang", "--settle", "0", "--profile", str(profile)]
    answer = bench(*words)
    assert [at["games"] for at in answer["memory"]] == [0, 1, 2, 3, 4]
    assert answer["memory"][-1]["moves"] > 40
    assert all(at["objects"] > 0 for at in answer["memory"])
    assert profile.stat().st_size > 0
