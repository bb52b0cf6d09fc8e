"""How long somebody takes tells nothing: bots have one pace, and clocks are the same for all.

Time passes at once here, so whole games are played and every delay is exact.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from statistics import mean

import pytest

import deadwood
from deadwood.core.registry import AnyGame
from deadwood.server.bots.budgets import Budgets
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.active_table import ActiveTable
from deadwood.server.tables.clock import ClockLimits
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.table import BOT, CLOCK, PLAYING, LoggedTable
from tests.contract.adapters import adapter_of
from tests.contract.support import label
from tests.server.hurried import Onlooker, made, play, run

PACE = 900  # milliseconds
LIMITS = ClockLimits(move=30, reaction=10)
SECOND = 1000
GAMES: list[AnyGame] = [
    # Everybody is asked after each robbery, and most can only pass.
    deadwood.game("wyatt-earp", None, 3, {"photo_reaction": True}),
    deadwood.game("el-paso", None, 4, {"refill": "race"}),  # several are asked at once
    deadwood.game("el-paso", None, 3, {"refill": "in-turn"}),
    deadwood.game("bang", None, 5),
]
every_game = pytest.mark.parametrize(
    "game", GAMES, ids=lambda game: "-".join([label(game), *game.given.values()])
)


def is_ever_forced(game: AnyGame) -> bool:
    """In El Paso there is always a choice."""
    return game.name != "el-paso"


class Middling(random.Random):
    """Every pause is the middle one."""

    def random(self) -> float:
        return 0.5


class Noting(random.Random):
    """Remembers the pauses that it has drawn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.drawn: list[float] = []

    def random(self) -> float:
        self.drawn.append(super().random())
        return self.drawn[-1]


def moments(entries: list[Entry]) -> Iterator[tuple[LoggedTable, Entry]]:
    """A log from the beginning: the table before each entry, and the entry."""
    table = LoggedTable(entries[0])
    for entry in entries[1:]:
        yield table, entry
        table.apply(entry)


def delays(entries: list[Entry], by: str) -> list[tuple[int, int]]:
    """Of every move that was made so: how many there were to choose from, and how long it took. The
    clock waits until everybody has had the time to see what happened, bots do not."""
    found: list[tuple[int, int]] = []
    for table, entry in moments(entries):
        if entry.kind == kinds.MOVE and entry.body["by"] == by:
            legal = table.game.legal(table.state, entry.seat)
            asked = table.entries[table.asked_since[entry.seat] - 1].at
            since = max(asked, table.seen_at) if by == CLOCK else asked
            found.append((len(legal), entry.at - since))
    return found


async def bots(live: ActiveTable, seconds: float) -> list[Entry]:
    """What bots do in so many seconds while somebody looks on."""
    await live.attach(Onlooker(), 0)
    until = asyncio.get_running_loop().time() + seconds
    while live.table.status == PLAYING and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(0.1)
    live.end()
    return live.table.entries


@every_game
def test_a_bot_takes_as_long_for_a_forced_move_as_for_any_other(game: AnyGame) -> None:
    async def evening() -> list[tuple[int, int]]:
        live = made(game, False, pace=PACE, chance=Middling())
        return delays(await bots(live, 200), BOT)

    found = run(evening())
    forced = [delay for legal, delay in found if legal == 1]
    free = [delay for legal, delay in found if legal > 1]
    assert len(forced) > 5 or not is_ever_forced(game)
    assert len(free) > 20
    assert {*forced, *free} <= {PACE - 1, PACE, PACE + 1}  # to the millisecond of the log


@every_game
def test_how_long_a_bot_has_thought_does_not_show(game: AnyGame) -> None:
    """The more it has to choose from, the longer it thinks, and nobody can tell."""

    async def evening() -> list[tuple[int, int]]:
        live = made(
            game, False, pace=PACE, chance=Middling(), thinks=lambda legal: min(0.02 * legal, 0.8)
        )
        return delays(await bots(live, 100), BOT)

    assert {delay for _, delay in run(evening())} <= {PACE - 1, PACE, PACE + 1}


@pytest.mark.parametrize("pace", [0, PACE, 5 * SECOND])
def test_who_thinks_for_long_takes_as_long_for_everything(pace: int) -> None:
    """Thinking is part of the pause, and nobody can tell a forced move from a hard one."""

    async def evening() -> list[tuple[int, int]]:
        live = made(
            GAMES[0],
            False,
            pace=pace,
            chance=Middling(),
            thinks=lambda legal: 1.0 if legal > 1 else 0.0,
            budgets=Budgets({"random": "1s"}),
        )
        return delays(await bots(live, 400), BOT)

    found = run(evening())
    usual = max(pace, 1500)
    assert {delay for _, delay in found} <= {usual - 1, usual, usual + 1}
    assert {1, 2} <= {min(legal, 2) for legal, _ in found}


