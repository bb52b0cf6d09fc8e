"""El Paso under contract.

Its hidden cards are hands, laid cards and the first stocks; a card that has once lain open is known
for ever. The swaps follow every card from its place in the shuffle of its kind on.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import UNKNOWN, Move, Seat
from deadwood.games.el_paso.cards import COPIES, KINDS, card_value
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import is_lay
from deadwood.games.el_paso.schema import EVENTS
from deadwood.games.el_paso.state import NONE, ElPasoState
from deadwood.games.el_paso.view import ElPasoView
from tests.contract.adapters import Adapter, Swap

STOCK = -1  # where a card is, if no seat holds it


def first_stocks(shuffles: list[list[int]], players: int) -> dict[int, list[int]]:
    """By card: the shuffle that dealt it, its place in it, and where it is then."""
    where: dict[int, list[int]] = {}
    for kind in range(KINDS):
        for place, card in enumerate(shuffles[kind]):
            assert card // COPIES == kind, "the stocks are shuffled first, kind by kind"
            where[card] = [kind, place, place if place < players else STOCK]
    return where


def never_seen(
    players: int, seat: Seat, shuffles: list[list[int]], events: list[Event]
) -> dict[int, list[int]]:
    """The cards that the seat never saw in a whole game, and where they are at its end."""
    where = first_stocks(shuffles, players)
    for event in events:
        if event.name == "dealt" and event.seat == seat:
            for card in event.row("cards"):
                where.pop(card)
        elif event.name == "reveal":
            where.pop(event["card"], None)
        elif event.name == "draw":
            card = event["card"]
            if event.seat == seat:
                where.pop(card, None)
            elif card in where:
                where[card][2] = event.seat
    return where


def pairs(hidden: dict[int, list[int]]) -> list[Swap]:
    """Disjoint pairs of one kind in different places, or both in the stock."""
    found: list[Swap] = []
    used: set[int] = set()
    for card, (shuffle, place, holder) in sorted(hidden.items()):
        for other, (other_shuffle, other_place, other_holder) in sorted(hidden.items()):
            if (
                card < other
                and not used & {card, other}
                and shuffle == other_shuffle
                and (holder != other_holder or holder == STOCK)
            ):
                found.append(Swap(shuffle, place, other_place))
                used |= {card, other}
    return found


def held(s: ElPasoState, seat: Seat) -> list[int]:
    """A hand, with the card that its player has laid."""
    cards = [int(card) for card in s.list_hand(seat)]
    return sorted(card for card in [*cards, int(s.laid(seat))] if card != NONE)


def queue(s: ElPasoState, kind: int, first: int, last: int) -> list[int]:
    return [int(s.queue(kind, at)) for at in range(first, last)]


def admits_hand(memory: ElPasoMemory, s: ElPasoState, seat: Seat) -> bool:
    """The known cards are there, and the others are unseen ones of the right kinds."""
    unknown = Counter(held(s, seat))
    unknown.subtract(int(card) for card in memory.known[seat])
    if min(unknown.values()) < 0:
        return False
    kinds = [0] * KINDS
    for card, number in unknown.items():
        if number and memory.seen[card]:
            return False
        kinds[card // COPIES] += number
    return kinds == [int(memory.unseen[seat * KINDS + kind]) for kind in range(KINDS)]


def admits_stock(memory: ElPasoMemory, s: ElPasoState, kind: int) -> bool:
    """Every known card is in its place, and an unseen one in every other."""
    stock = queue(s, kind, 0, int(s.stock_size(kind)))
    if len(stock) != len(memory.stocks[kind]):
        return False
    for card, remembered in zip(stock, memory.stocks[kind], strict=True):
        if card != remembered and (remembered != UNKNOWN or memory.seen[card]):
            return False
    pile = queue(s, kind, int(s.stock_size(kind)), int(s.queue_size(kind)))
    return pile == [int(card) for card in memory.piles[kind]]


def admits(view: ElPasoView, memory: ElPasoMemory, s: ElPasoState) -> bool:
    """Whether a state is possible for all that this seat knows; the real one always is."""
    if view.seat == memory.seat >= 0:
        own = [*view.hand, view.laid] if view.laid != NONE else view.hand
        if not sorted(own) == held(s, view.seat) == [int(card) for card in memory.known[view.seat]]:
            return False
    return all(admits_hand(memory, s, seat) for seat in range(s.players)) and all(
        admits_stock(memory, s, kind) for kind in range(KINDS)
    )


class ElPasoAdapter(Adapter):
    limit = 2000
    revealing = ("lay ",)
    hiding = ("leave",)
    telling = (("lay",), ("draw",))
    traceless: ClassVar[dict[str, str]] = {}
    impossible: ClassVar[list[list[Event]]] = [
        [EVENTS.event("draw", 1, (0, UNKNOWN)) for _ in range(COPIES)],
        [EVENTS.event("discard", 1, (3,)), EVENTS.event("discard", 1, (3,))],
    ]
    reactions = ("refill",)
    unnoticed = 2  # a card that is drawn in the last towns is seldom laid any more

    def admits(self, view: Any, memory: Any, state: Any) -> bool:
        return admits(view, memory, state)

    def free_for_all(self, game: AnyGame) -> bool:
        return game.options["refill"] == "race"

    def stays_secret(self, state: Any, seat: Seat, move: Move) -> bool:
        """A laid card, until the last one in town has decided."""
        deciding = [
            other
            for other in range(state.players)
            if not state.is_gone(other) and state.laid(other) == NONE
        ]
        return is_lay(move) and deciding != [seat]

    def secret(self, state: Any, seat: Seat) -> int:
        """What the cards of the left neighbour are worth together: little, but too much."""
        left = (seat + 1) % state.players
        return sum(int(card_value(card)) for card in held(state, left))

    def swaps(
        self, game: AnyGame, seat: Seat, shuffles: list[list[int]], events: list[Event]
    ) -> list[Swap]:
        """What is hidden when the game ends has never mattered to anybody else."""
        return pairs(never_seen(game.players, seat, shuffles, events))


ADAPTER = ElPasoAdapter()
