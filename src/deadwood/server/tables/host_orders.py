"""What a host may do about other people at the table, and who is host when the host has gone."""

from __future__ import annotations

from collections.abc import Collection

from deadwood.server.people.guests import badge
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.log_shares import HOST
from deadwood.server.tables.planned import Planned, need
from deadwood.server.tables.seating import bot_name
from deadwood.server.tables.table import CLOSED, OPEN, OVER, PLAYING, STAND_IN, LoggedTable


def need_host(table: LoggedTable, guest: Guest) -> None:
    need_host_ever(table, guest)
    if table.status == OVER:
        raise Refused(OVER)


def need_host_ever(table: LoggedTable, guest: Guest) -> None:
    """For what a host may do after the game, too."""
    if table.host != guest.id:
        raise Refused("not-host")
    if table.status == CLOSED:
        raise Refused(CLOSED)


def hand_over(planned: Planned, seat: int) -> None:
    table = planned.table
    planned.add(kinds.HOST, seat, guest=person_at(table, seat))


def kick(planned: Planned, seat: int, here: Collection[str]) -> None:
    """A person who is not connected holds nobody up; who is there and plays is not thrown out."""
    table = planned.table
    person = person_at(table, seat)
    if person == table.host:
        raise Refused("not-yourself")
    if table.status == OPEN:
        planned.add(kinds.STOOD, seat, by=HOST)
        return
    if person in here:
        raise Refused("still-here", name=table.seats[seat].name)
    if not table.seats[seat].away:
        planned.add(kinds.AWAY, seat, why=HOST)


def remove(planned: Planned, seat: int, here: Collection[str]) -> None:
    """For good, until the host thinks otherwise: only who is not there, or lets a bot play anyway."""
    table = planned.table
    need(table, PLAYING)
    person = person_at(table, seat)
    if person == table.host:
        raise Refused("not-yourself")
    if person in here and not table.seats[seat].away:
        raise Refused("still-here", name=table.seats[seat].name)
    was = table.seats[seat].name
    planned.add(kinds.REMOVED, seat, level=STAND_IN, name=bot_name(table), was=was)


def give(planned: Planned, seat: int, here: Collection[str]) -> None:
    """A seat is given to nobody but the person who had it: a hand is not passed on."""
    table = planned.table
    need(table, PLAYING)
    place = table.seats[seat] if seat < table.game.players else None
    if place is None or not (place.was or place.away):
        raise Refused("nothing-to-give", seat=seat + 1)
    guest, name = place.was[:2] if place.was else (place.guest, place.name)
    if place.was is None and guest not in here:
        raise Refused("not-here", name=name)
    planned.add(kinds.GIVEN, seat, name=name, here=guest in here, why=HOST)


def hush(planned: Planned, on: bool) -> None:
    if on != planned.table.hushed:
        planned.add(kinds.HUSH, on=on)


def mute(planned: Planned, mark: str, on: bool, here: Collection[str]) -> None:
    check_meant(planned.table, mark, here)
    if on != (mark in planned.table.muted):
        planned.add(kinds.MUTE, guest=mark, on=on)


def ban(planned: Planned, mark: str, on: bool, here: Collection[str]) -> None:
    """Who sits there stands up first, unless a game is played: nobody loses it by the host's word."""
    table = planned.table
    check_meant(table, mark, here)
    held = [at for at in range(table.game.players) if table.badge_of(at) == mark]
    if on == (mark in table.banned):
        return
    if held and table.status != OPEN:
        raise Refused("still-here", name=table.seats[held[0]].name)
    for seat in held:
        planned.add(kinds.STOOD, seat, by=HOST)
    planned.add(kinds.BAN, guest=mark, on=on)


def check_meant(table: LoggedTable, mark: str, here: Collection[str]) -> None:
    """Somebody else than the host, who is at the table or has been."""
    if mark == badge(table.host):
        raise Refused("not-yourself")
    if mark in table.muted or mark in table.banned:
        return
    if not any(badge(guest) == mark for guest in {*here, *table.guests} if guest):
        raise Refused("nobody-there")


def person_at(table: LoggedTable, seat: int) -> str:
    if seat >= table.game.players or not table.seats[seat].guest:
        raise Refused("nobody-there")
    return table.seats[seat].guest


def keep_out(planned: Planned, old: LoggedTable) -> None:
    """Whom the host of a table did not want is not wanted where the same people play again."""
    if old.hushed:
        planned.add(kinds.HUSH, on=True)
    for mark in sorted(old.muted):
        planned.add(kinds.MUTE, guest=mark, on=True)
    for mark in sorted(old.banned - {badge(planned.table.host)}):
        planned.add(kinds.BAN, guest=mark, on=True)


def succeed(table: LoggedTable, seat: int, now: int) -> Planned:
    """The host has been away for too long: the person on this seat is host now."""
    planned = Planned(table, now)
    planned.add(kinds.HOST, seat, guest=table.seats[seat].guest)
    return planned
