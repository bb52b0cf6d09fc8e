"""Nothing that a seat receives depends on cards that it never learned of.

In hindsight: play a game, find cards that one seat never saw and nobody used, exchange them in the
shuffle that dealt them, and play the same moves again. Every byte that the seat receives must be
the same: views, events, legal moves, reasons, previews, and who is asked in which order.

What a seat learns at last it must not have known before: such an exchange is followed until then.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pytest

from deadwood.core.chance import swift
from deadwood.core.event import Event
from deadwood.core.view import View
from tests.contract.adapters import Swap, adapter_of
from tests.contract.proxy import LEAKS, LeakingEvents, Proxy, Recording, Told
from tests.contract.support import (
    SCALE,
    AnyGame,
    choose,
    every_game,
    label,
    moments,
    number_of,
    onlookers,
    some_games,
)

GAMES = SCALE
Moves = list[tuple[int, int]]


class Played:
    """A random game: its moves, its shuffles, and the whole truth about it."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.seed = seed
        self.moves: Moves = []
        self.told: list[int] = []  # how many events there were before each move, and at the end
        recording = Recording(swift(seed), [])
        state = game.deal(recording, True)
        chance = swift(seed + 1)
        hiding = adapter_of(game.name).hiding
        while not game.over(state):
            seat, move = choose(game, state, chance, hiding)
            self.moves.append((seat, move))
            self.told.append(len(state.events))
            game.play(state, seat, move)
        self.told.append(len(state.events))
        self.shuffles = recording.shuffles
        self.events = state.events

    def moments(self, until: int | None) -> int:
        """How many moments there are before the event of this number."""
        return len([told for told in self.told if until is None or told <= until])


def receipt(game: AnyGame, state: Any, seat: int, told: str, number: int) -> tuple[Any, ...]:
    """All that one seat receives at one moment."""
    legal = game.legal(state, seat)
    # A part of the action space each time: over a game all of it many times over.
    asked_for = range(number % 17, game.space(), 17)
    return (
        game.view(state, seat).as_bytes(),
        sent(game.view(state, seat)),
        drawn(game.view(state, seat), [game.shown(event, seat) for event in state.events]),
        [game.shown(event, seat).fields() for event in state.events],
        told,
        game.seats(state),
        state.saved(),
        legal,
        [repr(game.why_not(state, seat, other)) for other in asked_for],
        [(other, game.preview(state, seat, other)) for other in legal],
        game.may_step_in(state),
        game.default(state, seat) if seat in game.seats(state) else None,
        (game.winners(state), game.ended(state)),
    )


def sent(view: View) -> bytes:
    """What another process is sent of a view; the views of planted leaks cannot be sent."""
    return b"" if isinstance(view, Told) else pickle.dumps(view)


def drawn(view: View, events: list[Event]) -> list[str]:
    """What a notebook and a terminal show of a view, and of what happened."""
    if isinstance(view, Told):
        return []
    shown = [repr(view), str(view), view._repr_html_()]
    return shown + [repr(event) + event._repr_html_() for event in events]


def received(
    game: AnyGame, played: Played, seat: int, swaps: list[Swap], until: int | None
) -> Iterator[Any]:
    """All that one seat receives in the course of a game, move by move."""
    state = game.deal(Recording(swift(played.seed), swaps), True)
    for number in range(played.moments(until)):
        if number > 0:
            game.play(state, *played.moves[number - 1])
        told = ""  # after the last move
        if number < len(played.moves):
            mover, move = played.moves[number]
            told = game.told(move, mover, seat)
        yield receipt(game, state, seat, told, number)
        state.events.clear()


PARTS = [
    "view",
    "sent view",
    "drawings",
    "events",
    "told",
    "seats",
    "pending",
    "legal",
    "reasons",
    "previews",
    "stepping in",
    "default",
    "end",
]


def exchanges(game: AnyGame, played: Played, seat: int) -> list[tuple[int | None, list[Swap]]]:
    """What is exchanged at once, and up to which event."""
    found: dict[int | None, list[Swap]] = {}
    for swap in adapter_of(game.name).swaps(game, seat, played.shuffles, played.events):
        found.setdefault(swap.until, []).append(swap)
    return list(found.items())


def first_difference(
    game: AnyGame, played: Played, seat: int, swaps: list[Swap], until: int | None
) -> str:
    """Where a seat would notice the exchange; empty if nowhere."""
    before = received(game, played, seat, [], until)
    return compare(before, received(game, played, seat, swaps, until))


def compare(before: Iterable[Any], after: Iterable[Any]) -> str:
    for number, (one, two) in enumerate(zip(before, after, strict=True)):
        for part, a, b in zip(PARTS, one, two, strict=True):
            if a != b:
                return f"{part} after move {number}: {a!r} or {b!r}"
    return ""


