"""A table in memory with guests who give commands, for tests that need no network."""

from __future__ import annotations

from typing import Any

from deadwood.core.registry import entry as entry_of
from deadwood.core.registry import game as make_game
from deadwood.core.registry import names
from deadwood.core.types import NOBODY
from deadwood.server import protocol
from deadwood.server.storage.base import Guest, Position
from deadwood.server.tables import commands
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.clock import ClockLimits
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.planned import Planned
from deadwood.server.tables.table import LoggedTable, opening

ANNA = Guest("a" * 32, "Anna", 0, 0)
BEN = Guest("b" * 32, "Ben", 0, 0)
CLEO = Guest("c" * 32, "Cleo", 0, 0)
SECRET = "5e" * 32
# By game: the fewest and the most who can play it, and a few.
FEWEST = {name: entry_of(name).players[0] for name in names()}
MOST = {name: entry_of(name).players[-1] for name in names()}
FEW = {name: max(3, FEWEST[name]) for name in names()}


def table_from(entries: list[Entry], position: Position | None = None) -> LoggedTable:
    """The table that a log tells of."""
    table = LoggedTable(entries[0], position=position)
    table.apply_all(entries[1:])
    return table


class Sitting:
    """A table, a clock that is set by hand, and short ways to command."""

    def __init__(
        self,
        name: str = "wyatt-earp",
        players: int = 2,
        device: str = "own",
        edition: str | None = None,
        **limits: int | None,
    ) -> None:
        self.now = 1_000_000
        self.given = 0
        self.here: set[str] = set()  # the guests who are connected
        game = make_game(name, edition, players)
        body = opening("ABC234", game, True, ClockLimits(**limits), 0, SECRET, device)
        self.table = LoggedTable(Entry(1, self.now, kinds.OPENED, guest=ANNA.id, body=body))

    def do(self, guest: Guest, kind: str, **fields: Any) -> list[Entry]:
        """A guest's command, decided and applied; Refused if it may not be."""
        self.given += 1
        message = {"id": f"c{self.given}", "type": kind, **fields}
        command = protocol.FROM_CLIENT.validate_python(message)
        return self.apply(commands.decide(self.table, command, guest, self.now, self.here))

    def apply(self, planned: Planned) -> list[Entry]:
        self.table.apply_all(planned.entries)
        return planned.entries

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def started(self, *guests: Guest) -> Sitting:
        """Everybody sits, bots fill the rest, the cards are dealt."""
        for guest in guests or (ANNA, BEN):
            self.do(guest, "sit")
        self.do(ANNA, "start", fill="random")
        return self

    def guest_at(self, seat: int) -> Guest | None:
        ids = {guest.id: guest for guest in (ANNA, BEN, CLEO)}
        return ids.get(self.table.seats[seat].guest)

    def moves(self, seat: int) -> list[str]:
        game, state = self.table.game, self.table.state
        return [game.text(move) for move in game.legal(state, seat)]

    def answer(self, pick: int = 0) -> list[Entry]:
        """Whoever is asked first makes one of his moves, person or bot."""
        seat = self.table.asked()[0]
        moves = self.moves(seat)
        text = moves[pick % len(moves)]
        guest = self.guest_at(seat)
        if guest is None or self.table.seats[seat].player:
            return self.apply(commands.bot_move(self.table, seat, text, self.now))
        return self.do(guest, "play", move=text, seat=seat)

    def again(self) -> LoggedTable:
        """The same table, folded anew from its log."""
        return table_from(list(self.table.entries))


def same(one: LoggedTable, two: LoggedTable) -> bool:
    """Whether two tables are the same, in everything that matters."""

    def everything(table: LoggedTable) -> tuple[Any, ...]:
        return (
            table.status,
            table.host,
            table.host_since,
            table.muted,
            table.banned,
            table.hushed,
            table.asides,
            table.guests,
            vars(table.shares),
            [repr(seat) for seat in table.seats],
            table.clients,
            table.moves,
            table.told,
            table.asked_since,
            table.question,
            table.clocks.used,
            table.clocks.since,
            table.clocks.spent,
            table.clocks.held,
            table.clocks.put_by,
            table.asked_at,
            table.result,
            table.seed,
            None if table.state is None else table.state.fields(),
        )

    return everything(one) == everything(two)


__all__ = ["ANNA", "BEN", "CLEO", "NOBODY", "SECRET", "Sitting", "same"]
