"""The table as data; no rules.

Hands and tables are lists of cards in the order in which they came. The order in a hand is not the
order of the numbers on purpose: a card taken at random from it then says nothing about the others.
The top of a pile is the end of its list.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.state import State
from deadwood.core.types import Seat
from deadwood.games.bang.cards import CARDS, KIND, SHERIFF, Card, Kind
from deadwood.games.bang.editions import Rules

NONE: Final[i64] = -1

# What a player has done to another, counted in `deeds` (BG17.1); seven bits for each.
SHOT: Final[i64] = 0
DUELLED: Final[i64] = 1
ROBBED: Final[i64] = 2  # Panic!, Jesse Jones, El Gringo
STRIPPED: Final[i64] = 3  # Cat Balou
JAILED: Final[i64] = 4
KILLED: Final[i64] = 5
DEEDS: Final = ["shot", "duelled", "robbed", "stripped", "jailed", "killed"]
DEED_BITS: Final[i64] = 7
MOST_DEEDS: Final[i64] = 127
# A table, because the compiled engine shifts a literal 1 in 32 bits.
ONCE: Final[list[i64]] = [2 ** (DEED_BITS * what) for what in range(len(DEEDS))]

# Where a turn is.
START: Final[i64] = 0
JAILBREAK: Final[i64] = 1  # the Dynamite is dealt with, the Jail not yet
TAKE: Final[i64] = 2  # phase I
PLAY: Final[i64] = 3  # phase II
SHED: Final[i64] = 4  # phase III
LOCKED: Final[i64] = 5  # phase III in jail
OVER: Final[i64] = 6
PHASES: Final = ["start", "jailbreak", "take", "play", "shed", "locked", "over"]

NOTHING: Final[list[i64]] = []  # shared by tables under construction, never filled
NOBODYS: Final[list[list[i64]]] = []


@final
class Table(State):
    """One game of BANG! at any moment. `blank` makes an empty one."""

    def __init__(self, players: i64, chance: Chance, rules: Rules) -> None:
        super().__init__(players, chance)
        self.rules: Final = rules
        self.hands: list[list[i64]] = NOBODYS
        self.tables: list[list[i64]] = NOBODYS  # what lies before each player
        self.talon: list[i64] = NOTHING
        self.discards: list[i64] = NOTHING
        self.store: list[i64] = NOTHING  # open cards of a General Store
        self.roles: list[i64] = NOTHING
        self.characters: list[i64] = NOTHING
        self.spare: list[i64] = NOTHING  # by seat: the second character dealt, or NONE
        self.lives: list[i64] = NOTHING
        self.most: list[i64] = NOTHING  # lives that nobody can exceed
        self.deeds: list[i64] = NOTHING  # [seat * players + other]
        self.alive: i64 = 0  # a bit per seat
        self.turn: i64 = NONE
        self.phase: i64 = START
        self.bangs: i64 = 0  # BANG! cards played in this turn
        self.healed: bool = False  # Sid Ketchum has used his own turn's heal
        self.drawn: i64 = NONE  # the last card that was drawn for
        self.won: i64 = NONE  # the role that has won: SHERIFF, OUTLAW or RENEGADE

    def clone(self) -> Table:
        twin = Table(self.players, self.chance.clone(), self.rules)
        twin.pending = self.pending.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.tables = [table.copy() for table in self.tables]
        twin.talon = self.talon.copy()
        twin.discards = self.discards.copy()
        twin.store = self.store.copy()
        twin.roles = self.roles  # never change once they are dealt
        twin.characters = self.characters.copy()
        twin.spare = self.spare
        twin.lives = self.lives.copy()
        twin.most = self.most
        twin.deeds = self.deeds.copy()
        twin.alive = self.alive
        twin.turn = self.turn
        twin.phase = self.phase
        twin.bangs = self.bangs
        twin.healed = self.healed
        twin.drawn = self.drawn
        twin.won = self.won
        return twin

    def fields(self) -> tuple[object, ...]:
        return (
            self.players,
            self.chance.fields(),
            self.saved(),
            tuple([tuple(hand) for hand in self.hands]),
            tuple([tuple(table) for table in self.tables]),
            tuple(self.talon),
            tuple(self.discards),
            tuple(self.store),
            tuple(self.roles),
            tuple(self.characters),
            tuple(self.spare),
            tuple(self.lives),
            tuple(self.most),
            tuple(self.deeds),
            self.alive,
            self.turn,
            self.phase,
            self.bangs,
            self.healed,
            self.drawn,
            self.won,
        )

    # Reading the table.

    def is_alive(self, seat: Seat) -> bool:
        return (self.alive >> seat) & 1 == 1

    def living(self) -> i64:
        """How many are still in the game."""
        number: i64 = 0
        for seat in range(self.players):
            number += (self.alive >> seat) & 1
        return number

    def left_of(self, seat: Seat) -> Seat:
        """The next living player clockwise; the player himself if he is alone."""
        at = seat
        for _ in range(self.players):
            at = at + 1 if at + 1 < self.players else 0
            if (self.alive >> at) & 1:
                return at
        return seat

    def is_in_play(self, seat: Seat, character: i64) -> bool:
        """Whether this living player is that character."""
        return self.characters[seat] == character and self.is_alive(seat)

    def seat_of(self, character: i64) -> Seat:
        """The living player who is that character, or NONE."""
        for seat in range(self.players):
            if self.characters[seat] == character and self.is_alive(seat):
                return seat
        return NONE

    def sheriff(self) -> Seat:
        return self.roles.index(SHERIFF)

    def table_card(self, seat: Seat, kind: Kind) -> Card:
        """The card of this kind before a player, or NONE."""
        for card in self.tables[seat]:
            if KIND[card] == kind:
                return card
        return NONE

    def deed(self, seat: Seat, other: Seat, what: i64) -> i64:
        """How often a player has done this to another."""
        return (self.deeds[seat * self.players + other] >> (what * DEED_BITS)) & MOST_DEEDS

    def note(self, seat: Seat, other: Seat, what: i64) -> None:
        if self.deed(seat, other, what) < MOST_DEEDS:
            self.deeds[seat * self.players + other] += ONCE[what]


def blank(players: i64, chance: Chance, rules: Rules) -> Table:
    """A table with nothing on it and everybody alive."""
    s = Table(players, chance, rules)
    s.hands = [[] for _ in range(players)]
    s.tables = [[] for _ in range(players)]
    s.talon = []
    s.discards = []
    s.store = []
    s.roles = [0] * players
    s.characters = [NONE] * players
    s.spare = [NONE] * players
    s.lives = [0] * players
    s.most = [0] * players
    s.deeds = [0] * (players * players)
    s.alive = (i64(1) << players) - 1
    return s


def census(s: Table) -> list[int]:
    """How many of each card are somewhere: in a hand, on a table or pile, or being resolved."""
    seen: list[int] = [0] * CARDS
    for pile in s.hands + s.tables + [s.talon, s.discards, s.store]:
        for card in pile:
            seen[card] += 1
    for decision in s.pending:
        for held in decision.holds():
            seen[held] += 1
    return seen
