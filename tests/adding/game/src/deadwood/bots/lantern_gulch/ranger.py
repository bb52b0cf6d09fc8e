"""The ranger of Lantern Gulch: the policy on what its view shows."""

from __future__ import annotations

from typing import final

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.lantern_gulch.policy import best
from deadwood.core.types import Move
from deadwood.games.lantern_gulch.view import LanternGulchView


@final
class LanternGulchRanger(Bot):
    def choose(self, chair: Chair) -> Move:
        view = chair.view
        assert isinstance(view, LanternGulchView)
        return best(view.half, view.seat, chair.moves)
