"""Rule tests tell a situation in a few lines of a position, then play and look.

scene = at('''
    talon = ["beer-6h"]
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    table = ["barrel-qs"]
''')
scene.play("play bang-2d at 2", "draw")
assert scene.discards() == ["bang-2d", "beer-6h"]
assert scene.lives(2) == 4
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
from deadwood.games.bang.cards import (
    CARD_NAMES,
    CARD_OF,
    CHARACTER_NAMES,
    KIND,
    ROLES,
    is_printed,
)
from deadwood.games.bang.kinds import NAMES
from deadwood.games.bang.rules.distance import distance, reach
from deadwood.games.bang.schema import DEEDS, EVENTS, PHASES
from deadwood.games.bang.state import NONE, BangState
from deadwood.games.bang.view import BangView
from tests.rules.scene import TableScene, dealt

ABACUS = "abacus-2005"
INTERNATIONAL = "international"
EDITIONS = [ABACUS, INTERNATIONAL]

PRINTED = [name for card, name in enumerate(CARD_NAMES) if is_printed(KIND[card])]
"""The cards that are in every deck."""

BYSTANDERS = [
    "black-jack",
    "willy-the-kid",
    "rose-doolan",
    "slab-the-killer",
    "kit-carlson",
    "jesse-jones",
    "lucky-duke",
    "calamity-janet",
    "jourdonnais",
]
"""Whom a position without names seats, seat by seat: none of them answers when another one acts,
keeps somebody from dying or wants anything from a death."""

NAMED = {
    "card": CARD_NAMES,
    "role": ROLES,
    "won": ROLES,
    "character": CHARACTER_NAMES,
    "first": CHARACTER_NAMES,
    "second": CHARACTER_NAMES,
}
"""What the numbers of an event mean, by the name of the value."""
SEATED = ("target", "source", "victim", "to")
"""Values that are seats."""


class Told(Chance):
    """Takes the cards that it is told out of hands and leaves those on top that it is told.

    What it was not told it leaves to the other chance.
    """

    def __init__(self, table: BangState, picks: list[int], tops: list[int], other: Chance) -> None:
        self.table = table
        self.picks = picks
        self.tops = tops
        self.other = other

    def word(self) -> i64:
        return self.other.word()

    def below(self, n: i64) -> i64:
        if not self.picks:
            return self.other.below(n)
        card = self.picks.pop(0)
        hand = next(hand for hand in hands_of(self.table) if card in hand)
        assert len(hand) == n, f"{CARD_NAMES[card]} is not in the hand that is picked from"
        return hand.index(card)

    def shuffle(self, items: list[i64]) -> None:
        self.other.shuffle(items)
        for card in self.tops:
            items.remove(card)
        items.extend(reversed(self.tops))
        self.tops = []

    def shuffle_row(self, items: vec[i64]) -> None:
        cards = list(items)
        self.shuffle(cards)
        for at, card in enumerate(cards):
            items[at] = card

    def clone(self) -> Chance:
        return Told(self.table, self.picks.copy(), self.tops.copy(), self.other.clone())

    def fields(self) -> tuple[str, str, int]:
        """Once all has come as told, a position can be written and read again."""
        kind, words, counter = self.other.fields()
        told = self.picks or self.tops
        return (f"told {self.picks} {self.tops} {kind}" if told else kind, words, counter)


class Scene(TableScene[BangState, BangView]):
    """A table of BANG! in a situation."""

    fields = EVENTS.fields()
    named = NAMED
    seated = SEATED

    # Chance.

    def told(self) -> Told:
        chance = self.state.chance
        if not isinstance(chance, Told):
            chance = Told(self.state, [], [], chance)
            self.state.chance = chance
        return chance

    def picking(self, *cards: str) -> Scene:
        """Which cards are taken next out of hands, where it should be at random."""
        self.told().picks.extend(read_names(list(cards), CARD_OF, ""))
        return self

    def reshuffling(self, *cards: str) -> Scene:
        """Which cards lie on top after the next reshuffle, the top one first."""
        self.told().tops.extend(read_names(list(cards), CARD_OF, ""))
        return self

    def stack(self, *cards: str) -> Scene:
        """Put these cards on top of the talon, the top one first; they come from inside it."""
        for card in reversed(read_names(list(cards), CARD_OF, "")):
            self.state.take_talon(self.state.list_talon().index(card))
            self.state.put_talon(card)
        return self

    # Playing.

    def refuse(
        self,
        text: str,
        rule: str,
        params: dict[str, int | str] | None = None,
        seat: int | None = None,
    ) -> None:
        """The move is refused by exactly this reason.

        Without `params` the reason must name the kind of card and the seat that the move names.
        """
        named = meant(text) if params is None else params
        assert self.refused(text, seat) == Reason(rule, named | self.asked_instead(rule))

    def clone(self) -> Scene:
        twin = super().clone()
        if isinstance(twin.state.chance, Told):
            twin.state.chance.table = twin.state
        return twin

    def asked(self) -> tuple[str, int]:
        """The name of the open decision and whom it asks (0: nobody, the game is over)."""
        return (self.question(), self.awaited()[0] if self.state.pending else 0)

    # Players.

    def lives(self, seat: int) -> int:
        return int(self.state.lives(seat - 1))

    def all_lives(self) -> list[int]:
        return [int(lives) for lives in self.state.list_lives()]

    def most(self, seat: int) -> int:
        """The lives that a player cannot exceed."""
        return int(self.state.most(seat - 1))

    def alive(self) -> list[int]:
        return [seat + 1 for seat in range(self.state.players) if self.state.is_alive(seat)]

    def role(self, seat: int) -> str:
        return ROLES[self.state.role(seat - 1)]

    def character(self, seat: int) -> str:
        return CHARACTER_NAMES[self.state.character(seat - 1)]

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, in the order in which they came."""
        return names_of(self.state.list_hand(seat - 1))

    def table(self, seat: int) -> list[str]:
        """The cards before a player, in the order in which they came."""
        return names_of(self.state.list_table(seat - 1))

    def distance(self, seat: int, other: int) -> int:
        return int(distance(self.state, seat - 1, other - 1))

    def reach(self, seat: int) -> int:
        return int(reach(self.state, seat - 1))

    def deed(self, seat: int, what: str, other: int) -> int:
        """How often one player has shot, robbed, … another."""
        return int(self.state.deed(seat - 1, other - 1, DEEDS.index(what)))

    # What lies on the table.

    def talon(self) -> list[str]:
        """Top first."""
        return names_of(self.state.list_talon())[::-1]

    def discards(self) -> list[str]:
        """Top first."""
        return names_of(self.state.list_discards())[::-1]

    def store(self) -> list[str]:
        """The open cards of a General Store."""
        return names_of(self.state.list_store())

    def turn(self) -> int:
        return int(self.state.turn) + 1

    def phase(self) -> str:
        return PHASES[self.state.phase]

    def bangs(self) -> int:
        """BANG! cards played in this turn."""
        return int(self.state.bangs)

    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.game.winners(self.state)]

    def won(self) -> str:
        """The role whose side has won; empty while the game goes on."""
        return "" if self.state.won == NONE else ROLES[self.state.won]


