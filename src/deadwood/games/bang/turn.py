"""The frame of a turn (chapter BG3).

BG3.1 In turn, clockwise: Dynamite and Jail, then phases I, II and III.
BG3.2 Phase I: take the two top cards of the talon, unseen.
BG3.4 Phase III: whoever holds more cards than he has lives now discards down to that number, which
      and in which order he likes. Cards on the table do not count.
BG3.5 When the player whose turn it is goes out, his turn ends without phase III.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.games.bang.cards import BLACK_JACK, JESSE_JONES, KIT_CARLSON, PEDRO_RAMIREZ
from deadwood.games.bang.characters import (
    black_jack,
    jesse_jones,
    kit_carlson,
    pedro_ramirez,
    suzy_lafayette,
)
from deadwood.games.bang.moves import DISCARD, is_discard
from deadwood.games.bang.rules import dynamite, jail
from deadwood.games.bang.rules.hand import throw
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.rules.play import Play
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.setup import set_up
from deadwood.games.bang.state import (
    JAILBREAK,
    LOCKED,
    OVER,
    PLAY,
    SHED,
    START,
    TAKE,
    Table,
)


def begin(s: Table) -> None:
    s.ask(TURN)
    set_up(s)
    s.settle()


@final
class Turn(Step[Table]):
    """What comes next in a turn, when nothing else is open."""

    def name(self) -> str:
        return "turn"

    def values(self) -> tuple[int, ...]:
        return ()

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        s.ask(self)
        suzy_lafayette.nothing_is_open(s)
        player = s.turn
        if s.phase == PLAY:
            s.ask(Play(player))
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


def take_two(s: Table, seat: Seat) -> None:
    """Phase I (BG3.2), as the character bends it."""
    who = s.characters[seat]
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


def shed(s: Table, seat: Seat) -> None:
    """Phase III (BG3.4)."""
    if len(s.hands[seat]) > s.lives[seat]:
        s.ask(Shed(seat))
        return
    if s.phase == LOCKED:
        jail.leave_jail(s, seat)  # BG12.3
    s.phase = OVER


def pass_on(s: Table) -> None:
    """The next living player to the left (BG3.1)."""
    s.turn = s.left_of(s.turn)
    s.phase = START
    s.bangs = 0
    s.healed = False


@final
class Shed(Question):
    """Which card is one too many?"""

    def name(self) -> str:
        return "shed"

    def can_be_open(self, s: Table) -> bool:
        too_many = len(s.hands[self.player]) > s.lives[self.player]
        return too_many and (s.phase == SHED or s.phase == LOCKED) and s.turn == self.player

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if not is_discard(move):
            return not_asked(s, seat, move)
        return ALLOWED if move - DISCARD in s.hands[seat] else NOT_HELD

    def options(self, s: Table, seat: Seat) -> list[Move]:
        return [DISCARD + card for card in s.hands[seat]]

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        throw(s, seat, move - DISCARD)
