"""The state of BANG!: every field, what it means, and who may see it (BG17.1, BG17.2).

Cards in a hand, and before a player, lie in the order in which they came. The order in a hand is not
the order of the numbers on purpose: a card taken at random from it then says nothing about the
others. The top of a pile is its end.
"""

from __future__ import annotations

from typing import Final

from deadwood.core.event import EventTable, event
from deadwood.core.move_table import MoveTable, move
from deadwood.core.schema import (
    GAME_SAYS,
    NOBODY_SEES,
    OTHER,
    OWN,
    SEAT,
    Axis,
    Schema,
    flag,
    number,
    pile,
    table,
)
from deadwood.core.values import (
    FLAG,
    NUMBER,
    Meaning,
    counted,
    named,
    own,
    own_rest,
    part,
    rest,
    seat_of,
)
from deadwood.games.bang.cards import CARD_NAMES, CHARACTER_NAMES, CHARACTERS, DEALT_ROLES, ROLES
from deadwood.games.bang.kinds import CARDS

SEATS: Final = len(DEALT_ROLES)
NONE: Final = -1
LAST_CARD: Final = int(CARDS) - 1
MOST_LIVES: Final = 5
LEAST_LIVES: Final = -3  # while a Beer may still save somebody
LAST_CHARACTER: Final = int(CHARACTERS) - 1
LAID: Final = 16  # before one player lie at most one of each blue kind, and one weapon

# What a player has done to another (BG17.1).
DEEDS: Final = ["shot", "duelled", "robbed", "stripped", "jailed", "killed"]
MOST_DEEDS: Final = 127

# How long a table looks at it, in milliseconds.
DUEL_LASTS: Final = 4_000
DEATH_LASTS: Final = 3_500
DYNAMITE_LASTS: Final = 2_500
WIN_LASTS: Final = 4_000

# Where a turn is.
PHASES: Final = ["start", "jailbreak", "take", "play", "shed", "locked", "over"]

STATE: Final = Schema(
    "Bang",
    SEATS,
    [
        pile("hand", "the cards in a hand", [SEAT], int(CARDS), 0, LAST_CARD, OWN),
        pile("table", "what lies before a player", [SEAT], LAID, 0, LAST_CARD, view="tables"),
        pile("talon", "the talon, its top last", [], int(CARDS), 0, LAST_CARD, NOBODY_SEES),
        pile(
            "discards",
            "the discard pile, its top last",
            [],
            int(CARDS),
            0,
            LAST_CARD,
            view="discards",
        ),
        pile(
            "store", "the open cards of a General Store", [], int(CARDS), 0, LAST_CARD, view="store"
        ),
        table("role", "who a player is", [SEAT], NONE, len(ROLES) - 1, 0, GAME_SAYS, view="roles"),
        table("character", "the character", [SEAT], NONE, LAST_CHARACTER, NONE, GAME_SAYS),
        table(
            "spare",
            "the second character dealt, or NONE",
            [SEAT],
            NONE,
            LAST_CHARACTER,
            NONE,
            GAME_SAYS,
        ),
        table(
            "lives", "how many lives a player has", [SEAT], LEAST_LIVES, MOST_LIVES, view="lives"
        ),
        table("most", "lives that he cannot exceed", [SEAT], 0, MOST_LIVES, view="most"),
        table(
            "deed",
            "how often a player has done something to another",
            [SEAT, OTHER, Axis("what", len(DEEDS))],
            0,
            MOST_DEEDS,
        ),
        number("alive", "a bit for each seat that is in the game", 0, 2**SEATS - 1),
        number("turn", "whose turn it is", NONE, SEATS - 1, NONE, view="turn"),
        number("phase", "where the turn is", 0, len(PHASES) - 1, view="phase"),
        number("bangs", "BANG! cards played in this turn", 0, int(CARDS), view="bangs"),
        flag("healed", "Sid Ketchum has used this turn's heal", view="healed"),
        number("drawn", "the last card that was drawn for", NONE, LAST_CARD, NONE, view="drawn"),
        number("won", "the role that has won, or NONE", NONE, len(ROLES) - 1, NONE, view="won"),
    ],
    cells="i16",
)

PLAYER: Final = seat_of(SEATS)
SOMEBODY: Final = Meaning("seat", 0, SEATS - 1, first=1, shift=1)  # or nobody
A_CARD: Final = named("card", CARD_NAMES)
A_ROLE: Final = named("role", ROLES)
A_CHARACTER: Final = named("character", CHARACTER_NAMES)
# What questions are about.
DRAWS: Final = counted("draws", 0, 2)  # that are left
NEEDED: Final = counted("needed", 1, 2)  # Missed!, or cards of a pair
LOST: Final = counted("lives", 1, 3)
LEFT: Final = counted("lives", 0, 3)
FEW: Final = counted("number", 0, 9)  # players or lives

