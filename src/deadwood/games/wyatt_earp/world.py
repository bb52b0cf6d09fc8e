"""Possible worlds: whole states that a seat cannot tell from the real one.

Built from a view and a memory alone, so a bot that thinks in worlds cannot cheat. What was taken
unseen from the discards is guessed first, each guess as likely as it has ways to come true; then
the unseen cards are dealt within the limits.
"""

from __future__ import annotations

from math import lgamma
from typing import Final

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.reason import BadPosition

from deadwood.core.worlds import Limit, Place, fill
from deadwood.games.wyatt_earp.cards import COPIES, KINDS
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.knowledge import Memory, counted
from deadwood.games.wyatt_earp.pending import restore
from deadwood.games.wyatt_earp.state import Table, blank
from deadwood.games.wyatt_earp.view import TableView

GUESSES: Final = 2000  # more combinations of unseen takes than this are sampled, not listed
ATTEMPTS: Final = 200


def world(view: TableView, memory: Memory, rules: Rules, chance: Chance) -> Table:
    """One possible state; chance decides which, and goes on in it."""
    guesses = list_guesses(memory, chance)
    weights = [weight(view, memory, guess) for guess in guesses]
    heaviest = max(weights)
    for _ in range(ATTEMPTS):
        guess = guesses[chance.below(len(guesses))]
        chosen = weight(view, memory, guess)
        if chosen == IMPOSSIBLE or chance.below(1 << 30) > (1 << 30) * 2.718281828459045 ** (
            chosen - heaviest
        ):
            continue
        places, pool = hidden_places(view, memory, guess)
        if fill(pool, places, chance):
            return assemble(view, memory, rules, chance, guess, places, pool)
    raise BadPosition("What this seat remembers does not fit what it sees.")


IMPOSSIBLE: Final = -1e300


def list_guesses(memory: Memory, chance: Chance) -> list[list[int]]:
    """A kind for every unseen take; each physical card that it may have been counts once."""
    guesses: list[list[int]] = [[]]
    for take in memory.takes:
        kinds: list[int] = []
        for kind in range(KINDS):
            kinds.extend([kind] * take.candidates[kind])
        longer = [[*guess, kind] for guess in guesses for kind in kinds]
        if len(longer) > GUESSES:
            longer = [longer[chance.below(len(longer))] for _ in range(GUESSES)]
        guesses = longer
    return guesses


def weight(view: TableView, memory: Memory, guess: list[int]) -> float:
    """The logarithm of the number of ways to deal the rest, limits aside."""
    if not fits(memory, guess):
        return IMPOSSIBLE
    places, pool = hidden_places(view, memory, guess)
    ways = lgamma(len(pool) + 1)
    free: i64 = 0
    for place in places[:-1]:
        if place.free < 0:
            return IMPOSSIBLE
        ways -= lgamma(place.free + 1)
    for place in places:
        free += place.free
    return ways if free == len(pool) and pool_is_whole(view, memory, guess) else IMPOSSIBLE


def fits(memory: Memory, guess: list[int]) -> bool:
    """Whether the takes can have happened in this order, and fit what was found missing."""
    for at in range(len(guess)):
        before: i64 = 0
        for earlier in range(at + 1):
            same = memory.takes[earlier].stack == memory.takes[at].stack
            if same and guess[earlier] == guess[at]:
                before += 1
        if before > memory.takes[at].candidates[guess[at]]:
            return False
    for stack, missing in memory.missing.items():
        taken: list[i64] = [0] * KINDS
        for at in range(len(guess)):
            if memory.takes[at].stack == stack:
                taken[guess[at]] += 1
        if taken != missing:
            return False
    return True


def known_in(memory: Memory, seat: int, guess: list[int]) -> list[i64]:
    """By kind, what is known to be in another hand if the guess is right."""
    known = memory.known[seat * KINDS : (seat + 1) * KINDS]
    for at in range(len(guess)):
        take = memory.takes[at]
        if take.taker == seat and take.shed[guess[at]] == 0:
            known[guess[at]] += 1
    return known


def taken_from(memory: Memory, stack: int, guess: list[int]) -> list[i64]:
    """By kind, what was taken unseen from one discard stack if the guess is right."""
    taken: list[i64] = [0] * KINDS
    for at in range(len(guess)):
        if memory.takes[at].stack == stack:
            taken[guess[at]] += 1
    return taken


