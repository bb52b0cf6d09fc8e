"""Jesse Jones takes his first card where he likes.

BG16.8 In phase I he may take his first card from another player's hand, at random and at any
       distance; the second comes from the talon.
BG16.9 Suzy Lafayette, robbed of her last card, draws before he takes his second one.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import JESSE_JONES
from deadwood.games.bang.characters import suzy_lafayette
from deadwood.games.bang.moves import DRAW, TAKE_FROM, is_take_from
from deadwood.games.bang.rules.hand import take_at_random
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import PLAY, BangState


def take(s: BangState, seat: Seat) -> None:
    question = JesseTake(seat)
    if len(question.options(s, seat)) > 1:
        s.ask(question)
    else:
        draw(s, seat, 2)


JESSE_TAKE: Final = question("jesse-take", part("player", PLAYER))


@final
class JesseTake(Question):
    """From the talon, or from whose hand?"""

    def of(self) -> QuestionKind:
        return JESSE_TAKE

    def can_be_open(self, s: BangState) -> bool:
        fits = s.turn == self.player and s.phase == PLAY
        return fits and s.is_in_play(self.player, JESSE_JONES) and len(self.options(s, s.turn)) > 1

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if move == DRAW:
            return ALLOWED
        if not is_take_from(move):
            return not_asked(s, seat, move)
        victim = move - TAKE_FROM
        if victim == seat or victim >= s.players or not s.is_alive(victim):
            return "BG16.8"
        return ALLOWED if s.hand_size(victim) > 0 else "BG11.4"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(DRAW)
        for victim in range(s.players):
            if victim != seat and s.is_alive(victim) and s.hand_size(victim) > 0:
                moves.add(TAKE_FROM + victim)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == DRAW:
            draw(s, seat, 2)
            return
        victim = move - TAKE_FROM
        take_at_random(s, seat, victim)
        suzy_lafayette.refill(s, victim)  # BG16.9
        draw(s, seat, 1)
