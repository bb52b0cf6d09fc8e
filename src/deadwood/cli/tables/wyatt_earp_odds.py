"""How likely a shot hits, for somebody who remembers everything that he was shown.

An outlaw card is a hit (WE4.3). What is in the supply he can only guess: any card that lies
nowhere else as far as he knows. After the reshuffle it is what was in the discards.
"""

from __future__ import annotations

from deadwood.core.knowledge import Knowledge
from deadwood.games.wyatt_earp.cards import COPIES, KINDS, OUTLAWS
from deadwood.games.wyatt_earp.knowledge import Memory
from deadwood.games.wyatt_earp.view import TableView


def hits_in_ten(view: TableView, memory: Knowledge) -> int:
    """In ten shots about so many hit."""
    assert isinstance(memory, Memory)
    unseen = in_supply(view, memory)
    total = sum(unseen)
    hits = sum(unseen[kind] for kind in range(OUTLAWS))
    return (20 * hits + total) // (2 * total) if total else 0


def in_supply(view: TableView, memory: Memory) -> list[int]:
    """By kind, how many cards may be the next one of the supply."""
    if view.supply == 0 and not view.reshuffled:  # the discards become the supply (WE4.6)
        return [sum(1 for card in memory.pile if card == kind) for kind in range(KINDS)]
    if memory.in_supply:
        return [max(0, int(number)) for number in memory.in_supply]
    return [max(0, elsewhere(memory, kind)) for kind in range(KINDS)]


def elsewhere(memory: Memory, kind: int) -> int:
    """So many of a kind are neither in his hand nor anywhere that he knows of."""
    known = sum(int(memory.known[seat * KINDS + kind]) for seat in range(memory.players))
    pile = sum(1 for card in memory.pile if card == kind)
    return int(COPIES[kind] - memory.mine[kind] - memory.lying[kind]) - known - pile
