"""All tables: those that somebody is at are in memory, the others wait in the storage.

A table is loaded when somebody asks for it or when time is about to do something there, and let go
when nobody would miss it; the log says everything, so neither changes anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Final

from deadwood.bots import cast
from deadwood.bots.registry import bot_names
from deadwood.core.reason import DeadwoodError
from deadwood.core.registry import AnyGame
from deadwood.core.registry import game as make_game
from deadwood.server import protocol
from deadwood.server.people.households import group
from deadwood.server.process.tasks import LOAD, PRESENCE, SWEEPER
from deadwood.server.refusal import Refused, read_only
from deadwood.server.speech import wire
from deadwood.server.storage.base import Conflict, Face, Guest, Position, StorageError
from deadwood.server.tables import commands, host_orders, making_room, seating
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.active_table import SECOND, SLICE, ActiveTable, Services
from deadwood.server.tables.clock import GENTLE, ClockLimits
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.planned import Planned
from deadwood.server.tables.table import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    SEALED,
    SHARED,
    STAND_IN,
    Dealer,
    LoggedTable,
    OtherRules,
    deal,
    opening,
)
from deadwood.server.tables.timing import next_look

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that looks like something else
CODE_LENGTH: Final = 6
LOBBY: Final = 100  # tables in the list of public ones
IDLE: Final = 60 * SECOND  # so long a table that nobody is at stays in memory
SWEEP: Final = 5.0  # seconds
AT_ONCE: Final = 200  # tables that one sweep wakes


Furnish = Callable[[LoggedTable], None]


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as people write it, in small letters or with spaces and dashes."""
    return text.upper().replace("-", "").replace(" ", "")


