"""Boards of one's own, for tests: ours with corrections, or small ones from scratch."""

from __future__ import annotations

import json
from typing import Any

from deadwood.games.el_paso.board import parse, shipped
from deadwood.games.el_paso.cards import NAMES


def ours() -> dict[str, Any]:
    """Our own board as data, new every time, to be corrected."""
    return parse(shipped())


def line(data: dict[str, Any]) -> str:
    """A board as a text that `--board` would take."""
    return json.dumps(data)


def town(name: str, rate: int, *places: str) -> dict[str, Any]:
    """A town with these places and no other; all six if none is named."""
    has = {kind: kind in places or not places for kind in NAMES}
    return {"name": name, "rate": rate, **has}


def board(*towns: dict[str, Any], **changes: Any) -> str:
    """Our tiles and dice with other towns, and with `draw`, `dice` or `tiles` changed."""
    data = ours()
    if towns:
        data["towns"] = list(towns)
    data.update(changes)
    return line(data)


def last_at(rate: int) -> str:
    """Our board, but with another rate in El Paso."""
    data = ours()
    data["towns"][-1]["rate"] = rate
    return line(data)
