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
from deadwood.server import entry as kinds
from deadwood.server import protocol
from deadwood.server.draft import Draft, need
from deadwood.server.guests import badge, legible
from deadwood.server.orders import ban, hand_over, kick, mute, need_host, need_host_ever
from deadwood.server.refusal import Refused
from deadwood.server.seating import acting, bot_name, check_level, set_bot, sit, spoken_name
from deadwood.server.storage.base import Guest
from deadwood.server.table import (
    BOT,
    CLOCK,
    CLOSED,
    OPEN,
    PERSON,
    PLAYING,
    SEALED,
    Table,
)

LEFT: Final = "left"
TIME: Final = "time"


def decide(
    table: Table,
    command: protocol.Command,
    guest: Guest,
    now: int,
    here: Collection[str] = (),
) -> Draft:
    """What follows from a guest's command, perhaps nothing; Refused if nothing may. `here` are the
    guests who are connected."""
    draft = Draft(table, now, guest.id, command.id)
    if badge(guest.id) in table.banned:
        raise Refused("banned")
    seated = bool(table.seats_of(guest.id))
    kind = getattr(command, "type", "")
    table.shares.check(kind, guest.id, seated, table.number, draft.now)
    match command:
        case protocol.Sit():
            sit(draft, guest, command)
        case protocol.Leave():
            leave(draft, acting(table, guest, command.seat))
        case protocol.Back():
            back(draft, acting(table, guest, command.seat))
        case protocol.SetBot():
            need_host(table, guest)
            set_bot(draft, command.seat, command.level)
        case protocol.HandOver():
            need_host(table, guest)
            hand_over(draft, command.seat)
        case protocol.Start():
            need_host(table, guest)
            start(draft, command.fill)
        case protocol.Reveal():
            reveal(draft, acting(table, guest, command.seat), command.contribution)
        case protocol.Play():
            play(draft, acting(table, guest, command.seat), command)
        case protocol.Undo():
            undo(draft, acting(table, guest, command.seat))
        case protocol.Chat():
            chat(draft, guest, command)
        case protocol.Kick():
            need_host(table, guest)
            kick(draft, command.seat, here)
        case protocol.Mute():
            need_host_ever(table, guest)
            mute(draft, command.guest, command.on, here)
        case protocol.Ban():
            need_host_ever(table, guest)
            ban(draft, command.guest, command.on, here)
        case protocol.Close():
            need_host(table, guest)
            need(table, OPEN)
            close(draft, "host")
        case _:
            raise Refused("bad-message", detail=f"{command.__class__.__name__} is not for tables")
    return draft


# Before the game.


def start(draft: Draft, fill: str | None) -> None:
    table = draft.table
    need(table, OPEN)
    free = [at for at, seat in enumerate(table.seats) if seat.is_free]
    if free and fill is None:
        raise Refused("seats-free", seats=", ".join(str(at + 1) for at in free))
    names: list[str] = []
    for seat in free:
        assert fill is not None
        check_level(table, fill)
        names.append(bot_name(table, fill, names))
        draft.add(kinds.BOT, seat, level=fill, name=names[-1])
    if any(seat.commitment for seat in table.seats):
        draft.add(kinds.SEALED)
    else:
        deal(draft)


def reveal(draft: Draft, seat: int, contribution: str) -> None:
    table = draft.table
    need(table, SEALED)
    own = table.seats[seat]
    if not own.commitment or own.contribution:
        raise Refused("nothing-promised")
    if commitment(bytes.fromhex(contribution)) != own.commitment:
        raise Refused("not-promised")
    draft.add(kinds.REVEALED, seat, contribution=contribution)
    others = [other for at, other in enumerate(table.seats) if at != seat]
    if all(other.contribution or not other.commitment for other in others):
        deal(draft)


def deal(draft: Draft) -> None:
    """The seed is made of the server's secret and everything that was revealed."""
    table = draft.table
    parts = [seat.contribution for seat in table.seats]
    for entry in draft.entries:
        if entry.kind == kinds.REVEALED:
            parts[entry.seat] = entry.body["contribution"]
    seed = fair_seed(bytes.fromhex(table.secret), [bytes.fromhex(part) for part in parts])
    draft.add(kinds.DEALT, seed=seed.hex())


# In the game.


def play(draft: Draft, seat: int, command: protocol.Play) -> None:
    table = draft.table
    need(table, PLAYING)
    move = read_move(table, seat, command.move)
    if command.after is not None and seat in table.asked():
        if command.after < table.asked_since[seat]:
            raise Refused("stale")
    reason = table.game.why_not(table.state, seat, move)
    if reason is not None:
        raise Refused("illegal", reason)
    if table.seats[seat].away:
        draft.add(kinds.BACK, seat)
    make_move(draft, seat, move, PERSON)


