"""Rule tests tell a situation in a few lines of a position, load the dice, then play and look.

scene = at('''
    town = "Santa Fe"
    tiles = ["hotel-1", "saloon-3"]
    [[seat]]
    hand = ["saloon-8"]
    [[seat]]
    loot = ["bank-5"]
''', players=2)
scene.dice("star six six brand star").play("lay saloon-8", "leave", "done")
assert scene.loot(1) == ["saloon-3"]
assert scene.nuggets(2) == 5
"""

from __future__ import annotations

import tomllib
from typing import Any

import tomli_w
from librt.vecs import vec
from mypy_extensions import i64

import deadwood
from deadwood.core.chance import Chance
from deadwood.core.position import read_names
from deadwood.core.reason import Reason
from deadwood.games.el_paso.cards import (
    CARD_NAMES,
    CARD_OF,
    COPIES,
    FACES,
    HAND,
    NAMES,
    ORDER,
    TILE_NAMES,
    TILE_OF,
)
from deadwood.games.el_paso.schema import EVENTS
from deadwood.games.el_paso.state import NONE, ElPasoState
from deadwood.games.el_paso.view import ElPasoView, pile_of, stack_of
from tests.rules.scene import TableScene, dealt

EDITION = "zoch-2009"
KIND_OF = {name: kind for kind, name in enumerate(NAMES)}
NAMED = {"card": CARD_NAMES, "tile": TILE_NAMES, "kind": NAMES, "face": FACES}
"""What the numbers of an event mean, by the name of the value."""


class Loaded(Chance):
    """Dice that fall as told; when they are used up, the other chance goes on."""

    def __init__(self, sides: list[int], falls: list[int], other: Chance) -> None:
        self.sides = sides
        self.falls = falls
        self.other = other

    def word(self) -> i64:
        return self.other.word()

    def below(self, n: i64) -> i64:
        if not self.falls:
            return self.other.below(n)
        assert n == len(self.sides), "not all dice that were loaded have been rolled"
        return self.sides.index(self.falls.pop(0))

    def shuffle(self, items: list[i64]) -> None:
        assert not self.falls, "not all dice that were loaded have been rolled"
        self.other.shuffle(items)

    def shuffle_row(self, items: vec[i64]) -> None:
        assert not self.falls, "not all dice that were loaded have been rolled"
        self.other.shuffle_row(items)

    def clone(self) -> Chance:
        return Loaded(self.sides, self.falls.copy(), self.other.clone())

    def fields(self) -> tuple[str, str, int]:
        """Once the dice are used up, a position can be written and read again."""
        kind, words, counter = self.other.fields()
        return (f"loaded {self.falls} {kind}" if self.falls else kind, words, counter)


class Unshuffled(Chance):
    """Leaves everything in printed order; every lot and every die falls on `lot`.

    Stocks are drawn from the front, so values rise. The bag is drawn from the back, so tiles come
    from horses-5 down to bank-1, but for those that are named in `drawn`: they come first, if they
    are in the bag.
    """

    def __init__(self, lot: int = 0, drawn: tuple[str, ...] = ()) -> None:
        self.lot = lot
        self.drawn = drawn

    def word(self) -> i64:
        return self.lot

    def below(self, n: i64) -> i64:
        return self.lot % n

    def shuffle(self, items: list[i64]) -> None:
        if len(items) == COPIES:
            return  # cards of a kind
        for at in reversed(read_names(list(self.drawn), TILE_OF, "")):
            if at in items:
                items.remove(at)
                items.append(at)

    def shuffle_row(self, items: vec[i64]) -> None:
        row = [i64(item) for item in items]
        self.shuffle(row)
        for at, item in enumerate(row):
            items[at] = item

    def clone(self) -> Chance:
        return Unshuffled(self.lot, self.drawn)

    def fields(self) -> tuple[str, str, int]:
        return ("unshuffled", " ".join(self.drawn), self.lot)


