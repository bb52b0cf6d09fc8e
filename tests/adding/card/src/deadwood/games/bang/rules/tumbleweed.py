"""Tumbleweed rolls through a hand. It is optional: no printed deck has it.

BG18.1 (tumbleweed) Where the table plays with it, it is aimed at any other player, at any distance,
       who discards a card of his choice from his hand.
BG18.2 It cannot be aimed at oneself, nor at somebody with an empty hand.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, Questions, question
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import Card
from deadwood.games.bang.moves import DISCARD, is_discard
from deadwood.games.bang.printed import brown_aimed
from deadwood.games.bang.rules.card import Aimed, CardRule
from deadwood.games.bang.rules.hand import throw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import BangState


@final
class Tumbleweed(Aimed):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return "BG18.2" if target == seat or s.hand_size(target) == 0 else ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        s.ask(Rolls(target))


ROLLS: Final = question("tumbleweed", part("player", PLAYER))


@final
class Rolls(Question):
    """Which card of the hand does it take along?"""

    def of(self) -> QuestionKind:
        return ROLLS

    def can_be_open(self, s: BangState) -> bool:
        return self.player != s.turn and s.hand_size(self.player) > 0

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_discard(move):
            return not_asked(s, seat, move)
        return ALLOWED if s.holds(seat, move - DISCARD) else NOT_HELD

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        for card in s.list_hand(seat):
            moves.add(DISCARD + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        throw(s, seat, move - DISCARD)


QUESTIONS: Final[Questions] = {ROLLS: Rolls}
PRINTED: Final = brown_aimed(22, "tumbleweed", "7s 6c", "BG18.1 BG18.2", option="tumbleweed")
RULE: Final[CardRule] = Tumbleweed()
