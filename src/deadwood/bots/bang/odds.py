"""How likely it is that somebody has no Missed!, or no BANG!, in his hand.

Hidden cards are all alike but for those that are known to be there. Whoever decides looks at what he
cannot see (`look_round`); in a playout nobody counts cards, and everybody goes by the average.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.types import UNKNOWN, Seat
from deadwood.games.bang.cards import CALAMITY_JANET, KIND, Kind
from deadwood.games.bang.kinds import BANG, CARDS, KINDS, MISSED
from deadwood.games.bang.knowledge import BangMemory
from deadwood.games.bang.state import BangState

# In hands, on average: of the 80 cards a few more, but some are played.
MISSED_SHARE: Final = 0.15
BANG_SHARE: Final = 0.31
MOST_CARDS: Final[i64] = 12  # a hand that is judged as no larger
SIZES: Final[i64] = MOST_CARDS + 1
# What is asked for.
SHIELDS: Final[i64] = 0
BULLETS: Final[i64] = 1
EITHER: Final[i64] = 2  # for Calamity Janet


@final
class Odds:
    def __init__(self, players: i64) -> None:
        self.players: Final = players
        self.none: Final[vec[float]] = vec[float](
            [1.0] * (3 * SIZES)
        )  # that none of so many cards is one
        self.one: Final[vec[float]] = vec[float]([1.0] * (3 * SIZES))  # that at most one of them is
        self.known: Final[vec[i64]] = vec[i64](
            [0] * players
        )  # by seat: cards that are certainly there
        self.held: Final[vec[i64]] = vec[i64]([0] * (3 * players))  # … and what they are
        self.expect(MISSED_SHARE, BANG_SHARE)

    def expect(self, missed: float, bang: float) -> None:
        """Of hidden cards, so many are of these kinds."""
        for asked in range(3):
            share = missed + bang
            if asked != EITHER:
                share = missed if asked == SHIELDS else bang
            none = 1.0  # of as many cards as `size`
            fewer = 1.0  # … of one card fewer
            for size in range(SIZES):
                self.none[asked * SIZES + size] = none
                self.one[asked * SIZES + size] = none + float(size) * share * fewer
                fewer = none
                none *= 1.0 - share

    def look_round(self, s: BangState, me: Seat, memory: BangMemory | None) -> None:
        """What one player cannot see at this moment; his memory helps him."""
        seen: list[bool] = [False] * CARDS
        open_cards = s.list_hand(me) + s.list_discards() + s.list_store()
        for seat in range(self.players):
            open_cards += s.list_table(seat)
        for card in open_cards:
            seen[card] = True
        for at in range(self.players):
            self.known[at] = 0
        for at in range(3 * self.players):
            self.held[at] = 0
        if memory is not None:
            for token in memory.held:
                if token.card != UNKNOWN:
                    seen[token.card] = True
                    if token.seats & (token.seats - 1) == 0:
                        self.know(token.seats, KIND[token.card])
        unseen: list[i64] = [0] * KINDS
        total: i64 = 0
        for at in s.rules.deck:
            if not seen[at]:
                unseen[KIND[at]] += 1
                total += 1
        cards = float(max(total, i64(1)))
        self.expect(float(unseen[MISSED]) / cards, float(unseen[BANG]) / cards)

    def know(self, bit: i64, kind: Kind) -> None:
        """A card of this kind lies in the hand of this seat."""
        seat: i64 = 0
        while (bit >> seat) & 1 == 0:
            seat += 1
        self.known[seat] += 1
        if kind == MISSED or kind == BANG:
            self.held[3 * seat + (SHIELDS if kind == MISSED else BULLETS)] += 1
            self.held[3 * seat + EITHER] += 1

    def lacks(self, s: BangState, seat: Seat, asked: i64, number: i64) -> float:
        """The chance that somebody holds fewer than so many of them, 1 or 2."""
        if s.character(seat) == CALAMITY_JANET:
            asked = EITHER
        number -= self.held[3 * seat + asked]
        if number <= 0:
            return 0.0
        cards: i64 = min(i64(s.hand_size(seat)) - self.known[seat], MOST_CARDS)
        cards = max(cards, i64(0))
        return (self.none if number == 1 else self.one)[asked * SIZES + cards]
