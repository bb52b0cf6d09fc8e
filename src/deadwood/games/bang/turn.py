"""The frame of a turn (chapter BG3).

BG3.1 In turn, clockwise: Dynamite and Jail, then phases I, II and III.
BG3.2 Phase I: take the two top cards of the talon, unseen.
BG3.4 Phase III: whoever holds more cards than he has lives now discards down to that number, which
      and in which order he likes. Cards on the table do not count.
BG16.18 Sid Ketchum may heal here too; in jail he is asked for it even if he holds not too many cards.
BG3.5 When the player whose turn it is goes out, his turn ends without phase III.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import BLACK_JACK, JESSE_JONES, KIT_CARLSON, PEDRO_RAMIREZ
from deadwood.games.bang.characters import (
    black_jack,
    jesse_jones,
    kit_carlson,
    pedro_ramirez,
    sid_ketchum,
    suzy_lafayette,
)
from deadwood.games.bang.moves import DISCARD, END, HEAL, is_discard
from deadwood.games.bang.plays import SEATS
from deadwood.games.bang.rules import dynamite, jail
from deadwood.games.bang.rules.hand import throw
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.rules.play import PLAYS
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.setup import set_up
from deadwood.games.bang.state import (
    JAILBREAK,
    LOCKED,
    OVER,
    PLAY,
    SHED,
    START,
    TAKE,
    BangState,
)


def begin(s: BangState) -> None:
    s.ask(TURN)
    set_up(s)
    s.settle()


TURNING: Final = question("turn")


@final
class Turn(Step[BangState]):
    """What comes next in a turn, when nothing else is open."""

    def of(self) -> QuestionKind:
        return TURNING

    def stays(self) -> bool:
        return True

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        suzy_lafayette.nothing_is_open(s)
        player = s.turn
        if s.phase == PLAY:
            s.ask(PLAYS[player])
        elif s.phase == START:
            s.tell("turn", player)
            s.phase = JAILBREAK
            dynamite.begin(s, player)
        elif s.phase == JAILBREAK:
            s.phase = TAKE
            jail.begin(s, player)  # BG12.8: after the Dynamite
        elif s.phase == TAKE:
            s.phase = PLAY
            take_two(s, player)
        elif s.phase == SHED or s.phase == LOCKED:
            shed(s, player)
        else:
            pass_on(s)


TURN: Final = Turn()


def take_two(s: BangState, seat: Seat) -> None:
    """Phase I (BG3.2), as the character bends it."""
    who = s.character(seat)
    if who == BLACK_JACK:
        black_jack.take(s, seat)
    elif who == JESSE_JONES:
        jesse_jones.take(s, seat)
    elif who == KIT_CARLSON:
        kit_carlson.take(s, seat)
    elif who == PEDRO_RAMIREZ:
        pedro_ramirez.take(s, seat)
    else:
        draw(s, seat, 2)


def shed(s: BangState, seat: Seat) -> None:
    """Phase III (BG3.4)."""
    if has_too_many(s, seat) or may_heal_in_jail(s, seat):
        s.ask(SHEDS[seat])
        return
    end_turn(s, seat)


def end_turn(s: BangState, seat: Seat) -> None:
    if s.phase == LOCKED:
        jail.leave_jail(s, seat)  # BG12.3
    s.phase = OVER


def may_heal_in_jail(s: BangState, seat: Seat) -> bool:
    """A prisoner has no phase II in which Sid Ketchum would heal (BG16.18)."""
    return s.phase == LOCKED and not sid_ketchum.forbids_heal(s, seat)


def pass_on(s: BangState) -> None:
    """The next living player to the left (BG3.1)."""
    s.turn = s.left_of(s.turn)
    s.phase = START
    s.bangs = 0
    s.healed = False


SHEDDING: Final = question("shed", part("player", PLAYER))


@final
class Shed(Question):
    """Which card is one too many?"""

    def of(self) -> QuestionKind:
        return SHEDDING

    def can_be_open(self, s: BangState) -> bool:
        asked = has_too_many(s, self.player) or may_heal_in_jail(s, self.player)
        return asked and (s.phase == SHED or s.phase == LOCKED) and s.turn == self.player

    def may_step_in(self, s: BangState) -> list[Seat]:
        return sid_ketchum.steps_in(s, self.player)

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if move == HEAL:
            return sid_ketchum.forbids_heal(s, seat)
        if move == END and not has_too_many(s, seat):
            return ALLOWED
        if not is_discard(move) or not has_too_many(s, seat):
            return not_asked(s, seat, move)
        return ALLOWED if s.holds(seat, move - DISCARD) else NOT_HELD

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        if seat == self.player and not has_too_many(s, seat):
            moves.add(END)
        if not sid_ketchum.forbids_heal(s, seat):
            moves.add(HEAL)
        if seat != self.player or not has_too_many(s, seat):
            return
        for place in range(s.hand_size(seat)):
            card = s.hand(seat, place)
            moves.add(DISCARD + card)

    def default(self, s: BangState, seat: Seat) -> Move:
        """Time runs out: no more is given away than must be."""
        return DISCARD + s.hand(seat, 0) if has_too_many(s, seat) else END

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == HEAL:
            sid_ketchum.heal(s, seat)
        elif move == END:
            end_turn(s, seat)
        else:
            throw(s, seat, move - DISCARD)


def has_too_many(s: BangState, seat: Seat) -> bool:
    return s.hand_size(seat) > s.lives(seat)


SHEDS: Final = [Shed(seat) for seat in range(SEATS)]  # one for each seat: they never change
