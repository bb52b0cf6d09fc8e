"""Positions with something else in them: what a person gets wrong, and what a program makes up."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
Place: TypeAlias = tuple[Any, Any]  # a table or a list, and the name or number of something in it

NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 99)
OF_THE_CHANCE = ("chance", "options")  # damaged elsewhere; here they would only be refused


def places(data: Data) -> list[Place]:
    """Where a value stands, however deep."""
    found: list[Place] = []
    for name, value in data.items():
        if name in OF_THE_CHANCE:
            continue
        found.append((data, name))
        if isinstance(value, dict):
            found += places(value)
        elif isinstance(value, list):
            found += [(value, at) for at in range(len(value))]
            for item in value:
                if isinstance(item, dict):
                    found += places(item)
    return found


def at_random(rng: Random, data: Data) -> Place:
    """A place of any name; those in a list have one name in all, though most places are cards."""
    every = places(data)
    name = rng.choice(sorted({name_of(at) for _, at in every}))
    return rng.choice([(holder, at) for holder, at in every if name_of(at) == name])


def name_of(at: object) -> str:
    return at if isinstance(at, str) else "item"


def kind_of(value: object) -> str:
    return type(value).__name__


def lists_of_words(data: Data) -> list[list[str]]:
    found = [holder[at] for holder, at in places(data) if isinstance(holder[at], list)]
    return [each for each in found if not each or isinstance(each[0], str)]


def change(rng: Random, data: Data, other: Data) -> None:
    """One change; `other` is a position of the same game, from which values are taken."""
    holder, at = at_random(rng, data)
    value = holder[at]
    what = rng.randrange(6)
    if what == 0:
        del holder[at]
    elif what == 1:  # what stands in such a place elsewhere
        alike = [h[k] for h, k in places(other) if k == at and kind_of(h[k]) == kind_of(value)]
        if alike:
            holder[at] = rng.choice(alike)
    elif what == 2 and isinstance(value, bool):
        holder[at] = not value
    elif what == 2 and isinstance(value, int):
        holder[at] = rng.choice([*NUMBERS, value - 1, value + 1])
    elif what == 2 and isinstance(value, str):
        words = [h[k] for h, k in places(other) if isinstance(h[k], str)]
        holder[at] = rng.choice([rng.choice(words), f"0 {value}", f"2 {value}", value.upper()])
        if " " in value and rng.random() < 0.7:  # a question, a deed
            parts = value.split()
            parts[rng.randrange(1, len(parts))] = str(rng.randrange(8))
            holder[at] = " ".join(parts)
    elif what == 3:  # a card goes somewhere else
        full = [each for each in lists_of_words(data) if each]
        if full:
            source = rng.choice(full)
            rng.choice(lists_of_words(data)).append(source.pop(rng.randrange(len(source))))
    elif what == 4:  # a pile goes to the rest
        for pile in lists_of_words(data)[: rng.randrange(3)]:
            pile.clear()
    else:
        one, two = at_random(rng, data), at_random(rng, data)
        if kind_of(one[0][one[1]]) == kind_of(two[0][two[1]]):
            one[0][one[1]], two[0][two[1]] = two[0][two[1]], one[0][one[1]]


def shorten(rng: Random, data: Data) -> None:
    """Only some of what a position says, as people write scenes."""
    for table in (data, *data["seat"]):
        for name in list(table):
            if name != "seat" and rng.random() < 0.5:
                del table[name]
