"""How likely a shot hits, for somebody who remembers everything that he was shown.

An outlaw card is a hit (WE4.3). What is in the supply he can only guess: any card that lies
nowhere else as far as he knows. After the reshuffle it is what was in the discards.
"""

from __future__ import annotations

from deadwood.core.knowledge import Knowledge
from deadwood.games.wyatt_earp.cards import OUTLAWS
from deadwood.games.wyatt_earp.knowledge import Memory, counted
from deadwood.games.wyatt_earp.view import TableView
from deadwood.games.wyatt_earp.world import unseen


def hits_in_ten(view: TableView, memory: Knowledge) -> int:
    """In ten shots about so many hit."""
    assert isinstance(memory, Memory)
    cards = in_supply(view, memory)
    total = sum(cards)
    hits = sum(cards[:OUTLAWS])
    return (20 * hits + total) // (2 * total) if total else 0


def in_supply(view: TableView, memory: Memory) -> list[int]:
    """By kind, how many cards may be the next one of the supply."""
    if view.supply == 0 and not view.reshuffled:  # the discards become the supply (WE4.6)
        numbers = counted(memory.pile)
    else:
        numbers = memory.in_supply or unseen(memory, [])
    return [max(0, int(number)) for number in numbers]
