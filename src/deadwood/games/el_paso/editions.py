"""The one printed edition, and the options: readings that a group could sensibly want otherwise."""

from __future__ import annotations

from typing import Final, final

from deadwood.core.options import Choice, OptionTable, Settled
from deadwood.games.el_paso.board import STANDARD, canonical, load

ZOCH: Final = "zoch-2009"
EDITIONS: Final = [ZOCH]

OPTIONS: Final = OptionTable(
    EDITIONS,
    [
        Choice("board", "EP1.4", [STANDARD], reader=canonical),
        Choice("first_lookout", "EP1.6", ["seed", "1", "2", "3", "4", "5"]),
        Choice("leave_before_first_raid", "EP3.3", ["true", "false"]),
        Choice("refill", "EP6.4", ["race", "in-turn"]),
        Choice("memory_aid", "EP10.2", ["false", "true"]),
    ],
)


@final
class Rules(Settled):
    """The options of one table, read once: the engine asks plain fields."""

    def __init__(self, values: dict[str, str]) -> None:
        super().__init__(values)
        self.board: Final = load(values["board"])
        named = values["first_lookout"]
        self.first_lookout: Final[int] = -1 if named == "seed" else int(named) - 1
        self.leave_before_first_raid: Final[bool] = values["leave_before_first_raid"] == "true"
        self.race: Final[bool] = values["refill"] == "race"
        self.memory_aid: Final[bool] = values["memory_aid"] == "true"
