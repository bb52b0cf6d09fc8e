"""What the conversation tells the panels, and the screen through which it does so."""

from __future__ import annotations

import queue
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from deadwood.cli.terminal.screen import WIDTH, Screen, nothing
from deadwood.cli.terminal.session import Leave
from deadwood.core.event import Event

if TYPE_CHECKING:
    from deadwood.cli.full.talk import FullTalk

ENDLESS: Final = 1_000_000  # lines: pages scroll
INTERRUPTED: Final = 130  # the exit code after Ctrl-C


@dataclass(frozen=True)
class Entry:
    """A line of the list, and what whoever chooses it has typed by that; a heading answers nothing."""

    text: str
    answer: str
    brings: str = ""
    moves: tuple[int, ...] = ()
    brief: str = ""  # a heading where there is little room
    is_heading: bool = False


@dataclass(frozen=True)
class Scene:
    """What a seat sees."""

    seat: int
    view: Any
    shown: list[Event]  # everything that it was shown
    old: list[str]  # the story as far as it has been looked at
    new: list[str]  # and since then
    question: str
    entries: list[Entry] = field(default_factory=list)
    is_part: bool = False  # the list is that of one choice; there is a way back


@dataclass(frozen=True)
class Started:
    """Another game, at which nothing has been seen yet."""

    talk: FullTalk


@dataclass(frozen=True)
class Asked:
    """It is the person's turn to say something; `said` are lines since the last time. With `button`
    nothing can be answered: it says what Enter does."""

    said: list[str]
    button: str


@dataclass(frozen=True)
class Advised:
    """A line of the list is recommended."""

    answer: str


@dataclass(frozen=True)
class Wiped:
    """Nothing of the last player's may be seen any more."""


@dataclass(frozen=True)
class Flashed:
    """Who thinks; empty if nobody does any more."""

    text: str


@dataclass(frozen=True)
class WantsToLeave:
    """The person has typed that word."""


@dataclass(frozen=True)
class Ended:
    """The conversation is over; nothing comes any more."""


class Canvas(Screen):
    """Lines that are only collected, with their colours, for somebody who draws them."""

    def __init__(self, width: int = WIDTH, room: int = ENDLESS) -> None:
        self.is_terminal = True
        self.is_live = True
        self.colour = True
        self.width = width
        self.room = room
        self.readline = None
        self.encoding = "utf-8"
        self.kept = []
        self.complete = nothing

    @property
    def drawn(self) -> list[str]:
        assert self.kept is not None
        return self.kept


class PanelScreen(Canvas):
    """The screen of a conversation whose other end are panels."""

    def __init__(self, tell: Callable[[object], None]) -> None:
        super().__init__()
        self.tell: Final = tell
        self.answers: Final[queue.SimpleQueue[str | None]] = queue.SimpleQueue()
        self.button = ""  # what Enter does at the next question, if it is none
        self.is_left = False

    def ask(self, prompt: str) -> str:
        said, self.kept = self.drawn, []
        button, self.button = self.button, ""
        if not self.is_left:
            self.tell(Asked(said, button))
        answer = None if self.is_left else self.answers.get()
        if answer is None:
            raise Leave(INTERRUPTED)
        return answer.strip()

    def leave(self) -> None:
        """The person goes, whoever is asked or thinks at this moment."""
        self.is_left = True
        self.answers.put(None)

    def clear(self) -> None:
        self.complete = nothing
        self.kept = []
        self.tell(Wiped())

    def flash(self, text: str) -> None:
        self.tell(Flashed(text))
