"""Pedro Ramirez picks up what others throw away.

BG16.15 In phase I he may take the top card of the discard pile as his first card; the second comes
        from the talon. Without a discard pile both come from the talon.
"""

from __future__ import annotations

from typing import final

from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.games.bang.cards import PEDRO_RAMIREZ
from deadwood.games.bang.moves import DRAW, TAKE_DISCARD
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.state import PLAY, Table


def take(s: Table, seat: Seat) -> None:
    if s.discards:
        s.ask(PedroTake(seat))
    else:
        draw(s, seat, 2)


@final
class PedroTake(Question):
    """From the talon, or the top discard?"""

    def name(self) -> str:
        return "pedro-take"

    def can_be_open(self, s: Table) -> bool:
        fits = s.turn == self.player and s.phase == PLAY
        return fits and s.is_in_play(self.player, PEDRO_RAMIREZ) and len(s.discards) > 0

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        return ALLOWED if move == DRAW or move == TAKE_DISCARD else not_asked(s, seat, move)

    def options(self, s: Table, seat: Seat) -> list[Move]:
        return [DRAW, TAKE_DISCARD]

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if move == DRAW:
            draw(s, seat, 2)
            return
        card = s.discards.pop()
        s.hands[seat].append(card)
        if s.events is not None:
            s.tell("take-discard", seat, (card,))
        draw(s, seat, 1)
