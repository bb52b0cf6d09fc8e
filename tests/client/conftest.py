"""One real server for all tests of the client: bots without a pause, limits out of the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from deadwood.server.app import make_app
from deadwood.server.settings import Settings
from tests.server.listening import listening


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    file: Path = tmp_path_factory.mktemp("server") / "deadwood.db"
    app = make_app(Settings(db=str(file), pace=0, bot_workers=1), ease=1000.0)
    with listening(app) as port:
        yield f"http://127.0.0.1:{port}"
