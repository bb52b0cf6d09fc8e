"""Not one byte that somebody receives from the server depends on what he never learned.

The exchange in hindsight of the contract tests (`tests/contract/test_leaks.py`), over real sockets:
the same game is played twice with the same moves, and what one of those at the table never saw is
exchanged in the shuffle that dealt it. All that his connections carried must be the same, to the
byte: headers, bodies and frames; snapshots, events, moves, refusals and answers; through both doors
and after coming back. Leaks that are planted in the server are noticed.
"""

from __future__ import annotations

import asyncio
import base64
import io
import logging
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.server.process import logs
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrator
from deadwood.server.tables import table as table_module
from deadwood.server.tables.table import LoggedTable
from tests.contract.adapters import Swap, adapter_of
from tests.contract.proxy import LEAKS, LeakingEvents, Proxy, Recording
from tests.contract.support import SCALE, choose, label, onlookers
from tests.contract.test_leaks import Moves, Played, exchanges
from tests.server.wiretap import Script, Tapped, leave_nothing_to_accident

SMALL = [deadwood.game("wyatt-earp", None, 3), deadwood.game("el-paso", None, 3),
         deadwood.game("bang", None, 4)]  # fmt: skip
SHORT = 15  # moves, where a whole game would show no more
every_small_game = pytest.mark.parametrize("game", SMALL, ids=label)
el_paso = deadwood.game("el-paso", None, 2)


class ServerParts:
    """Plays games over the wire, each in a folder of its own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.runs = 0

    def play(
        self, game: AnyGame, moves: Moves, watched: list[int], seed: int, swaps: list[Swap]
    ) -> Tapped:
        def dealer(served: AnyGame, _: str) -> State:
            state: State = served.deal(Recording(swift(seed), swaps), True)
            return state

        self.runs += 1
        folder = self.folder / str(self.runs)
        folder.mkdir()
        leave_nothing_to_accident(self.monkeypatch)
        return asyncio.run(Script(game, moves, watched, dealer).run(folder))

    def serve(self, leak: type[Proxy]) -> None:
        """From now on the tables play a game that tells what it should not."""
        served = type("Served", (Served, leak), {})

        def make(*given: Any) -> Any:
            game = deadwood.game(*given)
            return served(game, adapter_of(game.name))

        self.monkeypatch.setattr(table_module, "make_game", make)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ServerParts:
    return ServerParts(tmp_path, monkeypatch)


class Served:
    """What a server asks of a game beyond what the contract's proxies have."""

    inner: AnyGame

    def parse(self, text: str) -> Move:
        return self.inner.parse(text)

    def position(self, state: Any) -> str:
        return self.inner.position(state)

    def described(self, state: Any) -> dict[str, object]:
        return self.inner.described(state)

    def is_quiet(self, event: Event) -> bool:
        return self.inner.is_quiet(event)

    def is_reaction(self, state: Any, seat: Seat) -> bool:
        return self.inner.is_reaction(state, seat)


def difference(real: list[bytes], other: list[bytes]) -> str:
    """Where somebody would notice that he is in another world; empty if nowhere."""
    for number, (one, two) in enumerate(zip_longest(real, other, fillvalue=b"")):
        if one != two:
            length = min(len(one), len(two))
            at = next((at for at in range(length) if one[at] != two[at]), length)
            before, after = max(0, at - 150), at + 80
            return f"connection {number}, byte {at}: {one[before:after]!r} or {two[before:after]!r}"
    return ""


def noticed(
    house: ServerParts, played: Played, game: AnyGame, seat: int, most: int
) -> Iterator[str]:
    """For each exchange how this seat would notice it, in so many moves at most."""
    moves = played.moves[:most]
    real = house.play(game, moves, [seat], played.seed, [])
    for until, swaps in exchanges(game, played, seat):
        last = min(len(moves), played.moments(until) - 1)
        other = house.play(game, moves[:last], [seat], played.seed, swaps)
        yield difference(real.until(last, seat), other.until(last, seat))


# Exchanges.


