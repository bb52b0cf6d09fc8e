"""What is printed on a card, as its own file in `rules/` says it.

`make types` reads these lines, and writes `kinds.py` (the numbers of kinds, and what is printed) and
`rules/deck.py` (the rule of each kind) from them. Numbers run on: those of the printed game are
0 to 21, cards of an expansion follow. A card with an `option` is dealt only where a table switches
that option on.
"""

from __future__ import annotations

from typing import Final, final


@final
class Printed:
    def __init__(
        self,
        number: int,
        name: str,
        signs: str,
        clauses: str,
        *,
        brown: bool = False,
        aimed: bool = False,
        reach: int = 0,
        option: str = "",
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.signs: Final = signs  # a poker sign for each copy, as in "10h ks"
        self.clauses: Final = clauses  # what tells about it, the most important one first
        self.brown: Final = brown
        self.aimed: Final = aimed  # whether it needs a player to aim at (BG4.7)
        self.reach: Final = reach  # of a weapon
        self.option: Final = option


def brown(number: int, name: str, signs: str, clauses: str, option: str = "") -> Printed:
    return Printed(number, name, signs, clauses, brown=True, option=option)


def brown_aimed(number: int, name: str, signs: str, clauses: str, option: str = "") -> Printed:
    return Printed(number, name, signs, clauses, brown=True, aimed=True, option=option)


def blue(number: int, name: str, signs: str, clauses: str, option: str = "") -> Printed:
    return Printed(number, name, signs, clauses, option=option)


def blue_aimed(number: int, name: str, signs: str, clauses: str, option: str = "") -> Printed:
    return Printed(number, name, signs, clauses, aimed=True, option=option)


def weapon(
    number: int, name: str, signs: str, clauses: str, reach: int, option: str = ""
) -> Printed:
    return Printed(number, name, signs, clauses, reach=reach, option=option)
