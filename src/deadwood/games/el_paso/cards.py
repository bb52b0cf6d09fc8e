"""The six kinds, and raid cards and loot tiles as small numbers; nothing else (EP1.1).

    card = kind * 8 + value - 1     48 cards, each of them unique
    tile = kind * 9 + value - 1     equal tiles are interchangeable, so the engine counts them

How many tiles of each value there are, the dice and the towns stand in `board.toml`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Kind: TypeAlias = i64
Card: TypeAlias = i64
Tile: TypeAlias = i64

BANK: Final[i64] = 0
SALOON: Final[i64] = 1
GOLD_MINE: Final[i64] = 2
CATTLE: Final[i64] = 3
HOTEL: Final[i64] = 4
HORSES: Final[i64] = 5
KINDS: Final[i64] = 6
NAMES: Final = ["bank", "saloon", "gold-mine", "cattle", "hotel", "horses"]

COPIES: Final[i64] = 8  # cards of a kind, with the values 1 to 8
CARDS: Final[i64] = KINDS * COPIES
HAND: Final[i64] = 6

TILE_VALUES: Final[i64] = 9  # the highest value that a board may give a tile
TILES: Final[i64] = KINDS * TILE_VALUES

STAR: Final[i64] = 0
BRAND: Final[i64] = 1
SIX: Final[i64] = 2
FACES: Final = ["star", "brand", "six"]


def card_kind(of: Card) -> Kind:
    return of // COPIES


def card_value(of: Card) -> i64:
    return of % COPIES + 1


def card_name(of: Card) -> str:
    return f"{NAMES[card_kind(of)]}-{card_value(of)}"


def tile(kind: Kind, value: i64) -> Tile:
    return kind * TILE_VALUES + value - 1


def tile_kind(of: Tile) -> Kind:
    return of // TILE_VALUES


def tile_value(of: Tile) -> i64:
    return of % TILE_VALUES + 1


def tile_name(of: Tile) -> str:
    return f"{NAMES[tile_kind(of)]}-{tile_value(of)}"


def canonical_order() -> list[i64]:
    """All tiles from the highest value down, kinds in their order: how they are chosen (EP7.4)."""
    return [
        tile(kind, TILE_VALUES - below) for below in range(TILE_VALUES) for kind in range(KINDS)
    ]


ORDER: Final[list[i64]] = canonical_order()
PLACE_IN_ORDER: Final[list[i64]] = [ORDER.index(at) for at in range(TILES)]
CARD_NAMES: Final = [card_name(at) for at in range(CARDS)]
CARD_OF: Final = {name: at for at, name in enumerate(CARD_NAMES)}
TILE_NAMES: Final = [tile_name(at) for at in range(TILES)]
TILE_OF: Final = {name: at for at, name in enumerate(TILE_NAMES)}