class Scene(TableScene[ElPasoState, ElPasoView]):
    """A table of El Paso in a situation."""

    fields = EVENTS.fields()
    named = NAMED

    # Playing.

    def dice(self, faces: str) -> Scene:
        """How the next dice fall, one after the other: "star six brand"."""
        sides = [int(face) for face in self.state.rules.board.faces]
        falls = [FACES.index(face) for face in faces.split()]
        chance = self.state.chance
        if isinstance(chance, Loaded):
            chance.falls.extend(falls)
        else:
            self.state.chance = Loaded(sides, falls, chance)
        return self

    def refuse(
        self,
        text: str,
        rule: str,
        params: dict[str, int | str] | None = None,
        seat: int | None = None,
    ) -> None:
        """The move is refused by exactly this reason."""
        assert self.refused(text, seat) == Reason(rule, (params or {}) | self.asked_instead(rule))

    # What lies on the table.

    def town(self) -> str:
        return self.state.rules.board.towns[self.state.town]

    def lookout(self) -> int:
        return self.state.lookout + 1

    def in_town(self) -> list[int]:
        return [seat + 1 for seat in range(self.state.players) if not self.state.is_gone(seat)]

    def stars(self) -> int:
        """Dice on the sheriff field."""
        return self.state.stars

    def roll(self) -> list[str]:
        return [FACES[face] for face in self.state.list_roll()]

    def stack(self, kind: str) -> list[int]:
        """The values at a place, top first."""
        return stack_of(self.state, KIND_OF[kind])

    def tiles(self) -> list[str]:
        """All tiles in the town, the highest first."""
        return [TILE_NAMES[at] for at in in_order(self.state.list_town_tiles())]

    def bag(self) -> list[str]:
        """All tiles in the bag, the highest first."""
        return [TILE_NAMES[at] for at in in_order(self.state.list_bag())]

    def loot(self, seat: int) -> list[str]:
        """The tiles before a seat, the highest first."""
        return [TILE_NAMES[at] for at in self.view(0).loot[seat - 1]]

    def nuggets(self, seat: int) -> int:
        return self.state.nuggets(seat - 1)

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, by kind and value."""
        return [CARD_NAMES[card] for card in self.view(seat).hand]

    def laid(self, seat: int) -> str:
        """The card that a seat has laid face down; empty if there is none."""
        card = self.state.laid(seat - 1)
        return "" if card == NONE else CARD_NAMES[card]

    def stock(self, kind: str) -> list[str]:
        """Top first."""
        number = KIND_OF[kind]
        return [
            CARD_NAMES[self.state.queue(number, at)] for at in range(self.state.stock_size(number))
        ]

    def pile(self, kind: str) -> list[str]:
        """The card that was discarded first, first."""
        return [CARD_NAMES[card] for card in pile_of(self.state, KIND_OF[kind])]


def at(text: str, players: int = 3, **options: object) -> Scene:
    """The situation that a position describes.

    A hand of fewer than six cards is filled up with cards that are named nowhere, so that a test
    names only those that matter; not so where `pending` is given. The named tiles are all that lie
    in the town.
    """
    game: Any = deadwood.game("el-paso", EDITION, players, options)
    data = tomllib.loads(text)
    if "pending" not in data:
        fill_hands(data)
    scene = Scene(game, game.from_position(tomli_w.dumps(data)))
    assert scene.intact()
    return scene


def in_order(counts: list[i64]) -> list[int]:
    """Tiles one by one, the highest first."""
    return [int(tile) for tile in ORDER for _ in range(counts[tile])]


def fill_hands(data: dict[str, Any]) -> None:
    """Every named hand gets the lowest unnamed cards, first of kinds that it does not have."""
    seats: list[dict[str, Any]] = data.get("seat", [])
    piles = [*data.get("stocks", {}).values(), *data.get("piles", {}).values()]
    named = {card for pile in piles for card in pile}
    for seat in seats:
        named.update(seat.get("hand", []), [seat.get("laid", "")])
    free = [card for card in CARD_NAMES if card not in named]
    for seat in seats:
        if "hand" not in seat:
            continue
        hand: list[str] = seat["hand"]
        while len(hand) + ("laid" in seat) < HAND:
            kinds = {CARD_OF[card] // COPIES for card in hand}
            new = [card for card in free if CARD_OF[card] // COPIES not in kinds]
            hand.append((new or free)[0])
            free.remove(hand[-1])


def fresh(chance: Chance | None = None, players: int = 3, **options: object) -> Scene:
    """A new game with the events of its deal; without a chance, by a fixed seed."""
    game: Any = deadwood.game("el-paso", EDITION, players, options)
    return Scene(game, dealt(game, chance))
