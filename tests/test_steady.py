"""`make steady`: every run is told, one failure is one too many, and nothing stays behind."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from scripts import steady
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parent.parent
STARTS = """
from scripts.steady import busy
with busy(2) as started:
    print(*started, flush=True)
    input()
"""
FLAKY = """
import pathlib, sys
book = pathlib.Path(sys.argv[1])
book.write_text((book.read_text() if book.exists() else "") + "x")
print("FAILED tests/test_x.py::test_y" if len(book.read_text()) == 2 else "3 passed in 0.01s")
sys.exit(len(book.read_text()) == 2)
"""


def lives(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("is_killed", [False, True])
def test_busy_processes_end_with_whoever_started_them(is_killed: bool) -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", STARTS]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as parent:
        assert parent.stdout is not None
        started = [int(word) for word in parent.stdout.readline().split()]
        assert len(started) == 2
        assert all(lives(pid) for pid in started)
        if is_killed:
            parent.kill()
        else:
            parent.communicate("\n")
    wait_until(lambda: not any(lives(pid) for pid in started))


def test_each_run_is_told_and_one_failure_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-c", FLAKY, str(tmp_path / "book")]
    monkeypatch.setitem(steady.PARTS, "server", command)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert steady.main(["server", "--runs", "3", "--busy", "0"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("   1 of 3: passed (")
    assert said[0].endswith("3 passed in 0.01s)")
    (log,) = tmp_path.glob("deadwood-steady-*/*")
    assert log.name == "server-2.log"
    assert said[1].startswith(f"   2 of 3: FAILED, see {log} (")
    assert said[2] == "        FAILED tests/test_x.py::test_y"
    assert said[3].startswith("   3 of 3: passed (")
    assert said[4] == "server: 2 of 3 runs passed, 0 busy beside."
    assert steady.main(["server", "--runs", "1", "--busy", "1", "--tests=-k more"]) == 0
    assert list(tmp_path.glob("deadwood-steady-*")) == [log.parent]
