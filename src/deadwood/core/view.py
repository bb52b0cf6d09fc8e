"""What one seat may see: plain values, so that equal views are equal bytes."""

from __future__ import annotations

import json
from typing import Final, TypeAlias, cast

from mypy_extensions import i64, mypyc_attr

from deadwood.core.drawing import Drawing
from deadwood.core.types import Seat

SavedStack: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""All that is open, the question on top last: each by its name and its values."""

NO_FIELDS: Final = ("half", "shown")  # what the fields are made of
KNOWN: Final[dict[type, list[str]]] = {}


def properties(view: type) -> list[str]:
    """The names of what a kind of view makes itself, in the order in which they are written."""
    names = KNOWN.get(view)
    if names is None:
        names = [
            name
            for name, what in vars(view).items()
            # so properties are called interpreted and compiled
            if type(what).__name__ in ("property", "getset_descriptor")
            and not name.startswith("_")
            and name not in NO_FIELDS
        ]
        KNOWN[view] = names
    return names


def plain(numbers: list[i64]) -> list[int]:
    """In a list an i64 is an int already."""
    return cast("list[int]", numbers)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A game's own view adds its fields; `as_dict` is what leaves the engine.

    A view is the half of a state that its seat sees (`half`). Its fields are properties of it, made when
    somebody asks for them: those that are copies are written from the schema, the others stand in the
    game's `view.py`, and nothing more needs to be said there.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[int] = seat  # whose view it is; NOBODY looks on

    def as_dict(self) -> dict[str, object]:
        """Everything that the seat sees, by name, as plain values."""
        found: dict[str, object] = {"seat": self.seat}
        found.update(self.as_it_is())
        for name in properties(type(self)):
            found[name] = getattr(self, name)
        return found

    def as_it_is(self) -> dict[str, object]:
        """The fields that are copies: the game's generated `fields.py` provides them."""
        return {}

    def as_bytes(self) -> bytes:
        """The same as JSON: equal views are equal bytes."""
        return json.dumps(self.as_dict(), sort_keys=True, separators=(",", ":")).encode()

    def picture(self) -> Drawing:
        """The table drawn small, as the seat sees it."""
        return Drawing(f"{type(self).__name__} of {self.seat}", [])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seat {self.seat}>"

    def __str__(self) -> str:
        """What the seat sees, drawn as a small table."""
        return self.picture().text()

    def _repr_html_(self) -> str:
        """What the seat sees, drawn as a small table, for notebooks."""
        return self.picture().html()

    def __eq__(self, other: object) -> bool:
        """Whether both show the same."""
        if not isinstance(other, View) or type(self) is not type(other):
            return False
        return self.as_bytes() == other.as_bytes()

    def __hash__(self) -> int:
        return hash(self.as_bytes())
