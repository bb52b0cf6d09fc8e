"""Terminals of less than 80 columns: every line fits, and none is broken within a word."""

from __future__ import annotations

import pytest

from deadwood import swift
from deadwood.cli.tables import table_for
from deadwood.cli.terminal.screen import Screen, columns
from deadwood.core.event import Event
from deadwood.core.registry import game
from deadwood.core.types import NOBODY
from deadwood.language.catalogue import LANGUAGES, catalogue

PLAYERS = {"wyatt-earp": 4, "el-paso": 5, "bang": 7}


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
        view = played.view(state, 0)
        table.recall(events)
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
        assert len(lines) > 5
        assert [line for line in lines if columns(line) > width] == []
    assert NOBODY not in played.seats(state)