EVENTS: Final = EventTable(
    [
        event("sheriff"),  # the seat is the Sheriff
        event("role", own("role", A_ROLE)),
        # The characters that the seat may choose from.
        event("offer", own("first", A_CHARACTER), own("second", A_CHARACTER)),
        event("character", part("character", A_CHARACTER)),
        event("dealt", own_rest("cards", A_CARD)),
        event("begin"),
        event("turn", quiet=True),
        event("draw", own("card", A_CARD)),  # from the talon to the hand
        event("show", part("card", A_CARD)),  # Black Jack's second card, in his hand already
        event("look", own_rest("cards", A_CARD)),  # Kit Carlson sees the talon, its top last
        event("put-back", own("card", A_CARD)),  # he has taken the others
        event("take-discard", part("card", A_CARD)),  # Pedro Ramirez
        event("reshuffle", part("number", NUMBER)),
        event("play", part("card", A_CARD), part("target", PLAYER)),
        event("replaced", part("card", A_CARD)),  # a weapon goes to the discards
        event("missed", part("card", A_CARD)),
        event("dodged", quiet=True),
        event("beer", part("card", A_CARD), part("works", FLAG)),  # against a loss
        event("prevented"),
        event("void"),  # a Beer without effect
        event("heal", part("gained", NUMBER)),
        event("sid", quiet=True),  # discards two cards for a life
        event("suzy"),  # draws because her hand is empty
        event("lose", part("lives", NUMBER), quiet=True),
        # The one who lost a Duel; what it costs follows.
        event("duelled", part("other", PLAYER), quiet=True, lasts=DUEL_LASTS),
        event("dies", part("role", A_ROLE), part("source", PLAYER), lasts=DEATH_LASTS),
        # Vulture Sam takes a hand, and what lay before it.
        event("haul", part("victim", PLAYER), own_rest("cards", A_CARD), also="victim"),
        event("haul-table", part("victim", PLAYER), rest("cards", A_CARD)),
        event("reward"),
        event("penalty"),
        # Out of a hand; two see the card, the taker and the one it was taken from.
        event("take", part("victim", PLAYER), own("card", A_CARD), also="victim"),
        event("take-table", part("victim", PLAYER), part("card", A_CARD), quiet=True),
        event("strip", part("card", A_CARD), quiet=True),  # from before the seat to the discards
        event("discard", part("card", A_CARD)),  # from the hand, or when all cards are laid down
        # Turned up; with two of them one is still to be chosen.
        event("sign", rest("cards", A_CARD)),
        event("counts", part("card", A_CARD), quiet=True),  # Lucky Duke's choice
        event("on-top", part("card", A_CARD), quiet=True),
        event("explodes", quiet=True, lasts=DYNAMITE_LASTS),
        event("passes-on", part("to", PLAYER), lasts=DYNAMITE_LASTS),  # the Dynamite
        event("free"),
        event("locked", quiet=True),
        event("store", rest("cards", A_CARD)),
        event("pick", part("card", A_CARD), quiet=True),
        # A brown card goes to the discards after its effect.
        event("resolved", part("card", A_CARD), quiet=True),
        event("over", part("won", A_ROLE), rest("roles", A_ROLE), lasts=WIN_LASTS),
    ]
)

# The names of cards are counted over the whole deck, so what follows moves when cards are added.
MOVES: Final = MoveTable(
    [
        move("end", "end"),  # of phase II
        move("pass", "pass"),
        move("draw", "draw"),  # for a sign; or, in phase I, from the talon
        move("take-discard", "take discard"),  # Pedro Ramirez
        move("heal", "heal"),  # Sid Ketchum: two cards for a life
        move("from-hand", "choose hand"),  # a card from the hand, at random
        move("take-from", "take from {victim}", part("victim", PLAYER)),  # Jesse Jones
        move("play", "play {card}", part("card", A_CARD)),
        move("play-at", "play {card} at {target}", part("card", A_CARD), part("target", PLAYER)),
        move("discard", "discard {card}", part("card", A_CARD)),
        # Kit Carlson's choice is his secret; other choices are told again by their events.
        move("choose", "choose {card}", part("card", A_CARD), told="choose"),
        move("be", "be {character}", part("character", A_CHARACTER)),
    ]
)
