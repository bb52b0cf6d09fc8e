"""Open decisions from their saved words."""

from __future__ import annotations

from deadwood.core.decision import Decision
from deadwood.core.reason import BadPosition
from deadwood.games.wyatt_earp.rules.hideout import Hide, HideoutAnswer
from deadwood.games.wyatt_earp.rules.most_wanted import Steal
from deadwood.games.wyatt_earp.rules.photo import PhotoWindow
from deadwood.games.wyatt_earp.rules.robbery import Place
from deadwood.games.wyatt_earp.rules.wyatt_earp import Rescue, Search
from deadwood.games.wyatt_earp.state import Table
from deadwood.games.wyatt_earp.turn import Draw, Play


def restore(name: str, values: list[int]) -> Decision[Table]:
    """The decision that `saved()` described."""
    if name == "draw" and len(values) == 1:
        return Draw(values[0])
    if name == "play" and len(values) == 1:
        return Play(values[0])
    if name == "photo-window" and len(values) == 3:
        return PhotoWindow(values[0], values[1], values[2])
    if name == "place" and len(values) == 2:
        return Place(values[0], values[1])
    if name == "hide" and len(values) == 1:
        return Hide(values[0])
    if name == "hideout-answer" and len(values) == 2:
        return HideoutAnswer(values[0], values[1])
    if name == "steal" and len(values) == 2:
        return Steal(values[0], values[1])
    if name == "search" and len(values) == 1:
        return Search(values[0])
    if name == "rescue" and len(values) == 1:
        return Rescue(values[0])
    raise BadPosition(f"No open question is called {name!r} with {len(values)} values.")
