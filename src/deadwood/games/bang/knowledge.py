"""What a seat can know by remembering everything it was shown (chapter BG17).

Hidden cards are tokens: one for every card in a hand or in the talon. A token is a card that the seat
has seen, or an unseen one of a certain talon (each reshuffle makes a new one out of cards that all
have seen). Where a token lies is known, until somebody takes a card out of another's hand before the
eyes of third parties: then every token that may have moved may be in either hand.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import NotFollowed
from deadwood.core.types import UNKNOWN, Seat
from deadwood.games.bang.cards import KIND, Card, is_brown
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.kinds import CARDS, DYNAMITE

LAST_TALON: Final[i64] = 30  # talons are bits; later ones are not told apart
DYNAMITE_CARD: Final[i64] = list(KIND).index(DYNAMITE)


@final
class Token:
    """A hidden card: what it is, from which talons it may come, and whose hands it may be in."""

    def __init__(self, card: Card, talons: i64, seats: i64) -> None:
        self.card: i64 = card
        self.talons: i64 = talons
        self.seats: i64 = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return (Token, (self.card, self.talons, self.seats))

    def fields(self) -> tuple[int, int, int]:
        return (self.card, self.talons, self.seats)

    def width(self) -> i64:
        """How little is known: the number of hands and talons that it may belong to."""
        return ones(self.seats) * 64 + ones(self.talons)


def ones(bits: i64) -> i64:
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def width_of(token: Token) -> int:
    return int(token.width())


def only_seat(token: Token) -> Seat:
    """The hand of a token that can be in no other."""
    seat: i64 = 0
    while (token.seats >> seat) & 1 == 0:
        seat += 1
    return seat


def find_room(loose: list[Token], lies: list[i64], room: list[i64], at: int, tried: i64) -> bool:
    """Put a token into a hand with room, or into one where another token can make room for it."""
    for seat in range(len(room)):
        if (loose[at].seats >> seat) & 1 == 0 or (tried >> seat) & 1:
            continue
        if room[seat] > 0:
            room[seat] -= 1
            lies[at] = seat
            return True
        for other in range(len(loose)):
            if lies[other] == seat and find_room(
                loose, lies, room, other, tried | (i64(1) << seat)
            ):
                lies[at] = seat
                return True
    return False


@final
class BangMemory(Knowledge):
    """The knowledge of `seat` (NOBODY: a spectator, who knows what all know)."""

    def __init__(self, seat: Seat, players: i64, rules: Rules) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.rules: Final = rules
        self.brown_after: Final = rules.brown_after
        self.talon_number: i64 = 0
        # By card: the talon it hides in, or UNKNOWN.
        self.unseen: Final[list[i64]] = [UNKNOWN] * CARDS
        self.talon: list[Token] = []  # top last
        for card in rules.deck:
            self.unseen[card] = 0
            self.talon.append(Token(UNKNOWN, 1, 0))
        self.held: Final[list[Token]] = []  # in hands
        self.sizes: Final[list[i64]] = [0] * players
        self.pile: Final[list[i64]] = []  # the discards, in no order
        self.offered: Final[list[int]] = []  # the two characters that the seat could choose from

    def born(self) -> tuple[object, ...]:
        return (self.seat, self.players, self.rules)

    def fields(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.talon_number,
            tuple(self.unseen),
            tuple([token.fields() for token in self.talon]),
            tuple(sorted([token.fields() for token in self.held])),
            tuple(self.sizes),
            tuple(sorted(self.pile)),
            tuple(self.offered),
        )

    def take_in(self, event: Event) -> None:
        name = event.name
        seat = event.seat
        if name == "draw":
            self.draw(seat, event["card"])
        elif name == "dealt":
            for card in event.row("cards"):
                self.draw(seat, card)
        elif name == "discard" or name == "missed" or name == "beer":
            self.leave(seat, event["card"])
            self.pile.append(event["card"])
        elif name == "play":
            self.leave(seat, event["card"])
            if is_brown(KIND[event["card"]]) and not self.brown_after:
                self.pile.append(event["card"])
        elif name == "resolved" or name == "replaced" or name == "strip":
            self.pile.append(event["card"])
        elif name == "explodes":
            self.pile.append(DYNAMITE_CARD)
        elif name == "sign":
            for card in event.row("cards"):
                self.turn_up(card)
                self.pile.append(card)
        elif name == "store":
            for card in event.row("cards"):
                self.turn_up(card)
        elif name == "pick" or name == "take-table":
            self.hold(seat, event["card"])
        elif name == "take-discard":
            if event["card"] not in self.pile:
                raise NotFollowed
            self.pile.remove(event["card"])
            self.hold(seat, event["card"])
        elif name == "haul-table":
            for card in event.row("cards"):
                self.hold(seat, card)
        else:
            self.learn_more(event)

    def learn_more(self, event: Event) -> None:
        """The rarer ones."""
        seat = event.seat
        if event.name == "take":
            self.take(seat, event["victim"], event["card"])
        elif event.name == "haul":
            self.haul(seat, event["victim"], event.row("cards"))
        elif event.name == "reshuffle":
            self.reshuffle(event["number"])
        elif event.name == "show":
            if not self.held:
                raise NotFollowed
            self.see(self.held[-1], event["card"])  # the card that he has just drawn
        elif event.name == "look" and seat == self.seat:
            cards = event.row("cards")
            self.check_talon(len(cards))
            for at in range(len(cards)):
                self.see(self.talon[len(self.talon) - len(cards) + at], cards[at])
        elif event.name == "offer" and seat == self.seat:
            self.offered.extend([event["first"], event["second"]])
        elif event.name == "put-back":
            self.put_back(seat, event["card"])

    # Talon and piles.

    def check_talon(self, cards: int) -> None:
        """So many cards are seen or leave: they must be there."""
        if len(self.talon) < cards:
            raise NotFollowed

    def draw(self, seat: Seat, card: Card) -> None:
        self.check_talon(1)
        token = self.talon.pop()
        if card != UNKNOWN:
            self.see(token, card)
        self.give(token, seat)

    def give(self, token: Token, seat: Seat) -> None:
        token.seats = i64(1) << seat
        self.held.append(token)
        self.sizes[seat] += 1

    def hold(self, seat: Seat, card: Card) -> None:
        """A card that all have seen comes to a hand."""
        self.give(Token(card, 0, 0), seat)

    def see(self, token: Token, card: Card) -> None:
        if token.card == UNKNOWN:
            token.card = card
            token.talons = 0
            self.unseen[card] = UNKNOWN

    def turn_up(self, card: Card) -> None:
        """The top card of the talon lies open now."""
        self.check_talon(1)
        self.see(self.talon.pop(), card)

    def reshuffle(self, number: int) -> None:
        """What all have seen discarded is the new talon, below what is left of the old one."""
        if len(self.pile) != number:
            raise NotFollowed
        self.talon_number = min(self.talon_number + 1, LAST_TALON)
        fresh: list[Token] = []
        for card in self.pile:
            self.unseen[card] = self.talon_number
            fresh.append(Token(UNKNOWN, i64(1) << self.talon_number, 0))
        self.talon = fresh + self.talon
        self.pile.clear()

    def put_back(self, kit: Seat, back: Card) -> None:
        """Kit Carlson has taken two of the top three, and only he knows which."""
        self.check_talon(3)
        three = [self.talon.pop(), self.talon.pop(), self.talon.pop()]
        if back == UNKNOWN:
            talons: i64 = three[0].talons | three[1].talons | three[2].talons
            for token in three:
                token.talons = talons
        rest = three[2]
        for token in three:
            if back != UNKNOWN and token.card == back:
                rest = token
        for token in three:
            if token is not rest:
                self.give(token, kit)
        self.talon.append(rest)

    # Hands.

    def leave(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand before the eyes of all."""
        self.held.remove(self.find(seat, card))
        self.unseen[card] = UNKNOWN
        self.sizes[seat] -= 1
        self.conclude()

    def find(self, seat: Seat, card: Card) -> Token:
        """The token that this card of a hand must have been, now known to be there. Of several that
        are possible it is the one of which most is known; the others then may be in its place."""
        talon: i64 = self.unseen[card]
        possible: list[Token] = []
        for token in self.held:
            if token.card == card:
                token.seats = i64(1) << seat
                return token
            if token.card == UNKNOWN and talon != UNKNOWN and (token.seats >> seat) & 1:
                if (token.talons >> talon) & 1:
                    possible.append(token)
        possible = [token for token in possible if self.can_be_in(token, seat)]
        possible.sort(key=width_of)
        if not possible:
            raise NotFollowed  # a card came out of a hand where it cannot have been
        found = possible[0]
        for token in possible:
            # It may have been this one: then the one found is still where it was.
            token.seats |= found.seats
            token.talons |= found.talons
        found.seats = i64(1) << seat
        return found

    def can_be_in(self, token: Token, seat: Seat) -> bool:
        """Whether all other tokens still find a hand if this one is there."""
        before = token.seats
        token.seats = i64(1) << seat
        fits = self.fits()
        token.seats = before
        return fits

    def fits(self) -> bool:
        """Whether there is a way to put all tokens where they may be, every hand as full as it is."""
        room = self.sizes.copy()
        loose: list[Token] = []
        for token in self.held:
            if token.seats & (token.seats - 1):
                loose.append(token)
            else:
                room[only_seat(token)] -= 1
        if min(room) < 0:
            return False
        lies: list[i64] = [UNKNOWN] * len(loose)  # by loose token: the hand that it is put into
        for at in range(len(loose)):
            if not find_room(loose, lies, room, at, 0):
                return False
        return True

    def take(self, taker: Seat, victim: Seat, card: Card) -> None:
        """A card goes from hand to hand; third parties do not see which."""
        if card != UNKNOWN:
            token = self.find(victim, card)
            self.see(token, card)
            token.seats = i64(1) << taker
        else:
            for token in self.held:
                if (token.seats >> victim) & 1:
                    token.seats |= i64(1) << taker
        self.sizes[victim] -= 1
        self.sizes[taker] += 1
        self.conclude()

    def haul(self, sam: Seat, dead: Seat, cards: tuple[int, ...]) -> None:
        """Vulture Sam takes a whole hand."""
        for card in cards:
            if card != UNKNOWN:
                self.see(self.find(dead, card), card)
        for token in self.held:
            if (token.seats >> dead) & 1:
                token.seats = (token.seats & ~(i64(1) << dead)) | (i64(1) << sam)
        self.sizes[sam] += self.sizes[dead]
        self.sizes[dead] = 0
        self.conclude()

    def conclude(self) -> None:
        """A hand that is full of tokens which can be nowhere else has no room for others."""
        changed = True
        while changed:
            changed = False
            for seat in range(self.players):
                bit: i64 = i64(1) << seat
                certain: i64 = 0
                possible: i64 = 0
                for token in self.held:
                    if token.seats == bit:
                        certain += 1
                    elif token.seats & bit:
                        possible += 1
                if possible == 0:
                    continue
                if certain == self.sizes[seat]:
                    self.restrict(bit, ~bit)
                    changed = True
                elif certain + possible == self.sizes[seat]:
                    self.restrict(bit, bit)
                    changed = True

    def restrict(self, bit: i64, to: i64) -> None:
        """Tokens that may or may not be in a hand are not (or are)."""
        for token in self.held:
            if token.seats & bit and token.seats != bit:
                token.seats &= to
