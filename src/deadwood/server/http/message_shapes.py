"""The shape of what a client sends, looked at before anything is parsed at length.

Sizes alone do not bound the work: 64 KiB can hold thousands of fields, each of which is told at
length to be wrong, and one cookie in quotes can take the standard library a second. So whatever is
larger than any message of ours could be is refused, or left out, by a look that costs no more than
reading it once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

MOST_HEADERS: Final = 100  # of a request; browsers send 20, a proxy adds a few
MOST_PARTS: Final = (
    100  # of a message: fields, options, seats; the largest of ours has half of that
)
LONGEST_COOKIE: Final = (
    128  # of ours; those of other programs on the same host are nobody's business
)
PLAIN: Final = re.compile(rb"[\w.-]*")

# A text between quotes. The last one may lack its end: so every quote is looked at only once.
TEXT: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)


def is_overgrown(message: bytes) -> bool:
    """Whether a JSON message has more parts than any message that we know."""
    if message.count(b",") < MOST_PARTS:
        return False
    return TEXT.sub(b"", message).count(b",") >= MOST_PARTS


def only_cookie(name: str, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers with no other cookie than this one, and without it if it is not a plain word."""
    kept: list[tuple[bytes, bytes]] = []
    found = b""
    for key, value in headers:
        if key != b"cookie":
            kept.append((key, value))
            continue
        for part in value.split(b";"):
            word, _, said = part.strip().partition(b"=")
            if word.strip() == name.encode():
                found = said.strip()
    if found and len(found) <= LONGEST_COOKIE and PLAIN.fullmatch(found):
        kept.append((b"cookie", name.encode() + b"=" + found))
    return kept
