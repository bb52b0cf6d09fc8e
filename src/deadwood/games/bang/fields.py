"""The fields of a state. Written by `make types` from `schema.py`: change that, not this.

A table has `name`, `set_name`, `add_name` (so many more, where it counts), `list_name` (over its last
axis) and `bits_name` (where that is not 0, a bit each). A pile has `name_size`, `name` (by place, the bottom is 0), `set_name`,
`put_name`, `pop_name` (from the
top), `take_name` (by place; what is above comes down), `has_name`, `clear_name` and `list_name`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from deadwood.core.chance import Chance
from deadwood.core.event import EventTable
from deadwood.core.schema import Schema, no_room
from deadwood.core.state import State
from deadwood.core.types import Seat
from deadwood.core.view import View, plain
from deadwood.games.bang.schema import EVENTS, STATE

EACH: Final = 145  # cells of a seat, behind those of all
HAND: Final = 243
HAND_ROOM: Final = 80
TABLE: Final = 324
TABLE_ROOM: Final = 16
TALON: Final = 0
TALON_ROOM: Final = 80
DISCARDS: Final = 81
DISCARDS_ROOM: Final = 80
STORE: Final = 162
STORE_ROOM: Final = 80
ROLE: Final = 341
CHARACTER: Final = 342
SPARE: Final = 343
LIVES: Final = 344
MOST: Final = 345
DEED: Final = 346

NO_CELLS: Final[vec[i16]] = vec[i16]()
BLANKS: Final = [vec[i16](STATE.blank(players)) for players in range(STATE.seats + 1)]


class BangFields(State):
    def __init__(self, players: i64, chance: Chance) -> None:
        super().__init__(players, chance)
        self.cells: vec[i16] = NO_CELLS
        self.alive: i64 = 0  # a bit for each seat that is in the game
        self.turn: i64 = -1  # whose turn it is
        self.phase: i64 = 0  # where the turn is
        self.bangs: i64 = 0  # BANG! cards played in this turn
        self.healed: bool = False  # Sid Ketchum has used this turn's heal
        self.drawn: i64 = -1  # the last card that was drawn for
        self.won: i64 = -1  # the role that has won, or NONE

    def schema(self) -> Schema:
        return STATE

    def event_table(self) -> EventTable:
        return EVENTS

    def copy_to(self, twin: BangFields) -> None:
        """Everything but chance, into a state that has just been made."""
        twin.pending = self.pending.copy()
        twin.cells = self.cells[:]
        twin.alive = self.alive
        twin.turn = self.turn
        twin.phase = self.phase
        twin.bangs = self.bangs
        twin.healed = self.healed
        twin.drawn = self.drawn
        twin.won = self.won

    def clear(self) -> None:
        """Make it an empty one."""
        self.cells = BLANKS[self.players][:]
        self.alive = 0
        self.turn = -1
        self.phase = 0
        self.bangs = 0
        self.healed = False
        self.drawn = -1
        self.won = -1

    def hide_from(self, seat: i64) -> None:
        """Cover what this seat may not see. What is there is HIDDEN; that it is there is not."""
        for other in range(self.players):
            if other != seat:
                for base in range(HAND + other * EACH, HAND + other * EACH + 81, 81):
                    for place in range(base + 1, base + 1 + int(self.cells[base])):
                        self.cells[place] = -2
        for base in range(TALON, TALON + 81, 81):
            for place in range(base + 1, base + 1 + int(self.cells[base])):
                self.cells[place] = -2

    def plain_numbers(self) -> list[int]:
        return [
            int(self.alive),
            int(self.turn),
            int(self.phase),
            int(self.bangs),
            int(self.healed),
            int(self.drawn),
            int(self.won),
        ]

    def cell_numbers(self) -> list[int]:
        return [int(cell) for cell in self.cells]

    def fill(self, plain: list[int], cells: list[int]) -> None:
        self.cells = vec[i16](cells)
        self.alive = plain[0]
        self.turn = plain[1]
        self.phase = plain[2]
        self.bangs = plain[3]
        self.healed = plain[4] == 1
        self.drawn = plain[5]
        self.won = plain[6]

    # hand: the cards in a hand

    def hand_size(self, seat: i64) -> i64:
        return int(self.cells[HAND + seat * EACH])

    def hand(self, seat: i64, at: i64) -> i64:
        return int(self.cells[HAND + seat * EACH + 1 + at])

    def set_hand(self, seat: i64, at: i64, to: i64) -> None:
        self.cells[HAND + seat * EACH + 1 + at] = int(to)

    def put_hand(self, seat: i64, what: i64) -> None:
        base: i64 = HAND + seat * EACH
        size: i64 = int(self.cells[base])
        if size == HAND_ROOM:
            raise no_room("the cards in a hand", HAND_ROOM)
        self.cells[base + 1 + size] = int(what)
        self.cells[base] = int(size + 1)

    def pop_hand(self, seat: i64) -> i64:
        base: i64 = HAND + seat * EACH
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + size])
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def take_hand(self, seat: i64, at: i64) -> i64:
        base: i64 = HAND + seat * EACH
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + 1 + at])
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def has_hand(self, seat: i64, what: i64) -> bool:
        base: i64 = HAND + seat * EACH
        for place in range(base + 1, base + 1 + int(self.cells[base])):
            if int(self.cells[place]) == what:
                return True
        return False

    def clear_hand(self, seat: i64) -> None:
        base: i64 = HAND + seat * EACH
        for place in range(base, base + 1 + int(self.cells[base])):
            self.cells[place] = 0

    def list_hand(self, seat: i64) -> list[i64]:
        base: i64 = HAND + seat * EACH + 1
        size: i64 = int(self.cells[base - 1])
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = int(self.cells[base + at])
        return found

    # table: what lies before a player

    def table_size(self, seat: i64) -> i64:
        return int(self.cells[TABLE + seat * EACH])

    def table(self, seat: i64, at: i64) -> i64:
        return int(self.cells[TABLE + seat * EACH + 1 + at])

    def set_table(self, seat: i64, at: i64, to: i64) -> None:
        self.cells[TABLE + seat * EACH + 1 + at] = int(to)

    def put_table(self, seat: i64, what: i64) -> None:
        base: i64 = TABLE + seat * EACH
        size: i64 = int(self.cells[base])
        if size == TABLE_ROOM:
            raise no_room("what lies before a player", TABLE_ROOM)
        self.cells[base + 1 + size] = int(what)
        self.cells[base] = int(size + 1)

    def pop_table(self, seat: i64) -> i64:
        base: i64 = TABLE + seat * EACH
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + size])
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def take_table(self, seat: i64, at: i64) -> i64:
        base: i64 = TABLE + seat * EACH
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + 1 + at])
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def has_table(self, seat: i64, what: i64) -> bool:
        base: i64 = TABLE + seat * EACH
        for place in range(base + 1, base + 1 + int(self.cells[base])):
            if int(self.cells[place]) == what:
                return True
        return False

    def clear_table(self, seat: i64) -> None:
        base: i64 = TABLE + seat * EACH
        for place in range(base, base + 1 + int(self.cells[base])):
            self.cells[place] = 0

    def list_table(self, seat: i64) -> list[i64]:
        base: i64 = TABLE + seat * EACH + 1
        size: i64 = int(self.cells[base - 1])
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = int(self.cells[base + at])
        return found

    # talon: the talon, its top last

    def talon_size(self) -> i64:
        return int(self.cells[TALON])

    def talon(self, at: i64) -> i64:
        return int(self.cells[TALON + 1 + at])

    def set_talon(self, at: i64, to: i64) -> None:
        self.cells[TALON + 1 + at] = int(to)

    def put_talon(self, what: i64) -> None:
        base: i64 = TALON
        size: i64 = int(self.cells[base])
        if size == TALON_ROOM:
            raise no_room("the talon, its top last", TALON_ROOM)
        self.cells[base + 1 + size] = int(what)
        self.cells[base] = int(size + 1)

    def pop_talon(self) -> i64:
        base: i64 = TALON
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + size])
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def take_talon(self, at: i64) -> i64:
        base: i64 = TALON
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + 1 + at])
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def has_talon(self, what: i64) -> bool:
        base: i64 = TALON
        for place in range(base + 1, base + 1 + int(self.cells[base])):
            if int(self.cells[place]) == what:
                return True
        return False

    def clear_talon(self) -> None:
        base: i64 = TALON
        for place in range(base, base + 1 + int(self.cells[base])):
            self.cells[place] = 0

    def list_talon(self) -> list[i64]:
        base: i64 = TALON + 1
        size: i64 = int(self.cells[base - 1])
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = int(self.cells[base + at])
        return found

    # discards: the discard pile, its top last

    def discards_size(self) -> i64:
        return int(self.cells[DISCARDS])

    def discards(self, at: i64) -> i64:
        return int(self.cells[DISCARDS + 1 + at])

    def set_discards(self, at: i64, to: i64) -> None:
        self.cells[DISCARDS + 1 + at] = int(to)

    def put_discards(self, what: i64) -> None:
        base: i64 = DISCARDS
        size: i64 = int(self.cells[base])
        if size == DISCARDS_ROOM:
            raise no_room("the discard pile, its top last", DISCARDS_ROOM)
        self.cells[base + 1 + size] = int(what)
        self.cells[base] = int(size + 1)

    def pop_discards(self) -> i64:
        base: i64 = DISCARDS
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + size])
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def take_discards(self, at: i64) -> i64:
        base: i64 = DISCARDS
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + 1 + at])
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def has_discards(self, what: i64) -> bool:
        base: i64 = DISCARDS
        for place in range(base + 1, base + 1 + int(self.cells[base])):
            if int(self.cells[place]) == what:
                return True
        return False

    def clear_discards(self) -> None:
        base: i64 = DISCARDS
        for place in range(base, base + 1 + int(self.cells[base])):
            self.cells[place] = 0

    def list_discards(self) -> list[i64]:
        base: i64 = DISCARDS + 1
        size: i64 = int(self.cells[base - 1])
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = int(self.cells[base + at])
        return found

    # store: the open cards of a General Store

    def store_size(self) -> i64:
        return int(self.cells[STORE])

    def store(self, at: i64) -> i64:
        return int(self.cells[STORE + 1 + at])

    def set_store(self, at: i64, to: i64) -> None:
        self.cells[STORE + 1 + at] = int(to)

    def put_store(self, what: i64) -> None:
        base: i64 = STORE
        size: i64 = int(self.cells[base])
        if size == STORE_ROOM:
            raise no_room("the open cards of a General Store", STORE_ROOM)
        self.cells[base + 1 + size] = int(what)
        self.cells[base] = int(size + 1)

    def pop_store(self) -> i64:
        base: i64 = STORE
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + size])
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def take_store(self, at: i64) -> i64:
        base: i64 = STORE
        size: i64 = int(self.cells[base])
        what: i64 = int(self.cells[base + 1 + at])
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = int(size - 1)
        return what

    def has_store(self, what: i64) -> bool:
        base: i64 = STORE
        for place in range(base + 1, base + 1 + int(self.cells[base])):
            if int(self.cells[place]) == what:
                return True
        return False

    def clear_store(self) -> None:
        base: i64 = STORE
        for place in range(base, base + 1 + int(self.cells[base])):
            self.cells[place] = 0

    def list_store(self) -> list[i64]:
        base: i64 = STORE + 1
        size: i64 = int(self.cells[base - 1])
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = int(self.cells[base + at])
        return found

    # role: who a player is

    def role(self, seat: i64) -> i64:
        return int(self.cells[ROLE + seat * EACH])

    def set_role(self, seat: i64, to: i64) -> None:
        self.cells[ROLE + seat * EACH] = int(to)

    def list_role(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = int(self.cells[ROLE + at * EACH])
        return found

    # character: the character

    def character(self, seat: i64) -> i64:
        return int(self.cells[CHARACTER + seat * EACH])

    def set_character(self, seat: i64, to: i64) -> None:
        self.cells[CHARACTER + seat * EACH] = int(to)

    def list_character(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = int(self.cells[CHARACTER + at * EACH])
        return found

    # spare: the second character dealt, or NONE

    def spare(self, seat: i64) -> i64:
        return int(self.cells[SPARE + seat * EACH])

    def set_spare(self, seat: i64, to: i64) -> None:
        self.cells[SPARE + seat * EACH] = int(to)

    def list_spare(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = int(self.cells[SPARE + at * EACH])
        return found

    # lives: how many lives a player has

    def lives(self, seat: i64) -> i64:
        return int(self.cells[LIVES + seat * EACH])

    def set_lives(self, seat: i64, to: i64) -> None:
        self.cells[LIVES + seat * EACH] = int(to)

    def list_lives(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = int(self.cells[LIVES + at * EACH])
        return found

    # most: lives that he cannot exceed

    def most(self, seat: i64) -> i64:
        return int(self.cells[MOST + seat * EACH])

    def set_most(self, seat: i64, to: i64) -> None:
        self.cells[MOST + seat * EACH] = int(to)

    def add_most(self, seat: i64, by: i64) -> None:
        at: i64 = MOST + seat * EACH
        self.cells[at] = int(self.cells[at] + int(by))

    def list_most(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = int(self.cells[MOST + at * EACH])
        return found

    # deed: how often a player has done something to another

    def deed(self, seat: i64, other: i64, what: i64) -> i64:
        return int(self.cells[DEED + seat * EACH + other * 6 + what])

    def set_deed(self, seat: i64, other: i64, what: i64, to: i64) -> None:
        self.cells[DEED + seat * EACH + other * 6 + what] = int(to)

    def add_deed(self, seat: i64, other: i64, what: i64, by: i64) -> None:
        at: i64 = DEED + seat * EACH + other * 6 + what
        self.cells[at] = int(self.cells[at] + int(by))

    def bits_deed(self, seat: i64, other: i64) -> i64:
        cells = self.cells
        base: i64 = DEED + seat * EACH + other * 6
        bits: i64 = 0
        for at in range(i64(6)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_deed(self, seat: i64, other: i64) -> list[i64]:
        found: list[i64] = [0] * i64(6)
        for at in range(i64(6)):
            found[at] = int(self.cells[DEED + seat * EACH + other * 6 + at])
        return found


class BangShown(View):
    """What a view shows as it is in the state."""

    def __init__(self, shown: BangFields, seat: Seat) -> None:
        super().__init__(seat)
        self.shown: Final = shown

    @property
    def tables(self) -> list[list[int]]:
        """what lies before a player"""
        return [plain(self.shown.list_table(at)) for at in range(self.shown.players)]

    @property
    def discards(self) -> list[int]:
        """the discard pile, its top last"""
        return plain(self.shown.list_discards())

    @property
    def store(self) -> list[int]:
        """the open cards of a General Store"""
        return plain(self.shown.list_store())

    @property
    def roles(self) -> list[int]:
        """who a player is"""
        return plain(self.shown.list_role())

    @property
    def lives(self) -> list[int]:
        """how many lives a player has"""
        return plain(self.shown.list_lives())

    @property
    def most(self) -> list[int]:
        """lives that he cannot exceed"""
        return plain(self.shown.list_most())

    @property
    def turn(self) -> int:
        """whose turn it is"""
        return self.shown.turn

    @property
    def phase(self) -> int:
        """where the turn is"""
        return self.shown.phase

    @property
    def bangs(self) -> int:
        """BANG! cards played in this turn"""
        return self.shown.bangs

    @property
    def healed(self) -> bool:
        """Sid Ketchum has used this turn's heal"""
        return self.shown.healed

    @property
    def drawn(self) -> int:
        """the last card that was drawn for"""
        return self.shown.drawn

    @property
    def won(self) -> int:
        """the role that has won, or NONE"""
        return self.shown.won

    def as_it_is(self) -> dict[str, object]:
        return {
            "tables": self.tables,
            "discards": self.discards,
            "store": self.store,
            "roles": self.roles,
            "lives": self.lives,
            "most": self.most,
            "turn": self.turn,
            "phase": self.phase,
            "bangs": self.bangs,
            "healed": self.healed,
            "drawn": self.drawn,
            "won": self.won,
        }
