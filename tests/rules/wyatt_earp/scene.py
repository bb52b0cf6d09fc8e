"""Rule tests tell a situation in a few lines of a position, then play and look.

scene = at('''
    phase = "play"
    supply = ["jesse-james"]
    [[seat]]
    hand = ["3 belle-starr", "hideout"]
''')
scene.play("lay 3 belle-starr")
assert scene.reward("belle-starr") == 3000
"""

from __future__ import annotations

import json
import re
import tomllib

import deadwood
from deadwood.core.position import counted_names, read_names
from deadwood.games.wyatt_earp.cards import COPIES, KIND_OF, NAMES
from deadwood.games.wyatt_earp.rules.scoring import points
from deadwood.games.wyatt_earp.state import WyattEarpState
from deadwood.games.wyatt_earp.view import WyattEarpView
from tests.rules.scene import TableScene

RICH = r"money = (2[5-9]|[3-9]\d)000"


class Scene(TableScene[WyattEarpState, WyattEarpView]):
    """A table of Wyatt Earp in a situation."""

    def refuse(self, text: str, rule: str, seat: int | None = None) -> None:
        """The move is refused by this rule."""
        assert self.refused(text, seat).rule == rule

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, sorted by kind, with repetitions."""
        return [
            NAMES[kind]
            for kind in range(len(NAMES))
            for _ in range(self.state.hand(seat - 1, kind))
        ]

    def held(self, seat: int, card: str) -> int:
        return self.state.hand(seat - 1, KIND_OF[card])

    def supply(self) -> list[str]:
        """Top first."""
        return [NAMES[kind] for kind in reversed(self.state.list_supply())]

    def discards(self) -> list[str]:
        """Top first."""
        return [NAMES[kind] for kind in reversed(self.state.list_discards())]

    def laid(self, seat: int, outlaw: str) -> int:
        """Outlaw cards of one outlaw before a seat."""
        return self.state.laid(seat - 1, KIND_OF[outlaw])

    def points(self, seat: int, outlaw: str) -> int:
        """Capture points that count now."""
        return points(self.state, seat - 1, KIND_OF[outlaw])

    def is_hidden(self, seat: int, outlaw: str) -> bool:
        return self.state.is_hidden(seat - 1, KIND_OF[outlaw])

    def reward(self, outlaw: str) -> int:
        """Dollars on a poster."""
        return self.state.reward(KIND_OF[outlaw]) * 1000

    def money(self, seat: int) -> int:
        """Dollars of a player."""
        return self.state.money(seat - 1) * 1000


def at(text: str, players: int = 3, edition: str = "alea-2001", **options: object) -> Scene:
    """The situation that a position describes."""
    game = deadwood.game("wyatt-earp", edition, players, options)
    if "winner" in text or not re.search(RICH, text):
        return Scene(game, game.from_position(text))
    # No hand is played once somebody has $25,000, but much about the end is told so in a line.
    state = game.from_position(re.sub(RICH, "money = 0", text))
    for seat, described in enumerate(tomllib.loads(text)["seat"]):
        state.set_money(seat, described.get("money", 0) // 1000)
    return Scene(game, state)


def both(text: str, players: int = 3, **options: object) -> list[Scene]:
    """The same situation in both editions."""
    return [at(text, players, edition, **options) for edition in ("alea-2001", "gryphon-2014")]


def all_but(*cards: str) -> str:
    """A hand with every card in the box but these, as a position writes it."""
    counts = [int(number) for number in COPIES]
    for kind in read_names(list(cards), KIND_OF, ""):
        counts[kind] -= 1
    return json.dumps(counted_names(counts, NAMES))
