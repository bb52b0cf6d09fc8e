"""Whatever one seat sends, it holds up the table no longer than its clocks allow.

The tables are live ones with bots that stand in, in a loop whose time passes at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import deadwood
from deadwood.core.registry import AnyGame
from deadwood.server import protocol
from deadwood.server.refusal import Refused
from deadwood.server.tables.active_table import ActiveTable
from deadwood.server.tables.clock import ClockLimits
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.table import PLAYING, LoggedTable
from tests.server.hurried import guest_at, made, now, run

SCALE: Final = int(os.environ.get("DEADWOOD_SCALE", "1"))
PACE: Final = 900
STAND_IN: Final = round(PACE * 1.3) + 50  # the longest pause of a bot, and a little for the loop
LIMITS: Final = ClockLimits(move=8, game=40, reaction=5)
HOSTILE: Final = 0
GAMES: Final = [
    deadwood.game("bang", None, 4),
    deadwood.game("wyatt-earp", None, 2),
    deadwood.game("el-paso", None, 3, {"refill": "race"}),
]
# What somebody may try, and for how many milliseconds he does nothing afterwards.
Deed = tuple[str, int]
Evening = tuple[list[Entry], int]  # the log, and when it ended
DEEDS: Final = ["leave", "back", "play", "undo", "sit", "again", "wait"]
LULLS: Final = [0, 300, 600, 850, 2_000, 4_900, 7_900, 9_000]


class Attacker:
    """One seat that tries everything, at a table where the others answer at once."""

    def __init__(self, live: ActiveTable, seed: int) -> None:
        self.live = live
        self.chance = random.Random(seed)
        self.said = 0

    async def say(self, seat: int, kind: str, **fields: object) -> None:
        self.said += 1
        message = {"type": kind, "id": f"c{self.said}", **fields}
        command = protocol.FROM_CLIENT.validate_python(message)
        with contextlib.suppress(Refused):
            await self.live.command(guest_at(seat), command, "en")

    async def play(self, seat: int) -> None:
        table = self.live.table
        legal = list(table.game.legal(table.state, seat)) if seat in table.asked() else []
        if legal:
            await self.say(seat, "play", move=table.game.text(self.chance.choice(legal)))

    async def do(self, deed: str) -> None:
        if deed == "play":
            await self.play(HOSTILE)
        elif deed == "again":  # a move that may be taken back, and back it is taken
            table = self.live.table
            moves = [table.game.text(m) for m in table.game.legal(table.state, HOSTILE)]
            if HOSTILE in table.asked() and "end" in moves:
                await self.say(HOSTILE, "play", move="end")
                await self.say(HOSTILE, "undo")
        elif deed != "wait":
            await self.say(HOSTILE, deed)

    async def others(self) -> None:
        while self.live.table.status == PLAYING:
            for seat in self.live.table.asked():
                if seat != HOSTILE:
                    await self.play(seat)
            await asyncio.sleep(0.1)

    async def attack(self, deeds: Sequence[Deed]) -> Evening:
        self.live.schedule()
        honest = asyncio.create_task(self.others())
        for deed, lull in deeds:
            if self.live.table.status == PLAYING:
                await self.do(deed)
                await asyncio.sleep(lull / 1000)
        honest.cancel()
        self.live.end()
        return list(self.live.table.entries), now()


def holds(evening: Evening) -> tuple[Counter[int], Counter[int]]:
    """How long the seat was asked, by the number of its moves: in its own turn, and in reactions.
    While everybody looks at what happened nobody holds up anything."""
    entries, end = evening
    own: Counter[int] = Counter()
    reactions: Counter[int] = Counter()
    table = LoggedTable(entries[0])
    for entry in [*entries[1:], None]:
        if HOSTILE in table.asked():
            assert table.state is not None
            reaction = table.game.is_reaction(table.state, HOSTILE)
            made = sum(played.seat == HOSTILE for played in table.moves)
            since = max(table.entries[-1].at, table.seen_at)
            held = max(0, (end if entry is None else entry.at) - since)
            (reactions if reaction else own)[made] += held
        if entry is not None:
            table.apply(entry)
    return own, reactions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nobody_holds_up_a_table_for_longer_than_his_limits(game: AnyGame) -> None:
    @settings(max_examples=12 * SCALE)
    @given(
        st.lists(st.tuples(st.sampled_from(DEEDS), st.sampled_from(LULLS)), max_size=60),
        st.integers(0, 10**6),
    )
    def binds(deeds: list[Deed], seed: int) -> None:
        async def evening() -> Evening:
            live = made(game, True, seed=seed, pace=PACE, limits=LIMITS)
            return await Attacker(live, seed).attack(deeds)

        own, reactions = holds(run(evening()))
        assert max(own.values(), default=0) <= 8_000 + STAND_IN
        assert max(reactions.values(), default=0) <= 5_000 + STAND_IN
        assert own.total() <= 40_000 + len(own) * STAND_IN

    binds()


ATTACKS: Final[dict[str, list[Deed]]] = {
    "leave and come back": [("leave", 600), ("back", 0)],
    "come back when time is up": [("back", 850)],
    "play and take back": [("again", 600)],
    "play, think and take back": [("play", 600), ("undo", 0)],
    "leave, take back and come back": [("again", 0), ("leave", 600), ("back", 0), ("again", 0)],
}


@pytest.mark.parametrize("name", ATTACKS)
def test_the_same_again_and_again_does_not_hold_up_the_table(name: str) -> None:
    """Of a hundred seconds, a game's 40 and what bots take between; it was all of them before."""
    game = deadwood.game("bang", None, 4)

    async def evening() -> Evening:
        live = made(game, True, seed=5, pace=PACE, limits=LIMITS)
        attacker = Attacker(live, 5)
        return await attacker.attack(ATTACKS[name] * (100_000 // sum(w for _, w in ATTACKS[name])))

    own, reactions = holds(run(evening()))
    assert own
    assert max(own.values()) <= 8_000 + STAND_IN
    assert max(reactions.values(), default=0) <= 5_000 + STAND_IN
    assert own.total() <= 40_000 + len(own) * STAND_IN
