"""Wyatt Earp under contract.

Its hidden cards are hands, the supply and what lies below the top discard. The swaps follow every
physical card of a hand of the game, from its place in a shuffle on.
"""

from __future__ import annotations

from typing import Any, ClassVar

from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.core.worlds import HiddenPlace
from deadwood.games.wyatt_earp.cards import (
    FASTEST_GUN,
    HAND,
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    OUTLAWS,
    PHOTO,
    WYATT_EARP,
)
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory, counted
from deadwood.games.wyatt_earp.moves import TAKE, is_take
from deadwood.games.wyatt_earp.schema import EVENTS
from deadwood.games.wyatt_earp.state import WyattEarpState
from deadwood.games.wyatt_earp.view import WyattEarpView
from tests.contract.adapters import Adapter, Swap


class Card:
    """One physical card: its place in a shuffle, and what became of it."""

    def __init__(self, shuffle: int, place: int, kind: int) -> None:
        self.shuffle = shuffle
        self.place = place
        self.kind = kind
        self.seen = False  # by the seat in question
        self.denied: set[int] = set()  # kinds that its holder said he had none of


class Tracker:
    """Where the cards of one hand are, as its events tell; everything that `seat` saw is marked."""

    def __init__(self, players: int, seat: Seat, shuffles: list[list[int]]) -> None:
        self.players = players
        self.seat = seat
        self.shuffles = shuffles
        self.shuffled = 0
        self.hands: list[list[Card]] = []
        self.supply: list[Card] = []
        self.discards: list[Card] = []

    def next_shuffle(self) -> list[Card]:
        number = self.shuffled
        self.shuffled += 1
        return [Card(number, at, kind) for at, kind in enumerate(self.shuffles[number])]

    def gain(self, seat: Seat, card: Card) -> None:
        card.seen = card.seen or seat == self.seat
        self.hands[seat].append(card)

    def shed(self, seat: Seat, kind: int) -> Card:
        """The oldest card of a kind leaves a hand, before the eyes of all."""
        card = next(card for card in self.hands[seat] if card.kind == kind)
        self.hands[seat].remove(card)
        card.seen = True
        return card

    def throw(self, card: Card) -> None:
        card.seen = True
        self.discards.append(card)

    def deal(self, dealer: Seat) -> None:
        self.supply = self.next_shuffle()
        self.discards = []
        self.hands = [[] for _ in range(self.players)]
        for at in range(HAND * self.players):
            self.gain((dealer + 1 + at) % self.players, self.supply.pop())

    def follow(self, event: Event) -> None:
        name, seat, values = event.fields()
        if name == "deal":
            self.deal(seat)
        elif name == "draw":
            for kind in values:
                card = self.supply.pop()
                assert card.kind == kind, "the tracker has lost its way"
                self.gain(seat, card)
        elif name in ("first", "shot", "duel"):
            self.throw(self.supply.pop())
            assert self.discards[-1].kind == values[0], "the tracker has lost its way"
        elif name == "reshuffle":
            self.supply = self.next_shuffle() + self.supply
            self.discards = []
        elif name in ("pick", "take", "found"):
            at = next(n for n, c in reversed(list(enumerate(self.discards))) if c.kind == values[0])
            self.gain(seat, self.discards.pop(at))
        elif name == "discard":
            self.throw(self.shed(seat, values[0]))
        elif name == "earp":
            self.throw(self.shed(seat, WYATT_EARP))
        elif name == "lay":
            for _ in range(values[1]):
                self.shed(seat, values[0])
        elif name == "photo":
            self.shed(seat, PHOTO + values[0])
        elif name == "aim":
            self.shed(seat, values[0])
        elif name == "ask":
            self.shed(seat, MOST_WANTED)
        elif name == "no":
            for card in self.hands[seat]:
                card.denied.add(values[0])
        elif name == "give":
            self.gain(values[1], self.shed(seat, values[0]))
        elif name == "steal":
            card = Card(-1, -1, values[1])
            card.seen = True
            self.gain(seat, card)
        else:
            self.follow_to_the_discards(event)

    def follow_to_the_discards(self, event: Event) -> None:
        """Cards that lay open go to the discards; which copies they are is all the same."""
        name, _, values = event.fields()
        kinds: tuple[int, ...] = ()
        if name in ("wasted", "spent"):
            kinds = values
        elif name == "outgunned":
            kinds = (FASTEST_GUN,)
        elif name == "rescue":
            kinds = (HIDEOUT,)
        elif name == "orphans":
            kinds = values[1:]
        for kind in kinds:
            self.throw(Card(-1, -1, kind))

    def hidden(self) -> list[tuple[int, Card]]:
        """Every card that the seat never saw, and where it is (-1: the supply)."""
        places = [(-1, card) for card in self.supply]
        for seat in range(self.players):
            if seat != self.seat:
                places += [(seat, card) for card in self.hands[seat]]
        return [(place, card) for place, card in places if not card.seen]

    def swaps(self) -> list[Swap]:
        """Disjoint pairs of hidden cards in different places, or in the supply."""
        found: list[Swap] = []
        used: set[Card] = set()
        cards = sorted(self.hidden(), key=lambda item: item[0], reverse=True)
        for place, card in cards:
            for other_place, other in cards:
                if (
                    card is not other
                    and card not in used
                    and other not in used
                    and card.shuffle == other.shuffle
                    and card.kind != other.kind
                    and (place != other_place or place == -1)
                    and other.kind not in card.denied
                    and card.kind not in other.denied
                ):
                    found.append(Swap(card.shuffle, card.place, other.place))
                    used |= {card, other}
        return found


