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
from typing import Any

import pytest

import deadwood
from deadwood.core.event import Event
from deadwood.core.position import counted_names, read_names
from deadwood.core.reason import IllegalMove
from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import COPIES, KIND_OF, NAMES, OUTLAWS
from deadwood.games.wyatt_earp.rules.scoring import points
from deadwood.games.wyatt_earp.state import Table

RICH = r"money = (2[5-9]|[3-9]\d)000"


class Scene:
    """A table of Wyatt Earp in a situation; seats are counted from 1, as people do."""

    def __init__(self, game: Any, state: Table) -> None:
        self.game = game
        self.state = state
        self.state.events = []

    @property
    def events(self) -> list[Event]:
        assert self.state.events is not None
        return self.state.events

    def names(self) -> list[str]:
        """What happened so far, by name."""
        return [event.name for event in self.events]

    def event(self, name: str) -> Event:
        """The last event of this name."""
        return next(event for event in reversed(self.events) if event.name == name)

    def awaited(self) -> list[int]:
        return [seat + 1 for seat in self.game.seats(self.state)]

    def question(self) -> str:
        """The name of the open decision."""
        return self.state.pending[-1].name() if self.state.pending else "over"

    def legal(self, seat: int | None = None) -> list[str]:
        """All legal moves of a seat (of the first who is awaited), in notation."""
        who = (self.awaited()[0] if seat is None else seat) - 1
        return [self.game.text(move) for move in self.game.legal(self.state, who)]

    def play(self, *texts: str, seat: int | None = None) -> Scene:
        """Moves through the checking door, by whoever is awaited first or by `seat`."""
        for text in texts:
            who = (self.awaited()[0] if seat is None else seat) - 1
            self.game.play(self.state, who, self.game.parse(text))
        return self

    def why_not(self, text: str, seat: int | None = None) -> str:
        """The number of the rule that forbids a move; empty if it is legal."""
        who = (self.awaited()[0] if seat is None else seat) - 1
        reason = self.game.why_not(self.state, who, self.game.parse(text))
        return "" if reason is None else reason.rule

    def refuse(self, text: str, rule: str, seat: int | None = None) -> None:
        """The move is refused by this rule, is not among the legal ones, and changes nothing."""
        who = self.awaited()[0] if seat is None else seat
        before = (self.state.digest(), len(self.events))
        with pytest.raises(IllegalMove) as refusal:
            self.play(text, seat=who)
        assert (refusal.value.reason.rule, text in self.legal(who)) == (rule, False)
        assert (self.state.digest(), len(self.events)) == before

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, sorted by kind, with repetitions."""
        return [
            NAMES[kind]
            for kind in range(len(NAMES))
            for _ in range(self.state.count(seat - 1, kind))
        ]

    def held(self, seat: int, card: str) -> int:
        return self.state.count(seat - 1, KIND_OF[card])

    def supply(self) -> list[str]:
        """Top first."""
        return [NAMES[kind] for kind in reversed(self.state.supply)]

    def discards(self) -> list[str]:
        """Top first."""
        return [NAMES[kind] for kind in reversed(self.state.discards)]

    def laid(self, seat: int, outlaw: str) -> int:
        """Outlaw cards of one outlaw before a seat."""
        return self.state.laid[(seat - 1) * OUTLAWS + KIND_OF[outlaw]]

    def points(self, seat: int, outlaw: str) -> int:
        """Capture points that count now."""
        return points(self.state, seat - 1, KIND_OF[outlaw])

    def is_hidden(self, seat: int, outlaw: str) -> bool:
        return self.state.is_hidden(seat - 1, KIND_OF[outlaw])

    def reward(self, outlaw: str) -> int:
        """Dollars on a poster."""
        return self.state.rewards[KIND_OF[outlaw]] * 1000

    def money(self, seat: int) -> int:
        """Dollars of a player."""
        return self.state.money[seat - 1] * 1000

    def view(self, seat: int) -> Any:
        """What a seat sees (0: a spectator)."""
        return self.game.view(self.state, NOBODY if seat == 0 else seat - 1)

    def intact(self) -> bool:
        """Whether every card is somewhere exactly once."""
        census: list[int] = self.game.census(self.state)
        return bool(census == self.game.components())


def at(text: str, players: int = 3, edition: str = "alea-2001", **options: object) -> Scene:
    """The situation that a position describes."""
    game = deadwood.game("wyatt-earp", edition, players, options)
    if "winner" in text or not re.search(RICH, text):
        return Scene(game, game.from_position(text))
    # No hand is played once somebody has $25,000, but much about the end is told so in a line.
    state = game.from_position(re.sub(RICH, "money = 0", text))
    for seat, described in enumerate(tomllib.loads(text)["seat"]):
        state.money[seat] = described.get("money", 0) // 1000
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
