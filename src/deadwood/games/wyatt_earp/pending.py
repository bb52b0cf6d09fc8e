"""Open decisions from their saved words, and only such as can be open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.reason import BadPosition
from deadwood.games.wyatt_earp.cards import BANK_ROBBERY, FASTEST_GUN, OUTLAWS, STAGECOACH
from deadwood.games.wyatt_earp.rules.hideout import Hide, HideoutAnswer
from deadwood.games.wyatt_earp.rules.most_wanted import Steal
from deadwood.games.wyatt_earp.rules.photo import PhotoWindow
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.robbery import Place
from deadwood.games.wyatt_earp.rules.wyatt_earp import Rescue, Search
from deadwood.games.wyatt_earp.turn import Draw, Play

# Each decision and its values; the first value of every one is a seat.
VALUES: Final[dict[str, int]] = {
    "draw": 1,
    "play": 1,
    "photo-window": 3,
    "place": 2,
    "hide": 1,
    "hideout-answer": 2,
    "steal": 2,
    "search": 1,
    "rescue": 1,
}


def restore(name: str, values: list[int], players: i64) -> Question:
    """The decision that `saved()` described."""
    if VALUES.get(name, -1) != len(values):
        raise BadPosition(f"No open question is called {name!r} with {len(values)} values.")
    if not 0 <= values[0] < players:
        raise BadPosition(f"Seat {values[0] + 1} is asked, but there are {players} players.")
    if name == "draw":
        return Draw(values[0])
    if name == "play":
        return Play(values[0])
    if name == "hide":
        return Hide(values[0])
    if name == "search":
        return Search(values[0])
    if name == "rescue":
        return Rescue(values[0])
    if name == "place" and values[1] in (BANK_ROBBERY, FASTEST_GUN, STAGECOACH):
        return Place(values[0], values[1])
    if name == "steal" and values[1] in (0, 1):
        return Steal(values[0], values[1])
    if name == "hideout-answer" and values[1] < OUTLAWS:
        return HideoutAnswer(values[0], values[1])
    if name == "photo-window" and values[1] < OUTLAWS and are_others(values[0], values[2], players):
        return PhotoWindow(values[0], values[1], values[2])
    raise BadPosition(f"The question {name!r} cannot have the values {values}.")


def are_others(active: i64, asked: i64, players: i64) -> bool:
    """Whether `asked` (a bit per seat) names somebody, and nobody but the others."""
    everybody: i64 = (i64(1) << players) - 1
    return asked > 0 and asked & ~everybody == 0 and (asked >> active) & 1 == 0