def hands_of(state: BangState) -> list[list[int]]:
    """By seat the cards in the hand."""
    return [[int(card) for card in state.list_hand(seat)] for seat in range(state.players)]


def names_of(cards: list[i64]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def meant(text: str) -> dict[str, int | str]:
    """The kind of card (or the character) and the seat that a move names."""
    params: dict[str, int | str] = {}
    for word in text.split():
        if word in CARD_OF:
            params["card"] = NAMES[KIND[CARD_OF[word]]]
        elif word in CHARACTER_NAMES:
            params["card"] = word
        elif word.isdecimal():
            params["seat"] = int(word)
    return params


def at(text: str, players: int = 4, edition: str = ABACUS, **options: object) -> Scene:
    """The situation that a position describes.

    Without names seat 1 is the Sheriff and to play, seat 2 the Renegade, seats 3 and 4 are Outlaws,
    then come a deputy, an Outlaw and a deputy; the characters are the BYSTANDERS. Hands are empty,
    and what is named nowhere lies below the talon, or with `rest = "discards"` below the discards,
    or with `rest = "hand 4"` in that hand.
    """
    game: Any = deadwood.game("bang", edition, players, options)
    data = tomllib.loads(text)
    seats: list[dict[str, Any]] = data.setdefault("seat", [])
    seats.extend({} for _ in range(players - len(seats)))
    seat_bystanders(seats)
    if str(data.get("rest", "")).startswith("hand "):
        hoard(data, int(data.pop("rest").split()[1]))
    scene = Scene(game, game.from_position(tomli_w.dumps(data)))
    assert scene.intact()
    return scene


def seat_bystanders(seats: list[dict[str, Any]]) -> None:
    """Everybody without a name is the bystander of his seat; if somebody is that already, one of
    those whom no seat needs."""
    taken = [seat[name] for seat in seats for name in ("character", "spare") if name in seat]
    own = [name for name, seat in zip(BYSTANDERS, seats, strict=False) if "character" not in seat]
    others = [name for name in BYSTANDERS if name not in taken and name not in own]
    for name, seat in zip(BYSTANDERS, seats, strict=False):
        if "character" not in seat:
            seat["character"] = others.pop(0) if name in taken else name


def hoard(data: dict[str, Any], seat: int) -> None:
    """Everything that is named nowhere goes into the hand of a seat."""
    named = {card for pile in ("talon", "discards", "store") for card in data.get(pile, [])}
    for described in data["seat"]:
        named.update(described.get("hand", []), described.get("table", []))
    hand: list[str] = data["seat"][seat - 1].setdefault("hand", [])
    hand.extend(card for card in PRINTED if card not in named)


def both(text: str, players: int = 4, **options: object) -> list[Scene]:
    """The same situation in both editions."""
    return [at(text, players, edition, **options) for edition in EDITIONS]


def fresh(
    players: int = 4, edition: str = ABACUS, chance: Chance | None = None, **options: object
) -> Scene:
    """A new game with the events of its deal; without a chance, by a fixed seed."""
    game: Any = deadwood.game("bang", edition, players, options)
    return Scene(game, dealt(game, chance))
