"""For programs: what chance brings next, and what a sale brings. What comes in is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from deadwood.core.chance import Loaded
from deadwood.core.options import suggest
from deadwood.core.position import read_names
from deadwood.core.reason import BadOption, UnknownName, spelled
from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import (
    CARD_NAMES,
    CARD_OF,
    FACES,
    KINDS,
    TILE_NAMES,
    TILE_OF,
    TILES,
    card_kind,
    tile_kind,
    tile_value,
)
from deadwood.games.el_paso.state import ElPasoState

FACE_OF: Final = {name: face for face, name in enumerate(FACES)}


def load(s: ElPasoState, dice: Sequence[str], draws: Sequence[str], tops: Sequence[str]) -> None:
    """Dice fall like this, these cards lie on top of their stocks, and those tiles are drawn next."""
    faces = s.rules.board.faces
    falls: list[tuple[int, int]] = []
    for face in read_names([*dice], FACE_OF, " among the dice"):
        if face not in faces:
            raise BadOption(f"No die of this board shows {FACES[face]}.")
        falls.append((faces.index(face), len(faces)))
    lasting = read_names([*tops], TILE_OF, " among the tops")
    lifted = read_names([*draws], CARD_OF, " among the draws")
    stocks = [stock_of(s, kind, lifted) for kind in range(KINDS)]
    for kind in range(KINDS):
        for at in range(len(stocks[kind])):
            s.set_queue(kind, at, stocks[kind][at])
    if falls or lasting:
        s.chance = Loaded(s.chance, falls, lasting)


def stock_of(s: ElPasoState, kind: i64, lifted: list[int]) -> list[i64]:
    """The stock of a kind, its top first, with those of its cards on top that are to be drawn."""
    there = s.list_queue(kind)[: s.stock_size(kind)]
    first: list[i64] = [card for card in lifted if card_kind(card) == kind]
    for card in first:
        if card not in there:
            raise BadOption(f"{CARD_NAMES[card]} is not in its stock.")
        there.remove(card)
    return first + there


def price(board: Board, town: int | str, tiles: Sequence[str]) -> int:
    """What one sale of these tiles brings in a town (EP8.1 to EP8.3)."""
    at = town_of(board, town)
    here: i64 = 0
    elsewhere: i64 = 0
    sold: list[int] = [0] * TILES
    for tile in read_names([*tiles], TILE_OF, " among the tiles"):
        sold[tile] += 1
        if sold[tile] > board.tiles[tile]:
            raise BadOption(f"There are {board.tiles[tile]} of {TILE_NAMES[tile]} on this board.")
        if board.has_place(at, tile_kind(tile)):
            here += tile_value(tile)
        else:
            elsewhere += tile_value(tile)
    return here // board.rates[at] + elsewhere


def town_of(board: Board, town: int | str) -> int:
    """A town by its name, in whatever case, or by its place in the ride, counted from 0."""
    if isinstance(town, str):
        for at in range(len(board.towns)):
            if board.towns[at].lower() == town.strip().lower():
                return at
        raise UnknownName(f"No town {spelled(town)} on this board. {suggest(town, board.towns)}")
    if not 0 <= town < len(board.towns):
        raise BadOption(f"Towns count from 0 to {len(board.towns) - 1}, not to {spelled(town)}.")
    return town
