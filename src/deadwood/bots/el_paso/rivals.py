"""Who else may come to a place, and before or after whom: what a raid with a card brings.

Everybody's kinds can be remembered; values are known as far as they have been seen. The highest
card goes first but takes the lowest tile: a high card is needed only where tiles are few.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.el_paso.worth import ElPasoWorth, tile_at
from deadwood.core.types import UNKNOWN
from deadwood.games.el_paso.cards import CARDS, COPIES, KINDS, Card, Kind, card_kind
from deadwood.games.el_paso.knowledge import ElPasoMemory

USELESS: Final = 0.02  # how much a place without tiles still attracts
LEAVES: Final = [0.03, 0.06, 0.15, 0.35, 0.6]  # by stars, the last also for more


@final
class Rivals:
    """The others who are, or may be, in this raid."""

    def __init__(self, worth: ElPasoWorth, memory: ElPasoMemory | None) -> None:
        self.worth: Final = worth
        self.unseen: Final[list[bool]] = unseen_cards(worth, memory)
        self.comes: Final[list[float]] = []  # by seat: the chance that he raids
        self.lays: Final[list[float]] = []  # by seat and kind: … with that kind
        self.cards: Final[list[list[i64]]] = []  # by seat and kind: what he holds of it
        view = worth.view
        appeal = appeals(worth)
        for seat in range(worth.players):
            comes = 0.0
            if seat != worth.me and view.in_town[seat]:
                comes = 1.0 if view.has_laid[seat] else 1.0 - leaves(view.stars)
            self.comes.append(comes)
            total = 0.0
            for kind in range(KINDS):
                cards = cards_of(memory, seat, kind)
                total += appeal[kind] * float(len(cards))
                self.cards.append(cards)
            for kind in range(KINDS):
                number = float(len(self.cards[seat * KINDS + kind]))
                self.lays.append(comes * appeal[kind] * number / total if total > 0.0 else 0.0)

    def ahead(self, card: Card) -> list[float]:
        """By number: the chance that so many come to the place of this card before me."""
        kind = card_kind(card)
        chances: list[float] = [0.0] * self.worth.players
        chances[0] = 1.0
        for seat in range(self.worth.players):
            at = seat * KINDS + kind
            if self.lays[at] == 0.0:
                continue
            chance = self.lays[at] * self.beats(self.cards[at], card)
            place = self.worth.players - 1
            while place > 0:
                chances[place] += (chances[place - 1] - chances[place]) * chance
                place -= 1
            chances[0] -= chances[0] * chance
        return chances

    def beats(self, cards: list[i64], card: Card) -> float:
        """The chance that one of a kind among these, known or not, is higher than mine."""
        higher: i64 = 0
        all_unseen: i64 = 0
        for other in range(card_kind(card) * COPIES, (card_kind(card) + 1) * COPIES):
            if self.unseen[other]:
                all_unseen += 1
                if other > card:
                    higher += 1
        unknown = float(higher) / float(all_unseen) if all_unseen > 0 else 0.0
        total = 0.0
        for held in cards:
            if held == UNKNOWN:
                total += unknown
            elif held > card:
                total += 1.0
        return total / float(len(cards))

    def gain(self, card: Card, tiles: list[int], limit: i64) -> float:
        """What a raid with this card adds to loot, if the sheriffs stay away."""
        worth = self.worth
        kind = card_kind(card)
        stack = worth.view.stacks[kind]
        if not stack:
            return 0.0
        before = worth.loot(tiles, limit)
        chances = self.ahead(card)
        total = 0.0
        for place in range(min(i64(len(stack)), worth.players)):
            if chances[place] > 0.0:
                after = worth.loot(tiles + [int(tile_at(kind, stack[place]))], limit)
                total += chances[place] * (after - before)
        return total * worth.yields(kind, worth.view.stars)

    def somebody_leaves(self, raid: i64) -> float:
        """The chance that one of them leaves before the raid that is so many after the next."""
        view = self.worth.view
        if raid == 0 and view.left_now:
            return 1.0
        nobody = 1.0
        for seat in range(self.worth.players):
            if seat != self.worth.me and view.in_town[seat]:
                if raid > 0 or not view.has_laid[seat]:
                    nobody *= 1.0 - leaves(i64(view.stars) + raid)
        return 1.0 - nobody


def leaves(stars: i64) -> float:
    """How often somebody leaves rather than lays a card when so many stars lie there."""
    return LEAVES[min(stars, i64(len(LEAVES) - 1))]


def appeals(worth: ElPasoWorth) -> list[float]:
    """By kind: how much its place attracts anybody."""
    found: list[float] = []
    for kind in range(KINDS):
        stack = worth.view.stacks[kind]
        appeal = USELESS
        if stack:
            second = stack[1] if len(stack) > 1 else 0
            points = 0.5 * float(stack[0] + second)
            best = worth.prices.best(worth.view.town, kind)
            appeal += points * best * worth.yields(kind, worth.view.stars)
        found.append(appeal)
    return found


def unseen_cards(worth: ElPasoWorth, memory: ElPasoMemory | None) -> list[bool]:
    """By card: whether I have never seen where it is."""
    unseen: list[bool] = [True] * CARDS
    view = worth.view
    for card in view.hand:
        unseen[card] = False
    for pile in view.piles:
        for card in pile:
            unseen[card] = False
    if memory is not None:
        for at in range(CARDS):
            if memory.seen[at]:
                unseen[at] = False
    return unseen


def cards_of(memory: ElPasoMemory | None, seat: i64, kind: Kind) -> list[i64]:
    """The cards of a kind that somebody holds or has laid, each that I cannot name as UNKNOWN."""
    if memory is None:
        return [UNKNOWN]
    cards: list[i64] = [UNKNOWN] * memory.unseen[seat * KINDS + kind]
    for card in memory.known[seat]:
        if card_kind(card) == kind:
            cards.append(card)
    return cards
