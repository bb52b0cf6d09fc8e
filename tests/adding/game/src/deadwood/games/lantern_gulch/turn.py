"""The frame of a night: it is called, everybody lays, all lanterns are lit, and again."""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import Move, Seat
from deadwood.games.lantern_gulch.cards import NIGHTS
from deadwood.games.lantern_gulch.end import finish
from deadwood.games.lantern_gulch.rules.call import Call, caller
from deadwood.games.lantern_gulch.rules.lay import Lay, next_to_lay
from deadwood.games.lantern_gulch.rules.light import light
from deadwood.games.lantern_gulch.setup import set_up
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState


def begin(s: LanternGulchState) -> None:
    set_up(s)
    s.ask(WATCH)
    s.settle()


WATCHING: Final = question("watch")


@final
class NightWatch(Step[LanternGulchState]):
    """What comes next, when nothing is asked."""

    def of(self) -> QuestionKind:
        return WATCHING

    def resolve(self, s: LanternGulchState, seat: Seat, move: Move) -> None:
        if s.night == NIGHTS:
            finish(s)
            return
        s.ask(self)
        asked = next_to_lay(s)
        if asked == NONE:
            light(s)
        elif s.call == NONE:
            s.ask(Call(caller(s)))
        else:
            s.ask(Lay(asked))


WATCH: Final = NightWatch()
