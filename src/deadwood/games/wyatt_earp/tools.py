"""For programs: what chance brings next, and a poster shared out. What comes in is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.chance import Loaded
from deadwood.core.position import read_names
from deadwood.core.reason import BadOption, spelled
from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.rules.scoring import divide
from deadwood.games.wyatt_earp.schema import DOLLARS, MANY
from deadwood.games.wyatt_earp.state import WyattEarpState

MOST_POINTS: Final = 99  # more than all cards of an outlaw are worth


def load(s: WyattEarpState, draws: Sequence[str], tops: Sequence[str]) -> None:
    """These cards lie on top of the supply, and those come to lie there when it is shuffled."""
    lifted = read_names([*draws], KIND_OF, " among the draws")
    lasting = read_names([*tops], KIND_OF, " among the tops")
    supply = s.list_supply()
    for kind in lifted:
        if kind not in supply:
            raise BadOption(f"{NAMES[kind]} is not in the supply as often as it is to be drawn.")
        supply.remove(kind)
    s.clear_supply()
    for card in [*supply, *reversed(lifted)]:
        s.put_supply(card)
    if lasting:
        s.chance = Loaded(s.chance, tops=lasting)


def share(rules: Rules, players: int, points: Sequence[int], reward: int) -> list[int]:
    """What each takes of a poster, in dollars (WE12.2 to WE12.8)."""
    if len(points) != players:
        raise BadOption(f"The capture points are those of {players} players, not of {len(points)}.")
    for number in points:
        if not 0 <= number <= MOST_POINTS:
            raise BadOption(f"Capture points go from 0 to {MOST_POINTS}, not to {spelled(number)}.")
    if reward % DOLLARS or not 0 <= reward <= MANY * DOLLARS:
        raise BadOption(f"A reward is so many thousand dollars, as in 5000, not {spelled(reward)}.")
    counted = vec[i64]([i64(number) for number in points])
    paid = counted[:]
    divide(rules, counted, reward // DOLLARS, paid)
    return [int(each) * DOLLARS for each in paid]