@pytest.mark.slow
@every_game
def test_a_seat_does_not_notice_an_exchange_of_cards_that_it_never_saw(game: AnyGame) -> None:
    tried = 0
    exchanged = 0
    for at in range(GAMES):
        played = Played(game, number_of(game) * 100 + at)
        for seat in onlookers(game):
            tried += 1
            found = exchanges(game, played, seat)
            exchanged += 1 if found else 0
            real = list(received(game, played, seat, [], None))
            for until, swaps in found:
                before = real[: played.moments(until)]
                noticed = compare(before, received(game, played, seat, swaps, until))
                assert not noticed, (
                    f"{label(game)}, seed {played.seed}, seat {seat}, {swaps}: {noticed}"
                )
    assert 2 * exchanged >= tried, f"{exchanged} exchanges in {tried} tries prove little"


@every_game
def test_an_exchange_changes_the_real_state(game: AnyGame) -> None:
    """Otherwise the test above could not fail."""
    changed: list[bool] = []
    for at in range(3):
        played = Played(game, number_of(game) * 100 + at)
        for until, swaps in exchanges(game, played, 0):
            real = game.deal(Recording(swift(played.seed), []), False)
            other = game.deal(Recording(swift(played.seed), swaps), False)
            for seat, move in played.moves[: played.moments(until) - 1]:
                if real.fields() != other.fields():
                    break
                game.play(real, seat, move)
                game.play(other, seat, move)
            changed.append(real.fields() != other.fields())
    assert changed
    assert all(changed)


def secret_moves(game: AnyGame) -> Iterator[tuple[Any, int, list[int]]]:
    """Moments of random games in which somebody can make one of several moves secretly."""
    adapter = adapter_of(game.name)
    for at in range(20 * GAMES):  # until there are enough: some secrets are rare
        seed = number_of(game) * 100 + at
        for state in moments(game, seed, adapter.limit, eager=adapter.revealing):
            for mover in game.seats(state):
                moves = [int(move) for move in game.legal(state, mover)]
                secret = [move for move in moves if adapter.stays_secret(state, mover, move)]
                if len(secret) > 1:
                    yield state, mover, secret


def tells_apart(game: AnyGame, state: Any, mover: int, moves: list[int], seat: int) -> bool:
    """Whether a seat receives different things after these moves of another."""
    seen = []
    for move in moves:
        twin = state.clone()
        twin.events = []
        game.play(twin, mover, move)
        seen.append(receipt(game, twin, seat, game.told(move, mover, seat), 0))
    return seen.count(seen[0]) != len(seen)


@pytest.mark.slow
@every_game
def test_nobody_sees_which_of_several_secret_moves_another_has_made(game: AnyGame) -> None:
    tried = 0
    for state, mover, moves in islice(secret_moves(game), 100 * SCALE):
        tried += 1
        for seat in onlookers(game):
            if seat != mover:
                assert not tells_apart(game, state, mover, moves, seat), game.position(state)
    assert tried > 5


@some_games
def test_a_secret_move_that_is_told_to_all_is_noticed(game: AnyGame) -> None:
    honest = Proxy(game, adapter_of(game.name))
    leaking = LeakingEvents(game, adapter_of(game.name))
    for state, mover, moves in islice(secret_moves(game), 5):
        other = (mover + 1) % game.players
        assert tells_apart(leaking, state, mover, moves, other)
        assert not tells_apart(honest, state, mover, moves, other)


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
@some_games
def test_a_planted_leak_is_noticed(game: AnyGame, leak: type[Proxy]) -> None:
    adapter = adapter_of(game.name)
    leaking = leak(game, adapter)
    tried: set[bool] = set()
    noticed: set[bool] = set()
    for at in range(6):
        played = Played(game, number_of(game) * 100 + at)
        for seat in range(game.players):
            for until, swaps in exchanges(game, played, seat):
                for_ever = until is None
                tried.add(for_ever)
                if for_ever not in noticed:
                    if first_difference(leaking, played, seat, swaps, until):
                        noticed.add(for_ever)
    assert tried, "nothing was exchanged"
    assert noticed == tried, f"not everybody noticed {leak.__name__}"


@pytest.mark.slow
@some_games
def test_a_proxy_that_leaks_nothing_is_not_accused(game: AnyGame) -> None:
    proxy = Proxy(game, adapter_of(game.name))
    played = Played(game, number_of(game) * 100)
    for seat in range(game.players):
        for until, swaps in exchanges(game, played, seat):
            assert not first_difference(proxy, played, seat, swaps, until)