def test_even_the_shortest_pause_is_long_enough_to_think() -> None:
    class Least(random.Random):
        def random(self) -> float:
            return 0.0

    async def evening() -> list[tuple[int, int]]:
        live = made(
            GAMES[3],
            False,
            chance=Least(),
            thinks=lambda legal: 1.03 if legal > 1 else 0.0,
            budgets=Budgets({"random": "1s"}),
        )
        return delays(await bots(live, 60), BOT)

    assert {delay for _, delay in run(evening())} <= {1049, 1050, 1051}


@every_game
def test_pauses_are_drawn_alike_for_every_question(game: AnyGame) -> None:
    chance = Noting(7)

    async def evening() -> list[Entry]:
        return await bots(made(game, False, pace=PACE, chance=chance), 400)

    entries = run(evening())
    questions: set[tuple[int, int]] = set()
    for table, _ in moments(entries):
        questions |= {(seat, table.asked_since[seat]) for seat in table.asked()}
    # The last ones are still being thought about.
    assert len(questions) <= len(chance.drawn) <= len(questions) + game.players
    pauses = [round(PACE * (0.7 + 0.6 * draw)) for draw in chance.drawn]
    found = delays(entries, BOT)
    assert all(min(abs(delay - pause) for pause in pauses) <= 1 for _, delay in found)
    forced = [delay for legal, delay in found if legal == 1]
    free = [delay for legal, delay in found if legal > 1]
    if is_ever_forced(game):
        assert len(forced) > 10
        assert mean(forced) == pytest.approx(mean(free), rel=0.15)


# Clocks of people.


async def people(live: ActiveTable, seconds: float, seed: int) -> list[Entry]:
    """Everybody makes his own moves after a second or so, and never reacts to others'."""
    chance = random.Random(seed)
    table = live.table
    await live.attach(Onlooker(), 0)
    until = asyncio.get_running_loop().time() + seconds
    while table.status == PLAYING and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(chance.uniform(0.5, 1.5))
        for seat in table.asked():
            assert table.state is not None
            if not table.game.is_reaction(table.state, seat):
                legal = list(table.game.legal(table.state, seat))
                move = table.game.text(chance.choice(legal))
                await play(live, seat, move, f"c{table.number}")
                break
    live.end()
    return table.entries


@every_game
def test_a_reaction_has_the_same_time_for_every_seat_and_every_hand(game: AnyGame) -> None:
    async def evening(seed: int) -> list[Entry]:
        return await people(made(game, True, seed=seed, limits=LIMITS), 1500, seed)

    reactions, forced, at_once = 0, 0, 0
    for seed in range(4):
        for table, entry in moments(run(evening(seed))):
            asked = table.asked()
            if not asked:
                continue
            assert table.state is not None
            reacts = {table.game.is_reaction(table.state, seat) for seat in asked}
            assert len(reacts) == 1, "some of those who are asked would be in a hurry"
            seconds = 10 if reacts == {True} else 30
            since = [
                max(table.entries[table.asked_since[seat] - 1].at, table.seen_at) for seat in asked
            ]
            limits = [table.deadline(seat) for seat in asked]
            assert limits == [at + seconds * SECOND for at in since]
            reactions += reacts == {True}
            at_once += len(asked) > 1
            forced += sum(len(table.game.legal(table.state, seat)) == 1 for seat in asked)
            late = entry.kind == kinds.MOVE and entry.body["by"] == CLOCK
            assert not late or entry.at >= since[asked.index(entry.seat)] + seconds * SECOND
    assert forced > 5 or not is_ever_forced(game)
    assert reactions > 5 or game.options.get("refill") == "in-turn"
    assert at_once > 5 or not adapter_of(game.name).free_for_all(game)


@every_game
def test_whoever_does_not_react_is_waited_for_just_as_long(game: AnyGame) -> None:
    async def evening() -> list[tuple[int, int]]:
        entries = await people(made(game, True, seed=3, limits=LIMITS), 2000, 3)
        return delays(entries, CLOCK)

    found = run(evening())
    assert found or game.options.get("refill") == "in-turn"
    for _, delay in found:
        assert 10 * SECOND <= delay <= 10 * SECOND + 100


def test_the_measure_sees_who_thinks_longer_than_his_pause() -> None:
    """Otherwise it would see nothing. No bot of ours needs more than a few milliseconds."""
    game = deadwood.game("bang", None, 5)

    async def evening() -> list[tuple[int, int]]:
        live = made(
            game, False, pace=PACE, chance=Middling(), thinks=lambda legal: 1.5 * (legal > 1)
        )
        return delays(await bots(live, 100), BOT)

    found = run(evening())
    assert {delay for legal, delay in found if legal == 1} <= {PACE - 1, PACE, PACE + 1}
    assert {delay for legal, delay in found if legal > 1} <= {1499, 1500, 1501}
