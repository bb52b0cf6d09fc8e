"""Answers for people who have nothing to answer with: nobody else can tell, by time or by bytes."""

from __future__ import annotations

import asyncio
import random

import pytest

import deadwood
from deadwood.server import protocol
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables.active_table import ActiveTable
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.forced import LATEST, SOONEST
from deadwood.server.tables.table import LoggedTable
from tests.server.hurried import Onlooker, guest_at, made, now, play, run

POSITION = """
    [[seat]]
    character = "rose-doolan"
    hand = ["bang-2d", "bang-3d", "beer-6h"]
    [[seat]]
    character = "jesse-jones"
    hand = HAND
    [[seat]]
    character = "black-jack"
    [[seat]]
    character = "willy-the-kid"
"""
NOTHING = '["panic-jh", "saloon-5h"]'
MISSED = '["missed-2s", "saloon-5h"]'
SHOOTS, SHOT = 0, 1
HUMAN = 1.7  # seconds that somebody takes who answers in person

Told = list[tuple[int, str]]  # when, and what


class Ear(Onlooker):
    """Somebody at the table, and everything that is told there."""

    def __init__(self, seat: int | None) -> None:
        self.guest = guest_at(seat) if seat is not None else Guest("f" * 32, "Onlooker", 0, 0)
        self.told: Told = []

    def push(self, text: str) -> None:
        self.told.append((now(), text))


def table(hand: str, chance: int = 3) -> tuple[ActiveTable, list[Ear]]:
    game = deadwood.game("bang", "international", 4)
    chosen = random.Random(chance)
    live = made(game, True, chance=chosen, position=POSITION.replace("HAND", hand))
    ears = [Ear(seat) for seat in (*range(4), None)]
    live.listeners.update(ears)
    return live, ears


async def wish(live: ActiveTable, seat: int, on: bool = True) -> None:
    command = protocol.Auto(type="auto", id=f"a{seat}{on}", on=on)
    answer = await live.command(guest_at(seat), command, "en")
    assert answer == {"type": "done", "id": command.id, "n": 0}


def last(live: ActiveTable) -> Entry:
    return live.table.entries[-1]


async def answered(live: ActiveTable, number: int) -> int:
    """When the shot was answered: so many milliseconds after it."""
    while live.table.number == number:
        await asyncio.sleep(0.01)
    return last(live).at - live.table.entries[number - 1].at


def told_to_others(
    hand: str, wants: bool, answers_after: float | None, chance: int = 3
) -> tuple[dict[int, Told], int]:
    """Seat 1 shoots at seat 2. What all others are told, by seat, and after how long it was answered."""

    async def evening() -> tuple[dict[int, Told], int]:
        live, ears = table(hand, chance)
        if wants:
            await wish(live, SHOT)
        await play(live, SHOOTS, "play bang-2d at 2", "p1")
        number = live.table.number
        person = None
        if answers_after is not None:
            await asyncio.sleep(answers_after)
            person = asyncio.create_task(play(live, SHOT, "pass", "p2"))
        took = await answered(live, number)
        if person:
            await person
        await asyncio.sleep(5)
        live.end()
        return {at: ear.told for at, ear in enumerate(ears) if at != SHOT}, took

    return run(evening())


def test_who_has_nothing_is_answered_for_after_a_while() -> None:
    _, took = told_to_others(NOTHING, True, None)
    assert SOONEST * 1000 <= took <= LATEST * 1000


def test_nobody_else_can_tell_it_from_somebody_who_chose_to_pass() -> None:
    """The same bytes at the same times: with a Missed! in hand and an answer at once, and with none."""
    for chance in range(5):
        alone = told_to_others(NOTHING, True, None, chance)
        assert told_to_others(MISSED, True, 0.2, chance) == alone


def test_nobody_else_can_tell_it_from_somebody_who_does_not_use_it() -> None:
    told, took = told_to_others(NOTHING, True, None)
    assert told_to_others(NOTHING, False, took / 1000) == (told, took)


def test_how_long_it_takes_does_not_depend_on_the_hand() -> None:
    """And it is no fixed time either, which would give it away."""

    def times(hand: str, after: float | None) -> list[int]:
        return [told_to_others(hand, True, after, chance)[1] for chance in range(40)]

    alone = times(NOTHING, None)
    assert times(MISSED, 0.0) == alone
    assert max(alone) - min(alone) > 1000 * (LATEST - SOONEST) / 2


def test_who_has_a_choice_is_never_answered_for() -> None:
    async def evening() -> None:
        live, _ = table(MISSED)
        await wish(live, SHOT)
        await play(live, SHOOTS, "play bang-2d at 2", "p1")
        number = live.table.number
        await asyncio.sleep(60)
        assert live.table.number == number
        assert live.table.asked() == [SHOT]
        await play(live, SHOT, "play missed-2s", "p2")
        assert last(live).body == {"move": "play missed-2s", "by": "person"}

    run(evening())


def test_who_takes_longer_is_not_held_back() -> None:
    _, took = told_to_others(MISSED, True, LATEST + HUMAN)
    assert took == round((LATEST + HUMAN) * 1000)


def test_it_ends_when_it_is_not_wanted_any_longer_or_the_person_is_gone() -> None:
    async def evening(ends: str) -> None:
        live, ears = table(NOTHING)
        await wish(live, SHOT)
        await play(live, SHOOTS, "play bang-2d at 2", "p1")
        number = live.table.number
        if ends == "wish":
            await wish(live, SHOT, False)
        else:
            live.detach(ears[SHOT])
        await asyncio.sleep(60)
        assert live.table.number == number

    run(evening("wish"))
    run(evening("connection"))


def test_in_ones_own_turn_everybody_plays_himself() -> None:
    async def evening() -> None:
        live, _ = table(NOTHING)
        await wish(live, SHOOTS)
        number = live.table.number
        await asyncio.sleep(60)
        assert live.table.number == number

    run(evening())


def test_it_is_not_for_one_device_nor_for_onlookers() -> None:
    async def evening() -> None:
        live, _ = table(NOTHING)
        command = protocol.Auto(type="auto", id="a", on=True)
        with pytest.raises(Refused, match="not-seated"):
            await live.command(Guest("f" * 32, "Onlooker", 0, 0), command, "en")

    run(evening())


def test_the_log_says_what_a_press_would_have_said() -> None:
    async def evening() -> tuple[Entry, LoggedTable]:
        live, _ = table(NOTHING)
        await wish(live, SHOT)
        await play(live, SHOOTS, "play bang-2d at 2", "p1")
        await answered(live, live.table.number)
        return last(live), live.table

    entry, _ = run(evening())
    assert (entry.kind, entry.seat, entry.guest) == ("move", SHOT, guest_at(SHOT).id)
    assert entry.body == {"move": "pass", "by": "person"}