def read_move(table: Table, seat: int, text: str) -> int:
    try:
        return int(table.game.read(table.state, seat, text))
    except BadText as error:
        raise Refused("unreadable", detail=str(error)) from None


def make_move(draft: Draft, seat: int, move: int, by: str) -> None:
    """A legal move, and the end of the game if it ends it."""
    table = draft.table
    draft.add(kinds.MOVE, seat, move=table.game.text(move), by=by)
    state = table.after(seat, move)
    if table.game.over(state):
        draft.add(kinds.OVER, result=result_of(table.game, state))


def why(table: Table, guest: Guest, command: protocol.Why) -> Reason | None:
    """What forbids a move to this guest now; None if nothing does."""
    need(table, PLAYING)
    seat = acting(table, guest, command.seat)
    return table.game.why_not(table.state, seat, read_move(table, seat, command.move))


def undo(draft: Draft, seat: int) -> None:
    table = draft.table
    need(table, PLAYING)
    last = table.moves[-1] if table.moves else None
    if last is None or last.seat != seat:
        raise Refused("undo-not-last")
    if not last.may_go_back:
        raise Refused("undo-shown")
    if table.is_late_to_undo(seat, draft.now):
        raise Refused("undo-late")
    draft.add(kinds.UNDO, seat, undoes=last.number)


def leave(draft: Draft, seat: int) -> None:
    table = draft.table
    guest = table.seats[seat].guest
    if table.status == OPEN:
        draft.add(kinds.STOOD, seat)
        if guest == table.host and len(table.seats_of(guest)) == 1:
            pass_on_host(draft, seat)
    elif table.status in (SEALED, PLAYING):
        if table.seats[seat].away == LEFT:
            raise Refused("left-already")
        draft.add(kinds.AWAY, seat, why=LEFT)
    else:
        raise Refused(table.status)


def pass_on_host(draft: Draft, leaving: int) -> None:
    """To the next person; a table without people is closed."""
    seats = draft.table.seats
    for at in range(leaving + 1, leaving + len(seats)):
        other = at % len(seats)
        if seats[other].guest:
            draft.add(kinds.HOST, other, guest=seats[other].guest)
            return
    close(draft, "empty")


def back(draft: Draft, seat: int) -> None:
    table = draft.table
    if table.status not in (SEALED, PLAYING):
        need(table, PLAYING)
    if not table.seats[seat].away:
        raise Refused("not-away")
    draft.add(kinds.BACK, seat)


def chat(draft: Draft, guest: Guest, command: protocol.Chat) -> None:
    table = draft.table
    if table.status == CLOSED:
        raise Refused(CLOSED)
    line = legible(command.text)
    if not line:
        raise Refused("nothing-said")
    if badge(guest.id) in table.muted:
        raise Refused("muted")
    seat = int(NOBODY)
    if command.seat is not None or table.seats_of(guest.id):
        seat = acting(table, guest, command.seat)
    draft.add(kinds.CHAT, seat, name=spoken_name(table, guest, seat), text=line)


# What happens by itself.


def bot_move(table: Table, seat: int, text: str, now: int) -> Draft:
    """A bot's answer; Refused if it no longer fits."""
    draft = Draft(table, now)
    move = read_move(table, seat, text)
    reason = table.game.why_not(table.state, seat, move)
    if reason is not None:
        raise Refused("illegal", reason)
    make_move(draft, seat, move, BOT)
    return draft


def time_up(table: Table, seat: int, now: int) -> Draft:
    """What happens to a seat whose time is over: in a reaction the default move, else a bot."""
    draft = Draft(table, now)
    assert table.state is not None
    if table.clocks.reacts[seat]:
        make_move(draft, seat, int(table.game.default(table.state, seat)), CLOCK)
    else:
        draft.add(kinds.AWAY, seat, why=TIME)
    return draft


def default_move(table: Table, seat: int, now: int) -> Draft:
    """The move of a bot that does not answer."""
    draft = Draft(table, now)
    assert table.state is not None
    make_move(draft, seat, int(table.game.default(table.state, seat)), BOT)
    return draft


def deal_without(table: Table, now: int) -> Draft:
    """Not everybody kept his promise in time: the game begins without their contributions."""
    draft = Draft(table, now)
    deal(draft)
    return draft


def resume(table: Table, now: int) -> Draft:
    draft = Draft(table, now)
    draft.add(kinds.RESUMED)
    return draft


def close(draft: Draft, why: str) -> None:
    draft.add(kinds.CLOSED, why=why)
