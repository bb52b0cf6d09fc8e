"""Terminals of less than 80 columns: every line fits, and none is broken within a word."""

from __future__ import annotations

import re

import pytest

from deadwood import swift
from deadwood.cli.tables import TerminalTable, table_for
from deadwood.cli.terminal.screen import Screen, columns
from deadwood.core.event import Event
from deadwood.core.registry import AnyGame, game
from deadwood.core.state import State
from deadwood.core.types import NOBODY
from deadwood.language.catalogue import LANGUAGES, catalogue

PLAYERS = {"wyatt-earp": 4, "el-paso": 5, "bang": 7}


WIDE = 400  # columns: nothing is wrapped
WORD = re.compile(r"[^\W\d_]{2,}(?!…)(?=[\s.,;:!?)]|$)")  # what is shortened says so


def words_of(lines: list[str]) -> set[str]:
    return {word for line in lines for word in WORD.findall(line)}


def drawn(
    screen: Screen,
    table: TerminalTable,
    played: AnyGame,
    state: State,
    events: list[Event],
    width: int,
) -> list[str]:
    """All that a table can show now, so wide."""
    screen.width = width
    view = played.view(state, 0)
    with screen.collected() as lines:
        table.draw(screen, view)
        table.draw_brief(screen, view)
        if table.has_cast() and table.is_cast(view):
            table.draw_cast(screen, view)
        screen.lines(table.hand(view, width))
        table.draw_scoring(screen, events, 0)
        if played.over(state):
            screen.lines(table.standings(view, width))
            table.draw_account(screen, events)
    return lines


@pytest.mark.parametrize("width", [40, 66])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(PLAYERS))
def test_a_table_is_never_wider_than_the_terminal(name: str, language: str, width: int) -> None:
    played = game(name, None, PLAYERS[name])
    screen = Screen()
    screen.width = width
    names = ["Gast", *(f"Ranger {letter}" for letter in "ABCDEF"[: played.players - 1])]
    table = table_for(played, catalogue(language), names)
    state = played.new(bytes([width]) * 32, True)
    chance = swift(width)
    events: list[Event] = []
    for number in range(1, 260):
        if played.over(state):
            break
        seat = played.seats(state)[0]
        moves = played.legal(state, seat)
        state.apply(seat, moves[chance.below(len(moves))])
        if number % 40 and not played.over(state):
            continue
        assert state.events is not None
        events += [played.shown(event, 0) for event in state.events]
        state.events.clear()
        table.recall(events)
        lines = drawn(screen, table, played, state, events, width)
        assert len(lines) > 5
        assert [line for line in lines if columns(line) > width] == []
        wide = words_of(drawn(screen, table, played, state, events, WIDE))
        assert len(wide) > 40
        assert [word for word in words_of(lines) if word not in wide] == []
    assert NOBODY not in played.seats(state)
