"""Lantern Gulch, an invented game: eight nights, a shuttered lantern each, 2 or 3 players."""

from deadwood.games.lantern_gulch.game import LanternGulch
from deadwood.games.lantern_gulch.house_rules import LanternGulchOptions
from deadwood.games.lantern_gulch.knowledge import LanternGulchMemory
from deadwood.games.lantern_gulch.named import LanternGulchMove
from deadwood.games.lantern_gulch.state import LanternGulchState
from deadwood.games.lantern_gulch.view import LanternGulchView

__all__ = [
    "LanternGulch",
    "LanternGulchMemory",
    "LanternGulchMove",
    "LanternGulchOptions",
    "LanternGulchState",
    "LanternGulchView",
]
