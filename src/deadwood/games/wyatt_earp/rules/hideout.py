"""Hideout.

WE9.1  After a hit it is laid on all cards of one outlaw before one opponent, chosen after the shot.
WE9.2  The cards under it count no capture points; the poster keeps its money, and all stay visible.
WE9.3  A group can have one Hideout at a time; when it is gone, the group is in danger again.
WE9.4  Its owner may go on laying cards there; they add to the reward, and count no points either.
WE9.5  A Photo alone is a group.
WE10.8 The player who was hit may answer at once with a Wyatt Earp, out of turn: one try, for this
       Hideout alone. It counts as nobody's Sheriff card of a turn.
WE14.3 He is asked whether he holds one or not.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED, NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.wyatt_earp.cards import HIDEOUT, KINDS, OUTLAWS, WYATT_EARP, Outlaw
from deadwood.games.wyatt_earp.moves import (
    EARP_RESCUE,
    PASS,
    is_target,
    target,
    target_outlaw,
    target_seat,
)
from deadwood.games.wyatt_earp.plays import card_of
from deadwood.games.wyatt_earp.rules.photo import may_react
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.shot import aim, can_shoot, shoot, waste
from deadwood.games.wyatt_earp.schema import AN_OUTLAW, PLAYER
from deadwood.games.wyatt_earp.state import WyattEarpState


def forbids(s: WyattEarpState, seat: Seat) -> Rule:
    """What speaks against shooting for a Hideout."""
    if not can_shoot(s):
        return "WE4.7"
    for other in range(s.players):
        for outlaw in range(OUTLAWS):
            if not forbids_at(s, seat, other, outlaw):
                return ALLOWED
    return "WE4.2"


def forbids_at(s: WyattEarpState, seat: Seat, other: Seat, outlaw: Outlaw) -> Rule:
    """What speaks against hiding this group."""
    if other == seat or other >= s.players or not s.has_group(other, outlaw):
        return "WE9.1"  # WE9.5: a Photo alone is a group
    return "WE9.3" if s.is_hidden(other, outlaw) else ALLOWED


def carry_out(s: WyattEarpState, seat: Seat) -> None:
    if aim(s, seat, HIDEOUT):
        s.ask(Hide(seat))  # WE4.5
    else:
        waste(s, seat, HIDEOUT)  # WE4.4


def remove(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> None:
    """The Hideout goes to the discards; the points below it count again (WE9.3)."""
    s.set_hidden(seat, outlaw, 0)
    s.put_discards(HIDEOUT)
    s.tell("rescue", seat, (outlaw,))


def may_answer(s: WyattEarpState, seat: Seat) -> bool:
    """Whether a player whose group was hidden is asked, as far as all can see (WE14.3)."""
    return may_react(s, seat) and can_shoot(s, 1)


HIDE: Final = question("hide", part("player", PLAYER))


@final
class Hide(Question):
    """After a hit: whose outlaw goes into hiding?"""

    def of(self) -> QuestionKind:
        return HIDE

    def can_be_open(self, s: WyattEarpState) -> bool:
        return s.sheriff_played

    def holds(self) -> list[int]:
        return [HIDEOUT]  # WE4.8

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if is_target(move):
            return forbids_at(s, seat, target_seat(move), target_outlaw(move))
        return "WE4.5" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        for other in range(s.players):
            for outlaw in range(OUTLAWS):
                if not forbids_at(s, seat, other, outlaw):
                    moves.add(target(other, outlaw))

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        other = target_seat(move)
        outlaw = target_outlaw(move)
        s.set_hidden(other, outlaw, 1)  # WE9.2
        s.tell("hide", seat, (other, outlaw))
        if may_answer(s, other):
            s.ask(HideoutAnswer(other, outlaw))  # WE10.8


HIDEOUT_ANSWER: Final = question(
    "hideout-answer", part("player", PLAYER), part("outlaw", AN_OUTLAW)
)


@final
class HideoutAnswer(Question):
    """Does the player whose outlaw was just hidden send Wyatt Earp after him?"""

    def __init__(self, player: Seat, outlaw: Outlaw) -> None:
        super().__init__(player)
        self.outlaw: Final = outlaw

    def of(self) -> QuestionKind:
        return HIDEOUT_ANSWER

    def can_be_open(self, s: WyattEarpState) -> bool:
        hidden = self.player != s.turn and s.is_hidden(self.player, self.outlaw)
        return hidden and s.sheriff_played and may_answer(s, self.player)

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if move == PASS:
            return ALLOWED
        if move == EARP_RESCUE:
            return ALLOWED if s.has(seat, WYATT_EARP) else NOT_HELD
        return "WE10.8" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        moves.add(PASS)
        if not self.forbids(s, seat, EARP_RESCUE):
            moves.add(EARP_RESCUE)

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        if move == PASS:
            s.tell("pass", seat)
            return
        s.lose(seat, WYATT_EARP)
        s.put_discards(WYATT_EARP)  # WE10.1
        s.tell("earp", seat, (EARP_RESCUE,))
        if shoot(s, seat):
            remove(s, seat, self.outlaw)
