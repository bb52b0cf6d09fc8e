"""No bot cheats: cards that its seat never saw can be exchanged, and it answers the same.

The exchange in hindsight of `tests/contract/test_leaks.py`: a game is played, cards that one seat
never learned of are exchanged in the shuffle that dealt them, and the same moves are played again.
Wherever that seat is asked, every bot with the same seed must choose the same in both games. A bot
gets nothing but a chair; this proves that the chair, the memory and the worlds leak nothing either.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.registry import MARSHAL, bot_names, make_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.core.witness import Witness
from tests.bots.support import quick
from tests.contract.proxy import Recording
from tests.contract.support import SCALE, label, number_of
from tests.contract.test_leaks import Played, exchanges

SEED = 12
POSITIONS = 2000  # in every game, at scale 1, summed over its bots

# The player counts at which the bots are measured.
TABLES = [
    deadwood.game("wyatt-earp", players=2),
    deadwood.game("wyatt-earp", players=4),
    deadwood.game("el-paso", players=4),
    deadwood.game("bang", players=5),
    deadwood.game("bang", players=7),
]
every_table = pytest.mark.parametrize("game", TABLES, ids=label)


class Sitting:
    """A game that was played, played again with some cards exchanged, as one seat follows it."""

    def __init__(self, game: AnyGame, played: Played, seat: int, swaps: list[Any]) -> None:
        self.game = game
        self.played = played
        self.seat = seat
        self.state = game.deal(Recording(swift(played.seed), swaps), True)
        self.witness = Witness(game)
        self.made = 0

    def go_to(self, moment: int) -> None:
        while self.made < moment:
            self.game.play(self.state, *self.played.moves[self.made])
            self.made += 1

    def chair(self) -> Chair:
        view = self.game.view(self.state, self.seat)
        self.witness.follow(self.state)
        memory = self.witness.memory(self.seat)
        return Chair(self.game, view, memory, self.game.legal(self.state, self.seat))


def twins(game: AnyGame, number: int) -> Iterator[tuple[Sitting, Sitting]]:
    """The same questions to the same seat in two games that it cannot tell apart."""
    played = Played(game, number_of(game) * 100 + number)
    for seat in range(game.players):
        for until, swaps in exchanges(game, played, seat):
            real = Sitting(game, played, seat, [])
            other = Sitting(game, played, seat, swaps)
            for moment in range(min(played.moments(until), len(played.moves))):
                real.go_to(moment)
                other.go_to(moment)
                if len(game.legal(real.state, seat)) > 1:
                    if real.state.fields() != other.state.fields():
                        yield real, other


class Cheat(Bot):
    """Looks into the real state: what the test must notice."""

    def __init__(self, state: Any) -> None:
        super().__init__(swift(SEED))
        self.state = state

    def choose(self, chair: Chair) -> Move:
        return chair.moves[int(self.state.digest(), 16) % len(chair.moves)]


@pytest.mark.slow
@every_table
def test_cards_that_a_seat_never_saw_change_no_bots_choice(game: AnyGame) -> None:
    names = bot_names(game)
    compared = 0
    number = 0
    while compared < POSITIONS * SCALE:
        for one, two in twins(game, number):
            # Instant bots answer everywhere, those that search now and then: they take longer.
            name = names[compared % len(names)]
            chosen = make_bot(quick(name), game, SEED).choose(one.chair())
            assert make_bot(quick(name), game, SEED).choose(two.chair()) == chosen, (
                f"{name}, {label(game)}, game {number}: {game.text(chosen)} or another move"
            )
            compared += 1
        number += 1
    assert MARSHAL in names


def test_a_bot_that_looks_into_the_state_would_be_noticed() -> None:
    noticed = 0
    for real, other in twins(deadwood.game("bang", players=5), 0):
        answers = [Cheat(at.state).choose(at.chair()) for at in (real, other)]
        noticed += 1 if answers[0] != answers[1] else 0
    assert noticed > 5
