"""One thing that happened at a table: a row of its log.

The log of a table is append-only and the only truth about it; entries are numbered from 1. What an
entry holds may be secret (the seed of the shuffle, a move that others must not know): `speech/wire.py`
alone decides what of it leaves the server, and for whom.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from deadwood.core.types import NOBODY, Move

OPENED: Final = "opened"  # what is played, by which rules, how fast
SAT: Final = "sat"  # a guest took a seat
STOOD: Final = "stood"  # a guest gave a seat up before the game
BOT: Final = "bot"  # a bot was put on a seat, or taken away
HOST: Final = "host"  # somebody else may start the game now
SEALED: Final = "sealed"  # all commitments are known; contributions may be revealed
REVEALED: Final = "revealed"  # a player's contribution to the shuffle
DEALT: Final = "dealt"  # the game begins; holds the seed
MOVE: Final = "move"
UNDO: Final = "undo"  # the last move was taken back
AWAY: Final = "away"  # a bot plays for somebody who left or whose time ran out
BACK: Final = "back"  # he plays himself again
CHAT: Final = "chat"
MUTE: Final = "mute"  # a guest may not talk here any longer, or may again
BAN: Final = "ban"  # a guest may not be here any longer, or may again
REMOVED: Final = "removed"  # the host has given a person's seat to a bot
GIVEN: Final = "given"  # and back
HUSH: Final = "hush"  # nobody may write in the chat any longer, or may again
RESUMED: Final = "resumed"  # the server came back: the clocks run from here
OVER: Final = "over"  # the result, and all that was secret about the shuffle
CLOSED: Final = "closed"  # ended without a result
REMATCH: Final = "rematch"  # the same people play again at another table


@dataclass(frozen=True, slots=True)
class Entry:
    number: int
    at: int  # milliseconds since 1970
    kind: str
    seat: int = NOBODY
    guest: str = ""  # whose command this was
    client: str = ""  # the client's own id of that command, so that a repeated one is noticed
    body: dict[str, Any] = field(default_factory=dict)  # plain JSON values
    # The move that the body spells, if whoever made the entry knew it; the log keeps the words only.
    move: Move | None = field(default=None, compare=False)
