"""`deadwood serve` as a process that is killed and started again, at the same port and file."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.waiting import PATIENCE, held_port, wait_until


class Process:
    """One server, many lives."""

    def __init__(self, folder: Path, *options: str, files: int = 0) -> None:
        self.folder = folder
        self.db = folder / "deadwood.db"
        self._holding = contextlib.ExitStack()
        # While it is dead nobody else may be given its port.
        self.port = self._holding.enter_context(held_port())
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = options
        self.files = files  # that it may have open, if not as many as everybody
        self.kills = 0
        self.child: subprocess.Popen[bytes] | None = None
        self.orphans: set[int] = set()  # processes of killed servers, which must end by themselves

    @property
    def said(self) -> str:
        """All that it has written to its log, in all its lives."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def launch(self) -> None:
        """Begin to start it; nobody listens yet."""
        assert self.child is None
        command = [sys.executable, "-m", "deadwood", "serve", "--json", "--log", "warning"]
        command += ["--port", str(self.port), "--db", str(self.db), *self.options]
        homes = {name: str(self.folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        with (self.folder / "log").open("ab") as log:
            self.child = subprocess.Popen(
                [*self.limited(), *command],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **homes},
            )

    def limited(self) -> list[str]:
        return ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh"] if self.files else []

    async def ready(self) -> dict[str, Any]:
        """Wait until it says where it listens."""
        child = self.child
        assert child is not None
        assert child.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(child.stdout.readline), PATIENCE)
        assert line, f"the server did not start: {self.said}"
        said: dict[str, Any] = json.loads(line)
        return said

    async def start(self) -> None:
        self.launch()
        await self.ready()

    def kill(self) -> None:
        """As a crash does it: no word, no time to write anything."""
        assert self.child is not None
        self.orphans |= children(self.child.pid)
        self._end(signal.SIGKILL)
        self.kills += 1

    def stop(self) -> int:
        """As Ctrl-C does it; the exit code."""
        return self._end(signal.SIGINT)

    def terminate(self) -> int:
        """As the system does it; the exit code."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        """Whatever happened, nothing is left running."""
        if self.child is not None:
            self._end(signal.SIGKILL)
        self._holding.close()

    def _end(self, sign: int) -> int:
        child, self.child = self.child, None
        assert child is not None
        child.send_signal(sign)
        code = child.wait(PATIENCE)
        if child.stdout is not None:
            with contextlib.suppress(ValueError):  # somebody still waits for its first line
                child.stdout.close()
        return code

    def wait_for_orphans(self) -> None:
        """Until no process of bots is left that has outlived its server."""
        wait_until(lambda: not any(is_alive(pid) for pid in self.orphans))


def children(pid: int) -> set[int]:
    """All processes that this one has started, and those that they have."""
    found: set[int] = set()
    with contextlib.suppress(OSError):  # it has none, or is gone
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                found |= {int(child)} | children(int(child))
    return found


def is_alive(pid: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False
