"""Dealing unseen cards to hidden places within what is known of them.

Places (hands, a supply) have a number of free slots, cards that are known to be there, and limits:
"of these kinds at most so many". Every assignment of the unseen physical cards to the free slots
that keeps all limits is to be equally likely.

`fill` shuffles and deals, and takes the deal if it keeps the limits: exactly even. Where limits are
so tight that this keeps failing, it exchanges cards until they are kept, and then goes on
exchanging at random within them: a symmetric walk, whose long-run shares are even too. Tests
compare both with a full enumeration.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance

DEALS: Final[i64] = 24  # shuffled deals to try before walking
WALK: Final[i64] = 40  # exchanges per card, to mix
SEARCH: Final[i64] = 400  # exchanges per card, at most, to find a first assignment


@final
class Limit:
    """Of the kinds in `mask` (a bit each), at most `most` cards can be in a place."""

    def __init__(self, mask: i64, most: i64) -> None:
        self.mask: i64 = mask
        self.most: i64 = most


@final
class Place:
    """Somewhere that unseen cards can be; `counts` begins with what is known to be there."""

    def __init__(self, free: i64, counts: list[i64], limits: list[Limit]) -> None:
        self.free: Final = free
        self.counts: Final = counts
        self.limits: Final = limits

    def excess(self) -> i64:
        """By how many cards the limits are broken."""
        total: i64 = 0
        for limit in self.limits:
            inside: i64 = -limit.most
            mask: i64 = limit.mask
            kind: i64 = 0
            while mask:
                if mask & 1:
                    inside += self.counts[kind]
                mask >>= 1
                kind += 1
            if inside > 0:
                total += inside
        return total


def fill(pool: list[i64], places: list[Place], chance: Chance, deals: i64 = DEALS) -> bool:
    """Deal the whole pool to the places' free slots, in place; False if no way was found.

    `pool` ends up in dealing order: the first place's cards first. Places' counts are updated.
    """
    owners: list[i64] = []
    for at in range(len(places)):
        for _ in range(places[at].free):
            owners.append(at)
    for _ in range(deals):
        chance.shuffle(pool)
        deal(pool, owners, places, 1)
        if excess(places) == 0:
            return True
        deal(pool, owners, places, -1)
    chance.shuffle(pool)
    deal(pool, owners, places, 1)
    return walk(pool, owners, places, chance)


def deal(pool: list[i64], owners: list[i64], places: list[Place], sign: i64) -> None:
    for at in range(len(pool)):
        places[owners[at]].counts[pool[at]] += sign


def excess(places: list[Place]) -> i64:
    total: i64 = 0
    for place in places:
        total += place.excess()
    return total


def walk(pool: list[i64], owners: list[i64], places: list[Place], chance: Chance) -> bool:
    """Exchange random pairs: first never to the worse until all limits hold, then within them."""
    cards: i64 = len(pool)
    broken = excess(places)
    left: i64 = WALK * cards
    search: i64 = SEARCH * cards
    while broken > 0 or left > 0:
        if broken > 0:
            search -= 1
            if search < 0:
                return False
        else:
            left -= 1
        a: i64 = chance.below(cards)
        b: i64 = chance.below(cards)
        if owners[a] == owners[b] or pool[a] == pool[b]:
            pool[a], pool[b] = pool[b], pool[a]  # within a place only the order changes
            continue
        one = places[owners[a]]
        two = places[owners[b]]
        before = one.excess() + two.excess()
        exchange(pool, one, two, a, b)
        change = one.excess() + two.excess() - before
        if change > 0:
            exchange(pool, one, two, a, b)
        else:
            broken += change
    return True


def exchange(pool: list[i64], one: Place, two: Place, a: i64, b: i64) -> None:
    one.counts[pool[a]] -= 1
    two.counts[pool[b]] -= 1
    pool[a], pool[b] = pool[b], pool[a]
    one.counts[pool[a]] += 1
    two.counts[pool[b]] += 1
