"""Kit Carlson looks ahead.

BG16.11 In phase I he looks at the top three cards of the talon, takes two of them, and puts the third
        back on top, face down.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.games.bang.cards import KIT_CARLSON
from deadwood.games.bang.moves import CHOOSE, is_choose
from deadwood.games.bang.rules.piles import draw, refresh, reshuffle
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.state import PLAY, Table

LOOKS_AT: Final[i64] = 3


def take(s: Table, seat: Seat) -> None:
    if len(s.talon) < LOOKS_AT and s.discards:
        reshuffle(s)  # below what is left, which stays on top (BG3.8)
    if len(s.talon) < LOOKS_AT:
        draw(s, seat, LOOKS_AT - 1)  # there is nothing to put back
        return
    if s.events is not None:
        s.tell("look", seat, tuple([int(card) for card in s.talon[-LOOKS_AT:]]))
    s.ask(KitPick(seat))


@final
class KitPick(Question):
    """Which of the three goes back on top?"""

    def name(self) -> str:
        return "kit-pick"

    def can_be_open(self, s: Table) -> bool:
        fits = s.turn == self.player and s.phase == PLAY
        return fits and s.is_in_play(self.player, KIT_CARLSON) and len(s.talon) >= LOOKS_AT

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if move - CHOOSE in s.talon[-LOOKS_AT:] else "BG16.11"

    def options(self, s: Table, seat: Seat) -> list[Move]:
        return [CHOOSE + card for card in s.talon[-LOOKS_AT:]]

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        back = move - CHOOSE
        for _ in range(LOOKS_AT):
            card = s.talon.pop()
            if card != back:
                s.hands[seat].append(card)
        s.talon.append(back)
        if s.events is not None:
            s.tell("put-back", seat, (back,))
        refresh(s)
