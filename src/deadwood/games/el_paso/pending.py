"""The open decisions of El Paso: what each is read from, when a table or a position is opened."""

from __future__ import annotations

from typing import Final

from deadwood.core.questions import QuestionTable
from deadwood.games.el_paso.rules.decide import DECIDE, Decide
from deadwood.games.el_paso.rules.leaving import LEAVER, Keep
from deadwood.games.el_paso.rules.refill import REFILL, Refill
from deadwood.games.el_paso.turn import RIDING, Ride

QUESTIONS: Final = QuestionTable({RIDING: Ride, DECIDE: Decide, LEAVER: Keep, REFILL: Refill})
