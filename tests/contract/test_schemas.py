"""What comes from a game's description of its state: accessors, layout, stored form, equality."""

from __future__ import annotations

import json
from typing import Any

import pytest

import deadwood
from deadwood.core import stored
from deadwood.core.chance import swift
from deadwood.core.reason import BadPosition
from deadwood.core.registry import folder
from deadwood.core.schema import FLAG, PILE, Field, Schema
from deadwood.core.types import NOBODY
from scripts import card_files, public_types, state_fields
from tests.contract.support import GAMES, AnyGame, label, samples

GENERATED = state_fields.games()
SCHEMAS: dict[str, Schema] = {folder: module.STATE for folder, module in GENERATED.items()}
DESCRIBED = [game for game in GAMES if folder(game.name) in SCHEMAS]
every_described_game = pytest.mark.parametrize("game", DESCRIBED, ids=label)


def schema_of(game: AnyGame) -> Schema:
    return SCHEMAS[folder(game.name)]


def blank(game: AnyGame) -> Any:
    return game.blank(swift(1))


def places(field: Field, players: int, room: bool = False) -> list[list[int]]:
    """All ways to name a cell of a table, or one of several piles."""
    found: list[list[int]] = [[]]
    for axis in field.axes:
        number = players if axis.of_seats() else axis.room
        found = [[*place, at] for place in found for at in range(number)]
    return found


def changed(before: dict[str, object], after: dict[str, object]) -> list[str]:
    return [name for name in before if before[name] != after[name]]


def by_name(game: AnyGame, state: Any) -> dict[str, object]:
    names = [field.name for field in schema_of(game).fields]
    return dict(zip(names, state.fields()[3:], strict=True))


@pytest.mark.parametrize("folder", list(SCHEMAS))
def test_accessors_and_packing_are_those_of_the_schema(folder: str) -> None:
    for path, text in state_fields.files(folder, GENERATED[folder]).items():
        assert path.read_text(encoding="utf-8") == text, "run make types"


def test_the_kinds_of_bang_are_those_of_the_files_of_its_cards() -> None:
    for path, text in card_files.files().items():
        assert path.read_text(encoding="utf-8") == text, "run make types"


@every_described_game
def test_every_field_says_what_it_means_and_begins_blank(game: AnyGame) -> None:
    schema = schema_of(game)
    assert len({field.name for field in schema.fields}) == len(schema.fields)
    for field in schema.fields:
        assert field.meaning
        assert field.least <= field.blank <= field.most or field.shape == PILE
    empty = game.blank(swift(1))
    empty.clear()
    assert schema.stored(game.players, empty.plain_numbers(), empty.cell_numbers()) == {}


@every_described_game
def test_each_accessor_of_a_table_reaches_its_own_cell(game: AnyGame) -> None:
    schema = schema_of(game)
    state = blank(game)
    for field in schema.fields:
        if field.is_plain() or field.shape == PILE:
            continue
        for place in places(field, game.players):
            before = by_name(game, state)
            old = getattr(state, field.name)(*place)
            new = field.most if old != field.most else field.least
            getattr(state, f"set_{field.name}")(*place, new)
            assert getattr(state, field.name)(*place) == new
            assert changed(before, by_name(game, state)) == [field.name]
            row = getattr(state, f"list_{field.name}")(*place[:-1])
            assert [int(value) for value in row][place[-1]] == new
            bits = getattr(state, f"bits_{field.name}", None)
            if bits is not None:
                held = sum(1 << at for at, value in enumerate(row) if value != 0)
                assert bits(*place[:-1]) == held
            if field.counts():
                getattr(state, f"add_{field.name}")(*place, old - new)
                assert by_name(game, state) == before


