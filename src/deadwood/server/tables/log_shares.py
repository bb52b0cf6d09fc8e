"""How much of a table's log one guest may write, and all of them: nobody fills it for the others.

Everything that somebody may do over and over again has a share of the log for each guest and one for
all guests together; the shares of all fit into a log. Who has used up a share may go on once a minute,
where it is needed (a seat, the host's word), and else waits until the table ends. Moves are counted by
nobody: the rules end a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from deadwood.core.types import NOBODY
from deadwood.server.refusal import Refused, not_before
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.entry import Entry

LONGEST_LOG: Final = 10_000  # entries; no evening needs as many
SLOW: Final = 60_000  # milliseconds between two that go beyond a share
HOST: Final = "host"  # by whom somebody was made to stand up, or why a bot plays for him


@dataclass(frozen=True, slots=True)
class Share:
    own: int  # entries of one guest
    all: int  # of all guests
    most: int = 1  # entries that may come with one of them
    is_needed: bool = False  # goes on beyond the share, slowly


SHARES: Final[Mapping[str, Share]] = {
    "sit": Share(60, 1000, most=3, is_needed=True),  # sat, stood, and another host
    "back": Share(60, 500, most=2, is_needed=True),  # away and back
    "chat": Share(500, 3000),
    "aside": Share(60, 500),  # chat of onlookers
    "bot": Share(200, 500),
    "order": Share(300, 500, is_needed=True),  # host, kick, mute, ban, remove, give, hush
    "undo": Share(100, 400, most=2),  # and the move
}
OF_COMMAND: Final = {
    **{name: name for name in ("sit", "back", "chat", "bot", "undo")},
    "emote": "chat",
    **dict.fromkeys(("host", "kick", "mute", "ban", "remove", "give", "hush"), "order"),
}
OF_ENTRY: Final = {
    kinds.SAT: "sit",
    kinds.BACK: "back",
    kinds.BOT: "bot",
    kinds.UNDO: "undo",
    **dict.fromkeys(
        (kinds.HOST, kinds.MUTE, kinds.BAN, kinds.REMOVED, kinds.GIVEN, kinds.HUSH), "order"
    ),
}


class Shares:
    """What has been written so far, by whom."""

    def __init__(self) -> None:
        self._own: Final[Counter[tuple[str, str]]] = Counter()
        self._all: Final[Counter[str]] = Counter()
        self._last: Final[dict[tuple[str, str], int]] = {}

    def note(self, entry: Entry) -> None:
        share = share_of(entry)
        if share and entry.guest:
            self._own[entry.guest, share] += 1
            self._all[share] += 1
            self._last[entry.guest, share] = entry.at

    def check(self, command: str, guest: str, seated: bool, length: int, now: int) -> None:
        """Refuse what would go beyond a share; `length` is that of the log."""
        name = OF_COMMAND.get(command, "")
        if name == "chat" and not seated:
            name = "aside"
        if not name:
            return
        share, mine = SHARES[name], (guest, name)
        is_full = self._all[name] >= share.all or length >= LONGEST_LOG
        if is_full and not share.is_needed:
            raise Refused("log-full")
        if is_full or self._own[mine] >= share.own:
            not_before(max(0, self._last.get(mine, now - SLOW) + SLOW - now) / 1000)


def share_of(entry: Entry) -> str:
    """The share that an entry counts to; empty: none."""
    if entry.kind == kinds.CHAT:
        return "aside" if entry.seat == NOBODY else "chat"
    if HOST in (entry.body.get("by"), entry.body.get("why")) and entry.kind != kinds.CLOSED:
        return "order"
    return OF_ENTRY.get(entry.kind, "")
