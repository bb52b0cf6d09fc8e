"""How long the bots of this server think about a move, each level that thinks ahead.

A table knows levels by their plain names only: how long a level thinks is the server's business,
so that nobody from outside can keep it busy with a name such as `marshal:99999`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deadwood.bots.budget import Budget, read_budget
from deadwood.bots.registry import THINKERS, level_of

LEAST_SECONDS: Final = 0.01
LEAST_SIMULATIONS: Final = 10


class Budgets:
    """By level, as people write them: `{"legend": "2s"}`; whoever is not named has his usual one."""

    def __init__(self, given: Mapping[str, str] | None = None) -> None:
        self._by_level: Final = dict(THINKERS)
        for level, text in (given or {}).items():
            self._by_level[level] = read_budget(text)

    def thinks(self, bot: str) -> bool:
        """Whether this bot thinks ahead; the others answer at once."""
        return level_of(bot) in self._by_level

    def seconds(self, bot: str) -> float:
        """How long this bot always thinks; 0 for one that answers at once, or counts simulations."""
        return self._by_level[bot].seconds if bot in self._by_level else 0.0

    def name(self, bot: str, others: int = 0) -> str:
        """The bot with its budget, which it shares with so many others who wait for its process."""
        if bot not in self._by_level:
            return bot
        budget = self._by_level[bot]
        if budget.simulations:
            fewer = max(budget.simulations // (1 + others), LEAST_SIMULATIONS)
            return f"{bot}:{Budget(min(budget.simulations, fewer), 0.0).text()}"
        less = max(budget.seconds / (1 + others), LEAST_SECONDS)
        return f"{bot}:{round(min(budget.seconds, less) * 1000, 3):.12g}ms"
