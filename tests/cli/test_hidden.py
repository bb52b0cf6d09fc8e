"""Nothing is printed that the person may not know.

The same screen is drawn twice: from the real table, and from a table in which everything hidden is
different but which the person cannot tell from the real one. The two screens must be equal.
"""

from __future__ import annotations

import random

import pytest

import deadwood
from deadwood.cli.screen import Screen
from deadwood.cli.session import Session, name_seats, new_session
from deadwood.cli.talk import Talk
from deadwood.i18n import catalogue

BOTS = ["", "ranger", "random"]


def started(name: str, seed: int, options: dict[str, str]) -> Session:
    edition = "gryphon-2014" if name == "wyatt-earp" else None
    game = deadwood.game(name, edition=edition, players=3, options=options)
    return new_session(game, deadwood.seed_bytes(seed), name_seats(["Anna"], BOTS), BOTS)


def guessed(real: Session, seat: int, number: int) -> Session:
    """The same session over another possible world, knowing only what the seat was shown."""
    chance = deadwood.swift(number)
    state = real.game.world(real.view(seat), real.memories[seat], chance)
    state.events = []
    other = Session(real.game, state, real.record, BOTS)
    other.events[:] = real.shown(seat)
    other.seen[:] = real.seen
    other.memories[seat] = real.memories[seat]
    for event in other.events:
        other.public.learn(real.game.shown(event, deadwood.NOBODY))
    return other


def everything_said(session: Session, seat: int) -> None:
    seen = list(session.seen)
    talk = Talk(Screen(), session, catalogue("en"))
    talk.show(seat)
    for command in ("table", "hand", "log", "pile", "hint", "fair"):
        talk.obey(seat, command, "")
    for number in range(len(talk.choices)):
        talk.obey(seat, "why", str(number + 1))
    for card in talk.table.cards():
        talk.obey(seat, "why", card)
    session.seen[:] = seen


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", deadwood.names())
def test_the_screen_depends_only_on_what_the_person_may_know(
    name: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    session = started(name, seed, {"memory_aid": "true"})
    chance = random.Random(seed)
    different = 0
    for _ in range(120):
        if session.over():
            break
        seat = session.awaited()
        if seat == 0:
            other = guessed(session, seat, seed)
            different += session.state.hands != other.state.hands
            everything_said(session, seat)
            real_screen = capsys.readouterr().out
            everything_said(other, seat)
            assert capsys.readouterr().out == real_screen
            session.seen[seat] = len(session.events)
        session.play(seat, chance.choice(session.moves(seat)))
    assert different > 5, "the worlds must differ where the person cannot see"
