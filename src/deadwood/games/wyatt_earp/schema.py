"""The state of Wyatt Earp: every field, what it means, and who may see it (WE14.1, WE14.2).

Cards of one kind are interchangeable, so hands count kinds, and only piles have an order. Money is
in thousands of dollars.
"""

from __future__ import annotations

from typing import Final

from deadwood.core.schema import GAME_SAYS, OWN, SEAT, Axis, Schema, flag, number, pile, table
from deadwood.games.wyatt_earp.cards import CARDS, COPIES, KINDS, OUTLAWS

SEATS: Final = 4
NONE: Final = -1
MANY: Final = 1_000_000

KIND: Final = Axis("kind", int(KINDS))
OUTLAW: Final = Axis("outlaw", int(OUTLAWS))
MOST: Final = int(max(COPIES))  # cards of one kind
LAST: Final = int(KINDS) - 1
GROUPS: Final = SEATS * int(OUTLAWS)

STATE: Final = Schema(
    "WyattEarp",
    SEATS,
    [
        table("hand", "cards of a kind in a hand", [SEAT, KIND], 0, MOST, 0, OWN),
        table("size", "cards in a hand", [SEAT], 0, int(CARDS)),
        pile("supply", "the supply, its top last", [], int(CARDS), 0, LAST, GAME_SAYS),
        pile("discards", "the discards, their top last", [], int(CARDS), 0, LAST, GAME_SAYS),
        table("laid", "outlaw cards before a player", [SEAT, OUTLAW], 0, MOST),
        table("banks", "Bank Robberies laid to a group", [SEAT, OUTLAW], 0, MOST),
        table("coaches", "Stagecoach Robberies laid to a group", [SEAT, OUTLAW], 0, MOST),
        table("hidden", "Hideouts on a group", [SEAT, OUTLAW], 0, 1),
        table("photo", "the seat before whom a Photo lies", [OUTLAW], NONE, SEATS - 1, NONE),
        number("fastest", "whose is the Fastest Gun: seat * 7 + outlaw", NONE, GROUPS - 1, NONE),
        number(
            "opened", "a bit for each outlaw whose first set was laid", 0, 2 ** int(OUTLAWS) - 1
        ),
        table("reward", "what lies on a poster", [OUTLAW], 0, MANY),
        table("money", "what a player has", [SEAT], 0, MANY),
        number("hand_number", "hands dealt so far", 0, MANY),
        number("dealer", "who dealt this hand", NONE, SEATS - 1, NONE),
        number("turn", "whose turn it is", NONE, SEATS - 1, NONE),
        flag("sheriff_played", "a Sheriff card was played in this turn"),
        flag("reshuffled", "the one reshuffle of this hand is used up"),
        flag("idle", "this turn took the top discard and did nothing else"),
        number("stalled", "idle turns in a row with a spent supply", 0, MANY),
        number("winner", "who has won the game", NONE, SEATS - 1, NONE),
    ],
)
