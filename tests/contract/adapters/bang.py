"""BANG! under contract.

Its hidden things are roles, hands and the talon. The swaps follow every card from its place in a
shuffle until the seat may know it; discards all have seen, so a reshuffle hides them anew. Roles
are shown by death and by the end of the game: an exchange of two is followed until then.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, UNKNOWN, Move, Seat
from deadwood.games.bang.cards import DEALT_ROLES, KIND, SHERIFF, is_printed
from deadwood.games.bang.characters.calamity_janet import is_missed
from deadwood.games.bang.knowledge import BangMemory, Token
from deadwood.games.bang.moves import is_choose
from deadwood.games.bang.rules.deck import ASKED_BY
from deadwood.games.bang.state import BangState
from deadwood.games.bang.view import BangView
from tests.contract.adapters import Adapter, Swap

# The shuffles of the set-up; every later one is of the discards.
ROLES, CHARACTERS, CARDS = 0, 1, 2
TALON = -1  # where a card is, if no seat holds it

# Events after which all know the cards among their values, and where among them these are.
OPEN = {
    "show": slice(None),
    "sign": slice(None),
    "store": slice(None),
    "play": slice(0, 1),
    "discard": slice(None),
    "missed": slice(None),
    "beer": slice(0, 1),
    # Only Kit Carlson sees it, but his move names it: another card could not be put back.
    "put-back": slice(None),
}


class Card:
    """A card that was shuffled, and what became of it."""

    def __init__(self, shuffle: int, place: int) -> None:
        self.shuffle = shuffle
        self.place = place
        self.holder = TALON
        self.dealt = False  # in the first hands
        self.until: int | None = None  # the event by which the seat may know it


class Tracker:
    """Where every card that `seat` cannot know is, as the events tell."""

    def __init__(self, seat: Seat, shuffles: list[list[int]]) -> None:
        self.seat = seat
        self.shuffles = shuffles
        self.shuffled = CARDS
        self.number = 0  # of the event
        self.hidden: dict[int, Card] = {}
        self.known: list[Card] = []  # hidden once
        self.looked: tuple[int, ...] = ()
        self.next_shuffle()

    def next_shuffle(self) -> None:
        for place, card in enumerate(self.shuffles[self.shuffled]):
            assert card not in self.hidden, "only what all have seen is shuffled again"
            self.hidden[card] = Card(self.shuffled, place)
        self.shuffled += 1

    def show(self, card: int) -> None:
        if card in self.hidden:
            self.known.append(self.hidden.pop(card))
            self.known[-1].until = self.number

    def move(self, cards: tuple[int, ...], holder: Seat, *seen_by: Seat) -> None:
        """Cards come to a hand before the eyes of some."""
        for card in cards:
            if self.seat in seen_by:
                self.show(card)
            elif card in self.hidden:
                self.hidden[card].holder = holder

    def follow(self, event: Event) -> None:
        name, seat, values = event.fields()
        if name in OPEN:
            for card in values[OPEN[name]]:
                self.show(card)
        if name == "dealt":
            for card in values:
                self.hidden[card].dealt = True
        if name in ("dealt", "draw"):
            self.move(values, seat, seat)
        elif name in ("take", "haul"):
            self.move(values[1:], seat, seat, values[0])
        elif name == "look":
            self.looked = values
            self.move(values, TALON, seat)
        elif name == "put-back":
            self.move(self.looked, seat, seat)
        elif name == "reshuffle":
            self.next_shuffle()
        self.number += 1


def pairs(hidden: dict[int, Card]) -> list[Swap]:
    """Disjoint pairs of one shuffle in different places, or both in the talon."""
    found: list[Swap] = []
    used: set[Card] = set()
    # The cards in hands first: those in the talon are many, and partners for them.
    cards = sorted(hidden.values(), key=lambda card: card.holder, reverse=True)
    for card in cards:
        for other in cards:
            if (
                card is not other
                and not used & {card, other}
                and card.shuffle == other.shuffle
                and (card.holder != other.holder or card.holder == TALON)
            ):
                found.append(Swap(card.shuffle, card.place, other.place))
                used |= {card, other}
    return found


def first_cards(cards: list[Card]) -> list[Swap]:
    """Two cards of the first hands that stay hidden longest, exchanged until one is seen."""
    dealt = [card for card in cards if card.dealt and card.until is not None]
    dealt.sort(key=lambda card: card.until or 0, reverse=True)
    if len(dealt) < 2:
        return []
    return [Swap(CARDS, dealt[0].place, dealt[1].place, dealt[1].until)]


def hidden_roles(seat: Seat, roles: list[int], events: list[Event]) -> list[Swap]:
    """Two others with different roles that stay hidden longest, exchanged until one is shown."""
    shown: dict[int, int] = {}
    over = len(events)
    for number, event in enumerate(events):
        if event.name == "dies":
            shown[event.seat] = number
        elif event.name == "over":
            over = number
    found: list[Swap] = []
    for one in range(len(roles)):
        for two in range(one):
            if seat not in (one, two) and SHERIFF not in (roles[one], roles[two]):
                until = min(shown.get(one, over), shown.get(two, over))
                if roles[one] != roles[two]:
                    found.append(Swap(ROLES, one, two, until))
    return sorted(found, key=lambda swap: swap.until or 0)[-1:]


# What a seat knows.


def fits(memory: BangMemory, token: Token, card: int) -> bool:
    """Whether a token can be this card."""
    if token.card != UNKNOWN:
        return token.card == card
    talon = memory.unseen[card]
    return talon != UNKNOWN and bool((token.talons >> talon) & 1)


def admits_talon(memory: BangMemory, s: BangState) -> bool:
    """Every known card is in its place, and an unseen one of the right shuffle in every other."""
    return s.talon_size() == len(memory.talon) and all(
        fits(memory, token, card) for token, card in zip(memory.talon, s.list_talon(), strict=True)
    )


def admits_hands(memory: BangMemory, s: BangState) -> bool:
    """Every token can be another card, in a hand where it may be."""
    if [int(s.hand_size(at)) for at in range(s.players)] != [int(size) for size in memory.sizes]:
        return False
    places = [(seat, int(card)) for seat in range(s.players) for card in s.list_hand(seat)]
    choices = [
        [
            at
            for at, (seat, card) in enumerate(places)
            if (token.seats >> seat) & 1 and fits(memory, token, card)
        ]
        for token in memory.held
    ]
    return len(choices) == len(places) and matches(choices)


def matches(choices: list[list[int]]) -> bool:
    """Whether everybody can have one of his choices for himself."""
    owner: dict[int, int] = {}

    def settle(who: int, tried: set[int]) -> bool:
        for at in choices[who]:
            if at not in tried:
                tried.add(at)
                if at not in owner or settle(owner[at], tried):
                    owner[at] = who
                    return True
        return False

    return all(settle(who, set()) for who in range(len(choices)))


def admits_roles(view: BangView, s: BangState) -> bool:
    """The known roles are there, and the others are those that are left."""
    return sorted(s.list_role()) == sorted(DEALT_ROLES[: s.players]) and all(
        known in (UNKNOWN, role) for known, role in zip(view.roles, s.list_role(), strict=True)
    )


def admits_open(view: BangView, memory: BangMemory, s: BangState) -> bool:
    """His own hand; the discards; and who has played the first of two Missed! has the second."""
    pile = Counter(s.list_discards())
    for decision in s.pending:
        name, values = decision.saved()
        if name in ("lucky-pick", "lucky-order"):
            pile.update(decision.holds())  # all see them there already
        elif name == "dodge" and values[3] == 1:
            player = values[0]
            if not any(is_missed(s, player, KIND[card]) for card in s.list_hand(player)):
                return False
    own = not view.hand or view.hand == [int(card) for card in s.list_hand(view.seat)]
    return own and pile == Counter(memory.pile)


def admits(view: BangView, memory: BangMemory, s: BangState) -> bool:
    """Whether a state is possible for all that this seat knows; the real one always is."""
    return (
        admits_roles(view, s)
        and admits_open(view, memory, s)
        and admits_talon(memory, s)
        and admits_hands(memory, s)
    )


class BangAdapter(Adapter):
    limit = 3000
    revealing = ("play panic", "play cat-balou", "take from", "choose")
    thrift = 3
    telling = (
        ("draw",),
        ("discard",),
        ("play",),
        ("missed", "dodged"),
        ("put-back",),
        ("sign",),
        ("show", "draw"),
        ("dies", "haul", "haul-table"),
        ("character",),
    )
    traceless: ClassVar[dict[str, str]] = {
        "show": "a card that was shown stays in a hand of the same size",
        "look": "when the cards that Kit took are played, which one he put back is forgotten",
    }
    impossible: ClassVar[list[list[Event]]] = [
        [Event("take-discard", 1, (3,))],
        [Event("show", 1, (3,))],
        [Event("discard", 1, (3,))],
        [Event("reshuffle", NOBODY, (3,))],
        [Event("draw", 1, (UNKNOWN,) * (len(KIND) + 1))],
        [Event("sign", 1, tuple(range(len(KIND)))), Event("sign", 1, (0,))],
        [Event("sign", 1, tuple(range(len(KIND) - 2))), Event("look", 0, (0, 1, 2))],
        [Event("sign", 1, tuple(range(len(KIND) - 2))), Event("put-back", 1, (UNKNOWN,))],
    ]
    reactions = (
        "barrel",
        "dodge",
        "save",
        "lay-down",
        "duel",
        "indians",
        "store",
        "bart-draw",
        "lucky-pick",
        "lucky-order",
        "sid-pair",
        # … and whatever a card asks that is not in the printed deck
        *(name for name, kind in ASKED_BY.items() if not is_printed(kind)),
    )

    def admits(self, view: Any, memory: Any, state: Any) -> bool:
        return admits(view, memory, state)

    def free_for_all(self, game: AnyGame) -> bool:
        return False

    def stays_secret(self, state: Any, seat: Seat, move: Move) -> bool:
        """Which card Kit Carlson puts back."""
        return is_choose(move) and state.pending[-1].name() == "kit-pick"

    def secret(self, state: Any, seat: Seat) -> int:
        """What role and cards the left neighbour has, summed up: little, but too much."""
        left = (seat + 1) % state.players
        return int(state.role(left)) + sum(int(card) for card in state.list_hand(left))

    def swaps(
        self, game: AnyGame, seat: Seat, shuffles: list[list[int]], events: list[Event]
    ) -> list[Swap]:
        """Cards that are hidden when the game ends, and cards and roles that were so for a while."""
        tracker = Tracker(seat, shuffles)
        for event in events:
            tracker.follow(event)
        for_a_while = first_cards(tracker.known) + hidden_roles(seat, shuffles[ROLES], events)
        return pairs(tracker.hidden) + for_a_while


ADAPTER = BangAdapter()
