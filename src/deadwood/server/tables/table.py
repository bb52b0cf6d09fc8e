"""A table as a fold over its log: entries go in, one after the other, and nothing else changes it.

There is no clock, no chance and no network here, so the same log makes the same table, in any
process and at any time. `commands.py` decides what the next entries are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from deadwood.core import stored
from deadwood.core.event import Event
from deadwood.core.fair import commitment
from deadwood.core.reason import BadText
from deadwood.core.record import Record
from deadwood.core.registry import AnyGame
from deadwood.core.registry import game as make_game
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move
from deadwood.server.people import faces
from deadwood.server.people.guests import badge
from deadwood.server.storage.base import Position
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.clock import ClockLimits, Clocks
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.log_shares import Shares

OPEN: Final = "open"  # people sit down
SEALED: Final = "sealed"  # contributions to the shuffle are being revealed
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # ended without a result
STAND_IN: Final = "ranger"  # who plays for somebody who is away
PERSON: Final = "person"  # by whom a move was made
BOT: Final = "bot"
CLOCK: Final = "clock"
OWN: Final = "own"  # everybody plays on a device of his own
SHARED: Final = "shared"  # all people of the table play on the one that opened it
UNREAD: Final[Move] = -1  # no move

Dealer = Callable[[AnyGame, str], State]


def deal(game: AnyGame, seed: str) -> State:
    """The state with which a game begins, its events kept."""
    state: State = game.new(bytes.fromhex(seed), True)
    return state


@dataclass(slots=True)
class Seat:
    """Who sits there: a guest, a bot, or nobody yet."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    face: str = ""
    away: str = ""  # why a bot plays for the guest: he "left", his "time" is up, or the "host" said
    late: bool = False  # he is back, but the time of what is asked was up: the bot answers that
    commitment: str = ""
    contribution: str = ""
    was: tuple[str, str, str] | None = None  # guest, name and face of who was removed in the game

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def player(self) -> str:
        """The bot that answers for this seat now; empty if its guest does."""
        return self.bot or (STAND_IN if self.away or self.late else "")


@dataclass(frozen=True, slots=True)
class Played:
    """A move that counts: the entry that holds it, whose it was, as a number and in notation."""

    number: int
    seat: int
    move: Move
    text: str
    may_go_back: bool  # a person made it, and it has shown nobody anything new
    reaction: bool = False  # whether it was one
    taken: tuple[int | None, ...] = ()  # what each had used of his open question, in milliseconds


class OtherRules(Exception):
    """A log of older rules holds a move that those of today do not know."""


