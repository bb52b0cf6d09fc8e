"""What can go wrong at a table far away, each as one sentence for people."""

from __future__ import annotations

from typing import Final

from deadwood.client.messages import RefusalOut
from deadwood.core.reason import DeadwoodError, Reason


class ClientError(DeadwoodError):
    """Something between this program and the server was wrong."""


class Refused(ClientError):
    """The server said no, and nothing was changed: `code` is for programs, `words` for people."""

    def __init__(self, code: str, words: str, reason: Reason | None = None) -> None:
        super().__init__(words)
        self.code: Final = code
        self.words: Final = words
        self.reason: Final = reason


class Gone(ClientError):
    """There is no server, no table or no way back to it; `code` is the WebSocket's, if it has one."""

    def __init__(self, words: str, code: int = 0) -> None:
        super().__init__(words)
        self.code: Final = code


class Unfair(ClientError):
    """The shuffle was not made as promised."""


class OutOfStep(ClientError):
    """Entries are missing: whoever reads asks again from the last one that he has."""


def refused(message: RefusalOut) -> Refused:
    """The exception for what the server answered."""
    given = message["reason"]
    reason = None if given is None else Reason(given["rule"], dict(given["params"]))
    return Refused(message["code"], message["words"], reason)
