"""The events of BANG! and their values. `view.py` decides who sees which."""

from __future__ import annotations

from typing import Final

# name: what its values are. `*cards` takes the rest. Seats in values are counted from 0.
FIELDS: Final[dict[str, list[str]]] = {
    "sheriff": [],  # the seat is the Sheriff
    "role": ["role"],
    "offer": ["first", "second"],  # the characters that the seat may choose from
    "character": ["character"],
    "dealt": ["*cards"],
    "begin": [],
    "turn": [],
    "draw": ["card"],  # from the talon to the hand
    "show": ["card"],  # Black Jack's second card, in his hand already
    "look": ["*cards"],  # Kit Carlson sees the top of the talon, its top last
    "put-back": ["card"],  # he has taken the others
    "take-discard": ["card"],  # Pedro Ramirez
    "reshuffle": ["number"],
    "play": ["card", "target"],
    "replaced": ["card"],  # a weapon goes to the discards
    "missed": ["card"],
    "dodged": [],
    "beer": ["card", "works"],  # against a loss
    "prevented": [],
    "void": [],  # a Beer without effect
    "heal": ["gained"],
    "sid": [],  # discards two cards for a life
    "suzy": [],  # draws because her hand is empty
    "lose": ["lives"],
    "dies": ["role", "source"],
    "haul": ["from", "*cards"],  # Vulture Sam takes a hand
    "haul-table": ["from", "*cards"],  # and what lay before it
    "reward": [],
    "penalty": [],
    "take": ["from", "card"],  # out of a hand
    "take-table": ["from", "card"],
    "strip": ["card"],  # a card before the seat goes to the discards
    "discard": ["card"],  # from the hand, or when all cards are laid down
    "sign": ["*cards"],  # turned up; with two of them one is still to be chosen
    "counts": ["card"],  # Lucky Duke's choice
    "on-top": ["card"],
    "explodes": [],
    "passes-on": ["to"],  # the Dynamite
    "free": [],
    "locked": [],
    "store": ["*cards"],
    "pick": ["card"],
    "resolved": ["card"],  # a brown card goes to the discards after its effect
    "over": ["won", "*roles"],
}
