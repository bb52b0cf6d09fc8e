"""What happens at a table in words: each viewer is told of what he is shown, and of nothing else.

Whoever tells knows no more than a viewer does: his events, his view, and what he can remember of
them. Tellers are made once for a table and a language, and what an entry tells a viewer is kept.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import Any, Final

from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.types import NOBODY, Move
from deadwood.core.witness import Witness
from deadwood.language import Insight, Teller, teller_for, told_apart
from deadwood.language.catalogue import catalogue
from deadwood.language.teller import Sheet
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.table import LoggedTable


class Trail:
    """The events of the deal and of all moves that count, each once."""

    def __init__(self, table: LoggedTable) -> None:
        self.table: Final = table
        self._moves = 0  # that were told
        self._last = 0  # the entry of the last of them
        self._begun = False

    def is_lost(self) -> bool:
        """Whether a move that was told has been taken back: a new trail must begin."""
        moves = self.table.moves
        told = self._moves
        return told > 0 and (told > len(moves) or moves[told - 1].number != self._last)

    def news(self) -> list[Event]:
        """What was not told yet."""
        table = self.table
        numbers: list[int] = []
        if not self._begun:
            numbers += [n for n in table.told if table.entries[n - 1].kind == kinds.DEALT]
            self._begun = True
        numbers += [played.number for played in table.moves[self._moves :]]
        self._moves = len(table.moves)
        self._last = table.moves[-1].number if table.moves else 0
        return [event for number in numbers for event in table.told.get(number, [])]


class Memories:
    """What each seat can know by now, by remembering what it was shown."""

    def __init__(self, table: LoggedTable) -> None:
        self.table: Final = table
        self._trail = Trail(table)
        self._witness = Witness(table.game)

    def of(self, seat: int) -> Knowledge | None:
        """A seat's memory; None where nobody has one, under rules that have changed."""
        if not self.table.is_replayable:
            return None
        if self._trail.is_lost():
            self._trail = Trail(self.table)
            self._witness.back_to(0)
        self._witness.hear(self._trail.news())
        return self._witness.memory(seat)


class Narrator:
    """A table in one language."""

    def __init__(self, table: LoggedTable, memories: Memories, lang: str) -> None:
        self.table: Final = table
        self._memories: Final = memories
        self.lang: Final = lang
        self._stories: Final[dict[tuple[int, int], list[str]]] = {}
        self._sheets: Final[dict[tuple[int, int], dict[int, Sheet]]] = {}
        self._awaited: Final[dict[tuple[str, tuple[int, ...]], str]] = {}
        self._named: Final[dict[Hashable, dict[Move, str]]] = {}
        self._trail = Trail(self.table)

    @cached_property
    def teller(self) -> Teller[Any]:
        """Made when the cards are dealt: until then people come and go."""
        names = [seat.name for seat in self.table.seats]
        return teller_for(self.table.game, catalogue(self.lang), names)

    def story(self, number: int, viewer: int, shown: list[Event]) -> list[str]:
        """What an entry told a viewer, from the events that he was shown of it."""
        known = self._stories.get((number, viewer))
        if known is None:
            known = self.teller.story(shown, viewer)
            self._stories[number, viewer] = known
        return known

    def sheets(self, number: int, viewer: int, shown: list[Event]) -> dict[int, Sheet]:
        """Those paragraphs of that story that are tables as well."""
        known = self._sheets.get((number, viewer))
        if known is None:
            known = self._sheets[number, viewer] = self.teller.sheets(shown, viewer)
        return known

    def ask(self, view: Any, asked: list[int], moves: list[Move]) -> str:
        """What is asked, if it is asked of the seat whose view it is; else who is awaited for what."""
        if not asked:
            return ""
        if view.seat not in asked:
            return self._await(self.table.question, tuple(asked))
        if self._trail.is_lost():
            self._trail = Trail(self.table)
            self.teller.forget()
        for event in self._trail.news():
            self.teller.follow(self.table.game.shown(event, NOBODY))
        return self.teller.question(view, moves)

    def _await(self, question: str, asked: tuple[int, ...]) -> str:
        known = self._awaited.get((question, asked))
        if known is None:
            known = self._awaited[question, asked] = self.teller.awaited(question, list(asked))
        return known

    def moves(self, view: Any, brings: dict[Move, dict[str, int]]) -> list[tuple[Move, str, str]]:
        """Legal moves, each with what it is called and what it would bring, from these figures."""
        if not brings:
            return []
        teller, memory = self.teller, self._memories.of(int(view.seat))
        named = self.names(view, brings)
        if memory is None:
            return [(move, named[move], "") for move in brings]
        insight = Insight(view, memory, brings.__getitem__)
        return [(move, named[move], teller.brings(insight, move)) for move in brings]

    def names(self, view: Any, moves: Iterable[Move]) -> dict[Move, str]:
        """What each of these moves is called, so that no two are called the same."""
        moves = list(moves)
        names = self._names(view, moves)
        return told_apart(self.teller, view, {move: names[move] for move in moves})

    def _names(self, view: Any, moves: Iterable[Move]) -> dict[Move, str]:
        """What moves are called; at a table the same ones come again and again."""
        scene = self.teller.named_by(view)
        named = {} if scene is None else self._named.setdefault(scene, {})
        for move in moves:
            if move not in named:
                named[move] = self.teller.move(view, move)
        return named

    def outcome(self, view: Any, winners: list[int]) -> str:
        return self.teller.outcome(view, winners)


class Narrators:
    """A table in every language that somebody at it reads.

    It knows its narrators, and they do not know it: a table that is let go is then freed at once,
    without a search for cycles (`process/collector.py`).
    """

    def __init__(self, table: LoggedTable) -> None:
        self.table: Final = table
        self.memories: Final = Memories(table)
        self._by_language: Final[dict[str, Narrator]] = {}

    def forget(self) -> None:
        """Somebody is called otherwise from now on."""
        self._by_language.clear()

    def narrator(self, lang: str) -> Narrator:
        if lang not in self._by_language:
            self._by_language[lang] = Narrator(self.table, self.memories, lang)
        return self._by_language[lang]