@pytest.mark.slow
@every_small_game
def test_every_byte_stays_the_same_when_what_was_never_learned_is_exchanged(
    house: ServerParts, game: AnyGame
) -> None:
    for seed in range(SCALE):
        played = Played(game, 1000 + seed)
        watched = [1, int(NOBODY)] if SCALE == 1 else onlookers(game)
        real = house.play(game, played.moves, watched, played.seed, [])
        assert_secrets_come_last(real, watched)
        assert real.refusals > 20
        tried = 0
        for seat in watched:
            for until, swaps in exchanges(game, played, seat):
                tried += 1
                last = played.moments(until) - 1
                other = house.play(game, played.moves[:last], [seat], played.seed, swaps)
                seen = difference(real.until(last, seat), other.until(last, seat))
                assert not seen, f"seed {played.seed}, seat {seat}, {swaps}: {seen}"
        assert tried >= len(watched), "too little was exchanged to prove anything"


def test_the_first_moves_show_nothing_of_what_was_never_learned(house: ServerParts) -> None:
    found = list(noticed(house, Played(el_paso, 1), el_paso, 1, SHORT))
    assert found == [""]


@pytest.mark.slow
def test_the_same_game_twice_is_the_same_to_the_byte(house: ServerParts) -> None:
    """Otherwise every leak would be noticed, and none."""
    game = deadwood.game("bang", None, 4)
    played = Played(game, 3)
    moves, seats = played.moves[:30], onlookers(game)
    one = house.play(game, moves, seats, played.seed, [])
    two = house.play(game, moves, seats, played.seed, [])
    assert one.undone
    for seat in seats:
        assert not difference(one.until(len(moves), seat), two.until(len(moves), seat))
        assert len(one.everything(seat)) > 50_000


# Secret moves.


def way_to_a_secret(game: AnyGame) -> tuple[int, Moves, int, list[int]]:
    """Seed and moves of a game up to a moment in which somebody has several secret moves."""
    adapter = adapter_of(game.name)
    for seed in range(1000):
        state = game.deal(swift(seed), False)
        chance = swift(seed + 1)
        moves: Moves = []
        while not game.over(state) and len(moves) < 60:
            for mover in game.seats(state):
                legal = [int(move) for move in game.legal(state, mover)]
                secret = [move for move in legal if adapter.stays_secret(state, mover, move)]
                if len(secret) > 1:
                    return seed, moves, int(mover), secret
            seat, move = choose(game, state, chance, adapter.revealing)
            moves.append((int(seat), int(move)))
            game.play(state, seat, move)
    raise AssertionError("no secret moves")


def told_apart(house: ServerParts, game: AnyGame) -> set[int]:
    """Who receives different bytes after two secret moves of somebody."""
    seed, moves, mover, secret = way_to_a_secret(game)
    seats = onlookers(game)
    one, two = (house.play(game, [*moves, (mover, move)], seats, seed, []) for move in secret[:2])
    last = len(moves) + 1
    apart = {seat for seat in seats if difference(one.until(last, seat), two.until(last, seat))}
    assert mover in apart, "he himself must know"
    return apart - {mover}


@pytest.mark.slow
@every_small_game
def test_nobody_receives_which_secret_move_another_has_made(
    house: ServerParts, game: AnyGame
) -> None:
    assert not told_apart(house, game)


class LeakingNotation(Proxy):
    """Tells everybody a move as it was made."""

    def told(self, move: Move, mover: Seat, seat: Seat) -> str:
        return self.inner.text(move)


@pytest.mark.slow
@pytest.mark.parametrize("leak", [LeakingEvents, LeakingNotation], ids=lambda leak: leak.__name__)
@every_small_game
def test_a_secret_move_that_is_told_to_all_is_noticed(
    house: ServerParts, game: AnyGame, leak: type[Proxy]
) -> None:
    house.serve(leak)
    assert told_apart(house, game)


# Planted leaks.


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_in_anything_that_the_game_says_is_noticed(
    house: ServerParts, leak: type[Proxy]
) -> None:
    house.serve(leak)
    for seed in range(6):
        played = Played(el_paso, seed)
        if any(noticed(house, played, el_paso, 0, len(played.moves))):
            return
    raise AssertionError(f"nobody noticed {leak.__name__}")


@pytest.mark.slow
def test_a_proxy_that_leaks_nothing_is_not_accused(house: ServerParts) -> None:
    house.serve(Proxy)
    assert not any(noticed(house, Played(el_paso, 0), el_paso, 0, SHORT))


def figure(table: LoggedTable) -> int:
    """A number that depends on everything that is hidden at a table."""
    return int(table.state.digest()[:4], 16) if table.state is not None else 0


