"""Stay or leave (chapter EP3).

EP3.1 In turn from the lookout, or from the first player still in town to his left.
EP3.2 Each leaves the town or lays a raid card face down: one step, and final. Those who follow see
      who left, but no card.
EP3.3 One may leave even before the first raid of a town (leave_before_first_raid).
EP3.4 Any card of the hand may be laid, also for a place that is empty or that the town lacks.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED, NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.el_paso.cards import HAND
from deadwood.games.el_paso.moves import LEAVE, is_lay, lay, lay_card
from deadwood.games.el_paso.rules.dice import sheriffs_came
from deadwood.games.el_paso.rules.leaving import group, leave
from deadwood.games.el_paso.rules.question import Question
from deadwood.games.el_paso.schema import PLAYER, SEATS
from deadwood.games.el_paso.state import NONE, ElPasoState


def may_leave(s: ElPasoState) -> bool:
    return s.raids > 0 or s.rules.leave_before_first_raid  # EP3.3


DECIDE: Final = question("decide", part("player", PLAYER))


@final
class Decide(Question):
    """Does the player leave, or which card does he lay face down?"""

    def of(self) -> QuestionKind:
        return DECIDE

    def can_be_open(self, s: ElPasoState) -> bool:
        over = s.is_empty() or sheriffs_came(s)  # EP9.1
        return next_to_decide(s) == self.player and not over and nobody_laid_after(s, self.player)

    def forbids(self, s: ElPasoState, seat: Seat, move: Move) -> Rule:
        if move == LEAVE:
            return ALLOWED if may_leave(s) else "EP3.3"
        if is_lay(move):
            return ALLOWED if s.has(seat, lay_card(move)) else NOT_HELD
        return NOT_ASKED

    def add_options(self, s: ElPasoState, seat: Seat, moves: Moves) -> None:
        if may_leave(s):
            moves.add(LEAVE)
        for at in range(HAND):
            moves.add(lay(s.hand(seat, at)))  # EP3.4

    def default(self, s: ElPasoState, seat: Seat) -> Move:
        """When time runs out: leave, but not before the first raid."""
        return LEAVE if s.raids > 0 else lay(s.hand(seat, 0))

    def resolve(self, s: ElPasoState, seat: Seat, move: Move) -> None:
        if move == LEAVE:
            s.left_now = True
            leave(s, seat, group(s))
            return
        card = lay_card(move)
        s.lose(seat, card)
        s.set_laid(seat, card)  # EP3.2
        if s.events is not None:
            s.tell("lay", seat, (card,))
        following = next_to_decide(s)  # asked at once: `Ride` would find the same, more slowly
        if following != NONE:
            s.ask(DECIDING[following])


# One for each seat: it never changes, so nobody needs another.
DECIDING: Final = [Decide(seat) for seat in range(SEATS)]


def nobody_laid_after(s: ElPasoState, player: Seat) -> bool:
    """Whether all cards were laid by players who come before this one (EP3.1)."""
    seat = s.left_of(player)
    while seat != s.lookout:
        if s.laid(seat) != NONE:
            return False
        seat = s.left_of(seat)
    return True


def next_to_decide(s: ElPasoState) -> Seat:
    """The first from the lookout on who is in town and has not laid a card (EP3.1), or NONE."""
    seat = s.lookout
    for _time in range(s.players):
        if s.laid(seat) == NONE and not s.is_gone(seat):
            return seat
        seat = s.left_of(seat)
    return NONE
