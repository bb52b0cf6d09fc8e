"""Rule tests tell a situation in a few lines of a position, then play and look."""

from __future__ import annotations

import deadwood
from deadwood.core.reason import Reason
from deadwood.games.lantern_gulch.cards import CALLS, CARD_NAMES
from deadwood.games.lantern_gulch.schema import EVENTS
from deadwood.games.lantern_gulch.state import LanternGulchState
from deadwood.games.lantern_gulch.view import LanternGulchView
from tests.rules.scene import TableScene, dealt

EDITION = "invented"
NAMED = {"card": CARD_NAMES, "call": CALLS}


class Scene(TableScene[LanternGulchState, LanternGulchView]):
    fields = EVENTS.fields()
    named = NAMED

    def refuse(self, text: str, rule: str, params: dict[str, int | str] | None = None) -> None:
        assert self.refused(text) == Reason(rule, (params or {}) | self.asked_instead(rule))

    def hand(self, seat: int) -> list[str]:
        return [CARD_NAMES[card] for card in self.state.list_hand(seat - 1)]

    def nights(self) -> list[int]:
        return [int(number) for number in self.state.list_nights()]

    def leader(self) -> int:
        return int(self.state.leader) + 1


def at(text: str, players: int = 2, **options: object) -> Scene:
    game = deadwood.game("lantern-gulch", EDITION, players, options)
    return Scene(game, game.from_position(text))


def new(players: int = 2) -> Scene:
    game = deadwood.game("lantern-gulch", EDITION, players)
    return Scene(game, dealt(game, None))
