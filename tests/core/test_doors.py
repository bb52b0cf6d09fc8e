"""What doors say, compiled and interpreted alike: their docstrings, and that a number is too large."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import pytest

import deadwood
from deadwood import swift
from deadwood.bots import Bot, play_match
from deadwood.bots.registry import make_bot
from deadwood.core.chance import Loaded, Sealed, Swift
from deadwood.core.event import NAMELESS, Event
from deadwood.core.playout import random_play
from deadwood.core.record import Record
from deadwood.core.stored import read, write
from deadwood.core.witness import Witness
from hatch_build import docs_of
from tests.core.test_compiled import SOURCES, modules

TOO_LARGE = [2**63, -(2**63) - 1, 10**100]


@pytest.mark.parametrize("name", modules())
def test_everything_says_what_its_docstring_says(name: str) -> None:
    """Compiled, docstrings get there by the build alone."""
    module = import_module(name)
    for place, doc in docs_of(SOURCES / (name.replace(".", "/") + ".py")).items():
        owner, _, member = place.rpartition(".")
        if member.startswith("__"):
            continue  # Python says itself what those are for
        what: Any = module
        if owner:
            what = vars(module)[owner]
        what = vars(what)[member] if member else what
        what = getattr(what, "__func__", what)  # of a static method
        assert inspect.cleandoc(what.__doc__ or "") == doc, place


def test_help_shows_what_a_door_takes() -> None:
    assert inspect.getdoc(deadwood.Game.legal) == "Everything that this seat may do now."
    assert list(inspect.signature(deadwood.Game.legal).parameters) == ["self", "state", "seat"]
    game = deadwood.game("bang")
    assert inspect.getdoc(game.legal) == inspect.getdoc(deadwood.Game.legal)
    assert inspect.getdoc(type(game).view) == inspect.getdoc(deadwood.Game.view)


class At(NamedTuple):
    """Somebody at a table with a number in hand."""

    game: Any
    state: Any
    number: int


def learn(at: At, seat: int, values: tuple[int, ...]) -> None:
    """A memory is told something that cannot have happened."""
    told = at.state.events[0]
    at.game.knowledge(0).learn(at.game.events().event(told.name, seat, values))


def bots(at: At) -> list[Bot]:
    return [make_bot("random", at.game, seat) for seat in range(at.game.players)]


DOORS: dict[str, Callable[[At], object]] = {
    "game": lambda at: deadwood.game(at.game.name, players=at.number),
    "seed": lambda at: at.game.new(at.number**5),
    "seats": lambda at: at.game.legal(at.state, at.number),
    "default": lambda at: at.game.default(at.state, at.number),
    "reaction": lambda at: at.game.is_reaction(at.state, at.number),
    "play": lambda at: at.game.play(at.state, at.number, 0),
    "play a move": lambda at: at.game.play(at.state, at.game.seats(at.state)[0], at.number),
    "preview": lambda at: at.game.preview(at.state, at.number, 0),
    "preview a move": lambda at: at.game.preview(at.state, at.game.seats(at.state)[0], at.number),
    "check": lambda at: at.game.check_legal(at.state, 0, at.number),
    "read": lambda at: at.game.read(at.state, at.number, "?"),
    "view": lambda at: at.game.view(at.state, at.number),
    "knowledge": lambda at: at.game.knowledge(at.number),
    "shown": lambda at: at.game.shown(at.state.events[0], at.number),
    "text": lambda at: at.game.text(at.number),
    "move": lambda at: at.game.move(at.number),
    "told": lambda at: at.game.told(at.number, 0, 1),
    "question": lambda at: at.game.question(at.state.pending[-1].name(), [at.number]),
    "witness": lambda at: Witness(at.game).memory(at.number),
    "below": lambda at: swift(1).below(at.number),
    "in hand": lambda at: at.game.in_hand(at.state, at.number, 0),
    "in hand a move": lambda at: at.game.in_hand(at.state, 0, at.number),
    "told by": lambda at: at.game.told(0, at.number, 0),
    "told to": lambda at: at.game.told(0, 0, at.number),
    "told move by": lambda at: at.game.told_move(0, at.number, 0),
    "told move to": lambda at: at.game.told_move(0, 0, at.number),
    "out": lambda at: at.game.is_out(at.state, at.number),
    "asked": lambda at: at.game.asked(
        at.state.saved()[-1][0], tuple(at.number for _ in at.state.saved()[-1][1])
    ),
    "picture": lambda at: at.state.picture(at.number),
    "witness shows": lambda at: Witness(at.game).shown(at.number),
    "witness since": lambda at: Witness(at.game).shown(0, at.number),
    "witness back to": lambda at: Witness(at.game).back_to(at.number),
    "learn of a seat": lambda at: learn(at, at.number, at.state.events[0].values),
    "learn a value": lambda at: learn(at, 0, (*at.state.events[0].values, at.number)),
    "random play": lambda at: random_play(at.state.clone(), swift(1), at.number),
    "limit of a match": lambda at: play_match(at.game, bots(at), 1, limit=at.number),
    "swift": lambda at: Swift(1, at.number, 1, 1),
    "spent": lambda at: Sealed(bytes(32), at.number),
    "falls": lambda at: Loaded(swift(1), [(at.number, 2**80)]),
    "tops": lambda at: Loaded(swift(1), tops=[at.number]),
    "revision of a record": lambda at: Record(at.game.name, at.game.edition, at.number, 4),
    "players of a record": lambda at: Record(at.game.name, at.game.edition, 1, at.number),
    "chance of a state": lambda at: at.state.chance.clone().below(at.number),
}


# What takes any whole number that fits, or counts something else than seats and moves.
ANY_NUMBER = frozenset(
    ["seed", "below", "random play", "limit of a match", "swift", "spent", "tops"]
    + ["revision of a record", "players of a record", "chance of a state"]
)


@pytest.mark.parametrize("number", [10**6, -7])
@pytest.mark.parametrize("door", [door for door in DOORS if door not in ANY_NUMBER])
@pytest.mark.parametrize("name", deadwood.names())
def test_a_seat_a_move_or_a_value_that_does_not_exist_is_refused_too(
    name: str, door: str, number: int
) -> None:
    game = deadwood.game(name)
    state = game.new(3, listen=True)
    before = state.digest()
    with pytest.raises(deadwood.DeadwoodError):
        DOORS[door](At(game, state, number))
    assert state.digest() == before


@pytest.mark.parametrize("name", deadwood.names())
def test_a_memory_says_that_it_did_not_follow_whatever_it_is_told(name: str) -> None:
    """Every event that there is, with numbers in their ranges, told to memories that have missed all before."""
    game = deadwood.game(name)
    for kind in game.events().kinds.values():
        for edge in ("least", "most"):
            values = tuple(getattr(part.meaning, edge) for part in kind.parts.parts)
            for seat in (0, game.players - 1):
                for told in (kind, NAMELESS):
                    memory = game.knowledge(0)
                    try:
                        memory.learn(Event(kind.name, seat, values, told))
                        memory.learn(Event(kind.name, seat, values, told))
                    except deadwood.DeadwoodError:
                        pass  # anything else fails


@pytest.mark.parametrize("number", TOO_LARGE, ids=["2**63", "below -2**63", "10**100"])
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", deadwood.names())
def test_a_number_that_is_too_large_is_refused_with_a_sentence(
    name: str, door: str, number: int
) -> None:
    game = deadwood.game(name)
    state = game.new(3, listen=True)
    before = state.digest()
    with pytest.raises(deadwood.DeadwoodError) as refusal:
        DOORS[door](At(game, state, number))
    assert 10 < len(str(refusal.value)) < 500
    assert state.digest() == before


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 2**80])
@pytest.mark.parametrize("name", deadwood.names())
def test_so_it_is_in_texts(name: str, number: int) -> None:
    game = deadwood.game(name)
    text = f'game = "{name}"\nplayers = {number}\n'
    with pytest.raises(deadwood.BadPosition):
        deadwood.from_position(text)
    field = game.new(1).schema().plain[0].name
    stored = json.loads(write(game, game.new(1)))
    for changed in ({"players": number}, {"state": stored["state"] | {field: number}}):
        with pytest.raises(deadwood.BadPosition):
            read(game, json.dumps(stored | changed))
    with pytest.raises(deadwood.BadPosition):
        read(game, json.dumps(stored | {"chance": ["swift", "0" * 24, number]}))


def test_a_number_that_python_does_not_print_is_refused_with_a_sentence_too() -> None:
    for refused in (
        lambda: deadwood.game("bang", players=10**5000),
        lambda: deadwood.game("bang").text(10**5000),
        lambda: deadwood.game("bang").view(deadwood.game("bang").new(1), 10**5000),
        lambda: deadwood.game("bang").new(10**5000),
        lambda: swift(1).below(10**5000),
    ):
        with pytest.raises(deadwood.DeadwoodError) as refusal:
            refused()
        assert "too long to print" in str(refusal.value) or "bits" in str(refusal.value)


def test_what_is_no_number_is_still_a_type_error() -> None:
    game = deadwood.game("bang")
    state: Any = game.new(3)
    seat: Any = "0"
    with pytest.raises(TypeError):
        game.view(state, seat)
