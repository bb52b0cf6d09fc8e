"""The open decisions of Wyatt Earp: what each is read from, when a table or a position is opened."""

from __future__ import annotations

from typing import Final

from deadwood.core.questions import QuestionTable
from deadwood.games.wyatt_earp.rules.hideout import HIDE, HIDEOUT_ANSWER, Hide, HideoutAnswer
from deadwood.games.wyatt_earp.rules.most_wanted import STEAL, Steal
from deadwood.games.wyatt_earp.rules.photo import PHOTO_WINDOW, PhotoWindow
from deadwood.games.wyatt_earp.rules.robbery import PLACING, Place
from deadwood.games.wyatt_earp.rules.wyatt_earp import RESCUE, SEARCH, Rescue, Search
from deadwood.games.wyatt_earp.turn import DRAW, PLAY, Draw, Play

QUESTIONS: Final = QuestionTable(
    {
        DRAW: Draw,
        PLAY: Play,
        PHOTO_WINDOW: PhotoWindow,
        PLACING: Place,
        HIDE: Hide,
        HIDEOUT_ANSWER: HideoutAnswer,
        STEAL: Steal,
        SEARCH: Search,
        RESCUE: Rescue,
    }
)
