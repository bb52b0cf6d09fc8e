"""What a seat can know by remembering everything it was shown in the current hand.

For every other hand: kinds that are known to be in it (taken top discards, gifts, thefts), and
limits on the rest. A "no" at Most Wanted! means none of that outlaw, until the hand gains unseen
cards: then at most as many as it gained. At a reshuffle all can count: no hand holds any of the
cards that were in the discards, and nothing else is in the supply.

A secret take (WE10.4) is remembered with the cards that it may have been, those that lay in the
discards then; `world.py` considers each of them.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.core.copies import remade
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import NotFollowed
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.core.worlds import ANY, Limit
from deadwood.games.wyatt_earp.cards import (
    COPIES,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    PHOTO,
    WYATT_EARP,
    Kind,
)
from deadwood.games.wyatt_earp.conduct import Conduct


@final
class Take:
    """A card that `taker` took unseen from the discards, and what it may have been."""

    def __init__(self, taker: Seat, stack: int, height: i64, candidates: list[i64]) -> None:
        self.taker: Final = taker
        self.height: i64 = height  # it lay among so many cards, counted from the bottom
        self.stack: Final = stack  # which discard stack: it changes at a reshuffle or a search
        self.candidates: Final = candidates  # by kind: so many lay there
        self.shed: Final[list[i64]] = [0] * KINDS  # what the taker has put down since

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.taker, self.stack, self.height, self.candidates)
        return (remade, (Take, made, {"shed": self.shed}))

    def fields(self) -> tuple[object, ...]:
        return (self.taker, self.stack, self.height, tuple(self.candidates), tuple(self.shed))


@final
class WyattEarpMemory(Knowledge):
    """The knowledge of `seat` (NOBODY: a spectator, who knows what all know)."""

    def __init__(self, seat: Seat, players: i64) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.forget()

    def forget(self) -> None:
        """A new hand: all cards are shuffled, nothing remains to be known (WE3.5)."""
        self.mine: list[i64] = [0] * KINDS
        self.sizes: list[i64] = [0] * self.players  # cards in each hand
        self.lying: list[i64] = [0] * KINDS  # on the table, or played and not yet settled
        self.known: list[i64] = [0] * (self.players * KINDS)
        self.limits: list[list[Limit]] = [[] for _ in range(self.players)]
        self.pile: list[i64] = []  # the discards, but for what was taken unseen
        self.stack: int = 0
        self.takes: list[Take] = []
        self.missing: dict[int, list[i64]] = {}  # by stack: exactly these kinds were taken unseen
        self.in_supply: list[i64] = []  # by kind, at most, since the reshuffle; empty before it
        self.supply_stack: int = -1  # the discard stack that became the supply
        self.conduct: Conduct = Conduct(self.players)

    def born(self) -> tuple[object, ...]:
        return (self.seat, self.players)

    def fields(self) -> tuple[object, ...]:
        return (
            self.seat,
            tuple(self.mine),
            tuple(self.sizes),
            tuple(self.lying),
            tuple(self.known),
            tuple([tuple([(tuple(x.allowed), x.most) for x in each]) for each in self.limits]),
            tuple(self.pile),
            self.stack,
            tuple([take.fields() for take in self.takes]),
            tuple([(stack, tuple(kinds)) for stack, kinds in sorted(self.missing.items())]),
            tuple(self.in_supply),
            self.supply_stack,
            self.conduct.fields(),
        )

    # What happens to a hand.

    def gain(self, seat: Seat, kind: Kind) -> None:
        """A hand gains a card that this seat saw."""
        self.sizes[seat] += 1
        if seat == self.seat:
            self.mine[kind] += 1
            return
        self.known[seat * KINDS + kind] += 1
        for limit in self.limits[seat]:
            limit.allowed[kind] += 1

    def gain_unseen(self, seat: Seat, number: i64) -> None:
        """A hand gains cards that only its owner saw; limits that no longer bind are dropped."""
        self.sizes[seat] += number
        kept: list[Limit] = []
        for limit in self.limits[seat]:
            limit.most += number
            if limit.excess(COPIES) > 0:
                kept.append(limit)
        self.limits[seat] = kept

    def shed(self, seat: Seat, kind: Kind) -> None:
        """A hand loses a card that all saw; a known copy goes first."""
        self.sizes[seat] -= 1
        if seat == self.seat:
            self.mine[kind] -= 1
            return
        at = seat * KINDS + kind
        if self.known[at] > 0:
            self.known[at] -= 1
        else:
            for take in self.takes:
                if take.taker == seat:
                    take.shed[kind] += 1
        for limit in self.limits[seat]:
            if limit.allowed[kind] > 0:
                limit.allowed[kind] -= 1  # one fewer of those that it could hold anyhow
            else:
                limit.most -= 1

    def deny(self, seat: Seat, kind: Kind) -> None:
        """All saw that a hand holds none of this kind."""
        if seat == self.seat:
            return
        for limit in self.limits[seat]:
            limit.allowed[kind] = 0  # one that comes now comes beyond what was allowed
        allowed: list[i64] = [ANY] * KINDS
        allowed[kind] = 0
        self.limits[seat].append(Limit(allowed, 0))
        for take in self.takes:
            if take.taker == seat and take.shed[kind] == 0:
                take.candidates[kind] = 0

    # The piles.

    def reshuffled(self, number: int) -> None:
        """The discards become the supply: no hand holds any of those cards (WE2.3)."""
        # A duel that needs more cards shuffles all of them (WE13.4); nothing hidden counts then.
        if len(self.pile) - self.taken_now() != number and number != sum(COPIES):
            raise NotFollowed
        self.in_supply = counted(self.pile)
        self.supply_stack = self.stack
        for seat in range(self.players):
            if seat == self.seat:
                continue
            allowed: list[i64] = []
            for kind in range(KINDS):
                elsewhere = COPIES[kind] - self.mine[kind] - self.lying[kind] - self.in_supply[kind]
                if self.players == 2 and self.seat != NOBODY:
                    # Only one other hand: all that is elsewhere is there.
                    self.known[seat * KINDS + kind] = max(i64(0), elsewhere)
                for take in self.takes:
                    # Perhaps not in the pile after all, but here, or passed on by its taker.
                    if take.stack == self.stack and take.candidates[kind] > 0:
                        if take.taker == seat or take.shed[kind] > 0:
                            elsewhere += 1
                allowed.append(max(i64(0), elsewhere))
            self.limits[seat].append(Limit(allowed, 0))
        if self.players == 2 and self.seat != NOBODY:
            # Counted now: only what is missing from this very pile remains to be guessed.
            self.takes = [take for take in self.takes if take.stack == self.stack]
            self.missing = {}
        self.pile = []
        self.stack += 1

    def taken_now(self) -> int:
        """How many cards of the pile, as it is remembered, were taken unseen."""
        return len([take for take in self.takes if take.stack == self.stack])

    def seen_leaving(self, kind: Kind) -> None:
        """A card left the supply before the eyes of this seat."""
        if self.in_supply:
            self.in_supply[kind] -= 1

    def searched(self, kinds: tuple[int, ...]) -> None:
        """This seat looked through the discards: what is not there was taken unseen."""
        if len(self.pile) - self.taken_now() != len(kinds):
            raise NotFollowed
        missing = counted(self.pile)
        for kind in kinds:
            missing[kind] -= 1
        if any(take.stack == self.stack for take in self.takes):
            self.missing[self.stack] = missing
        self.pile = [i64(kind) for kind in kinds]
        self.stack += 1

    def drop_from_pile(self, kind: Kind) -> None:
        at: i64 = i64(len(self.pile)) - 1
        while at >= 0 and self.pile[at] != kind:
            at -= 1
        if at < 0:
            raise NotFollowed
        self.pile.pop(at)
        for take in self.takes:
            if take.stack == self.stack and take.height > at:
                take.height -= 1
                take.candidates[kind] = max(i64(0), take.candidates[kind] - 1)

    def take_in(self, event: Event) -> None:
        name = event.name
        seat = event.seat
        self.conduct.learn(event)
        if name == "deal":
            self.forget()
        elif name == "dealt":
            self.sizes[seat] += len(event.values)
            if seat == self.seat:
                for kind in event.row("cards"):
                    self.mine[kind] += 1
        elif name == "draw":
            if seat == self.seat:
                for kind in event.row("cards"):
                    self.gain(seat, kind)
                    self.seen_leaving(kind)
            else:
                self.gain_unseen(seat, len(event.values))
        elif name == "first":
            self.pile.append(event["card"])
        elif name == "pick":
            if not self.pile:
                raise NotFollowed
            self.pile.pop()
            self.gain(seat, event["card"])
        elif name == "reshuffle":
            self.reshuffled(event["number"])
        elif name == "shot":
            self.seen_leaving(event["card"])
            self.pile.append(event["card"])
        elif name == "discard":
            self.shed(seat, event["card"])
            self.pile.append(event["card"])
        elif name == "lay":
            for _ in range(event["number"]):
                self.put_down(seat, event["outlaw"])
        elif name == "photo":
            self.put_down(seat, PHOTO + event["outlaw"])
        elif name == "aim":
            self.put_down(seat, event["card"])
        elif name == "ask":
            self.put_down(seat, MOST_WANTED)
        elif name in ("wasted", "spent"):
            self.clear_away(event["card"])
        elif name == "outgunned":
            self.clear_away(FASTEST_GUN)
        elif name == "rescue":
            self.clear_away(HIDEOUT)
        elif name == "orphans":
            for kind in event.row("cards"):
                self.clear_away(kind)
        elif name == "no":
            self.deny(seat, event["outlaw"])
        elif name == "give":
            self.shed(seat, event["outlaw"])
            self.gain(event["to"], event["outlaw"])
        elif name == "steal":
            self.lying[event["outlaw"]] -= 1
            self.gain(seat, event["outlaw"])
        elif name == "earp":
            self.shed(seat, WYATT_EARP)
            self.pile.append(WYATT_EARP)
        elif name == "search":
            if seat == self.seat:
                self.searched(event.row("cards"))
        elif name == "take":
            self.taken(seat, event["card"])
        elif name == "found":
            self.drop_from_pile(event["card"])
            self.gain(seat, event["card"])  # for a moment: it is played at once

    def put_down(self, seat: Seat, kind: Kind) -> None:
        self.shed(seat, kind)
        self.lying[kind] += 1

    def clear_away(self, kind: Kind) -> None:
        self.lying[kind] -= 1
        self.pile.append(kind)

    def taken(self, seat: Seat, kind: Kind) -> None:
        if kind != UNKNOWN:
            self.drop_from_pile(kind)
            self.gain(seat, kind)
            return
        candidates = counted(self.pile)
        candidates[WYATT_EARP] = 0
        self.takes.append(Take(seat, self.stack, len(self.pile), candidates))
        self.gain_unseen(seat, 1)


def counted(pile: list[i64]) -> list[i64]:
    counts: list[i64] = [0] * KINDS
    for kind in pile:
        counts[kind] += 1
    return counts
