"""JSON is made here and nowhere else: what of a table leaves the server, and for whom.

A *viewer* is a seat, or NOBODY for everybody who looks on. Two guests who see as the same viewer
and read the same language are sent the same bytes. What a viewer may see of the game is asked of
the game alone (`view`, `shown`, `told`), and put into words from that; what may be seen of the log
is written below, kind by kind: a field that is not named here does not leave.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from pydantic_core import to_json

from deadwood.core.reason import Reason
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, Move
from deadwood.language.catalogue import Catalogue, catalogue
from deadwood.server.bots.pool import Job
from deadwood.server.bots.worker import Advice, Look, named_questions
from deadwood.server.people.guests import badge
from deadwood.server.refusal import Refused
from deadwood.server.speech.narrator import Narrator
from deadwood.server.storage.base import Face, Guest
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.table import CLOSED, OVER, UNREAD, LoggedTable

Json = dict[str, Any]

LONGEST_WORDS: Final = 500  # in a refusal

# Entries after which everybody must hear about the seats and the table itself again.
PLAIN: Final = frozenset([kinds.MOVE, kinds.UNDO, kinds.CHAT, kinds.RESUMED])


def dump(message: Json) -> str:
    """The same text as `json.dumps` without spaces, in a third of the time."""
    return to_json(message).decode()


# The table.


def table_out(table: LoggedTable) -> Json:
    ended = table.status in (OVER, CLOSED)
    dealt = ended and bool(table.seed)
    return {
        "code": table.code,
        "game": table.game.name,
        "edition": table.game.edition,
        "players": table.game.players,
        "options": dict(table.game.given),
        "revision": table.revision,
        "status": table.status,
        "public": table.public,
        "device": table.device,
        "clock": table.limits.as_dict(),
        "pace": table.pace,
        "created": table.created,
        "host": badge(table.host),
        "seats": [seat_out(table, at) for at in range(table.game.players)],
        "commitment": table.commitment,
        "result": table.result or None,
        "seed": table.seed if dealt else None,
        "secret": table.secret if ended else None,
        "rematch": table.rematch or None,
        "muted": sorted(table.muted),
        "banned": sorted(table.banned),
        "hushed": table.hushed,
    }


def seat_out(table: LoggedTable, at: int) -> Json:
    seat = table.seats[at]
    return {
        "seat": at,
        "name": seat.name,
        "guest": table.badge_of(at),
        "bot": seat.bot or None,
        "away": seat.away or None,
        "face": seat.face or None,
        "was": seat.was[1] if seat.was else None,
        "committed": seat.commitment or None,
        "contribution": seat.contribution or None,
    }


# The log.


# What of an entry's body everybody may read; a move and the deal are told by the game.
OPEN_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    kinds.SAT: ("name",),
    kinds.STOOD: ("by",),
    kinds.BOT: ("name",),
    kinds.MOVE: ("by",),
    kinds.UNDO: ("undoes",),
    kinds.AWAY: ("why",),
    kinds.CHAT: ("name", "text", "emote"),
    kinds.MUTE: ("guest", "on"),
    kinds.BAN: ("guest", "on"),
    kinds.REMOVED: ("name", "was"),
    kinds.GIVEN: ("name",),
    kinds.HUSH: ("on",),
    kinds.OVER: ("result",),
    kinds.CLOSED: ("why",),
    kinds.REMATCH: ("code",),
}


def entry_out(table: LoggedTable, entry: Entry, viewer: int, narrator: Narrator) -> Json:
    game = table.game
    out: Json = {"n": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    for name in OPEN_FIELDS.get(entry.kind, ()):
        if name in entry.body:
            out[name] = entry.body[name]
    if entry.kind == kinds.CHAT:
        out["guest"] = badge(entry.guest)
        if "emote" in out:
            out["text"] = catalogue(narrator.lang).say("core", "emotes", out["emote"])
    if entry.kind == kinds.MOVE:
        out |= told_move(table, entry, viewer)
    if entry.kind in (kinds.MOVE, kinds.DEALT):
        told = [game.shown(event, viewer) for event in table.told.get(entry.number, [])]
        out["events"] = [[event.name, int(event.seat), list(event.values)] for event in told]
        if game.events().kinds:
            out["happened"] = [event.as_dict() for event in told]
        out["story"] = narrator.story(entry.number, viewer, told)
        sheets = narrator.sheets(entry.number, viewer, told)
        if sheets:
            out["sheets"] = [
                {
                    "at": at,
                    "above": sheet.above,
                    "head": sheet.head,
                    "rows": sheet.rows,
                    "below": sheet.below,
                }
                for at, sheet in sheets.items()
            ]
    return out


def told_move(table: LoggedTable, entry: Entry, viewer: int) -> Json:
    """As the viewer may know it; of a move that nobody can read any more nothing is told."""
    game, move = table.game, table.made[entry.number]
    if move == UNREAD:
        return {"move": ""}
    told: Json = {"move": game.told(move, entry.seat, viewer)}
    if game.moves().kinds:
        told["made"] = game.told_move(move, entry.seat, viewer)
    return told


def named_move(game: AnyGame, move: Move) -> Json | None:
    """A move by names, for who may make it."""
    return game.move(move).as_dict() if game.moves().kinds else None


# The moment.


class Moment:
    """What of a moment is the same for every viewer: made once for all who are told of it."""

    def __init__(self, table: LoggedTable) -> None:
        game, state = table.game, table.state
        self.table: Final = table
        self.asked: Final = table.asked()
        self.questions: Final = [] if state is None else named_questions(game, state)
        self.clock: Final = clock_out(table, self.asked)
        self.over: Final = state is not None and game.over(state)
        self.winners: Final = [int(seat) for seat in game.winners(state)] if self.over else []
        goes_on = state is not None and not self.over
        self.out: Final = [at for at in range(game.players) if goes_on and game.is_out(state, at)]
        self.ended: Final = game.ended(state) if self.over else ""
        self.reaction: Final = bool(self.asked) and bool(game.is_reaction(state, self.asked[0]))

    @cached_property
    def table_out(self) -> Json:
        return table_out(self.table)


def now_out(
    table: LoggedTable, viewer: int, narrator: Narrator, moment: Moment | None = None
) -> Json | None:
    game, state = table.game, table.state
    if state is None:
        return None
    moment = moment or Moment(table)
    asked = moment.asked
    mine = viewer in asked
    legal = [] if moment.over else game.legal(state, viewer)  # also of one who may step in
    brings = {move: game.preview(state, viewer, move) for move in legal}
    view = game.view(state, viewer)
    questions = moment.questions
    return {
        "asked": asked,
        "question": table.question if asked else "",
        "asks": questions[-1] if questions else None,
        "open": questions,
        "ask": narrator.ask(view, asked, legal),
        "reaction": moment.reaction,
        "view": view.as_dict(),
        "moves": [
            {
                "move": game.text(move),
                "made": named_move(game, move),
                "words": words,
                "brings": brings[move],
                "gains": gains,
            }
            for move, words, gains in narrator.moves(view, brings)
        ],
        "default": game.text(game.default(state, viewer)) if mine else None,
        "undo": viewer != NOBODY and table.may_undo(viewer),
        "clock": moment.clock,
        "winners": moment.winners,
        "ended": moment.ended,
        "outcome": narrator.outcome(view, moment.winners) if moment.over else "",
        "out": moment.out,
    }


def clock_out(table: LoggedTable, asked: list[int]) -> Json | None:
    if not table.limits.any():
        return None
    seats = range(table.game.players)
    return {
        "deadlines": [table.deadline(seat) if seat in asked else None for seat in seats],
        "left": [table.clocks.left(seat) for seat in seats],
        "starts": [table.clocks.since[seat] if seat in asked else None for seat in seats],
    }


def entries_out(
    table: LoggedTable, viewer: int, since: int, narrator: Narrator, most: int | None = None
) -> list[Json]:
    """At most so many entries after `since`, as this viewer may see them."""
    until = None if most is None else since + most
    chosen = table.entries[since:until]  # entry n is at place n - 1
    return [entry_out(table, entry, viewer, narrator) for entry in chosen]


def update(
    table: LoggedTable,
    viewer: int,
    since: int,
    narrator: Narrator,
    with_table: bool | None = None,
    moment: Moment | None = None,
) -> Json:
    """Everything after entry `since`, as this viewer may see it, in the words of this narrator."""
    moment = moment or Moment(table)
    if with_table is None:
        with_table = any(entry.kind not in PLAIN for entry in table.entries[since:])
    return {
        "type": "update",
        "n": table.number,
        "seat": viewer,
        "entries": entries_out(table, viewer, since, narrator),
        "table": moment.table_out if with_table else None,
        "now": now_out(table, viewer, narrator, moment),
    }


# Answers.


def done(ident: str, number: int) -> Json:
    return {"type": "done", "id": ident, "n": number}


def answer(ident: str, table: LoggedTable, reason: Reason | None, words: Catalogue) -> Json:
    told = None if reason is None else reason_out(table, reason, words)
    return {"type": "answer", "id": ident, "reason": told}


def pong(ident: str, now: int) -> Json:
    return {"type": "pong", "id": ident, "at": now}


def reason_out(table: LoggedTable, reason: Reason, words: Catalogue) -> Json:
    sentence = words.reason(table.game.name, reason, [seat.name for seat in table.seats])
    return {"rule": reason.rule, "params": dict(reason.params), "words": sentence}


def refused(
    ident: str | None, error: Refused, lang: str = "en", table: LoggedTable | None = None
) -> Json:
    words = catalogue(lang)
    reason = None
    if error.reason is not None and table is not None:
        reason = reason_out(table, error.reason, words)
    values = {**error.values}
    if "detail" in values:
        values["detail"] = words.complaint(str(values["detail"]))
    sentence = reason["words"] if reason else words.say("core", "server", error.code, **values)
    return {
        "type": "refused",
        "id": ident,
        "code": error.code,
        "words": fit_to_print(sentence),
        "reason": reason,
    }


def fit_to_print(sentence: str) -> str:
    """A sentence that may repeat what somebody sent: never long, and without control characters."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in sentence)
    return shown if len(shown) <= LONGEST_WORDS else shown[: LONGEST_WORDS - 1] + "…"


