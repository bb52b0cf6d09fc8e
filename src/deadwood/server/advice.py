"""What a marshal thinks of the moves of a seat: advice in a game, and a look back after it.

While a game runs, it is for whoever is asked, at a table where all the others are bots: where people
play, it would be unfair to them. After the end everybody may ask about any move, as everybody may see
all hands. Either way the marshal sits on the seat itself: he is given what its player may know at
that moment, and nothing else (`bot_worker.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from deadwood.bots.explain import usual_adviser
from deadwood.core.record import Replay
from deadwood.core.state import State
from deadwood.server import wire
from deadwood.server.bots import BotFailed, Busy, Job
from deadwood.server.draft import need
from deadwood.server.live import Live, job_of
from deadwood.server.refusal import Refused
from deadwood.server.seating import acting
from deadwood.server.storage.base import Guest
from deadwood.server.table import CLOSED, OVER, PLAYING, Table
from deadwood.server.voices import Voice


@dataclass(frozen=True)
class Question:
    """One seat at one moment: what its marshal is told, and what its moves are called."""

    job: Job
    number: int  # of the last entry
    names: dict[str, str]


async def for_own_seat(live: Live, guest: Guest, seat: int | None, lang: str) -> wire.Json:
    """What somebody who is asked could do; Refused where it is not his to know."""
    async with live.settled() as table:
        question = about_now(table, own_seat(table, guest, seat), live.voices.voice(lang))
    return await answered(live, question)


async def for_move(live: Live, move: int, lang: str) -> wire.Json:
    """What could have been done instead of this move, the first of which is 1."""
    async with live.settled() as table:
        question = about_move(table, move, live.voices.voice(lang))
    return await answered(live, question)


def own_seat(table: Table, guest: Guest, wanted: int | None) -> int:
    need(table, PLAYING)
    seat = acting(table, guest, wanted)
    if any(not other.bot for at, other in enumerate(table.seats) if at != seat):
        raise Refused("not-alone")
    if seat not in table.asked():
        raise Refused("not-asked")
    if not table.is_replayable:  # nobody remembers how it began
        raise Refused("other-rules")
    return seat


def need_end(table: Table) -> None:
    """Only when the game is over, and there was one, everything about it may be known."""
    if table.status not in (OVER, CLOSED):
        raise Refused("not-over")
    if not table.seed:
        raise Refused("closed")


def about_now(table: Table, seat: int, voice: Voice) -> Question:
    assert table.state is not None
    return question_of(table, table.state, seat, len(table.moves), "", voice)


def about_move(table: Table, move: int, voice: Voice) -> Question:
    need_end(table)
    if not table.is_replayable:
        raise Refused("other-rules")
    if not 1 <= move <= len(table.moves):
        raise Refused("no-moment", moves=len(table.moves))
    replay = Replay(table.game, table.record(), listen=False)
    replay.to(move - 1)
    made = table.moves[move - 1]
    return question_of(table, replay.state, made.seat, move - 1, made.text, voice)


def question_of(
    table: Table, state: State, seat: int, moves: int, made: str, voice: Voice
) -> Question:
    game = table.game
    adviser = usual_adviser(game)
    # Asked again, it is answered the same, as far as it does not depend on the time.
    job = job_of(table, adviser, seat, moves, chance=moves, made=made)
    legal = game.legal(state, seat)
    named = voice.names(game.view(state, seat), legal)
    names = {game.text(move): words for move, words in named.items()}
    return Question(job, table.number, names)


async def answered(live: Live, question: Question) -> wire.Json:
    try:
        opinions = await live.services.pool.advise(question.job)
    except Busy:
        raise Refused("busy") from None
    except BotFailed:
        raise Refused("no-advice") from None
    return wire.advice(question.job, question.number, opinions, question.names)
