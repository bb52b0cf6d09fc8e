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
from deadwood.games.wyatt_earp.schema import EVENTS, STATE

EACH: Final = 50  # cells of a seat, behind those of all
HAND: Final = 172
SIZE: Final = 192
SUPPLY: Final = 0
SUPPLY_ROOM: Final = 78
DISCARDS: Final = 79
DISCARDS_ROOM: Final = 78
LAID: Final = 193
BANKS: Final = 200
COACHES: Final = 207
HIDDEN: Final = 214
PHOTO: Final = 158
REWARD: Final = 165
MONEY: Final = 221

NO_CELLS: Final[vec[i64]] = vec[i64]()
BLANKS: Final = [vec[i64](STATE.blank(players)) for players in range(STATE.seats + 1)]


class WyattEarpFields(State):
    def __init__(self, players: i64, chance: Chance) -> None:
        super().__init__(players, chance)
        self.cells: vec[i64] = NO_CELLS
        self.fastest: i64 = -1  # whose is the Fastest Gun: seat * 7 + outlaw
        self.opened: i64 = 0  # a bit for each outlaw whose first set was laid
        self.hand_number: i64 = 0  # hands dealt so far
        self.dealer: i64 = -1  # who dealt this hand
        self.turn: i64 = -1  # whose turn it is
        self.sheriff_played: bool = False  # a Sheriff card was played in this turn
        self.reshuffled: bool = False  # the one reshuffle of this hand is used up
        self.idle: bool = False  # this turn took the top discard and did nothing else
        self.stalled: i64 = 0  # idle turns in a row with a spent supply
        self.winner: i64 = -1  # who has won the game

    def schema(self) -> Schema:
        return STATE

    def event_table(self) -> EventTable:
        return EVENTS

    def copy_to(self, twin: WyattEarpFields) -> None:
        """Everything but chance, into a state that has just been made."""
        twin.pending = self.pending.copy()
        twin.cells = self.cells[:]
        twin.fastest = self.fastest
        twin.opened = self.opened
        twin.hand_number = self.hand_number
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.sheriff_played = self.sheriff_played
        twin.reshuffled = self.reshuffled
        twin.idle = self.idle
        twin.stalled = self.stalled
        twin.winner = self.winner

    def clear(self) -> None:
        """Make it an empty one."""
        self.cells = BLANKS[self.players][:]
        self.fastest = -1
        self.opened = 0
        self.hand_number = 0
        self.dealer = -1
        self.turn = -1
        self.sheriff_played = False
        self.reshuffled = False
        self.idle = False
        self.stalled = 0
        self.winner = -1

    def hide_from(self, seat: i64) -> None:
        """Cover what this seat may not see. What is there is HIDDEN; that it is there is not."""
        for other in range(self.players):
            if other != seat:
                for place in range(HAND + other * EACH, HAND + other * EACH + 20):
                    self.cells[place] = -2

    def plain_numbers(self) -> list[int]:
        return [
            int(self.fastest),
            int(self.opened),
            int(self.hand_number),
            int(self.dealer),
            int(self.turn),
            int(self.sheriff_played),
            int(self.reshuffled),
            int(self.idle),
            int(self.stalled),
            int(self.winner),
        ]

    def cell_numbers(self) -> list[int]:
        return [int(cell) for cell in self.cells]

    def fill(self, plain: list[int], cells: list[int]) -> None:
        self.cells = vec[i64](cells)
        self.fastest = plain[0]
        self.opened = plain[1]
        self.hand_number = plain[2]
        self.dealer = plain[3]
        self.turn = plain[4]
        self.sheriff_played = plain[5] == 1
        self.reshuffled = plain[6] == 1
        self.idle = plain[7] == 1
        self.stalled = plain[8]
        self.winner = plain[9]

    # hand: cards of a kind in a hand

    def hand(self, seat: i64, kind: i64) -> i64:
        return self.cells[HAND + seat * EACH + kind]

    def set_hand(self, seat: i64, kind: i64, to: i64) -> None:
        self.cells[HAND + seat * EACH + kind] = to

    def add_hand(self, seat: i64, kind: i64, by: i64) -> None:
        self.cells[HAND + seat * EACH + kind] += by

    def bits_hand(self, seat: i64) -> i64:
        cells = self.cells
        base: i64 = HAND + seat * EACH
        bits: i64 = 0
        for at in range(i64(20)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_hand(self, seat: i64) -> list[i64]:
        found: list[i64] = [0] * i64(20)
        for at in range(i64(20)):
            found[at] = self.cells[HAND + seat * EACH + at]
        return found

    # size: cards in a hand

    def size(self, seat: i64) -> i64:
        return self.cells[SIZE + seat * EACH]

    def set_size(self, seat: i64, to: i64) -> None:
        self.cells[SIZE + seat * EACH] = to

    def add_size(self, seat: i64, by: i64) -> None:
        self.cells[SIZE + seat * EACH] += by

    def list_size(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = self.cells[SIZE + at * EACH]
        return found

    # supply: the supply, its top last

    def supply_size(self) -> i64:
        return self.cells[SUPPLY]

    def supply(self, at: i64) -> i64:
        return self.cells[SUPPLY + 1 + at]

    def set_supply(self, at: i64, to: i64) -> None:
        self.cells[SUPPLY + 1 + at] = to

    def put_supply(self, what: i64) -> None:
        base: i64 = SUPPLY
        size: i64 = self.cells[base]
        if size == SUPPLY_ROOM:
            raise no_room("the supply, its top last", SUPPLY_ROOM)
        self.cells[base + 1 + size] = what
        self.cells[base] = size + 1

    def pop_supply(self) -> i64:
        base: i64 = SUPPLY
        size: i64 = self.cells[base]
        what: i64 = self.cells[base + size]
        self.cells[base + size] = 0
        self.cells[base] = size - 1
        return what

    def take_supply(self, at: i64) -> i64:
        base: i64 = SUPPLY
        size: i64 = self.cells[base]
        what: i64 = self.cells[base + 1 + at]
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = size - 1
        return what

    def has_supply(self, what: i64) -> bool:
        base: i64 = SUPPLY
        for place in range(base + 1, base + 1 + self.cells[base]):
            if self.cells[place] == what:
                return True
        return False

    def clear_supply(self) -> None:
        base: i64 = SUPPLY
        for place in range(base, base + 1 + self.cells[base]):
            self.cells[place] = 0

    def list_supply(self) -> list[i64]:
        base: i64 = SUPPLY + 1
        size: i64 = self.cells[base - 1]
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = self.cells[base + at]
        return found

    # discards: the discards, their top last

    def discards_size(self) -> i64:
        return self.cells[DISCARDS]

    def discards(self, at: i64) -> i64:
        return self.cells[DISCARDS + 1 + at]

    def set_discards(self, at: i64, to: i64) -> None:
        self.cells[DISCARDS + 1 + at] = to

    def put_discards(self, what: i64) -> None:
        base: i64 = DISCARDS
        size: i64 = self.cells[base]
        if size == DISCARDS_ROOM:
            raise no_room("the discards, their top last", DISCARDS_ROOM)
        self.cells[base + 1 + size] = what
        self.cells[base] = size + 1

    def pop_discards(self) -> i64:
        base: i64 = DISCARDS
        size: i64 = self.cells[base]
        what: i64 = self.cells[base + size]
        self.cells[base + size] = 0
        self.cells[base] = size - 1
        return what

    def take_discards(self, at: i64) -> i64:
        base: i64 = DISCARDS
        size: i64 = self.cells[base]
        what: i64 = self.cells[base + 1 + at]
        for place in range(base + 1 + at, base + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[base + size] = 0
        self.cells[base] = size - 1
        return what

    def has_discards(self, what: i64) -> bool:
        base: i64 = DISCARDS
        for place in range(base + 1, base + 1 + self.cells[base]):
            if self.cells[place] == what:
                return True
        return False

    def clear_discards(self) -> None:
        base: i64 = DISCARDS
        for place in range(base, base + 1 + self.cells[base]):
            self.cells[place] = 0

    def list_discards(self) -> list[i64]:
        base: i64 = DISCARDS + 1
        size: i64 = self.cells[base - 1]
        found: list[i64] = [0] * size
        for at in range(size):
            found[at] = self.cells[base + at]
        return found

    # laid: outlaw cards before a player

    def laid(self, seat: i64, outlaw: i64) -> i64:
        return self.cells[LAID + seat * EACH + outlaw]

    def set_laid(self, seat: i64, outlaw: i64, to: i64) -> None:
        self.cells[LAID + seat * EACH + outlaw] = to

    def add_laid(self, seat: i64, outlaw: i64, by: i64) -> None:
        self.cells[LAID + seat * EACH + outlaw] += by

    def bits_laid(self, seat: i64) -> i64:
        cells = self.cells
        base: i64 = LAID + seat * EACH
        bits: i64 = 0
        for at in range(i64(7)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_laid(self, seat: i64) -> list[i64]:
        found: list[i64] = [0] * i64(7)
        for at in range(i64(7)):
            found[at] = self.cells[LAID + seat * EACH + at]
        return found

    # banks: Bank Robberies laid to a group

    def banks(self, seat: i64, outlaw: i64) -> i64:
        return self.cells[BANKS + seat * EACH + outlaw]

    def set_banks(self, seat: i64, outlaw: i64, to: i64) -> None:
        self.cells[BANKS + seat * EACH + outlaw] = to

    def add_banks(self, seat: i64, outlaw: i64, by: i64) -> None:
        self.cells[BANKS + seat * EACH + outlaw] += by

    def bits_banks(self, seat: i64) -> i64:
        cells = self.cells
        base: i64 = BANKS + seat * EACH
        bits: i64 = 0
        for at in range(i64(7)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_banks(self, seat: i64) -> list[i64]:
        found: list[i64] = [0] * i64(7)
        for at in range(i64(7)):
            found[at] = self.cells[BANKS + seat * EACH + at]
        return found

    # coaches: Stagecoach Robberies laid to a group

    def coaches(self, seat: i64, outlaw: i64) -> i64:
        return self.cells[COACHES + seat * EACH + outlaw]

    def set_coaches(self, seat: i64, outlaw: i64, to: i64) -> None:
        self.cells[COACHES + seat * EACH + outlaw] = to

    def add_coaches(self, seat: i64, outlaw: i64, by: i64) -> None:
        self.cells[COACHES + seat * EACH + outlaw] += by

    def bits_coaches(self, seat: i64) -> i64:
        cells = self.cells
        base: i64 = COACHES + seat * EACH
        bits: i64 = 0
        for at in range(i64(7)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_coaches(self, seat: i64) -> list[i64]:
        found: list[i64] = [0] * i64(7)
        for at in range(i64(7)):
            found[at] = self.cells[COACHES + seat * EACH + at]
        return found

    # hidden: Hideouts on a group

    def hidden(self, seat: i64, outlaw: i64) -> i64:
        return self.cells[HIDDEN + seat * EACH + outlaw]

    def set_hidden(self, seat: i64, outlaw: i64, to: i64) -> None:
        self.cells[HIDDEN + seat * EACH + outlaw] = to

    def add_hidden(self, seat: i64, outlaw: i64, by: i64) -> None:
        self.cells[HIDDEN + seat * EACH + outlaw] += by

    def bits_hidden(self, seat: i64) -> i64:
        cells = self.cells
        base: i64 = HIDDEN + seat * EACH
        bits: i64 = 0
        for at in range(i64(7)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_hidden(self, seat: i64) -> list[i64]:
        found: list[i64] = [0] * i64(7)
        for at in range(i64(7)):
            found[at] = self.cells[HIDDEN + seat * EACH + at]
        return found

    # photo: the seat before whom a Photo lies

    def photo(self, outlaw: i64) -> i64:
        return self.cells[PHOTO + outlaw]

    def set_photo(self, outlaw: i64, to: i64) -> None:
        self.cells[PHOTO + outlaw] = to

    def list_photo(self) -> list[i64]:
        found: list[i64] = [0] * i64(7)
        for at in range(i64(7)):
            found[at] = self.cells[PHOTO + at]
        return found

    # reward: what lies on a poster

    def reward(self, outlaw: i64) -> i64:
        return self.cells[REWARD + outlaw]

    def set_reward(self, outlaw: i64, to: i64) -> None:
        self.cells[REWARD + outlaw] = to

    def add_reward(self, outlaw: i64, by: i64) -> None:
        self.cells[REWARD + outlaw] += by

    def bits_reward(self) -> i64:
        cells = self.cells
        base: i64 = REWARD
        bits: i64 = 0
        for at in range(i64(7)):
            bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it
        return bits

    def list_reward(self) -> list[i64]:
        found: list[i64] = [0] * i64(7)
        for at in range(i64(7)):
            found[at] = self.cells[REWARD + at]
        return found

    # money: what a player has

    def money(self, seat: i64) -> i64:
        return self.cells[MONEY + seat * EACH]

    def set_money(self, seat: i64, to: i64) -> None:
        self.cells[MONEY + seat * EACH] = to

    def add_money(self, seat: i64, by: i64) -> None:
        self.cells[MONEY + seat * EACH] += by

    def list_money(self) -> list[i64]:
        found: list[i64] = [0] * self.players
        for at in range(self.players):
            found[at] = self.cells[MONEY + at * EACH]
        return found


class WyattEarpShown(View):
    """What a view shows as it is in the state."""

    def __init__(self, shown: WyattEarpFields, seat: Seat) -> None:
        super().__init__(seat)
        self.shown: Final = shown

    @property
    def sizes(self) -> list[int]:
        """cards in a hand"""
        return plain(self.shown.list_size())

    @property
    def laid(self) -> list[int]:
        """outlaw cards before a player"""
        return [
            int(self.shown.laid(at, which))
            for at in range(self.shown.players)
            for which in range(7)
        ]

    @property
    def banks(self) -> list[int]:
        """Bank Robberies laid to a group"""
        return [
            int(self.shown.banks(at, which))
            for at in range(self.shown.players)
            for which in range(7)
        ]

    @property
    def coaches(self) -> list[int]:
        """Stagecoach Robberies laid to a group"""
        return [
            int(self.shown.coaches(at, which))
            for at in range(self.shown.players)
            for which in range(7)
        ]

    @property
    def hidden(self) -> list[int]:
        """Hideouts on a group"""
        return [
            int(self.shown.hidden(at, which))
            for at in range(self.shown.players)
            for which in range(7)
        ]

    @property
    def photos(self) -> list[int]:
        """the seat before whom a Photo lies"""
        return plain(self.shown.list_photo())

    @property
    def fastest(self) -> int:
        """whose is the Fastest Gun: seat * 7 + outlaw"""
        return self.shown.fastest

    @property
    def opened(self) -> int:
        """a bit for each outlaw whose first set was laid"""
        return self.shown.opened

    @property
    def rewards(self) -> list[int]:
        """what lies on a poster"""
        return [int(one) * 1000 for one in self.shown.list_reward()]

    @property
    def money(self) -> list[int]:
        """what a player has"""
        return [int(one) * 1000 for one in self.shown.list_money()]

    @property
    def hand_number(self) -> int:
        """hands dealt so far"""
        return self.shown.hand_number

    @property
    def dealer(self) -> int:
        """who dealt this hand"""
        return self.shown.dealer

    @property
    def turn(self) -> int:
        """whose turn it is"""
        return self.shown.turn

    @property
    def sheriff_played(self) -> bool:
        """a Sheriff card was played in this turn"""
        return self.shown.sheriff_played

    @property
    def reshuffled(self) -> bool:
        """the one reshuffle of this hand is used up"""
        return self.shown.reshuffled

    @property
    def idle(self) -> bool:
        """this turn took the top discard and did nothing else"""
        return self.shown.idle

    @property
    def stalled(self) -> int:
        """idle turns in a row with a spent supply"""
        return self.shown.stalled

    @property
    def winner(self) -> int:
        """who has won the game"""
        return self.shown.winner

    def as_it_is(self) -> dict[str, object]:
        return {
            "sizes": self.sizes,
            "laid": self.laid,
            "banks": self.banks,
            "coaches": self.coaches,
            "hidden": self.hidden,
            "photos": self.photos,
            "fastest": self.fastest,
            "opened": self.opened,
            "rewards": self.rewards,
            "money": self.money,
            "hand_number": self.hand_number,
            "dealer": self.dealer,
            "turn": self.turn,
            "sheriff_played": self.sheriff_played,
            "reshuffled": self.reshuffled,
            "idle": self.idle,
            "stalled": self.stalled,
            "winner": self.winner,
        }