def welcome(ident: str, version: int, guest: str, name: str, now: int) -> Json:
    return {
        "type": "welcome",
        "id": ident,
        "version": version,
        "guest": badge(guest),
        "name": name,
        "at": now,
    }


def presence(online: list[int], watching: int, together: list[list[int]], writable: bool) -> Json:
    return {
        "type": "presence",
        "online": online,
        "watching": watching,
        "together": together,
        "writable": writable,
    }


# Lists.


def face_of(table: LoggedTable, deadline: int | None) -> Face:
    """What lists show of a table, and when somebody must look at it next."""
    ended = table.status == OVER and table.state is not None
    winners = table.game.winners(table.state) if ended else []
    shown = {
        "edition": table.game.edition,
        "players": table.game.players,
        "free": len([seat for seat in table.seats if seat.is_free]),
        "names": [seat.name for seat in table.seats if seat.name],
        "clock": table.limits.as_dict(),
        "asked": [table.seats[seat].name for seat in table.asked()],
        "won": [table.seats[seat].name for seat in winners],
    }
    last = table.entries[-1].at
    return Face(
        table.code,
        table.game.name,
        table.status,
        table.public,
        table.created,
        last,
        deadline,
        shown,
    )


def lobby_row(face: Face) -> Json:
    row = {"code": face.code, "game": face.game, "status": face.status, "created": face.created}
    return row | face.shown


def guest_out(guest: Guest) -> Json:
    return {"guest": badge(guest.id), "name": guest.name}


def advice(job: Job, number: int, opinions: Advice, names: dict[str, str]) -> Json:
    """Only of moves that have a name: those that the seat may make. The first is what he would do
    himself, though it need not have the best chance by his latest figures; the others by chance."""
    first, others = opinions[:1], sorted(opinions[1:], key=lambda each: -each[1])
    return {
        "n": number,
        "move": len(job.moves) + 1,
        "seat": job.seat,
        "level": job.bot,
        "opinions": [
            {
                "move": text,
                "words": names[text],
                "chance": round(chance, 3) if chance >= 0 else None,
                "share": round(share, 3),
                "made": text == job.made,
            }
            for text, chance, share in first + others
            if text in names
        ],
    }


def position_out(seen: Look, move: int, moves: int, seat: int) -> Json:
    """A moment of a finished game; what its moves were called is not part of it."""
    shown = {name: seen[name] for name in ("view", "asks", "open", "asked", "winners", "ended")}
    return {"move": move, "moves": moves, "seat": seat, **shown}
