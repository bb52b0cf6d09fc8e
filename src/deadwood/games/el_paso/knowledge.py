"""What a seat can know by remembering everything it was shown (EP10.2, EP10.3).

EP10.3 A stock that was a discard pile has an order that all could see: whoever draws from it holds
       a card that everybody can name.

So a card that has once been seen is never lost again: from the pile to the stock, from there to a
hand, and out of it when it is turned up. Only cards of the first stocks are ever unseen, and all
ways to place those of a kind are equally likely.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import NotFollowed
from deadwood.core.types import UNKNOWN, Seat
from deadwood.games.el_paso.cards import CARDS, COPIES, KINDS, Card, Kind


@final
class ElPasoMemory(Knowledge):
    """The knowledge of `seat` (NOBODY: a spectator, who knows what all know).

    A hand is counted with the card that its player has laid face down.
    """

    def __init__(self, seat: Seat, players: i64) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.seen: Final[list[bool]] = [False] * CARDS
        self.known: Final[list[list[i64]]] = [[] for _ in range(players)]  # cards in each hand
        self.unseen: Final[list[i64]] = [1] * (players * KINDS)  # by kind: other cards in it
        # by kind, top first: the card, or UNKNOWN
        self.stocks: Final[list[list[i64]]] = [[UNKNOWN] * (COPIES - players) for _ in range(KINDS)]
        self.piles: Final[list[list[i64]]] = [[] for _ in range(KINDS)]  # first card first

    def born(self) -> tuple[object, ...]:
        return (self.seat, self.players)

    def fields(self) -> tuple[object, ...]:
        return (
            self.seat,
            tuple(self.seen),
            tuple([tuple(hand) for hand in self.known]),
            tuple(self.unseen),
            tuple([tuple(stock) for stock in self.stocks]),
            tuple([tuple(pile) for pile in self.piles]),
        )

    def take_in(self, event: Event) -> None:
        name = event.name
        if name == "dealt":
            if event.seat == self.seat:
                for card in event.row("cards"):
                    self.see(self.seat, card)
        elif name == "draw":
            self.draw(event.seat, event["kind"], event["card"])
        elif name == "discard":
            self.discard(event.seat, event["card"])
        elif name == "turn-over":
            kind = event["kind"]
            self.stocks[kind].extend(self.piles[kind])
            self.piles[kind].clear()

    def see(self, seat: Seat, card: Card) -> None:
        """A card that was dealt or drawn unseen is this one."""
        self.seen[card] = True
        self.known[seat].append(card)
        self.known[seat].sort()
        self.unseen[seat * KINDS + card // COPIES] -= 1

    def draw(self, seat: Seat, kind: Kind, shown: Card) -> None:
        if not self.stocks[kind]:
            raise NotFollowed
        card = self.stocks[kind].pop(0)
        self.unseen[seat * KINDS + kind] += 1
        if card != UNKNOWN:
            self.see(seat, card)
        elif shown != UNKNOWN:
            self.see(seat, shown)

    def discard(self, seat: Seat, card: Card) -> None:
        if not self.seen[card]:
            self.see(seat, card)
        if card not in self.known[seat]:
            raise NotFollowed
        self.known[seat].remove(card)
        self.piles[card // COPIES].append(card)
