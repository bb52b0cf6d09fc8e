"""While a table looks at what happened no clock runs, and nobody gains or loses by it."""

from __future__ import annotations

import asyncio

import deadwood
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.tables.active_table import FAIR, ActiveTable
from deadwood.server.tables.clock import ClockLimits
from tests.server.hurried import Onlooker, made, now, play, run
from tests.server.sitting import ANNA, BEN, CLEO, Sitting, same

LAST_CARD = """
    phase = "play"
    [[seat]]
    hand = ["hideout"]
    table = { jesse-james = ["4 jesse-james"] }
    [[seat]]
    hand = ["2 belle-starr"]
"""
HAND = 800 + 7 * 1_600  # a hand ends: its title, and seven posters


def last_card(move: int, game: int | None = None) -> Sitting:
    """Seat 1 is about to end the hand."""
    at = Sitting("wyatt-earp", 2, move=move, game=game).started(ANNA, BEN)
    state = at.table.game.from_position(LAST_CARD)
    state.events = []
    at.table.state = state
    at.table.ask_anew(at.now, at.table.number)
    return at


def test_the_next_question_runs_when_everybody_has_had_the_time_to_look() -> None:
    at = last_card(move=30, game=100)
    at.wait(4)
    at.do(ANNA, "play", move="discard hideout", seat=0)
    (seat,) = at.table.asked()
    assert at.table.seen_at == at.now + HAND
    assert at.table.deadline(seat) == at.now + HAND + 30_000
    told = wire.now_out(at.table, seat, Narrators(at.table).narrator("en"))
    assert told is not None
    assert told["clock"]["starts"][seat] == at.now + HAND
    assert told["clock"]["starts"][1 - seat] is None


def test_who_answers_while_others_look_is_charged_nothing() -> None:
    at = last_card(move=30, game=100)
    at.do(ANNA, "play", move="discard hideout", seat=0)
    (seat,) = at.table.asked()
    at.wait(5)
    at.answer()
    assert at.table.clocks.left(seat) == 100_000
    assert at.table.deadline(at.table.asked()[0]) == at.table.seen_at + 30_000


def test_what_happens_later_runs_at_once() -> None:
    at = last_card(move=30)
    at.do(ANNA, "play", move="discard hideout", seat=0)
    at.wait(20)
    at.answer()
    assert at.table.deadline(at.table.asked()[0]) == at.now + 30_000


def test_the_log_makes_the_same_table() -> None:
    at = Sitting("el-paso", 3, move=30).started(ANNA, BEN, CLEO)
    while not at.table.seen_at:
        at.wait(1)
        at.answer()
    assert at.table.seen_at > at.now
    assert same(at.table, at.again())
    assert at.again().seen_at == at.table.seen_at


async def raided(people: bool) -> tuple[ActiveTable, int]:
    """After a raid all draw at once; seat 1 is a bot."""
    game = deadwood.game("el-paso", None, 3, {"refill": "race"})
    live = made(game, True, limits=ClockLimits(move=60))
    live.listeners.add(Onlooker())
    table = live.table
    while table.question != "refill":
        seat = table.asked()[0]
        move = next(m for m in table.game.legal(table.state, seat) if m)
        await play(live, seat, table.game.text(move), f"p{table.number}")
    for seat in range(1, 3) if people else range(3):
        table.seats[seat].bot = "random"
    live.schedule()
    return live, now()


def test_where_it_matters_who_is_first_bots_wait_until_people_have_seen_it() -> None:
    async def evening() -> None:
        live, raid = await raided(True)
        number = live.table.number
        while live.table.number == number:
            await asyncio.sleep(0.05)
        assert live.table.entries[-1].at - raid >= 6_000 + FAIR
        live.end()

    run(evening())


def test_as_soon_as_the_people_have_drawn_the_bots_go_on() -> None:
    async def evening() -> None:
        live, raid = await raided(True)
        await asyncio.sleep(1)
        move = live.table.game.legal(live.table.state, 0)[0]
        await play(live, 0, live.table.game.text(move), "mine")
        while live.table.question == "refill":
            await asyncio.sleep(0.05)
        assert live.table.entries[-1].at - raid < 2_000
        live.end()

    run(evening())


def test_bots_among_themselves_wait_for_nobody() -> None:
    async def evening() -> None:
        live, raid = await raided(False)
        while live.table.question == "refill":
            await asyncio.sleep(0.05)
        assert live.table.entries[-1].at - raid < 1_000
        live.end()

    run(evening())
