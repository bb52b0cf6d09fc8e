"""Addresses: of a server, of a table, and what people paste when they are asked for one."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from deadwood.client.errors import ClientError

DEFAULT_PORT: Final = 4711


def server_of(text: str) -> str:
    """The address of a server as scheme://host[:port], from what somebody has typed or pasted."""
    given = text.strip()
    # "192.168.0.7" and "box:4711" are what people say; the server is then a Deadwood at home.
    parts = urlsplit(given if "://" in given else f"http://{given}")
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("http", "https") or not parts.hostname or port == -1:
        raise ClientError(f"{text!r} is no address of a server; one looks like http://box:4711.")
    if parts.username or parts.password:
        raise ClientError("The address of a server has no user and no password in it.")
    if "://" not in given and port is None:
        port = DEFAULT_PORT
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "")


def table_of(text: str) -> tuple[str, str]:
    """The server, or "" if it is not said, and the code of a table, from a link or a code."""
    given = text.strip()
    if "/" not in given:
        code = given
        server = ""
    else:
        server = server_of(given)
        parts = urlsplit(given if "://" in given else f"http://{given}")
        code = parts.path.rstrip("/").rpartition("/")[2]
    if not code or len(code) > 40 or not code.replace("-", "").isalnum() or not code.isascii():
        raise ClientError(f"{text!r} is no link to a table and no code of one.")
    return server, code


def web_socket(server: str, code: str) -> str:
    """Where to listen to a table."""
    return f"ws{server.removeprefix('http')}/ws/tables/{code}"
