"""How long a bot may think: so many simulations, or so much time.

By simulations its answers depend on its seed alone; by time they depend on the machine too.
"""

from __future__ import annotations

import re
from typing import Final, final

from deadwood.core.reason import BadOption

MOST_SIMULATIONS: Final = 10_000_000
MOST_SECONDS: Final = 600.0
BUDGET: Final = "A budget is a number of simulations such as 300, or a time such as 100ms or 2s"


@final
class Budget:
    """One of the two is 0 and does not count."""

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds

    def text(self) -> str:
        """As people write it."""
        if self.simulations:
            return str(self.simulations)
        if self.seconds < 1.0:
            return f"{self.seconds * 1000:g}ms"
        return f"{self.seconds:g}s"


def read_budget(text: str) -> Budget:
    """The budget that a text means, or BadOption."""
    found = re.fullmatch(r"(\d{1,12}(?:\.\d{1,6})?)(ms|s|)", text.strip().lower(), re.ASCII)
    if found is None:
        raise BadOption(f"{BUDGET}, not {text!r}.")
    number, unit = found.groups()
    if unit:
        seconds = float(number) / (1000.0 if unit == "ms" else 1.0)
        if not 0.001 <= seconds <= MOST_SECONDS:
            raise BadOption(f"{BUDGET}; a time is 1ms to {MOST_SECONDS:g}s, not {text!r}.")
        return Budget(0, seconds)
    if "." in number or not 1 <= int(number) <= MOST_SIMULATIONS:
        raise BadOption(f"{BUDGET}; simulations are 1 to {MOST_SIMULATIONS:,}, not {text!r}.")
    return Budget(int(number), 0.0)
