"""A table of El Paso, drawn small: of a state with all that there is, of a view with what its seat sees."""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.drawing import Drawing, in_order, named, seat_name
from deadwood.core.types import Seat
from deadwood.games.el_paso.cards import CARD_NAMES, FACES, KINDS, TILE_NAMES, TILES
from deadwood.games.el_paso.state import NONE, ElPasoState


def draw(s: ElPasoState, seat: Seat) -> Drawing:
    """`seat` is whose eyes it is seen with, NOBODY for all that there is."""
    board = s.rules.board
    town = ""
    if s.town != NONE:
        town = f"{board.towns[s.town]} ({s.town + 1} of {len(board.towns)}, rate {board.rates[s.town]})"
    tiles: list[int] = []
    for tile in range(TILES):
        tiles.extend([int(tile)] * int(s.town_tiles(tile)))
    facts = [
        ("town", town),
        ("lookout", "" if s.lookout == NONE else str(s.lookout)),
        ("sheriffs", f"{s.stars} of {board.dice}"),
        ("roll", named([int(face) for face in s.list_roll()], FACES)),
        ("tiles", named(tiles, TILE_NAMES)),
        ("stocks", cards_of(s, True)),
        ("piles", cards_of(s, False)),
    ]
    rows = [
        [
            seat_name(int(at), int(seat)),
            str(s.nuggets(at)),
            named([int(card) for card in s.list_hand(at) if card != NONE], CARD_NAMES),
            "" if s.laid(at) == NONE else named([int(s.laid(at))], CARD_NAMES),
            loot(s, at),
            "no" if s.is_gone(at) else "yes",
        ]
        for at in range(s.players)
    ]
    return Drawing("El Paso", facts, ["seat", "nuggets", "hand", "laid", "loot", "in town"], rows)


def cards_of(s: ElPasoState, stock: bool) -> str:
    """The stocks, their tops first, or the discard piles, their first cards first."""
    cards: list[int] = []
    for kind in range(KINDS):
        size: i64 = s.stock_size(kind)
        queue = s.list_queue(kind)[: s.queue_size(kind)]
        cards.extend([int(card) for card in (queue[:size] if stock else queue[size:])])
    return in_order(cards, CARD_NAMES)


def loot(s: ElPasoState, seat: Seat) -> str:
    tiles: list[int] = []
    for tile in range(TILES):
        tiles.extend([int(tile)] * int(s.loot(seat, tile)))
    return named(tiles, TILE_NAMES)
