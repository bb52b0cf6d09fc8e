"""Laying a lantern (chapter LG2).

LG2.2 In turn from the leader everybody lays one lantern of the hand, shuttered.
LG2.3 The leader does not lay the 30.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED, NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.lantern_gulch.cards import BRIGHTEST
from deadwood.games.lantern_gulch.moves import is_lay, lay, lay_card
from deadwood.games.lantern_gulch.rules.question import Question
from deadwood.games.lantern_gulch.schema import PLAYER
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState

LAYING: Final = question("lay", part("player", PLAYER))


@final
class Lay(Question):
    """Which lantern does the player lay?"""

    def of(self) -> QuestionKind:
        return LAYING

    def can_be_open(self, s: LanternGulchState) -> bool:
        return next_to_lay(s) == self.player and s.hand_size(self.player) > 1 and s.call != NONE

    def forbids(self, s: LanternGulchState, seat: Seat, move: Move) -> Rule:
        if not is_lay(move):
            return NOT_ASKED
        if not s.has_hand(seat, lay_card(move)):
            return NOT_HELD
        return "LG2.3" if seat == s.leader and lay_card(move) == BRIGHTEST else ALLOWED

    def add_options(self, s: LanternGulchState, seat: Seat, moves: Moves) -> None:
        for card in s.list_hand(seat):
            if not self.forbids(s, seat, lay(card)):
                moves.add(lay(card))

    def resolve(self, s: LanternGulchState, seat: Seat, move: Move) -> None:
        card = lay_card(move)
        s.leave_hand(seat, card)
        s.set_laid(seat, card)
        if s.events is not None:
            s.tell("lay", seat, (card,))


def next_to_lay(s: LanternGulchState) -> Seat:
    """The first from the leader on who has not laid (LG2.2), or NONE."""
    seat = s.leader
    for _time in range(s.players):
        if s.laid(seat) == NONE:
            return seat
        seat = s.left_of(seat)
    return NONE
