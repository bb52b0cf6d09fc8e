"""A real uvicorn on a free port, in a thread, as `deadwood serve` would set it up."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator

import uvicorn
from starlette.types import ASGIApp


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
            timeout_graceful_shutdown=2,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        until = time.monotonic() + 20
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.01)
        try:
            yield port
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive(), "the server does not end"
