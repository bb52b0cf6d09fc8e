"""The events of El Paso and their values. `view.py` decides who sees which."""

from __future__ import annotations

from typing import Final

# name: what its values are. `*cards` takes the rest. Seats in values are counted from 0.
FIELDS: Final[dict[str, list[str]]] = {
    "dealt": ["*cards"],  # the seat's own six cards, one of each kind
    "town": ["town"],  # the seat is its lookout
    "stock": ["back", "*tiles"],  # so many went back into the bag; these lie in the town
    "lay": ["card"],  # face down
    "leave": ["limit"],  # may keep so many tiles
    "keep": ["tile"],
    "sell": ["here", "rate", "paid", "elsewhere"],  # points at the rate, nuggets, points at 1:1
    "reveal": ["card"],
    "roll": ["*faces"],  # the seat is the lookout
    "stars": ["number"],  # so many dice are on the sheriff field now
    "sheriffs": [],
    "chased": ["*tiles"],  # what the seat loses
    "loot": ["tile", "card"],
    "nothing": ["card", "why"],
    "discard": ["card"],
    "turn-over": ["kind", "number"],  # a discard pile becomes the stock
    "draw": ["kind", "card"],
    "emptied": ["limit"],  # the town; everybody in it may keep so many tiles
    "left-over": ["*tiles"],  # what is left in the town goes back into the bag
    "final": ["points"],  # the seat's last tiles, sold at 1:1
    "winner": ["nuggets"],
}

# why a raider gets nothing
NO_PLACE: Final = 0
NO_SYMBOL: Final = 1
NONE_LEFT: Final = 2
