"""What travels to and from the server, as plain dicts with types (docs/protocol.md explains them).

Only what a client reads is here. The tests hold the names to those of the server.
"""

from __future__ import annotations

from typing import Final, TypedDict

VERSION: Final = 1  # of the protocol that this client speaks

# Why the server closed the connection, where a new one would be closed again.
FOR_GOOD: Final = {
    4400: "The server could not read what this program sent; one of the two is too old.",
    4401: "The server does not know this guest; give a name to be a new one.",
    4403: "The server does not let pages of other addresses in.",
    4404: "There is no such table.",
    4410: "The host does not want us at this table.",
    4426: "The server speaks another version of the protocol; one of the two is too old.",
}


class ReasonOut(TypedDict):
    rule: str
    params: dict[str, int | str]
    words: str


class RefusalOut(TypedDict):
    type: str
    id: str | None
    code: str
    words: str
    reason: ReasonOut | None


class SeatOut(TypedDict):
    """A seat: who sits there, who plays it, and what was promised to the shuffle."""

    seat: int
    name: str
    guest: str | None
    bot: str | None
    away: str | None
    face: str | None
    was: str | None
    committed: str | None
    contribution: str | None


class TableOut(TypedDict):
    """What everybody may know of a table."""

    code: str
    game: str
    edition: str
    players: int
    options: dict[str, str]
    revision: int
    status: str
    public: bool
    device: str
    clock: dict[str, int | None]
    pace: int
    created: int
    host: str
    seats: list[SeatOut]
    commitment: str
    result: str | None
    seed: str | None
    secret: str | None
    rematch: str | None
    muted: list[str]
    banned: list[str]
    hushed: bool


class SheetOut(TypedDict):
    at: int
    above: str
    head: list[str]
    rows: list[list[str]]
    below: str


class EntryOut(TypedDict, total=False):
    """One thing that happened at a table: a move, talk, somebody who came or went."""

    n: int
    at: int
    kind: str
    seat: int
    name: str | None
    guest: str | None
    by: str | None
    move: str | None
    made: dict[str, object] | None
    events: list[tuple[str, int, list[int]]] | None
    happened: list[dict[str, object]] | None
    story: list[str] | None
    sheets: list[SheetOut] | None
    undoes: int | None
    text: str | None
    why: str | None
    code: str | None
    result: str | None
    on: bool | None
    emote: str | None
    was: str | None


class MoveOut(TypedDict):
    """A move that we may make: in notation, by names, in words, and what it would bring."""

    move: str
    made: dict[str, object] | None
    words: str
    brings: dict[str, int]
    gains: str


class ClockOut(TypedDict):
    deadlines: list[int | None]
    left: list[int | None]
    starts: list[int | None] | None


class NowOut(TypedDict):
    """The game as our seat sees it now, and what it may do."""

    asked: list[int]
    question: str
    asks: dict[str, object] | None
    open: list[dict[str, object]] | None
    ask: str
    reaction: bool
    view: dict[str, object]
    moves: list[MoveOut]
    default: str | None
    undo: bool
    clock: ClockOut | None
    winners: list[int]
    ended: str
    outcome: str
    out: list[int]


class UpdateOut(TypedDict):
    type: str
    n: int
    seat: int
    entries: list[EntryOut]
    table: TableOut | None
    now: NowOut | None


class GuestOut(TypedDict):
    """Who a guest is: the badge and the name."""

    guest: str
    name: str


class TransferOut(TypedDict):
    """A code for another device, and until when it is good."""

    code: str
    until: int


class LobbyRow(TypedDict):
    """A table in a list of tables."""

    code: str
    game: str
    edition: str
    players: int
    free: int
    names: list[str]
    status: str
    created: int
    clock: dict[str, int | None]
    asked: list[str]
    won: list[str]


class GameOut(TypedDict):
    """A game that the server offers, with its editions, options and bots."""

    name: str
    title: str
    sentence: str
    editions: dict[str, str]
    players: list[int]
    options: list[dict[str, object]]
    bots: list[str]


class PositionOut(TypedDict):
    move: int
    moves: int
    seat: int
    view: dict[str, object]
    asks: dict[str, object] | None
    open: list[dict[str, object]] | None
    asked: list[int]
    winners: list[int]
    ended: str


class OpinionOut(TypedDict):
    move: str
    words: str
    chance: float | None
    share: float
    made: bool


class AdviceOut(TypedDict):
    """What a bot thinks of the moves of a moment."""

    n: int
    move: int
    seat: int
    level: str
    opinions: list[OpinionOut]
