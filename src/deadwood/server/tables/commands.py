"""What a command does to a table: the entries that follow from it, or why nothing does.

Nothing is changed here. Whoever asks for something that is not his, or not now, is `Refused`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from deadwood.core.fair import commitment, fair_seed
from deadwood.core.reason import BadText, Reason
from deadwood.core.record import result_of
from deadwood.core.types import NOBODY
from deadwood.server import protocol
from deadwood.server.people.guests import badge, legible
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.host_orders import (
    ban,
    give,
    hand_over,
    hush,
    kick,
    mute,
    need_host,
    need_host_ever,
    remove,
)
from deadwood.server.tables.planned import Planned, need
from deadwood.server.tables.seating import acting, bot_name, check_level, set_bot, sit, spoken_name
from deadwood.server.tables.table import (
    BOT,
    CLOCK,
    CLOSED,
    OPEN,
    PERSON,
    PLAYING,
    SEALED,
    LoggedTable,
)

LEFT: Final = "left"
TIME: Final = "time"


def decide(
    table: LoggedTable,
    command: protocol.Command,
    guest: Guest,
    now: int,
    here: Collection[str] = (),
    bots: Collection[str] = (),
) -> Planned:
    """What follows from a guest's command, perhaps nothing; Refused if nothing may. `here` are the
    guests who are connected, `bots` those that this server has besides ours."""
    planned = Planned(table, now, guest.id, command.id, bots)
    if badge(guest.id) in table.banned:
        raise Refused("banned")
    seated = bool(table.seats_of(guest.id))
    kind = getattr(command, "type", "")
    table.shares.check(kind, guest.id, seated, table.number, planned.now)
    match command:
        case protocol.Sit():
            sit(planned, guest, command)
        case protocol.Leave():
            leave(planned, acting(table, guest, command.seat))
        case protocol.Back():
            back(planned, acting(table, guest, command.seat))
        case protocol.SetBot():
            need_host(table, guest)
            set_bot(planned, command.seat, command.level)
        case protocol.HandOver():
            need_host(table, guest)
            hand_over(planned, command.seat)
        case protocol.Start():
            need_host(table, guest)
            start(planned, command.fill)
        case protocol.Reveal():
            reveal(planned, acting(table, guest, command.seat), command.contribution)
        case protocol.Play():
            play(planned, acting(table, guest, command.seat), command)
        case protocol.Undo():
            undo(planned, acting(table, guest, command.seat))
        case protocol.Chat():
            chat(planned, guest, command)
        case protocol.Kick():
            need_host(table, guest)
            kick(planned, command.seat, here)
        case protocol.Mute():
            need_host_ever(table, guest)
            mute(planned, command.guest, command.on, here)
        case protocol.Ban():
            need_host_ever(table, guest)
            ban(planned, command.guest, command.on, here)
        case protocol.Remove():
            need_host(table, guest)
            remove(planned, command.seat, here)
        case protocol.Give():
            need_host(table, guest)
            give(planned, command.seat, here)
        case protocol.Hush():
            need_host_ever(table, guest)
            hush(planned, command.on)
        case protocol.Emote():
            emote(planned, guest, command)
        case protocol.Close():
            end(planned, guest)
        case _:
            raise Refused("bad-message", detail=f"{command.__class__.__name__} is not for tables")
    return planned


# Before the game.


def start(planned: Planned, fill: str | None) -> None:
    table = planned.table
    need(table, OPEN)
    free = [at for at, seat in enumerate(table.seats) if seat.is_free]
    if free and fill is None:
        raise Refused("seats-free", seats=", ".join(str(at + 1) for at in free))
    names: list[str] = []
    for seat in free:
        assert fill is not None
        check_level(planned, fill)
        names.append(bot_name(table, names))
        planned.add(kinds.BOT, seat, level=fill, name=names[-1])
    if any(seat.commitment for seat in table.seats):
        planned.add(kinds.SEALED)
    else:
        deal(planned)


def reveal(planned: Planned, seat: int, contribution: str) -> None:
    table = planned.table
    need(table, SEALED)
    own = table.seats[seat]
    if not own.commitment or own.contribution:
        raise Refused("nothing-promised")
    if commitment(bytes.fromhex(contribution)) != own.commitment:
        raise Refused("not-promised")
    planned.add(kinds.REVEALED, seat, contribution=contribution)
    others = [other for at, other in enumerate(table.seats) if at != seat]
    if all(other.contribution or not other.commitment for other in others):
        deal(planned)


def deal(planned: Planned) -> None:
    """The seed is made of the server's secret and everything that was revealed."""
    table = planned.table
    parts = [seat.contribution for seat in table.seats]
    for entry in planned.entries:
        if entry.kind == kinds.REVEALED:
            parts[entry.seat] = entry.body["contribution"]
    seed = fair_seed(bytes.fromhex(table.secret), [bytes.fromhex(part) for part in parts])
    planned.add(kinds.DEALT, seed=seed.hex())


# In the game.


def play(planned: Planned, seat: int, command: protocol.Play) -> None:
    table = planned.table
    need(table, PLAYING)
    move = read_move(table, seat, command.move)
    if command.after is not None and seat in table.asked():
        if command.after < table.asked_since[seat]:
            raise Refused("stale")
    reason = table.game.why_not(table.state, seat, move)
    if reason is not None:
        raise Refused("illegal", reason)
    if table.seats[seat].away:
        planned.add(kinds.BACK, seat)
    make_move(planned, seat, move, PERSON)


def read_move(table: LoggedTable, seat: int, said: str | protocol.NamedMove) -> int:
    try:
        if isinstance(said, str):
            return int(table.game.read(table.state, seat, said))
        return int(table.game.meant(said))
    except BadText as error:
        raise Refused("unreadable", detail=str(error)) from None


