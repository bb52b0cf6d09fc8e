"""What differs between the editions, and the house-rule options.

An edition is a set of defaults; every option can be switched on its own. The rules help shows
each option beside the clause that it changes (`digest.toml`).
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.options import Choice, OptionTable, Settled

ALEA: Final = "alea-2001"
GRYPHON: Final = "gryphon-2014"
EDITIONS: Final = [ALEA, GRYPHON]

OPTIONS: Final = OptionTable(
    EDITIONS,
    [
        # the three real differences between the printed editions, and Q6
        Choice("photo_reaction", "WE5.4", ["false", "true"], {ALEA: "false", GRYPHON: "true"}),
        Choice("tied_leaders_short", "WE12.8", ["one", "none"], {ALEA: "one", GRYPHON: "none"}),
        Choice("duel", "WE13.2", ["count", "knockout"], {ALEA: "count", GRYPHON: "knockout"}),
        Choice(
            "most_wanted_discard", "WE8.7", ["first", "after"], {ALEA: "first", GRYPHON: "after"}
        ),
        # readings that a group could sensibly want otherwise
        Choice("zero_points_share", "WE12.5", ["false", "true"]),
        Choice("stall_rounds", "WE11.3", ["3", "0", "1", "2", "4", "5", "6", "7", "8", "9"]),
        Choice("first_dealer", "WE1.5", ["seed", "1", "2", "3", "4"]),
        Choice("last_card_earp", "WE2.10", ["true", "false"]),
        Choice("last_card_reaction", "WE5.6", ["true", "false"]),
        Choice("memory_aid", "WE14.2", ["false", "true"]),
    ],
)


@final
class Rules(Settled):
    """The options of one table, read once: the engine asks plain fields."""

    def __init__(self, values: dict[str, str]) -> None:
        super().__init__(values)
        self.photo_reaction: Final[bool] = values["photo_reaction"] == "true"
        self.tied_leaders_take_one: Final[bool] = values["tied_leaders_short"] == "one"
        self.duel_knockout: Final[bool] = values["duel"] == "knockout"
        self.most_wanted_first: Final[bool] = values["most_wanted_discard"] == "first"
        self.zero_points_share: Final[bool] = values["zero_points_share"] == "true"
        self.stall_rounds: Final[int] = int(values["stall_rounds"])
        named = values["first_dealer"]
        self.first_dealer: Final[int] = -1 if named == "seed" else int(named) - 1
        self.last_card_earp: Final[bool] = values["last_card_earp"] == "true"
        self.last_card_reaction: Final[bool] = values["last_card_reaction"] == "true"
        self.memory_aid: Final[bool] = values["memory_aid"] == "true"
