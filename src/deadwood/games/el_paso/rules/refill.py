"""Played cards, and back to six in the hand (chapter EP6).

EP6.1 Played cards go face up onto their kind's discard pile, in turn from the lookout, also when
      the sheriffs came.
EP6.2 Whenever a stock is empty and its discard pile is not, the pile is turned over, unshuffled.
EP6.3 Every raider draws exactly one card, also one who means to leave. Those who have left hold six
      cards and draw none.
EP6.4 From any stock, all at once: first come, first served (refill = "in-turn": from the lookout).
EP6.5 A kind whose stock and discard pile are both empty cannot be drawn.
EP6.6 Hands, stocks and piles carry on from town to town, unshuffled.
EP6.7 Raiders draw also after the sheriffs, and after the raid that emptied the town.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.el_paso.cards import HAND, KINDS, Kind
from deadwood.games.el_paso.moves import draw, draw_stock, is_draw, is_lay
from deadwood.games.el_paso.rules.question import Question
from deadwood.games.el_paso.schema import PLAYER, PLAYERS, SEATS
from deadwood.games.el_paso.state import NONE, ElPasoState


def discard_laid(s: ElPasoState) -> None:
    """EP6.1; the raiders then refill."""
    owed: i64 = 0
    seat = s.lookout
    for _time in range(s.players):
        card = s.laid(seat)
        if card != NONE:
            s.set_laid(seat, NONE)
            s.discard(card)
            owed |= i64(1) << seat
            if s.events is not None:
                s.tell("discard", seat, (card,))
        seat = s.left_of(seat)
    for kind in range(KINDS):
        turn_over(s, kind)
    s.ask(refilling(first_owed(s, owed), owed))


def turn_over(s: ElPasoState, kind: Kind) -> None:
    """EP6.2: the whole queue is stock again, in the same order."""
    if s.stock_size(kind) == 0 and s.queue_size(kind) > 0:
        s.set_stock_size(kind, s.queue_size(kind))
        if s.events is not None:
            s.tell("turn-over", NOBODY, (kind, s.queue_size(kind)))


def first_owed(s: ElPasoState, owed: i64) -> Seat:
    """The first from the lookout on who has a card to draw; somebody has."""
    seat = s.lookout
    while (owed >> seat) & 1 == 0:
        seat = s.left_of(seat)
    return seat


REFILL: Final = question("refill", part("player", PLAYER), part("owed", PLAYERS))


@final
class Refill(Question):
    """From which stock does each raider draw?"""

    def __init__(self, player: Seat, owed: i64) -> None:
        super().__init__(player)
        self.owed: Final = owed  # a bit per seat that has a card to draw

    def of(self) -> QuestionKind:
        return REFILL

    def seats(self, s: ElPasoState) -> list[Seat]:
        if not s.rules.race:
            return [self.player]
        found: list[Seat] = []
        seat = s.lookout
        for _time in range(s.players):
            if (self.owed >> seat) & 1:
                found.append(seat)
            seat = s.left_of(seat)
        return found

    def can_be_open(self, s: ElPasoState) -> bool:
        """Exactly those who owe a card hold five, and all of them are in town, after a raid."""
        if s.raids == 0 or s.left_now:
            return False
        for seat in range(s.players):
            owes = (self.owed >> seat) & 1 == 1
            if owes == (s.hand(seat, HAND - 1) != NONE) or (owes and s.is_gone(seat)):
                return False
        return first_owed(s, self.owed) == self.player and self.is_in_turn(s)

    def is_in_turn(self, s: ElPasoState) -> bool:
        """Where they draw in turn, all who come after the first one have yet to draw."""
        seat = s.left_of(self.player)
        while not s.rules.race and seat != s.lookout:
            if (self.owed >> seat) & 1 == 0 and not s.is_gone(seat):
                return False
            seat = s.left_of(seat)
        return True

    def forbids(self, s: ElPasoState, seat: Seat, move: Move) -> Rule:
        if is_lay(move):
            return "EP6.3"
        if not is_draw(move):
            return NOT_ASKED
        return ALLOWED if s.stock_size(draw_stock(move)) > 0 else "EP6.5"

    def add_options(self, s: ElPasoState, seat: Seat, moves: Moves) -> None:
        for kind in range(KINDS):
            if s.stock_size(kind) > 0:
                moves.add(draw(kind))

    def resolve(self, s: ElPasoState, seat: Seat, move: Move) -> None:
        kind = draw_stock(move)
        card = s.take_top(kind)
        s.gain(seat, card)
        if s.events is not None:
            s.tell("draw", seat, (kind, card))
        turn_over(s, kind)
        owed = self.owed & ~(i64(1) << seat)
        if owed:
            s.ask(refilling(first_owed(s, owed), owed))


# One for each seat and those who have yet to draw: it never changes, so nobody needs another.
REFILLING: Final = [Refill(seat, owed) for owed in range(2**SEATS) for seat in range(SEATS)]


def refilling(player: Seat, owed: i64) -> Refill:
    return REFILLING[owed * SEATS + player]
