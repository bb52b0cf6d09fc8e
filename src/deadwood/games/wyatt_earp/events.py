"""The events of Wyatt Earp and their values. `view.py` decides who sees which."""

from __future__ import annotations

from typing import Final

# name: what its values are. `*kinds` takes the rest. Seats in values are counted from 0.
FIELDS: Final[dict[str, list[str]]] = {
    "deal": ["hand"],  # the seat deals
    "dealt": ["*kinds"],  # the seat's own ten cards
    "first": ["kind"],  # the first card of the discards
    "turn": [],
    "draw": ["*kinds"],  # from the supply
    "pick": ["kind"],  # the top discard
    "reshuffle": ["number"],  # the discards become the supply
    "lay": ["outlaw", "number", "added"],
    "photo": ["outlaw", "added"],
    "aim": ["kind"],  # shoots for this card
    "shot": ["kind", "hit"],
    "wasted": ["kind"],  # missed: the card goes to the discards
    "spent": ["kind"],  # Most Wanted! goes to the discards
    "place": ["kind", "outlaw", "added"],
    "outgunned": ["outlaw"],  # the seat loses the Fastest Gun
    "ask": ["outlaw", "direction"],
    "no": ["outlaw"],  # the seat holds none
    "give": ["outlaw", "to"],
    "steal": ["from", "outlaw"],
    "orphans": ["outlaw", "*kinds"],  # Sheriff cards of the seat that go to the discards
    "hide": ["other", "outlaw"],
    "rescue": ["outlaw"],  # the seat's Hideout goes to the discards
    "earp": ["way"],  # Wyatt Earp goes to the discards, played by this move
    "search": ["*kinds"],  # the discards as the searcher sees them, bottom first
    "nothing": [],  # he finds nothing
    "take": ["kind"],  # from the discards to the hand
    "found": ["kind"],  # from the discards, played at once
    "pass": [],
    "discard": ["kind"],
    "stall": ["turns"],  # so many more idle turns end the hand
    "hand-over": ["why"],
    "score": ["outlaw", "reward", "*points and payments"],
    "duel": ["kind", "hit"],
    "winner": [],
}
