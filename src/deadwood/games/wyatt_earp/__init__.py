"""Wyatt Earp (Richard Borg, Mike Fitzgerald): rummy for sheriffs, 2 to 4 players."""

from deadwood.games.wyatt_earp.game import WyattEarp
from deadwood.games.wyatt_earp.house_rules import WyattEarpOptions
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory
from deadwood.games.wyatt_earp.named import WyattEarpMove
from deadwood.games.wyatt_earp.state import WyattEarpState
from deadwood.games.wyatt_earp.view import WyattEarpView

__all__ = [
    "WyattEarp",
    "WyattEarpMemory",
    "WyattEarpMove",
    "WyattEarpOptions",
    "WyattEarpState",
    "WyattEarpView",
]
