"""Panels, the list of what can be done, and the line that is typed into."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.table import Table
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from deadwood.cli.full.stage import Entry

CHOSEN: Final = "►"
OWN_KEYS: Final = {"up": -1, "down": 1, "pageup": -5, "pagedown": 5}


class Panel(VerticalScroll):
    """A part of the table with its name on it; what does not fit scrolls."""

    can_focus = False

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.body: Final = Static()

    def compose(self):  # type: ignore[no-untyped-def]
        yield self.body

    def show(self, lines: list[str]) -> None:
        self.body.update(ansi(lines))


def ansi(lines: list[str]) -> Text:
    """Lines with their colours; what is too long goes on below."""
    return Text("\n", overflow="fold").join(Text.from_ansi(line) for line in lines)


class MoveList(OptionList):
    """The first click on a line chooses it, the second one plays it."""

    can_focus = False

    class Taken(Message):
        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry: Final = entry

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.entries: list[Entry] = []
        self.widest = 1  # digits
        self.marked: int | None = None  # the line with the mark: colour is not the only sign

    def watch_highlighted(self, highlighted: int | None) -> None:
        for at in (self.marked, highlighted):
            if at is not None and at < len(self.entries):
                is_chosen = at == highlighted
                shown = prompt(self.entries[at], self.widest, is_chosen)
                self.replace_option_prompt_at_index(at, shown)
        self.marked = highlighted
        super().watch_highlighted(highlighted)

    def fill(self, entries: list[Entry], chosen: str = "") -> None:
        self.highlighted = self.marked = None
        self.clear_options()
        self.entries = entries
        self.widest = max((len(at.answer) for at in entries if at.answer.isdigit()), default=1)
        options = [Option(prompt(at, self.widest), disabled=at.is_heading) for at in entries]
        self.add_options(options)
        self.go_to(chosen)

    def go_to(self, answer: str) -> bool:
        """Stand on the line with this answer, or else on the first that is one."""
        found = [at for at, entry in enumerate(self.entries) if entry.answer == answer]
        first = [at for at, entry in enumerate(self.entries) if not entry.is_heading]
        self.highlighted = next(iter((found if answer else []) + first), None)
        return bool(found)

    @property
    def entry(self) -> Entry | None:
        at = self.highlighted
        return None if at is None or at >= len(self.entries) else self.entries[at]

    async def _on_click(self, event: events.Click) -> None:
        event.prevent_default()
        clicked = event.style.meta.get("option")
        if clicked is None or self.entries[clicked].is_heading:
            return
        if clicked == self.highlighted:
            self.post_message(self.Taken(self.entries[clicked]))
        else:
            self.highlighted = clicked


def prompt(entry: Entry, widest: int, is_chosen: bool = False) -> Table | Text:
    """A line of the list: its number, what it is, and what it brings."""
    if entry.is_heading:
        return Text(entry.text, style="bold")
    number = entry.answer if entry.answer.isdigit() else "·"
    text = Text(entry.text)
    if entry.brings:
        text.append(f": {entry.brings}", "" if is_chosen else "dim")
    row = Table.grid(expand=True)
    row.add_column(width=widest + 2)
    row.add_column(ratio=1)
    mark = CHOSEN if is_chosen else " "
    row.add_row(
        Text(f"{mark}{number:>{widest}} ", "bold"), text, style="reverse bold" if is_chosen else ""
    )
    return row


class Line(Input):
    """What is typed: part of a move, a number or a command. Arrows go through the list all the same."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False, priority=True),
    ]

    class Moved(Message):
        def __init__(self, by: int) -> None:
            super().__init__()
            self.by: Final = by

    class Completed(Message):
        """The Tab key."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, compact=True, select_on_focus=False, max_length=300)

    async def _on_key(self, event: events.Key) -> None:
        if event.key in OWN_KEYS:
            event.prevent_default()
            event.stop()
            self.post_message(self.Moved(OWN_KEYS[event.key]))
        else:
            await super()._on_key(event)

    def action_complete(self) -> None:
        self.post_message(self.Completed())
