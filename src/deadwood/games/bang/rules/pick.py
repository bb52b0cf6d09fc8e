"""Which card is taken or discarded: Panic! and Cat Balou ask the same (BG11.1, BG11.2, BG11.3)."""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.games.bang.moves import CHOOSE, FROM_HAND, is_choose
from deadwood.games.bang.rules.hand import take_at_random, throw
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.state import ROBBED, STRIPPED, Table


def can_lose(s: Table, seat: Seat) -> bool:
    """Whether a player has a card to take (BG11.4)."""
    return len(s.hands[seat]) > 0 or len(s.tables[seat]) > 0


@final
class Pick(Question):
    """A card from the hand, or which of those on the table?"""

    def __init__(self, player: Seat, target: Seat, takes: bool) -> None:
        super().__init__(player)
        self.target: Final = target
        self.takes: Final = takes  # into his hand, or to the discard pile

    def name(self) -> str:
        return "pick"

    def values(self) -> tuple[int, ...]:
        return (self.player, self.target, 1 if self.takes else 0)

    def can_be_open(self, s: Table) -> bool:
        """More than one way, at a living player; nobody robs himself."""
        if self.player == self.target and (self.takes or not s.rules.cat_balou_self):
            return False
        fits = self.player == s.turn and s.is_alive(self.target)
        return fits and len(self.options(s, self.player)) > 1

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if move != FROM_HAND and not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if move in self.options(s, seat) else "BG11.2"

    def options(self, s: Table, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if self.target == seat:
            for card in s.hands[seat]:
                moves.append(CHOOSE + card)  # BG11.3
        elif s.hands[self.target]:
            moves.append(FROM_HAND)
        for card in s.tables[self.target]:
            moves.append(CHOOSE + card)
        return moves

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if not self.takes and self.target != seat:
            s.note(seat, self.target, STRIPPED)
        if move == FROM_HAND:
            if self.takes:
                take_at_random(s, seat, self.target)
            else:
                hand = s.hands[self.target]
                throw(s, self.target, hand[s.chance.below(len(hand))])
            return
        card = move - CHOOSE
        if card in s.tables[self.target]:
            s.tables[self.target].remove(card)
            if self.takes:
                s.hands[seat].append(card)
                s.note(seat, self.target, ROBBED)
                s.tell("take-table", seat, (self.target, card))
            else:
                discard(s, card)
                s.tell("strip", self.target, (card,))
        else:
            throw(s, seat, card)


def offer(s: Table, pick: Pick) -> None:
    """Ask, unless there is one way only, as all can see."""
    moves = pick.options(s, pick.player)
    if len(moves) == 1:
        pick.resolve(s, pick.player, moves[0])
    else:
        s.ask(pick)