@every_described_game
def test_each_pile_has_room_and_is_apart_from_the_others(game: AnyGame) -> None:
    schema = schema_of(game)
    state = blank(game)
    for field in schema.fields:
        if field.shape != PILE:
            continue

        def call(name: str, *arguments: int, at: list[int], of: Field = field) -> Any:
            return getattr(state, name.format(of.name))(*at, *arguments)

        for place in places(field, game.players):
            before = by_name(game, state)
            assert call("{}_size", at=place) == 0
            values = [field.least + at % (field.most - field.least + 1) for at in range(field.room)]
            for value in values:
                call("put_{}", value, at=place)
            with pytest.raises(BadPosition):
                call("put_{}", values[0], at=place)
            assert changed(before, by_name(game, state)) == [field.name]
            assert [int(value) for value in call("list_{}", at=place)] == values
            assert call("{}_size", at=place) == field.room
            assert call("{}", 1, at=place) == values[1]
            call("set_{}", 1, values[0], at=place)
            assert call("{}", 1, at=place) == values[0]
            call("set_{}", 1, values[1], at=place)
            assert call("pop_{}", at=place) == values.pop()
            within = min(1, len(values) - 1)
            assert call("take_{}", within, at=place) == values.pop(within)
            assert [int(value) for value in call("list_{}", at=place)] == values
            assert all(call("has_{}", value, at=place) for value in values)
            assert not call("has_{}", field.most + 1, at=place)
            call("clear_{}", at=place)
            assert by_name(game, state) == before


@every_described_game
def test_the_layout_names_every_number_of_a_state_once(game: AnyGame) -> None:
    schema = schema_of(game)
    at = 0
    for slot in schema.layout(game.players):
        assert slot.offset == at
        assert -1 <= slot.seat < game.players
        at += slot.length
    for state in samples(game, 1, games=1):
        vector = state.vector()
        assert len(vector) == at
        for slot in schema.layout(game.players):
            if slot.field.is_plain():
                value = getattr(state, slot.field.name)
                assert vector[slot.offset] == int(value)
                assert isinstance(value, bool) == (slot.field.shape == FLAG)
            for number in vector[slot.offset : slot.offset + slot.length]:
                if slot.field.shape != PILE:
                    assert slot.field.least <= number <= slot.field.most, slot.field.name


@every_described_game
def test_equal_states_are_equal(game: AnyGame) -> None:
    for state in samples(game, 1, games=2):
        twin = state.clone()
        assert twin == state
        assert hash(twin) == hash(state)
        twin.chance.word()
        assert twin != state
    assert blank(game) != NOBODY


@every_described_game
def test_a_stored_state_comes_back(game: AnyGame) -> None:
    for state in samples(game, 3):
        text = stored.write(game, state)
        assert stored.read(game, text) == state
        assert len(text) < len(game.position(state))


@every_described_game
def test_a_position_is_as_good_as_a_stored_state(game: AnyGame) -> None:
    """That is how states were kept before."""
    for state in samples(game, 1, games=1):
        assert stored.read(game, json.dumps(game.described(state))) == state


@every_described_game
def test_a_damaged_stored_state_is_refused(game: AnyGame) -> None:
    schema = schema_of(game)
    for state in samples(game, 1, games=1):
        text = stored.write(game, state)
        for name, value in [
            ("state", {"nonsense": 1}),
            ("state", {}),
            ("state", []),
            *[("state", {field.name: field.most + 1}) for field in schema.fields],
            *[("state", {field.name: [field.most + 1]}) for field in schema.fields],
            *[("state", {field.name: {"x": 1}}) for field in schema.fields],
            *[("state", {field.name: {"0": field.most + 1}}) for field in schema.fields],
            *[
                ("state", {field.name: [[0] * 1000] * len(places(field, game.players))})
                for field in schema.fields
            ],
            *[
                ("state", {field.name: [1] * len(places(field, game.players))})
                for field in schema.fields
                if field.shape == PILE
            ],
            *[
                ("state", {field.name: [[field.most + 1]] * len(places(field, game.players))})
                for field in schema.fields
                if field.shape == PILE
            ],
            ("chance", 3),
            ("chance", [1, 2, 3]),
            ("chance", ["dice", "", 3]),
            ("pending", [3]),
            ("pending", [["nonsense", [1]]]),
            ("pending", [["nonsense", ["x"]]]),
            ("players", 99),
            ("nonsense", 1),
        ]:
            with pytest.raises(deadwood.DeadwoodError):
                stored.read(game, json.dumps({**json.loads(text), name: value}))


def test_what_type_checkers_know_of_each_game_is_not_stale() -> None:
    for path, text in public_types.files().items():
        assert path.read_text(encoding="utf-8") == text, f"run make types: {path}"
