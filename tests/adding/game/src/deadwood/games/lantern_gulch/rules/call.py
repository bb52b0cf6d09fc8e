"""Calling a night (chapter LG2).

LG2.1 (caller) Before the first lantern of a night it is called bright or dim, by the leader or by whoever
      lays last.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.lantern_gulch.cards import BRIGHT, DIM
from deadwood.games.lantern_gulch.moves import call, call_call, is_call, is_lay, lay_card
from deadwood.games.lantern_gulch.rules.question import Question
from deadwood.games.lantern_gulch.schema import PLAYER
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState

CALLING: Final = question("call", part("player", PLAYER))


@final
class Call(Question):
    """Bright or dim?"""

    def of(self) -> QuestionKind:
        return CALLING

    def can_be_open(self, s: LanternGulchState) -> bool:
        return self.player == caller(s) and s.call == NONE and s.laid(s.leader) == NONE

    def forbids(self, s: LanternGulchState, seat: Seat, move: Move) -> Rule:
        if is_lay(move) and s.has_hand(seat, lay_card(move)):
            return "LG2.1"
        return ALLOWED if is_call(move) else NOT_ASKED

    def add_options(self, s: LanternGulchState, seat: Seat, moves: Moves) -> None:
        moves.add(call(BRIGHT))
        moves.add(call(DIM))

    def resolve(self, s: LanternGulchState, seat: Seat, move: Move) -> None:
        s.call = call_call(move)
        if s.events is not None:
            s.tell("call", seat, (s.call,))


def caller(s: LanternGulchState) -> Seat:
    if not s.rules.last_calls:
        return s.leader
    return s.leader - 1 if s.leader > 0 else s.players - 1
