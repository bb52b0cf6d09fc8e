"""How many connections fit into the files that the system lets this process have.

Every connection is an open file. When there are none left, nobody gets in, not even those who watch
over the server; so there are fewer places than files, and each kind of connection has its share.
"""

from __future__ import annotations

import contextlib
import logging
import sys
from dataclasses import dataclass
from typing import Final

PLENTY: Final = 65_536  # files; where the system knows no bound, nobody needs more
SOME: Final = (10_240, 4_096)
ACCEPTS: Final = 16  # connections that are taken in at once, before anybody counts them
# For the database, logs and the event loop, and for connections that are on their way in or out.
RESERVED: Final = 48 + 4 * ACCEPTS
BY_WORKER: Final = 3  # files for a process in which bots think
FEWEST: Final = 32
BY_ADDRESS: Final = 400  # that are not at a table; a classroom of browsers has fewer

log: Final = logging.getLogger("deadwood.server.http.places")


@dataclass(frozen=True)
class ConnectionPlaces:
    """The most of each kind at the same time."""

    whole: int
    at_tables: int
    silent: int  # that have asked nothing yet, or nothing more
    polls: int  # that wait for news of a table
    by_address: int  # that are not at a table


def raise_file_limit() -> int:
    """As many files as this process may have, and as are of use; 0: nobody knows."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = (
        PLENTY if limit == resource.RLIM_INFINITY else limit
        for limit in resource.getrlimit(resource.RLIMIT_NOFILE)
    )
    for wanted in (min(hard, PLENTY), *SOME):  # some systems allow less than they say
        if soft < wanted <= hard:
            with contextlib.suppress(OSError, ValueError):
                _, kept = resource.getrlimit(resource.RLIMIT_NOFILE)
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, kept))
                return wanted
    return min(soft, PLENTY)


def places_for(connections: int, files: int = 0, workers: int = 0) -> ConnectionPlaces:
    """`connections` are wanted at tables; 0 files: as many as it takes."""
    whole = 2 * connections
    if files:
        whole = max(FEWEST, min(whole, files - RESERVED - BY_WORKER * workers))
    if whole < 2 * connections:
        log.warning("few files may be open, so fewer people can come", extra={"count": files})
    return ConnectionPlaces(
        whole=whole,
        at_tables=min(connections, max(1, whole // 2)),
        silent=max(FEWEST // 2, whole // 2),
        polls=max(FEWEST // 4, whole // 4),
        by_address=max(FEWEST // 2, min(BY_ADDRESS, whole // 4)),
    )
