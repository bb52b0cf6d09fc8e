"""Kit Carlson looks ahead.

BG16.11 In phase I he looks at the top three cards of the talon, takes two of them, and puts the third
        back on top, face down.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import KIT_CARLSON
from deadwood.games.bang.moves import CHOOSE, is_choose
from deadwood.games.bang.rules.piles import draw, refresh, reshuffle
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import PLAY, BangState

LOOKS_AT: Final[i64] = 3


def take(s: BangState, seat: Seat) -> None:
    if s.talon_size() < LOOKS_AT and s.discards_size() > 0:
        reshuffle(s)  # below what is left, which stays on top (BG3.8)
    if s.talon_size() < LOOKS_AT:
        draw(s, seat, LOOKS_AT - 1)  # there is nothing to put back
        return
    if s.events is not None:
        s.tell("look", seat, tuple([int(card) for card in s.list_talon()[-LOOKS_AT:]]))
    s.ask(KitPick(seat))


KIT_PICK: Final = question("kit-pick", part("player", PLAYER))


@final
class KitPick(Question):
    """Which of the three goes back on top?"""

    def of(self) -> QuestionKind:
        return KIT_PICK

    def can_be_open(self, s: BangState) -> bool:
        fits = s.turn == self.player and s.phase == PLAY
        return fits and s.is_in_play(self.player, KIT_CARLSON) and s.talon_size() >= LOOKS_AT

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if move - CHOOSE in s.list_talon()[-LOOKS_AT:] else "BG16.11"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        for card in s.list_talon()[-LOOKS_AT:]:
            moves.add(CHOOSE + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        back = move - CHOOSE
        for _time in range(LOOKS_AT):
            card = s.pop_talon()
            if card != back:
                s.put_hand(seat, card)
        s.put_talon(back)
        if s.events is not None:
            s.tell("put-back", seat, (back,))
        refresh(s)
