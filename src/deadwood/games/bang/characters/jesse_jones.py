"""Jesse Jones takes his first card where he likes.

BG16.8 In phase I he may take his first card from another player's hand, at random and at any
       distance; the second comes from the talon.
BG16.9 Suzy Lafayette, robbed of her last card, draws before he takes his second one.
"""

from __future__ import annotations

from typing import final

from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.games.bang.cards import JESSE_JONES
from deadwood.games.bang.characters import suzy_lafayette
from deadwood.games.bang.moves import DRAW, TAKE_FROM, is_take_from
from deadwood.games.bang.rules.hand import take_at_random
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.state import PLAY, Table


def take(s: Table, seat: Seat) -> None:
    question = JesseTake(seat)
    if len(question.options(s, seat)) > 1:
        s.ask(question)
    else:
        draw(s, seat, 2)


@final
class JesseTake(Question):
    """From the talon, or from whose hand?"""

    def name(self) -> str:
        return "jesse-take"

    def can_be_open(self, s: Table) -> bool:
        fits = s.turn == self.player and s.phase == PLAY
        return fits and s.is_in_play(self.player, JESSE_JONES) and len(self.options(s, s.turn)) > 1

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if move == DRAW:
            return ALLOWED
        if not is_take_from(move):
            return not_asked(s, seat, move)
        victim = move - TAKE_FROM
        if victim == seat or victim >= s.players or not s.is_alive(victim):
            return "BG16.8"
        return ALLOWED if s.hands[victim] else "BG11.4"

    def options(self, s: Table, seat: Seat) -> list[Move]:
        moves: list[Move] = [DRAW]
        for victim in range(s.players):
            if victim != seat and s.is_alive(victim) and s.hands[victim]:
                moves.append(TAKE_FROM + victim)
        return moves

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if move == DRAW:
            draw(s, seat, 2)
            return
        victim = move - TAKE_FROM
        take_at_random(s, seat, victim)
        suzy_lafayette.refill(s, victim)  # BG16.9
        draw(s, seat, 1)
