"""The one way of thinking about El Paso: of the ranger at the table, and of everybody in playouts.

It looks at a state. In a playout that is a whole one, of which it uses only what the seat may know: its
own cards, all that lies open, and the kinds in other hands, which everybody has seen drawn (EP10.2); of
a card laid face down that it was laid, and never its kind. A ranger has the state of his view, and his
memory besides, which knows many cards by name.

- Go where a tile is likely and worth most, with no higher card than that takes.
- The highest card goes first but takes the lowest tile: a high one is needed only where tiles are few.
- Leave when one more raid risks more than it brings, the larger number of kept tiles considered.
- Keep what a coming town lacks and so pays one to one; sell the rest.
- Draw what is useful in this town and the next; the card on a turned-over stock is known.
- In the last town, go on while somebody stands better, and leave when alone and ahead.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.bots.el_paso.policy_tables import (
    CROWDED,
    FADING,
    RAIDS,
    hope_of,
    leaves,
    next_hopes,
    rolls,
    stay_limits,
    yields_of,
)
from deadwood.bots.el_paso.worth import Prices
from deadwood.core.chance import Chance
from deadwood.core.types import HIDDEN, UNKNOWN, Move, Seat
from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import (
    CARDS,
    COPIES,
    HAND,
    KINDS,
    STAR,
    TILE_VALUES,
    TILES,
    Card,
    Kind,
)
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import DONE, LEAVE, draw, lay
from deadwood.games.el_paso.rules.decide import may_leave
from deadwood.games.el_paso.rules.selling import price_of_all
from deadwood.games.el_paso.state import NONE, ElPasoState

USELESS: Final = 0.02  # how much a place without tiles still attracts
RANKS: Final[i64] = 5  # so many of a place's tiles are looked at: one for each player
SPARE: Final = 0.1  # what it costs to give away the highest card rather than a low one
MOODS: Final[i64] = 64  # steps of the chance that makes playouts differ
CARD_MOOD: Final = 0.15  # by so much of its worth a card may seem better than it is
STAY_MOOD: Final = 0.2  # the same for the courage to stay
ALL: Final[i64] = 255  # the eight cards of a kind as bits
EVERYTHING: Final[i64] = -1


def bits_set() -> list[i64]:
    return [i64(at.bit_count()) for at in range(256)]


BITS: Final[vec[i64]] = vec[i64](bits_set())


@final
class ElPasoPolicy:
    """Looks at a raid (`look`), then at one seat in it (`appraise`), then answers."""

    def __init__(self, board: Board, players: i64) -> None:
        prices = Prices(board)
        self.prices: Final = prices
        self.players: Final = players
        self.dice: Final = board.dice
        self.last: Final[i64] = len(board.towns) - 1
        best: list[float] = []
        sale: list[float] = []
        more: list[float] = []
        for town in range(len(board.towns)):
            for kind in range(KINDS):
                best.append(prices.best(town, kind))
                now = prices.now[town * KINDS + kind]
                later = prices.later[town * KINDS + kind]
                for value in range(1, TILE_VALUES + 1):
                    sale.append(now * float(value))
                    more.append(max(0.0, later - now) * float(value))
        # Vectors: playouts read them without making numbers of Python.
        self.best: Final[vec[float]] = vec[float](best)  # by town and kind: a point of it
        self.sale: Final[vec[float]] = vec[float](sale)  # by town and tile: what it brings there
        self.more: Final[vec[float]] = vec[float](more)  # … and how much more, if it is kept
        self.hopes: Final[vec[float]] = vec[float](next_hopes(board, prices))
        self.yields: Final[vec[float]] = vec[float](yields_of(board))  # by stars and kind
        self.stays_below: Final[vec[float]] = vec[float](stay_limits(board.dice, board.share(STAR)))
        # by stars: the chances of every number of stars after the next roll
        self.rolls: Final = [rolls(board.dice, board.share(STAR), at) for at in range(board.dice)]
        # the raid looked at
        self.memory: ElPasoMemory | None = None  # of the one who looks, if he has one
        self.tops: Final[vec[i64]] = vec[i64]([NONE] * (KINDS * RANKS))  # by kind: its first tiles
        # by kind: the cards in the open pile, or remembered, as bits
        self.piles: Final[vec[i64]] = vec[i64]([0] * KINDS)
        self.appeal: Final[vec[float]] = vec[float]([0.0] * KINDS)
        # by seat and kind: who comes with what
        self.lays: Final[vec[float]] = vec[float]([0.0] * (players * KINDS))
        self.held: Final[vec[i64]] = vec[i64]([0] * KINDS)  # by kind: the cards of somebody
        # what there is to choose from, as bits; a greenhorn overlooks some of it
        self.cards: i64 = EVERYTHING
        self.stocks: i64 = EVERYTHING
        # the seat looked at
        self.mine: Final[vec[i64]] = vec[i64]([0] * KINDS)  # by kind: its cards, as bits
        self.now = 0.0  # what its loot is worth if it leaves
        self.floor = 0.0  # the least advantage among those it would keep
        self.room = 0.0  # what it would gain by keeping one more
        self.gain = 0.0  # what its best card brings

    # The raid.

    def look(self, s: ElPasoState, memory: ElPasoMemory | None = None) -> None:
        """What attracts, and who is likely to come for it."""
        self.memory = memory
        stars = s.stars
        for kind in range(KINDS):
            base = kind * TILE_VALUES
            place = kind * RANKS
            end = place + RANKS
            points: i64 = 0
            if s.has_place(kind):
                for at in range(base, base + TILE_VALUES):
                    number = s.town_tiles(at)
                    while number > 0 and place < end:
                        self.tops[place] = at
                        if place < end - RANKS + 2:
                            points += at - base + 1
                        place += 1
                        number -= 1
            while place < end:
                self.tops[place] = NONE
                place += 1
            worth = 0.5 * float(points) * self.best[s.town * KINDS + kind]
            self.appeal[kind] = USELESS + worth * self.yields[stars * KINDS + kind]
            pile: i64 = 0
            for at in range(s.stock_size(kind), s.queue_size(kind)):
                pile |= i64(1) << (s.queue(kind, at) % COPIES)
            self.piles[kind] = pile
        if memory is not None:
            for card in range(CARDS):
                if memory.seen[card]:
                    self.piles[card // COPIES] |= i64(1) << (card % COPIES)
        self.look_round(s)

    def look_round(self, s: ElPasoState) -> None:
        """By seat and kind: how likely it comes with such a card."""
        stays = 1.0 - leaves(s.stars)
        for seat in range(s.players):
            first = seat * KINDS
            for at in range(first, first + KINDS):
                self.lays[at] = 0.0
            if s.is_gone(seat):
                continue
            self.count_kinds(s, seat)
            total = 0.0
            for kind in range(KINDS):
                total += float(self.held[kind]) * self.appeal[kind]
            comes = stays if s.laid(seat) == NONE else 1.0
            for kind in range(KINDS):
                if self.held[kind] > 0:
                    share = float(self.held[kind]) * self.appeal[kind] / total
                    self.lays[first + kind] = comes * share

    def count_kinds(self, s: ElPasoState, seat: Seat) -> None:
        """The kinds that somebody holds or has laid; which of them is laid makes no difference."""
        memory = self.memory
        for kind in range(KINDS):
            self.held[kind] = 0 if memory is None else memory.unseen[seat * KINDS + kind]
        if memory is not None:
            for known in memory.known[seat]:
                self.held[known // COPIES] += 1
            return
        if s.hand(seat, 0) == HIDDEN:  # nothing is known but that he holds cards
            for kind in range(KINDS):
                self.held[kind] = 1
            return
        for at in range(HAND):
            card = s.hand(seat, at)
            if card != NONE:
                self.held[card // COPIES] += 1
        laid = s.laid(seat)
        if laid != NONE:
            self.held[laid // COPIES] += 1

    # One seat.

    def appraise(self, s: ElPasoState, seat: Seat, limit: i64) -> None:
        """Its cards, and what its loot is worth if it may keep so many tiles."""
        for kind in range(KINDS):
            self.mine[kind] = 0
        for at in range(HAND):
            card = s.hand(seat, at)
            if card != NONE:
                self.mine[card // COPIES] |= i64(1) << (card % COPIES)
        town = s.town * TILES
        self.now = 0.0
        self.floor = 0.0
        self.room = 0.0
        most: list[float] = []  # advantages in falling order, one more than the limit
        for at in range(TILES):
            number = s.loot(seat, at)
            while number > 0:
                number -= 1
                self.now += self.sale[town + at]
                more = self.more[town + at]
                if more > 0.0:
                    most.append(more)
        if not most:
            return
        most.sort(reverse=True)
        for place in range(min(limit, i64(len(most)))):
            self.now += most[place]
        if limit <= len(most):
            self.floor = most[limit - 1]
        if limit < len(most):
            self.room = most[limit]

    def gain_of(self, s: ElPasoState, seat: Seat, card: Card) -> float:
        """What a raid with this card adds, if the sheriffs stay away."""
        kind = card // COPIES
        if self.tops[kind * RANKS] == NONE:
            return 0.0
        higher = self.beaten(card)
        # the chance that nobody, one, two … come before me
        none = 1.0
        one = 0.0
        two = 0.0
        more = 0.0
        for other in range(s.players):
            if other != seat:
                chance = self.lays[other * KINDS + kind]
                if chance > 0.0:
                    chance *= higher if self.memory is None else self.beats(other, card, higher)
                if chance > 0.0:
                    more += two * chance
                    two += (one - two) * chance
                    one += (none - one) * chance
                    none -= none * chance
        place = kind * RANKS
        total = none * self.adds(s.town, self.tops[place])
        total += one * self.adds(s.town, self.tops[place + 1])
        total += two * self.adds(s.town, self.tops[place + 2])
        total += more * self.adds(s.town, self.tops[place + 3])
        return total * self.yields[s.stars * KINDS + kind]

    def beaten(self, card: Card) -> float:
        """The chance that another card of this kind that somebody may hold is higher."""
        kind = card // COPIES
        value = card - kind * COPIES
        unseen = ALL & ~self.piles[kind] & ~self.mine[kind]
        if unseen == 0:
            return 0.0
        return float(BITS[unseen >> (value + 1)]) / float(BITS[unseen])

    def beats(self, other: Seat, card: Card, unknown: float) -> float:
        """The chance that a card of this kind that somebody holds is higher, some of them known."""
        memory = self.memory
        assert memory is not None
        kind = card // COPIES
        unseen = memory.unseen[other * KINDS + kind]
        total = unknown * float(unseen)
        number = unseen
        for known in memory.known[other]:
            if known // COPIES == kind:
                number += 1
                if known > card:
                    total += 1.0
        return total / float(number) if number > 0 else 0.0

    def adds(self, town: i64, at: i64) -> float:
        """What one tile more is worth to the seat that was appraised."""
        if at == NONE:
            return 0.0
        place = town * TILES + at
        more = self.more[place] - self.floor
        return self.sale[place] + more if more > 0.0 else self.sale[place]

    # Answers.

    def raid(self, s: ElPasoState, seat: Seat, chance: Chance) -> Move:
        """Leave, or lay which card? Whoever asks has looked at the raid."""
        self.appraise(s, seat, s.groups + 1)
        card = self.best_card(s, seat, chance)
        if may_leave(s):
            courage = 1.0 + STAY_MOOD * (float(chance.word() % MOODS) / float(MOODS) - 0.5)
            if not self.stays(s, seat, courage):
                return LEAVE
        return lay(card)

    def best_card(self, s: ElPasoState, seat: Seat, chance: Chance) -> Card:
        """The card that brings most to the seat that was appraised, as it seems to it now."""
        mood = chance.word()
        best: Card = NONE
        most = -1000.0
        for at in range(HAND):
            card = s.hand(seat, at)
            if (self.cards >> card) & 1 == 0:
                continue
            gain = self.gain_of(s, seat, card)
            value = gain * (1.0 + CARD_MOOD * float(mood % MOODS) / float(MOODS))
            value -= SPARE * float(card % COPIES) / float(COPIES)
            mood //= MOODS
            if mood < MOODS:
                mood = chance.word()
            if value > most:
                best, most = card, value
                self.gain = gain
        return best

    def stays(self, s: ElPasoState, seat: Seat, courage: float) -> bool:
        """Whether one more raid is worth its risk to the seat that was appraised."""
        if s.town == self.last:
            word = self.last_word(s, seat, self.now)
            if word != 0:
                return word < 0
        return self.now < self.stays_below[s.stars] * self.hope(s, seat) * courage

    def hope(self, s: ElPasoState, seat: Seat) -> float:
        """What one more raid brings, with the room that others may make by leaving."""
        if self.room <= 0.0:
            return self.gain
        if s.left_now:
            return self.gain + self.room
        nobody = 1.0
        share = leaves(s.stars)
        for other in range(s.players):
            if other != seat and not s.is_gone(other) and s.laid(other) == NONE:
                nobody *= 1.0 - share
        return self.gain + self.room * (1.0 - nobody)

    def ranges(self, s: ElPasoState, seat: Seat, can_leave: bool) -> Move:
        """Leave, or lay which card? As `raid`, with all the time that a ranger takes for it."""
        self.appraise(s, seat, s.groups + 1)
        card = self.best_card(s, seat, STEADY)
        if not can_leave:
            return lay(card)
        if s.town == self.last:
            word = self.last_word(s, seat, float(price_of_all(s, seat)))
            if word != 0:
                return LEAVE if word > 0 else lay(card)
        hope = hope_of(self.after_raids(s, seat), self.rolls, s.stars)
        return lay(card) if hope > self.now else LEAVE

    def after_raids(self, s: ElPasoState, seat: Seat) -> list[float]:
        """By the number of raids: the loot of the seat that was appraised if all goes well, with the
        room that others make by leaving."""
        now, gain, room = self.now, self.gain, self.room
        loot: list[float] = [now]
        for raid in range(RAIDS):
            now += gain + room * self.somebody_leaves(s, seat, raid)
            loot.append(now)
            gain *= FADING
            room *= CROWDED
        return loot

    def somebody_leaves(self, s: ElPasoState, seat: Seat, raid: i64) -> float:
        """The chance that another leaves before the raid that is so many after the next."""
        if raid == 0 and s.left_now:
            return 1.0
        nobody = 1.0
        for other in range(s.players):
            if other != seat and not s.is_gone(other):
                if raid > 0 or s.laid(other) == NONE:
                    nobody *= 1.0 - leaves(s.stars + raid)
        return 1.0 - nobody

    def last_word(self, s: ElPasoState, seat: Seat, loot: float) -> i64:
        """In the last town: 1 if leaving wins for certain, -1 while somebody stands better; `loot` is
        what the seat takes its tiles for."""
        mine = float(s.nuggets(seat)) + loot
        word: i64 = 1
        for other in range(s.players):
            if other == seat:
                continue
            theirs = float(s.nuggets(other))
            if not s.is_gone(other):
                word = 0 if word > 0 else word
                for tile in range(TILES):
                    if s.loot(other, tile) > 0:
                        theirs += float(s.loot(other, tile)) * self.sale[s.town * TILES + tile]
            if theirs > mine:
                return -1
        return word

    def draw(self, s: ElPasoState, seat: Seat, chance: Chance) -> Move:
        """From which stock? Whoever asks has looked at the raid."""
        mood = chance.word()
        best: Move = DONE
        most = -1.0
        for kind in range(KINDS):
            if s.stock_size(kind) > 0 and (self.stocks >> kind) & 1 == 1:
                value = self.draw_value(s, seat, kind)
                value *= 1.0 + CARD_MOOD * float(mood % MOODS) / float(MOODS)
                if value > most:
                    best, most = draw(kind), value
            mood //= MOODS
            if mood < MOODS:
                mood = chance.word()
        return best

    def draw_value(self, s: ElPasoState, seat: Seat, kind: Kind) -> float:
        """What one more card of this kind could do here and in the next town."""
        value = self.hopes[s.town * KINDS + kind] + 0.01
        if s.stars < self.dice:
            value += self.appeal[kind] if self.memory is None else self.top_gain(s, seat, kind)
        held: i64 = 1
        for at in range(HAND):
            card = s.hand(seat, at)
            if card != NONE and card // COPIES == kind:
                held += 1
        return value / float(held)

    def top_gain(self, s: ElPasoState, seat: Seat, kind: Kind) -> float:
        """What a raid with the top card of a stock brings; any unseen one, if it is not known."""
        memory = self.memory
        assert memory is not None
        top = memory.stocks[kind][0]
        if top != UNKNOWN:
            return self.gain_of(s, seat, top)
        total = 0.0
        number: i64 = 0
        for card in range(kind * COPIES, (kind + 1) * COPIES):
            if not memory.seen[card]:
                total += self.gain_of(s, seat, card)
                number += 1
        return total / float(number) if number > 0 else 0.0


@final
class Steady(Chance):
    """The chance of one who has no moods."""

    def word(self) -> i64:
        return 0

    def clone(self) -> Chance:
        return self

    def fields(self) -> tuple[str, str, int]:
        return ("steady", "", 0)


STEADY: Final = Steady()
