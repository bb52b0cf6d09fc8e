"""What Lantern Gulch is made of: fields of a state, events and moves, and who may see what.

LG4.2 Hidden are the lanterns in hands and in the dark, and those that are laid until all are lit.

What can be taken back: a call. A lantern that is laid is final.
"""

from __future__ import annotations

from typing import Final

from deadwood.core.event import EventTable, event
from deadwood.core.move_table import MoveTable, move
from deadwood.core.schema import NOBODY_SEES, OWN, SEAT, Schema, number, pile, table
from deadwood.core.values import counted, named, own, own_rest, part, seat_of
from deadwood.games.lantern_gulch.cards import CALLS, CARD_NAMES, CARDS, HAND
from deadwood.games.lantern_gulch.cards import NIGHTS as MOST_NIGHTS

SEATS: Final = 3
NONE: Final = -1
LAST: Final = int(CARDS) - 1
MOST: Final = int(MOST_NIGHTS)
WIN_LASTS: Final = 2_000  # milliseconds that a table looks at it

STATE: Final = Schema(
    "LanternGulch",
    SEATS,
    [
        pile("hand", "the lanterns in a hand", [SEAT], int(HAND), 0, LAST, OWN),
        pile(
            "dark", "the lanterns to draw, the next one last", [], int(CARDS), 0, LAST, NOBODY_SEES
        ),
        table(
            "laid", "the shuttered lantern before a player, or NONE", [SEAT], NONE, LAST, NONE, OWN
        ),
        pile("spent", "the lanterns of earlier nights", [], int(CARDS), 0, LAST),
        table("nights", "nights that a player has won", [SEAT], 0, MOST),
        number("leader", "who lays first", NONE, SEATS - 1, NONE),
        number("call", "what the night is called (`CALLS`), or NONE", NONE, len(CALLS) - 1, NONE),
        number("night", "which night it is, counted from 0", 0, MOST),
    ],
)

PLAYER: Final = seat_of(SEATS)
A_CALL: Final = named("call", CALLS)
A_CARD: Final = named("card", CARD_NAMES)
NIGHTS: Final = counted("nights", 0, MOST)

EVENTS: Final = EventTable(
    [
        event("dealt", own_rest("cards", A_CARD)),
        event("night", part("number", NIGHTS)),  # counted from 0; the seat leads
        event("call", part("call", A_CALL), quiet=True),
        event("lay", own("card", A_CARD)),  # shuttered
        event("light", part("card", A_CARD)),  # all at once
        event("wins-night", part("card", A_CARD)),
        event("draw", own("card", A_CARD)),
        event("winner", part("nights", NIGHTS), lasts=WIN_LASTS),
    ]
)

MOVES: Final = MoveTable(
    [
        move("call", "call {call}", part("call", A_CALL)),
        move("lay", "lay {card}", part("card", A_CARD), told="lay"),
    ]
)
