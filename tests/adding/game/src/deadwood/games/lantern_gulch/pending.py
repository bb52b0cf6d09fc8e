"""The open decisions of Lantern Gulch: what each is read from."""

from __future__ import annotations

from typing import Final

from deadwood.core.questions import QuestionTable
from deadwood.games.lantern_gulch.rules.call import CALLING, Call
from deadwood.games.lantern_gulch.rules.lay import LAYING, Lay
from deadwood.games.lantern_gulch.turn import WATCHING, NightWatch

QUESTIONS: Final = QuestionTable({WATCHING: NightWatch, CALLING: Call, LAYING: Lay})
