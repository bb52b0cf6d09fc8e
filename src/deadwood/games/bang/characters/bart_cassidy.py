"""Bart Cassidy takes a card for every wound.

BG16.1 When he loses lives he may take as many cards from the talon as he has just lost lives.
BG16.2 Not for a loss that was prevented, and not with his last life.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import BART_CASSIDY
from deadwood.games.bang.moves import DRAW, PASS
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import LOST, PLAYER
from deadwood.games.bang.state import BangState


def has_lost(s: BangState, seat: Seat, number: i64) -> None:
    """Called when a living player has lost lives."""
    if s.character(seat) == BART_CASSIDY:
        s.ask(BartDraw(seat, number))


BART_DRAW: Final = question("bart-draw", part("player", PLAYER), part("number", LOST))


@final
class BartDraw(Question):
    """Does he take his cards?"""

    def of(self) -> QuestionKind:
        return BART_DRAW

    def __init__(self, player: Seat, number: i64) -> None:
        super().__init__(player)
        self.number: Final = number

    def can_be_open(self, s: BangState) -> bool:
        return s.is_in_play(self.player, BART_CASSIDY) and s.is_alive(s.turn)

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        return ALLOWED if move == DRAW or move == PASS else not_asked(s, seat, move)

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(DRAW)
        moves.add(PASS)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == DRAW:
            draw(s, seat, self.number)
