"""A real uvicorn on a free port, in a thread, as `deadwood serve` would set it up."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

import uvicorn
from starlette.types import ASGIApp

from tests.waiting import PATIENCE, wait_until


@contextlib.contextmanager
def listening(app: ASGIApp) -> Iterator[int]:
    """The port on which the application answers, until the block is left."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=30,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        try:
            yield port
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server does not end"
