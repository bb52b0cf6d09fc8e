"""Which card is taken or discarded: Panic! and Cat Balou ask the same (BG11.1, BG11.2, BG11.3)."""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import FLAG, part
from deadwood.games.bang.moves import CHOOSE, FROM_HAND, is_choose
from deadwood.games.bang.rules.hand import take_at_random, throw
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import ROBBED, STRIPPED, BangState


def can_lose(s: BangState, seat: Seat) -> bool:
    """Whether a player has a card to take (BG11.4)."""
    return s.hand_size(seat) > 0 or s.table_size(seat) > 0


PICKING: Final = question(
    "pick", part("player", PLAYER), part("target", PLAYER), part("takes", FLAG)
)


@final
class Pick(Question):
    """A card from the hand, or which of those on the table?"""

    def of(self) -> QuestionKind:
        return PICKING

    def __init__(self, player: Seat, target: Seat, takes: bool) -> None:
        super().__init__(player)
        self.target: Final = target
        self.takes: Final = takes  # into his hand, or to the discard pile

    def can_be_open(self, s: BangState) -> bool:
        """More than one way, at a living player; nobody robs himself."""
        if self.player == self.target and (self.takes or not s.rules.cat_balou_self):
            return False
        fits = self.player == s.turn and s.is_alive(self.target)
        return fits and len(self.options(s, self.player)) > 1

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if move != FROM_HAND and not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if move in self.options(s, seat) else "BG11.2"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        if self.target == seat:
            for place in range(s.hand_size(seat)):
                card = s.hand(seat, place)
                moves.add(CHOOSE + card)  # BG11.3
        elif s.hand_size(self.target) > 0:
            moves.add(FROM_HAND)
        for place in range(s.table_size(self.target)):
            card = s.table(self.target, place)
            moves.add(CHOOSE + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if not self.takes and self.target != seat:
            s.note(seat, self.target, STRIPPED)
        if move == FROM_HAND:
            if self.takes:
                take_at_random(s, seat, self.target)
            else:
                at = s.chance.below(s.hand_size(self.target))
                throw(s, self.target, s.hand(self.target, at))
            return
        card = move - CHOOSE
        if s.has_table(self.target, card):
            s.leave_table(self.target, card)
            if self.takes:
                s.put_hand(seat, card)
                s.note(seat, self.target, ROBBED)
                s.tell("take-table", seat, (self.target, card))
            else:
                discard(s, card)
                s.tell("strip", self.target, (card,))
        else:
            throw(s, seat, card)


def offer(s: BangState, pick: Pick) -> None:
    """Ask, unless there is one way only, as all can see."""
    moves = pick.options(s, pick.player)
    if len(moves) == 1:
        pick.resolve(s, pick.player, moves[0])
    else:
        s.ask(pick)
