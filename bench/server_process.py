"""The server that `bench/server.py` measures: as `deadwood serve` runs it, but with eased limits.

It says in one line of JSON where it listens, and answers each line that it is given with one about
itself: processor time, memory, tables. It ends when its input does.
"""

from __future__ import annotations

import asyncio
import contextlib
import cProfile
import gc
import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

from deadwood.core import playout
from deadwood.server import serving
from deadwood.server.app import make_app
from deadwood.server.http.parts import ServerParts
from deadwood.server.process import logs
from deadwood.server.settings import Settings

EASE: Final = 100_000.0  # everybody comes from one address
MANY: Final = 1_000_000
PAGE: Final = 4096


def resident(process: str = "self") -> int:
    """Bytes of memory that a process holds; 0 where the system does not say."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]) * PAGE
    return 0


def report(parts: ServerParts, counted: bool) -> dict[str, Any]:
    """What it costs at this moment; counting the objects in memory takes a while."""
    if counted:
        gc.collect()  # what only waits to be collected is not a leak
    return {
        "cpu": time.process_time(),
        "resident": resident(),
        "bots": sum(resident(str(pid)) for pid in parts.services.pool.pids()),
        "objects": len(gc.get_objects()) if counted else 0,
        "tables": len(parts.hub.tables),
    }


def main(folder: str, profile_to: str = "") -> None:
    settings = Settings(
        db=str(Path(folder) / "deadwood.db"), pace=0, max_tables=MANY, max_connections=MANY
    )
    logs.set_up("warning", "text")
    app = make_app(settings, ease=EASE)
    listener = serving.listen("127.0.0.1", 0, False)
    url = serving.url("127.0.0.1", listener.getsockname()[1])
    compiled = not playout.__file__.endswith(".py")
    profile = cProfile.Profile() if profile_to else None

    def say(**what: Any) -> None:
        print(json.dumps(what), flush=True)

    def answer(loop: asyncio.AbstractEventLoop) -> None:
        waiting = profile  # until the first time that it is asked for
        for line in sys.stdin:
            if line.strip() == "profile" and waiting is not None:
                loop.call_soon_threadsafe(waiting.enable)
                waiting = None
            say(**report(app.state.parts, line.strip() == "memory"))
        os.kill(os.getpid(), signal.SIGINT)

    def ready() -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=answer, args=(loop,), daemon=True).start()
        say(url=url, compiled=compiled)

    serving.run(app, listener, ready)
    if profile is not None:
        profile.disable()
        profile.dump_stats(profile_to)


if __name__ == "__main__":
    main(*sys.argv[1:])
