"""Requests and their answers, the same for the synchronous and the asynchronous client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import httpx

from deadwood.client.errors import Gone, Refused, refused

SLOWEST: Final = (
    40.0  # seconds: an answer may be held back until something happens, or the server is busy
)
TIMEOUT: Final = httpx.Timeout(10, read=SLOWEST)


def read_answer(server: str, response: httpx.Response) -> Any:
    """The JSON that was answered; Refused, or Gone if it does not come from a Deadwood server."""
    try:
        body = response.json()
    except ValueError:
        raise stranger(server) from None
    if response.is_success:
        return body
    if isinstance(body, dict) and body.get("type") == "refused":
        raise refused(body)  # type: ignore[arg-type]
    raise stranger(server)


def read_text(server: str, response: httpx.Response) -> str:
    """The text that was answered."""
    if not response.is_success:
        read_answer(server, response)
    return response.text


def stranger(server: str) -> Gone:
    return Gone(f"What answers at {server} is no Deadwood server.")


def unreachable(server: str) -> Gone:
    return Gone(f"There is no server at {server}, or no way to it.")


def is_unknown(error: Refused) -> bool:
    """Whether the server does not know who we are."""
    return error.code == "no-guest"


def new_table(
    game: str,
    edition: str | None,
    players: int | None,
    options: Mapping[str, object] | None,
    public: bool,
    clock: dict[str, int | None] | None,
    bots: dict[int, str] | None,
    pace: int | None,
) -> dict[str, Any]:
    """The body of POST /api/tables, without what is left to the server."""
    body: dict[str, Any] = {"game": game, "public": public}
    given: dict[str, Any] = {
        "edition": edition,
        "players": players,
        "options": options,
        "clock": clock,
        "pace": pace,
    }
    body.update({key: value for key, value in given.items() if value is not None})
    if bots:
        body["bots"] = {str(seat): level for seat, level in bots.items()}
    return body
