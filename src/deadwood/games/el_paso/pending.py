"""Open decisions from their saved words, and only such as can be open."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from deadwood.core.decision import Decision
from deadwood.core.reason import BadPosition
from deadwood.games.el_paso.cards import TILES
from deadwood.games.el_paso.rules.decide import Decide
from deadwood.games.el_paso.rules.leaving import Keep
from deadwood.games.el_paso.rules.refill import Refill
from deadwood.games.el_paso.turn import RIDE


def restore(name: str, values: list[int], players: i64) -> Decision[Any]:
    """The decision that `saved()` described."""
    if name == "ride" and not values:
        return RIDE
    if name in ("decide", "keep", "refill") and values:
        if not 0 <= values[0] < players:
            raise BadPosition(f"Seat {values[0] + 1} is asked, but there are {players} players.")
        if name == "decide" and len(values) == 1:
            return Decide(values[0])
        if name == "refill" and len(values) == 2 and are_seats(values[1], players):
            return Refill(values[0], values[1])
        if name == "keep" and len(values) >= 2 and all(at < TILES for at in values[2:]):
            return Keep(values[0], values[1], tuple(values[2:]))
    raise BadPosition(f"No open question is called {name!r} with the values {values}.")


def are_seats(mask: i64, players: i64) -> bool:
    """Whether the bits name somebody, and nobody who is not here."""
    return 0 < mask < (i64(1) << players)
