"""Nothing is printed that the person may not know.

The same screen is drawn twice: from the real table, and from a table in which everything hidden is
different but which the person cannot tell from the real one. The two screens must be equal.
"""

from __future__ import annotations

import random

import pytest

import deadwood
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Session, name_seats, new_session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.types import UNKNOWN
from deadwood.language.catalogue import catalogue


def seated(name: str, seed: int) -> tuple[str | None, int, dict[str, str]]:
    """Edition, players and options; BANG! has as many tables as numbers of players."""
    if name != "bang":
        aid = "memory_aid" in deadwood.entry(name).table.names()
        edition = "gryphon-2014" if name == "wyatt-earp" else None
        return edition, 3, {"memory_aid": "true"} if aid else {}
    options = {"choose_character": "true"} if seed == 4 else {}
    return ("abacus-2005", "international")[seed % 2], 4 + seed % 4, options


def started(name: str, seed: int) -> Session:
    edition, players, options = seated(name, seed)
    game = deadwood.game(name, edition=edition, players=players, options=options)
    bots = ["", "ranger", *["random"] * (players - 2)]
    return new_session(game, deadwood.seed_bytes(seed), name_seats(["Anna"], bots, str(seed)), bots)


def guessed(real: Session, seat: int, number: int) -> Session:
    """The same session over another possible world, knowing only what the seat was shown."""
    chance = deadwood.swift(number)
    state = real.game.world(real.view(seat), real.memory(seat), chance)
    state.events = []
    other = Session(real.game, state, real.record, [""] * real.game.players)
    other.events[:] = real.shown(seat)
    other.seen[:] = real.seen
    other.witness.hear(real.witness.shown(seat))
    return other


def everything_said(session: Session, seat: int) -> None:
    seen = list(session.seen)
    talk = Talk(Screen(), session, catalogue("en"))
    talk.show(seat)
    for command in ("table", "hand", "log", "pile", "fair"):
        talk.obey(seat, command, "")
    talk.obey(seat, "hint", "marshal:8")
    if talk.table.has_cast():
        talk.obey(seat, "who", "")
    for number, choice in enumerate(list(talk.choices)):
        talk.obey(seat, "why", str(number + 1))
        if choice.options:
            talk.choose(choice)
            talk.list_choices(seat)
    for card in talk.table.cards():
        talk.obey(seat, "why", card)
    session.seen[:] = seen


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", deadwood.names())
def test_the_screen_depends_only_on_what_the_person_may_know(
    name: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    session = started(name, seed)
    chance = random.Random(seed)
    different = roles = 0
    for _ in range(120):
        if session.over():
            break
        seat = session.awaited()
        if seat == 0:
            other = guessed(session, seat, 1000 * seed + len(session.record.moves))
            different += session.state.fields()[3:] != other.state.fields()[3:]  # chance aside
            roles += name == "bang" and session.state.list_role() != other.state.list_role()
            everything_said(session, seat)
            real_screen = capsys.readouterr().out
            everything_said(other, seat)
            assert capsys.readouterr().out == real_screen
            session.seen[seat] = len(session.events)
        session.play(seat, chance.choice(session.moves(seat)))
    assert different > 5, "the worlds must differ where the person cannot see"
    assert roles > 2 or name != "bang", "and so must roles"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", ["abacus-2005", "international"])
def test_no_role_is_ever_named_before_its_time(
    edition: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every seat looks at everything; the names of others' roles stand beside nobody's name."""
    game = deadwood.game("bang", edition=edition, players=7)
    names = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"]
    session = new_session(game, deadwood.seed_bytes(seed), names, [""] * 7)
    talk = Talk(Screen(), session, catalogue("en"))
    chance = random.Random(seed)
    looked = 0
    for _ in range(150):
        if session.over():
            break
        seat = session.awaited()
        talk.show(seat)
        for command in ("table", "who", "log"):
            talk.obey(seat, command, "")
        said = " ".join(capsys.readouterr().out.split())
        view = session.view(seat)
        for other, name in enumerate(names):
            if view.roles[other] == UNKNOWN:
                looked += 1
                for role in ("Deputy", "Outlaw", "Renegade"):
                    assert f"{name} {role}" not in said
                    assert f"{name}, {role}" not in said
                    assert f"{name} ({role})" not in said
        session.play(seat, chance.choice(session.moves(seat)))
    assert looked > 100