class LoggedTable:
    """Everything about one table. Read anything; change it only through `apply`."""

    def __init__(
        self,
        opened: Entry,
        dealer: Dealer = deal,
        position: Position | None = None,
        replays: bool = False,
    ):
        """`replays`: try a log of older rules by those of today, where most of them are the same."""
        body = opened.body
        self.code: Final[str] = body["code"]
        self.game: Final = make_game(
            body["game"], body["edition"], body["players"], body["options"]
        )
        self.revision: Final[int] = body["revision"]  # of the rules that it began with
        self.public: Final[bool] = body["public"]
        self.device: Final[str] = body.get("device", OWN)  # older logs do not say it
        self.limits: Final = ClockLimits(**body["clock"])
        self.pace: Final[int] = body["pace"]
        self.created: Final = opened.at
        self.commitment: Final = commitment(bytes.fromhex(body["secret"]))
        self.secret: Final[str] = body["secret"]  # nobody sees it before the end
        self.host = opened.guest
        self.host_since = opened.at
        self.muted: Final[set[str]] = set()  # badges
        self.banned: Final[set[str]] = set()
        self.hushed = False
        self.guests: Final[set[str]] = set()  # everybody who has ever done something here
        self.asides: Final[dict[str, str]] = {}  # onlookers who have talked, and under which name
        self.shares: Final = Shares()
        self.status = OPEN
        self.seats: Final = [Seat() for _ in range(self.game.players)]
        self.entries: Final[list[Entry]] = [opened]
        self.clients: Final[dict[tuple[str, str], int]] = {}  # commands by guest and their ids
        self.sealed_at = 0  # when everybody was asked to keep his promise
        self.result = ""
        self.rematch = ""
        self.seed = ""
        self.state: State | None = None
        self.moves: list[Played] = []
        self.told: Final[dict[int, list[Event]]] = {}  # what happened, by entry
        self.made: Final[dict[int, Move]] = {}  # which move, by entry
        self.asked_since: Final = [0] * self.game.players  # the entry that asked what is open
        self.question = ""
        # Whose question was put off by somebody who stepped in: which one, and how long it had run.
        self.held_up: Final[dict[int, tuple[str, int]]] = {}
        self.asked_at = 0  # when it was last decided who is asked
        self.seen_at = (
            0  # when everybody has had the time to see what happened: until then no clock runs
        )
        self.clocks: Final = Clocks(self.limits, self.game.players)
        older = self.revision != self.game.revision
        self.is_checked: Final = older and replays and self.revision in self.game.replays
        # Other logs of older rules are not played again: the table goes on from its last position.
        self.position: Final = position if older and not self.is_checked else None
        self.dealer: Final = dealer
        self.remember(opened)

    @property
    def number(self) -> int:
        return self.entries[-1].number

    @property
    def is_replayable(self) -> bool:
        """Whether the log was played by the rules of today from its first card."""
        return self.position is None

    # Who is who.

    def seats_of(self, guest: str) -> list[int]:
        """Where a guest sits: at a table for one device perhaps several times."""
        return [at for at, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def seat_of(self, guest: str) -> int:
        """The first seat of a guest; NOBODY if he looks on."""
        return next(iter(self.seats_of(guest)), int(NOBODY))

    def badge_of(self, seat: int) -> str | None:
        return badge(self.seats[seat].guest) if self.seats[seat].guest else None

    def faces_beside(self, seat: int) -> set[str]:
        """The faces of all others."""
        return {other.face for at, other in enumerate(self.seats) if at != seat and other.face}

    def is_live(self) -> bool:
        """Whether a game is being played."""
        return self.status == PLAYING and self.state is not None

    def asked(self) -> list[int]:
        """Who may answer now."""
        if self.state is None or self.status != PLAYING:
            return []
        return [int(seat) for seat in self.game.seats(self.state)]

    def is_left_to_bots(self) -> bool:
        """Whether no person has anything to do any more in the game that goes on."""
        return self.is_live() and all(
            seat.player or self.game.is_out(self.state, at) for at, seat in enumerate(self.seats)
        )

    def has_people(self) -> bool:
        """Whether anybody at all plays himself."""
        return any(seat.guest and not seat.away for seat in self.seats)

    # The log.

    def apply(self, entry: Entry) -> None:
        """The next entry has happened."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        self.entries.append(entry)
        self.remember(entry)
        HANDLERS[entry.kind](self, entry)

    def apply_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def remember(self, entry: Entry) -> None:
        if entry.client:
            self.clients.setdefault((entry.guest, entry.client), entry.number)
        self.guests.add(entry.guest)
        self.shares.note(entry)

    def sat(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.guest = entry.guest
        seat.name = entry.body["name"]
        seat.bot = ""
        wish = entry.body.get("face", "")
        seat.face = faces.of_person(wish, badge(entry.guest), self.faces_beside(entry.seat))
        seat.commitment = entry.body.get("commitment", "")

    def stood(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat()

    def bot(self, entry: Entry) -> None:
        level, name = entry.body["level"], entry.body["name"]
        face = faces.of_bot(name, self.faces_beside(entry.seat))
        self.seats[entry.seat] = Seat(bot=level, name=name, face=face) if level else Seat()

    def new_host(self, entry: Entry) -> None:
        self.host = entry.body["guest"]
        self.host_since = entry.at

    def sealed(self, entry: Entry) -> None:
        self.status = SEALED
        self.sealed_at = entry.at

    def revealed(self, entry: Entry) -> None:
        self.seats[entry.seat].contribution = entry.body["contribution"]

    def dealt(self, entry: Entry) -> None:
        self.status = PLAYING
        self.seed = entry.body["seed"]
        for seat in self.seats:
            if not seat.contribution:
                seat.commitment = ""  # a promise that was not kept counts for nothing
        if self.position is None:
            self.state = self.dealer(self.game, self.seed)
            self.tell(entry)
        elif entry.number >= self.position.number:
            self.restore()
        self.ask_anew(entry.at, entry.number)

    def restore(self) -> None:
        """Go on from the position that was stored under older rules."""
        assert self.position is not None
        self.state = stored.read(self.game, self.position.text)
        self.state.events = []

    def play(self, entry: Entry) -> None:
        quiet = False
        move = self.read(entry)
        self.made[entry.number] = move
        if self.position is not None and entry.number <= self.position.number:
            if entry.number == self.position.number:
                self.restore()
        else:
            assert self.state is not None
            if self.is_checked and self.game.why_not(self.state, entry.seat, move) is not None:
                raise OtherRules
            chance = self.state.chance.fields()
            self.state.apply(entry.seat, move)
            self.tell(entry)
            quiet = self.state.chance.fields() == chance and all(
                self.game.is_quiet(event) for event in self.told[entry.number]
            )
        quiet = quiet and entry.body["by"] == PERSON and self.is_replayable
        taken = tuple(self.clocks.taken(seat, entry.at) for seat in range(self.game.players))
        reaction = self.clocks.reacts[entry.seat]
        self.moves.append(
            Played(entry.number, entry.seat, move, entry.body["move"], quiet, reaction, taken)
        )
        self.ask_anew(entry.at, entry.number, entry.seat)

    def read(self, entry: Entry) -> Move:
        """The move of an entry; UNREAD if it was made by older rules and is called otherwise now."""
        if entry.move is not None:
            return entry.move
        try:
            return self.game.parse(entry.body["move"])
        except BadText:
            if self.is_replayable:
                raise
            return UNREAD

    def undo(self, entry: Entry) -> None:
        last = self.moves.pop()
        if self.position is None:
            state = self.dealer(self.game, self.seed)
            for played in self.moves:
                state.apply(played.seat, played.move)
            state.events = []
            self.state = state
        elif entry.number == self.position.number:
            self.restore()  # a move of those rules that was taken back under them
        self.ask_again(entry, last)

    def tell(self, entry: Entry) -> None:
        """Keep what the state has to tell about this entry."""
        assert self.state is not None
        assert self.state.events is not None
        told = self.told[entry.number] = list(self.state.events)
        self.state.events.clear()
        lasting = self.game.lasting(told)
        if lasting:
            self.seen_at = max(self.seen_at, entry.at) + lasting

    def ask_anew(self, at: int, number: int, answered: int = int(NOBODY)) -> None:
        """Note who is asked something new; in a free-for-all the others' question stays."""
        if self.state is None:
            return
        question = self.state.pending[-1].name() if self.state.pending else ""
        asked = [int(seat) for seat in self.game.seats(self.state)]
        stepped_in = answered != NOBODY and self.clocks.since[answered] is None
        if answered in self.held_up:
            del self.held_up[answered]
        for seat in range(self.game.players):
            running = self.clocks.since[seat] is not None
            stays = running and seat in asked and question == self.question and seat != answered
            if running and not stays:
                if stepped_in:  # the same will be asked again: it has no more time by that
                    self.held_up[seat] = self.question, self.clocks.taken(seat, at) or 0
                self.clocks.answer(seat, at, by_a_bot=bool(self.seats[seat].player))
                self.seats[seat].late = False
            if seat in asked and not stays:
                put_by = self.clocks.put_by
                spent = put_by.pop((seat, self.made_by(seat)), 0) if put_by else 0
                spent = spent if seat == answered else 0
                if seat in self.held_up and self.held_up[seat][0] == question:
                    spent = self.held_up.pop(seat)[1]
                self.ask(seat, at, number, spent)
        self.question = question
        self.asked_at = at

    def ask(self, seat: int, at: int, number: int, spent: int) -> None:
        assert self.state is not None
        self.asked_since[seat] = number
        reaction = self.game.is_reaction(self.state, seat)
        self.clocks.ask(seat, max(at, self.seen_at), reaction, spent)

    def ask_again(self, entry: Entry, last: Played) -> None:
        """The last move was taken back: what was asked before it has the time that it had left.

        The time since is the mover's, whoever was asked meanwhile, and what follows his next move
        has so much less. The others were asked in vain: that is not charged to them.
        """
        if self.state is None:
            return
        at, clocks, asked = entry.at, self.clocks, self.asked()
        account = last.seat, self.made_by(last.seat) + 1
        clocks.begin_by(last.seat, self.asked_at)  # what is taken back is not looked at
        self.seen_at = min(self.seen_at, at)
        lost = clocks.taken(last.seat, at)
        if lost is None:
            lost = clocks.put_by.get(account, 0) + at - self.asked_at
            clocks.charge(last.seat, at - self.asked_at)
        clocks.put_by[account] = lost
        clocks.answer(last.seat, at)
        for seat in range(self.game.players):
            running = clocks.since[seat] is not None
            stays = running and self.asked_since[seat] < last.number
            if not stays:
                clocks.drop(seat)
                self.seats[seat].late = False
            if seat in asked and not stays:
                self.ask(seat, at, entry.number, last.taken[seat] or 0)
        self.question = self.state.pending[-1].name()
        self.asked_at = at

    def away(self, entry: Entry) -> None:
        self.seats[entry.seat].away = entry.body["why"]
        self.clocks.go_away(entry.seat, entry.at)

    def back(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.away = ""
        seat.late = self.clocks.is_late(entry.seat, entry.at)

    def chat(self, entry: Entry) -> None:
        if entry.seat == NOBODY:
            self.asides[entry.guest] = entry.body["name"]

    def mute(self, entry: Entry) -> None:
        mark(self.muted, entry)

    def ban(self, entry: Entry) -> None:
        mark(self.banned, entry)

    def removed(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.was = seat.guest, seat.name, seat.face
        seat.guest, seat.away, seat.late = "", "", False
        seat.bot, seat.name = entry.body["level"], entry.body["name"]
        seat.face = faces.of_bot(seat.name, self.faces_beside(entry.seat))
        self.clocks.go_away(entry.seat, entry.at)

    def given(self, entry: Entry) -> None:
        """Back to who was removed. Who is not connected is played for until he comes."""
        seat = self.seats[entry.seat]
        if seat.was is not None:
            seat.guest, seat.name, seat.face = seat.was
            seat.was, seat.bot = None, ""
        seat.away = "" if entry.body["here"] else entry.body["why"]
        seat.late = not seat.away and self.clocks.is_late(entry.seat, entry.at)

    def hush(self, entry: Entry) -> None:
        self.hushed = entry.body["on"]

    def resumed(self, entry: Entry) -> None:
        self.clocks.resume(entry.at)
        self.asked_at = entry.at
        if self.status == SEALED:
            self.sealed_at = entry.at

    def over(self, entry: Entry) -> None:
        self.status = OVER
        self.result = entry.body["result"]

    def closed(self, entry: Entry) -> None:
        self.status = CLOSED

    def new_rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["code"]

    # What can be read from it.

    def record(self) -> Record:
        """The game so far, with the secrets of its shuffle: for finished games only."""
        record = Record(self.game.name, self.game.edition, self.revision, self.game.players)
        record.options = dict(self.game.given)
        record.names = {at: seat.name for at, seat in enumerate(self.seats) if seat.name}
        record.bots = {at: seat.bot for at, seat in enumerate(self.seats) if seat.bot}
        record.commitment = self.commitment
        for at, seat in enumerate(self.seats):
            if seat.contribution:
                record.commitments[at] = seat.commitment
                record.contributions[at] = seat.contribution
        record.secret = self.secret
        record.seed = self.seed
        record.result = self.result
        record.moves = [(played.seat, played.text) for played in self.moves]
        return record

    def may_undo(self, seat: int) -> bool:
        """Whether the last move is this seat's and could be taken back when the last entry was made."""
        last = self.moves[-1] if self.moves else None
        if not self.is_live() or last is None or last.seat != seat or not last.may_go_back:
            return False
        return not self.is_late_to_undo(seat, self.entries[-1].at)

    def is_late_to_undo(self, seat: int, at: int) -> bool:
        """Whether the time for taking the last move back, which is this seat's, is over: nobody
        holds up the table by that for longer than by a question."""
        last, clocks = self.moves[-1], self.clocks
        if clocks.limit(seat, last.reaction, last.taken[seat] or 0) == 0:
            return True  # there would be no time to answer it again
        if clocks.since[seat] is not None:
            return clocks.is_late(seat, at)
        lost = clocks.put_by.get((seat, self.made_by(seat)), 0) + at - self.asked_at
        limit = clocks.limit(seat, last.reaction)
        return limit is not None and lost >= limit

    def made_by(self, seat: int) -> int:
        """How many moves of this seat count."""
        return sum(played.seat == seat for played in self.moves)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that a person plays is up."""
        if seat not in self.asked() or self.seats[seat].player:
            return None
        return self.clocks.deadline(seat)

    def after(self, seat: int, move: int) -> State:
        """A copy of the state after one more move."""
        assert self.state is not None
        state = self.state.clone()
        state.apply(seat, move)
        return state


def mark(badges: set[str], entry: Entry) -> None:
    """A host has said something about a guest, or taken it back."""
    if entry.body["on"]:
        badges.add(entry.body["guest"])
    else:
        badges.discard(entry.body["guest"])


HANDLERS: Final[dict[str, Callable[[LoggedTable, Entry], None]]] = {
    kinds.SAT: LoggedTable.sat,
    kinds.STOOD: LoggedTable.stood,
    kinds.BOT: LoggedTable.bot,
    kinds.HOST: LoggedTable.new_host,
    kinds.SEALED: LoggedTable.sealed,
    kinds.REVEALED: LoggedTable.revealed,
    kinds.DEALT: LoggedTable.dealt,
    kinds.MOVE: LoggedTable.play,
    kinds.UNDO: LoggedTable.undo,
    kinds.AWAY: LoggedTable.away,
    kinds.BACK: LoggedTable.back,
    kinds.CHAT: LoggedTable.chat,
    kinds.MUTE: LoggedTable.mute,
    kinds.BAN: LoggedTable.ban,
    kinds.REMOVED: LoggedTable.removed,
    kinds.GIVEN: LoggedTable.given,
    kinds.HUSH: LoggedTable.hush,
    kinds.RESUMED: LoggedTable.resumed,
    kinds.OVER: LoggedTable.over,
    kinds.CLOSED: LoggedTable.closed,
    kinds.REMATCH: LoggedTable.new_rematch,
}


def opening(
    code: str,
    game: AnyGame,
    public: bool,
    limits: ClockLimits,
    pace: int,
    secret: str,
    device: str = OWN,
) -> dict[str, Any]:
    """The body of a log's first entry."""
    return {
        "code": code,
        "game": game.name,
        "edition": game.edition,
        "players": game.players,
        "options": dict(game.given),
        "revision": game.revision,
        "public": public,
        "device": device,
        "clock": limits.as_dict(),
        "pace": pace,
        "secret": secret,
    }
