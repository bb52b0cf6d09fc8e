"""What a seat can know by remembering everything that it was shown.

Never a field of the state: playouts do not pay for it, and a bot at the far end of a network can
keep its own. It is folded from the events that the seat was shown and from nothing else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from deadwood.core.event import Event

NOT_FOLLOWED: Final = "A world needs a memory that has followed this game from its first card."


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    def learn(self, event: Event) -> None:
        """Remember one more event, as the seat was shown it."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """All that is remembered, as plain values."""
        raise NotImplementedError
