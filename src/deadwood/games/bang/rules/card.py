"""What every card answers: whether it may be played, and what then happens (chapter BG4).

BG4.5 A blue card is laid open before a player and stays until something removes it.
BG4.6 A brown card belongs to whoever played it, a blue one to the player before whom it lies.
BG4.7 BANG!, Duel, Panic!, Cat Balou and Jail need a player to aim at; all others are played without.
BG4.3 Nobody has two cards of one name before him: the second is refused when it is played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card, Kind
from deadwood.games.bang.moves import PLAY, PLAY_AT
from deadwood.games.bang.plays import SEATS
from deadwood.games.bang.state import NONE, BangState

# What a step of a card can have directly above it, by the names of questions: hits, what a lost life brings, and
# what Lucky Duke chooses when a sign is drawn for. A card's file says in BEARS which of these lie on its steps, and
# in OPEN_IN in which phases its questions can be open, if not in phase II.
HITS: Final = ["hit", "barrel", "barrel-drawn", "dodge"]
LOSSES: Final = ["bart-draw", "lay-down", "reckoning", "loss", "aftermath", "save"]
SIGNS: Final = ["lucky-pick", "lucky-order"]


class CardRule:
    """One kind of card; `rules/deck.py` has one of each. What is printed on it is in its file."""

    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        """What speaks against playing it (at a living `target`, if it is aimed)."""
        raise NotImplementedError

    def add_plays(self, s: BangState, seat: Seat, card: Card, moves: Moves) -> None:
        """All ways to play this card of it that nothing forbids."""
        if not self.forbids(s, seat, NONE):
            moves.add(PLAY + card)

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        """Do what it does; a brown card lies on the table meanwhile, a blue one goes where it must."""
        raise NotImplementedError


class Aimed(CardRule):
    """A card that needs a player to aim at (BG4.7)."""

    def add_plays(self, s: BangState, seat: Seat, card: Card, moves: Moves) -> None:
        for target in range(s.players):
            if s.is_alive(target) and not self.forbids(s, seat, target):
                moves.add(PLAY_AT + card * SEATS + target)


class Blue(CardRule):
    """A card that its player lays before himself, one of a name (BG4.3, BG4.5)."""

    def __init__(self, kind: Kind) -> None:
        self.kind: i64 = kind

    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED if s.table_card(seat, self.kind) == NONE else "BG4.3"

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        s.put_table(seat, card)
