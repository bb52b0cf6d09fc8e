"""Positions with something wrong in them are refused, or can be played on from."""

from __future__ import annotations

import os
import random
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w

import deadwood
from deadwood.core.reason import BadPosition
from deadwood.games.bang.cards import CARD_NAMES, CHARACTER_NAMES
from deadwood.games.bang.kinds import CARDS
from deadwood.games.bang.pending import QUESTIONS
from deadwood.games.bang.schema import PHASES
from deadwood.games.bang.state import census

SCALE = int(os.environ.get("DEADWOOD_SCALE", "1"))
MUTATIONS = 100 * SCALE
MOVES = 200
TABLES: list[tuple[str, dict[str, str]]] = [
    ("abacus-2005", {}),
    ("abacus-2005", {"choose_character": "true"}),
    ("international", {}),
    ("international", {"beer_off_turn": "any_loss", "choose_character": "true"}),
]
Data = dict[str, Any]


def some_positions(game: Any, rng: random.Random) -> list[Data]:
    """Of every kind of question one moment in which it was asked."""
    found: dict[str, Data] = {}
    for _ in range(4):
        state = game.new(rng.randrange(10**9))
        for _ in range(600):
            if game.over(state):
                break
            name = state.pending[-1].name()
            if name not in found or rng.random() < 0.01:
                found[name] = tomllib.loads(game.position(state))
            seat = game.seats(state)[0]
            state.apply(seat, rng.choice(game.legal(state, seat)))
    return list(found.values())


def entry(data: Data, rng: random.Random) -> str:
    """Any question with any values, most of them possible ones."""
    name = rng.choice(list(QUESTIONS.kinds))
    values = [
        str(rng.randint(0, min(part.meaning.most, CARDS - 1) + part.meaning.shift))
        for part in QUESTIONS.kinds[name].parts.parts
    ]
    return " ".join([name, *values])


def other_entry(data: Data, rng: random.Random) -> None:
    data["pending"][rng.randrange(len(data["pending"]))] = entry(data, rng)


def one_more_entry(data: Data, rng: random.Random) -> None:
    data["pending"].insert(rng.randint(1, len(data["pending"])), entry(data, rng))


def other_value(data: Data, rng: random.Random) -> None:
    at = rng.randrange(len(data["pending"]))
    name, *values = data["pending"][at].split()
    if values:
        values[rng.randrange(len(values))] = str(rng.randint(0, 4))
    data["pending"][at] = " ".join([name, *values])


def one_entry_less(data: Data, rng: random.Random) -> None:
    if len(data["pending"]) > 1:
        del data["pending"][rng.randrange(1, len(data["pending"]))]


def other_turn(data: Data, rng: random.Random) -> None:
    data["turn"] = rng.randint(1, data["players"])


def other_phase(data: Data, rng: random.Random) -> None:
    data["phase"] = rng.choice(PHASES)


def other_lives(data: Data, rng: random.Random) -> None:
    rng.choice(data["seat"])["lives"] = rng.randint(-3, 5)


def other_character(data: Data, rng: random.Random) -> None:
    rng.choice(data["seat"])["character"] = rng.choice(CHARACTER_NAMES)


def other_role(data: Data, rng: random.Random) -> None:
    one, two = rng.sample(data["seat"], 2)
    one["role"], two["role"] = two["role"], one["role"]


def somebody_out(data: Data, rng: random.Random) -> None:
    seat = rng.choice(data["seat"])
    seat["out"] = not seat.get("out", False)
    seat["lives"] = 0 if seat["out"] else 1
    if rng.random() < 0.7:
        seat["hand"], seat["table"] = [], []


def two_characters(data: Data, rng: random.Random) -> None:
    rng.choice(data["seat"])["spare"] = rng.choice(CHARACTER_NAMES)


def other_cards(data: Data, rng: random.Random) -> None:
    """A card goes somewhere else, or a pile to the rest."""
    places = [data["talon"], data["discards"], data["store"]]
    places += [seat[place] for seat in data["seat"] for place in ("hand", "table")]
    full = [place for place in places if place]
    if full and rng.random() < 0.7:
        source = rng.choice(full)
        rng.choice(places).append(source.pop(rng.randrange(len(source))))
    else:
        rng.choice(places).clear()
        data["rest"] = rng.choice(["talon", "discards"])


def open_store(data: Data, rng: random.Random) -> None:
    data["store"] = rng.sample(CARD_NAMES, rng.randint(1, 3))


CHANGES: list[Callable[[Data, random.Random], None]] = [
    other_entry,
    one_more_entry,
    other_value,
    one_entry_less,
    other_turn,
    other_phase,
    other_lives,
    other_character,
    other_role,
    somebody_out,
    two_characters,
    other_cards,
    open_store,
]


def play_on(game: Any, state: Any, rng: random.Random) -> None:
    """Random moves; every card stays somewhere, and nobody has more lives than he can have."""
    for _ in range(MOVES):
        assert census(state) == game.components()
        assert all(state.lives(seat) <= state.most(seat) for seat in range(state.players))
        if game.over(state):
            return
        seats = game.seats(state)
        assert len(seats) == 1
        moves = game.legal(state, seats[0])
        assert moves
        state.apply(seats[0], rng.choice(moves))


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_a_changed_position_is_refused_or_played_on_from(
    edition: str, options: dict[str, str], players: int
) -> None:
    rng = random.Random(f"{edition} {options} {players}")
    game: Any = deadwood.game("bang", edition, players, options)
    positions = some_positions(game, rng)
    for data in positions:
        play_on(game, game.from_position(tomli_w.dumps(data)), rng)
    read = 0
    for _ in range(MUTATIONS):
        data = tomllib.loads(tomli_w.dumps(rng.choice(positions)))
        for _ in range(rng.randint(1, 3)):
            rng.choice(CHANGES)(data, rng)
        text = tomli_w.dumps(data)
        try:
            state = game.from_position(text)
        except BadPosition:
            continue
        read += 1
        try:
            play_on(game, state, rng)
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error}\n{text}") from error
    assert MUTATIONS // 20 < read < MUTATIONS
