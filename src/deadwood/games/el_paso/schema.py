"""The state of El Paso: every field, what it means, and who may see it (EP10.1, EP10.2).

The cards of a kind that nobody holds are one queue: first the stock, its top in front, then the
discard pile, its first card in front. Turning the pile over without shuffling (EP6.2) then moves no
card: the first discarded is the first drawn.
"""

from __future__ import annotations

from typing import Final

from deadwood.core.schema import GAME_SAYS, OWN, SEAT, Axis, Schema, flag, number, pile, table
from deadwood.games.el_paso.board import MOST_DICE, MOST_TILES, MOST_TOWNS
from deadwood.games.el_paso.cards import CARDS, COPIES, FACES, HAND, KINDS, TILES

SEATS: Final = 5
NONE: Final = -1
MANY: Final = 10_000

KIND: Final = Axis("kind", int(KINDS))
TILE: Final = Axis("tile", int(TILES))
LAST_CARD: Final = int(CARDS) - 1
COPIES_OF_TILE: Final = MOST_TILES  # a board may have so many of one tile

STATE: Final = Schema(
    "ElPaso",
    SEATS,
    [
        table(
            "hand",
            "the cards in a hand, in rising order, with NONE behind the last",
            [SEAT, Axis("at", int(HAND))],
            NONE,
            LAST_CARD,
            NONE,
            OWN,
        ),
        table(
            "laid",
            "the card face down (or just turned up), or NONE",
            [SEAT],
            NONE,
            LAST_CARD,
            NONE,
            OWN,
        ),
        table(
            "queue",
            "the stock of a kind, its top first, and then the discard pile",
            [KIND, Axis("at", int(COPIES))],
            NONE,
            LAST_CARD,
            NONE,
            GAME_SAYS,
        ),
        table("queue_size", "how many cards are in a queue", [KIND], 0, int(COPIES)),
        table("stock_size", "so many of a queue lie face down", [KIND], 0, int(COPIES)),
        table("bag", "tiles in the bag", [TILE], 0, COPIES_OF_TILE),
        table("town_tiles", "tiles that lie in the town", [TILE], 0, COPIES_OF_TILE),
        table("loot", "tiles before a player", [SEAT, TILE], 0, COPIES_OF_TILE),
        table("nuggets", "what a player has for tiles that he sold", [SEAT], 0, MANY),
        number("town", "where the riders are, counted from 0", NONE, MOST_TOWNS - 1, NONE),
        number("lookout", "the seat of the lookout", NONE, SEATS - 1, NONE),
        number("stars", "dice on the sheriff field", 0, MOST_DICE),
        pile("roll", "the faces of the last roll in this town", [], MOST_DICE, 0, len(FACES) - 1),
        number("raids", "raids in this town so far", 0, MANY),
        number("gone", "a bit for each seat that has left this town", 0, 2**SEATS - 1),
        number("groups", "earlier rounds of decisions in which somebody left this town", 0, SEATS),
        flag("left_now", "somebody has left in this round"),
    ],
)
