"""Worlds: whole states that a seat cannot tell from the real one (EP10.2, EP10.3).

The unseen cards of a kind are shuffled over the places where one of them can be: other hands and
the rest of the first stock. Which card of his hand somebody has laid face down is drawn by lot.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.reason import NotFollowed
from deadwood.core.types import UNKNOWN
from deadwood.games.el_paso.cards import COPIES, HAND, KINDS
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.state import NONE, ElPasoState
from deadwood.games.el_paso.view import ElPasoView, hand_of, pile_of


def world(view: ElPasoView, memory: ElPasoMemory, chance: Chance) -> ElPasoState:
    """One possible state; chance decides which, and goes on in it."""
    if not agrees(view, memory):
        raise NotFollowed
    s = view.half.clone()
    s.chance = chance
    hands = deal_unseen(memory, s, chance)
    for seat in range(s.players):
        if seat == view.seat:
            continue
        if s.laid(seat) != NONE:
            s.set_laid(seat, hands[seat].pop(chance.below(len(hands[seat]))))
        for at in range(HAND):
            s.set_hand(seat, at, NONE)
        for card in hands[seat]:
            s.gain(seat, card)
    return s


def agrees(view: ElPasoView, memory: ElPasoMemory) -> bool:
    """Whether a memory agrees with all that its seat sees of cards."""
    if memory.seat != view.seat or memory.players != view.players:
        return False
    s = view.half
    for kind in range(KINDS):
        if len(memory.stocks[kind]) != s.stock_size(kind) or memory.piles[kind] != pile_of(s, kind):
            return False
    for seat in range(s.players):
        unseen: i64 = sum(memory.unseen[seat * KINDS : (seat + 1) * KINDS])
        laid: i64 = 0 if s.laid(seat) == NONE else 1
        if len(memory.known[seat]) + unseen != s.hand_size(seat) + laid:
            return False
        if seat == view.seat:
            mine = [*hand_of(s, seat), *([int(s.laid(seat))] if laid else [])]
            if memory.known[seat] != sorted(mine):
                return False
    return True


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
        s.set_queue_size(kind, 0)
        for card in memory.stocks[kind]:
            s.discard(unseen.pop() if card == UNKNOWN else card)
        s.set_stock_size(kind, s.queue_size(kind))
        for card in memory.piles[kind]:
            s.discard(card)
    return hands
