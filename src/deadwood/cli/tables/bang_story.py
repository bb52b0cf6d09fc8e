"""Events of BANG! that belong together, made into one: a story says them once."""

from __future__ import annotations

from typing import Final

from deadwood.core.event import Event
from deadwood.games.bang.cards import JAIL, KIND

# Of several in a row by the same player only one remains, with the cards of all.
MERGED: Final = frozenset(["draw", "discard"])
# After these a player lays down everything that he has.
LAYS_DOWN: Final = frozenset(["dies", "penalty"])


def fold(events: list[Event]) -> list[Event]:
    """The same events, without what another one has said already.

    A merged `draw` or `discard` has all cards. A `heal` after a Saloon has, behind what the player
    gained, the seats of all others who gained something.
    """
    folded: list[Event] = []
    prisoner = -1  # whose Jail is dealt with in this turn
    bare = -1  # who lays down everything
    for event in events:
        name, seat, values = event.name, event.seat, event.values
        last = folded[-1] if folded else None
        if name in LAYS_DOWN:
            bare = seat
        elif name not in ("discard", "strip") or seat != bare:
            bare = -1
        if name == "turn":
            prisoner = -1
        elif name in ("free", "locked"):
            prisoner = seat
        if name == "resolved" or (name == "strip" and is_jail(event) and seat == prisoner):
            continue
        if name == "dodged" and last is not None and (last.name, last.seat) == ("missed", seat):
            continue
        if name == "heal" and last is not None and last.name == "heal":
            if values[0]:
                folded[-1] = Event("heal", last.seat, (*last.values, seat))
            continue
        if name == "strip" and seat == bare:
            name = "discard"
        if last is not None and name in MERGED and (last.name, last.seat) == (name, seat):
            folded[-1] = Event(name, seat, (*last.values, *values))
        else:
            folded.append(Event(name, seat, values))
    return folded


def is_jail(event: Event) -> bool:
    return KIND[event.values[0]] == JAIL
