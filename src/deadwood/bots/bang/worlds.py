"""Worlds of BANG! by the hundred: one deal is made with care, the rest by shuffling it again.

Cards that nobody has seen, and of which it is known where they lie, are all alike; exchanging them
makes another world that is exactly as likely. Cards that may lie in one of several hands stay as
they were dealt, so several such deals are made.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance, Swift
from deadwood.core.types import UNKNOWN
from deadwood.games.bang.cards import Card
from deadwood.games.bang.knowledge import BangMemory, only_seat
from deadwood.games.bang.state import NONE, BangState
from deadwood.games.bang.view import BangView
from deadwood.games.bang.world import bound_seat

DEALS: Final[i64] = 12  # made with care for one decision, where cards may be in several hands
DEEP: Final[i64] = 24  # cards of the talon, from its top, that are shuffled again


@final
class BangWorlds:
    """Makes the worlds of one decision."""

    def __init__(self) -> None:
        self.chair: Chair | None = None
        self.made: Final[list[BangState]] = []
        self.wanted: i64 = 1
        # Where the unseen cards of each talon lie: hands first, then the talon from its top.
        self.places: Final[list[list[i64]]] = []  # a seat, or NONE for the talon
        self.spots: Final[list[list[i64]]] = []
        self.turned: Final[list[i64]] = []  # how many of them are dealt again

    def ready(self, chair: Chair, view: BangView, memory: BangMemory) -> None:
        self.chair = chair
        self.made.clear()
        self.places.clear()
        self.spots.clear()
        self.turned.clear()
        self.wanted = 1
        if view.hands or bound_seat(view) != NONE:
            self.wanted = DEALS
            return
        by_talon: list[i64] = []
        spots: list[i64] = [0] * view.players
        for token in memory.held:
            if token.seats & (token.seats - 1):
                self.wanted = DEALS
                continue
            seat = only_seat(token)
            if token.card == UNKNOWN:
                self.add(by_talon, token.talons, seat, spots[seat])
            spots[seat] += 1
        for at in range(len(self.places)):
            self.turned.append(len(self.places[at]) + DEEP)
        at = len(memory.talon) - 1
        while at >= 0:
            talon_token = memory.talon[at]
            if talon_token.card == UNKNOWN:
                self.add(by_talon, talon_token.talons, NONE, at)
            at -= 1

    def add(self, by_talon: list[i64], talons: i64, seat: i64, spot: i64) -> None:
        """Note where an unseen card lies; one that may be of several talons stays where it is."""
        if talons & (talons - 1):
            self.wanted = DEALS
            return
        at = 0
        while at < len(by_talon) and by_talon[at] != talons:
            at += 1
        if at == len(by_talon):
            by_talon.append(talons)
            self.places.append([])
            self.spots.append([])
            if seat == NONE:
                self.turned.append(DEEP)
        self.places[at].append(seat)
        self.spots[at].append(spot)

    def world(self, chance: Chance) -> BangState:
        """Another one; its own chance goes on from `chance`."""
        if len(self.made) < self.wanted:
            assert self.chair is not None
            careful = self.chair.world(Swift(chance.word(), chance.word(), chance.word(), 1))
            assert isinstance(careful, BangState)
            self.made.append(careful)
        s = self.made[chance.below(len(self.made))].clone()
        s.chance = Swift(chance.word(), chance.word(), chance.word(), 1)
        for group in range(len(self.places)):
            self.shuffle(s, self.places[group], self.spots[group], self.turned[group], chance)
        return s

    def shuffle(
        self, s: BangState, places: list[i64], spots: list[i64], turned: i64, chance: Chance
    ) -> None:
        """Exchange each of the first cards with one of those behind it, or with itself."""
        size: i64 = len(places)
        at: i64 = 0
        while at < turned and at + 1 < size:
            other: i64 = at + chance.below(size - at)
            if other != at:
                mine = card_at(s, places[at], spots[at])
                lay_at(s, places[at], spots[at], card_at(s, places[other], spots[other]))
                lay_at(s, places[other], spots[other], mine)
            at += 1


def card_at(s: BangState, place: i64, spot: i64) -> Card:
    """The card at a spot of a hand, or of the talon (NONE)."""
    return s.talon(spot) if place == NONE else s.hand(place, spot)


def lay_at(s: BangState, place: i64, spot: i64, card: Card) -> None:
    if place == NONE:
        s.set_talon(spot, card)
    else:
        s.set_hand(place, spot, card)
