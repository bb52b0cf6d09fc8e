"""Lantern Gulch under contract: hidden are hands, laid lanterns and the dark."""

from __future__ import annotations

from typing import Any, ClassVar

from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import UNKNOWN, Move, Seat
from deadwood.games.lantern_gulch.cards import HAND
from deadwood.games.lantern_gulch.moves import is_lay
from deadwood.games.lantern_gulch.schema import EVENTS
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState
from tests.contract.adapters import Adapter, Swap

DARK = -1  # where a lantern is, if no seat holds it


def held(s: LanternGulchState, seat: Seat) -> list[int]:
    """A hand, with the lantern that its player has laid."""
    cards = [int(card) for card in s.list_hand(seat)]
    return sorted([*cards, int(s.laid(seat))] if s.laid(seat) != NONE else cards)


def never_seen(
    players: int, seat: Seat, shuffle: list[int], events: list[Event]
) -> dict[int, tuple[int, int]]:
    """The lanterns that the seat never saw in a whole game: their place in the shuffle, and where they are."""
    found = {card: (place, DARK) for place, card in enumerate(shuffle)}
    for event in events:
        if event.name in ("dealt", "draw"):
            for card in event.values:
                if event.seat == seat:
                    found.pop(card)
                else:
                    found[card] = (found[card][0], event.seat)
        elif event.name == "light":
            found.pop(event["card"], None)
    return found


class LanternGulchAdapter(Adapter):
    limit = 40
    revealing = ("lay ",)
    telling = (("lay",), ("lay", "light", "wins-night", "draw", "night"))
    traceless: ClassVar[dict[str, str]] = {}
    impossible: ClassVar[list[list[Event]]] = [
        [EVENTS.event("draw", 1, (UNKNOWN,)) for _ in range(27)],
        [EVENTS.event("light", 1, (3,)), EVENTS.event("light", 1, (3,))],
    ]
    reactions = ()

    def admits(self, view: Any, memory: Any, state: Any) -> bool:
        mine = 0 <= view.seat == memory.seat
        if mine and held(state, view.seat) != list(memory.mine):
            return False
        if [int(card) for card in state.list_spent()] != view.spent:
            return False
        sizes = [len(held(state, seat)) for seat in range(state.players)]
        return sizes == list(memory.sizes) and state.dark_size() == memory.dark

    def free_for_all(self, game: AnyGame) -> bool:
        return False

    def stays_secret(self, state: Any, seat: Seat, move: Move) -> bool:
        """Until the last one has laid."""
        return is_lay(move) and [at for at in range(state.players) if state.laid(at) == NONE] != [
            seat
        ]

    def secret(self, state: Any, seat: Seat) -> int:
        left = (seat + 1) % state.players
        return sum(held(state, left))

    def swaps(
        self, game: AnyGame, seat: Seat, shuffles: list[list[int]], events: list[Event]
    ) -> list[Swap]:
        """What is hidden when the game ends has never mattered to anybody else."""
        hidden = sorted(never_seen(game.players, seat, shuffles[0], events).items())
        assert HAND > 1, "somebody still holds a lantern then"
        return [
            Swap(0, one, two)
            for (_, (one, holder)), (_, (two, other)) in zip(
                hidden[::2], hidden[1::2], strict=False
            )
            if holder != other or holder == DARK
        ]


ADAPTER = LanternGulchAdapter()
