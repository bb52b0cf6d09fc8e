"""What differs between the editions: each difference is an option of its own. So is each optional card."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.options import Choice, OptionTable, Settled
from deadwood.games.bang.cards import KIND
from deadwood.games.bang.kinds import CARDS, CLAUSES, SWITCHES

ABACUS: Final = "abacus-2005"
INTERNATIONAL: Final = "international"
EDITIONS: Final = [ABACUS, INTERNATIONAL]


def switches() -> list[Choice]:
    """An option for each card that is not in the printed deck; cards can share one."""
    first = {switch: CLAUSES[kind] for kind, switch in reversed(list(enumerate(SWITCHES)))}
    return [
        Choice(switch, clauses.split()[0], ["false", "true"])
        for switch, clauses in reversed(first.items())
        if switch
    ]


OPTIONS: Final = OptionTable(
    EDITIONS,
    [
        Choice("beer", "BG9.3", ["prevents", "heals"], {INTERNATIONAL: "heals"}),
        Choice(
            "beer_off_turn", "BG9.4", ["any_loss", "lethal_only"], {INTERNATIONAL: "lethal_only"}
        ),
        Choice("beer_void_with_two", "BG9.5", ["true", "false"]),
        Choice("sid_heals", "BG16.18", ["once", "any_number"], {INTERNATIONAL: "any_number"}),
        Choice("jail_failed", "BG12.3", ["phase_three", "turn_lost"], {INTERNATIONAL: "turn_lost"}),
        Choice("brown_cards", "BG4.4", ["after", "before"], {INTERNATIONAL: "before"}),
        Choice("cat_balou_self", "BG11.3", ["true", "false"], {INTERNATIONAL: "false"}),
        Choice("suzy_draws", "BG16.21", ["at_once", "after"], {INTERNATIONAL: "after"}),
        Choice("choose_character", "BG1.6", ["false", "true"]),
        Choice("dead_see_all", "BG17.4", ["false", "true"]),
        *switches(),
    ],
)


@final
class Rules(Settled):
    """The options of one table, read once: the engine asks plain fields."""

    def __init__(self, values: dict[str, str]) -> None:
        super().__init__(values)
        self.beer_prevents: Final[bool] = values["beer"] == "prevents"
        self.beer_any_loss: Final[bool] = values["beer_off_turn"] == "any_loss"
        self.beer_void_with_two: Final[bool] = values["beer_void_with_two"] == "true"
        self.sid_once: Final[bool] = values["sid_heals"] == "once"
        self.jail_keeps_phase_three: Final[bool] = values["jail_failed"] == "phase_three"
        self.brown_after: Final[bool] = values["brown_cards"] == "after"
        self.cat_balou_self: Final[bool] = values["cat_balou_self"] == "true"
        self.suzy_at_once: Final[bool] = values["suzy_draws"] == "at_once"
        self.choose_character: Final[bool] = values["choose_character"] == "true"
        self.dead_see_all: Final[bool] = values["dead_see_all"] == "true"
        # By card: 1 if it is in the deck; and those that are, in printed order.
        self.copies: Final[list[int]] = [deals(values, KIND[card]) for card in range(CARDS)]
        self.deck: Final[vec[i64]] = vec[i64](
            [i64(card) for card in range(CARDS) if self.copies[card]]
        )


def deals(values: dict[str, str], kind: i64) -> int:
    """1 if a table with these options plays with cards of this kind, else 0."""
    switch = SWITCHES[kind]
    return 1 if not switch or values[switch] == "true" else 0
