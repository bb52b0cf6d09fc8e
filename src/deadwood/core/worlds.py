"""Dealing unseen cards to hidden places within what is known of them.

Places (hands, a supply) have a number of free slots, cards that are known to be there, and limits:
"beyond these cards, at most so many more". Every assignment of the unseen physical cards to the
free slots that keeps all limits is to be equally likely.

A shuffled deal that is taken only if it keeps the limits is exactly even. Where limits are so tight
that this keeps failing, `walk` exchanges cards until they are kept, and then goes on exchanging at
random within them: symmetric, so its long-run shares are even too. Tests compare both with a full
enumeration.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance

WALK: Final[i64] = 40  # exchanges per card, to mix
SEARCH: Final[i64] = 400  # exchanges per card, at most, to find a first assignment
ANY: Final[i64] = 99  # stands for "as many as there are" among the allowed cards


@final
class Limit:
    """By kind so many cards are allowed in a place, and at most `most` cards beyond those.

    "None of these kinds" allows none of them, ANY of all others, and nothing beyond. When a hand
    gains a card unseen, `most` grows: what came may be one of them.
    """

    def __init__(self, allowed: list[i64], most: i64) -> None:
        self.allowed: Final = allowed
        self.most: i64 = most

    def __reduce__(self) -> tuple[Any, ...]:
        return (Limit, (self.allowed, self.most))

    def excess(self, counts: list[i64]) -> i64:
        """By how many cards a place with these counts breaks it."""
        beyond: i64 = -self.most
        for kind in range(len(counts)):
            if counts[kind] > self.allowed[kind]:
                beyond += counts[kind] - self.allowed[kind]
        return max(i64(0), beyond)


@final
class HiddenPlace:
    """Somewhere that unseen cards can be; `counts` begins with what is known to be there."""

    def __init__(self, free: i64, counts: list[i64], limits: list[Limit]) -> None:
        self.free: Final = free
        self.counts: Final = counts
        self.limits: Final = limits

    def excess(self) -> i64:
        """By how many cards the limits are broken."""
        total: i64 = 0
        for limit in self.limits:
            total += limit.excess(self.counts)
        return total


def owners_of(places: list[HiddenPlace]) -> list[i64]:
    """For every free slot, in dealing order, the place that it belongs to."""
    owners: list[i64] = []
    for at in range(len(places)):
        for _ in range(places[at].free):
            owners.append(at)
    return owners


def deal(pool: list[i64], owners: list[i64], places: list[HiddenPlace]) -> None:
    for at in range(len(pool)):
        places[owners[at]].counts[pool[at]] += 1


def excess(places: list[HiddenPlace]) -> i64:
    total: i64 = 0
    for place in places:
        total += place.excess()
    return total


def walk(pool: list[i64], places: list[HiddenPlace], chance: Chance) -> bool:
    """Exchange random pairs: first never to the worse until all limits hold, then within them."""
    cards: i64 = len(pool)
    owners = owners_of(places)
    chance.shuffle(pool)
    deal(pool, owners, places)
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


def exchange(pool: list[i64], one: HiddenPlace, two: HiddenPlace, a: i64, b: i64) -> None:
    one.counts[pool[a]] -= 1
    two.counts[pool[b]] -= 1
    pool[a], pool[b] = pool[b], pool[a]
    one.counts[pool[a]] += 1
    two.counts[pool[b]] += 1