def make_move(planned: Planned, seat: int, move: int, by: str) -> None:
    """A legal move, and the end of the game if it ends it."""
    table = planned.table
    planned.play(seat, move, by)
    state = table.after(seat, move)
    if table.game.over(state):
        planned.add(kinds.OVER, result=result_of(table.game, state))


def why(table: LoggedTable, guest: Guest, command: protocol.Why) -> Reason | None:
    """What forbids a move to this guest now; None if nothing does."""
    need(table, PLAYING)
    seat = acting(table, guest, command.seat)
    return table.game.why_not(table.state, seat, read_move(table, seat, command.move))


def undo(planned: Planned, seat: int) -> None:
    table = planned.table
    need(table, PLAYING)
    last = table.moves[-1] if table.moves else None
    if last is None or last.seat != seat:
        raise Refused("undo-not-last")
    if not last.may_go_back:
        raise Refused("undo-shown")
    if table.is_late_to_undo(seat, planned.now):
        raise Refused("undo-late")
    planned.add(kinds.UNDO, seat, undoes=last.number)


def leave(planned: Planned, seat: int) -> None:
    table = planned.table
    guest = table.seats[seat].guest
    if table.status == OPEN:
        planned.add(kinds.STOOD, seat)
        if guest == table.host and len(table.seats_of(guest)) == 1:
            pass_on_host(planned, seat)
    elif table.status in (SEALED, PLAYING):
        if table.seats[seat].away == LEFT:
            raise Refused("left-already")
        planned.add(kinds.AWAY, seat, why=LEFT)
    else:
        raise Refused(table.status)


def pass_on_host(planned: Planned, leaving: int) -> None:
    """To the next person; a table without people is closed."""
    seats = planned.table.seats
    for at in range(leaving + 1, leaving + len(seats)):
        other = at % len(seats)
        if seats[other].guest:
            planned.add(kinds.HOST, other, guest=seats[other].guest)
            return
    close(planned, "empty")


def back(planned: Planned, seat: int) -> None:
    table = planned.table
    if table.status not in (SEALED, PLAYING):
        need(table, PLAYING)
    if not table.seats[seat].away:
        raise Refused("not-away")
    planned.add(kinds.BACK, seat)


def chat(planned: Planned, guest: Guest, command: protocol.Chat) -> None:
    line = legible(command.text)
    if not line:
        raise Refused("nothing-said")
    if planned.table.hushed:
        raise Refused("chat-off")
    say(planned, guest, command.seat, text=line)


def emote(planned: Planned, guest: Guest, command: protocol.Emote) -> None:
    """Nobody can be hurt by these, so they stay where the chat is off."""
    say(planned, guest, command.seat, emote=command.emote)


def say(planned: Planned, guest: Guest, wanted: int | None, **said: str) -> None:
    table = planned.table
    if table.status == CLOSED:
        raise Refused(CLOSED)
    if badge(guest.id) in table.muted:
        raise Refused("muted")
    seat = int(NOBODY)
    if wanted is not None or table.seats_of(guest.id):
        seat = acting(table, guest, wanted)
    planned.add(kinds.CHAT, seat, name=spoken_name(table, guest, seat), **said)


# What happens by itself.


def bot_move(table: LoggedTable, seat: int, text: str, now: int) -> Planned:
    """A bot's answer; Refused if it no longer fits."""
    planned = Planned(table, now)
    move = read_move(table, seat, text)
    reason = table.game.why_not(table.state, seat, move)
    if reason is not None:
        raise Refused("illegal", reason)
    make_move(planned, seat, move, BOT)
    return planned


def time_up(table: LoggedTable, seat: int, now: int) -> Planned:
    """What happens to a seat whose time is over: in a reaction that has a time of its own the default
    move, else a bot plays until the person is back, so that who is away holds nobody up twice."""
    planned = Planned(table, now)
    assert table.state is not None
    limits = table.limits
    if table.clocks.reacts[seat] and (limits.reaction is not None or limits.move is None):
        make_move(planned, seat, int(table.game.default(table.state, seat)), CLOCK)
    else:
        planned.add(kinds.AWAY, seat, why=TIME)
    return planned


def default_move(table: LoggedTable, seat: int, now: int) -> Planned:
    """The move of a bot that does not answer."""
    planned = Planned(table, now)
    assert table.state is not None
    make_move(planned, seat, int(table.game.default(table.state, seat)), BOT)
    return planned


def deal_without(table: LoggedTable, now: int) -> Planned:
    """Not everybody kept his promise in time: the game begins without their contributions."""
    planned = Planned(table, now)
    deal(planned)
    return planned


def resume(table: LoggedTable, now: int) -> Planned:
    planned = Planned(table, now)
    planned.add(kinds.RESUMED)
    return planned


def forced_move(table: LoggedTable, seat: int, move: int, now: int) -> Planned:
    """What a person who wants to be answered for would have said: others are told the same."""
    planned = Planned(table, now, table.seats[seat].guest)
    make_move(planned, seat, move, PERSON)
    return planned


def end(planned: Planned, guest: Guest) -> None:
    """By the host before the game; in a game by anybody who sat there, when only bots go on."""
    table = planned.table
    if table.status == PLAYING and table.seats_of(guest.id):
        if not table.is_left_to_bots():
            raise Refused("people-play")
        close(planned, BOT)
        return
    need_host(table, guest)
    need(table, OPEN)
    close(planned, "host")


def close(planned: Planned, why: str) -> None:
    planned.add(kinds.CLOSED, why=why)