def unseen(view: TableView, memory: Memory, guess: list[int]) -> list[i64]:
    """By kind, the cards that are in the supply or in other hands, known ones left out."""
    rest: list[i64] = []
    pile = counted(memory.pile)
    taken = taken_from(memory, memory.stack, guess)
    for kind in range(KINDS):
        rest.append(
            COPIES[kind] - memory.mine[kind] - memory.lying[kind] - pile[kind] + taken[kind]
        )
    for seat in range(view.players):
        if seat != view.seat:
            known = known_in(memory, seat, guess)
            for kind in range(KINDS):
                rest[kind] -= known[kind]
    return rest


def pool_is_whole(view: TableView, memory: Memory, guess: list[int]) -> bool:
    return min(unseen(view, memory, guess)) >= 0


def hidden_places(
    view: TableView, memory: Memory, guess: list[int]
) -> tuple[list[Place], list[i64]]:
    """The other hands in seat order, the supply last; and the cards to deal to them."""
    places: list[Place] = []
    for seat in range(view.players):
        if seat != view.seat:
            known = known_in(memory, seat, guess)
            free: i64 = view.sizes[seat] - i64(sum(known))
            places.append(Place(free, known, memory.limits[seat]))
    most: list[Limit] = []
    if memory.in_supply:
        taken = taken_from(memory, memory.supply_stack, guess)
        for kind in range(KINDS):
            most.append(Limit(i64(1) << kind, memory.in_supply[kind] - taken[kind]))
    places.append(Place(view.supply, [0] * KINDS, most))
    pool: list[i64] = []
    rest = unseen(view, memory, guess)
    for kind in range(KINDS):
        for _ in range(rest[kind]):
            pool.append(kind)
    return places, pool


def assemble(
    view: TableView,
    memory: Memory,
    rules: Rules,
    chance: Chance,
    guess: list[int],
    places: list[Place],
    pool: list[i64],
) -> Table:
    """The state: everything open from the view, everything hidden from the deal."""
    s = blank(view.players, chance, rules)
    at = 0
    for seat in range(view.players):
        if seat == view.seat:
            counts: list[i64] = [i64(number) for number in view.hand]
        else:
            counts = places[at].counts
            at += 1
        s.hands[seat * KINDS : (seat + 1) * KINDS] = counts
        s.sizes[seat] = view.sizes[seat]
    s.supply = pool[len(pool) - view.supply :]
    s.discards = memory.pile.copy()
    for kind in range(KINDS):
        for _ in range(taken_from(memory, memory.stack, guess)[kind]):
            remove_top(s.discards, kind)
    copy_open(view, s)
    s.pending = [restore(name, list(values), s.players) for name, values in view.pending]
    return s


def remove_top(pile: list[i64], kind: i64) -> None:
    at: i64 = i64(len(pile)) - 1
    while pile[at] != kind:
        at -= 1
    pile.pop(at)


def copy_open(view: TableView, s: Table) -> None:
    """Everything that all can see."""
    s.laid = [i64(number) for number in view.laid]
    s.banks = [i64(number) for number in view.banks]
    s.coaches = [i64(number) for number in view.coaches]
    s.hidden = [i64(number) for number in view.hidden]
    s.photos = [i64(owner) for owner in view.photos]
    s.rewards = [i64(reward) for reward in view.rewards]
    s.money = [i64(money) for money in view.money]
    s.fastest = view.fastest
    s.opened = view.opened
    s.hand_number = view.hand_number
    s.dealer = view.dealer
    s.turn = view.turn
    s.sheriff_played = view.sheriff_played
    s.reshuffled = view.reshuffled
    s.idle = view.idle
    s.stalled = view.stalled
    s.winner = view.winner


def admits(view: TableView, memory: Memory, s: Table) -> bool:
    """Whether a state is possible for all that this seat knows; the real one always is."""
    for seat in range(s.players):
        if seat == view.seat:
            continue
        for kind in range(KINDS):
            if s.count(seat, kind) < memory.known[seat * KINDS + kind]:
                return False
        hand = Place(0, s.hands[seat * KINDS : (seat + 1) * KINDS], memory.limits[seat])
        if hand.excess() > 0:
            return False
    if memory.in_supply:
        supply = counted(s.supply)
        for kind in range(KINDS):
            if supply[kind] > memory.in_supply[kind]:
                return False
    pile = counted(s.discards)
    expected = counted(memory.pile)
    gone = [expected[kind] - pile[kind] for kind in range(KINDS)]
    unseen_takes = len([take for take in memory.takes if take.stack == memory.stack])
    return min(gone) >= 0 and sum(gone) == unseen_takes
