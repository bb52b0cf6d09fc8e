"""Chance that remembers or exchanges what it shuffles, and games that tell what they should not.

All are interpreted subclasses of the kernel's classes: a compiled engine takes no monkeypatches.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import deadwood
from deadwood.core.chance import Chance
from deadwood.core.event import Event
from deadwood.core.game import Game
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move, Seat
from deadwood.core.view import View
from tests.contract.adapters import Adapter, Swap


class Recording(Chance):
    """Another stream, and a copy of everything that was shuffled with it."""

    def __init__(self, inner: Chance, swaps: list[Swap]) -> None:
        self.inner = inner
        self.swaps = swaps  # exchanged after the shuffle of that number
        self.shuffles: list[list[int]] = []

    def word(self) -> int:
        return self.inner.word()

    def clone(self) -> Chance:
        twin = Recording(self.inner.clone(), self.swaps)
        twin.shuffles = [*self.shuffles]
        return twin

    def fields(self) -> tuple[str, str, int]:
        return self.inner.fields()

    def shuffle(self, items: list[Any]) -> None:
        super().shuffle(items)
        for swap in self.swaps:
            if swap.shuffle == len(self.shuffles):
                items[swap.one], items[swap.two] = items[swap.two], items[swap.one]
        self.shuffles.append([int(item) for item in items])

    def shuffle_row(self, items: vec[i64]) -> None:
        row = [i64(item) for item in items]
        self.shuffle(row)
        for at, item in enumerate(row):
            items[at] = item


class Told(View):
    """A view with one figure too many."""

    def __init__(self, inner: View, secret: int) -> None:
        super().__init__(inner.seat)
        self.inner = inner
        self.secret = secret

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def as_dict(self) -> dict[str, object]:
        return self.inner.as_dict() | {"told": self.secret}


class Proxy(Game[Any, Any, Any]):
    """A game that does everything through another one."""

    def __init__(self, inner: AnyGame, adapter: Adapter) -> None:
        entry = deadwood.entry(inner.name)
        super().__init__(
            inner.name,
            inner.revision,
            inner.notation,
            entry.table,
            entry.players,
            inner.edition,
            inner.players,
            inner.given,
        )
        self.inner = inner
        self.adapter = adapter

    @property
    def rules(self) -> Any:
        """Of the inner game: whoever tells of it asks for them."""
        return getattr(self.inner, "rules")  # noqa: B009

    def questions(self) -> Any:
        return self.inner.questions()

    def knowledge(self, seat: Seat) -> Any:
        return self.inner.knowledge(seat)

    def deal(self, chance: Chance, listen: bool = False) -> Any:
        return self.inner.deal(chance, listen)

    def told(self, move: Move, mover: Seat, seat: Seat) -> str:
        return self.inner.told(move, mover, seat)

    def view(self, state: Any, seat: Seat) -> Any:
        return self.inner.view(state, seat)

    def shown(self, event: Event, seat: Seat) -> Event:
        return self.inner.shown(event, seat)

    def preview(self, state: Any, seat: Seat, move: Move) -> dict[str, int]:
        return self.inner.preview(state, seat, move)

    def winners(self, state: Any) -> list[Seat]:
        return self.inner.winners(state)

    def ended(self, state: Any) -> str:
        return self.inner.ended(state)


class LeakingView(Proxy):
    """Shows everybody a figure made of hidden cards."""

    def view(self, state: Any, seat: Seat) -> Any:
        return Told(self.inner.view(state, seat), self.adapter.secret(state, seat))


class LeakingEvents(Proxy):
    """Shows everybody the whole of every event."""

    def shown(self, event: Event, seat: Seat) -> Event:
        return event


class LeakingMoves(Proxy):
    """Orders a seat's legal moves by what others hide."""

    def legal(self, state: Any, seat: Seat) -> list[Move]:
        moves = self.inner.legal(state, seat)
        if not moves:
            return moves
        turn = self.adapter.secret(state, seat) % len(moves)
        return moves[turn:] + moves[:turn]


class LeakingReasons(Proxy):
    """Refuses a move with a reason that tells what others hide."""

    def why_not(self, state: Any, seat: Seat, move: Move) -> deadwood.Reason | None:
        reason = self.inner.why_not(state, seat, move)
        if reason is None:
            return None
        secret = self.adapter.secret(state, seat)
        return deadwood.Reason(reason.rule, {**reason.params, "told": secret})


class LeakingPreview(Proxy):
    """Says what a move would bring, and more."""

    def preview(self, state: Any, seat: Seat, move: Move) -> dict[str, int]:
        return super().preview(state, seat, move) | {"told": self.adapter.secret(state, seat)}


LEAKS: list[type[Proxy]] = [
    LeakingView,
    LeakingEvents,
    LeakingMoves,
    LeakingReasons,
    LeakingPreview,
]
