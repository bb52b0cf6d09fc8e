"""One server for all tests of the client."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.client.serving import serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address
