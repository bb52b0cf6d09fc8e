"""Who sits where before the game; for which of his seats a guest speaks, and from which he looks.

At most tables a guest has one seat. At a table for one device whoever opened it may have several, one
for each person who plays there, and nobody else has any.
"""

from __future__ import annotations

from collections.abc import Iterable

from deadwood.bots import cast
from deadwood.bots.registry import bot_names
from deadwood.core.reason import BadOption
from deadwood.core.types import NOBODY
from deadwood.server import protocol
from deadwood.server.people.guests import badge, check_name
from deadwood.server.people.lookalikes import alike, numbered, same
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.planned import Planned, need, refuse
from deadwood.server.tables.table import OPEN, SHARED, LoggedTable

# Several seats.


def acting(table: LoggedTable, guest: Guest, wanted: int | None) -> int:
    """The seat for which a guest speaks: the one that he names; else his only one, or of several the
    first that is asked something."""
    held = table.seats_of(guest.id)
    if not held:
        raise Refused("not-seated")
    if wanted is not None:
        return wanted if wanted in held else refuse("not-your-seat", seat=wanted + 1)
    asked = [seat for seat in held if seat in table.asked()]
    return (asked or held)[0]


def viewer(table: LoggedTable, guest: str, looks: int | None) -> int:
    """As whom a guest is told what happens: as the seat of his that he named, or as one who looks on
    if he named NOBODY. Who has several and named none is told nothing hidden: nobody knows which of
    his people sits before the screen."""
    held = table.seats_of(guest)
    if looks is not None and looks in (NOBODY, *held):
        return looks
    return held[0] if len(held) == 1 else int(NOBODY)


def check_looks(table: LoggedTable, guest: str, looks: int | None) -> None:
    """Nobody looks from a seat that is not his, and who is banned not at all."""
    if badge(guest) in table.banned:
        raise Refused("banned")
    if looks is not None and looks not in (NOBODY, *table.seats_of(guest)):
        raise Refused("not-your-seat", seat=looks + 1)


# Sitting down.


def sit(planned: Planned, guest: Guest, command: protocol.Sit) -> None:
    """Take a seat and leave the old one; at a table for one device, take one more."""
    table = planned.table
    need(table, OPEN)
    if table.device == SHARED:
        if guest.id != table.host:
            raise Refused("one-device")
        own = NOBODY if command.seat is None else command.seat
    elif command.name is not None:
        raise Refused("own-devices")
    else:
        own = table.seat_of(guest.id)
    seat = command.seat
    if seat is None:
        free = [at for at, other in enumerate(table.seats) if other.is_free]
        seat = own if own != NOBODY else free[0] if free else refuse("table-full")
    if seat >= table.game.players:
        raise Refused("no-seat", seat=seat + 1, players=table.game.players)
    taken = table.seats[seat]
    if taken.guest != guest.id and not taken.is_free:
        raise Refused("seat-taken", seat=seat + 1, name=taken.name)
    if own not in (NOBODY, seat):
        planned.add(kinds.STOOD, own)
    name = guest.name
    if table.device == SHARED:
        name = proper(command.name) if command.name is not None else taken.name or guest.name
    refuse_lookalike(table, name, seat, own)
    kept = table.seats[own].face if own != NOBODY else ""  # who only moves keeps his face
    said = {"commitment": command.commitment, "face": command.face or kept}
    more = {field: value for field, value in said.items() if value}
    planned.add(kinds.SAT, seat, name=free_name(table, name, own), **more)


def proper(name: str) -> str:
    """The name of somebody at the device, as it will be shown."""
    try:
        return check_name(name)
    except BadOption as error:
        raise Refused("bad-option", detail=str(error)) from None


def refuse_lookalike(table: LoggedTable, name: str, *own: int) -> None:
    """The same name gets a number; one that only looks the same is meant to be taken for the other."""
    for at, seat in enumerate(table.seats):
        if at not in own and seat.name and alike(name, seat.name) and not same(name, seat.name):
            raise Refused("name-taken", name=name, other=seat.name)


def free_name(table: LoggedTable, name: str, own: int) -> str:
    """The name, or with a number if another seat has one like it already."""
    return numbered(name, [seat.name for at, seat in enumerate(table.seats) if at != own])


def spoken_name(table: LoggedTable, guest: Guest, seat: int) -> str:
    """Under which name somebody talks: that of the seat; an onlooker never under one of a seat, nor
    under that of another onlooker."""
    if seat != NOBODY:
        return table.seats[seat].name
    others = [name for other, name in table.asides.items() if other != guest.id]
    return numbered(guest.name, [*others, *(seat.name for seat in table.seats)])


def bot_name(table: LoggedTable, more: Iterable[str] = ()) -> str:
    """One of the cast who is not here yet, and whom nobody would take for somebody who is."""
    here = [seat.name for seat in table.seats if seat.name]
    return cast.choose(table.code, [*here, *more])[0]


def set_bot(planned: Planned, seat: int, level: str | None, name: str = "") -> None:
    """Put a bot there or take it away; who only changes strength stays who he is."""
    table = planned.table
    need(table, OPEN)
    if seat >= table.game.players:
        raise Refused("no-seat", seat=seat + 1, players=table.game.players)
    taken = table.seats[seat]
    if taken.guest:
        raise Refused("seat-taken", seat=seat + 1, name=taken.name)
    if level is None:
        if not taken.bot:
            raise Refused("no-bot-there", seat=seat + 1)
        planned.add(kinds.BOT, seat, level="", name="")
        return
    check_level(planned, level)
    stays = taken.name if taken.bot else ""
    planned.add(kinds.BOT, seat, level=level, name=name or stays or bot_name(table))


def check_level(planned: Planned, level: str) -> None:
    levels = [*bot_names(planned.table.game), *planned.bots]
    if level not in levels:
        raise Refused("no-bot", level=level, levels=", ".join(levels))
