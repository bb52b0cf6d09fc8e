"""Jail (chapter BG12).

BG12.1 Jail is laid before any player at any distance, oneself included, but never the Sheriff; not
       before somebody who has one already.
BG12.2 At the start of his turn the prisoner draws for a sign. A heart frees him: the card goes to the
       discard pile, and his turn is as usual.
BG12.3 (jail_failed) Otherwise he skips phases I and II and goes to phase III, and then discards the
       card; or he discards it and loses the whole turn.
BG12.4 A prisoner can be a target and can answer as usual.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.questions import QuestionKind, Questions, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import SHERIFF, Card
from deadwood.games.bang.kinds import JAIL
from deadwood.games.bang.printed import blue_aimed
from deadwood.games.bang.rules.card import SIGNS, Aimed, CardRule
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.sign import draw_for_sign, is_heart
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import JAILED, LOCKED, NONE, OVER, TAKE, BangState


@final
class Jail(Aimed):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        if s.role(target) == SHERIFF or s.table_card(target, JAIL) != NONE:
            return "BG12.1"
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        s.put_table(target, card)
        if target != seat:
            s.note(seat, target, JAILED)


def begin(s: BangState, seat: Seat) -> None:
    """Draw for freedom, if the player is in jail."""
    if s.table_card(seat, JAIL) != NONE:
        s.ask(JailDrawn(seat))
        draw_for_sign(s, seat)


def leave_jail(s: BangState, seat: Seat) -> None:
    """The card goes to the discard pile."""
    card = s.table_card(seat, JAIL)
    if card != NONE:
        s.leave_table(seat, card)
        discard(s, card)
        s.tell("strip", seat, (card,))


JAIL_DRAWN: Final = question("jail-drawn", part("player", PLAYER))


@final
class JailDrawn(Step[BangState]):
    def of(self) -> QuestionKind:
        return JAIL_DRAWN

    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def can_be_open(self, s: BangState) -> bool:
        fits = self.player == s.turn and s.phase == TAKE and s.is_alive(self.player)
        return fits and s.table_card(self.player, JAIL) != NONE

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        free = is_heart(s.drawn)
        s.tell("free" if free else "locked", self.player)
        if free:
            leave_jail(s, self.player)  # BG12.2
        elif s.rules.jail_keeps_phase_three:
            s.phase = LOCKED  # BG12.3
        else:
            leave_jail(s, self.player)
            s.phase = OVER


QUESTIONS: Final[Questions] = {JAIL_DRAWN: JailDrawn}
BEARS: Final[dict[str, list[str]]] = {"jail-drawn": SIGNS}
OPEN_IN: Final[dict[str, list[i64]]] = {"jail-drawn": [TAKE]}
PRINTED: Final = blue_aimed(12, "jail", "10s js 4h", "BG12.1 BG12.2 BG12.3 BG12.4")
RULE: Final[CardRule] = Jail()
