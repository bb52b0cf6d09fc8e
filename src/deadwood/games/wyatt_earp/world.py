"""Possible worlds: whole states that a seat cannot tell from the real one.

Built from a view and a memory alone, so a bot that thinks in worlds cannot cheat. What was taken
unseen from the discards is guessed first, each guess as likely as it has ways to come true; then
the unseen cards are dealt within the limits.

`Worlds` is prepared once and gives as many worlds as one likes. Where deals fit easily, each world
is a new guess and a new deal. Where they hardly ever fit, a deal that does is used for a while:
its cards are exchanged at random within the limits. That keeps it even: whatever is as likely as
everything else is so after any number of such exchanges, too.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.chance import Chance, swift
from deadwood.core.reason import NotFollowed
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.core.worlds import HiddenPlace, Limit, walk
from deadwood.games.wyatt_earp.cards import KINDS
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.guesses import (
    hidden_places,
    list_guesses,
    pick,
    spread,
    unseen,
    weigh,
    without_takes,
)
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory
from deadwood.games.wyatt_earp.state import WyattEarpState, blank, census
from deadwood.games.wyatt_earp.view import WyattEarpView

DEALS: Final = 60  # shuffled deals to try, each with a guess of its own, before walking
FEW_DEALS: Final = 8  # where nothing is guessed: a walk is as even
ATTEMPTS: Final = 260
FRESH: Final = 40  # attempts with one list of guesses
EASY: Final = 3  # so many attempts for a deal are less work than going on with another
REUSED: Final[i64] = 31  # worlds made of one such deal
STIR: Final[i64] = 3  # exchanges per card in a hidden hand, between two worlds of one deal
SETTLE: Final[i64] = 30  # … and before the first, if some worlds are likelier than others
MANY: Final[i64] = 8  # more cards of one kind than there are
WORDS: Final = 4294967296.0  # how many words chance has


def world(
    view: WyattEarpView, memory: WyattEarpMemory, rules: Rules, chance: Chance
) -> WyattEarpState:
    """One possible state; chance decides which, and goes on in it."""
    return Worlds(view, memory, rules).draw(chance)


@final
class GuessedDeal:
    """The unseen cards, dealt to the hidden hands and the supply as one guess has them.

    A row of `counts` for every seat, and one for the supply. `pool` has the cards of the hands in
    seat order, then those of the supply; `owners` says to which row each slot of it belongs.
    """

    def __init__(self, view: WyattEarpView, memory: WyattEarpMemory, guess: list[int]) -> None:
        self.places: Final = hidden_places(view, memory, guess)
        self.seats: Final[list[i64]] = []
        self.known: Final[list[i64]] = [0] * ((view.players + 1) * KINDS)
        self.owners: Final[list[i64]] = []
        self.tight: Final[list[i64]] = []  # the rows that have limits
        self.pool: Final = spread(unseen(memory, guess))
        self.discards: Final = without_takes(memory, guess)
        for seat in range(view.players + 1):
            if seat == view.seat:
                for kind in range(KINDS):
                    self.known[seat * KINDS + kind] = view.half.hand(seat, kind)
                continue
            place = self.places[len(self.seats)]
            for kind in range(KINDS):
                self.known[seat * KINDS + kind] = place.counts[kind]
            for _ in range(place.free):
                self.owners.append(seat)
            if place.limits:
                self.tight.append(seat)
            self.seats.append(seat)
        self.supply: Final[i64] = view.supply
        self.dealt: Final[i64] = i64(len(self.pool)) - self.supply  # slots of the hands
        self.counts: list[i64] = self.known
        self.limits: Final[list[list[Limit]]] = []
        at = 0
        for seat in range(view.players + 1):
            self.limits.append([] if seat == view.seat else self.places[at].limits)
            at += 0 if seat == view.seat else 1

    def shuffle(self, chance: Chance) -> bool:
        """Deal anew; whether all limits are kept."""
        chance.shuffle(self.pool)
        return self.lay_out()

    def walk(self, chance: Chance) -> bool:
        """Deal anew and exchange cards until all limits are kept; False if that does not help."""
        places: list[HiddenPlace] = []
        for place in self.places:
            places.append(HiddenPlace(place.free, place.counts.copy(), place.limits))
        return walk(self.pool, places, chance) and self.lay_out()

    def lay_out(self) -> bool:
        """Count the cards of every row; whether all limits are kept."""
        counts = self.known.copy()
        pool = self.pool
        owners = self.owners
        for at in range(len(pool)):
            counts[owners[at] * KINDS + pool[at]] += 1
        self.counts = counts
        for row in self.tight:
            for limit in self.limits[row]:
                if self.beyond(row, limit) > limit.most:
                    return False
        return True

    def beyond(self, row: i64, limit: Limit) -> i64:
        """How many cards of a row are beyond what the limit allows anyhow."""
        total: i64 = 0
        counts = self.counts
        for kind in range(KINDS):
            more = counts[row * KINDS + kind] - limit.allowed[kind]
            if more > 0:
                total += more
        return total

    def stir(self, steps: i64, chance: Chance, likely: list[float] | None) -> None:
        """Exchange random cards within the limits, and shuffle the supply.

        With `likely`, by row, kind and number how likely a hand has so many, an exchange that
        makes the hands less likely is made only as often as it does: so likely ones come up more.
        """
        pool = self.pool
        owners = self.owners
        counts = self.counts
        cards: i64 = len(pool)
        if self.dealt > 0 and cards > 1:
            for _ in range(steps):
                a: i64 = chance.below(self.dealt)
                b: i64 = chance.below(cards)
                one = owners[a]
                two = owners[b]
                out = pool[a]
                comes = pool[b]
                if one == two or out == comes:
                    continue
                if not (self.fits(one, out, comes) and self.fits(two, comes, out)):
                    continue
                if likely is not None:
                    ratio = shift(likely, counts, one, out, comes)
                    ratio *= shift(likely, counts, two, comes, out)
                    if ratio < 1.0 and float(chance.word()) >= ratio * WORDS:
                        continue
                counts[one * KINDS + out] -= 1
                counts[one * KINDS + comes] += 1
                counts[two * KINDS + comes] -= 1
                counts[two * KINDS + out] += 1
                pool[a] = comes
                pool[b] = out
        at: i64 = cards - 1
        while at > self.dealt:
            other: i64 = self.dealt + chance.below(at - self.dealt + 1)
            pool[at], pool[other] = pool[other], pool[at]
            at -= 1

    def fits(self, row: i64, out: i64, comes: i64) -> bool:
        """Whether a row keeps its limits if one card goes and another comes."""
        counts = self.counts
        for limit in self.limits[row]:
            more = counts[row * KINDS + comes] >= limit.allowed[comes]
            less = counts[row * KINDS + out] > limit.allowed[out]
            if more and not less and self.beyond(row, limit) >= limit.most:
                return False
        return True


def shift(likely: list[float], counts: list[i64], row: i64, out: i64, comes: i64) -> float:
    """How many times as likely a row becomes if one card goes and another comes."""
    at = (row * KINDS + out) * MANY + counts[row * KINDS + out]
    to = (row * KINDS + comes) * MANY + counts[row * KINDS + comes]
    return likely[at - 1] / likely[at] * likely[to + 1] / likely[to]


@final
class Worlds:
    """All possible worlds of one seat at one moment; `draw` gives one of them."""

    def __init__(self, view: WyattEarpView, memory: WyattEarpMemory, rules: Rules) -> None:
        base = open_table(view, rules)
        if not agrees(view, memory, census(base)):
            raise NotFollowed
        self.view: Final = view
        self.memory: Final = memory
        self.rules: Final = rules
        self.guesses: list[list[int]] = []
        self.weights: list[float] = []
        self.deals: dict[int, GuessedDeal] = {}  # by number of the guess
        self.base: Final = base
        self.current: GuessedDeal | None = None
        self.left: i64 = 0  # so many worlds more are made of the current deal
        self.likely: list[float] | None = None

    def lean(self, likely: list[float]) -> None:
        """From now on, worlds come up as often as these say (`GuessedDeal.stir`)."""
        self.likely = likely
        self.left = 0

    def draw(self, chance: Chance) -> WyattEarpState:
        """A possible state, each as likely as every other unless told otherwise; chance goes on
        in it."""
        deal = self.current
        likely = self.likely
        if deal is not None and self.left > 0:
            self.left -= 1
            deal.stir(STIR * deal.dealt, chance, likely)
        else:
            deal = self.begin(chance)
            if likely is not None:
                deal.stir(SETTLE * deal.dealt, chance, likely)
                self.left = REUSED
        return self.assemble(deal, chance)

    def begin(self, chance: Chance) -> GuessedDeal:
        """A new guess with a new deal."""
        tries = DEALS if self.memory.takes else FEW_DEALS
        for attempt in range(ATTEMPTS):
            if not self.guesses or (attempt > 0 and attempt % FRESH == 0):
                self.list_guesses(chance)  # where they are sampled, others come up
                if not self.guesses:
                    continue
            deal = self.deal_of(pick(self.guesses, self.weights, chance))
            # A deal that breaks a limit throws its guess away too, or guesses that leave little
            # room would come up too often. Only where hardly any deal fits is a guess kept, and
            # walked.
            if deal.shuffle(chance) if attempt < tries else deal.walk(chance):
                self.current = deal
                self.left = 0 if attempt < EASY else REUSED
                return deal
        raise NotFollowed

    def list_guesses(self, chance: Chance) -> None:
        guesses = list_guesses(self.memory, chance)
        self.guesses, self.weights = weigh(self.view, self.memory, guesses)
        self.deals = {}

    def deal_of(self, number: int) -> GuessedDeal:
        deal = self.deals.get(number)
        if deal is None:
            deal = GuessedDeal(self.view, self.memory, self.guesses[number])
            self.deals[number] = deal
        return deal

    def assemble(self, deal: GuessedDeal, chance: Chance) -> WyattEarpState:
        """The state: everything open from the view, everything hidden from the deal."""
        s = self.base.clone()
        s.chance = chance
        for seat in range(s.players):
            for kind in range(KINDS):
                s.set_hand(seat, kind, deal.counts[seat * KINDS + kind])
        for at in range(deal.dealt, len(deal.pool)):
            s.put_supply(deal.pool[at])
        for kind in deal.discards:
            s.put_discards(kind)
        return s


def agrees(view: WyattEarpView, memory: WyattEarpMemory, lying: list[int]) -> bool:
    """Whether a memory agrees with all that its seat sees of cards; `lying` is what is in play."""
    if memory.seat != view.seat or memory.players != view.players:
        return False
    if memory.sizes != view.sizes or memory.lying != lying:
        return False
    if view.hand and memory.mine != view.hand:
        return False
    if view.pile:
        return memory.pile == view.pile  # while it is searched
    taken = memory.taken_now()
    if len(memory.pile) - taken != view.discards:
        return False
    return taken > 0 or not memory.pile or memory.pile[-1] == view.top


def open_half(view: WyattEarpView, rules: Rules) -> WyattEarpState:
    """What this seat sees, as a state: its own hand is there, of all that is hidden the number.

    Nothing can be played on in it; a policy that looks at nothing else answers in it as in a world.
    """
    seen = view.half
    s = open_table(view, rules)
    if view.seat != NOBODY:
        for kind in range(KINDS):
            s.set_hand(view.seat, kind, seen.hand(view.seat, kind))
    for _ in range(seen.supply_size()):
        s.put_supply(UNKNOWN)
    for at in range(seen.discards_size()):
        s.put_discards(max(seen.discards(at), UNKNOWN))
    return s


def open_table(view: WyattEarpView, rules: Rules) -> WyattEarpState:
    """Everything that all can see."""
    s = blank(view.players, swift(0), rules)
    view.half.copy_to(s)
    s.clear_supply()
    s.clear_discards()
    for seat in range(s.players):
        for kind in range(KINDS):
            s.set_hand(seat, kind, 0)
    return s
