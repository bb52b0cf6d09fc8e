"""What tests of bots share."""

from __future__ import annotations

from deadwood.bots.registry import THINKERS

FEW = 6  # simulations: enough to go down the tree, few enough for thousands of decisions


def quick(name: str) -> str:
    """The same bot with a budget for tests: by simulations, so that its seed decides alone."""
    return f"{name}:{FEW}" if name in THINKERS else name