class Hub:
    def __init__(
        self, services: Services, pace: int, most_tables: int, dealer: Dealer = deal
    ) -> None:
        self.services: Final = services
        self.pace: Final = pace
        self.most_tables: Final = most_tables  # in memory
        self.dealer: Final = dealer
        self.tables: Final[dict[str, ActiveTable]] = {}
        self.started = services.now()  # or since when anything can be stored again
        self._opening: Final[list[str]] = []  # addresses whose tables are about to be stored
        self._loading: Final[dict[str, asyncio.Future[ActiveTable | None]]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def more_bots(self) -> tuple[str, ...]:
        return self.services.own_bots.names

    async def start(self) -> None:
        self.started = self.services.now()
        self._sweeper = self.services.tasks.keep(SWEEPER, self._sweep_for_ever)

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for active in list(self.tables.values()):
            active.end()
        self.tables.clear()

    def end_polls(self) -> None:
        """The server is about to end: whoever waits for news is answered now."""
        self.services.ends = True
        for active in self.tables.values():
            active.wake()

    # Finding tables.

    async def get(self, code: str, address: str = "") -> ActiveTable:
        """The table with this code; Refused if there is none, or none that could be used. Whoever
        brings one back into memory has it in his share, as if he had opened it."""
        active = self.tables.get(code)
        if active is None:
            if self.services.quarantine.holds(code):
                raise Refused("damaged")
            active = await self._load_once(code, group(address) if address else "")
        if active is None:
            raise Refused("no-table", code=code[:20])
        active.opener = active.opener or (group(address) if address else "")
        active.touched = self.services.now()  # somebody is about to be there
        return active

    async def _load_once(self, code: str, opener: str) -> ActiveTable | None:
        """Two who ask for the same table at the same time get the same one."""
        if code not in self._loading:
            self._loading[code] = self.services.tasks.run(
                LOAD, self._load(code, opener), (Refused,)
            )
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _replayed(
        self, entries: list[Entry], position: Position | None, replays: bool
    ) -> LoggedTable:
        table = LoggedTable(entries[0], self.dealer, position, replays)
        for first in range(1, len(entries), SLICE):
            table.apply_all(entries[first : first + SLICE])
            await asyncio.sleep(0)  # a long game is long to play again: others first
        return table

    async def _load(self, code: str, opener: str) -> ActiveTable | None:
        if len(code) != CODE_LENGTH or any(letter not in ALPHABET for letter in code):
            return None
        try:
            found = await self.services.storage.load(code)
            if found is None:
                return None
            self._check_share(opener)
            if not self._has_room(self.most_tables + self.most_tables // making_room.RETURNING):
                raise Refused("too-many")
            _, entries, position = found
            try:
                table = await self._replayed(entries, position, True)
            except OtherRules:
                table = await self._replayed(entries, position, False)
            active = self.admit(table)
            active.opener = opener
            await self._resume(active)
            active.schedule()
        except Refused:
            raise
        except StorageError:
            raise Refused("storage") from None
        except Exception as error:  # a damaged row, or a fault of ours: it harms this table only
            self.services.tasks.failed(LOAD, error)
            self.services.quarantine.put(code)
            if code in self.tables:
                self.tables[code].give_up()
            raise Refused("damaged") from None
        return active

    async def _resume(self, active: ActiveTable) -> None:
        """The time in which the server was away is nobody's, nor that in which it cannot write."""
        active.stalled = active.table.entries[-1].at < self.started or not active.is_writable
        if active.stalled:
            await active.commit(lambda: 0)

    def storage_changed(self) -> None:
        """Nothing can be stored any more, or it can again: every table says so."""
        if self.services.storage.health.writable:
            self.started = self.services.now()
        for active in list(self.tables.values()):
            try:
                active.storage_changed()
            except Exception as error:  # the others are to be told, and whoever wrote answered
                self.services.tasks.failed(PRESENCE, error)
                try:
                    active.fail()
                except Exception as again:  # it cannot even end: nobody comes to it any more
                    self.services.tasks.failed(PRESENCE, again)
                    self.drop(active)

    def admit(self, table: LoggedTable) -> ActiveTable:
        active = ActiveTable(table, self.services, self.drop)
        self.tables[table.code] = active
        return active

    def _has_room(self, most: int) -> bool:
        """For one more table, after somebody has made room if the house is full."""
        if len(self.tables) + len(self._opening) < self.most_tables:
            return True
        found = making_room.least_missed(self.tables.values(), self.services.now())
        if found is not None:
            self._let_go(found)
            return True
        return len(self.tables) + len(self._opening) < most

    def _check_share(self, opener: str) -> None:
        """Whether one more table may be in memory for this address, perhaps instead of another one."""
        mine = [active for active in self.tables.values() if opener and active.opener == opener]
        share = making_room.fair_share(self.most_tables)
        if len(mine) + self._opening.count(opener) >= share and opener:
            found = making_room.least_missed(mine, self.services.now())
            if found is None:
                self.services.metrics.limited("house")
                raise Refused("enough-tables", count=share)
            self._let_go(found)

    def _check_room(self, opener: str) -> None:
        """For one more table that is opened from this address; Refused if there is none."""
        self._check_share(opener)
        if not self._has_room(self.most_tables):
            self.services.metrics.limited("house")
            raise Refused("too-many")

    def _let_go(self, active: ActiveTable) -> None:
        active.end()
        self.tables.pop(active.table.code, None)

    def drop(self, active: ActiveTable) -> None:
        """Out of memory; whoever was at it is told by his connection."""
        if self.tables.get(active.table.code) is active:
            del self.tables[active.table.code]
        for listener in list(active.listeners):
            listener.lost()

    async def lobby(self, limit: int = LOBBY) -> list[Face]:
        """Public tables that one can sit down at or look on: those where somebody is come first, so
        that nobody can hide them behind empty ones. The newest first."""
        statuses = [OPEN, SEALED, PLAYING]
        found = {
            face.code: face for face in await self.services.storage.faces(statuses, True, limit)
        }
        attended = {
            code: active
            for code, active in self.tables.items()
            if active.table.public and active.table.status in statuses and active.attendance.here()
        }
        for code, active in list(attended.items())[-limit:]:
            if code not in found:
                with contextlib.suppress(Refused):  # it has just been given up
                    async with active.settled() as table:
                        found[code] = wire.face_of(table, None)
        ranked = sorted(found.values(), key=lambda face: (face.code in attended, face.created))
        return ranked[: -limit - 1 : -1]

    # Opening tables.

    async def open(self, guest: Guest, wish: protocol.NewTable, address: str = "") -> ActiveTable:
        """A new table by a guest's wish, who is its host and comes from this address."""
        game = game_of(wish)
        limits = limits_of(wish, game.players)
        pace = self.pace if wish.pace is None else wish.pace
        levels = {int(seat): level for seat, level in wish.bots.items()}
        people = {int(seat): seating.proper(name) for seat, name in wish.people.items()}
        if people and wish.device != SHARED:
            raise Refused("own-devices")
        if wish.public and wish.device == SHARED:
            raise Refused("one-device")
        if wish.seat is not None:
            people.setdefault(wish.seat, guest.name)
        for seat in [*levels, *people]:
            if seat >= game.players:
                raise Refused("no-seat", seat=seat + 1, players=game.players)
            if seat in levels and seat in people:
                raise Refused("seat-taken", seat=seat + 1, name=levels[seat])

        def furnish(table: LoggedTable) -> None:
            for seat, level in sorted(levels.items()):
                planned = Planned(table, self.services.now(), guest.id, bots=self.more_bots)
                seating.set_bot(planned, seat, level)
                table.apply_all(planned.entries)
            for seat, name in sorted(people.items()):
                self.seat(table, seat, guest.id, name, (seat == wish.seat and wish.face) or "")

        opener = group(address) if address else ""
        return await self._create(
            game, guest.id, wish.public, limits, pace, furnish, wish.device, opener
        )

    async def rematch(
        self, active: ActiveTable, guest: Guest, client: str, charge: Callable[[], None]
    ) -> int:
        """The entry that names the table at which the same people play again; made only once.
        `charge` is called before a table is opened, and may refuse."""
        async with active.settled() as old:
            seating.acting(old, guest, None)
            if old.status not in (OVER, CLOSED):
                raise Refused("not-over")
            if old.rematch:
                return rematch_entry(old)
            if (guest.id, client) in old.clients:  # said before: nothing happens twice
                return old.clients[guest.id, client]
            charge()

        def furnish(table: LoggedTable) -> None:
            for at, seat in enumerate(old.seats):
                if seat.bot:
                    planned = Planned(table, self.services.now(), guest.id, bots=self.more_bots)
                    level = seat.bot
                    if level not in [*bot_names(table.game), *self.more_bots]:
                        level = STAND_IN  # the host of the server has sent it home
                    seating.set_bot(planned, at, level, seat.name if cast.face(seat.name) else "")
                    table.apply_all(planned.entries)
                elif seat.guest and seat.away != commands.LEFT:
                    self.seat(table, at, seat.guest, seat.name, seat.face)
            planned = Planned(table, self.services.now(), guest.id)
            host_orders.keep_out(planned, old)
            table.apply_all(planned.entries)

        # Whoever asks first does not become host by that: else who was muted would only have to ask.
        stays = any(old.seats[at].away != commands.LEFT for at in old.seats_of(old.host))
        host, game = old.host if stays else guest.id, old.game
        new = await self._create(
            game, host, old.public, old.limits, old.pace, furnish, old.device, active.opener
        )

        def make() -> Planned | int:
            if old.rematch:  # somebody asked at the same time; the other table stays empty
                return rematch_entry(old)
            if (guest.id, client) in old.clients:
                return old.clients[guest.id, client]
            planned = Planned(old, self.services.now(), guest.id, client)
            planned.add(kinds.REMATCH, old.seat_of(guest.id), code=new.table.code)
            return planned

        return await active.commit(make)

    def seat(self, table: LoggedTable, seat: int, guest: str, name: str, face: str) -> None:
        planned = Planned(table, self.services.now(), guest)
        more = {"face": face} if face else {}
        planned.add(kinds.SAT, seat, name=seating.free_name(table, name, seat), **more)
        table.apply_all(planned.entries)

    async def _create(
        self,
        game: AnyGame,
        host: str,
        public: bool,
        limits: ClockLimits,
        pace: int,
        furnish: Furnish,
        device: str,
        opener: str,
    ) -> ActiveTable:
        self._check_room(opener)
        if not self.services.storage.health.writable:
            raise read_only()
        self._opening.append(opener)
        try:
            for _ in range(5):  # a code that is taken is very unlikely, five of them are a fault
                secret = secrets.token_hex(32)
                body = opening(new_code(), game, public, limits, pace, secret, device)
                first = Entry(1, self.services.now(), kinds.OPENED, guest=host, body=body)
                table = LoggedTable(first, self.dealer)
                furnish(table)
                try:
                    face = wire.face_of(table, next_look(table))
                    await self.services.storage.create(face, table.entries)
                except Conflict:
                    continue
                except StorageError:
                    break
                active = self.admit(table)
                active.opener = opener
                active.schedule()
                return active
            raise Refused("storage")
        finally:
            self._opening.remove(opener)

    # Time.

    async def _sweep_for_ever(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Wake tables at which time is about to do something; let go of those nobody is at."""
        now, quarantine = self.services.now(), self.services.quarantine
        quarantine.forget()
        for active in list(self.tables.values()):
            try:
                if active.is_idle(now, IDLE):
                    self._let_go(active)
            except Exception as error:
                self.services.tasks.failed(SWEEPER, error)
                active.fail()
        if not self.services.storage.health.writable:
            return
        soon = now + 2 * int(SWEEP * SECOND)
        # Those that are awake or left alone do not keep the others from their turn.
        most = AT_ONCE + len(self.tables) + quarantine.held()
        for code in await self.services.storage.due(soon, most):
            if code not in self.tables and not quarantine.holds(code):
                with contextlib.suppress(Refused):  # what is wrong with it has been noted
                    await self.get(code)
                await asyncio.sleep(0)  # others first


def rematch_entry(table: LoggedTable) -> int:
    return next(entry.number for entry in table.entries if entry.kind == kinds.REMATCH)


def limits_of(wish: protocol.NewTable, players: int) -> ClockLimits:
    """Nobody can hold up others who did not want it so; who plays among bots alone is not hurried."""
    if wish.clock is not None:
        return ClockLimits(wish.clock.move, wish.clock.game, wish.clock.reaction)
    waits = wish.device != SHARED and len(wish.bots) < players - 1
    return GENTLE if waits else ClockLimits()


def game_of(wish: protocol.NewTable) -> AnyGame:
    try:
        return make_game(wish.game, wish.edition, wish.players, dict(wish.options))
    except DeadwoodError as error:
        raise Refused("bad-option", detail=str(error)) from None
