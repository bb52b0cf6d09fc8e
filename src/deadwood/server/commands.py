"""What a command does to a table: the entries that follow from it, or why nothing does.

Nothing is changed here. Whoever asks for something that is not his, or not now, is `Refused`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NoReturn

from deadwood.bots.registry import bot_names
from deadwood.core.fair import commitment, fair_seed
from deadwood.core.reason import BadText, Reason
from deadwood.core.record import result_of
from deadwood.core.types import NOBODY
from deadwood.server import entry as kinds
from deadwood.server import protocol
from deadwood.server.entry import Entry
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.table import (
    BOT,
    CLOCK,
    CLOSED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SEALED,
    Table,
)

LEFT: Final = "left"
TIME: Final = "time"
LONGEST_LOG: Final = 10_000  # entries; no evening needs as many, a log that grows for ever does


@dataclass
class Draft:
    """The entries that are about to happen."""

    table: Table
    now: int
    guest: str = ""
    client: str = ""

    def __post_init__(self) -> None:
        # The clock of the machine may be set back; the log's never goes back.
        self.now = max(self.now, self.table.entries[-1].at)
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: int = int(NOBODY), **body: Any) -> None:
        number = self.table.number + len(self.entries) + 1
        client = self.client if not self.entries else ""  # an id stands for one command
        self.entries.append(Entry(number, self.now, kind, seat, self.guest, client, body))


def decide(table: Table, command: protocol.Command, guest: Guest, now: int) -> Draft:
    """What follows from a guest's command; Refused if nothing may."""
    draft = Draft(table, now, guest.id, command.id)
    if table.number >= LONGEST_LOG and not isinstance(command, protocol.Play | protocol.Reveal):
        raise Refused("log-full")
    match command:
        case protocol.Sit():
            sit(draft, guest, command)
        case protocol.Leave():
            leave(draft, seat_of(table, guest))
        case protocol.Back():
            back(draft, seat_of(table, guest))
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
            reveal(draft, seat_of(table, guest), command.contribution)
        case protocol.Play():
            play(draft, seat_of(table, guest), command)
        case protocol.Undo():
            undo(draft, seat_of(table, guest))
        case protocol.Chat():
            chat(draft, guest, command.text)
        case protocol.Close():
            need_host(table, guest)
            need(table, OPEN)
            close(draft, "host")
        case _:
            raise Refused("bad-message", detail=f"{command.__class__.__name__} is not for tables")
    return draft


# Before the game.


def sit(draft: Draft, guest: Guest, command: protocol.Sit) -> None:
    table = draft.table
    need(table, OPEN)
    own = table.seat_of(guest.id)
    seat = command.seat
    if seat is None:
        free = [at for at, other in enumerate(table.seats) if other.is_free]
        seat = own if own != NOBODY else free[0] if free else refuse("table-full")
    if seat >= table.game.players:
        raise Refused("no-seat", seat=seat + 1, players=table.game.players)
    taken = table.seats[seat]
    if seat != own and not taken.is_free:
        raise Refused("seat-taken", seat=seat + 1, name=taken.name)
    promise = {"commitment": command.commitment} if command.commitment else {}
    if own not in (NOBODY, seat):
        draft.add(kinds.STOOD, own)
    draft.add(kinds.SAT, seat, name=free_name(table, guest.name, own), **promise)


def free_name(table: Table, name: str, own: int) -> str:
    """The name, or with a number if another seat has it already."""
    taken = {seat.name for at, seat in enumerate(table.seats) if at != own}
    number = 2
    free = name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free


def bot_name(table: Table, level: str, more: list[str]) -> str:
    """ "Ranger", or "Ranger B" for the second of them."""
    taken = {seat.name for seat in table.seats} | set(more)
    names = [level.capitalize()] + [f"{level.capitalize()} {letter}" for letter in "BCDEFGH"]
    return next(name for name in names if name not in taken)


def set_bot(draft: Draft, seat: int, level: str | None) -> None:
    table = draft.table
    need(table, OPEN)
    if seat >= table.game.players:
        raise Refused("no-seat", seat=seat + 1, players=table.game.players)
    taken = table.seats[seat]
    if taken.guest:
        raise Refused("seat-taken", seat=seat + 1, name=taken.name)
    if level is None:
        if not taken.bot:
            raise Refused("no-bot-there", seat=seat + 1)
        draft.add(kinds.BOT, seat, level="", name="")
        return
    check_level(table, level)
    draft.add(kinds.BOT, seat, level=level, name=bot_name(table, level, []))


def check_level(table: Table, level: str) -> None:
    levels = bot_names(table.game)
    if level not in levels:
        raise Refused("no-bot", level=level, levels=", ".join(levels))


def hand_over(draft: Draft, seat: int) -> None:
    table = draft.table
    if seat >= table.game.players or not table.seats[seat].guest:
        raise Refused("nobody-there", seat=seat + 1)
    draft.add(kinds.HOST, seat, guest=table.seats[seat].guest)


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


def why(table: Table, guest: Guest, text: str) -> Reason | None:
    """What forbids a move to this guest now; None if nothing does."""
    need(table, PLAYING)
    seat = seat_of(table, guest)
    return table.game.why_not(table.state, seat, read_move(table, seat, text))


def undo(draft: Draft, seat: int) -> None:
    table = draft.table
    need(table, PLAYING)
    last = table.moves[-1] if table.moves else None
    if last is None or last.seat != seat:
        raise Refused("undo-not-last")
    if not table.may_undo(seat):
        raise Refused("undo-shown")
    draft.add(kinds.UNDO, seat, undoes=last.number)


def leave(draft: Draft, seat: int) -> None:
    table = draft.table
    guest = table.seats[seat].guest
    if table.status == OPEN:
        draft.add(kinds.STOOD, seat)
        if guest == table.host:
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


def chat(draft: Draft, guest: Guest, text: str) -> None:
    table = draft.table
    if table.status == CLOSED:
        raise Refused(CLOSED)
    line = "".join(c if c.isprintable() else " " for c in text)
    line = " ".join(line.split())
    if not line:
        raise Refused("nothing-said")
    draft.add(kinds.CHAT, table.seat_of(guest.id), name=guest.name, text=line)


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


# Who may.


def refuse(code: str) -> NoReturn:
    raise Refused(code)


def need(table: Table, status: str) -> None:
    """The table must be at this point; the refusal says at which one it is."""
    if table.status != status:
        raise Refused(
            {OPEN: "not-started", SEALED: SEALED, PLAYING: "started"}.get(
                table.status, table.status
            )
        )


def need_host(table: Table, guest: Guest) -> None:
    if table.host != guest.id:
        raise Refused("not-host")
    if table.status in (OVER, CLOSED):
        raise Refused(table.status)


def seat_of(table: Table, guest: Guest) -> int:
    seat = table.seat_of(guest.id)
    if seat == NOBODY:
        raise Refused("not-seated")
    return seat
