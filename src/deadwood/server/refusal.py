"""What is refused, and why: a word for programs, a sentence for people, and the rule if there is one.

The sentences are in the catalogues (`core.ftl`, section `server`), one for each code.
"""

from __future__ import annotations

import math
from http import HTTPStatus
from typing import Final

from pydantic import ValidationError

from deadwood.core.reason import Reason

# Codes that mean something else over HTTP than "not now".
STATUS: Final = {
    "bad-message": HTTPStatus.BAD_REQUEST,
    "bad-option": HTTPStatus.BAD_REQUEST,
    "unreadable": HTTPStatus.BAD_REQUEST,
    "no-guest": HTTPStatus.UNAUTHORIZED,
    "not-host": HTTPStatus.FORBIDDEN,
    "not-seated": HTTPStatus.FORBIDDEN,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "muted": HTTPStatus.FORBIDDEN,
    "banned": HTTPStatus.FORBIDDEN,
    "no-table": HTTPStatus.NOT_FOUND,
    "no-page": HTTPStatus.NOT_FOUND,
    "no-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "no-code": HTTPStatus.NOT_FOUND,
    "no-moment": HTTPStatus.NOT_FOUND,
    "too-big": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "enough-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "too-many": HTTPStatus.SERVICE_UNAVAILABLE,
    "storage": HTTPStatus.SERVICE_UNAVAILABLE,
    "damaged": HTTPStatus.SERVICE_UNAVAILABLE,
    "read-only": HTTPStatus.SERVICE_UNAVAILABLE,
    "broken": HTTPStatus.INTERNAL_SERVER_ERROR,
}


TRY_AGAIN: Final = 5  # seconds, while nothing can be stored


class Refused(Exception):
    """Nothing has changed. `code` names the sentence, `values` fill it."""

    def __init__(self, code: str, reason: Reason | None = None, /, **values: object) -> None:
        super().__init__(code)
        self.code: Final = code
        self.reason: Final = reason
        self.values: Final = values

    @property
    def status(self) -> int:
        return STATUS.get(self.code, HTTPStatus.CONFLICT)

    @property
    def headers(self) -> dict[str, str]:
        """What goes with it over HTTP."""
        waits = self.code in ("too-fast", "read-only")
        return {"retry-after": str(self.values["seconds"])} if waits else {}


def not_before(wait: float) -> None:
    """Refuse whoever has to wait so many seconds; 0: nobody."""
    if wait:
        raise Refused("too-fast", seconds=math.ceil(wait))


def read_only() -> Refused:
    """Nothing can be stored at the moment, so nothing was tried."""
    return Refused("read-only", seconds=TRY_AGAIN)


def bad_message(error: ValidationError) -> Refused:
    """What is wrong with a message, without repeating it: it may be long, or not fit to print."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    what = first["msg"].rstrip(".")
    return Refused("bad-message", detail=f"{place}: {what}." if place else f"{what}.")
