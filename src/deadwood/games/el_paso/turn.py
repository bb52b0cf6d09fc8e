"""The frame of a town: decide, raid, refill, and again (the order of chapters EP3 to EP9).

At any moment at most one question is open, above the step `Ride`. When it is answered, `Ride`
looks at the table and says what comes next; so the rules' own files know nothing of the frame.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.games.el_paso.end import next_town
from deadwood.games.el_paso.rules.decide import DECIDING, next_to_decide
from deadwood.games.el_paso.rules.dice import chase, roll, sheriffs_came
from deadwood.games.el_paso.rules.leaving import group_of_all, leave
from deadwood.games.el_paso.rules.plunder import plunder, reveal
from deadwood.games.el_paso.rules.refill import discard_laid
from deadwood.games.el_paso.setup import set_up
from deadwood.games.el_paso.state import NONE, ElPasoState


def begin(s: ElPasoState) -> None:
    set_up(s)
    s.ask(RIDE)
    s.settle()


RIDING: Final = question("ride")


@final
class Ride(Step[ElPasoState]):
    """What comes next, when nothing is asked."""

    def of(self) -> QuestionKind:
        return RIDING

    def stays(self) -> bool:
        return True

    def resolve(self, s: ElPasoState, seat: Seat, move: Move) -> None:
        if sheriffs_came(s):
            next_town(s)  # EP9.1
            return
        if s.is_empty():
            leave_empty_town(s)
            return
        asked = next_to_decide(s)
        if asked != NONE:
            s.ask(DECIDING[asked])
        elif s.gone == (i64(1) << s.players) - 1:
            next_town(s)  # EP9.1
        else:
            raid(s)


RIDE: Final = Ride()


def leave_empty_town(s: ElPasoState) -> None:
    """The next one from the lookout on leaves (EP7.6); when all have, the town is over."""
    seat = next_to_decide(s)
    if seat == NONE:
        next_town(s)
        return
    if not s.left_now:
        s.left_now = True
        s.tell("emptied", NOBODY, (int(group_of_all(s)),))
    leave(s, seat, group_of_all(s))


def raid(s: ElPasoState) -> None:
    """One raid of all who laid a card: reveal, roll, and the sheriffs or the plunder."""
    if s.left_now:
        s.groups += 1  # EP7.1: this round of decisions is over
        s.left_now = False
    s.raids += 1
    if s.events is not None:
        reveal(s)
    roll(s)
    if sheriffs_came(s):
        chase(s)
    else:
        plunder(s)
    discard_laid(s)