Plant = Callable[[pytest.MonkeyPatch], None]


def in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checksum for debugging that somebody forgot."""
    honest = wire.table_out
    monkeypatch.setattr(wire, "table_out", lambda t: honest(t) | {"checksum": figure(t)})


def in_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing too much, only in another order."""
    honest = wire.now_out

    def now_out(table: LoggedTable, *given: Any) -> wire.Json | None:
        now = honest(table, *given)
        if now is None:
            return None
        names = list(now)
        turn = figure(table) % len(names)
        return {name: now[name] for name in names[turn:] + names[:turn]}

    monkeypatch.setattr(wire, "now_out", now_out)


def in_the_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spaces, which no program sees."""
    honest = wire.update

    def update(table: LoggedTable, *given: Any, **named: Any) -> wire.Json:
        return honest(table, *given, **named) | {"pad": " " * (figure(table) % 50)}

    monkeypatch.setattr(wire, "update", update)


def in_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire.answer

    def answer(ident: str, table: LoggedTable, *given: Any) -> wire.Json:
        return honest(ident, table, *given) | {"seen": figure(table)}

    monkeypatch.setattr(wire, "answer", answer)


def in_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody said something, a little wrong."""
    honest = wire.entry_out

    def entry_out(table: LoggedTable, entry: Any, *given: Any) -> wire.Json:
        out = honest(table, entry, *given)
        return out | {"at": out["at"] + figure(table)} if entry.kind == "chat" else out

    monkeypatch.setattr(wire, "entry_out", entry_out)


def in_a_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told from what happened, not from what was shown of it."""

    def story(voice: Narrator, number: int, viewer: int, shown: list[Event]) -> list[str]:
        return [voice.teller.revealed(event) for event in voice.table.told[number]]

    monkeypatch.setattr(Narrator, "story", story)


@pytest.mark.slow
@pytest.mark.parametrize(
    "plant",
    [in_the_table, in_the_order, in_the_length, in_an_answer, in_an_entry, in_a_story],
    ids=lambda plant: plant.__name__,
)
@every_small_game
def test_a_leak_in_what_the_server_makes_of_it_is_noticed(
    house: ServerParts, game: AnyGame, plant: Plant
) -> None:
    plant(house.monkeypatch)
    assert any(noticed(house, Played(game, 2), game, 0, SHORT))


# Seeds, ids and cookies.


def spellings(secret: str) -> list[bytes]:
    """A secret in hexadecimal digits, as it could be written."""
    raw = bytes.fromhex(secret)
    half = len(secret) // 2
    return [
        secret.encode(),
        secret.upper().encode(),
        secret[:half].encode(),
        secret[half:].encode(),
        raw,
        base64.b64encode(raw).rstrip(b"="),
        base64.urlsafe_b64encode(raw).rstrip(b"="),
        str(int(secret, 16)).encode(),
    ]


def assert_secrets_come_last(real: Tapped, watched: list[int]) -> None:
    """Seed and secret with the last move, and never who others are to the server."""
    over = len(real.marks) - 1
    for seat in watched:
        before = b"\n".join(real.until(over - 1, seat))
        after = real.everything(seat)
        for secret in (real.seed, real.secret):
            assert not [text for text in spellings(secret) if text in before]
            assert secret.encode() in after
        for other in real.tokens:
            if other != seat:
                assert real.tokens[other].encode() not in after
        for guest in real.guests.values():
            cookie = f"deadwood_guest={guest}".encode()  # which only he himself is given
            assert guest.encode() not in after.replace(cookie, b"")


@pytest.mark.slow
def test_neither_bytes_nor_logs_hold_a_secret(house: ServerParts) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    root, own = logging.getLogger(), logging.getLogger("deadwood")
    levels = root.level, own.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    own.setLevel(logging.DEBUG)
    try:
        played = Played(el_paso, 5)
        seats = onlookers(el_paso)
        real = house.play(el_paso, played.moves, seats, played.seed, [])
    finally:
        root.removeHandler(handler)
        root.setLevel(levels[0])
        own.setLevel(levels[1])
    assert_secrets_come_last(real, seats)
    log = written.getvalue().encode()
    assert b"answered" in log
    secrets = [real.seed, real.secret, *real.guests.values()]
    assert not [text for secret in secrets for text in spellings(secret) if text in log]
    assert not [token for token in real.tokens.values() if token.encode() in log]
