"""What moves there are, said once: their kinds, what each speaks of, and their words.

A game's `schema.py` has the table; the numbers follow from it, kind after kind, and within a kind the
last part counts fastest. `scripts/state_fields.py` writes the game's `moves.py` from it: constants and
functions that pack and unpack, for rules and bots. `Game.move` unpacks for everybody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from deadwood.core.copies import remade
from deadwood.core.drawing import Drawing, said
from deadwood.core.options import suggest
from deadwood.core.reason import BadText, spelled
from deadwood.core.types import Move
from deadwood.core.values import Part, Parts

LONGEST_NAME: Final = 40  # of what somebody sends that is looked up


@final
class MoveKind:
    """`text` is its notation, with the names of its parts in braces; `told` what others hear of it."""

    def __init__(self, name: str, text: str, parts: Sequence[Part], told: str) -> None:
        self.name: Final = name
        self.template: Final = text
        self.parts: Final = Parts(parts)
        self.told: Final = told
        self.first: int = 0  # the number of its first move; the table sets it
        size = 1
        for one in parts:
            size *= one.meaning.size()
        self.size: Final = size

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            remade,
            (
                MoveKind,
                (self.name, self.template, self.parts.parts, self.told),
                {"first": self.first},
            ),
        )

    def values(self, move: Move) -> tuple[int, ...]:
        left = int(move) - self.first
        found: list[int] = []
        for one in reversed(self.parts.parts):
            size = one.meaning.size()
            found.append(one.meaning.least + left % size)
            left //= size
        return tuple(reversed(found))

    def number(self, values: Sequence[int]) -> int:
        packed = 0
        for one, value in zip(self.parts.parts, values, strict=True):
            packed = packed * one.meaning.size() + value - one.meaning.least
        return self.first + packed

    def text(self, move: Move) -> str:
        words = {
            one.name: one.meaning.text(value)
            for one, value in zip(self.parts.parts, self.values(move), strict=True)
        }
        return self.template.format(**words)


class NamedMove:
    """A move unpacked: `move.kind`, and by `move.value("card")` what it speaks of, as small numbers.

    Each game has its own, which has them as properties: `move.card`.
    """

    def __init__(self, number: Move, of: MoveKind) -> None:
        self.number: Final[int] = number
        self.kind: Final[str] = of.name
        self.of: Final = of
        self.values: Final[tuple[int, ...]] = of.values(number)

    def value(self, name: str) -> int:
        """What it speaks of by this name."""
        if name not in self.of.parts.places:
            raise AttributeError(f"The move {self.kind!r} has no {name}.")
        return self.values[self.of.parts.places[name]]

    def as_dict(self, hidden: bool = False) -> dict[str, object]:
        """The move by names, with words for what has a name; `hidden` as those are told who may not
        know what it speaks of."""
        named: dict[str, object] = {"move": self.kind}
        if hidden and self.of.told:
            named.update(dict.fromkeys(self.of.parts.names))
        else:
            named.update(self.of.parts.plain(self.values))
        return named

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.number, self.of))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NamedMove) and (self.kind, self.values) == (
            other.kind,
            other.values,
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.values))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.of.text(self.number)!r})"

    def _repr_html_(self) -> str:
        """A small table, for notebooks."""
        named = [(name, said(what)) for name, what in self.as_dict().items()]
        return Drawing(self.of.text(self.number), [("number", str(self.number)), *named]).html()


def move(name: str, text: str, *parts: Part, told: str = "") -> MoveKind:
    """A row of a game's table of moves; `told` if others may not know what it speaks of."""
    return MoveKind(name, text, parts, told)


@final
class MoveTable:
    """All moves of a game."""

    def __init__(self, kinds: Sequence[MoveKind]) -> None:
        self.kinds: Final = list(kinds)
        self.of_move: Final[list[MoveKind]] = []  # by number
        for kind in kinds:
            kind.first = len(self.of_move)
            self.of_move.extend([kind] * kind.size)

    def texts(self) -> list[str]:
        """The notation of every move, in the order of the numbers."""
        return [kind.text(number) for number, kind in enumerate(self.of_move)]

    def kind(self, name: str) -> MoveKind:
        return next(kind for kind in self.kinds if kind.name == name)

    def meant(self, named: Mapping[str, object]) -> Move:
        """The number of a move that is said by names, as in `as_dict`; BadText says what is wrong."""
        wish = named.get("move")
        kind = next((kind for kind in self.kinds if kind.name == wish), None)
        if kind is None:
            hint = suggest(str(wish)[:LONGEST_NAME], [kind.name for kind in self.kinds])
            raise BadText(f"No move is called {spelled(wish)}. {hint}")
        if {*named} != {"move", *kind.parts.names}:
            if not kind.parts.names:
                raise BadText(f"The move {kind.name!r} names nothing.")
            raise BadText(f"The move {kind.name!r} names: {', '.join(kind.parts.names)}.")
        values: list[int] = []
        for one in kind.parts.parts:
            value = one.meaning.number(named[one.name])
            if value is None:
                said = spelled(named[one.name])
                raise BadText(f"For {one.name!r} the move {kind.name!r} cannot name {said}.")
            values.append(value)
        return kind.number(values)

    def move(self, number: Move) -> NamedMove:
        return NamedMove(number, self.of_move[number])

    def told(self, number: Move) -> str:
        """What others hear of a move of which they may not know everything; else empty."""
        return self.of_move[number].told if self.of_move else ""


NO_MOVES: Final = MoveTable([])
