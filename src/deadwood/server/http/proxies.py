"""Notices a proxy that nobody has told us of, or that tells us nothing, and says so in the log.

Behind such a proxy everybody has the address of the proxy: one guest who asks too often keeps all
the others out, and the figures of the server may be open to the world. Nobody sees that from
outside, so it is said, once, with what to do about it.
"""

from __future__ import annotations

import ipaddress
import logging
from typing import Final

from starlette.types import Scope

FORWARDED: Final = frozenset({b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"})

AT_START: Final = (
    "public_url is set without trusted_proxies: if a proxy stands before this server, name it there, "
    "or all people behind it share one address and its limits"
)
NOT_TRUSTED: Final = (
    "a proxy that is not in trusted_proxies passes requests on: "
    "all people behind it share one address and its limits until it is named there"
)
SILENT: Final = (
    "a trusted proxy does not say for whom it asks: "
    "let it send X-Forwarded-For, or all people behind it share one address and its limits"
)
CROWDED: Final = (
    "one address of this machine or network has met a limit: if it is a proxy, "
    "name it in trusted_proxies and let it send X-Forwarded-For, or all behind it share that limit"
)
HTTPS_UNKNOWN: Final = (
    "a page of https was refused, since this server knows of http only: set public_url to the address "
    "that people see, and trusted_proxies to that of the proxy"
)

log: Final = logging.getLogger("deadwood.server.http.proxies")


def is_near(address: str) -> bool:
    """Whether it is this machine, or one in a network of its own: a proxy's, more often than not."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_private or found.is_loopback


class Doubts:
    """What has been noticed of proxies; each thing is said once."""

    def __init__(self) -> None:
        self._said: Final[set[tuple[str, bool]]] = set()

    def say(self, words: str, address: str = "unknown") -> None:
        # Anybody can claim to be a proxy: a stranger who does shall not hide a real one that is near.
        kind = (words, is_near(address))
        if kind not in self._said:
            self._said.add(kind)
            log.warning(words, extra={"address": address})

    def look_at(self, scope: Scope, peer: str, is_trusted: bool, is_public: bool) -> None:
        """A request that has come from this address; `is_public`: it asks for the public one."""
        names = [name for name, _ in scope["headers"]]
        if is_trusted:
            if b"x-forwarded-for" not in names:
                self.say(SILENT, peer)
        elif not FORWARDED.isdisjoint(names) or (is_public and is_near(peer)):
            self.say(NOT_TRUSTED, peer)
