"""What a seat can know by remembering everything that it was shown.

Never a field of the state: playouts do not pay for it, and a bot at the far end of a network can
keep its own. It is folded from the events that the seat was shown and from nothing else, so it is
worth as much as it has followed. One that has missed something raises NotFollowed: in `learn` when an
event cannot have happened after all that it remembers, in `Game.world` when it does not fit the view.
`tests/contract/test_memories.py` says what no memory can notice.
"""

from __future__ import annotations

import copy
from typing import Any

from mypy_extensions import mypyc_attr

from deadwood.core.copies import parts, remade
from deadwood.core.event import Event
from deadwood.core.reason import DeadwoodError, NotFollowed


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The memory of one seat, or of a spectator: `Game.knowledge` makes an empty one."""

    def learn(self, event: Event) -> None:
        """Remember one more event, as the seat was shown it; or NotFollowed."""
        if not event.is_sound():
            raise NotFollowed
        try:
            self.take_in(event)
        except (IndexError, KeyError, ValueError) as error:
            if isinstance(error, DeadwoodError):
                raise
            raise NotFollowed from None  # it speaks of what was never there

    def take_in(self, event: Event) -> None:
        """What a game makes of an event whose numbers can be."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """All that is remembered, as plain values."""
        raise NotImplementedError

    def born(self) -> tuple[object, ...]:
        """What its `__init__` takes."""
        return ()

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} of seat {self.born()[0]}>"
            if self.born()
            else object.__repr__(self)
        )

    def __eq__(self, other: object) -> bool:
        """Whether both remember the same."""
        return (
            isinstance(other, Knowledge)
            and type(self) is type(other)
            and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash(self.fields())

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (type(self), self.born(), parts(self)))

    def __copy__(self) -> Knowledge:
        """As good as deep: it goes on learning by itself."""
        return copy.deepcopy(self)
