"""What every card answers: whether it may be played, and what then happens (chapter BG4).

BG4.5 A blue card is laid open before a player and stays until something removes it.
BG4.6 A brown card belongs to whoever played it, a blue one to the player before whom it lies.
BG4.7 BANG!, Duel, Panic!, Cat Balou and Jail need a player to aim at; all others are played without.
BG4.3 Nobody has two cards of one name before him: the second is refused when it is played.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card, Kind
from deadwood.games.bang.state import NONE, Table


class CardRule:
    """One kind of card; an instance of each stands in `rules/deck.py`."""

    def aimed(self) -> bool:
        """Whether it needs a player to aim at."""
        return False

    def forbids(self, s: Table, seat: Seat, target: Seat) -> Rule:
        """What speaks against playing it (at a living `target`, if it is aimed)."""
        raise NotImplementedError

    def carry_out(self, s: Table, seat: Seat, card: Card, target: Seat) -> None:
        """Do what it does; a brown card lies on the table meanwhile, a blue one goes where it must."""
        raise NotImplementedError


class Blue(CardRule):
    """A card that its player lays before himself, one of a name (BG4.3, BG4.5)."""

    def __init__(self, kind: Kind) -> None:
        self.kind: i64 = kind

    def forbids(self, s: Table, seat: Seat, target: Seat) -> Rule:
        return ALLOWED if s.table_card(seat, self.kind) == NONE else "BG4.3"

    def carry_out(self, s: Table, seat: Seat, card: Card, target: Seat) -> None:
        s.tables[seat].append(card)
