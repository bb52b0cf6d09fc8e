"""What travels to and from the server, as plain dicts with types (docs/protocol.md explains them).

Only what a client reads is here. The tests hold the names to those of the server.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

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
    n: int
    at: int
    kind: str
    seat: int
    name: str | None
    guest: str | None
    by: str | None
    move: str | None
    made: dict[str, Any] | None
    events: list[tuple[str, int, list[int]]] | None
    happened: list[dict[str, Any]] | None
    story: list[str] | None
    sheets: list[SheetOut] | None
    undoes: int | None
    text: str | None
    why: str | None
    code: str | None
    result: str | None
    on: bool | None
    emote: str | None


class MoveOut(TypedDict):
    move: str
    made: dict[str, Any] | None
    words: str
    brings: dict[str, int]
    gains: str


class ClockOut(TypedDict):
    deadlines: list[int | None]
    left: list[int | None]
    starts: list[int | None] | None


class NowOut(TypedDict):
    asked: list[int]
    question: str
    asks: dict[str, Any] | None
    open: list[dict[str, Any]] | None
    ask: str
    reaction: bool
    view: dict[str, Any]
    moves: list[MoveOut]
    default: str | None
    undo: bool
    clock: ClockOut | None
    winners: list[int]
    ended: str
    outcome: str


class UpdateOut(TypedDict):
    type: str
    n: int
    seat: int
    entries: list[EntryOut]
    table: TableOut | None
    now: NowOut | None


class GuestOut(TypedDict):
    guest: str
    name: str


class TransferOut(TypedDict):
    code: str
    until: int


class LobbyRow(TypedDict):
    code: str
    game: str
    edition: str
    players: int
    free: int
    names: list[str]
    status: str
    created: int
    clock: dict[str, int | None]


class GameOut(TypedDict):
    name: str
    title: str
    sentence: str
    editions: dict[str, str]
    players: list[int]
    options: list[dict[str, Any]]
    bots: list[str]


class PositionOut(TypedDict):
    move: int
    moves: int
    seat: int
    view: dict[str, Any]
    asks: dict[str, Any] | None
    open: list[dict[str, Any]] | None
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
    n: int
    move: int
    seat: int
    level: str
    opinions: list[OpinionOut]
