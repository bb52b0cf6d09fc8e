"""What El Paso is made of: fields of a state, events and moves, and who may see what.

EP10.1 Open are tiles, nuggets, dice, discard piles, the number of cards in every hand and stock,
       who is in town, and who has laid a card.
EP10.2 Hidden are the values of cards in hands and stocks, and laid cards until they are turned up.
       From which stock somebody draws is seen by all: the kinds in every hand can be remembered;
       (memory_aid) the table may let everybody look up what could be remembered.

What can be taken back: a leaver's choice of a tile to keep, and his sale of the rest, unless a raid,
another who leaves, the next town or the end of the game follows at once. A card that is laid and the
decision to leave are final (EP3.2), and whoever draws sees a new card.

The cards of a kind that nobody holds are one queue: first the stock, its top in front, then the
discard pile, its first card in front. Turning the pile over without shuffling (EP6.2) then moves no
card: the first discarded is the first drawn.
"""

from __future__ import annotations

from typing import Final

from deadwood.core.event import EventTable, event
from deadwood.core.move_table import MoveTable, move
from deadwood.core.schema import GAME_SAYS, OWN, SEAT, Axis, Schema, flag, number, pile, table
from deadwood.core.values import (
    NUMBER,
    counted,
    named,
    own,
    own_rest,
    part,
    rest,
    seat_of,
    seats_of,
)
from deadwood.games.el_paso.board import MOST_DICE, MOST_TILES, MOST_TOWNS
from deadwood.games.el_paso.cards import (
    CARD_NAMES,
    CARDS,
    COPIES,
    FACES,
    HAND,
    KINDS,
    NAMES,
    TILE_NAMES,
    TILES,
)

SEATS: Final = 5
NONE: Final = -1
MANY: Final = 10_000

# How long a table looks at it, in milliseconds.
RAID_LASTS: Final = 6_000
SALE_LASTS: Final = 2_500
WIN_LASTS: Final = 3_000

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
        table(
            "stock_size", "so many of a queue lie face down", [KIND], 0, int(COPIES), view="stocks"
        ),
        table("bag", "tiles in the bag", [TILE], 0, COPIES_OF_TILE),
        table("town_tiles", "tiles that lie in the town", [TILE], 0, COPIES_OF_TILE),
        table("loot", "tiles before a player", [SEAT, TILE], 0, COPIES_OF_TILE),
        table(
            "nuggets", "what a player has for tiles that he sold", [SEAT], 0, MANY, view="nuggets"
        ),
        number(
            "town", "where the riders are, counted from 0", NONE, MOST_TOWNS - 1, NONE, view="town"
        ),
        number("lookout", "the seat of the lookout", NONE, SEATS - 1, NONE, view="lookout"),
        number("stars", "dice on the sheriff field", 0, MOST_DICE, view="stars"),
        pile(
            "roll",
            "the faces of the last roll in this town",
            [],
            MOST_DICE,
            0,
            len(FACES) - 1,
            view="roll",
        ),
        number("raids", "raids in this town so far", 0, MANY, view="raids"),
        number("gone", "a bit for each seat that has left this town", 0, 2**SEATS - 1),
        number(
            "groups",
            "earlier rounds of decisions in which somebody left this town",
            0,
            SEATS,
            view="groups",
        ),
        flag("left_now", "somebody has left in this round", view="left_now"),
    ],
)

PLAYER: Final = seat_of(SEATS)
PLAYERS: Final = seats_of(SEATS)
A_CARD: Final = named("card", CARD_NAMES)
A_TILE: Final = named("tile", TILE_NAMES)
A_KIND: Final = named("kind", NAMES)
A_FACE: Final = named("face", FACES)
NUGGETS: Final = counted("nuggets", 0, MANY)
# Why a raider gets nothing.
NO_PLACE: Final = 0
NO_SYMBOL: Final = 1
NONE_LEFT: Final = 2
A_CAUSE: Final = named("cause", ["no-place", "no-symbol", "none-left"])

EVENTS: Final = EventTable(
    [
        event("dealt", own_rest("cards", A_CARD)),  # the seat's own six cards, one of each kind
        event("town", part("town", NUMBER)),  # counted from 0; the seat is its lookout
        # So many went back into the bag; these lie in the town.
        event("stock", part("back", NUMBER), rest("tiles", A_TILE)),
        event("lay", own("card", A_CARD)),  # face down
        event("leave", part("limit", NUMBER)),  # may keep so many tiles
        event("keep", part("tile", A_TILE), quiet=True),
        # Points at the rate, the rate, nuggets for all of them, and points at 1:1 among those.
        event(
            "sell",
            part("here", NUMBER),
            part("rate", NUMBER),
            part("paid", NUGGETS),
            part("elsewhere", NUMBER),
            quiet=True,
            lasts=SALE_LASTS,
        ),
        event("reveal", part("card", A_CARD)),
        event("roll", rest("faces", A_FACE), lasts=RAID_LASTS),  # the seat is the lookout
        event("stars", part("number", NUMBER)),  # so many dice are on the sheriff field now
        event("sheriffs"),
        event("chased", rest("tiles", A_TILE)),  # what the seat loses
        event("loot", part("tile", A_TILE), part("card", A_CARD)),
        event("nothing", part("card", A_CARD), part("why", A_CAUSE)),
        event("discard", part("card", A_CARD)),
        # A discard pile becomes the stock.
        event("turn-over", part("kind", A_KIND), part("number", NUMBER)),
        event("draw", part("kind", A_KIND), own("card", A_CARD)),
        # Everybody in the town may keep so many tiles.
        event("emptied", part("limit", NUMBER)),
        event("left-over", rest("tiles", A_TILE)),  # from the town, back into the bag
        event("final", part("points", NUMBER)),  # the seat's last tiles, sold at 1:1
        event("winner", part("nuggets", NUGGETS), lasts=WIN_LASTS),
    ]
)

MOVES: Final = MoveTable(
    [
        move("leave", "leave"),
        move("done", "done"),
        move("lay", "lay {card}", part("card", A_CARD), told="lay"),  # EP3.2
        move("draw", "draw {stock}", part("stock", A_KIND)),
        move("keep", "keep {tile}", part("tile", A_TILE)),
    ]
)
