"""Pedro Ramirez picks up what others throw away.

BG16.15 In phase I he may take the top card of the discard pile as his first card; the second comes
        from the talon. Without a discard pile both come from the talon.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import PEDRO_RAMIREZ
from deadwood.games.bang.moves import DRAW, TAKE_DISCARD
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import PLAY, BangState


def take(s: BangState, seat: Seat) -> None:
    if s.discards_size() > 0:
        s.ask(PedroTake(seat))
    else:
        draw(s, seat, 2)


PEDRO_TAKE: Final = question("pedro-take", part("player", PLAYER))


@final
class PedroTake(Question):
    """From the talon, or the top discard?"""

    def of(self) -> QuestionKind:
        return PEDRO_TAKE

    def can_be_open(self, s: BangState) -> bool:
        fits = s.turn == self.player and s.phase == PLAY
        return fits and s.is_in_play(self.player, PEDRO_RAMIREZ) and s.discards_size() > 0

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        return ALLOWED if move == DRAW or move == TAKE_DISCARD else not_asked(s, seat, move)

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(DRAW)
        moves.add(TAKE_DISCARD)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == DRAW:
            draw(s, seat, 2)
            return
        card = s.pop_discards()
        s.put_hand(seat, card)
        if s.events is not None:
            s.tell("take-discard", seat, (card,))
        draw(s, seat, 1)
