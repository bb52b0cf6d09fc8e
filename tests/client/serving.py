"""A real server for tests of clients: bots without a pause, limits out of the way."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from deadwood.server.app import make_app
from deadwood.server.process.server_clock import ServerClock
from deadwood.server.settings import Settings
from tests.server.listening import listening


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its data in this folder; nobody is ever late there."""
    settings = Settings(db=str(folder / "deadwood.db"), pace=0, bot_workers=1)
    begun = ServerClock().now()
    with listening(make_app(settings, now=lambda: begun, ease=1000.0)) as port:
        yield f"http://127.0.0.1:{port}"
