"""What stands before the table for a moment: a page to read, and the question whether to leave."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from deadwood.cli.full.widgets import Panel, ansi


class PageScreen(ModalScreen[None]):
    """Lines to read, and what Enter does then. Nothing of the table shows behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space", "done", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(10)", show=False, priority=True),
        Binding("pageup", "scroll(-10)", show=False, priority=True),
    ]

    def __init__(self, lines: list[str], button: str) -> None:
        super().__init__()
        self.lines: Final = lines
        self.button: Final = button

    def compose(self) -> ComposeResult:
        page = Panel("page")
        page.body.update(ansi(self.lines))
        yield page
        with Vertical(id="bar"):
            yield Static(self.button, id="button", markup=False)

    def on_mount(self) -> None:
        self.fit()

    def on_resize(self) -> None:
        self.fit()

    def fit(self) -> None:
        """The button is always on the screen."""
        width = max(20, min(108, self.app.size.width) - 4)
        below = -(-len(self.button) // width)
        self.query_one("#page").styles.max_height = max(3, self.app.size.height - below)
        self.query_one("#page").display = bool(self.lines)

    def action_scroll(self, by: int) -> None:
        self.query_one("#page").scroll_relative(y=by, animate=False)

    def action_done(self) -> None:
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self.query_one("#button"):
            self.dismiss()


class LeaveScreen(ModalScreen[bool]):
    """Whether to leave: staying comes first, and whoever presses Ctrl-C once more goes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer(False)", show=False),
        Binding("ctrl+c,ctrl+d,ctrl+q,f10", "answer(True)", show=False, priority=True),
    ]

    def __init__(self, question: str, stay: str, leave: str) -> None:
        super().__init__()
        self.question: Final = question
        self.answers: Final = [stay, leave]

    def compose(self) -> ComposeResult:
        with Vertical(id="ask"):
            yield Static(self.question, id="what", markup=False)
            yield OptionList(*self.answers, classes="answers", markup=False)

    def action_answer(self, leaves: bool) -> None:
        self.dismiss(leaves)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index == 1)