def admits(view: WyattEarpView, memory: WyattEarpMemory, s: WyattEarpState) -> bool:
    """Whether a state is possible for all that this seat knows; the real one always is."""
    for seat in range(s.players):
        if seat == view.seat:
            if any(s.hand(seat, kind) != view.hand[kind] for kind in range(KINDS)):
                return False
            continue
        for kind in range(KINDS):
            if s.hand(seat, kind) < memory.known[seat * KINDS + kind]:
                return False
        hand = HiddenPlace(0, s.list_hand(seat), memory.limits[seat])
        if hand.excess() > 0:
            return False
    if memory.in_supply:
        supply = counted(s.list_supply())
        for kind in range(KINDS):
            if supply[kind] > memory.in_supply[kind]:
                return False
    pile = counted(s.list_discards())
    expected = counted(memory.pile)
    gone = [expected[kind] - pile[kind] for kind in range(KINDS)]
    unseen_takes = len([take for take in memory.takes if take.stack == memory.stack])
    return min(gone) >= 0 and sum(gone) == unseen_takes


class WyattEarpAdapter(Adapter):
    limit = 3000
    revealing = ("play wyatt-earp search", "take ", "play most-wanted ask")
    telling = (
        ("draw",),
        ("discard", "turn"),
        ("lay",),
        ("photo",),
        ("ask", "no", "give"),
        ("earp", "search"),
        ("aim", "shot", "wasted"),
    )
    traceless: ClassVar[dict[str, str]] = {
        "no": "what a hand does not hold leaves nothing on the table",
        "search": "a look at the discards changes none of them",
        "turn": "only what people were seen doing depends on it, and that proves nothing",
    }
    impossible: ClassVar[list[list[Event]]] = [
        [EVENTS.event("pick", 1, (0,))],
        [EVENTS.event("first", NOBODY, (1,)), EVENTS.event("take", 0, (0,))],
        [EVENTS.event("first", NOBODY, (1,)), EVENTS.event("reshuffle", NOBODY, (2,))],
        [EVENTS.event("first", NOBODY, (1,)), EVENTS.event("search", 0, (1, 1))],
    ]
    reactions = ("photo-window", "hideout-answer")

    def admits(self, view: Any, memory: Any, state: Any) -> bool:
        return admits(view, memory, state)

    def free_for_all(self, game: AnyGame) -> bool:
        return game.options["photo_reaction"] == "true" and game.players > 2

    def stays_secret(self, state: Any, seat: Seat, move: Move) -> bool:
        """A card from within the discards; whoever takes the top one uncovers another."""
        return is_take(move) and move - TAKE != state.top_discard()

    def secret(self, state: Any, seat: Seat) -> int:
        """How many outlaw cards the left neighbour holds: little, but too much."""
        left = (seat + 1) % state.players
        return sum(int(state.hand(left, kind)) for kind in range(OUTLAWS))

    def swaps(
        self, game: AnyGame, seat: Seat, shuffles: list[list[int]], events: list[Event]
    ) -> list[Swap]:
        """What is hidden when a hand of the game ends has never mattered to anybody else."""
        found: list[Swap] = []
        tracker = Tracker(game.players, seat, shuffles)
        ended = False
        for event in events:
            if event.name == "deal" and ended:
                found += tracker.swaps()
            ended = event.name == "hand-over" or (ended and event.name != "deal")
            if ended and event.name == "reshuffle":
                return found  # a duel that used up the supply: all cards are shuffled anew
            tracker.follow(event)
        return found + tracker.swaps()


ADAPTER = WyattEarpAdapter()
