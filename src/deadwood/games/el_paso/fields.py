"""The fields of a state. Written by `make types` from `schema.py`: change that, not this.

A table has `name`, `set_name`, `add_name` (so many more, where it counts), `list_name` (over its last
axis) and `bits_name` (where that is not 0, a bit each). A pile has `name_size`, `name` (by place, the bottom is 0), `set_name`,
`put_name`, `pop_name` (from the
top), `take_name` (by place; what is above comes down), `has_name`, `clear_name` and `list_name`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.event import EventTable
from deadwood.core.schema import Schema, no_room
from deadwood.core.state import State
from deadwood.core.types import Seat
from deadwood.core.view import View, plain
from deadwood.games.el_paso.schema import EVENTS, STATE

EACH: Final = 62  # cells of a seat, behind those of all
HAND: Final = 178
LAID: Final = 184
QUEUE: Final = 0
QUEUE_SIZE: Final = 48
STOCK_SIZE: Final = 54
BAG: Final = 60
TOWN_TILES: Final = 114
LOOT: Final = 185
NUGGETS: Final = 239
ROLL: Final = 168
ROLL_ROOM: Final = 9

NO_CELLS: Final[vec[i64]] = vec[i64]()
BLANKS: Final = [vec[i64](STATE.blank(players)) for players in range(STATE.seats + 1)]


class ElPasoFields(State):
    def __init__(self, players: i64, chance: Chance) -> None:
        super().__init__(players, chance)
        self.cells: vec[i64] = NO_CELLS
        self.town: i64 = -1  # where the riders are, counted from 0
        self.lookout: i64 = -1  # the seat of the lookout
        self.stars: i64 = 0  # dice on the sheriff field
        self.raids: i64 = 0  # raids in this town so far
        self.gone: i64 = 0  # a bit for each seat that has left this town
        self.groups: i64 = 0  # earlier rounds of decisions in which somebody left this town
        self.left_now: bool = False  # somebody has left in this round

    def schema(self) -> Schema:
        return STATE

    def event_table(self) -> EventTable:
        return EVENTS

    def copy_to(self, twin: ElPasoFields) -> None:
        """Everything but chance, into a state that has just been made."""
        twin.pending = self.pending.copy()
        twin.cells = self.cells[:]
        twin.town = self.town
        twin.lookout = self.lookout
        twin.stars = self.stars
        twin.raids = self.raids
        twin.gone = self.gone
        twin.groups = self.groups
        twin.left_now = self.left_now

    def clear(self) -> None:
        """Make it an empty one."""
        self.cells = BLANKS[self.players][:]
        self.town = -1
        self.lookout = -1
        self.stars = 0
        self.raids = 0
        self.gone = 0
        self.groups = 0
        self.left_now = False

    def hide_from(self, seat: i64) -> None:
        """Cover what this seat may not see. What is there is HIDDEN; that it is there is not."""
        for other in range(self.players):
            if other != seat:
                for place in range(HAND + other * EACH, HAND + other * EACH + 6):
                    if self.cells[place] != -1:
                        self.cells[place] = -2
                if self.cells[LAID + other * EACH] != -1:
                    self.cells[LAID + other * EACH] = -2

    def plain_numbers(self) -> list[int]:
        return [
            int(self.town),
            int(self.lookout),
            int(self.stars),
            int(self.raids),
            int(self.gone),
            int(self.groups),
            int(self.left_now),
        ]

    def cell_numbers(self) -> list[int]:
        return [int(cell) for cell in self.cells]

    def fill(self, plain: list[int], cells: list[int]) -> None:
        self.cells = vec[i64](cells)
        self.town = plain[0]
        self.lookout = plain[1]
        self.stars = plain[2]
        self.raids = plain[3]
        self.gone = plain[4]
        self.groups = plain[5]
        self.left_now = plain[6] == 1

    # hand: the cards in a hand, in rising order, with NONE behind the last

    def hand(self, seat: i64, at: i64) -> i64:
        return self.cells[HAND + seat * EACH + at]

    def set_hand(self, seat: i64, at: i64, to: i64) -> None:
        self.cells[HAND + seat * EACH + at] = to

    def list_hand(self, seat: i64) -> list[i64]:
        found: list[i64] = [0] * i64(6)
        for at in range(i64(6)):
            found[at] = self.cells[HAND + seat * EACH + at]
        return found

    # laid: the card face down (or just turned up), or NONE

    def laid(self, seat: i64) -> i64:
        return self.cells[LAID + seat * EACH]

    def set_laid(self, seat: i64, to: i64) -> None:
        self.cells[LAID + seat * EACH] = to

    def list_laid(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = self.cells[LAID + at * EACH]
        return found

    # queue: the stock of a kind, its top first, and then the discard pile

    def queue(self, kind: i64, at: i64) -> i64:
        return self.cells[QUEUE + kind * 8 + at]

    def set_queue(self, kind: i64, at: i64, to: i64) -> None:
        self.cells[QUEUE + kind * 8 + at] = to

    def list_queue(self, kind: i64) -> list[i64]:
        found: list[i64] = [0] * i64(8)
        for at in range(i64(8)):
            found[at] = self.cells[QUEUE + kind * 8 + at]
        return found

    # queue_size: how many cards are in a queue

    def queue_size(self, kind: i64) -> i64:
        return self.cells[QUEUE_SIZE + kind]

    def set_queue_size(self, kind: i64, to: i64) -> None:
        self.cells[QUEUE_SIZE + kind] = to

    def add_queue_size(self, kind: i64, by: i64) -> None:
        self.cells[QUEUE_SIZE + kind] += by

    def bits_queue_size(self) -> i64:
        cells = self.cells
        base: i64 = QUEUE_SIZE
        bits: i64 = 0
        for at in range(i64(6)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_queue_size(self) -> list[i64]:
        found: list[i64] = [0] * i64(6)
        for at in range(i64(6)):
            found[at] = self.cells[QUEUE_SIZE + at]
        return found

    # stock_size: so many of a queue lie face down

    def stock_size(self, kind: i64) -> i64:
        return self.cells[STOCK_SIZE + kind]

    def set_stock_size(self, kind: i64, to: i64) -> None:
        self.cells[STOCK_SIZE + kind] = to

    def add_stock_size(self, kind: i64, by: i64) -> None:
        self.cells[STOCK_SIZE + kind] += by

    def bits_stock_size(self) -> i64:
        cells = self.cells
        base: i64 = STOCK_SIZE
        bits: i64 = 0
        for at in range(i64(6)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_stock_size(self) -> list[i64]:
        found: list[i64] = [0] * i64(6)
        for at in range(i64(6)):
            found[at] = self.cells[STOCK_SIZE + at]
        return found

    # bag: tiles in the bag

    def bag(self, tile: i64) -> i64:
        return self.cells[BAG + tile]

    def set_bag(self, tile: i64, to: i64) -> None:
        self.cells[BAG + tile] = to

    def add_bag(self, tile: i64, by: i64) -> None:
        self.cells[BAG + tile] += by

    def bits_bag(self) -> i64:
        cells = self.cells
        base: i64 = BAG
        bits: i64 = 0
        for at in range(i64(54)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_bag(self) -> list[i64]:
        found: list[i64] = [0] * i64(54)
        for at in range(i64(54)):
            found[at] = self.cells[BAG + at]
        return found

    # town_tiles: tiles that lie in the town

    def town_tiles(self, tile: i64) -> i64:
        return self.cells[TOWN_TILES + tile]

    def set_town_tiles(self, tile: i64, to: i64) -> None:
        self.cells[TOWN_TILES + tile] = to

    def add_town_tiles(self, tile: i64, by: i64) -> None:
        self.cells[TOWN_TILES + tile] += by

    def bits_town_tiles(self) -> i64:
        cells = self.cells
        base: i64 = TOWN_TILES
        bits: i64 = 0
        for at in range(i64(54)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_town_tiles(self) -> list[i64]:
        found: list[i64] = [0] * i64(54)
        for at in range(i64(54)):
            found[at] = self.cells[TOWN_TILES + at]
        return found

    # loot: tiles before a player

    def loot(self, seat: i64, tile: i64) -> i64:
        return self.cells[LOOT + seat * EACH + tile]

    def set_loot(self, seat: i64, tile: i64, to: i64) -> None:
        self.cells[LOOT + seat * EACH + tile] = to

    def add_loot(self, seat: i64, tile: i64, by: i64) -> None:
        self.cells[LOOT + seat * EACH + tile] += by

    def bits_loot(self, seat: i64) -> i64:
        cells = self.cells
        base: i64 = LOOT + seat * EACH
        bits: i64 = 0
        for at in range(i64(54)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_loot(self, seat: i64) -> list[i64]:
        found: list[i64] = [0] * i64(54)
        for at in range(i64(54)):
            found[at] = self.cells[LOOT + seat * EACH + at]
        return found

    # nuggets: what a player has for tiles that he sold

    def nuggets(self, seat: i64) -> i64:
        return self.cells[NUGGETS + seat * EACH]

    def set_nuggets(self, seat: i64, to: i64) -> None:
        self.cells[NUGGETS + seat * EACH] = to

    def add_nuggets(self, seat: i64, by: i64) -> None:
        self.cells[NUGGETS + seat * EACH] += by

    def list_nuggets(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = self.cells[NUGGETS + at * EACH]
        return found

    # roll: the faces of the last roll in this town

    def roll_size(self) -> i64:
        return self.cells[ROLL]

    def roll(self, at: i64) -> i64:
        return self.cells[ROLL + 1 + at]

    def set_roll(self, at: i64, to: i64) -> None:
        self.cells[ROLL + 1 + at] = to

    def put_roll(self, what: i64) -> None:
        base: i64 = ROLL
        size: i64 = self.cells[base]
        if size == ROLL_ROOM:
            raise no_room("the faces of the last roll in this town", ROLL_ROOM)
        self.cells[base + 1 + size] = what
        self.cells[base] = size + 1

    def pop_roll(self) -> i64:
        base: i64 = ROLL
        size: i64 = self.cells[base]
        what: i64 = self.cells[base + size]
        self.cells[base + size] = 0
        self.cells[base] = size - 1
        return what

    def take_roll(self, at: i64) -> i64:
        base: i64 = ROLL
        size: i64 = self.cells[base]
        what: i64 = self.cells[base + 1 + at]
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = size - 1
        return what

    def has_roll(self, what: i64) -> bool:
        base: i64 = ROLL
        for place in range(base + 1, base + 1 + self.cells[base]):
            if self.cells[place] == what:
                return True
        return False

    def clear_roll(self) -> None:
        base: i64 = ROLL
        for place in range(base, base + 1 + self.cells[base]):
            self.cells[place] = 0

    def list_roll(self) -> list[i64]:
        base: i64 = ROLL + 1
        size: i64 = self.cells[base - 1]
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = self.cells[base + at]
        return found


class ElPasoShown(View):
    """What a view shows as it is in the state."""

    def __init__(self, shown: ElPasoFields, seat: Seat) -> None:
        super().__init__(seat)
        self.shown: Final = shown

    @property
    def stocks(self) -> list[int]:
        """so many of a queue lie face down"""
        return plain(self.shown.list_stock_size())

    @property
    def nuggets(self) -> list[int]:
        """what a player has for tiles that he sold"""
        return plain(self.shown.list_nuggets())

    @property
    def town(self) -> int:
        """where the riders are, counted from 0"""
        return self.shown.town

    @property
    def lookout(self) -> int:
        """the seat of the lookout"""
        return self.shown.lookout

    @property
    def stars(self) -> int:
        """dice on the sheriff field"""
        return self.shown.stars

    @property
    def roll(self) -> list[int]:
        """the faces of the last roll in this town"""
        return plain(self.shown.list_roll())

    @property
    def raids(self) -> int:
        """raids in this town so far"""
        return self.shown.raids

    @property
    def groups(self) -> int:
        """earlier rounds of decisions in which somebody left this town"""
        return self.shown.groups

    @property
    def left_now(self) -> bool:
        """somebody has left in this round"""
        return self.shown.left_now

    def as_it_is(self) -> dict[str, object]:
        return {
            "stocks": self.stocks,
            "nuggets": self.nuggets,
            "town": self.town,
            "lookout": self.lookout,
            "stars": self.stars,
            "roll": self.roll,
            "raids": self.raids,
            "groups": self.groups,
            "left_now": self.left_now,
        }
