"""What a marshal thinks of the moves of a seat: advice in a game, and a look back after it.

While a game runs, it is for whoever is asked, at a table where all the others are bots: where people
play, it would be unfair to them. After the end everybody may ask about any move, as everybody may see
all hands. Either way the marshal sits on the seat itself: he is given what its player may know at
that moment, and nothing else (`worker.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from deadwood.bots.explain import usual_adviser
from deadwood.server.bots.pool import BotFailed, Busy, Job
from deadwood.server.refusal import Refused
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrator
from deadwood.server.storage.base import Guest
from deadwood.server.tables.active_table import ActiveTable, job_of
from deadwood.server.tables.finished import look, need_replay
from deadwood.server.tables.planned import need
from deadwood.server.tables.seating import acting
from deadwood.server.tables.table import PLAYING, LoggedTable


@dataclass(frozen=True)
class AdviceWanted:
    """One seat at one moment: what its marshal is told, and what its moves are called."""

    job: Job
    number: int  # of the last entry
    names: dict[str, str]


async def for_own_seat(active: ActiveTable, guest: Guest, seat: int | None, lang: str) -> wire.Json:
    """What somebody who is asked could do; Refused where it is not his to know."""
    async with active.settled() as table:
        question = about_now(table, own_seat(table, guest, seat), active.narrators.narrator(lang))
    return await answered(active, question)


async def for_move(active: ActiveTable, move: int, lang: str) -> wire.Json:
    """What could have been done instead of this move, the first of which is 1."""
    async with active.settled() as table:
        job, number = about_move(table, move, lang), table.number
    seen = await look(active, job)
    return await answered(active, AdviceWanted(job, number, seen["names"]))


def own_seat(table: LoggedTable, guest: Guest, wanted: int | None) -> int:
    need(table, PLAYING)
    seat = acting(table, guest, wanted)
    if any(not other.bot for at, other in enumerate(table.seats) if at != seat):
        raise Refused("not-alone")
    if seat not in table.asked():
        raise Refused("not-asked")
    if not table.is_replayable:  # nobody remembers how it began
        raise Refused("other-rules")
    return seat


def about_now(table: LoggedTable, seat: int, narrator: Narrator) -> AdviceWanted:
    game, state = table.game, table.state
    named = narrator.names(game.view(state, seat), game.legal(state, seat))
    names = {game.text(move): words for move, words in named.items()}
    return AdviceWanted(job_for(table, seat, len(table.moves)), table.number, names)


def about_move(table: LoggedTable, move: int, lang: str) -> Job:
    need_replay(table, 1, move)
    made = table.moves[move - 1]
    people = [seat.name for seat in table.seats]
    job = job_for(table, made.seat, move - 1, made.text)
    return replace(job, lang=lang, people=people)


def job_for(table: LoggedTable, seat: int, moves: int, made: str = "") -> Job:
    # Asked again, it is answered the same, as far as it does not depend on the time.
    return job_of(table, usual_adviser(table.game), seat, moves, chance=moves, made=made)


async def answered(active: ActiveTable, question: AdviceWanted) -> wire.Json:
    try:
        opinions = await active.services.pool.advise(question.job)
    except Busy:
        raise Refused("busy") from None
    except BotFailed:
        raise Refused("no-advice") from None
    return wire.advice(question.job, question.number, opinions, question.names)
