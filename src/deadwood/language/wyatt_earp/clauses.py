"""Which clauses of Wyatt Earp tell about what: cards, and moves."""

from __future__ import annotations

from typing import Final

from deadwood.core.types import Move
from deadwood.games.wyatt_earp import moves as m
from deadwood.games.wyatt_earp import plays as p
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    FASTEST_GUN,
    HIDEOUT,
    KIND_OF,
    MOST_WANTED,
    PHOTO,
    STAGECOACH,
    WYATT_EARP,
)
from deadwood.games.wyatt_earp.view import WyattEarpView

CHAPTERS: Final[dict[int, str]] = {
    BANK_ROBBERY: "WE6",
    STAGECOACH: "WE6",
    FASTEST_GUN: "WE7",
    MOST_WANTED: "WE8",
    HIDEOUT: "WE9",
    WYATT_EARP: "WE10",
}
# The clauses that say what a move does, and those of an answer by the question's name.
CLAUSES: Final[dict[int, list[str]]] = {
    m.SHOOT_BANK: ["WE6.2", "WE4.3"],
    m.SHOOT_STAGECOACH: ["WE6.1", "WE4.3"],
    m.SHOOT_FASTEST: ["WE7.1", "WE4.3"],
    m.SHOOT_HIDEOUT: ["WE9.1", "WE9.2", "WE4.3"],
    m.SHOOT_WANTED: ["WE8.4"],
    m.EARP_DRAW: ["WE10.2"],
    m.EARP_SEARCH: ["WE10.4"],
    m.EARP_RESCUE: ["WE10.7"],
    m.DRAW_DISCARD: ["WE2.2"],
}
ANSWERS: Final[dict[str, str]] = {
    "place": "WE4.5",
    "hide": "WE9.1",
    "steal": "WE8.4",
    "search": "WE10.4",
    "rescue": "WE10.7",
    "hideout-answer": "WE10.8",
    "photo-window": "WE5.4",
}


def chapter_of(card: str) -> str:
    kind = KIND_OF[card]
    if kind < PHOTO:
        return "WE3"
    return "WE5" if kind < WYATT_EARP else CHAPTERS[kind]


def of_move(view: WyattEarpView, move: Move) -> list[str]:
    """What a move does."""
    play = p.found_play(move) if p.is_found(move) else move
    if play == m.DRAW_SUPPLY:
        short = view.supply < 2
        return ["WE2.4" if short and view.reshuffled else "WE2.3" if short else "WE2.2"]
    if play in CLAUSES:
        return CLAUSES[play]
    if m.is_lay(play):
        return ["WE3.1", "WE3.3"]
    if p.is_sheriff_play(play):
        return ["WE8.1"] if m.is_ask(play) else ["WE5.3"]
    return ["WE2.8"] if m.is_discard(play) else [ANSWERS.get(view.pending[-1][0], "WE2.1")]
