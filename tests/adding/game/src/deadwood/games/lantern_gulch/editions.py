"""The one edition, and the option."""

from __future__ import annotations

from typing import Final, final

from deadwood.core.options import Choice, OptionTable, Settled

FIRST: Final = "invented"
EDITIONS: Final = [FIRST]

OPTIONS: Final = OptionTable(EDITIONS, [Choice("caller", "LG2.1", ["leader", "last"])])


@final
class Rules(Settled):
    """The options of one table, read once: the engine asks plain fields."""

    def __init__(self, values: dict[str, str]) -> None:
        super().__init__(values)
        self.last_calls: Final[bool] = values["caller"] == "last"
