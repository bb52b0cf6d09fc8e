"""What Wyatt Earp is made of: fields of a state, events and moves, and who may see what.

WE14.1 Open are money, posters, everything on the table, the number of cards in every hand, in the
       supply and in the discards, and the top discard.
WE14.2 Hidden are hands, the order of the supply, and the discards below the top; (memory_aid) the
       table may let everybody look up what lay open once.
WE10.5 Only the searcher sees the discards, and only while he searches.

What can be taken back: a pass, as long as nobody else has acted; after a hit, the choice of the
outlaw for the card that was aimed, of the group to hide, of the card to steal or of the Hideout to
remove. Everything else shows a card: one from a hand or from the supply, or the discard below one
that is taken.

Cards of one kind are interchangeable, so hands count kinds, and only piles have an order. Money is
in thousands of dollars.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.event import EventTable, event
from deadwood.core.move_table import MoveTable, move
from deadwood.core.schema import GAME_SAYS, OWN, SEAT, Axis, Schema, flag, number, pile, table
from deadwood.core.values import (
    FLAG,
    NUMBER,
    by_seat,
    counted,
    formerly,
    named,
    own,
    own_rest,
    part,
    rest,
    seat_of,
    seats_of,
)
from deadwood.games.wyatt_earp.cards import CARDS, COPIES, KINDS, NAMES, OUTLAWS

SEATS: Final = 4
NONE: Final = -1
MANY: Final = 1_000_000
DOLLARS: Final = 1000  # what 1 stands for

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
        table("size", "cards in a hand", [SEAT], 0, int(CARDS), view="sizes"),
        pile("supply", "the supply, its top last", [], int(CARDS), 0, LAST, GAME_SAYS),
        pile("discards", "the discards, their top last", [], int(CARDS), 0, LAST, GAME_SAYS),
        table("laid", "outlaw cards before a player", [SEAT, OUTLAW], 0, MOST, view="laid"),
        table("banks", "Bank Robberies laid to a group", [SEAT, OUTLAW], 0, MOST, view="banks"),
        table(
            "coaches",
            "Stagecoach Robberies laid to a group",
            [SEAT, OUTLAW],
            0,
            MOST,
            view="coaches",
        ),
        table("hidden", "Hideouts on a group", [SEAT, OUTLAW], 0, 1, view="hidden"),
        table(
            "photo",
            "the seat before whom a Photo lies",
            [OUTLAW],
            NONE,
            SEATS - 1,
            NONE,
            view="photos",
        ),
        number(
            "fastest",
            "whose is the Fastest Gun: seat * 7 + outlaw",
            NONE,
            GROUPS - 1,
            NONE,
            view="fastest",
        ),
        number(
            "opened",
            "a bit for each outlaw whose first set was laid",
            0,
            2 ** int(OUTLAWS) - 1,
            view="opened",
        ),
        table("reward", "what lies on a poster", [OUTLAW], 0, MANY, view="rewards", unit=DOLLARS),
        table("money", "what a player has", [SEAT], 0, MANY, view="money", unit=DOLLARS),
        number("hand_number", "hands dealt so far", 0, MANY, view="hand_number"),
        number("dealer", "who dealt this hand", NONE, SEATS - 1, NONE, view="dealer"),
        number("turn", "whose turn it is", NONE, SEATS - 1, NONE, view="turn"),
        flag("sheriff_played", "a Sheriff card was played in this turn", view="sheriff_played"),
        flag("reshuffled", "the one reshuffle of this hand is used up", view="reshuffled"),
        flag("idle", "this turn took the top discard and did nothing else", view="idle"),
        number("stalled", "idle turns in a row with a spent supply", 0, MANY, view="stalled"),
        number("winner", "who has won the game", NONE, SEATS - 1, NONE, view="winner"),
    ],
)

PLAYER: Final = seat_of(SEATS)
PLAYERS: Final = seats_of(SEATS)
A_CARD: Final = named("card", NAMES)
AN_OUTLAW: Final = named("outlaw", NAMES[: int(OUTLAWS)])
A_SIDE: Final = named("side", ["left", "right"])
LEFT: Final[i64] = 0  # ask clockwise, beginning with the left neighbour
RIGHT: Final[i64] = 1
MONEY: Final = counted("money", 0, MANY, DOLLARS)

# Why a hand ended.
WENT_OUT: Final[i64] = 0
ANOTHER_OUT: Final[i64] = 1
SPENT: Final[i64] = 2
STALLED: Final[i64] = 3
WHY: Final = ["went-out", "another-out", "supply-spent", "stalled"]
A_REASON: Final = named("reason", WHY)

# Why a poster pays as it does.
STAYS: Final[i64] = 0
TO_ONE: Final[i64] = 1
SHARED: Final[i64] = 2
SHORT: Final[i64] = 3
A_RULE: Final = named("rule", ["WE12.2", "WE12.3", "WE12.4", "WE12.8"])

# How long a table looks at it, in milliseconds.
HAND_LASTS: Final = 800
POSTER_LASTS: Final = 1_600
SHOT_LASTS: Final = 600
WIN_LASTS: Final = 3_000

# Every way to play a Sheriff card; a card found among the discards is played in the same ways.
PLAYS: Final = [
    ("play-photo", "play photo-{outlaw}", [part("outlaw", AN_OUTLAW)]),
    ("shoot-bank", "play bank-robbery", []),
    ("shoot-fastest", "play fastest-gun", []),
    ("shoot-stagecoach", "play stagecoach-robbery", []),
    ("shoot-hideout", "play hideout", []),
    ("shoot-wanted", "play most-wanted shoot", []),
    (
        "ask",
        "play most-wanted ask {outlaw} {direction}",
        [part("outlaw", AN_OUTLAW), part("direction", A_SIDE)],
    ),
    ("earp-draw", "play wyatt-earp draw", []),
    ("earp-search", "play wyatt-earp search", []),
    ("earp-rescue", "play wyatt-earp rescue", []),
]

MOVES: Final = MoveTable(
    [
        move("draw-supply", "draw supply"),
        move("draw-discard", "draw discard"),
        move("pass", "pass"),
        move(
            "lay",
            "lay {count} {outlaw}",
            part("outlaw", AN_OUTLAW),
            part("count", counted("cards", 1, MOST)),
        ),
        *[move(name, text, *parts) for name, text, parts in PLAYS],
        move("discard", "discard {card}", part("card", A_CARD)),
        move("place", "choose {outlaw}", part("outlaw", AN_OUTLAW)),  # to one's own group
        move(
            "target", "choose {outlaw} of {seat}", part("seat", PLAYER), part("outlaw", AN_OUTLAW)
        ),
        move("take", "take {card}", part("card", A_CARD), told="take"),  # from the discards
        *[move(f"found-{name}", f"take and {text}", *parts) for name, text, parts in PLAYS],
    ]
)
A_PLAY: Final = named("play", [kind.name for kind in MOVES.of_move])

EVENTS: Final = EventTable(
    [
        event("deal", part("hand", NUMBER)),  # the seat deals
        event("dealt", own_rest("cards", A_CARD)),  # the seat's own ten cards
        event("first", part("card", A_CARD)),  # of the discards
        event("turn"),
        event("draw", own_rest("cards", A_CARD)),  # from the supply
        event("pick", part("card", A_CARD)),  # the top discard
        event("reshuffle", part("number", NUMBER)),  # the discards become the supply
        event("lay", part("outlaw", AN_OUTLAW), part("number", NUMBER), part("added", MONEY)),
        event("photo", part("outlaw", AN_OUTLAW), part("added", MONEY)),
        event("aim", part("card", A_CARD)),  # shoots for this card
        event("shot", part("card", A_CARD), part("hit", FLAG)),
        event("wasted", part("card", A_CARD)),  # missed: the card goes to the discards
        event("spent", part("card", A_CARD), quiet=True),  # Most Wanted! goes to the discards
        event(
            "place",
            part("card", A_CARD),
            part("outlaw", AN_OUTLAW),
            part("added", MONEY),
            quiet=True,
        ),
        event("outgunned", part("outlaw", AN_OUTLAW), quiet=True),  # the Fastest Gun is lost
        event("ask", part("outlaw", AN_OUTLAW), part("direction", A_SIDE)),
        event("no", part("outlaw", AN_OUTLAW)),  # the seat holds none
        event("give", part("outlaw", AN_OUTLAW), part("to", PLAYER)),
        event("steal", part("other", PLAYER), part("outlaw", AN_OUTLAW), quiet=True),
        # Sheriff cards of the seat that go to the discards.
        event("orphans", part("outlaw", AN_OUTLAW), rest("cards", A_CARD), quiet=True),
        event("hide", part("other", PLAYER), part("outlaw", AN_OUTLAW), quiet=True),
        event("rescue", part("outlaw", AN_OUTLAW), quiet=True),  # the Hideout goes to the discards
        event("earp", part("play", A_PLAY)),  # Wyatt Earp goes to the discards, played like this
        event("search", own_rest("cards", A_CARD)),  # the discards, bottom first
        event("nothing"),  # the searcher finds nothing
        event("take", own("card", A_CARD)),  # from the discards to the hand
        event("found", part("card", A_CARD)),  # from the discards, played at once
        event("pass", quiet=True),
        event("discard", part("card", A_CARD)),
        event("stall", part("turns", NUMBER)),  # so many more idle turns end the hand
        event("hand-over", part("why", A_REASON), lasts=HAND_LASTS),
        # The points that count, and what is paid for them.
        event(
            "score",
            part("outlaw", AN_OUTLAW),
            part("reward", MONEY),
            by_seat("points", NUMBER),
            by_seat("paid", MONEY),
            formerly("shares", NUMBER),
            lasts=POSTER_LASTS,
        ),
        # How this poster was shared: by which rule, and what each took in one round; an event for each
        # round, and one for a poster that pays nobody.
        event(
            "share",
            part("outlaw", AN_OUTLAW),
            part("rule", A_RULE),
            by_seat("paid", MONEY),
            formerly("rounds", NUMBER),
        ),
        event("duel", part("card", A_CARD), part("hit", FLAG), lasts=SHOT_LASTS),
        event("winner", lasts=WIN_LASTS),
    ]
)
