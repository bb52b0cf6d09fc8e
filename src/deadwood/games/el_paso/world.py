"""Worlds: whole states that a seat cannot tell from the real one (EP10.2, EP10.3).

The unseen cards of a kind are shuffled over the places where one of them can be: other hands and
the rest of the first stock. Which card of his hand somebody has laid face down is drawn by lot.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.reason import NotFollowed
from deadwood.core.types import UNKNOWN
from deadwood.games.el_paso.cards import COPIES, KINDS, tile
from deadwood.games.el_paso.editions import Rules
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.pending import QUESTIONS
from deadwood.games.el_paso.state import ElPasoState, blank, fill_bag
from deadwood.games.el_paso.view import ElPasoView


def world(view: ElPasoView, memory: ElPasoMemory, rules: Rules, chance: Chance) -> ElPasoState:
    """One possible state; chance decides which, and goes on in it."""
    if not agrees(view, memory):
        raise NotFollowed
    s = blank(view.players, chance, rules)
    copy_open(view, s)
    hands = deal_unseen(memory, s, chance)
    for seat in range(s.players):
        if seat == view.seat:
            for card in view.hand:
                s.gain(seat, card)
            s.set_laid(seat, view.laid)
            continue
        if view.has_laid[seat]:
            s.set_laid(seat, hands[seat].pop(chance.below(len(hands[seat]))))
        for card in hands[seat]:
            s.gain(seat, card)
    for name, values in view.pending:
        s.ask(QUESTIONS.restore(name, values, s.players))
    return s


def agrees(view: ElPasoView, memory: ElPasoMemory) -> bool:
    """Whether a memory agrees with all that its seat sees of cards."""
    if memory.seat != view.seat or memory.players != view.players:
        return False
    for kind in range(KINDS):
        if len(memory.stocks[kind]) != view.stocks[kind] or memory.piles[kind] != view.piles[kind]:
            return False
    for seat in range(view.players):
        unseen: i64 = sum(memory.unseen[seat * KINDS : (seat + 1) * KINDS])
        laid: i64 = 1 if view.has_laid[seat] else 0
        if len(memory.known[seat]) + unseen != view.sizes[seat] + laid:
            return False
        if seat == view.seat:
            mine = view.hand + ([view.laid] if view.has_laid[seat] else [])
            if memory.known[seat] != sorted(mine):
                return False
    return True


def copy_open(view: ElPasoView, s: ElPasoState) -> None:
    """Everything that lies open."""
    s.town = view.town
    s.lookout = view.lookout
    s.stars = view.stars
    for face in view.roll:
        s.put_roll(face)
    s.raids = view.raids
    s.groups = view.groups
    s.left_now = view.left_now
    for seat in range(s.players):
        s.set_nuggets(seat, view.nuggets[seat])
        if not view.in_town[seat]:
            s.gone |= i64(1) << seat
        for at in view.loot[seat]:
            s.add_loot(seat, at, 1)
    for kind in range(KINDS):
        for value in view.stacks[kind]:
            s.add_town_tiles(tile(kind, value), 1)
    fill_bag(s)


def deal_unseen(memory: ElPasoMemory, s: ElPasoState, chance: Chance) -> list[list[i64]]:
    """Fill the stocks and piles; the hands, with what is laid, are returned."""
    hands = [hand.copy() for hand in memory.known]
    unseen: list[i64] = []
    for kind in range(KINDS):
        unseen.clear()
        for card in range(kind * COPIES, (kind + 1) * COPIES):
            if not memory.seen[card]:
                unseen.append(card)
        chance.shuffle(unseen)
        for seat in range(s.players):
            for _ in range(memory.unseen[seat * KINDS + kind]):
                hands[seat].append(unseen.pop())
        for card in memory.stocks[kind]:
            s.discard(unseen.pop() if card == UNKNOWN else card)
        s.set_stock_size(kind, s.queue_size(kind))
        for card in memory.piles[kind]:
            s.discard(card)
    return hands
