"""What was taken unseen from the discards: every guess that fits what a seat remembers.

A guess names a kind for every secret take (WE10.4). Each is as likely as it has ways to come true;
where nothing was taken unseen there is one guess, the empty one.
"""

from __future__ import annotations

from math import exp, lgamma, log
from typing import Final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.worlds import HiddenPlace, Limit
from deadwood.games.wyatt_earp.cards import COPIES, KINDS
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory, counted
from deadwood.games.wyatt_earp.view import WyattEarpView

TAKEN: Final[i64] = -1
GUESSES: Final = 1000  # more combinations of unseen takes than this are sampled, not listed


def list_guesses(memory: WyattEarpMemory, chance: Chance) -> list[list[int]]:
    """A kind for every unseen take, in all combinations (or many of them, at random)."""
    guesses: list[list[int]] = [[]]
    lacking: list[i64] = [max(i64(0), -left) for left in unseen(memory, [])]
    for take in memory.takes:
        kinds = [kind for kind in range(KINDS) if take.candidates[kind] > 0]
        if len(guesses) * len(kinds) > GUESSES:
            guesses = [guesses[chance.below(len(guesses))] for _ in range(GUESSES // len(kinds))]
        longer = [[*guess, kind] for guess in guesses for kind in kinds]
        guesses = [guess for guess in longer if can_begin(memory, guess, lacking)]
    return guesses


def weigh(
    view: WyattEarpView, memory: WyattEarpMemory, guesses: list[list[int]]
) -> tuple[list[list[int]], list[float]]:
    """The guesses that are possible; each weighs as much as it has ways to come true."""
    possible: list[list[int]] = []
    logs: list[float] = []
    for guess in guesses:
        ways = copies_taken(memory, guess)
        rest = unseen(memory, guess)
        places = hidden_places(view, memory, guess)
        if min(rest) < 0 or not has_room(rest, places):
            continue
        possible.append(guess)
        orders = sum([lgamma(place.free + 1) for place in places[:-1]])  # of no matter in a hand
        logs.append(log(ways) + lgamma(sum(rest) + 1) - orders)
    heaviest = max(logs, default=0.0)
    return possible, [exp(value - heaviest) for value in logs]


def has_room(rest: list[i64], places: list[HiddenPlace]) -> bool:
    """Whether known cards fit their hands, and every kind finds slots that allow it: what must
    hold before any deal is tried, and what wrong guesses mostly fail."""
    for place in places:
        if place.free < 0 or place.excess() > 0:
            return False
    for place in places:
        for limit in place.limits:
            fitting: i64 = limit.most
            for kind in range(KINDS):
                left = limit.allowed[kind] - place.counts[kind]
                if left < 0:
                    fitting += left  # known cards that count as beyond what is allowed
                else:
                    fitting += min(left, rest[kind])
            if fitting < place.free:
                return False
    for kind in range(KINDS):
        slots: i64 = 0
        for place in places:
            slots += room_for(place, kind)
        if slots < rest[kind]:
            return False
    return True


def room_for(place: HiddenPlace, kind: i64) -> i64:
    """How many cards of one kind could come to a place, all others aside."""
    room = place.free
    for limit in place.limits:
        spare: i64 = limit.most
        for other in range(KINDS):
            spare -= max(i64(0), place.counts[other] - limit.allowed[other])
        left = limit.allowed[kind] - place.counts[kind]
        room = min(room, max(i64(0), left) + spare)
    return room


def pick(guesses: list[list[int]], weights: list[float], chance: Chance) -> int:
    """The number of one guess, as likely as it weighs."""
    if len(guesses) == 1:
        return 0
    point = chance.below(1 << 30) / (1 << 30) * sum(weights)
    for at in range(len(guesses) - 1):
        point -= weights[at]
        if point < 0:
            return at
    return len(guesses) - 1


def copies_taken(memory: WyattEarpMemory, guess: list[int]) -> int:
    """In how many ways, by physical cards, the takes can have happened so; 0 if they cannot."""
    ways = 1
    for at in range(len(guess)):
        left: i64 = memory.takes[at].candidates[guess[at]]
        for earlier in range(at):
            same = memory.takes[earlier].stack == memory.takes[at].stack
            if same and guess[earlier] == guess[at]:
                left -= 1
        ways *= max(0, left)
    return ways


def can_begin(memory: WyattEarpMemory, guess: list[int], lacking: list[i64]) -> bool:
    """Whether the first takes can have been these: the cards lay there; where this seat has looked
    through the discards later, they were gone; and the takes that follow can still explain every
    card that is `lacking`, as it was seen again after it had been thrown away."""
    short: i64 = 0
    for kind in range(KINDS):
        explained: i64 = 0
        for at in range(len(guess)):
            take = memory.takes[at]
            if guess[at] == kind and take.stack == memory.stack and take.shed[kind] > 0:
                explained += 1
        short += max(i64(0), lacking[kind] - explained)
    if short > len(memory.takes) - len(guess):
        return False
    stack = memory.takes[len(guess) - 1].stack
    if stack in memory.missing:
        kind = guess[-1]
        if taken_from(memory, stack, guess)[kind] > memory.missing[stack][kind]:
            return False
    return copies_taken(memory, guess) > 0


def known_in(memory: WyattEarpMemory, seat: int, guess: list[int]) -> list[i64]:
    """By kind, what is known to be in another hand if the guess is right."""
    known = memory.known[seat * KINDS : (seat + 1) * KINDS]
    for kind in set(guess):
        kept: i64 = 0
        earlier: i64 = 0  # put down since the take before
        for at in range(len(guess)):
            take = memory.takes[at]
            if take.taker == seat and guess[at] == kind:
                # What was put down between two takes was none of the later ones.
                between = max(i64(0), earlier - take.shed[kind])
                kept = max(i64(0), kept - between) + 1
                earlier = take.shed[kind]
        known[kind] += max(i64(0), kept - earlier)
    return known


def taken_from(memory: WyattEarpMemory, stack: int, guess: list[int]) -> list[i64]:
    """By kind, what was taken unseen from one discard stack if the guess is right."""
    taken: list[i64] = [0] * KINDS
    for at in range(len(guess)):
        if memory.takes[at].stack == stack:
            taken[guess[at]] += 1
    return taken


def unseen(memory: WyattEarpMemory, guess: list[int]) -> list[i64]:
    """By kind, the cards that are in the supply or in other hands, known ones left out."""
    rest: list[i64] = []
    pile = counted(memory.pile)
    taken = taken_from(memory, memory.stack, guess)
    for kind in range(KINDS):
        there = memory.mine[kind] + memory.lying[kind] + pile[kind]
        rest.append(COPIES[kind] - there + taken[kind])
    for seat in range(memory.players):
        if seat != memory.seat:
            known = known_in(memory, seat, guess)
            for kind in range(KINDS):
                rest[kind] -= known[kind]
    return rest


def spread(counts: list[i64]) -> list[i64]:
    """So many cards of each kind, one by one."""
    cards: list[i64] = []
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            cards.append(kind)
    return cards


def hidden_places(
    view: WyattEarpView, memory: WyattEarpMemory, guess: list[int]
) -> list[HiddenPlace]:
    """The other hands in seat order, the supply last."""
    places: list[HiddenPlace] = []
    for seat in range(view.players):
        if seat != view.seat:
            known = known_in(memory, seat, guess)
            free: i64 = view.half.size(seat) - i64(sum(known))
            places.append(HiddenPlace(free, known, memory.limits[seat]))
    shuffled: list[Limit] = []
    if memory.in_supply:
        taken = taken_from(memory, memory.supply_stack, guess)
        there: list[i64] = [memory.in_supply[kind] - taken[kind] for kind in range(KINDS)]
        shuffled.append(Limit(there, 0))
    places.append(HiddenPlace(view.half.supply_size(), [0] * KINDS, shuffled))
    return places


def without_takes(memory: WyattEarpMemory, guess: list[int]) -> list[i64]:
    """The discards in order, less what the guess says was taken from them."""
    pile = memory.pile.copy()
    for at in range(len(guess)):
        take = memory.takes[at]
        if take.stack == memory.stack:
            place: i64 = take.height - 1
            while pile[place] != guess[at]:
                place -= 1
            pile[place] = TAKEN
    return [kind for kind in pile if kind != TAKEN]
